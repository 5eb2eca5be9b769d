"""The daily deal: the same cards for everybody, one attempt that counts, and proof on the day after."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from browser.conftest import Server
from browser.player import Open, act, by_keys, play_out, position, requests_of, table_id
from browser.test_fit import NARROW
from browser.test_pages import clean
from playwright.sync_api import Page, expect

DAY = 86_400
PAR = 6
LIES = f"""
import time
bots.BOTS.update(every)
ahead = Path(sys.argv[2]).with_name("ahead")
now = lambda: time.time() + float(ahead.read_text())
settings = replace(settings, clock=now, par_games={PAR}, par_after=0.0)
"""


class Days(Server):
    """A server whose clock can be put forward."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, LIES)
        self._ahead = folder / "ahead"
        self.put_forward(0)

    def put_forward(self, days: int) -> None:
        self._ahead.write_text(str(days * DAY), encoding="utf-8")


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    running = Days(tmp_path_factory.mktemp("days"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def days(calendar: Days) -> Days:
    calendar.put_forward(0)
    return calendar


def begin(page: Page, game: str) -> str:
    """The game's deal of today, from the page of the day."""
    page.goto("/daily")
    page.get_by_role("article", name=game).get_by_role("button", name="Play today’s deal").click()
    table = table_id(page)
    expect(page.locator("[data-card]").first).to_be_visible()
    return table


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return sorted(cards)


@pytest.mark.parametrize("game", ["THE GAME", "RAISE"])
def test_two_browsers_get_the_same_cards(open_page: Open, days: Days, game: str) -> None:
    anna, ben = open_page("/", at=days), open_page("/", at=days)
    assert begin(anna, game) != begin(ben, game)
    assert hand(anna) == hand(ben)


def test_the_first_attempt_counts_by_keyboard_alone_and_stays_private_until_midnight(
    open_page: Open, days: Days, axe: str
) -> None:
    anna = open_page("/daily", at=days, permissions=["clipboard-read", "clipboard-write"])
    expect(anna.get_by_text(f"Par, from {PAR} games").first).to_be_visible()
    day, commitment = anna.evaluate("new Date().toISOString().slice(0, 10)"), hash_of(anna)
    play = anna.get_by_role("article", name="THE GAME").get_by_role("button", name="Play today’s deal")
    while not play.evaluate("one => one === document.activeElement"):
        anna.keyboard.press("Tab")
    anna.keyboard.press("Enter")
    table = table_id(anna)
    play_out(anna, by_keys)
    mine = anna.locator("section").filter(has=anna.get_by_role("heading", name="Today’s deal"))
    expect(mine).to_contain_text("of the bots")
    expect(mine).to_contain_text("only you can see the record and the replay")
    expect(mine).to_contain_text("One day in a row")
    expect(anna.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    expect(anna.get_by_role("button", name="Verify the deal")).to_have_count(0)
    for scheme in ("light", "dark"):
        anna.emulate_media(color_scheme=scheme)
        clean(anna, axe)

    mine.get_by_role("button", name="Share without spoilers").click()
    expect(anna.get_by_text("Copied.")).to_be_visible()
    told = anna.evaluate("navigator.clipboard.readText()").split("\n")
    assert told[-1] == f"{days.url}/daily/{day}"
    assert set(told[2]) <= set("🟨⬜ 🏆")
    ben = open_page(f"/t/{table}/replay", at=days, quiet=False)
    expect(ben.get_by_role("heading", name="Nothing on this table")).to_be_visible()

    # A further attempt is practice: the first result stays.
    anna.goto("/daily")
    deal = anna.get_by_role("article", name="THE GAME")
    result = deal.locator(".result").inner_text()
    deal.get_by_role("button", name="Play it again for practice").click()
    anna.wait_for_function("table => !location.pathname.includes(table)", arg=table)
    assert table_id(anna) != table
    anna.goto("/")
    expect(anna.locator(".today li").first).to_contain_text(result)

    # After midnight the secret is shown, and belongs to what stood there before anybody played.
    days.put_forward(1)
    late = open_page("about:blank", at=days)
    late.clock.install(time=datetime.fromtimestamp(time.time() + DAY))
    late.goto("/daily")
    expect(late.get_by_role("heading", name="Today’s deal")).to_be_visible()
    assert hash_of(late) != commitment
    late.goto(f"/daily/{day}")
    expect(late.get_by_role("heading", name="A past day’s deal")).to_be_visible()
    assert hash_of(late) == commitment
    expect(late.get_by_text("the fingerprint is that of the secret").first).to_be_visible()
    expect(late.get_by_role("button", name="Play today’s deal")).to_have_count(0)
    clean(late, axe)
    late.goto(f"/t/{table}/replay")
    expect(late.locator(".frame")).to_be_visible()
    anna.clock.install(time=datetime.fromtimestamp(time.time() + DAY))
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Verify the deal").click()
    expect(anna.get_by_text("draws follow from the secret")).to_be_visible()


def hash_of(page: Page) -> str:
    article = page.get_by_role("article", name="THE GAME")
    if not article.locator("dd").first.is_visible():
        article.get_by_text("Is it the same deal for all?").click()
    return str(article.locator("dd").first.inner_text())


def test_whoever_keeps_nothing_plays_for_practice_and_sends_no_key(open_page: Open, days: Days) -> None:
    page = open_page("/me/key", at=days)
    page.get_by_role("switch", name="Keep my games").press(" ")
    sent = requests_of(page)
    page.goto("/daily")
    expect(page.get_by_text("so this is practice only").first).to_be_visible()
    begin(page, "THE GAME")
    act(page, by_keys)
    page.goto("/daily")
    article = page.get_by_role("article", name="THE GAME")
    expect(article.get_by_role("button", name="Play today’s deal")).to_be_visible()
    assert sent
    assert not [one.url for one in sent if "stammtisch-key" in one.headers]
    assert page.evaluate("localStorage.getItem('stammtisch.key')") is None


def test_the_attempt_goes_on_where_it_was_left_also_on_another_device(open_page: Open, days: Days) -> None:
    page = open_page("/", at=days)
    table = begin(page, "THE GAME")
    act(page, by_keys)
    at = position(page)["at"]
    key = page.evaluate("localStorage.getItem('stammtisch.key')")
    other = open_page("/me", at=days, **NARROW)
    other.evaluate("key => localStorage.setItem('stammtisch.key', key)", key)
    other.goto("/")
    other.locator(".today li").first.get_by_role("button", name="Continue").click()
    assert table_id(other) == table
    assert position(other)["at"] == at


def test_a_day_that_never_was_says_so(open_page: Open, days: Days) -> None:
    page = open_page("/daily/1999-12-31", at=days, quiet=False)
    expect(page.get_by_text("There is no deal for this day.")).to_be_visible()
