"""What the system asks for: less motion, more contrast, its own colours."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from browser.album import LEAVES, Evening, Leaf
from browser.conftest import AXE
from browser.player import Open, act, by_keys
from browser.test_focus import FAINT
from browser.test_pages import clean
from playwright.sync_api import Page, expect

WATCH = """() => {
  window.moved = []
  const look = () => {
    for (const { animationName, transitionProperty, effect } of document.getAnimations())
      window.moved.push(`${animationName ?? transitionProperty ?? 'script'} of ${effect.target.className}`)
    requestAnimationFrame(look)
  }
  look()
}"""


def leaf(open_page: Open, tables: Evening, name: str, **how: Any) -> Page:
    page = open_page("about:blank", **how)
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    turn: Leaf = LEAVES[name]
    turn(page, tables)
    return page


def test_without_motion_nothing_moves(open_page: Open, tables: Evening) -> None:
    page = open_page("about:blank", reduced_motion="reduce")
    page.add_init_script(f"({WATCH})()")
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    for name in ("home", "learn-raise", "raise", "raise-scores", "the-game-log", "the-game"):
        LEAVES[name](page, tables)
        assert page.evaluate("window.moved") == [], name
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    for _ in range(4):
        act(page, by_keys)
    assert page.evaluate("window.moved") == []


def test_with_motion_things_move(open_page: Open, tables: Evening) -> None:
    """Else the test above would hold for nothing."""
    page = open_page("about:blank", reduced_motion="no-preference")
    page.add_init_script(f"({WATCH})()")
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    LEAVES["raise-scores"](page, tables)
    page.wait_for_function("window.moved.length > 0")


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_more_contrast_is_there_for_those_who_ask(open_page: Open, tables: Evening, scheme: str) -> None:
    page = leaf(open_page, tables, "home", contrast="more", color_scheme=scheme)
    for name in ("home", "set-up-raise", "the-game", "raise", "raise-scores", "raise-result"):
        LEAVES[name](page, tables)
        clean(
            page, AXE.read_text(encoding="utf-8"), "color-contrast-enhanced"
        )  # seven to one, large letters 4.5


CHOSEN = {
    "the-game-claim": "[data-card]",
    "raise-choose": "[data-card]",
    "set-up-raise": "label:has([type=radio]:not(:checked))",
}


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_forced_colours_show_what_is_chosen(open_page: Open, tables: Evening, scheme: str) -> None:
    page = leaf(open_page, tables, "home", forced_colors="active", color_scheme=scheme)
    for name, what in CHOSEN.items():
        LEAVES[name](page, tables)
        before = page.screenshot()
        one = page.locator(what).first
        one.click(position={"x": 8, "y": 12})
        page.mouse.move(2, 2)
        one.evaluate("one => (one.dataset.stop = one.textContent)")
        pictures = [base64.b64encode(picture).decode() for picture in (before, page.screenshot())]
        assert not page.evaluate(FAINT, pictures), name


def test_forced_colours_keep_cards_and_symbols(open_page: Open, tables: Evening) -> None:
    page = leaf(open_page, tables, "raise", forced_colors="active")
    fills = page.locator("[data-symbol] .mark path").evaluate_all(
        "all => all.map(one => getComputedStyle(one).fill)"
    )
    assert len(set(fills)) == 5
    stones = page.locator("[data-stone] .face").evaluate_all(
        "all => all.map(one => getComputedStyle(one).fill)"
    )
    assert len(set(stones)) == len(stones) > 1
    expect(page.locator("[data-card]").first).to_be_visible()
