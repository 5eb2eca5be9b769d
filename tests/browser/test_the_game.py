"""THE GAME from the first page to the result: by mouse, by touch, by keys."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.album import Evening
from browser.player import Open, act, best, by_dragging, by_keys, by_mouse, by_touch, play_out, position
from playwright.sync_api import Page, WebSocketRoute, expect


def start(page: Page) -> None:
    page.get_by_role("article", name="THE GAME").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main", name="Table")).to_be_visible()


def shows_result(page: Page) -> None:
    expect(page).to_have_title("THE GAME: the result")
    left = position(page)["view"]["public"]["result"]["left"]
    expect(page.locator(".rays")).to_have_text(f"{98 - left} of 98")


@pytest.mark.soak
def test_a_whole_game_by_mouse(open_page: Open) -> None:
    page = open_page()
    start(page)
    for _ in range(4):
        act(page, by_dragging)
    play_out(page, by_mouse)
    shows_result(page)
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_text("Nobody could steer this deal.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert '"result"' in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Again, same people").click()
    expect(page.get_by_role("group", name="How keen are you to start?")).to_be_visible()


@pytest.mark.soak
def test_a_whole_game_by_touch_on_a_phone(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page(**phone)
    page.get_by_role("article", name="THE GAME").get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    play_out(page, by_touch)
    shows_result(page)


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    button = page.get_by_role("article", name="THE GAME").get_by_role("button", name="Play now")
    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+A")
    expect(page.get_by_role("button", name="Pile A: please spare it")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="I am in trouble")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_text("You about A: please spare it.")).to_be_visible()
    page.keyboard.press("Escape")
    play_out(page, by_keys)
    shows_result(page)


def _first_turn(page: Page) -> dict[str, Any]:
    """Plays the claim, then waits for this seat's first turn."""
    act(page, by_keys)
    expect(page.locator(".sentence")).to_contain_text("Your turn: lay at least")
    return position(page)


def test_a_card_is_previewed_with_its_step_and_can_be_taken_back(open_page: Open) -> None:
    page = open_page()
    start(page)
    now = _first_turn(page)
    move = best(now["view"])
    assert move
    card, pile = move["play"]
    held = next(one for one in now["view"]["mine"]["hand"] if one["card"] == card)
    step = held["steps"]["ABCD".index(pile)]
    page.locator(f'[data-card="{card}"]').click()
    shown = page.locator(f'[data-pile="{pile}"] .step')
    expect(shown).to_have_text(f"+{step}" if step > 0 else f"−{-step}")
    by_mouse_pile = page.locator(f'[data-pile="{pile}"] .top')
    by_mouse_pile.click()
    expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    expect(page.get_by_text("One more card to lay", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f'[data-card="{card}"]')).to_be_visible()
    expect(page.get_by_text("2 cards to lay", exact=True)).to_be_visible()


def test_what_does_not_fit_says_why(open_page: Open) -> None:
    page = open_page()
    start(page)
    _first_turn(page)
    for _ in range(40):
        view = position(page)["view"]
        misfit = next(
            (
                (one["card"], pile)
                for one in view["mine"]["hand"]
                for pile, step in zip("ABCD", one["steps"], strict=True)
                if step is None
            ),
            None,
        )
        if misfit and view["mine"]["legal"]:
            card, pile = misfit
            page.keyboard.press("Escape")
            page.locator(f'[data-card="{card}"]').click()
            page.locator(f'[data-pile="{pile}"] .top').click()
            expect(page.get_by_text(re.compile("does not fit pile"))).to_be_visible()
            return
        assert act(page, by_keys), "the game ended before a card did not fit"
    raise AssertionError("every card fits every pile")


def test_a_finished_game_is_replayed_step_by_step(open_page: Open) -> None:
    page = open_page()
    start(page)
    play_out(page, by_keys)
    shows_result(page)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_title("THE GAME: replay")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press(".")
    expect(page).to_have_url(re.compile(r"step=2$"))
    page.keyboard.press("End")
    expect(page.locator(".sentence")).to_have_text(
        re.compile("No card fits any more|You have beaten the game")
    )
    other = open_page(page.url.split("?")[0].replace(page.evaluate("location.origin"), "") + "?step=5")
    expect(other.get_by_role("slider", name="Step")).to_have_value("5")


def beaten(page: Page) -> None:
    """To this page every finished game was won."""

    def won(said: str | bytes) -> str:
        message = json.loads(said)
        public = (message.get("view") or {}).get("public")
        if public and public["result"]:
            public |= {"left": 0, "result": {**public["result"], "left": 0, "won": True, "excellent": True}}
            for pile, first in zip(public["piles"], (2, 27, 52, 77), strict=True):
                pile["cards"] = list(range(first, min(first + 25, 100)))
        return json.dumps(message)

    def between(stream: WebSocketRoute) -> None:
        server = stream.connect_to_server()
        server.on_message(lambda said: stream.send(won(said)))

    page.route_web_socket(re.compile("/stream"), between)


def test_a_victory_fills_the_screen(open_page: Open, tables: Evening, phone: dict[str, Any]) -> None:
    page = open_page("about:blank", **phone)
    beaten(page)
    page.goto(f"/t/{tables.over['the-game'].id}")
    expect(page.locator(".rays")).to_have_text("98 of 98")
    news = page.locator(".head").bounding_box()
    size = phone["viewport"]
    assert news and news["width"] >= size["width"] and news["height"] > size["height"] * 0.6
    expect(page.get_by_role("link", name="Review")).to_be_in_viewport()


def test_a_defeat_says_what_was_missed(open_page: Open, tables: Evening) -> None:
    table = tables.over["the-game"]
    result = table.view(0)["view"]["public"]["result"]
    page = open_page(f"/t/{table.id}")
    expect(page.locator(".rays")).to_have_text(f"{98 - result['left']} of 98")
    expect(page.locator(".missing.missing")).to_have_count(result["left"])
    expect(page.locator(".missed")).to_contain_text(
        f"{result['left']} card" if result["excellent"] else f"{result['left'] - 9} card"
    )
    expect(page.locator(".news")).to_contain_text("nothing fitted any more")


def test_signals_are_one_line_of_the_log(open_page: Open) -> None:
    page = open_page()
    start(page)
    _first_turn(page)
    before = page.locator("aside ol li:not(.unseen)").count()
    for key in ("Shift+A", "Shift+B", "Shift+B", "t"):
        at = position(page)["at"]
        page.keyboard.press(key)
        page.wait_for_function("at => Number(document.querySelector('.frame').dataset.at) > at", arg=at)
    expect(page.locator("aside ol li:not(.unseen)").last).to_have_text(
        "You about A: please spare it. B: spare it! I am in trouble."
    )
    assert page.locator("aside ol li:not(.unseen)").count() == before + 1


def test_a_sign_says_its_words_when_it_is_tapped(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page(**phone)
    start(page)
    _first_turn(page)
    page.locator('[data-pile="C"] .signals .take').tap()
    expect(page.locator('[data-pile="C"] .bubble')).to_have_text("Pile C: take it")
    page.locator(".selves .fine").tap()
    expect(page.locator(".selves .bubble")).to_have_text("I am fine")


def test_a_long_step_is_marked_as_dear(open_page: Open) -> None:
    page = open_page()
    start(page)
    _first_turn(page)
    for held in position(page)["view"]["mine"]["hand"]:
        page.keyboard.press("Escape")
        page.locator(f'[data-card="{held["card"]}"]').click()
        for pile, step in zip("ABCD", held["steps"], strict=True):
            cost = next(
                name for most, name in ((3, "low"), (10, "some"), (25, "much"), (99, "huge")) if step <= most
            )
            expect(page.locator(f'[data-pile="{pile}"] .top')).to_have_attribute("data-cost", cost)


def test_a_pile_stays_while_a_card_flies_to_it(open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    start(page)
    move = best(_first_turn(page)["view"])
    assert move
    _, pile = move["play"]
    top = page.locator(f'[data-pile="{pile}"] .face')
    lying = top.last.inner_text()
    by_keys(page, move)
    expect(top.last).not_to_have_text(lying)
    assert top.first.inner_text() == lying


def test_a_replay_does_not_say_who_is_online(open_page: Open, tables: Evening) -> None:
    page = open_page(f"/t/{tables.over['the-game'].id}/replay?step=9")
    page.locator('[data-seat="2"]').click()
    expect(page.locator('[data-seat="0"]')).to_be_visible()
    expect(page.locator(".seats .away")).to_have_count(0)
