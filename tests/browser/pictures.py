"""Pictures of the real pages, for the README: `python tests/browser/pictures.py` (`make pictures`).

Another folder can be named; with `--png` they are larger, and without loss.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.error
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, Server, find_browser
from browser.player import best
from browser.test_pages import ask

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"phone": (390, 844, 2), "desktop": (1440, 900, 1)}
NAMES = ("Anna", "Ben", "Carla")
KEEP = "kept => localStorage.setItem('stammtisch.tables', kept)"


@dataclass(frozen=True)
class Table:
    """A game that has come some way: Anna sits at this browser, Ben is played from here, Carla is a bot."""

    server: Server
    game: str
    id: str
    tokens: tuple[str, str]
    host: str
    join: str

    def view(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = ask(self.server, "GET", f"/tables/{self.id}", token=self.tokens[seat])
        return found

    def play(self, seat: int, move: dict[str, Any]) -> bool:
        body = {"at": self.view(seat)["at"], "move": move}
        try:
            ask(self.server, "POST", f"/tables/{self.id}/moves", body, self.tokens[seat])
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise
            return False
        return True

    def finish(self) -> None:
        """Bots play on for everybody, to the end."""
        for seat in (0, 1):
            ask(self.server, "PUT", f"/tables/{self.id}/seats/{seat}", {"kind": "bot"}, self.tokens[seat])
        while self.view(0)["table"]["state"] != "over":
            time.sleep(0.1)

    def kept(self, seat: int = 0) -> dict[str, Any]:
        """What the browser of Anna (0) or Ben (1) would remember."""
        return {
            "table": self.id,
            "game": self.game,
            "code": self.join,
            "tokens": {str(seat): self.tokens[seat]},
            "host": None if seat else self.host,
            "names": list(NAMES),
            "phase": "running",
            "result": None,
            "seen": 0,
        }


def sensible(game: str, view: dict[str, Any]) -> dict[str, Any] | None:
    if game == "the-game":
        return best(view)
    legal: list[dict[str, Any]] = view["mine"]["legal"]
    raises = [move for move in legal if "raise" in move]
    return min(raises, key=lambda move: len(move["raise"])) if raises else legal[0] if legal else None


def table(server: Server, game: str, moves: int) -> Table:
    """A table at which Anna is to act after about so many moves of Anna and Ben."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in NAMES[:2]]
    seats.append({"kind": "bot", "bot": "greedy", "name": NAMES[2]})
    made = ask(server, "POST", "/tables", {"game": game, "seats": seats, "options": {}, "pace": 0})
    tokens = (made["seats"][0]["token"], made["seats"][1]["token"])
    found = Table(server, game, made["table"], tokens, made["host"], made["join"])
    done = 0
    while True:
        for seat in (0, 1):
            view = found.view(seat)["view"]
            public = view["public"]
            assert public["result"] is None, "the game was over too soon"
            if done >= moves and public["acting"] == [0] and not public.get("played"):
                return found
            if view["mine"]["legal"] and (move := sensible(game, view)):
                done += found.play(seat, move)
        time.sleep(0.02)


def middle(server: Server, game: str, moves: int) -> Table:
    for _ in range(20):
        try:
            return table(server, game, moves)
        except AssertionError:
            continue
    raise AssertionError(f"no game of {game} lasts {moves} moves")


def pages(browser: Browser, server: Server, kept: str) -> Iterator[tuple[str, Page]]:
    """A page for each size and theme, signed `phone-light` and so on."""
    for size, (width, height, scale) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                base_url=server.url,
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                has_touch=size == "phone",
                is_mobile=size == "phone",
                color_scheme="dark" if theme == "dark" else "light",
            )
            page = context.new_page()
            page.goto("/nowhere")
            page.evaluate(KEEP, kept)
            yield f"{size}-{theme}", page
            context.close()


def take(page: Page, folder: Path, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    if "--png" in sys.argv:
        page.screenshot(path=folder / f"{name}.png")
    else:  # a fifth of the size
        page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=86)


def main() -> None:
    """Anna's evening: home, set-up, both tables, the result, the replay."""
    folder = next((Path(word) for word in sys.argv[1:] if not word.startswith("-")), FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright.chromium.executable_path), args=list(ARGUMENTS)
        )
        try:
            photograph(browser, server, folder)
        finally:
            browser.close()
            server.stop()


def photograph(browser: Browser, server: Server, folder: Path) -> None:
    the_game, raising = middle(server, "the-game", 26), middle(server, "raise", 14)
    the_game.play(1, {"signal": {"pile": "B", "word": "spare"}})
    the_game.play(1, {"signal": {"pile": "C", "word": "take"}})
    the_game.play(1, {"signal": {"self": "trouble"}})
    over = middle(server, "the-game", 0)
    over.finish()
    friend = browser.new_context(base_url=server.url)
    for one in (the_game, raising):
        page = friend.new_page()
        page.goto("/nowhere")
        page.evaluate(KEEP, json.dumps([one.kept(1)]))
        page.goto(f"/t/{one.id}")
        page.locator(".frame").wait_for()
    kept = json.dumps([one.kept() for one in (the_game, raising, over)])
    for sign, page in pages(browser, server, kept):
        for name, path in (
            ("home", "/"),
            ("set-up", "/new/the-game"),
            ("replay", f"/t/{over.id}/replay?step=60"),
            ("result", f"/t/{over.id}"),
        ):
            page.goto(path)
            take(page, folder, f"{name}-{sign}")
        page.goto(f"/t/{raising.id}")
        take(page, folder, f"raise-{sign}")
        page.goto(f"/t/{the_game.id}")
        move = best(the_game.view(0)["view"])
        assert move
        page.locator(f'[data-card="{move["play"][0]}"]').click(position={"x": 14, "y": 30})
        take(page, folder, f"the-game-{sign}")


if __name__ == "__main__":
    main()
