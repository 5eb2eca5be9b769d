"""A game that is installed beside stammtisch is played in the browser, though no page knows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from browser.conftest import AXE
from browser.player import Open
from browser.test_pages import clean
from playwright.sync_api import Page, expect
from third_game import make_environment

BIDS = re.compile(r"^Bid \d+$")


@dataclass(frozen=True, slots=True)
class Address:
    url: str


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server in an environment with the example."""
    with make_environment(tmp_path_factory.mktemp("third-game")).serving() as address:
        yield Address(address.rstrip("/"))


def test_a_whole_game_by_keys_alone(open_page: Open, third: Address) -> None:
    page = open_page("/", at=third)
    axe = AXE.read_text(encoding="utf-8")
    tile = page.get_by_role("article", name="Goofspiel")
    expect(tile).to_contain_text("Bid for prizes, all at the same time.")
    clean(page, axe)
    tile.get_by_role("link", name="Set up a table").press("Enter")
    set_up(page)
    clean(page, axe)
    page.get_by_role("button", name="Start the game").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Goofspiel")).to_be_focused()
    expect(page.get_by_role("button", name=BIDS)).to_have_count(5)
    clean(page, axe)
    for left in range(5, 0, -1):
        expect(page.get_by_role("button", name=BIDS)).to_have_count(left)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name=re.compile("won|victory"))).to_be_visible()
    rounds = page.get_by_role("table", name="Rounds so far").get_by_role("row")
    expect(rounds).to_have_count(1 + 5)
    clean(page, axe)
    page.get_by_role("link", name="Replay").press("Enter")
    page.get_by_role("button", name="One step on").press("Enter")
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")
    clean(page, axe)


def set_up(page: Page) -> None:
    """Two at the table, the second a quick bot, five cards each."""
    page.get_by_role("group", name="Cards in a suit").get_by_role("radio", name="5").press("Space")
    page.get_by_role("radio", name="2", exact=True).press("Space")
    page.get_by_role("radio", name="Quickly").press("Space")
    page.get_by_role("textbox", name="Seat 1: name").fill("Anna")


def test_its_rules_have_a_page(open_page: Open, third: Address) -> None:
    page = open_page("/rules/goofspiel", at=third)
    expect(page.get_by_role("main")).to_contain_text("The highest takes the prize")
    clean(page, AXE.read_text(encoding="utf-8"))
