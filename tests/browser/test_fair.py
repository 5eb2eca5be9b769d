"""What the page says about a deal: as much as it has proven, and against a server that lies."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Server
from browser.player import Open, table_id, token
from browser.test_together import invite, join
from playwright.sync_api import Page, expect

LIES = """
from stammtisch.core.chance import Committed, Contribution, commitment
from stammtisch.server.tables.chance import TableChance
from stammtisch.server.tables.encoder import Encoder
import re
def lie():
    return Path(sys.argv[5]).read_text()
class Skipping:
    def __init__(self, source):
        self.source = source
    def fall(self, chance, index):
        return self.source.fall(chance._replace(number=chance.number + (index > 3)), index)
def mallory(seats):
    return Contribution(seats, commitment(b"m" * 32), b"m" * 32)
honest = TableChance.chance
def chance(self):
    if lie() == "made up":
        return Committed(b"another".ljust(32), self._contributions)
    if lie() == "left out":
        return Skipping(honest(self))
    if lie() == "ignored":
        return Committed(self._secret)
    if lie() == "exchanged":
        self._secret = b"picked afterwards".ljust(32)
    if lie() == "dropped":
        self._contributions = []
    if lie() == "replaced":
        self._contributions = [mallory(self._contributions[0].seats)]
    if lie() == "added":
        self._contributions = [*self._contributions, mallory((1,))]
    return honest(self)
TableChance.chance = chance
told = Encoder.events
def events(self, seat, since):
    found = told(self, seat, since)
    if lie() == "retold":
        other = lambda card: b'"deal":[0,%d]' % (int(card[1]) % 99 + 1)
        again = lambda one: re.sub(rb'"deal":\\[0,(\\d+)\\]', other, bytes(one))
        return [type(one)(again(one)) for one in found]
    return found
Encoder.events = events
"""

CAUGHT = {
    "made up": "what fell in event",
    "left out": "what fell in event",
    "ignored": "what fell in event",
    "exchanged": "the fingerprint is another one than at the start",
    "dropped": "was changed after your browser had sent its own",
    "replaced": "was changed after your browser had sent its own",
    "added": "was changed after your browser had sent its own",
    "retold": "was told differently than before",
}


class Liar(Server):
    """A server that can be told how to cheat."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, LIES)
        self._lie = folder / "lie"
        self.lies("")

    def lies(self, how: str) -> None:
        self._lie.write_text(how, encoding="utf-8")

    def arguments(self) -> list[str]:
        return [*super().arguments(), str(self._lie)]


@pytest.fixture(scope="module")
def liar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Liar]:
    running = Liar(tmp_path_factory.mktemp("liar"))
    running.start()
    yield running
    running.stop()


def play_now(page: Page, game: str) -> None:
    page.locator(f"article.{game}").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main", name="Table")).to_be_visible()


def let_bot_finish(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()


def verify(page: Page, told: str) -> None:
    page.get_by_role("button", name="Verify the deal").click(timeout=60_000)
    expect(page.locator("section[aria-labelledby=fair] [aria-live]")).to_have_text(re.compile(told))


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_whoever_took_part_has_proof_that_nobody_could_steer(
    open_page: Open, game: str, tmp_path: Path
) -> None:
    page = open_page("/")
    play_now(page, game)
    let_bot_finish(page)
    verify(page, r"Nobody could steer this deal\..* all \d+ draws are right\. Took part: ")
    # The same with a program of one's own, out of what the page lets one save.
    page.get_by_text("Fingerprint, secret and random bytes").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save what this browser kept").click()
    kept, record = tmp_path / "kept.json", tmp_path / "game.jsonl"
    saving.value.save_as(kept)
    assert json.loads(kept.read_text()).keys() == {"commitment", "hashes", "value"}
    record.write_text(page.request.get(f"/api/tables/{table_id(page)}/record").text(), encoding="utf-8")
    words = [
        sys.executable,
        "-m",
        "stammtisch",
        "check",
        "--language",
        "en",
        str(record),
        "--kept",
        str(kept),
    ]
    checked = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    assert "nobody could steer this deal" in checked.stdout


@pytest.mark.soak
def test_two_people_both_take_part_also_when_they_play_again(open_page: Open) -> None:
    anna, code = invite(open_page)
    ben = join(open_page, code, "Ben")
    eve = open_page(f"/t/{table_id(anna)}")
    answer = anna.request.put(
        f"/api/tables/{table_id(anna)}/pace",
        data={"pace": 0.2},
        headers={"Authorization": f"Bearer {token(anna)}"},
    )
    assert answer.ok
    for _ in range(2):
        for page in (anna, ben):
            expect(page.get_by_role("main", name="Table")).to_be_visible()
            let_bot_finish(page)
        for page in (anna, ben):
            verify(page, r"Nobody could steer this deal\..*Took part: Anna and Ben")
        anna.get_by_role("button", name="Again, same people").click()
        ben.get_by_role("main").get_by_role("button", name="To the next game").click()
    verify(eve, "this browser saw its fingerprint only after|Your browser took no part")


@pytest.mark.parametrize(
    ("lie", "game"),
    [
        pytest.param(lie, ("the-game", "raise")[number % 2], marks=[pytest.mark.soak] if number % 3 else [])
        for number, lie in enumerate(CAUGHT)
    ],
)
def test_a_lying_server_is_caught(open_page: Open, liar: Liar, lie: str, game: str) -> None:
    game = "the-game" if lie == "retold" else game
    liar.lies("" if lie == "retold" else lie)
    page = open_page("/", at=liar)
    play_now(page, game)
    if lie == "retold":
        liar.lies(lie)
        page.reload()
        expect(page.get_by_role("main", name="Table")).to_be_visible()
        liar.lies("")
    let_bot_finish(page)
    verify(page, rf"This is not right: .*({CAUGHT[lie]})")
