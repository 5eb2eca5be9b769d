"""Tips of the first games: one line, gone once the thing was done or put away, never in the way."""

from __future__ import annotations

from typing import Any

from browser.player import Open, act, by_keys, position
from browser.test_fit import OVERLAPS
from playwright.sync_api import Page, expect

LAY = "Choose a card, then the pile it goes on."
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}


def at_my_turn(page: Page) -> None:
    """Plays now, and through what comes before the first card."""
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".frame")).to_be_visible()
    if any("claim" in move for move in position(page)["view"]["mine"]["legal"]):
        act(page, by_keys)
    expect(page.locator(".missing")).to_be_visible()


def test_a_tip_is_gone_once_it_was_done_and_does_not_come_back(open_page: Open) -> None:
    page = open_page(tips=True)
    at_my_turn(page)
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".tip")).to_have_count(1)
    act(page, by_keys)
    expect(page.get_by_text(LAY)).to_have_count(0)
    page.reload()
    expect(page.locator(".status")).to_be_visible()
    expect(page.locator(".tip").get_by_text(LAY)).to_have_count(0)
    assert "the-game-lay" in page.evaluate("JSON.parse(localStorage.getItem('stammtisch.tips-gone'))")


def test_a_tip_is_put_away_for_good_and_was_heard(open_page: Open) -> None:
    page = open_page(tips=True)
    page.get_by_role("button", name="Play now").nth(1).click()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("suits the dice")
    expect(page.get_by_role("log").filter(has_text="suits the dice")).to_have_count(1)
    assert page.evaluate(OVERLAPS) == []
    tip.get_by_role("button", name="Put this tip away").click()
    expect(tip).to_have_count(0)
    page.reload()
    expect(page.locator(".status")).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(tip).to_have_count(0)


def test_there_is_no_tip_where_there_is_no_room(open_page: Open) -> None:
    page = open_page(tips=True, **SMALL)
    page.get_by_role("button", name="Play now").nth(1).click()
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".tip")).to_be_visible()


def test_there_are_none_after_the_first_games_and_none_in_lessons(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").nth(1).click()
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
    lesson = open_page("/learn/raise", tips=True)
    expect(lesson.locator("[data-card]").first).to_be_visible()
    expect(lesson.locator(".tip")).to_have_count(0)
