"""RAISE from the first page to the result: by mouse, by touch, by keys; and what its table promises."""

from __future__ import annotations

import contextlib
import itertools
import json
import math
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.album import ask, late, overtaking
from browser.conftest import AXE, PHONE, Server
from browser.player import MOVED, Do, Open, caught_up, freeze, position
from browser.test_pages import clean, finish
from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

View = dict[str, Any]
SIZES = (
    (320, 568),
    (360, 740),
    (390, 844),
    (768, 1024),
    (844, 390),
    (720, 450),  # a screen of 1440 x 900 at 200 %
    (1440, 900),
    (2560, 1440),
)
NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil")


# Playing through the page


def cards(page: Page, names: list[str]) -> list[Locator]:
    """The hand's cards of these names; two equal ones are two cards."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(page.locator(f'[data-card="{name}.{seen[name]}"]'))
    return found


def on_to_the_next_round(page: Page, how: str) -> None:
    """A round that was won is shown for a moment; whoever cannot wait taps."""
    moment = page.locator(".moment")
    if moment.count():
        with contextlib.suppress(TimeoutError):  # it goes by itself, too
            if how == "key":
                page.keyboard.press("Enter")
            elif how == "tap":
                moment.tap(timeout=1000)
            else:
                moment.click(timeout=1000)
        expect(moment).to_have_count(0)


def by_mouse(page: Page, move: dict[str, Any]) -> None:
    on_to_the_next_round(page, "click")
    _by(page, move, lambda button: button.click())


def by_touch(page: Page, move: dict[str, Any]) -> None:
    on_to_the_next_round(page, "tap")
    _by(page, move, lambda button: button.tap())


def _by(page: Page, move: dict[str, Any], press: Callable[[Locator], None]) -> None:
    if "choose" in move:
        press(cards(page, [move["choose"]])[0])
        press(page.locator("[data-pot]"))
    elif "raise" in move:
        for card in cards(page, move["raise"]):
            press(card)
        press(page.get_by_role("button", name="Raise to"))
    else:
        button = page.get_by_role("button", name="Pass", exact=True)
        press(button)
        expect(button).to_have_count(0)  # a tap may arrive a little later: then it asks, or the round goes on
        sure = page.get_by_role("button", name="Yes, pass")
        if sure.count():
            press(sure)


def by_dragging(page: Page, move: dict[str, Any]) -> None:
    if "pass" in move:
        return by_mouse(page, move)
    on_to_the_next_round(page, "click")
    names = [move["choose"]] if "choose" in move else move["raise"]
    for card in cards(page, names):
        start = card.bounding_box()
        assert start
        page.mouse.move(start["x"] + 20, start["y"] + 40)
        page.mouse.down()
        page.mouse.move(start["x"] + 30, start["y"], steps=2)
        expect(page.locator("[data-ghost]")).to_be_visible()  # the preview
        pot = page.locator("[data-pot]").bounding_box()  # where it is now: the hint has its own line
        assert pot
        page.mouse.move(pot["x"] + pot["width"] / 2, pot["y"] + pot["height"] / 2, steps=3)
        page.mouse.up()


def by_keys(page: Page, move: dict[str, Any]) -> None:
    on_to_the_next_round(page, "key")
    if "pass" in move:
        page.keyboard.press("p")
        if page.get_by_role("button", name="Yes, pass").count():
            page.keyboard.press("p")
        return
    for card in cards(page, [move["choose"]] if "choose" in move else move["raise"]):
        key = card.get_attribute("aria-keyshortcuts")
        assert key
        page.keyboard.press(key)
    page.keyboard.press("r")


def sensible(view: View) -> dict[str, Any]:
    """A move that keeps games short: raises in the first round, passes later."""
    mine = view["mine"]
    if mine["raises"] and view["public"]["round"] == 1:
        way = min(mine["raises"], key=lambda way: (len(way["cards"]), way["total"]))
        return {"raise": way["cards"]}
    return next((move for move in mine["legal"] if "pass" in move), mine["legal"][0])


def act(page: Page, do: Do, seat: int | None = None) -> bool:
    """One move of this browser's seat; False when the game is over."""
    for _ in range(600):
        now = position(page, seat)
        if now["view"]["public"]["result"]:
            return False
        if now["view"]["mine"]["legal"]:
            caught_up(page, now["at"])
            do(page, sensible(now["view"]))
            page.wait_for_function(MOVED, arg=now["at"])
            return True
        time.sleep(0.02)
    raise AssertionError("it is never this seat's turn")


def play_out(page: Page, do: Do) -> None:
    while act(page, do):
        pass


def shows_result(page: Page) -> None:
    expect(page).to_have_title("RAISE: the result")
    public = position(page)["view"]["public"]
    for score in public["result"]["scores"]:
        expect(page.locator(".rows").get_by_text(str(score), exact=True).first).to_be_visible()
    expect(page.get_by_role("heading", name="Round by round")).to_be_visible()


# Tables in a certain situation, reached through the server


def at_table(
    open_page: Open,
    server: Server,
    players: int,
    until: Callable[[View], bool],
    keep: int = 1,
    pace: float = 0,
    **how: Any,
) -> Page:
    """A page for seat 0 of a table where `until` holds; the first `keep` seats are people's."""
    for _ in range(40):
        seats = [{"kind": "me" if seat < keep else "bot", "name": NAMES[seat]} for seat in range(players)]
        made = ask(server, "POST", "/tables", {"game": "raise", "seats": seats, "options": {}, "pace": pace})
        if _advance(server, made, until):
            break
    else:
        raise AssertionError("no game came to that")
    known = {
        "table": made["table"],
        "game": "raise",
        "code": made["join"],
        "tokens": {"0": made["seats"][0]["token"]},
        "host": made["host"],
        "names": list(NAMES[:players]),
        "phase": "running",
        "result": None,
        "seen": 0,
    }
    page = open_page("/nowhere", **how)
    page.evaluate("tables => localStorage.setItem('stammtisch.tables', tables)", json.dumps([known]))
    page.goto(f"/t/{made['table']}")
    page.locator("[data-card]").first.wait_for()
    return page


def _advance(server: Server, made: dict[str, Any], until: Callable[[View], bool]) -> bool:
    path, token = f"/tables/{made['table']}", made["seats"][0]["token"]
    for _ in range(1500):
        now = ask(server, "GET", path, token=token)
        view = now["view"]
        if view["public"]["result"]:
            return False
        if view["mine"]["legal"]:
            if until(view):
                return True
            raises = [{"raise": way["cards"]} for way in view["mine"]["raises"]]
            move = raises[-1] if raises and view["public"]["round"] % 2 else view["mine"]["legal"][-1]
            try:
                ask(server, "POST", f"{path}/moves", {"at": now["at"], "move": move}, token)
            except OSError:
                continue  # another one laid a card at the same moment
        else:
            time.sleep(0.01)
    return False


def first_card(view: View) -> bool:
    return bool(view["public"]["phase"] == "choose")


def may_raise(view: View) -> bool:
    return bool(view["mine"]["raises"])


def two_are_needed(view: View) -> bool:
    """Some raise takes two cards."""
    return any(len(way["cards"]) == 2 for way in view["mine"]["raises"])


def only_two_overtake(view: View) -> bool:
    return two_are_needed(view) and all(len(way["cards"]) > 1 for way in view["mine"]["raises"])


def two_of(view: View) -> list[str]:
    return next(way["cards"] for way in view["mine"]["raises"] if len(way["cards"]) == 2)


QUICK_HAND = """async ids => {
    const pot = document.querySelector('[data-pot]').getBoundingClientRect()
    for (const id of ids) {
        const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`)
        const { x, y } = card.getBoundingClientRect()
        const send = (kind, clientX, clientY) =>
            card.dispatchEvent(new PointerEvent(kind, { pointerId: 1, clientX, clientY, bubbles: true }))
        send('pointerdown', x + 20, y + 40)
        await new Promise(on => setTimeout(on, 20))
        send('pointermove', x + 30, y)
        send('pointermove', pot.x + 9, pot.y + 9)
        send('pointerup', pot.x + 9, pot.y + 9)
    }
}"""


# Whole games


@pytest.mark.soak
def test_a_whole_game_by_mouse(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("article", name="RAISE").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    for _ in range(6):
        act(page, by_dragging)
    play_out(page, by_mouse)
    shows_result(page)
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_text("Nobody could steer this deal.")).to_be_visible()


@pytest.mark.soak
def test_a_whole_game_by_touch_on_a_phone(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page(**phone)
    page.get_by_role("article", name="RAISE").get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    play_out(page, by_touch)
    shows_result(page)


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    button = page.get_by_role("article", name="RAISE").get_by_role("button", name="Play now")
    for _ in range(30):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    for key, dialog in (("?", "Keys"), ("s", "Standings"), ("o", "The pot")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # the first card is taken up
    expect(page.locator("[data-card]").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-card]").first).to_have_attribute("aria-pressed", "false")
    act(page, by_keys)
    expect(page.get_by_role("group", name="What has happened")).to_contain_text("All are turned up:")
    play_out(page, by_keys)
    shows_result(page)


def test_two_people_on_one_device_never_see_each_other_s_cards(open_page: Open) -> None:
    page = open_page("/new/raise")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 1: name").fill("Anna")
    page.get_by_label("Seat 2: who").select_option(label="On this device")
    page.get_by_label("Seat 2: name").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    turns = ""
    for _ in range(400):
        seen = page.evaluate(
            """() => ({
                curtain: document.querySelector('.curtain') !== null,
                me: document.querySelector('.me .unseen')?.textContent ?? '',
                cards: [...document.querySelectorAll('[data-card]')].map(one => one.dataset.card),
            })"""
        )
        if seen["curtain"]:
            assert not seen["cards"]
            page.get_by_role("button", name="I am ").click()
        elif seen["me"]:
            seat = 0 if seen["me"].startswith("Anna") else 1
            now = position(page, seat)
            if now["view"]["public"]["round"] > 1:
                break
            if now["view"]["mine"]["legal"] and now["at"] == int(
                page.locator(".frame").get_attribute("data-at") or 0
            ):
                held = [name.rpartition(".")[0] for name in seen["cards"]]
                assert sorted(held) == sorted(card["card"] for card in now["view"]["mine"]["hand"])
                turns += str(seat)
                act(page, by_keys, seat)
        page.wait_for_timeout(30)
    assert turns.startswith("01"), "Anna lays a card face down, then Ben"
    assert len(turns) > 2


# What the table promises


def test_a_card_face_down_can_be_taken_back_until_all_are_in(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 2, first_card, keep=2)
    page.keyboard.press("2")
    expect(page.locator("[data-ghost]")).to_be_visible()
    value = position(page)["view"]["mine"]["hand"][1]["value"]
    expect(page.locator(".hint")).to_have_text(f"Your stone would start on {value}.")
    page.get_by_role("button", name="Lay face down").click()
    expect(page.locator(".sentence")).to_have_text("Bruno is still choosing a card.")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".sentence")).to_have_text("Lay your first card, face down.")
    assert position(page)["view"]["mine"]["chosen"] is None


def test_cards_add_up_and_show_where_the_stone_would_land(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 3, may_raise, reduced_motion="no-preference")
    view = position(page)["view"]
    way = view["mine"]["raises"][0]
    for card in cards(page, way["cards"]):
        card.click()
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", str(way["field"]))
    from_, total, field = view["mine"]["field"], way["total"], way["field"]
    hint = page.locator(".hint")
    expect(hint).to_contain_text(f"{from_} + {total} = {field}, ")
    if not way["ends_round"] and way["last"] != 0:
        expect(hint).to_contain_text(f"then {NAMES[way['last']]} is last.")
    page.get_by_role("button", name=f"Raise to {way['field']}").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "why"),
    [("en", "it must land beyond {}."), ("hu", "nem előzöd meg az utolsó előtti korongot: {}")],
)
def test_what_does_not_overtake_is_not_available_and_says_why(
    open_page: Open, server: Server, locale: str, why: str
) -> None:
    page = at_table(open_page, server, 4, two_are_needed, locale=locale)
    view = position(page)["view"]
    # The better card of a pair may overtake alone; the other never does (4.3).
    way = next(way for way in view["mine"]["raises"] if len(way["cards"]) == 2)
    first, second = cards(page, sorted(way["cards"], key=lambda card: card in overtaking(view)))
    first.click()
    button = page.locator('.acts [aria-keyshortcuts="R"]')
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(page.get_by_text(why.format(view["mine"]["beyond"]))).to_be_visible()
    second.click()
    expect(button).to_have_attribute("aria-disabled", "false")
    assert position(page)["view"]["mine"]["raises"]  # trying has changed nothing


def test_a_raise_is_dragged_card_by_card_however_slow_the_answer(open_page: Open, server: Server) -> None:
    """The first of two cards is too little alone; the second is there before the server has said so."""
    page = at_table(open_page, server, 4, only_two_overtake)
    late: list[Callable[[], None]] = []

    def through(socket: WebSocketRoute) -> None:
        def came(message: str | bytes) -> None:
            if '"refused"' in str(message):
                late.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(came)

    page.route_web_socket("**/stream*", through)
    page.reload()
    page.locator("[data-card]").first.wait_for()
    now = position(page)
    by_dragging(page, {"raise": two_of(now["view"])})
    while not late:
        page.wait_for_timeout(10)
    late.pop()()
    page.wait_for_function(MOVED, arg=now["at"])


def test_a_quick_hand_has_the_next_card_before_the_last_one_is_away(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 4, only_two_overtake)
    now = position(page)
    page.evaluate(QUICK_HAND, [card.get_attribute("data-card") for card in cards(page, two_of(now["view"]))])
    page.wait_for_function(MOVED, arg=now["at"])


def test_pass_says_first_what_it_means(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 3, may_raise)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".hint")).to_contain_text("Out of this round")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    assert position(page)["view"]["mine"]["raises"]
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(page.get_by_text("You passed.").first).to_be_attached()


def resized(page: Page) -> Iterator[str]:
    """The page at every size, one after the other."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([w, h]) => innerWidth === w && innerHeight === h && document.querySelector('.track > svg')",
            arg=[width, height],
        )
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield f"{width}x{height}"


OUTSIDE = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement
  const found = scrollHeight <= innerHeight && scrollWidth <= innerWidth ? [] : ['the page scrolls']
  for (const one of document.querySelectorAll(
      '[data-card], [data-pot], .acts button, .seats button, .track > svg')) {
    if (!one.checkVisibility()) continue
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
    if (Math.min(width, height) < 43.9) found.push(`small: ${one.className} ${width} ${height}`)
    if (left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5)
      found.push(`outside: ${one.className} ${[left, right, top, bottom]}`)
  }
  return found
}"""


@pytest.mark.parametrize("players", [2, 5])
def test_the_table_fits_without_scrolling(open_page: Open, server: Server, players: int) -> None:
    page = at_table(open_page, server, players, first_card)
    page.keyboard.press("1")
    found = {}
    for size in resized(page):
        expect(page.locator("[data-card]")).to_have_count(6)
        found[size] = page.evaluate(OUTSIDE)
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


def test_the_table_opens_in_a_window_of_any_height(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 3, first_card)
    for height in (440, 520, 600, 640, 660, 680, 700, 760):  # a laptop’s window has 650 or so
        page.set_viewport_size({"width": 1366, "height": height})
        page.reload()
        expect(page.locator("[data-card]")).to_have_count(6)
        expect(page.locator(".track .number").first).to_be_visible()


# What lies on what it should leave free. Stones stand on fields and the arrow beside them, so much is meant.
COVERED = """() => {
  const seen = where => [...document.querySelectorAll(where)].filter(one => one.checkVisibility())
  const box = one => one.getBoundingClientRect()
  const meet = (p, q) =>
    Math.min(p.right, q.right) > Math.max(p.left, q.left) + 0.5 &&
    Math.min(p.bottom, q.bottom) > Math.max(p.top, q.top) + 0.5
  const found = []
  const apart = (these, those) => {
    for (const one of seen(these)) for (const other of seen(those)) {
      const rude = one !== other && meet(box(one), box(other))
      const name = one.textContent.trim() || one.className.baseVal
      if (rude) found.push(`${name} on ${other.textContent.trim()}`)
    }
  }
  const around = '.seats button, .status, .tip, .roll li, .rounds, .hand .card, .acts'
  apart('[data-stone], .pointer, .track .number', around)
  apart('.me', '.acts .button')
  apart('.acts .button', '.acts .button')
  apart('.hint', '.hand button')
  apart('[data-pot] .worth > *', '[data-pot] .card')
  for (const seat of seen('.seats button')) for (const figure of seat.querySelectorAll('.count > *')) {
    const [inner, outer] = [box(figure), box(seat)]
    const over = inner.left < outer.left || inner.right > outer.right
    if (over) found.push(`over a seat's edge: ${figure.textContent}`)
  }
  const inside = document.querySelector('.track path.inside')
  const fields = seen('.track .number')
  for (const text of inside ? fields : []) {
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))]
    const r = Number(text.getAttribute('font-size')) / 2
    for (let turn = 0; turn < 8; turn++) {
      const edge = new DOMPoint(x + r * Math.cos(turn * 0.785), y + r * Math.sin(turn * 0.785))
      if (inside.isPointInFill(edge)) found.push(`field ${text.textContent} is covered`)
    }
  }
  if (fields.length > 110) found.push(`${fields.length} fields`)
  return [...new Set(found)]
}"""


def covered(page: Page) -> list[str]:
    """What stays covered: on a busy machine, a new size is laid out some frames later."""
    found: list[str] = page.evaluate(COVERED)
    if found:
        page.wait_for_timeout(500)
        found = page.evaluate(COVERED)
    return found


@pytest.mark.parametrize(("players", "locale"), [(2, "pl"), (4, "fr"), (5, "fr")])
def test_nothing_at_the_table_covers_anything(
    open_page: Open, server: Server, players: int, locale: str
) -> None:
    """With cards chosen, with pass being asked for, and with the longest figures."""

    def opened(path: str, **how: Any) -> Page:
        page = open_page("about:blank", **how)
        late(page)
        page.goto(path)
        return page

    page = at_table(opened, server, players, lambda view: bool(overtaking(view)), locale=locale)
    card = cards(page, [next(iter(overtaking(position(page)["view"])))])[0]
    found = {}
    for size in resized(page):
        for key in ("Escape", card.get_attribute("aria-keyshortcuts"), "Escape", "p"):
            page.keyboard.press(key or "")
            if key != "Escape":
                found[f"{size} {key}"] = covered(page)
        page.keyboard.press("Escape")
        found[size] = covered(page)
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("players", [2, 5])
def test_a_phone_shows_how_many_cards_the_others_hold(open_page: Open, server: Server, players: int) -> None:
    page = at_table(open_page, server, players, may_raise, **PHONE)
    for player in position(page)["view"]["public"]["players"][1:]:
        held = page.locator(f'[data-seat="{player["seat"]}"] [data-held]')
        expect(held).to_be_visible()
        expect(held).to_have_text(str(player["hand_count"]))


# Stops cards in the middle of being turned up, whenever that begins.
STOP = """() => {
  const stop = () => {
    for (const one of document.getAnimations())
      if (one.effect.target?.closest('[data-laid] .turning')) one.pause()
  }
  new MutationObserver(stop).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
TURNED = """time => [...document.querySelectorAll('.turning')].map(card => {
  for (const one of card.getAnimations()) one.currentTime = time
  const { left, top, width, height } = card.closest('.cards').getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 4)
  return hit?.closest('.reverse') ? 'back' : hit?.closest('.turning') ? 'front' : 'neither'
})"""


def test_a_card_is_turned_up_from_its_back(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 2, first_card, reduced_motion="no-preference")
    freeze(page)
    page.evaluate(STOP)
    page.keyboard.press("1")
    page.keyboard.press("r")
    expect(page.locator(".turning")).to_have_count(2)
    assert page.evaluate(TURNED, 60) == ["back", "back"]
    assert page.evaluate(TURNED, 440) == ["front", "front"]


STONES = """all => all.map(one => {
    const { x, y, width, height } = one.querySelector('.face').getBoundingClientRect()
    return [one.dataset.field, { x: x + width / 2, y: y + height / 2, width }]
})"""


def side_by_side(view: View) -> bool:
    fields = {stone["field"] for stone in view["public"]["stones"]}
    return may_raise(view) and any(field + 1 in fields for field in fields)


def test_stones_on_neighbouring_fields_do_not_hide_each_other(open_page: Open, server: Server) -> None:
    """On the smallest track, where fields are closer together than stones are wide."""
    page = at_table(open_page, server, 5, side_by_side, viewport={"width": 360, "height": 640})
    stones = page.locator("[data-stone]").evaluate_all(STONES)
    many = Counter(field for field, _ in stones)
    # A stack may reach up to the next one.
    stones = [(field, box) for field, box in stones if many[field] == 1]
    for (field, box), (other, near) in itertools.combinations(stones, 2):
        apart = math.hypot(box["x"] - near["x"], box["y"] - near["y"])
        assert apart > 0.72 * box["width"], (field, other)


def test_symbols_of_ones_own_set_are_spoken_by_their_own_names(open_page: Open, server: Server) -> None:
    """To this page the bells of the standard set are acorns."""

    def between(stream: WebSocketRoute) -> None:
        real = stream.connect_to_server()
        real.on_message(lambda said: stream.send(str(said).replace("bell", "acorn")))

    def opened(path: str, **how: Any) -> Page:
        page = open_page("about:blank", **how)
        page.route_web_socket(re.compile("/stream"), between)
        page.goto(path)
        return page

    def holds_bells(view: View) -> bool:
        return first_card(view) and any(one["symbol"] == "bell" for one in view["mine"]["hand"])

    page = at_table(opened, server, 2, holds_bells)
    own = page.locator('[data-card^="acorn-"]').first
    expect(own).to_contain_text(re.compile(r"^acorn \d, worth"))
    expect(page.locator('[data-symbol="acorn"] .unseen')).to_have_text(re.compile("^acorn times"))
    expect(page.locator("[data-card], [data-symbol]").filter(has_text="bell")).to_have_count(0)


def test_a_spectator_sees_no_hand(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 3, may_raise)
    watcher = open_page(page.url.replace(server.url, ""))
    expect(watcher.locator("[data-stone]").first).to_be_visible()
    expect(watcher.locator("[data-card]")).to_have_count(0)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_at_the_table(open_page: Open, server: Server, scheme: str) -> None:
    axe = AXE.read_text(encoding="utf-8")
    page = at_table(open_page, server, 5, first_card, color_scheme=scheme, **PHONE)
    page.keyboard.press("1")
    clean(page, axe)
    page.keyboard.press("r")
    expect(page.locator("[data-stone]").first).to_be_visible()
    clean(page, axe)
    for key, dialog in (("s", "Standings"), ("o", "The pot")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        clean(page, axe)
        page.keyboard.press("Escape")
    # At this pace a round's end stays for as long as it is looked at.
    desk = at_table(open_page, server, 2, may_raise, pace=0.8, color_scheme=scheme)
    desk.keyboard.press("1")
    clean(desk, axe)
    desk.keyboard.press("Escape")
    desk.keyboard.press("p")
    clean(desk, axe)
    desk.keyboard.press("p")
    expect(desk.locator(".moment")).to_be_visible()
    clean(desk, axe)
    desk.goto(f"/t/{finish(server, 'raise')}")
    expect(desk.get_by_role("heading", name="Round by round")).to_be_visible()
    clean(desk, axe)
