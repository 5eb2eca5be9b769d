"""The review of a finished game: figures, graph, key moments, the better turn drawn and to be found."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.album import KEEP, Evening, Table, ask
from browser.conftest import AXE, PHONE, Server
from browser.player import Open
from browser.reviews import key_moments, lay, review_of
from browser.test_fit import MISFITS, NARROW
from browser.test_pages import clean
from playwright.sync_api import Page, expect

GAMES = {"the-game": "THE GAME", "raise": "RAISE"}
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def played(tables: Evening) -> dict[str, tuple[Table, dict[str, Any]]]:
    """A game of each kind, and its review."""
    return {game: (table, review_of(table)) for game, table in tables.reviewed.items()}


def reviewed(open_page: Open, table: Table, where: str = "", **how: Any) -> Page:
    page = open_page("/nowhere", **how)
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}/review{where}")
    expect(page.locator(".frame")).to_be_visible()
    return page


def at_table(page: Page) -> int:
    return int(page.locator(".frame").get_attribute("data-at") or -1)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_how_well_everybody_played_and_why(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]], game: str
) -> None:
    table, review = played[game]
    moments = key_moments(review)
    assert moments, "bad moves are found"
    page = reviewed(open_page, table)
    expect(page).to_have_title(f"{GAMES[game]}: review")
    accuracy = f"{round(review['seats'][0]['accuracy'])}%"
    expect(page.get_by_role("region", name="How well was it played?")).to_contain_text(accuracy)
    sums = page.get_by_role("table", name="What changed Anna’s chance to win").get_by_role("row")
    expect(sums).to_have_count(3)
    listed = page.get_by_role("region", name="Key moments").get_by_role("listitem")
    expect(listed).to_have_count(len(moments))
    # It opens at the costliest moment, with the better turn in words and on the table.
    dearest = max(moments, key=lambda one: one["loss"])
    moment = page.get_by_role("region", name=re.compile("Inaccuracy|Mistake|Blunder"))
    expect(moment).to_contain_text(f"That cost {round(100 * dearest['loss'])} percentage points")
    expect(moment).to_contain_text("Better:")
    assert dearest["reasons"]
    expect(moment.get_by_role("listitem")).to_have_count(len(dearest["reasons"]))
    expect(page.locator(".frame .advised").first).to_be_visible()
    expect(page.get_by_text("plays every seat on from there")).to_be_visible()


def test_arrows_and_taps_on_the_graph_move_the_table(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]]
) -> None:
    table, review = played["the-game"]
    page = reviewed(open_page, table)
    graph = page.get_by_role("slider", name="Anna’s chance to win")
    graph.focus()
    page.keyboard.press("Home")
    expect(page.locator(".frame")).to_have_attribute("data-at", re.compile(r"\d+"))
    first = at_table(page)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "3")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"\d+%, give or take \d+"))
    assert at_table(page) > first
    page.keyboard.press("End")
    assert at_table(page) == review["seats"][0]["graph"][-1]["at"]
    page.keyboard.press("PageUp")  # the last slip
    expect(page.get_by_role("heading", name=re.compile("Inaccuracy|Mistake|Blunder"))).to_be_visible()
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": 45, "y": 60})
    expect(graph).to_have_attribute("aria-valuenow", re.compile("^[01]$"))
    page.get_by_text("As a table").click()
    rows = page.get_by_role("table", name="Anna’s chance to win", exact=True).get_by_role("row")
    expect(rows).to_have_count(1 + len(review["seats"][0]["graph"]))


@pytest.mark.parametrize("game", GAMES)
def test_the_better_turn_is_found_at_the_table(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]], game: str
) -> None:
    table, review = played[game]
    moments = key_moments(review)
    page = reviewed(open_page, table)
    before = ask(table.server, "GET", f"/tables/{table.id}/replay", token=table.tokens[0])
    page.get_by_role("button", name="Find the better turn").click()
    finding = page.get_by_role("region", name="Find the better turn")
    expect(finding).to_contain_text(f"1 of {len(moments)}")
    expect(page.locator(".frame .advised")).to_have_count(0)
    for move in moments[0]["acts"]:
        lay(page, move)
    expect(finding).to_contain_text("Not quite")
    finding.get_by_role("button", name="Try again").click()
    for move in moments[0]["better"]:
        lay(page, move)
    expect(finding).to_contain_text("Right, that is the best turn found!")
    finding.get_by_role("button", name="See it at the table").click()
    expect(page.locator(".frame .advised").first).to_be_visible()
    after = ask(table.server, "GET", f"/tables/{table.id}/replay", token=table.tokens[0])
    assert after["steps"] == before["steps"], "the game itself is untouched"


def test_what_is_tried_can_be_taken_back_and_illegal_moves_are_explained(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]]
) -> None:
    table, review = played["the-game"]
    first = key_moments(review)[0]
    page = reviewed(open_page, table, "?find")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    lay(page, first["better"][0])
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(page.locator(f'[data-card="{first["better"][0]["play"][0]}"]')).to_be_visible()
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".frame .advised").first).to_be_visible()


def test_the_better_turn_is_found_by_keys_alone(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]]
) -> None:
    table, review = played["the-game"]
    first = key_moments(review)[0]
    page = reviewed(open_page, table)
    page.get_by_role("button", name="Find the better turn").press("Enter")
    expect(page.get_by_role("heading", name="Find the better turn")).to_be_focused()
    for move in first["better"]:
        if "end" in move:
            expect(page.get_by_role("button", name="End turn")).to_have_attribute("aria-keyshortcuts", "E")
            page.keyboard.press("e")
            continue
        card, pile = move["play"]
        cards = page.locator("[data-card]").evaluate_all("all => all.map(one => Number(one.dataset.card))")
        page.keyboard.press(str(cards.index(card) + 1))
        page.keyboard.press(pile.lower())
        expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    finding = page.get_by_role("region", name="Find the better turn")
    expect(finding).to_contain_text("Right, that is the best turn found!")


@pytest.mark.parametrize("game", GAMES)
def test_with_open_cards_all_hands_are_seen(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]], game: str
) -> None:
    table, review = played[game]
    page = reviewed(open_page, table)
    switch = page.get_by_role("switch", name="With open cards")
    expect(switch).not_to_be_checked()
    switch.check()
    cards = page.get_by_role("region", name="With open cards")
    expect(cards.get_by_role("listitem").filter(has_text="Carla").first).to_be_visible()
    if game == "raise":
        assert review["winnable"] is None
        expect(cards.get_by_text("way to win")).to_have_count(0)
    else:
        expect(cards).to_contain_text("limited search")


def test_the_result_leads_to_review_replay_and_the_better_turn(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]]
) -> None:
    table, _ = played["the-game"]
    page = open_page("/nowhere")
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_role("link", name="Find the better turn").click()
    expect(page.get_by_role("heading", name="Find the better turn")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_title("THE GAME: review")
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_title("THE GAME: replay")


def test_a_game_of_bots_has_no_review_and_the_page_says_so(open_page: Open, server: Server) -> None:
    seats = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Ada", "Bruno")]
    made = ask(server, "POST", "/tables", {"game": "raise", "seats": seats, "options": {}, "pace": 0})
    page = open_page("about:blank", quiet=False)
    page.goto(f"{server.url}/t/{made['table']}")
    expect(page.get_by_role("link", name="Replay")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("link", name="Review")).to_have_count(0)
    page.goto(f"{server.url}/t/{made['table']}/review")
    expect(page.get_by_text("Only bots played here")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_title("RAISE: replay")


def test_progress_is_shown_and_the_first_pass_before_it_is_done(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]]
) -> None:
    table, review = played["the-game"]
    answers: list[dict[str, Any]] = [
        {"progress": 0.1, "review": None},
        {"progress": 0.6, "review": {**review, "done": False}},
        {"progress": 1, "review": review},
    ]
    asked = 0

    def answer(route: Any) -> None:
        nonlocal asked
        found = answers[min(asked // 2, 2)]
        asked += 1
        route.fulfill(status=200 if found["progress"] == 1 else 202, json=found)

    page = open_page("/nowhere")
    page.route("**/api/tables/*/review", answer)
    page.goto(f"/t/{table.id}/review")
    expect(page.get_by_text("This game is being reviewed")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("A first pass.")).to_be_visible()
    expect(page.locator(".frame")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("game", ["the-game", pytest.param("raise", marks=pytest.mark.soak)])
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_and_everything_fits(
    open_page: Open, played: dict[str, tuple[Table, dict[str, Any]]], game: str, scheme: str
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    table, _ = played[game]
    for how in ({}, NARROW, {**PHONE, "locale": "hu"}):
        page = reviewed(open_page, table, color_scheme=scheme, **how)
        switch = page.get_by_role("switch")
        switch.check()
        clean(page, axe)
        assert page.evaluate(MISFITS) == []
        assert page.evaluate(SIDEWAYS) == 0
        page.goto(f"/t/{table.id}/review?find")
        expect(page.locator("#finding")).to_be_visible()
        expect(page.locator(".status.turn")).to_be_visible()
        clean(page, axe)
        assert page.evaluate(MISFITS) == []
