"""The coach during play: wished and seen by all, a hint on the table, a question before a blunder."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser.album import BOT, KEEP, PEOPLE, Table, ask, new_table
from browser.conftest import AXE, Server
from browser.player import Open
from browser.reviews import ANNA, lay
from browser.test_fit import MISFITS, NARROW
from browser.test_pages import clean
from playwright.sync_api import Page, expect


def at(open_page: Open, table: Table, seat: int | None = 0, **how: Any) -> Page:
    page = open_page("/nowhere", **how)
    if seat is not None:
        page.evaluate(KEEP, json.dumps([table.kept(seat)]))
    page.goto(f"/t/{table.id}")
    expect(page.locator(".frame")).to_be_visible()
    return page


def wish(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("group", name="Coach").get_by_text("On", exact=True).click()


def alone(server: Server, game: str) -> Table:
    return new_table(server, game, ANNA) if game == "the-game" else new_table(server, game, ANNA, BOT)


def test_the_coach_is_off_until_somebody_wishes_it(open_page: Open, server: Server) -> None:
    table = alone(server, "the-game")
    page = at(open_page, table)
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page.locator('[aria-keyshortcuts="G"]')).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("group", name="Coach").get_by_role("radio", name="Off")).to_be_checked()


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_hint_is_drawn_on_the_table_and_goes_when_it_is_played(
    open_page: Open, server: Server, game: str
) -> None:
    table = alone(server, game)
    page = at(open_page, table)
    wish(page)
    expect(page.get_by_text("The coach is on for everybody here.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ask the coach for a hint")).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator(".sentence")).to_contain_text("Hint:")
    expect(page.locator(".since")).to_contain_text("Chance to win")
    expect(page.locator(".frame .advised").first).to_be_visible()
    hint = ask(server, "POST", f"/tables/{table.id}/hint", {}, table.tokens[0])
    lay(page, hint["acts"][0])
    if len(hint["acts"]) > 1:
        second = hint["acts"][1]
        expect(page.locator(".sentence")).to_contain_text("Hint:")
        lay(page, second)
        for move in hint["acts"][2:]:
            lay(page, move)
    expect(page.locator(".sentence")).not_to_contain_text("Hint:")
    assert table.view(0)["table"]["coached"]


def test_everybody_has_to_agree_and_everybody_sees_it(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE, BOT)
    anna, ben, guest = (at(open_page, table, seat) for seat in (0, 1, None))
    wish(anna)
    expect(anna.get_by_text("Still missing: Ben")).to_be_visible()
    expect(ben.get_by_text("Anna would like to play with the coach.")).to_be_visible()
    expect(guest.get_by_role("button", name="Anna would like to play with the coach.")).to_be_visible()
    assert not table.view(0)["table"]["coach"]["on"]
    ben.get_by_role("button", name="Agree").click()
    for page in (ben, guest):
        expect(page.locator('[aria-keyshortcuts="G"].on')).to_be_visible()
    expect(anna.get_by_text("The coach is on for everybody here.")).to_be_visible()


def warned(page: Page, table: Table) -> dict[str, Any]:
    """A legal move that this page is told to be costly; how the server judges is tested there."""
    move: dict[str, Any] = next(move for move in table.view(0)["view"]["mine"]["legal"] if "play" in move)
    answer = {"loss": 0.18, "noise": 0.02, "better": [], "reasons": [REASON]}
    page.route("**/warning", lambda route: route.fulfill(json=answer))
    return move


REASON = {"key": "the-game-better-steps", "values": {"steps": 3, "instead": 40}}


def test_warn_me_asks_before_a_costly_move(open_page: Open, server: Server) -> None:
    table = alone(server, "the-game")
    page = at(open_page, table)
    expect(page.locator("[data-card]").first).to_be_visible()
    wish(page)
    group = page.get_by_role("group", name="Warn me before costly moves?")
    group.get_by_text("yes").click()
    expect(group.get_by_role("radio", name="yes")).to_be_checked()
    page.keyboard.press("Escape")
    move = warned(page, table)
    before = table.view(0)["at"]
    lay(page, move)
    asks = page.get_by_role("dialog", name="are you sure?")
    expect(asks).to_contain_text("this costs 18 percentage points of your chance to win")
    expect(asks).to_contain_text("All steps together: 3 instead of 40.")
    clean(page, AXE.read_text(encoding="utf-8"))
    asks.get_by_role("button", name="Choose again").click()
    expect(asks).to_have_count(0)
    assert table.view(0)["at"] == before
    lay(page, move)
    asks.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(f'[data-pile="{move["play"][1]}"] .top')).to_contain_text(str(move["play"][0]))
    assert table.view(0)["at"] > before
    page.reload()
    page.get_by_role("button", name="More", exact=True).click()
    expect(group.get_by_role("radio", name="yes")).to_be_checked()  # kept in this browser


def test_a_table_is_set_up_with_the_coach_and_its_result_says_so(open_page: Open, server: Server) -> None:
    page = open_page("/new/the-game")
    page.get_by_role("group", name="Coach").get_by_text("On", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[aria-keyshortcuts="G"].on')).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("ask the coach for a hint")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("Played with the coach.")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", ["the-game", "raise"])
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_with_a_hint_and_it_fits(
    open_page: Open, server: Server, game: str, scheme: str
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    table = alone(server, game)
    ask(server, "PUT", f"/tables/{table.id}/coach", {"on": True}, table.tokens[0])
    for how in ({}, NARROW):
        page = at(open_page, table, color_scheme=scheme, **how)
        page.locator('[aria-keyshortcuts="G"].ready').click()
        expect(page.locator(".status.hinted")).to_be_visible()
        clean(page, axe)
        assert page.evaluate(MISFITS) == []
