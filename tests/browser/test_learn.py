"""Both lessons, played through in the browser: by touch, by keys alone, left and taken up again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

import pytest
from browser.conftest import AXE, ROOT
from browser.player import Open
from browser.test_pages import clean
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, Route, expect

from stammtisch.server.lessons import LessonTask, lesson

LOCALES = ROOT / "src" / "stammtisch" / "locales"
Line = dict[str, Any]
Do = Callable[[Page, Line], None]

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

COVERED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect()
  const rings = [...document.querySelectorAll('[data-ring-of]')].map(ring => ring.getBoundingClientRect())
  const over = rings.filter(ring =>
    Math.min(ring.right, coach.right) > Math.max(ring.left, coach.left) &&
    Math.min(ring.bottom, coach.bottom) > Math.max(ring.top, coach.top))
  const inside = coach.left >= 0 && coach.top >= 0 && coach.right <= innerWidth && coach.bottom <= innerHeight
  const wide = document.documentElement.scrollWidth > innerWidth
  const cut = [...document.querySelectorAll('.coach p:not(.unseen), .coach .button')].some(
    part => part.scrollWidth > part.clientWidth + 1)
  return { rings: rings.length, over: over.length, inside, wide, cut }
}"""


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def reached(page: Page, step: str) -> None:
    expect(coach(page)).to_have_attribute("data-step", step)
    expect(coach(page)).to_be_focused()


def well_placed(page: Page, pointing: int) -> None:
    """The coach is on the screen, points at something, and covers nothing of it."""
    expect(page.locator("[data-ring-of]").first).to_be_attached()
    page.wait_for_timeout(300)  # whatever is still travelling arrives
    found = page.evaluate(COVERED)
    assert found["rings"] >= pointing, found
    assert found["over"] == 0 and found["inside"] and not found["wide"] and not found["cut"], found


def before(game: str, text: str) -> Iterator[LessonTask]:
    """The steps of a lesson up to this one."""
    return takewhile(lambda step: step.text != text, lesson(game).steps)


def next_step(page: Page) -> None:
    coach(page).get_by_role("button", name="Next").click()


def by_touch(page: Page, line: Line) -> None:
    if "play" in line:
        card, pile = line["play"]
        page.locator(f'[data-card="{card}"]').tap(position={"x": 14, "y": 30})  # cards overlap
        page.locator(f'[data-pile="{pile}"] .top').tap()
    elif "signal" in line:
        word = {"spare": "spare it!", "please-spare": "please spare it"}[line["signal"]["word"]]
        page.get_by_role("button", name=f"Pile {line['signal']['pile']}: {word}").tap()
    elif "end" in line:
        page.get_by_role("button", name="End turn").tap()
    elif "pass" in line:
        page.get_by_role("button", name="Pass").tap()
        page.get_by_role("button", name="Yes, pass").tap()
    else:
        cards = line.get("raise") or [line["choose"]]
        for card in cards:
            page.locator(f'[data-card^="{card}."]').first.tap()
        page.get_by_role("button", name=re.compile("Raise to|Lay face down")).tap()


def by_keys(page: Page, line: Line) -> None:
    held = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    if "play" in line:
        card, pile = line["play"]
        page.keyboard.press(str(held.index(str(card)) + 1))
        page.keyboard.press(pile.lower())
    elif "signal" in line:
        for _ in range(["please-spare", "spare", "take"].index(line["signal"]["word"]) + 1):
            page.keyboard.press(f"Shift+{line['signal']['pile']}")
    elif "end" in line:
        page.keyboard.press("e")
    elif "pass" in line:
        page.keyboard.press("p")
        page.keyboard.press("p")
    else:
        for card in line.get("raise") or [line["choose"]]:
            page.keyboard.press(str(next(at for at, one in enumerate(held, 1) if one.startswith(card))))
        page.keyboard.press("r")


def words(language: str, key: str) -> re.Pattern[str]:
    """What the catalogue says there, whatever the others are called."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / "browser.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern
    said, _ = bundle.format_pattern(pattern, dict.fromkeys(("mate", "other"), "NAME"))
    return re.compile(f"^{re.escape(str(said)).replace('NAME', '.+')}$")


def learn(
    page: Page,
    game: str,
    do: Do,
    go_on: Callable[[Page], None],
    *,
    look: bool = True,
    wants: int = -1,
    language: str = "en",
) -> None:
    """The whole lesson, step by step, to its last word; of several acts asked for the first or the last."""
    for step in lesson(game).steps:
        reached(page, step.text)
        expect(coach(page).locator(".text")).to_have_text(words(language, f"learn-{game}-{step.text}"))
        expect(coach(page).locator(".text")).to_be_in_viewport(ratio=1)
        if look:
            well_placed(page, len(step.at))
        if step.wants:
            do(page, dict(step.wants[wants]))
        else:
            go_on(page)
    reached(page, "finished")
    expect(coach(page).get_by_role("button", name=words(language, "home-rules"))).to_be_visible()


def test_the_game_is_learned_by_touch_and_played_on(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page("/", **phone)
    page.get_by_role("link", name="First time? Two minutes").first.tap()
    learn(page, "the-game", by_touch, next_step)
    coach(page).get_by_role("button", name="Play on").tap()
    page.wait_for_url("**/t/**")
    expect(coach(page)).to_have_count(0)
    expect(page.locator(".sentence")).to_have_text("Your turn: lay at least 2 cards.")
    by_touch(page, {"play": [21, "A"]})  # nobody coaches any more
    expect(page.get_by_role("button", name="Pile A, ascending, 21 on top.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Learn (done)")).to_be_visible()
    expect(page.get_by_role("link", name="Continue", exact=False)).to_be_visible()


def test_raise_is_learned_by_touch_on_a_small_phone(open_page: Open) -> None:
    page = open_page("/learn/raise", **SMALL)
    learn(page, "raise", by_touch, next_step, wants=0)


@pytest.mark.parametrize(
    ("game", "language"),
    [pytest.param(*one, marks=pytest.mark.soak) for one in (("the-game", "hu"), ("raise", "de"))],
)
def test_a_lesson_in_another_language_by_keys_alone(open_page: Open, game: str, language: str) -> None:
    """Left in the middle, it is taken up again at the same step."""
    page = open_page("/", locale=language)
    page.locator(f'a[href="/learn/{game}"]').press("Enter")
    reached(page, "goal")
    page.keyboard.press("Enter")
    second = lesson(game).steps[1].text
    reached(page, second)
    leave = coach(page).get_by_role("button", name=words(language, "learn-leave"))
    for _ in range(60):
        page.keyboard.press("Tab")
        if leave.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator(f'a[href="/learn/{game}"]').press("Enter")
    reached(page, second)
    page.evaluate("id => localStorage.removeItem(id)", "stammtisch.lessons")
    page.reload()
    learn(page, game, by_keys, lambda page: page.keyboard.press("Enter"), wants=0, language=language)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    expect(coach(page)).to_have_count(0)
    expect(page.locator("[data-card]").first).to_be_visible()


def test_another_act_gets_a_friendly_word_and_does_not_count(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page("/learn/the-game", **phone)
    reached(page, "goal")
    by_touch(page, {"play": [97, "C"]})
    expect(coach(page).get_by_role("status")).to_contain_text("One thing at a time")
    next_step(page)
    for step in ("up", "down", "start"):
        reached(page, step)
        next_step(page)
    reached(page, "near")
    by_touch(page, {"play": [42, "A"]})
    expect(coach(page).get_by_role("status")).to_contain_text("The 3 is closest")
    expect(page.locator('[data-card="42"]')).to_be_visible()
    expect(page.locator(".frame")).to_have_attribute("data-at", "15")
    by_touch(page, {"play": [3, "A"]})
    reached(page, "back")
    expect(coach(page).get_by_role("status")).to_be_empty()


def test_what_the_rules_forbid_is_explained_by_the_rules(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page("/learn/the-game", **phone)
    for step in before("the-game", "trick"):
        reached(page, step.text)
        by_touch(page, dict(step.wants[0])) if step.wants else next_step(page)
    reached(page, "trick")
    by_touch(page, {"play": [5, "A"]})
    expect(page.get_by_text("5 does not fit pile A")).to_be_visible()


def test_raise_refuses_kindly_too(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page("/learn/raise", **phone)
    for step in ("goal", "roll", "value"):
        reached(page, step)
        next_step(page)
    reached(page, "choose")
    by_touch(page, {"choose": "cloud-4-1"})
    expect(coach(page).get_by_role("status")).to_contain_text("Take the gear 3")
    coach(page).get_by_role("button", name="Show me").tap()
    reached(page, "flip")


def test_a_lesson_is_left_and_taken_up_again(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page("/learn/the-game", **phone)
    for step in before("the-game", "two"):
        reached(page, step.text)
        by_touch(page, dict(step.wants[0])) if step.wants else next_step(page)
    reached(page, "two")
    coach(page).get_by_role("button", name="Leave; the lesson waits for you").tap()
    expect(page.get_by_role("link", name="Continue lesson")).to_be_visible()
    expect(page.get_by_role("heading", name="Your running games")).to_have_count(0)
    page.get_by_role("link", name="Continue lesson").tap()
    reached(page, "two")
    expect(page.get_by_role("button", name="Pile A, ascending, 3 on top.")).to_be_visible()
    page.reload()
    reached(page, "two")
    by_touch(page, {"play": [97, "D"]})
    reached(page, "end")
    page.go_back()
    page.get_by_role("link", name="Continue lesson").tap()
    reached(page, "end")


def test_steps_that_were_only_read_are_remembered(open_page: Open) -> None:
    page = open_page("/learn/raise")
    for step in ("goal", "roll"):
        reached(page, step)
        next_step(page)
    reached(page, "value")
    page.reload()
    reached(page, "value")


def test_a_table_that_went_its_own_way_offers_to_begin_again(open_page: Open) -> None:
    page = open_page("/learn/the-game")
    reached(page, "goal")
    table = page.evaluate("JSON.parse(localStorage.getItem('stammtisch.lessons'))['the-game'].table")
    page.goto(f"/t/{table}")
    expect(page.locator('[data-card="42"]')).to_be_visible()
    by_keys(page, {"play": [42, "A"]})
    expect(page.get_by_role("button", name="Pile A, ascending, 42 on top.")).to_be_visible()
    page.goto("/learn/the-game")
    reached(page, "strayed")
    coach(page).get_by_role("button", name="Begin again").click()
    reached(page, "goal")


def test_a_lesson_says_that_its_deal_proves_nothing(open_page: Open) -> None:
    page = open_page("/learn/raise")
    reached(page, "goal")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_text("this table has no proof of fairness")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_axe_finds_nothing_in_a_lesson(
    open_page: Open, phone: dict[str, Any], game: str, scheme: str
) -> None:
    page = open_page(f"/learn/{game}", color_scheme=scheme, **phone)
    axe = AXE.read_text(encoding="utf-8")
    for step in lesson(game).steps[:4]:
        reached(page, step.text)
        if not step.wants:
            clean(page, axe)
            next_step(page)
    by_touch(page, {"play": [42, "A"]} if game == "the-game" else {"choose": "cloud-4-1"})
    expect(coach(page).get_by_role("status")).not_to_be_empty()
    clean(page, axe)


def longer(found: re.Match[str]) -> str:
    key, text = found[1], found[2]
    words = re.sub(r"\{[^}]*\}", "", text)
    more = (words * (1 + len(text) // max(1, len(words))))[: round(len(text) * 0.6)]
    return f"{key}{text} {more}"


@pytest.mark.soak
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_texts_half_as_long_again_fit_a_small_phone(open_page: Open, game: str) -> None:
    page = open_page("/", **SMALL)

    def stretch(route: Route) -> None:
        answer = route.fetch()
        text = re.sub(r"(learn-(?!title)[\w-]+ = )([^\\\n`]+)", longer, answer.text())
        route.fulfill(response=answer, body=text)

    page.route(re.compile(r"/assets/.*\.js$"), stretch)
    page.goto(f"/learn/{game}")
    reached(page, "goal")
    plain = {"the-game": "You and", "raise": "Every round is about"}[game]
    assert coach(page).locator(".text").inner_text().count(plain) == 2, "the texts are longer"
    for step in lesson(game).steps:
        reached(page, step.text)
        well_placed(page, len(step.at))
        coach(page).get_by_role("button", name="Show me" if step.wants else "Next").click()
    reached(page, "finished")


# What the coach or a frame covers while something is seen, at any moment of it.
WATCH = """() => {
  const box = one => one.getBoundingClientRect()
  const visible = one => one.checkVisibility() && box(one).width > 0
  const shown = where => [...document.querySelectorAll(where)].filter(visible)
  const meet = (p, q) =>
    Math.min(p.right, q.right) > Math.max(p.left, q.left) + 1 &&
    Math.min(p.bottom, q.bottom) > Math.max(p.top, q.top) + 1
  const seen = (window.seen = { waited: 0, struck: 0, covered: new Set() })
  const look = () => {
    const coach = document.querySelector('.coach')
    if (coach?.dataset.step === 'waiting' && !coach.getAnimations().length) {
      seen.waited++
      for (const one of shown('.status, [data-pile] .top, [data-pot] .card, [data-stone], .seats button'))
        if (meet(box(coach), box(one))) seen.covered.add(one.className.baseVal ?? one.className)
    }
    const counter = document.querySelector('[data-ring]')
    for (const frame of counter ? shown('[data-ring-of]') : []) {
      if (frame.dataset.ringOf === 'ring' || !meet(box(frame), box(counter))) continue
      if (!getComputedStyle(frame).clipPath.startsWith('path')) seen.struck++
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.soak
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_the_coach_covers_nothing_that_the_others_do(
    open_page: Open, phone: dict[str, Any], game: str
) -> None:
    page = open_page(f"/learn/{game}", **phone, reduced_motion="no-preference")
    page.evaluate(WATCH)
    for step in lesson(game).steps:
        reached(page, step.text)
        coach(page).get_by_role("button", name="Show me" if step.wants else "Next").click()
    reached(page, "finished")
    waited, struck, covered = page.evaluate("[seen.waited, seen.struck, [...seen.covered]]")
    assert waited > 0
    assert (struck, covered) == (0, [])
