"""The pages around the tables: the list of one's games, names, and how a table comes about."""

from __future__ import annotations

import json

from browser.album import PEOPLE, Table, new_table
from browser.conftest import Server
from browser.player import Open, table_id
from playwright.sync_api import Page, Request, expect

USUAL = 0.8  # seconds, as the server has it


def home(open_page: Open, *tables: Table) -> Page:
    """Anna's first page, with these tables on her list."""
    page = open_page("/nowhere")
    kept = json.dumps([table.kept() for table in tables])
    page.evaluate("kept => localStorage.setItem('stammtisch.tables', kept)", kept)
    page.goto("/")
    return page


def test_a_running_game_leaves_the_list_only_when_confirmed_and_comes_back(
    open_page: Open, server: Server
) -> None:
    page = home(open_page, new_table(server, "the-game", *PEOPLE))
    running = page.get_by_role("link", name="Continue")
    cross = page.get_by_role("button", name="Remove this THE GAME table from the list")
    cross.click()
    page.get_by_role("button", name="Keep it").click()
    expect(running).to_be_visible()
    cross.click()
    page.get_by_role("button", name="Take it off the list").click()
    expect(running).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(running).to_be_visible()


def test_a_seat_stays_one_s_own_when_its_game_is_off_the_list(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE)
    page = home(open_page, table)
    page.get_by_role("button", name="Remove this THE GAME table from the list").click()
    page.get_by_role("button", name="Take it off the list").click()
    page.goto(f"/t/{table.id}")
    expect(page.locator("[data-card]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_a_game_begun_with_one_tap_is_as_calm_as_the_usual_one_of_set_up(open_page: Open) -> None:
    asked: list[Request] = []
    page = open_page("/")
    page.on("request", asked.append)
    page.get_by_role("button", name="Play now").last.click()
    table_id(page)
    page.goto("/new/raise")
    page.get_by_role("button", name="Start the game").click()
    table_id(page)
    bodies = [one.post_data_json for one in asked if one.method == "POST"]
    assert [(body or {}).get("pace", USUAL) for body in bodies] == [USUAL, USUAL]


def test_who_has_given_no_name_is_named_for_others_and_spoken_to_by_the_page(open_page: Open) -> None:
    anna = open_page("/")
    anna.get_by_role("button", name="Play now").last.click()
    table = table_id(anna)
    expect(anna.locator(".sentence")).to_have_text("Lay your first card, face down.")
    watching = open_page(f"/t/{table}")
    expect(watching.locator(".sentence")).to_contain_text("Player 1")


def test_a_replay_says_you_to_the_player_and_a_name_to_others(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE)
    table.finish()
    anna = home(open_page, table)
    anna.goto(f"/t/{table.id}/replay")
    expect(anna.get_by_text("As you saw it")).to_be_visible()
    other = open_page(f"/t/{table.id}/replay")
    expect(other.get_by_text("As Anna saw it")).to_be_visible()
