"""Texts fit the narrowest phone, and every text comes out of the catalogue.

German and Hungarian are long; a pseudo-language is longer than any of the seven: every letter of the
English catalogue has an accent, every vowel stands twice. What is left without accents in the page
was never in the catalogue.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browser.album import LEAVES, NAMES, Evening, late
from browser.player import Open
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from playwright.sync_api import Page

from stammtisch.server.seats.seats import BOT_NAMES

ENGLISH = Path(__file__).parents[2] / "src" / "stammtisch" / "locales" / "en" / "browser.ftl"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćđéƒǧĥíĵķĺɱńóƥqŕśťúṽŵẋýžÁƁĆĐÉƑǦĤÍĴĶĹṀŃÓƤQŔŚŤÚṼŴẊÝŽ"
LONGER = str.maketrans(
    {
        plain: accented * (2 if plain in "aeiou" else 1)
        for plain, accented in zip(PLAIN, ACCENTED, strict=True)
    }
)
NARROW: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}
LOW: Any = {"width": 667, "height": 375}

MISFITS = """() => {
  const told = new Set()
  const side = (element, axis) => getComputedStyle(element)['overflow' + axis]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent.trim()
    const at = node.parentElement
    if (!words || !at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (at.closest('.unseen, [aria-hidden="true"], select, script, style, svg')) continue
    const dialog = document.querySelector('dialog[open]')
    if (dialog && !dialog.contains(at)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      let scrolls = false
      for (let around = at; around && around !== document.body; around = around.parentElement) {
        const frame = around.getBoundingClientRect()
        const [x, y] = [side(around, 'X'), side(around, 'Y')]
        const wide = box.right > frame.right + 1.5 || box.left < frame.left - 1.5
        const high = box.bottom > frame.bottom + 3 || box.top < frame.top - 3
        if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') scrolls = true
        const style = getComputedStyle(around)
        const shortens = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        const wider = around.scrollWidth > around.clientWidth + 1
        const more = wider || around.scrollHeight > around.clientHeight + 3
        if (shortens && more && !around.title) told.add('shortened: ' + words)
        if (shortens) { scrolls = true; break }
        if (!scrolls && wide && (x === 'hidden' || x === 'clip')) told.add('cut off: ' + words)
        if (!scrolls && high && (y === 'hidden' || y === 'clip')) told.add('cut off below: ' + words)
        const boxed = around.matches('button, a, label, [role=button]')
        if (boxed && (wide || high)) told.add('over its edge: ' + words)
      }
      if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) told.add('outside the screen: ' + words)
    }
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input[placeholder]')) {
    if (!field.checkVisibility({ opacityProperty: true })) continue
    const [style, hint] = [getComputedStyle(field), getComputedStyle(field, '::placeholder')]
    pen.font = `${hint.fontWeight} ${hint.fontSize} ${hint.fontFamily}`
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const wide = pen.measureText(field.placeholder).width
    if (wide > room + 1) told.add(`hint cut off (${wide} of ${room}): ${field.placeholder}`)
  }
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select)
    if (!select.checkVisibility({ opacityProperty: true }) || parseFloat(style.opacity) < 0.05) continue
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const arrow = style.appearance === 'none' ? 0 : 18
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    const growing = style.fieldSizing === 'content'
    for (const option of growing ? select.selectedOptions : select.options)
      if (pen.measureText(option.text).width > room + 1) told.add('too long to choose: ' + option.text)
  }
  const status = document.querySelector('.status')?.getBoundingClientRect()
  for (const seat of status ? document.querySelectorAll('button[data-seat]') : []) {
    const { left, right, top, bottom } = seat.getBoundingClientRect()
    const apart = status.right < left || status.left > right || status.bottom < top + 1 || status.top > bottom
    if (!apart) told.add('under the status: ' + seat.textContent)
  }
  if (document.documentElement.scrollWidth > innerWidth) told.add('the page is wider than the screen')
  return [...told]
}"""

# Parts of the table that lie over each other, or beyond the screen. The ring may touch the piles' corners.
OVERLAPS = """() => {
  const parts = []
  const add = (name, place) => {
    for (const one of document.querySelectorAll(place)) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      if (width && one.checkVisibility()) parts.push({ name, left, right, top, bottom })
    }
  }
  add('the sentence', '.status')
  add('the tip', '.tip')
  add('a seat', 'button[data-seat]')
  add('of a seat, its mark', '[data-seat] .mark')
  add('of a seat, its figures', '[data-seat] small')
  for (const pile of 'ABCD') {
    add('pile ' + pile, `[data-pile=${pile}] .stack`)
    add('signals of ' + pile, `[data-pile=${pile}] .signals`)
    add('step on ' + pile, `[data-pile=${pile}] .step`)
  }
  add('the hand', '.hand')
  add('the bar', '.bar')
  add('the ring', '[data-ring]')
  const told = []
  parts.forEach((a, at) => {
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      told.push(a.name + ' is not all on the screen')
    for (const b of parts.slice(at + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const pair = a.name + ' and ' + b.name
      const own = b.name === a.name.replace('pile', 'step on') || b.name.includes(a.name)
      const corner = /^pile.*ring$/.test(pair) && innerHeight > 700 && Math.min(wide, high) < 60
      if (wide > 1 && high > 1 && !own && !corner) told.push(`${pair}: ${wide | 0} x ${high | 0}`)
    }
  })
  return told
}"""

SAID = """() => {
  const said = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement.closest('script, style, .code, .link, option, [translate=no]'))
      said.push(node.textContent)
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) said.push(one.getAttribute(name) ?? '')
  return [document.title, ...said]
}"""

# Names of people, games, languages and keys are the same everywhere.
COMMAND = {"play", "host"}  # of the command line that opens the door, as it is typed
AGO = {
    "perccel",
    "ezel",
}  # how long ago, as the browser says it in the language that the pseudo-language stands in for
DATES = {"november", "nov", "okt", "kedd", "szombat", "Szo", "Sze"}  # as the browser writes them, too
SAME = {*NAMES, *BOT_NAMES, *COMMAND, *AGO, *DATES, "stammtisch", "Esc", "Tab"}


def pseudo(part: str = "browser") -> str:
    """A part of the English catalogue in the pseudo-language."""
    catalogue = FluentParser().parse(ENGLISH.with_name(f"{part}.ftl").read_text(encoding="utf-8"))

    def stretch(node: Any) -> None:
        if isinstance(node, fluent.TextElement):
            node.value = node.value.translate(LONGER)
        elif isinstance(node, fluent.BaseNode):
            for child in vars(node).values():
                stretch(child)
        elif isinstance(node, list):
            for child in node:
                stretch(child)

    stretch(catalogue.body)
    return FluentSerializer().serialize(catalogue)


def served(page: Page, part: str, name: str) -> None:
    """This part of the catalogue comes in the pseudo-language."""
    body = f"export default {json.dumps(pseudo(part))}"
    page.route(
        re.compile(rf"/assets/hu-{name}[\w-]+\.js$"),
        lambda route: route.fulfill(body=body, content_type="text/javascript"),
    )


def phone_in(language: str, open_page: Open, tables: Evening, shape: dict[str, Any] = NARROW) -> Page:
    """A small phone with Anna's tables; `xx` is the pseudo-language, served as Hungarian."""
    page = open_page("about:blank", locale="hu" if language == "xx" else language, **shape)
    if language == "xx":
        served(page, "browser", "(?!rules-|review-)")
        served(page, "review", "review-")
    late(page)
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    return page


@pytest.mark.soak  # what is longer still is tested below, always
@pytest.mark.parametrize("language", ["de", "hu"])
def test_long_texts_fit(open_page: Open, tables: Evening, language: str) -> None:
    """On a small phone held upright, and then turned."""
    page = phone_in(language, open_page, tables)
    found = {}
    for name, leaf in LEAVES.items():
        page.set_viewport_size(NARROW["viewport"])
        leaf(page, tables)
        found[name] = page.evaluate(MISFITS)
        page.set_viewport_size(LOW)
        page.wait_for_timeout(100)
        found[f"{name}, turned"] = page.evaluate(MISFITS)
    assert {name: misfits for name, misfits in found.items() if misfits} == {}


SCREENS = [(320, 568, "de"), (375, 667, "hu"), (390, 844, "fr"), (844, 390, "de"), (720, 450, "hu")]
LARGE = [(1440, 900, "de"), (2560, 1440, "hu")]


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [
        pytest.param(*one, marks=[pytest.mark.soak] if number % 3 else [])
        for number, one in enumerate([*SCREENS, *LARGE])
    ],
)
def test_nothing_on_the_table_covers_anything_else(
    open_page: Open, tables: Evening, width: int, height: int, language: str
) -> None:
    shape = {**NARROW, "viewport": {"width": width, "height": height}}
    page = phone_in(language, open_page, tables, shape)
    found = {}
    for name in ("the-game-claim", "the-game", "the-game-replay"):
        LEAVES[name](page, tables)
        found[name] = [*page.evaluate(OVERLAPS), *page.evaluate(MISFITS)]
        if not page.locator(".since").is_visible():
            found[name].append("nothing says what happened")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_longer_texts_fit_and_come_out_of_the_catalogue(open_page: Open, tables: Evening) -> None:
    page = phone_in("xx", open_page, tables)
    found = {}
    for name, leaf in LEAVES.items():
        leaf(page, tables)
        said = re.sub(r"[0-9a-f]{16,}", "", "\n".join(page.evaluate(SAID)))  # but for hashes
        own = name.startswith("rules")  # no catalogue: a text of its own, here in Hungarian
        foreign = set() if own else set(re.findall(r"[A-Za-z]{3,}", said)) - SAME
        found[name] = page.evaluate(MISFITS), foreign
    assert {name: faults for name, faults in found.items() if any(faults)} == {}
