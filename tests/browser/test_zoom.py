"""Enlarged: at 200 and 400 %, and with text alone at 200 %, nothing is cut off and all can be reached."""

from __future__ import annotations

import json

import pytest
from browser.album import LEAVES, Evening, late
from browser.player import Open
from browser.test_fit import MISFITS
from playwright.sync_api import Page

SIZES = {
    "200 %": (720, 450, "100%"),  # a screen of 1440 x 900
    "400 %": (320, 256, "100%"),  # one of 1280 x 1024: what WCAG 1.4.10 asks for
    "200 % text": (1440, 900, "200%"),
}
# What cannot be scrolled to, or lies under something else.
LOST = """() => {
  const top = document.querySelector('dialog:modal') ?? document
  const lost = []
  for (const one of top.querySelectorAll('a[href], button, input:not([type=radio]), select')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue
    const seen = block => {
      one.scrollIntoView({ block, inline: 'nearest' })
      const { left, top, width, height } = one.getBoundingClientRect()
      let hits = 0
      for (let i = 1; i < 8; i++) for (let j = 1; j < 8; j++) {
        const hit = document.elementFromPoint(left + (width * i) / 8, top + (height * j) / 8)
        if (hit && (one.contains(hit) || one.closest('label')?.contains(hit))) hits++
      }
      return hits >= 4
    }
    // The coach of a lesson lies over the table: what is under it can be scrolled out again.
    const ways = document.querySelector('.coach') ? ['nearest', 'start', 'end'] : ['nearest']
    if (!ways.some(seen)) lost.push(one.ariaLabel || one.textContent.trim())
  }
  return lost
}"""


def enlarge(page: Page, size: str) -> None:
    """Shows the open page as at this size, and lets it settle; the coach of a lesson looks around first."""
    width, height, text = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """text => new Promise(settled => {
            document.documentElement.style.fontSize = text
            setTimeout(() => requestAnimationFrame(settled), document.querySelector('.coach') ? 800 : 100)
        })""",
        text,
    )


@pytest.mark.soak
@pytest.mark.parametrize("half", [0, 1])
def test_enlarged_pages_are_whole(open_page: Open, tables: Evening, half: int) -> None:
    page = open_page("about:blank")
    late(page)
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    found = {}
    for name, leaf in list(LEAVES.items())[half::2]:
        page.set_viewport_size({"width": 1440, "height": 900})
        leaf(page, tables)
        for size in SIZES:
            enlarge(page, size)
            lost = (f"lost: {one}" for one in page.evaluate(LOST))
            found[f"{name} at {size}"] = [*page.evaluate(MISFITS), *lost]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
