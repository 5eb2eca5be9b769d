"""A whole game by touch, looked at from the first tap to the result and back, in whatever language.

Every stage is examined for what would be in a finger's way. With `STAMMTISCH_PICTURES` set to a folder,
each stage is kept there as a picture.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Any

from browser.player import MOVED, best, caught_up, position
from browser.test_fit import MISFITS
from browser.test_raise import cards
from playwright.sync_api import Locator, Page, TimeoutError, expect

View = dict[str, Any]

# What cannot be touched although it is there. Of a card that others lie on, a part is enough.
UNTOUCHABLE = """(primary) => {
  const LEAST = 44, STEP = 2, told = []
  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) told.push(`scrolls sideways: ${page.scrollWidth} of ${innerWidth}`)
  const within = document.querySelector('dialog:modal') ?? document
  const nameOf = one => (one.ariaLabel || one.textContent.trim() || one.outerHTML).slice(0, 40)
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY)
  /** Whether all of it is on the screen; what is scrolled away is not, and that is no fault. */
  const inSight = (box, one) => {
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (around === document.body || !scrolls(getComputedStyle(around))) continue
      const frame = around.getBoundingClientRect()
      if (box.top < frame.top || box.bottom > frame.bottom) return false
      if (box.left < frame.left || box.right > frame.right) return false
    }
    return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1
  }
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (one.contains(hit) || (hit.closest('label') ?? hit).contains(one))
  }
  /** Whether it stays where it is while the page is scrolled under it. */
  const afloat = one => {
    for (let around = one; around; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return true
    return false
  }
  /** The longest stretch along a line that a finger can touch. */
  const stretch = (one, from, length, at) => {
    let [run, longest] = [0, 0]
    for (let along = 1; along < length && longest < LEAST; along += STEP) {
      run = hits(one, ...at(from + along)) ? run + STEP : 0
      longest = Math.max(longest, run)
    }
    return longest
  }
  for (const one of within.querySelectorAll('button, a[href], select, summary, input, label:has(input)')) {
    const style = getComputedStyle(one)
    if (!one.checkVisibility({ visibilityProperty: true })) continue
    if (one.matches(':disabled, [aria-disabled=true], .unseen')) continue
    if (one.matches('.edges')) continue // what is below the top card is shown by touching the top card, too
    if (one.matches('[type=radio]') || style.display === 'inline' || style.opacity === '0') continue
    const box = one.getBoundingClientRect()
    if (!box.width || !inSight(box, one)) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const over = document.elementFromPoint(x, y)
    if (over?.closest('.moment') && !one.matches('.moment')) continue // a round's end is looked at first
    const under = part => {
      const hit = document.elementFromPoint(x, box.top + box.height * part)
      return hit && !one.contains(hit) && afloat(hit)
    }
    if (within === document && page.scrollHeight > innerHeight && [0.1, 0.5, 0.9].some(under)) continue
    const card = one.matches('[data-card]')
    if (!card && !hits(one, x, y)) told.push(`${nameOf(one)} is covered by ${over && nameOf(over)}`)
    const parts = [0.25, 0.5, 0.75]
    const across = part => stretch(one, box.left, box.width, x => [x, box.top + box.height * part])
    const wide = Math.max(...parts.map(across))
    const down = part => stretch(one, box.top, box.height, y => [box.left + (wide || box.width) * part, y])
    const high = Math.max(...parts.map(down))
    if (Math.min(wide, high) < LEAST - STEP)
      told.push(`${nameOf(one)}: only ${wide} x ${high} can be touched`)
  }
  const alone = [...within.querySelectorAll('button, a[href]')].filter(one => one.checkVisibility()
    && !one.matches('[data-card], .edges, .moment, .unseen'))
  for (const [at, one] of alone.entries())
    for (const other of alone.slice(at + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide <= 2 || high <= 2 || one.contains(other) || afloat(one) !== afloat(other)) continue
      if (!one.closest('[data-pile], [data-ring]'))
        told.push(`${nameOf(one)} and ${nameOf(other)} lie on each other: ${wide | 0} x ${high | 0}`)
    }
  for (const place of primary) {
    const one = document.querySelector(place)
    if (!one) told.push(`${place} is missing`)
    else if (!inSight(one.getBoundingClientRect(), one)) told.push(`${nameOf(one)} has to be scrolled to`)
  }
  return told
}"""

STILL = """() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().endTime < 5000)
  .map(one => one.finished.catch(() => null))).then(() => true)"""


class Tour:
    """Plays and looks; what was wrong at which stage is in `faults`."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.stages: list[str] = []
        self.faults: list[str] = []
        folder = os.environ.get("STAMMTISCH_PICTURES")
        self._folder = Path(folder) / name if folder else None

    def look(self, stage: str, *primary: str) -> None:
        """Examines a stage once; all of `primary` has to be there without scrolling."""
        if stage in self.stages:
            return
        for one in primary:
            self.page.locator(one).first.wait_for()
        self.page.evaluate(STILL)
        self.photograph(stage)
        found = self._examine(primary)
        for _ in range(2):  # a card that flies by is in nobody's way
            if found:
                self.page.wait_for_timeout(200)
                self.page.evaluate(STILL)
                found = [fault for fault in self._examine(primary) if fault in found]
        self.faults += [f"{stage}: {fault}" for fault in found]

    def _examine(self, primary: tuple[str, ...]) -> list[str]:
        return [*self.page.evaluate(UNTOUCHABLE, primary), *self.page.evaluate(MISFITS)]

    def photograph(self, stage: str) -> None:
        self.stages.append(stage)
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=self._folder / f"{len(self.stages):02}-{stage}.png")

    def tap(self, place: str | Locator) -> None:
        """One finger, where the middle of it is; of a small card, which others lie on, near its corner."""
        found = self.page.locator(place).first if isinstance(place, str) else place
        box = found.bounding_box() if found.get_attribute("data-card") else None
        found.tap(position={"x": 14, "y": 30} if box and box["width"] < 120 else None)

    def sheet(self, stage: str, opener: str) -> None:
        """Opens a sheet, looks at it and closes it."""
        if stage in self.stages:
            return
        self.tap(opener)
        self.look(stage, "dialog .head button")
        self.close()

    def close(self) -> None:
        self.tap("dialog .head button")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def pace(self, stage: str, choice: int) -> None:
        """Another speed of the table, in its menu."""
        self.tap(MENU)
        self.look(stage, "dialog .head button")
        self.tap(f"dialog .pace label >> nth={choice}")
        self.close()

    def hand_over(self) -> None:
        """A bot plays on."""
        self.tap(MENU)
        self.tap("dialog .acts button")

    def my_turn(self, until: str = ".never") -> View | None:
        """Waits until this seat may act and the page shows it, or `until` is there; None: it is over."""
        for _ in range(2000):
            now = position(self.page)
            if self.page.locator(until).count():
                return dict(now["view"])
            if now["view"]["public"]["result"]:
                return None
            if now["view"]["mine"]["legal"]:
                caught_up(self.page, now["at"])
                found: View = now["view"]
                return found
            time.sleep(0.03)
        raise AssertionError("it is never this seat's turn")

    def done(self, at: int) -> None:
        self.page.wait_for_function(MOVED, arg=at)

    def at(self) -> int:
        return int(self.page.locator(".frame").get_attribute("data-at") or 0)


MENU = ".frame header > :last-child"
REVIEW = 'a[href$="/replay"]'  # is on the result's page alone
USUAL, QUICK = 1, 2


def whole_game(tour: Tour, game: str, pace: int | None = None) -> None:
    """From the home page through set-up, table, result, fairness and replay back to the home page.

    Without a pace nobody takes any time, and a bot plays on once all stages have been seen.
    """
    page = tour.page
    tour.look("home", ".tile .acts .main")
    tour.tap(f'a[href="/new/{game}"]')
    tour.look("set-up", ".go button")
    if pace is not None:
        tour.tap(f".options > :last-child label >> nth={pace}")
    tour.tap(".go button")
    page.locator("[data-card]").first.wait_for()
    {"the-game": _the_game, "raise": _raise}[game](tour, calm=pace is not None)
    page.locator(REVIEW).wait_for()
    _result(tour)
    tour.tap("header a")
    page.locator(".tile").first.wait_for()
    tour.look("home-again", ".tile .acts .main")


def _result(tour: Tour) -> None:
    page = tour.page
    tour.look("result", "main .acts .main")
    tour.tap("section:has(details) > .button")  # verify the deal
    expect(page.locator("section .good")).to_be_visible()
    tour.look("fair")
    page.evaluate("scrollTo(0, 0)")
    tour.tap(REVIEW)
    page.locator(".controls .main").wait_for()
    tour.look("replay-start", ".controls .main")
    tour.tap(page.locator(".controls button").nth(2))
    page.wait_for_url("**step=1")
    box = page.locator(".controls input").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    page.wait_for_url(lambda url: not url.endswith("step=1"))
    tour.look("replay-middle", ".controls .main")
    tour.tap("header a")  # to the result
    page.locator(REVIEW).wait_for()


# THE GAME


def _the_game(tour: Tour, *, calm: bool) -> None:
    page = tour.page
    turns = 0
    while view := tour.my_turn():
        move = best(view)
        assert move
        if "claim" in move:
            tour.look("claim", ".claims .main")
            tour.tap(f".claims button >> nth={move['claim']}")
            page.locator(".claims").wait_for(state="detached")
            continue
        if not calm and "late-card-chosen" in tour.stages:
            return tour.hand_over()
        at = tour.at()
        if "end" in move:
            tour.look("may-end", ".act .main")
            tour.tap(".act .main")
            tour.done(at)
            tour.look("others-turn")
            continue
        if not view["public"]["played"]:
            turns += 1
        if "signals" not in tour.stages:
            _signals(tour)
        tour.look("turn" if turns < 6 else "late-turn", ".missing, .act .main", "[data-card]")
        card, pile = move["play"]
        tour.tap(f'[data-card="{card}"]')
        tour.look("card-chosen" if turns < 6 else "late-card-chosen", f'[data-pile="{pile}"] .top')
        tour.tap(f'[data-pile="{pile}"] .top')
        tour.done(at)
        tour.look("laid")


def _signals(tour: Tour) -> None:
    tour.tap('[data-pile="C"] .signals button >> nth=0')
    expect(tour.page.locator('[data-pile="C"] .signals [aria-pressed=true]')).to_be_visible()
    tour.tap(".selves button")
    tour.look("signals", ".selves button")
    tour.sheet("pile", '[data-pile="B"] .edges')
    tour.sheet("ring", "[data-ring]")
    tour.sheet("seat", "[data-seat]")
    tour.sheet("menu", MENU)
    if tour.page.locator(".log-button").is_visible():
        tour.sheet("log", ".log-button button")


# RAISE

SHOWN = """
hand => {
  const cards = [...document.querySelectorAll('[data-card]')]
  const names = cards.map((card) => card.dataset.card.replace(/\\.\\d+$/, ''))
  return document.querySelector('.moment .panel') || JSON.stringify(names.sort()) === JSON.stringify(hand)
}
"""
PASS, PLAY = ".acts [aria-keyshortcuts=P]", ".acts [aria-keyshortcuts=R]"


def _raise(tour: Tour, *, calm: bool) -> None:
    page = tour.page
    if calm:
        tour.pace("menu", USUAL)  # a round's end waits for a tap
    while view := tour.my_turn(until=".moment .panel"):
        if page.locator(".moment .panel").count():
            _round_end(tour)
            if calm and "menu-later" not in tour.stages:
                tour.pace("menu-later", QUICK)
        elif not calm and {"sure-to-pass", "round-end"} <= set(tour.stages):
            return tour.hand_over()
        elif not view["mine"]["legal"]:  # a round's end that went by itself while we looked
            continue
        else:
            hand = sorted(card["card"] for card in view["mine"]["hand"])
            page.wait_for_function(SHOWN, arg=hand)  # until then the page shows what came before
            if not page.locator(".moment .panel").count():
                _raise_act(tour, view)


def _round_end(tour: Tour) -> None:
    tour.look("round-end", ".moment .panel")
    moment = tour.page.locator(".moment")
    if moment.count():  # where it does not wait, it goes by itself
        with contextlib.suppress(TimeoutError):
            moment.tap(timeout=1000)
    expect(moment).to_have_count(0)
    if "roll" not in tour.stages:
        tour.photograph("roll")


def _take(tour: Tour, card: Locator) -> None:
    """Choose a card; a tap that only ends what is being shown is followed by another."""
    for _ in range(3):
        tour.tap(card)
        with contextlib.suppress(AssertionError):
            expect(card).to_have_attribute("aria-pressed", "true", timeout=1500)
            return


def _raise_act(tour: Tour, view: View) -> None:
    page, mine = tour.page, view["mine"]
    at = tour.at()
    if view["public"]["phase"] == "choose":
        tour.look("choose", "[data-card]", PLAY)
        _take(tour, cards(page, [mine["legal"][-1]["choose"]])[0])
        tour.look("first-card", PLAY)
        tour.tap(PLAY)
        tour.done(at)
        tour.look("face-down")
        return
    tour.look("turn", PASS)
    way = min(mine["raises"], key=lambda way: (len(way["cards"]), way["total"]), default=None)
    if way is None or view["public"]["round"] % 2 == 0:
        tour.tap(PASS)
        if way:
            tour.look("sure-to-pass", PASS)
            tour.tap(PASS)
        tour.done(at)
        tour.look("passed")
        return
    if "pot" not in tour.stages:
        tour.sheet("pot", "[data-pot]")
        if page.locator("[data-mine]").is_visible():  # else all of it stands beside the board
            tour.sheet("standings", "[data-mine]")
        tour.sheet("overview", "header [aria-keyshortcuts=I]")
    for card in cards(page, way["cards"]):
        _take(tour, card)
    tour.look("cards-chosen", PLAY, PASS)
    tour.tap(PLAY)
    tour.done(at)
    tour.look("raised")
