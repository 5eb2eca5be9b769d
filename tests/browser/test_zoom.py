"""Enlarged: at 200 and 400 %, and with text alone at 200 %, nothing is cut off and all can be reached."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser.album import LEAVES, Evening, late
from browser.player import Open
from browser.test_fit import MISFITS

SIZES: dict[str, dict[str, Any]] = {
    "200 %": {"viewport": {"width": 720, "height": 450}},  # a screen of 1440 x 900
    "400 %": {"viewport": {"width": 320, "height": 256}},  # one of 1280 x 1024: what WCAG 1.4.10 asks for
    "200 % text": {"viewport": {"width": 1440, "height": 900}},
}
LARGER = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
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


@pytest.mark.parametrize("size", SIZES)
def test_enlarged_pages_are_whole(open_page: Open, tables: Evening, size: str) -> None:
    page = open_page("about:blank", **SIZES[size])
    late(page)
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    if size == "200 % text":
        page.add_init_script(LARGER)
    found = {}
    for name, leaf in LEAVES.items():
        leaf(page, tables)
        found[name] = [*page.evaluate(MISFITS), *(f"lost: {one}" for one in page.evaluate(LOST))]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
