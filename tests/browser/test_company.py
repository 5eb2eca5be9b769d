"""In company: reactions, pictures on seats, again one seat further, the evening's score, marked names."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from browser.album import BOT, KEEP, PEOPLE, Table, ask, new_table
from browser.conftest import PHONE, Server
from browser.player import Open
from browser.test_pages import clean
from playwright.sync_api import Page, expect

SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}}


def at(open_page: Open, table: Table, seat: int, **how: Any) -> Page:
    """The page of whoever has this seat."""
    page = open_page("/nowhere", **how)
    page.evaluate(KEEP, json.dumps([table.kept(seat)]))
    page.goto(f"/t/{table.id}")
    return page


def faces(page: Page, reaction: str) -> Any:
    return page.locator(f'.all [data-reaction="{reaction}"]')


def test_a_reaction_goes_by_tap_and_by_key_to_the_seat_it_comes_from_and_is_heard(
    open_page: Open, server: Server, axe: str
) -> None:
    table = new_table(server, "the-game", *PEOPLE, BOT, starter=0)
    anna, ben = at(open_page, table, 0), at(open_page, table, 1, **SMALL)
    ben.locator("[data-card]").first.wait_for()
    ben.get_by_role("button", name="React", exact=True).tap()
    clean(ben, axe)
    ben.get_by_role("dialog", name="React").get_by_role("button", name="Wow!").tap()
    expect(faces(anna, "wow")).to_be_visible()
    expect(ben.get_by_role("dialog", name="React")).to_have_count(0)
    expect(anna.get_by_role("log")).to_contain_text("Ben: Wow!")
    seat, bubble = (anna.locator(one).bounding_box() for one in ('[data-seat="1"]', ".bubble"))
    assert seat and bubble
    assert seat["x"] - 10 < bubble["x"] < seat["x"] + seat["width"], "at the seat"
    assert seat["y"] - 10 < bubble["y"] < seat["y"] + seat["height"]
    expect(faces(anna, "wow")).to_have_count(0)  # after some seconds

    anna.keyboard.press("q")
    expect(anna.get_by_role("dialog", name="React")).to_be_visible()
    anna.keyboard.press("6")  # which is no card now
    expect(faces(ben, "thanks")).to_be_visible()
    expect(anna.locator("[aria-pressed=true][data-card]")).to_have_count(0)
    anna.keyboard.press("q")
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("dialog", name="React")).to_have_count(0)
    anna.keyboard.press("?")
    expect(anna.get_by_text("react: choose one of the six")).to_be_visible()


def test_who_is_too_quick_is_told_so(open_page: Open, server: Server) -> None:
    table = new_table(server, "raise", *PEOPLE)
    anna = at(open_page, table, 0)
    anna.locator("[data-card]").first.wait_for()
    for _ in range(4):
        anna.keyboard.press("q")
        anna.keyboard.press("2")
    expect(anna.get_by_text("That was too much in a short time")).to_be_visible()


def test_all_reactions_and_one_person_can_be_muted_for_good_on_ones_own_device(
    open_page: Open, server: Server
) -> None:
    table = new_table(server, "the-game", *PEOPLE, BOT, starter=0, talk="open")
    anna, ben = at(open_page, table, 0), at(open_page, table, 1)
    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_label("Show reactions").uncheck()
    anna.keyboard.press("Escape")
    ben.get_by_role("button", name="React", exact=True).click()
    ben.get_by_role("button", name="Hooray!").click()
    expect(faces(ben, "cheer")).to_be_visible()
    ask(server, "POST", f"/tables/{table.id}/talk", {"text": "mind the gap"}, table.tokens[1])
    expect(anna.get_by_text("Ben: mind the gap")).to_be_visible()  # whatever came before it has been shown
    expect(faces(anna, "cheer")).to_have_count(0)

    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_label("Show reactions").check()
    anna.keyboard.press("Escape")
    anna.locator('[data-seat="1"]').click()
    anna.get_by_role("button", name="Hide what Ben says").click()
    anna.keyboard.press("Escape")
    anna.reload()
    anna.locator("[data-card]").first.wait_for()
    expect(anna.locator("aside").get_by_text("mind the gap")).to_have_count(0)
    expect(anna.locator("aside").get_by_text("you have muted somebody")).to_be_visible()
    anna.locator('[data-seat="1"]').click()
    anna.get_by_role("button", name="Show again what Ben says").click()
    anna.keyboard.press("Escape")
    expect(anna.locator("aside").get_by_text("mind the gap")).to_be_visible()
    anna.get_by_role("button", name="More", exact=True).click()
    anna.get_by_label("Show what is written at this table").uncheck()
    anna.keyboard.press("Escape")
    expect(anna.locator("aside").get_by_text("mind the gap")).to_have_count(0)
    expect(anna.locator("aside").get_by_text("You have hidden the talk")).to_be_visible()


def test_a_silent_table_has_no_reactions_before_its_end(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE, starter=0, talk="silent")
    anna, ben = at(open_page, table, 0), at(open_page, table, 1)
    anna.locator("[data-card]").first.wait_for()
    expect(anna.get_by_role("button", name="React", exact=True)).to_have_count(0)
    table.finish()
    for page in (anna, ben):
        expect(page.get_by_role("group", name="Reactions")).to_be_visible()
    ben.get_by_role("button", name="Sorry!").click()
    expect(faces(anna, "sorry")).to_be_visible()
    expect(anna.locator(".named")).to_contain_text("Ben")


@pytest.mark.soak
def test_again_one_seat_further_and_the_evening_adds_up(open_page: Open, server: Server, axe: str) -> None:
    table = new_table(server, "raise", *PEOPLE, BOT)
    table.finish()
    anna, ben = at(open_page, table, 0), at(open_page, table, 1, **SMALL, color_scheme="dark")
    expect(anna.get_by_role("heading", name="So far")).to_have_count(0)
    anna.get_by_role("button", name="Again, one seat further").click()
    anna.wait_for_url(lambda url: table.id not in url)
    ben.get_by_role("button", name="To the next game").first.click()
    ben.wait_for_url(lambda url: table.id not in url)
    tokens = []
    for page, seat in ((anna, "1"), (ben, "2")):
        page.locator("[data-card]").first.wait_for()
        kept = json.loads(page.evaluate("localStorage.getItem('stammtisch.tables')"))
        mine = next(one for one in kept if one["table"] != table.id)
        assert list(mine["tokens"]) == [seat], "sits one seat further"
        tokens.append(mine["tokens"][seat])
    following = Table(server, "raise", mine["table"], ("", *tokens), table.host, "")
    anna.get_by_role("button", name="More", exact=True).click()
    expect(anna.get_by_role("heading", name="So far: one game")).to_be_visible()
    anna.keyboard.press("Escape")
    for number in (1, 2):
        path = f"/tables/{following.id}/seats/{number}"
        ask(server, "PUT", path, {"kind": "bot"}, following.tokens[number])
    while following.view(1)["table"]["state"] != "over":
        time.sleep(0.1)
    for page in (anna, ben):
        page.reload()
        expect(page.get_by_role("heading", name="So far: 2 games")).to_be_visible()
        clean(page, axe)
    said = ask(server, "GET", f"/tables/{following.id}/evening")
    score = anna.locator("section", has=anna.get_by_role("heading", name="So far"))
    for person in said["people"]:
        row = score.get_by_role("listitem").filter(has_text=person["name"]).first
        expect(row).to_contain_text(f"{person['sums']['points']} points")
    expect(score.get_by_text("Anna (you)")).to_be_visible()
    score.get_by_text("Game by game").click()
    expect(score.get_by_role("link", name="Game 2")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_a_picture_is_chosen_beside_the_name_and_seen_by_the_others(
    open_page: Open, axe: str, scheme: str
) -> None:
    anna = open_page("/new/raise?with=friends", color_scheme=scheme, **SMALL)
    anna.get_by_label("Seat 1: name").fill("Anna")
    anna.get_by_role("button", name=re.compile("^Picture of")).first.tap()
    clean(anna, axe)
    anna.get_by_role("button", name="Owl").tap()
    expect(anna.get_by_role("button", name="Picture of Anna: Owl")).to_be_visible()
    clean(anna, axe)
    anna.get_by_role("button", name="Open the table and invite").tap()
    code = anna.locator(".code").inner_text()
    ben = open_page(f"/j/{code}", color_scheme=scheme)
    ben.get_by_role("button", name="Your picture: Any").click()
    ben.keyboard.press("Tab")
    ben.get_by_role("button", name="Whale").press("Enter")
    expect(ben.get_by_role("button", name="Your picture: Whale")).to_be_focused()
    ben.get_by_label("Your name").fill("Аnna")  # with a letter that is none of ours
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("a name easily mistaken for another").first).to_be_visible()
    assert anna.locator("li .picture").count() == 2
    ben.wait_for_url("**/t/**")
    expect(ben.get_by_role("heading", level=1)).to_be_visible()
    clean(ben, axe)


def test_names_that_could_be_mistaken_are_told_with_their_seat(
    open_page: Open, server: Server, axe: str
) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "ANNA"}, BOT]
    table = new_table(server, "the-game", *seats, starter=1)
    anna = at(open_page, table, 0)
    other = anna.locator('[data-seat="1"]')
    expect(other).to_contain_text("a name easily mistaken for another")
    move = table.view(1)["view"]["mine"]["legal"][0]
    assert table.play(1, move)
    expect(anna.locator("aside").get_by_text("ANNA (seat 2)").first).to_be_visible()
    other.click()
    expect(anna.get_by_text("Look at the seat and the picture")).to_be_visible()
    clean(anna, axe)
