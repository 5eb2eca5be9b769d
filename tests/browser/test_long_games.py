"""Games over days: the clock at the table and on the first page, nudges, stand-ins, and from game to game."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.album import PEOPLE, Table, ask
from browser.conftest import Server
from browser.player import Open, act, by_keys, table_id
from browser.test_fit import NARROW
from browser.test_pages import clean
from playwright.sync_api import Page, expect

DAY = 86_400
KEY = "ab" * 16
LIES = """
import time
ahead = Path(sys.argv[2]).with_name("ahead")
now = lambda: time.time() + float(ahead.read_text())
settings = replace(settings, clock=now, outbox_every=0.2, absent_after=60)
"""


class Days(Server):
    """A server whose clock can be put forward."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, LIES)
        self._file = folder / "ahead"
        self._days = 0.0
        self.sleep(0)

    def sleep(self, days: float) -> None:
        self._days += days
        self._file.write_text(str(self._days * DAY), encoding="utf-8")


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    running = Days(tmp_path_factory.mktemp("long"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


def table(server: Server, game: str = "the-game", key: str | None = KEY, **more: Any) -> Table:
    """A table of Anna, who has the key and begins, and Ben."""
    options = {"starter": more.pop("starter", 0)} if game == "the-game" else {}
    body = {"game": game, "seats": PEOPLE, "options": options, "pace": 0, **more}
    made = ask(server, "POST", "/tables", body, key=key)
    tokens = tuple(seat["token"] for seat in made["seats"])
    return Table(server, game, made["table"], tokens, made["host"], made["join"])


def with_key(page: Page, key: str = KEY) -> Page:
    page.evaluate("key => localStorage.setItem('stammtisch.key', JSON.stringify(key))", key)
    return page


def clock(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator("li .clock").first).to_contain_text(text)


def test_a_long_game_over_days_with_a_stand_in_who_hands_over(
    open_page: Open, calendar: Days, axe: str
) -> None:
    anna = open_page("/new/the-game?with=friends", at=calendar)
    anna.get_by_role("group", name="Number of players").get_by_text("2", exact=False).first.click()
    expect(anna.get_by_role("group", name="When a turn takes longer")).to_have_count(0)
    anna.get_by_role("group", name="Time for a turn").get_by_text("A day").click()
    anna.get_by_role("group", name="When a turn takes longer").get_by_text("A bot stands in").click()
    anna.get_by_role("button", name="Open the table and invite").click()
    game = table_id(anna)
    code = anna.locator(".code").inner_text()
    ben = open_page(f"/j/{code}", at=calendar)
    expect(ben.get_by_text("When a turn takes longer")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        page.locator("[data-card]").first.wait_for()
        page.keyboard.press("1")  # how keen to start: both alike
    anna.wait_for_function("document.querySelector('.sentence')?.textContent.trim() !== ''")
    first, second = _begins(anna, ben)
    expect(first.locator(".status .clock")).to_contain_text("24")
    expect(second.locator(".seats .clock")).to_contain_text("24")
    calendar.sleep(0.6)
    while "Your turn" in first.title():
        act(first, by_keys)
    second.goto("/")
    clock(second, "24")
    expect(second).to_have_title(re.compile(r"^\(1\) "))
    expect(second.get_by_role("heading", level=2).first).to_have_text("Your turn")
    second.goto("/rules/the-game")  # and forgets about it
    calendar.sleep(0.7)
    first.goto("/")
    clock(first, "7")
    expect(first.get_by_role("heading", level=2).first).to_have_text("Your running games")
    first.goto(f"/t/{game}")
    calendar.sleep(0.4)
    expect(first.get_by_text("A bot plays for").first).to_be_visible()
    expect(first.locator(".status.turn")).to_be_visible()
    first.reload()  # no real clock jumps; the page asks for the time when it is opened
    expect(first.locator(".status .clock")).to_contain_text("24")
    clean(first, axe)
    second.goto(f"/t/{game}")
    expect(second.locator(".sentence")).not_to_have_text("A bot is playing for you.")
    expect(second.locator(".seats .clock")).to_be_visible()
    while "Your turn" in first.title():
        act(first, by_keys)
    expect(second.locator(".status.turn")).to_be_visible()


def _begins(anna: Page, ben: Page) -> tuple[Page, Page]:
    """Who is to act first, and the other."""
    for _ in range(400):
        for first, second in ((anna, ben), (ben, anna)):
            if "Your turn" in first.title() and "Your turn" not in second.title():
                return first, second
        time.sleep(0.05)
    raise AssertionError("nobody begins")


def test_who_is_late_is_reminded_and_the_clock_turns_red_everywhere(
    open_page: Open, calendar: Days, axe: str
) -> None:
    made = table(calendar, turn_time=DAY)
    anna, ben = with_key(open_page("/rules/raise", at=calendar)), open_page("/nowhere", at=calendar)
    kept = made.kept(1)
    ben.evaluate("kept => localStorage.setItem('stammtisch.tables', JSON.stringify([kept]))", kept)
    anna.goto("/")
    anna.get_by_role("link", name="Continue").first.click()
    ben.goto(f"/t/{made.id}")
    expect(anna.locator(".status .clock")).to_contain_text("24")
    calendar.sleep(1.2)
    # Both learn it from the server; neither page's own clock has moved.
    for page in (anna, ben):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(anna.get_by_text("the others are waiting for you")).to_be_visible()
    expect(anna.locator(".status .clock.late")).to_contain_text("5")
    clean(anna, axe)
    phone = with_key(open_page("/rules/raise", at=calendar, **NARROW))
    phone.goto("/")
    expect(phone.locator("li .clock.late")).to_be_visible()
    clean(phone, axe)
    phone.emulate_media(color_scheme="dark")
    clean(phone, axe, "color-contrast")
    tablet = with_key(open_page("/rules/raise", at=calendar))
    tablet.goto(f"/t/{made.id}")  # as by a notification, on a device that knows nothing but the key
    expect(tablet.locator(".status.turn .clock.late")).to_be_visible()


def test_from_game_to_game_by_button_and_by_key(open_page: Open, calendar: Days, axe: str) -> None:
    key = "cd" * 16
    made = [
        table(calendar, key=key, turn_time=DAY),
        table(calendar, "raise", key=key, turn_time=600),
        table(calendar, key=key),
    ]
    table(calendar, key=key, starter=1)  # Ben's turn
    page = with_key(open_page("/rules/raise", at=calendar), key)
    page.goto("/")
    expect(page).to_have_title(re.compile(r"^\(3\) "))
    urgent, long, calm = made[1], made[0], made[2]
    mine = page.locator(".running").first
    expect(mine.locator("li")).to_have_count(3)
    links = mine.get_by_role("link").evaluate_all("all => all.map(one => one.pathname)")
    assert links == [f"/t/{one.id}" for one in (urgent, long, calm)]
    mine.get_by_role("link").first.click()
    following = page.get_by_role("link", name="Next game 2")
    expect(following).to_be_visible()
    clean(page, axe)
    following.click()
    page.wait_for_url(f"**/t/{long.id}")
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("n")
    page.wait_for_url(f"**/t/{calm.id}")
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("the next game where it is your turn")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.wait_for_url(f"**/t/{urgent.id}")
    page.locator("[data-card]").first.wait_for()
    urgent.play(0, urgent.view(0)["view"]["mine"]["legal"][0])
    expect(page).to_have_title(re.compile(r"^\(2\) "))


def test_the_page_of_who_was_replaced_while_it_was_open_gives_the_seat_back_at_a_touch(
    open_page: Open, calendar: Days
) -> None:
    made = table(calendar, key="ef" * 16, turn_time=600, overdue="bot")
    anna = with_key(open_page("/rules/raise", at=calendar), "ef" * 16)
    anna.goto("/")
    anna.get_by_role("link", name="Continue").first.click()
    expect(anna.locator(".status.turn")).to_be_visible()
    calendar.sleep(0.1)
    expect(anna.locator(".sentence")).to_have_text("A bot is playing for you.")
    anna.mouse.click(5, 400)
    expect(anna.get_by_text("You are back")).to_be_visible()
    expect(anna.locator(".sentence")).not_to_have_text("A bot is playing for you.")
    assert not made.view(1)["table"]["seats"][0]["stands_in"]
