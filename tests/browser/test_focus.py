"""By keyboard everywhere: all is reached, where one is is seen, and the focus is never lost."""

from __future__ import annotations

import base64
import json
import re
from typing import Any

import pytest
from browser.conftest import Server
from browser.player import Open
from browser.test_pages import ask, finish
from playwright.sync_api import FloatRect, Page, expect

TALL = {"viewport": {"width": 1280, "height": 2600}}  # nothing scrolls away while one goes through a page
LOW = {"viewport": {"width": 1280, "height": 800}}

HERE = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return null
  window.reached ??= []
  const again = window.reached.includes(one)
  window.reached.push(one)
  const shown = one.matches('input[type=radio], label select') ? one.closest('label') : one
  const { x, y, width, height } = shown.getBoundingClientRect()
  const name = one.ariaLabel || one.textContent.trim().slice(0, 40) || one.tagName
  return { again, name, x, y, width, height }
}"""
MISSED = """() => [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
  .filter(one => one.checkVisibility() && !one.disabled && !window.reached.includes(one))
  .filter(one => !one.matches('[type=radio]:not(:checked), [tabindex="-1"]'))
  .map(one => one.ariaLabel || one.textContent.trim() || one.outerHTML)"""
# How many pixels of the two pictures differ by a contrast of three to one: WCAG 2.2, 2.4.13.
DIFFERENCE = """async ([before, after, left, top]) => {
  const load = async text => createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob())
  const [page, part] = [await load(before), await load(after)]
  const pixels = (image, x, y) => {
    const canvas = new OffscreenCanvas(part.width, part.height).getContext('2d')
    canvas.drawImage(image, -x, -y)
    return canvas.getImageData(0, 0, part.width, part.height).data
  }
  const [old, now] = [pixels(page, left, top), pixels(part, 0, 0)]
  const light = (data, at) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const value = data[at + i] / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0.05)
  let seen = 0
  for (let at = 0; at < now.length; at += 4) {
    const [one, other] = [light(old, at), light(now, at)]
    if (Math.max(one, other) / Math.min(one, other) >= 3) seen++
  }
  return seen
}"""


def kept(server: Server, game: str) -> tuple[str, str]:
    """A table with a person and two bots; and what the person's browser remembers of it."""
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "name": name} for name in ("Ben", "Cleo"))]
    wanted = {"game": game, "seats": seats, "options": {"starter": 0}, "pace": 0}
    made = ask(server, "POST", "/tables", wanted)
    known = {"table": made["table"], "game": game, "code": made["join"], "host": made["host"]}
    rest = {
        "tokens": {"0": made["seats"][0]["token"]},
        "names": [],
        "phase": "running",
        "result": None,
        "seen": 0,
    }
    return made["table"], json.dumps([known | rest])


def at_table(open_page: Open, server: Server, game: str, **how: Any) -> Page:
    table, remembered = kept(server, game)
    page = open_page("/nowhere", **how)
    page.evaluate("tables => localStorage.setItem('stammtisch.tables', tables)", remembered)
    page.goto(f"/t/{table}")
    page.locator("[data-card]").first.wait_for()
    return page


def go_through(page: Page) -> list[str]:
    """Tab by Tab through the page, from its beginning: each stop is seen, and nothing is left out."""
    page.evaluate("document.activeElement.blur()")
    lens = page.context.new_page()
    before = base64.b64encode(page.screenshot()).decode()
    names: list[str] = []
    faint: list[str] = []
    for _ in range(200):
        page.keyboard.press("Tab")
        stop = page.evaluate(HERE)
        if stop is None or stop["again"]:
            break
        names.append(stop["name"])
        left, top = max(0, int(stop["x"]) - 8), max(0, int(stop["y"]) - 8)
        clip = FloatRect(x=left, y=top, width=int(stop["width"]) + 16, height=int(stop["height"]) + 16)
        after = base64.b64encode(page.screenshot(clip=clip)).decode()
        seen = lens.evaluate(DIFFERENCE, [before, after, left, top])
        if seen < stop["width"] + stop["height"]:
            faint.append(f"{stop['name']}: {seen} pixels, {stop['width']:.0f} x {stop['height']:.0f}")
    else:
        raise AssertionError("the focus never leaves the page")
    lens.close()
    assert not faint, page.url
    assert not page.evaluate(MISSED), page.url
    assert not page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count()
    return names


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_gone_through_by_tab(open_page: Open, server: Server, scheme: str) -> None:
    over = finish(server, "the-game")
    page = open_page("/", color_scheme=scheme, **TALL)
    for path, seen in (
        ("/", "Pull up a chair."),
        ("/new/raise", "Who plays?"),
        ("/rules/the-game", "The rules of THE GAME"),
        (f"/t/{over}", "A fair deal"),
        ("/j/", "Join a table"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=seen).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        go_through(page)


ORDER = {
    "the-game": (
        "To the first page",
        "Ben",
        "Cleo",
        "Pile A: nothing",
        "Pile D, desc",
        "hand",
        "I am in trouble",
    ),
    "raise": ("To the first page", "Ben", "Cleo", "The pot", "hand", "Lay face down"),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_table_is_gone_through_by_tab_in_the_order_of_reading(
    open_page: Open, server: Server, game: str, scheme: str
) -> None:
    page = at_table(open_page, server, game, color_scheme=scheme, **LOW)
    hand = page.locator("[data-card]").first.inner_text()
    names = go_through(page)
    wanted = [hand[:20] if name == "hand" else name for name in ORDER[game]]
    places = [next(at for at, found in enumerate(names) if found.startswith(name)) for name in wanted]
    assert places == sorted(places), names


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_sheet_holds_the_focus_and_gives_it_back(open_page: Open, server: Server, game: str) -> None:
    page = at_table(open_page, server, game, viewport={"width": 1000, "height": 800})
    openers = ["Keys", "More", "What has happened", re.compile("^Ben ")]
    openers += [re.compile("cards to draw"), re.compile("^Pile B: ")] if game == "the-game" else ["The pot"]
    for name in openers:
        opener = page.get_by_role("button", name=name)
        opener.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for _ in range(dialog.locator("button, a, input, select, [tabindex='0']").count() + 2):
            page.keyboard.press("Tab")
            outside = "document.activeElement !== document.body && !document.activeElement.closest('dialog')"
            assert not page.evaluate(outside), name
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
