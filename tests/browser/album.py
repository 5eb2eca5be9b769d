"""One evening at the tables and every page of it, in whatever language the browser asks for.

The pictures and the tests of texts turn the same leaves, so no page is forgotten in either.
"""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser.conftest import Server
from browser.own_games import tell
from browser.player import best
from playwright.sync_api import Page, WebSocketRoute, expect

NAMES = ("Anna", "Ben", "Carla")
KEEP = "kept => localStorage.setItem('stammtisch.tables', kept)"


def ask(
    server: Server, method: str, path: str, body: Any = None, token: str | None = None, key: str | None = None
) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Stammtisch-Key": key} if key else {})
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}/api{path}", method=method, data=data, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@dataclass(frozen=True)
class Table:
    """A game that has come some way: Anna sits at this browser, Ben is played from here, Carla is a bot."""

    server: Server
    game: str
    id: str
    tokens: tuple[str, ...]
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

    def kept(self, *seats: int) -> dict[str, Any]:
        """What the browser of Anna (0) or Ben (1), or of both, would remember."""
        held = seats or (0,)
        return {
            "table": self.id,
            "game": self.game,
            "code": self.join,
            "tokens": {str(seat): self.tokens[seat] for seat in held},
            "host": self.host if 0 in held else None,
            "names": list(NAMES),
            "phase": "running",
            "result": None,
            "seen": 0,
        }


def new_table(server: Server, game: str, *seats: dict[str, Any], **options: Any) -> Table:
    made = ask(server, "POST", "/tables", {"game": game, "seats": seats, "options": options, "pace": 0})
    tokens = tuple(seat["token"] for seat in made["seats"] if seat["token"])
    return Table(server, game, made["table"], tokens, made["host"], made["join"])


PEOPLE: tuple[dict[str, Any], ...] = tuple({"kind": "me", "name": name} for name in NAMES[:2])
BOT = {"kind": "bot", "bot": "greedy", "name": NAMES[2]}


def sensible(game: str, view: dict[str, Any]) -> dict[str, Any] | None:
    if game == "the-game":
        return best(view)
    legal: list[dict[str, Any]] = view["mine"]["legal"]
    raises = [move for move in legal if "raise" in move]
    return min(raises, key=lambda move: len(move["raise"])) if raises else legal[0] if legal else None


def overtaking(view: dict[str, Any]) -> set[str]:
    """The cards of RAISE that overtake without help."""
    return {way["cards"][0] for way in view["mine"]["raises"] if len(way["cards"]) == 1}


def enough_and_too_little(view: dict[str, Any]) -> bool:
    """One may raise with this card, to a field of two figures, and not with that one."""
    enough = [card["card"] in overtaking(view) for card in view["mine"]["hand"]]
    return len(enough) > 3 and any(enough) and not all(enough) and view["mine"]["beyond"] > 8


def begun(server: Server, game: str, moves: int) -> Table | None:
    """A table at which Anna is to act after about so many moves of Anna and Ben; None if it ended before."""
    found = new_table(server, game, *PEOPLE, BOT)
    done = 0
    while True:
        for seat in (0, 1):
            view = found.view(seat)["view"]
            public = view["public"]
            if public["result"] is not None:
                return None
            ready = game == "the-game" or enough_and_too_little(view)
            if ready and done >= moves and public["acting"] == [0] and not public.get("played"):
                return found
            if view["mine"]["legal"] and (move := sensible(game, view)):
                done += found.play(seat, move)
        time.sleep(0.02)


def middle(server: Server, game: str, moves: int) -> Table:
    for _ in range(20):
        if found := begun(server, game, moves):
            return found
    raise AssertionError(f"no game of {game} lasts {moves} moves")


@dataclass(frozen=True)
class Evening:
    """The tables of Anna's evening, by what they are for."""

    playing: dict[str, Table]
    over: dict[str, Table]
    claiming: Table
    choosing: Table
    shared: Table
    inviting: Table
    away: Table
    reviewed: dict[str, Table]
    coached: dict[str, Table]

    @property
    def kept(self) -> str:
        mine = [
            *self.playing.values(),
            *self.over.values(),
            self.claiming,
            self.choosing,
            self.inviting,
            self.away,
            *self.reviewed.values(),
            *self.coached.values(),
        ]
        return json.dumps([*(table.kept() for table in mine), self.shared.kept(0, 1)])


def evening(server: Server) -> Evening:
    from browser.reviews import badly_played  # which needs the tables of this file

    reviewed = {game: badly_played(server, game) for game in ("the-game", "raise")}
    for table in reviewed.values():  # made while the others are played
        ask(server, "GET", f"/tables/{table.id}/review", token=table.tokens[0])
    coached = {game: new_table(server, game, PEOPLE[0], BOT) for game in reviewed}
    for table in coached.values():
        ask(server, "PUT", f"/tables/{table.id}/coach", {"on": True}, table.tokens[0])
    playing = {game: middle(server, game, moves) for game, moves in (("the-game", 26), ("raise", 14))}
    for signal in ({"pile": "B", "word": "spare"}, {"pile": "C", "word": "take"}, {"self": "trouble"}):
        playing["the-game"].play(1, {"signal": signal})
    over = {game: middle(server, game, 0) for game in playing}
    for table in over.values():
        table.finish()
    away = new_table(server, "raise", *PEOPLE)
    ask(server, "PUT", f"/tables/{away.id}/seats/0", {"kind": "bot"}, away.tokens[0])
    return Evening(
        playing,
        over,
        new_table(server, "the-game", *PEOPLE, BOT),
        new_table(server, "raise", *PEOPLE, BOT),
        new_table(server, "raise", *PEOPLE),
        new_table(server, "the-game", PEOPLE[0], {"kind": "open"}, BOT),
        away,
        reviewed,
        coached,
    )


def noted(found: Evening) -> str:
    """The evening as text, once its reviews are done."""
    from browser.reviews import review_of

    for table in found.reviewed.values():
        review_of(table)

    def plain(one: Any) -> Any:
        if isinstance(one, Table):
            return {name: value for name, value in vars(one).items() if name != "server"}
        return {name: plain(table) for name, table in one.items()}

    return json.dumps(plain(vars(found)))


def recalled(file: Path, server: Server) -> Evening:
    """The evening as it was noted, at a server that has its database."""

    def table(one: Any) -> Any:
        if "tokens" in one:
            return Table(server, **{**one, "tokens": tuple(one["tokens"])})
        return {name: table(inner) for name, inner in one.items()}

    return Evening(**table(json.loads(file.read_text(encoding="utf-8"))))


def late(page: Page) -> None:
    """Shows RAISE with the longest figures that a player's count gets, however the games went."""

    def lengthen(said: str | bytes) -> str | bytes:
        assert isinstance(said, str)
        return re.sub(r'"draw_count": ?\d+', '"draw_count":24', re.sub(r'"score": ?\d+', '"score":188', said))

    def between(stream: WebSocketRoute) -> None:
        server = stream.connect_to_server()
        server.on_message(lambda said: stream.send(lengthen(said)))

    page.route_web_socket(re.compile("/stream"), between)


# The leaves. No word of any language is used to find the way.

Leaf = Callable[[Page, Evening], None]


def _page(path: str, seen: str = "main h1") -> Leaf:
    def turn(page: Page, _evening: Evening) -> None:
        page.goto(path)
        expect(page.locator(seen).first).to_be_visible()

    return turn


def _table(game: str, *keys: str, seen: str = "[data-card]") -> Leaf:
    def turn(page: Page, evening: Evening) -> None:
        page.goto(f"/t/{evening.playing[game].id}")
        expect(page.locator("[data-card]").first).to_be_visible()
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator(seen).first).to_be_visible()

    return turn


def _pressed(game: str, button: str) -> Leaf:
    def turn(page: Page, evening: Evening) -> None:
        _table(game)(page, evening)
        page.locator(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return turn


def _noticed(page: Page, evening: Evening) -> None:
    _pressed("the-game", ".frame header > :last-child")(page, evening)
    page.locator("dialog .acts button:nth-child(2)").click()
    expect(page.locator("dialog [role=switch], dialog h3").first).to_be_visible()


def _at(which: Callable[[Evening], Table], seen: str, rest: str = "") -> Leaf:
    def turn(page: Page, evening: Evening) -> None:
        page.goto(f"/t/{which(evening).id}{rest}")
        expect(page.locator(seen).first).to_be_visible()

    return turn


def _card_chosen(page: Page, evening: Evening) -> None:
    """A card that fits, so that its piles light up."""
    _table("the-game")(page, evening)
    move = best(evening.playing["the-game"].view(0)["view"])
    assert move
    page.locator(f'[data-card="{move["play"][0]}"]').click(position={"x": 14, "y": 30})


def _raised(overtakes: bool) -> Leaf:
    """A card that is enough is taken up, or one that is not."""

    def turn(page: Page, evening: Evening) -> None:
        _table("raise")(page, evening)
        view = evening.playing["raise"].view(0)["view"]
        card = next(
            card["card"] for card in view["mine"]["hand"] if (card["card"] in overtaking(view)) == overtakes
        )
        page.locator(f'[data-card="{card}.1"]').click()
        expect(page.locator("[data-ghost]")).to_be_visible()

    return turn


def _own(path: str, seen: str, press: str | None = None) -> Leaf:
    """A page about Anna's own games."""

    def turn(page: Page, evening: Evening) -> None:
        tell(page)
        page.goto(path.format(table=evening.over["the-game"].id))
        expect(page.locator(seen).first).to_be_visible()
        if press:
            page.locator(press).first.click()

    return turn


def _reviewed(game: str, rest: str = "", seen: str = "#moment", more: str = "") -> Leaf:
    """A review that is done; `more` is pressed."""

    def turn(page: Page, evening: Evening) -> None:
        from browser.reviews import review_of

        review_of(evening.reviewed[game])
        page.goto(f"/t/{evening.reviewed[game].id}/review{rest}")
        expect(page.locator(seen).first).to_be_visible()
        if more:
            page.locator(more).click()

    return turn


def _hinted(game: str) -> Leaf:
    def turn(page: Page, evening: Evening) -> None:
        table = evening.coached[game]
        for _ in range(600):
            legal = table.view(0)["view"]["mine"]["legal"]
            if legal and "claim" not in legal[0]:
                break
            if legal:
                table.play(0, legal[-1])
            time.sleep(0.02)
        page.goto(f"/t/{table.id}")
        page.locator('[aria-keyshortcuts="G"].ready').click()
        expect(page.locator(".status.hinted")).to_be_visible()

    return turn


def _pictures(page: Page, _evening: Evening) -> None:
    page.goto("/new/raise")
    page.locator("[aria-haspopup=dialog]").first.click()
    expect(page.locator("dialog")).to_be_visible()


LEAVES: dict[str, Leaf] = {
    "home": _page("/"),
    "set-up-the-game": _page("/new/the-game"),
    "set-up-raise": _page("/new/raise"),
    "pictures": _pictures,
    "join": _page("/j/"),
    "mail": _page("/mail/confirm/x", "main h1"),
    "lost": _page("/nowhere"),
    "invite": _at(lambda evening: evening.inviting, ".code"),
    "curtain": _at(lambda evening: evening.shared, ".curtain h1"),
    "the-game-claim": _at(lambda evening: evening.claiming, "[data-card]"),
    "the-game": _card_chosen,
    "the-game-log": _table("the-game", "l", seen="dialog"),
    "the-game-keys": _table("the-game", "?", seen="dialog"),
    "the-game-react": _table("the-game", "q", seen="dialog"),
    "the-game-ring": _table("the-game", "r", seen="dialog"),
    "the-game-pile": _table("the-game", "h", seen="dialog"),
    "the-game-menu": _pressed("the-game", ".frame header > :last-child"),
    "the-game-notices": _noticed,
    "the-game-seat": _pressed("the-game", '[data-seat="2"]'),
    "the-game-result": _at(lambda evening: evening.over["the-game"], "main h1"),
    "the-game-replay": _at(lambda evening: evening.over["the-game"], ".frame", "/replay?step=60"),
    "the-game-review": _reviewed("the-game", more="[role=switch]"),
    "the-game-find": _reviewed("the-game", "?find", ".status.turn"),
    "the-game-hint": _hinted("the-game"),
    "raise-choose": _at(lambda evening: evening.choosing, "[data-card]"),
    "raise-away": _at(lambda evening: evening.away, ".stand-in"),
    "raise": _raised(True),
    "raise-short": _raised(False),
    "raise-pass": _table("raise", "p", seen=".acts .danger"),
    "raise-log": _table("raise", "l", seen="dialog"),
    "raise-keys": _table("raise", "?", seen="dialog"),
    "raise-scores": _table("raise", "s", seen="dialog"),
    "raise-pot": _table("raise", "o", seen="dialog"),
    "raise-result": _at(lambda evening: evening.over["raise"], "main h1"),
    "raise-replay": _at(lambda evening: evening.over["raise"], ".frame", "/replay?step=90"),
    "raise-review": _reviewed("raise"),
    "raise-find": _reviewed("raise", "?find", ".status.turn"),
    "raise-hint": _hinted("raise"),
    "learn-the-game": _page("/learn/the-game", "[data-card]"),
    "learn-raise": _page("/learn/raise", "[data-card]"),
    "rules-the-game": _page("/rules/the-game", "main h2"),
    "rules-raise": _page("/rules/raise", "main h2"),
    "today": _own("/", ".today li"),
    "daily": _own("/daily", "article", "summary"),
    "daily-past": _own("/daily/2026-11-14", "article", "summary"),
    "my-games": _own("/me", "main figure"),
    "my-key": _own("/me/key", "main h1", "[aria-labelledby=move] button"),
    "deal": _own("/t/{table}/deal", "main form"),
}
