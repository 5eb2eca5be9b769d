"""The host's page is closed: the others see it at once and how long they wait, and go on without the host."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser.album import ask
from browser.conftest import Server
from browser.player import Open, act, by_keys, by_touch
from browser.test_pages import clean
from playwright.sync_api import Page, expect

SECONDS = 9
LIES = f"settings = replace(settings, absent_after={SECONDS})"
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
COUNTS = re.compile(r"In [1-9] sec you can let a bot play for Anna\.")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a host is away after some seconds."""
    running = Server(tmp_path_factory.mktemp("away"), LIES)
    try:
        running.start()
        yield running
    finally:
        running.stop()


class Two:
    """A table of Anna, who has set it up, and Ben, who has come; each with a browser of their own."""

    def __init__(
        self, server: Server, open_page: Open, game: str, open_seats: int = 0, **options: Any
    ) -> None:
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * (1 + open_seats)]
        made = ask(server, "POST", "/tables", {"game": game, "seats": seats, "options": options, "pace": 0})
        taken = ask(server, "POST", f"/tables/{made['table']}/seats", {"name": "Ben"})
        self.server, self.open_page, self.made = server, open_page, made
        self.tokens = {"0": made["seats"][0]["token"], "1": taken["token"]}

    def page(self, seat: str, **how: Any) -> Page:
        """Anna's page (0) or Ben's (1)."""
        page = self.open_page("/nowhere", at=self.server, **how)
        kept = {
            "table": self.made["table"],
            "game": "",
            "code": self.made["join"],
            "tokens": {seat: self.tokens[seat]},
            "host": self.made["host"] if seat == "0" else None,
            "names": ["Anna", "Ben"],
            "phase": "running",
            "result": None,
            "seen": 0,
        }
        page.evaluate("tables => localStorage.setItem('stammtisch.tables', tables)", json.dumps([kept]))
        page.goto(f"/t/{self.made['table']}")
        return page


def test_a_guest_on_a_phone_goes_on_when_the_host_has_gone(
    open_page: Open, patient: Server, phone: dict[str, Any], axe: str
) -> None:
    two = Two(patient, open_page, "the-game", starter=0)
    anna, ben = two.page("0"), two.page("1", **phone)
    for page in (anna, ben):
        page.locator("[data-card]").first.wait_for()
    act(anna, by_keys)
    anna.close()
    expect(ben.locator("[data-seat='0'] .gone")).to_have_text("away")
    expect(ben.locator(".sentence")).to_have_text("Anna is away.")
    expect(ben.locator(".since")).to_have_text(COUNTS)
    expect(ben.get_by_text("You will be next soon.")).to_have_count(0)
    ben.locator("[data-seat='0']").tap()
    sheet = ben.get_by_role("dialog")
    expect(sheet).to_contain_text(COUNTS)
    expect(sheet.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Let a bot play for Anna")).to_be_visible()
    ben.keyboard.press("Escape")
    button = ben.locator(".status").get_by_role("button", name="Let a bot play")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    clean(ben, axe)
    button.tap()
    expect(ben.get_by_role("status").get_by_text("You let a bot play for Anna.")).to_be_visible()
    expect(ben.locator(".status.turn")).to_be_visible()
    act(ben, by_touch)
    ben.get_by_role("button", name="What has happened").tap()
    expect(ben.get_by_role("dialog").get_by_text("You let a bot play for Anna.")).to_be_visible()


def test_the_host_who_is_back_takes_the_seat_and_reads_who_did_it(open_page: Open, patient: Server) -> None:
    two = Two(patient, open_page, "raise")
    anna, ben = two.page("0"), two.page("1")
    for page in (anna, ben):
        page.locator("[data-card]").first.wait_for()
    anna.goto("/nowhere")
    ben.keyboard.press("1")
    ben.keyboard.press("Enter")  # lays a card face down; now the table waits for Anna
    ben.get_by_role("button", name="More", exact=True).click()
    menu = ben.get_by_role("dialog")
    expect(menu).to_contain_text(COUNTS)
    menu.get_by_role("button", name="Let a bot play for Anna").press("Enter")
    expect(ben.get_by_role("button", name=re.compile("Anna.*a bot stands in"))).to_be_visible()
    anna.goto(f"/t/{two.made['table']}")
    log = anna.get_by_role("complementary").get_by_role("group", name="What has happened")
    expect(log.get_by_text("Ben let a bot play for Anna.")).to_be_visible()
    anna.get_by_role("button", name="Play yourself again").click()
    expect(ben.get_by_role("button", name=re.compile("Anna.*a bot stands in"))).to_have_count(0)
    ben.locator("[data-stand='0'] button").click()
    expect(ben.get_by_role("dialog").get_by_role("button", name="Let a bot play for Anna")).to_have_count(0)


def test_a_guest_who_waits_for_others_begins_with_bots(open_page: Open, patient: Server, axe: str) -> None:
    two = Two(patient, open_page, "the-game", open_seats=2)
    anna, ben = two.page("0"), two.page("1", **SMALL)
    expect(ben.get_by_text("The game starts when all seats are taken")).to_be_visible()
    start = ben.get_by_role("button", name="Start now, bots fill up")
    expect(start).to_have_count(0)
    anna.close()
    expect(ben.get_by_text("Anna is away.", exact=True)).to_be_visible()
    expect(ben.locator("main .num").get_by_text(re.compile("In [1-9] sec you can fill"))).to_be_visible()
    expect(start).to_be_visible()
    expect(ben.get_by_role("button", name="Close the table")).to_have_count(0)
    clean(ben, axe)
    ben.get_by_role("button", name="Put a bot on seat 3").click()
    expect(ben.get_by_role("status").get_by_text("You put a bot on a free seat")).to_be_visible()
    start.click()
    ben.locator("[data-card]").first.wait_for()
    expect(ben.get_by_role("status").get_by_text("You filled the free seats with bots")).to_be_visible()
