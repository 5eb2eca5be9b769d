"""The same deal: a finished game's cards, played by somebody else, and all of them compared."""

from __future__ import annotations

import pytest
from browser.album import BOT, PEOPLE, new_table
from browser.conftest import Server
from browser.player import Open, by_keys, play_out, table_id
from browser.test_daily import hand
from browser.test_fit import NARROW
from browser.test_pages import clean
from playwright.sync_api import expect


def test_a_link_deals_the_same_cards_and_compares_when_one_has_finished(
    open_page: Open, server: Server, axe: str
) -> None:
    anna = open_page("/new/the-game")
    anna.get_by_text("Alone", exact=True).click()
    anna.get_by_role("button", name="Start the game").click()
    table = table_id(anna)
    expect(anna.locator("[data-card]").first).to_be_visible()
    dealt = hand(anna)
    play_out(anna, by_keys)
    anna.get_by_role("link", name="To the deal and its link").click()
    expect(anna.get_by_role("heading", name="Play this deal yourself")).to_be_visible()
    expect(anna.get_by_text("It is exactly the same")).to_be_visible()

    ben = open_page(f"/t/{table}/deal", **NARROW)
    ben.get_by_label("Your name").fill("Ben")
    clean(ben, axe)
    ben.emulate_media(color_scheme="dark")
    clean(ben, axe)
    ben.get_by_role("button", name="Play this deal").click()
    ben.wait_for_url(lambda url: "/deal" not in url)
    expect(ben.locator("[data-card]").first).to_be_visible()
    assert table_id(ben) != table
    assert hand(ben) == dealt
    play_out(ben, by_keys)
    ben.get_by_role("button", name="Verify the deal").click()
    expect(ben.get_by_text("draws follow from the secret")).to_be_visible()
    ben.get_by_role("link", name="Compare with the others").click()
    played = ben.get_by_role("region", name="Who has played it").get_by_role("listitem")
    expect(played).to_have_count(2)
    expect(played.nth(0)).to_contain_text("first game")
    expect(played.nth(1)).to_contain_text("Ben")
    expect(played.nth(1)).to_contain_text("left" if "left" in played.nth(0).inner_text() else "laid")
    ben.get_by_role("link", name="Replay of Player 1").click()
    expect(ben.locator(".frame")).to_be_visible()


@pytest.mark.soak
def test_whose_seat_is_chosen_and_what_is_not_the_same_is_said(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE, BOT)
    table.finish()
    page = open_page(f"/t/{table.id}/deal")
    expect(page.get_by_text("who gets which card depends on")).to_be_visible()
    page.get_by_role("radio", name="Seat of Ben").check(force=True)
    page.get_by_role("button", name="Play this deal").click()
    page.wait_for_url(lambda url: "/deal" not in url)
    expect(page.locator("[data-card]").first).to_be_visible()
    tables = page.evaluate("JSON.parse(localStorage.getItem('stammtisch.tables'))")
    assert list(tables[0]["tokens"]) == ["1"]
    raised = new_table(server, "raise", *PEOPLE)
    raised.finish()
    page.goto(f"/t/{raised.id}/deal")
    expect(page.get_by_text("It is exactly the same")).to_be_visible()


def test_a_game_that_still_runs_has_no_deal_to_play(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE)
    page = open_page(f"/t/{table.id}/deal", quiet=False)
    expect(page.get_by_text("The game is not over yet.")).to_be_visible()
