"""By keyboard everywhere: all is reached, where one is is seen, and the focus is never lost."""

from __future__ import annotations

import base64
import json
import re
from typing import Any

import pytest
from browser.album import ask
from browser.conftest import Server
from browser.player import Open
from browser.test_pages import finish
from playwright.sync_api import Page, expect

TALL = {"viewport": {"width": 1280, "height": 2600}}  # nothing scrolls away while one goes through a page
LOW = {"viewport": {"width": 1280, "height": 800}}

HERE = """() => {
  const one = document.activeElement
  if (!one || one === document.body) return null
  const name = one.ariaLabel || one.textContent.trim().slice(0, 60) || one.tagName
  const again = 'stop' in one.dataset
  one.dataset.stop = name
  return again ? null : name
}"""
MISSED = """() => [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
  .filter(one => one.checkVisibility() && !one.disabled && !('stop' in one.dataset))
  .filter(one => !one.matches('[type=radio]:not(:checked), [tabindex="-1"]'))
  .map(one => one.ariaLabel || one.textContent.trim() || one.outerHTML)"""
# Each stop's ring: how many pixels change by a contrast of three to one (WCAG 2.2, 2.4.13).
FAINT = """async ([before, after]) => {
  const load = text => createImageBitmap(new Blob([Uint8Array.from(atob(text), one => one.charCodeAt())]))
  const pixels = async text => {
    const image = await load(text)
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    return canvas.getImageData(0, 0, image.width, image.height)
  }
  const [old, now] = [await pixels(before), await pixels(after)]
  const light = (data, at) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const value = data[at + i] / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0.05)
  const faint = []
  for (const stop of document.querySelectorAll('[data-stop]')) {
    const shown = stop.matches('input[type=radio], label select') ? stop.closest('label') : stop
    const box = shown.getBoundingClientRect()
    let seen = 0
    for (let y = Math.max(0, Math.floor(box.top - 8)); y < Math.min(now.height, box.bottom + 8); y++)
      for (let x = Math.max(0, Math.floor(box.left - 8)); x < Math.min(now.width, box.right + 8); x++) {
        const at = (y * now.width + x) * 4
        const [one, other] = [light(old.data, at), light(now.data, at)]
        if (Math.max(one, other) / Math.min(one, other) >= 3) seen++
      }
    if (seen < box.width + box.height) faint.push(`${stop.dataset.stop}: ${seen} pixels`)
  }
  return faint
}"""


def kept(server: Server, game: str) -> tuple[str, str]:
    """A table with a person and two bots; and what the person's browser remembers of it."""
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "name": name} for name in ("Ben", "Cleo"))]
    wanted = {"game": game, "seats": seats, "options": {"starter": 0}, "pace": 0}
    made = ask(server, "POST", "/tables", wanted)
    known = {"table": made["table"], "game": game, "code": made["join"], "host": made["host"]}
    rest: dict[str, Any] = {
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
    """Tab by Tab through the page, from its beginning: nothing is left out, and each stop is seen."""
    page.evaluate("document.activeElement.blur()")
    before = page.screenshot()
    names: list[str] = []
    page.keyboard.press("Tab")
    while name := page.evaluate(HERE):
        names.append(name)
        page.keyboard.press("Tab")
    assert not page.evaluate(MISSED), page.url
    assert not page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count()
    page.evaluate("document.activeElement.blur()")
    light_up(page)
    pictures = [base64.b64encode(one).decode() for one in (before, page.screenshot())]
    assert not page.evaluate(FAINT, pictures), page.url
    return names


def light_up(page: Page) -> None:
    """Shows every stop as it looks with the focus, all at once."""
    chrome = page.context.new_cdp_session(page)
    chrome.send("DOM.enable")
    chrome.send("CSS.enable")
    root = chrome.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for wanted, looks in (
        ("[data-stop]", ["focus", "focus-visible"]),
        ("label:has([data-stop])", ["focus-within"]),
    ):
        found = chrome.send("DOM.querySelectorAll", {"nodeId": root, "selector": wanted})
        for node in found["nodeIds"]:
            chrome.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": looks})


@pytest.mark.soak
def test_every_page_is_gone_through_by_tab(open_page: Open, server: Server) -> None:
    """By day, when the ring is closest to what it lies on; at night tests/test_palette.py has the numbers."""
    over = finish(server, "the-game")
    page = open_page("/", color_scheme="light", **TALL)
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
        high = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": 1280, "height": max(high, 2600)})
        go_through(page)


ORDER = {
    "the-game": (
        "To the first page",
        "Ben",
        "Cleo",
        "Pile A: nothing",
        "Pile D, desc",
        r"\d+, fits",
        "I am in trouble",
    ),
    "raise": ("To the first page", "Ben", "Cleo", "The pot", r"\w+ \d, worth", "Lay face down"),
}


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_table_is_gone_through_by_tab_in_the_order_of_reading(
    open_page: Open, server: Server, game: str, scheme: str
) -> None:
    page = at_table(open_page, server, game, color_scheme=scheme, **LOW)
    names = go_through(page)
    found = [next((at for at, name in enumerate(names) if re.search(one, name)), None) for one in ORDER[game]]
    assert None not in found and found == sorted(found), names  # type: ignore[type-var]


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_sheet_holds_the_focus_and_gives_it_back(open_page: Open, server: Server, game: str) -> None:
    page = at_table(open_page, server, game, viewport={"width": 1000, "height": 800})
    openers: list[Any] = ["Keys", "More", "What has happened", re.compile("^Ben ")]
    openers += (
        [re.compile("cards to draw"), re.compile("^Pile B: nothing")] if game == "the-game" else ["The pot"]
    )
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


COLOUR = """async ([picture, box]) => {
  const bytes = Uint8Array.from(atob(picture), one => one.charCodeAt())
  const image = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const [red, green, blue] = canvas.getImageData(box.x + 14, box.y + box.height / 2, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}"""


def test_a_note_is_seen_and_heard_over_a_sheet(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, "the-game", viewport={"width": 1000, "height": 800})
    page.get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Share a link for spectators").click()
    expect(dialog.get_by_role("log")).to_contain_text("The link is copied.")
    note = page.locator(".toast")
    expect(note).to_be_visible()
    # Over the sheet's veil it has its own colour.
    shown = page.evaluate(COLOUR, [base64.b64encode(page.screenshot()).decode(), note.bounding_box()])
    assert shown == note.evaluate("one => getComputedStyle(one).backgroundColor")
