"""Tips of the first games: one line, gone once the thing was done or put away, never in the way."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import PHONE
from browser.ear import Ear
from browser.player import Open, act, by_keys, position
from browser.test_fit import MISFITS, OVERLAPS
from browser.test_raise import COVERED
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


def test_a_tip_is_put_away_by_a_key_that_is_listed(open_page: Open) -> None:
    page = open_page(tips=True)
    page.get_by_role("button", name="Play now").nth(1).click()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("suits the dice")
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys").locator("dl > div", has_text="put the tip away")
    expect(listed).to_have_text("X put the tip away", use_inner_text=True)
    page.keyboard.press("x")  # not while a sheet is open
    page.keyboard.press("Escape")
    expect(tip).to_contain_text("suits the dice")
    page.keyboard.press("x")
    expect(tip).to_have_count(0)


def test_a_tip_is_heard_once_and_after_what_is_to_be_done(open_page: Open) -> None:
    page = open_page(tips=True)
    ear = Ear(page)
    page.get_by_role("button", name="Play now").nth(1).click()
    ear.wait("^Lay your first card")
    ear.wait("suits the dice")
    page.set_viewport_size(SMALL["viewport"])  # no room: it goes, and comes back
    expect(page.locator(".tip")).to_have_count(0)
    page.set_viewport_size(PHONE["viewport"])
    expect(page.locator(".tip")).to_be_visible()
    assert sum("suits the dice" in line for line in ear.lines()) == 1


# Controls that a tap in their middle would miss.
MISSED = """() => [...document.querySelectorAll('.frame button, .frame a')].filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect()
  if (!width || !one.checkVisibility({ visibilityProperty: true })) return false
  return !one.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 22)))
}).map(one => one.ariaLabel || one.textContent)"""


@pytest.mark.parametrize(("game", "overlaps"), [(0, OVERLAPS), (1, COVERED)], ids=["the game", "raise"])
@pytest.mark.parametrize("language", ["de", "hu"])
def test_a_tip_hides_no_control_and_every_tap_meets_its_own(
    open_page: Open, game: int, overlaps: str, language: str
) -> None:
    page = open_page(tips=True, **{**PHONE, "locale": language})
    page.locator("article button.main").nth(game).tap()
    expect(page.locator("[data-card]").first).to_be_visible()
    if any("claim" in move for move in position(page)["view"]["mine"]["legal"]):
        page.keyboard.press("3")
    expect(page.locator(".tip")).to_be_visible()
    found = {}
    for width, height in ((360, 740), (390, 844), (768, 1024), (1280, 800), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(page.locator(".tip")).to_be_visible()
        wrong = [said for look in (overlaps, MISFITS, MISSED) for said in page.evaluate(look)]
        if wrong:
            found[f"{width}x{height}"] = wrong
    assert found == {}


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
