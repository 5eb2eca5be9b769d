"""A game that was installed as a package of its own is played in the browser: the plain face."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser.album import KEEP, PEOPLE, Table, new_table
from browser.conftest import AXE, Server
from browser.player import Open, table_id
from browser.test_pages import clean
from playwright.sync_api import Page, expect
from third_game import GAME, make_environment

NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "color_scheme": "dark"}
ROUNDS = 5


class Elsewhere(Server):
    """A server in the third game's environment."""

    def __init__(self, url: str) -> None:
        self.url = url


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    with make_environment(tmp_path_factory.mktemp("third-game")).serving() as address:
        yield Elsewhere(address.rstrip("/"))


@pytest.fixture(scope="module")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def sit_down(open_page: Open, table: Table, seat: int) -> Page:
    """The table as the browser of Anna (0) or Ben (1) shows it."""
    page = open_page("/nowhere", at=table.server)
    page.evaluate(KEEP, json.dumps([table.kept(seat)]))
    page.goto(f"/t/{table.id}")
    return page


def test_it_has_a_place_among_the_others_a_set_up_page_and_rules(
    open_page: Open, third: Elsewhere, axe: str
) -> None:
    page = open_page("/", at=third, **NARROW)
    tile = page.get_by_role("article", name="Goofspiel")
    expect(tile).to_contain_text("Bid for prizes")
    expect(tile).to_contain_text("2–5 players")
    assert page.locator("article h2").all_inner_texts()[-1] == "Goofspiel"
    expect(tile.get_by_role("link", name="First time?")).to_have_count(0)
    clean(page, axe)
    tile.get_by_role("link", name="Rules").click()
    expect(page.locator("[id='2.3']")).to_contain_text("The highest takes the prize")
    clean(page, axe)
    page.goto(f"/new/{GAME}")
    page.get_by_role("button", name="Rule 1.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("5, 9 or 13")
    page.keyboard.press("Escape")
    clean(page, axe)


def test_it_is_played_with_keys_alone_and_its_deal_is_verified(
    open_page: Open, third: Elsewhere, axe: str
) -> None:
    page = open_page(f"/new/{GAME}", at=third, **NARROW)
    page.get_by_role("radio", name="5", exact=True).last.focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    table_id(page)
    for at in range(ROUNDS):
        bids = page.get_by_role("button", name="Bid")
        expect(bids).to_have_count(ROUNDS - at)
        expect(page.locator(".sentence")).to_have_text("Your turn: what will you do?")
        if at == 1:
            expect(page.get_by_role("table", name="Rounds so far").get_by_role("row")).to_have_count(2)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide == NARROW["viewport"]["width"]
            clean(page, axe)
        page.keyboard.press("1")
        expect(bids.first).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text(re.compile("won|victory"))
    expect(page.locator(".rows li")).to_have_count(3)
    clean(page, axe)
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.locator(".good")).to_contain_text(f"all {ROUNDS} draws are right")
    expect(page.locator("main")).to_contain_text("what the server says about this game")
    page.goto("/")
    expect(page.locator("section", has_text="Your finished games")).to_contain_text("Goofspiel")


def test_a_hidden_bid_is_told_to_others_without_its_card_and_can_be_taken_back(
    open_page: Open, third: Elsewhere
) -> None:
    table = new_table(third, GAME, *PEOPLE, cards=ROUNDS)
    anna, ben = sit_down(open_page, table, 0), sit_down(open_page, table, 1)
    anna.get_by_role("button", name="Bid 4").click()
    expect(anna.locator("[data-shows=bid] dd")).to_have_text("4")
    expect(ben.locator("aside")).to_contain_text("Anna lays a card face down.")
    expect(ben.locator("[data-shows=bid] dd")).to_have_text("–")
    anna.keyboard.press("u")
    expect(ben.locator("aside")).to_contain_text("Anna took a move back.")
    expect(anna.get_by_role("button", name="Bid")).to_have_count(ROUNDS)


def test_moves_are_heard_in_words(open_page: Open, third: Elsewhere) -> None:
    table = new_table(third, GAME, *PEOPLE, cards=ROUNDS)
    ben = sit_down(open_page, table, 1)
    heard = ben.locator("[role=log][aria-live]")
    expect(heard).to_contain_text("The prize is")
    table.play(0, {"bid": 2})
    expect(heard).to_contain_text("Anna lays a card face down.")
