"""Whole games by ear: decided from the accessibility tree, played by keys, followed in the live region."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.album import KEEP, PEOPLE, Table, ask
from browser.conftest import Server
from browser.ear import Ear, buttons, focused, press
from browser.player import Open, table_id
from playwright.sync_api import Page, expect

Event = dict[str, Any]


def sit_down(open_page: Open, game: str, server: Server) -> tuple[Page, Ear, str]:
    """Sets up a table for two with a quick bot, from the first page on, without a mouse."""
    page = open_page("/")
    ear = Ear(page)
    page.get_by_role("article", name=game).get_by_role("link", name="Set up a table").press("Enter")
    page.get_by_role("radio", name="2", exact=True).press("Space")
    page.get_by_role("radio", name="Quickly").press("Space")
    page.get_by_role("textbox", name="Seat 1: name").fill("Anna")
    page.get_by_role("button", name="Start the game").press("Enter")
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=game)).to_be_focused()
    bot = buttons(page, "list", "At the table")[0].split()[0]
    return page, ear, bot


def happened(page: Page, server: Server) -> list[Event]:
    """All that happened, as the server knows it after the end."""
    steps = ask(server, "GET", f"/tables/{table_id(page)}/replay")["steps"]
    return [event for step in steps for event in step["events"]]


def told_once(page: Page, ear: Ear, asks: str) -> list[str]:
    """The moves among what was heard: just the lines of the log, each of them once."""
    press(page, "^The table$")
    log = page.get_by_role("complementary", name="What has happened").get_by_role("listitem")
    written = log.all_inner_texts()
    moves = [line for line in ear.lines() if not re.match(asks, line)]
    assert moves[: len(written)] == written
    assert len(moves) == len(written), "nothing is told again"
    return moves


# THE GAME

THE_GAME_ASKS = (
    "One moment|How keen are you to start|.* is still thinking about|Your turn: |Enough laid"
    "|Your hand is empty: "
    "|It is .*’s turn|No card fits any more|You have beaten the game|You draw "
)


def smallest_step(page: Page) -> tuple[str, str]:
    """Card and pile, from the names of the cards in hand: 37, fits A +3, C −10 (backwards trick)."""
    ways = []
    for name in buttons(page, "list", "^Your hand"):
        card, _, fits = name.partition(", fits ")
        for pile, sign, step in re.findall(r"([A-D]) ([+\u2212])(\d+)", fits):
            ways.append((int(step) if sign == "+" else -int(step), card, pile))
    _, card, pile = min(ways)
    return card, pile


def test_the_game_is_played_by_ear(open_page: Open, server: Server) -> None:
    page, ear, bot = sit_down(open_page, "THE GAME", server)
    while True:
        asked = ear.wait("^(How keen|Your turn|Enough|Your hand is empty|No card fits|You have beaten)")
        if asked.startswith("How keen"):
            press(page, "^I could$")
        elif asked.startswith("Your turn"):
            card, pile = smallest_step(page)
            press(page, f"^{card}, fits")
            taken = page.get_by_role("button", name=re.compile(f"^{card}, fits"), pressed=True)
            expect(taken).to_have_count(1)
            press(page, f"^Pile {pile}, .* {card} fits")
            if page.get_by_role("dialog", name="would end the game").count():
                press(page, "^Lay it anyway$")
            ear.wait(f"^You laid {card} on {pile}")
        elif asked.startswith(("Enough", "Your hand")):
            press(page, "^End turn")
            ear.wait("^You ended your turn")
        else:
            break
        focused(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()

    drawn = re.findall(r"\d+", " ".join(line for line in ear.lines() if line.startswith("You draw ")))
    moves = iter(told_once(page, ear, THE_GAME_ASKS))
    for event in happened(page, server):
        move = event["move"]
        if "deal" in move and move["deal"][0] == 0:
            assert drawn.pop(0) == str(move["deal"][1]), "my cards, and nobody else's"
        if not any(kind in move for kind in ("play", "end", "claim", "start")):
            continue
        line = next(moves)
        assert line.startswith(("You", bot)[move["start"] if "start" in move else move["seat"]]), line
        if "play" in move:
            assert f"laid {move['play'][0]} on {move['play'][1]}" in line
    assert next(moves, None) is None
    assert not drawn


# RAISE

RAISE_ASKS = (
    "One moment|Lay your first card|.* (is|are) still choosing|Raise beyond |You cannot get beyond .* pass\\."
    "|.* is last on |Press Enter"
    "|Your stone would start|\\d+ \\+ \\d+ = |Out of this round|You draw |.* won with |.* share the victory"
)


def card_name(card: str) -> str:
    symbol, number, _ = card.split("-")
    return f"{symbol} {number}"


def hand(page: Page) -> list[tuple[int, str]]:
    """What each card is worth now, and its name: bell 2, worth 8 now, one point."""
    names = [name for name in buttons(page, "list", "^Your hand") if "not possible" not in name]
    return [(int(re.findall(r"worth (\d+) now", name)[0]), name) for name in names]


def my_field(page: Page) -> int:
    track = page.get_by_role("img", name=re.compile("^The track, from the back")).aria_snapshot()
    return int(re.findall(r"Anna on (\d+)", track)[0])


def raise_or_pass(page: Page, ear: Ear, asked: str, keen: bool) -> None:
    """One card that gets beyond, the least of them; else out."""
    beyond = int(re.findall(r"\d+", asked)[0])
    enough = [one for one in hand(page) if keen and my_field(page) + one[0] > beyond]
    if not enough:
        press(page, "^Pass$")
        if asked.startswith("Raise"):
            ear.wait("^Out of this round")
            press(page, "^Yes, pass$")
        ear.wait("^You passed")
        return
    worth, name = min(enough)
    field = my_field(page) + worth
    press(page, f"^{name}")
    ear.wait(f"^{field - worth} \\+ {worth} = {field}")
    press(page, f"^Raise to {field}$")
    ear.wait("^You raised")


@pytest.mark.soak
def test_raise_is_played_by_ear(open_page: Open, server: Server) -> None:
    page, ear, bot = sit_down(open_page, "RAISE", server)
    rounds = 0
    while True:
        asked = ear.wait(
            "^(Lay your first|Raise beyond|You cannot get|Press Enter|.* won with|.* share the victory)"
        )
        if asked.startswith("Press Enter"):  # a round's end is looked at until then
            page.keyboard.press("Enter")
            continue
        if asked.startswith("Lay your first"):
            rounds += 1
            expect(page.get_by_role("button", name="Lay face down")).to_be_visible()
            worth, name = min(hand(page))
            press(page, f"^{name}")
            ear.wait(f"^Your stone would start on {worth}")
            press(page, "^Lay face down$")
            ear.wait("^You laid")
        elif asked.startswith(("Raise", "You cannot get")):
            expect(page.get_by_role("button", name="Pass")).to_be_visible()
            raise_or_pass(page, ear, asked, keen=rounds < 3)
        else:
            break
        focused(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()

    moves = iter(told_once(page, ear, RAISE_ASKS))
    rolled = False
    for event in happened(page, server):
        move, news = event["move"], event["news"]
        if "roll" in move:
            rolled = True
            continue
        if rolled:  # seven dice, one line
            assert next(moves).startswith("The dice show")
            rolled = False
        if "deal" in move:
            continue
        line = next(moves)
        if "point" in move:
            assert str(move["point"]) in line
            continue
        assert line.startswith(("You", bot)[move["starter"] if "starter" in move else move["seat"]]), line
        if move.get("seat") == 1 and "choose" in move:
            assert line.startswith(f"{bot} laid a card face down."), "which one stays secret"
        for card in move.get("raise", []):
            assert card_name(card) in line
        for one in news:
            if one["news"] == "turned-up":
                assert all(
                    f"{card_name(played['card']['card'])} on {played['card']['value']}" in line
                    for played in one["cards"]
                )
            elif one["news"] == "round-won":
                assert f"won the round: {one['points']} points" in line
    assert next(moves, None) is None


def at_the_usual_pace(open_page: Open, server: Server) -> tuple[Page, Ear, Table]:
    """Anna's page, heard from the beginning, at a table of two; Ben is played from here."""
    wanted = {"game": "raise", "seats": PEOPLE, "options": {}, "pace": 0.8}
    made = ask(server, "POST", "/tables", wanted)
    tokens = tuple(seat["token"] for seat in made["seats"])
    table = Table(server, "raise", made["table"], tokens, made["host"], made["join"])
    page = open_page("/nowhere")
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    ear = Ear(page)
    return page, ear, table


def first_cards(page: Page, ear: Ear, table: Table) -> None:
    """Anna's best card and Ben's least, so that Ben is asked first."""
    ear.wait("^Lay your first card")
    press(page, f"^{max(hand(page))[1]}")
    press(page, "^Lay face down$")
    ear.wait("^You laid")
    least = min(table.view(1)["view"]["mine"]["hand"], key=lambda card: int(card["value"]))
    assert table.play(1, {"choose": least["card"]})


def test_whoever_hears_how_a_round_ends_is_told_what_to_press(open_page: Open, server: Server) -> None:
    page, ear, table = at_the_usual_pace(open_page, server)
    first_cards(page, ear, table)
    ear.wait("turned up")
    focused(page)
    assert table.play(1, {"pass": True})
    ear.wait("^Ben passed.* You won the round: ")
    ear.wait("^Press Enter to go on")
    # A screen reader that keeps keys to itself finds the button under its hands; it is no trap.
    wins = page.get_by_role("button", name=re.compile("You win round 1"))
    expect(wins).to_be_focused()
    page.keyboard.press("Tab")
    expect(wins).not_to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(wins).to_be_focused()
    ask(server, "PUT", f"/tables/{table.id}/pace", {"pace": 1.4}, table.tokens[1])  # news of the table
    expect(page.get_by_role("button", name="More")).to_be_visible()
    told = ear.lines()
    page.keyboard.press("Enter")
    ear.wait("^The dice show")
    ear.wait("^Lay your first card")
    expect(wins).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.card"), "back to the cards"
    assert told[-1] == "Press Enter to go on.", "nothing of the next round before"
    assert ear.lines().count("Press Enter to go on.") == 1


def test_an_early_enter_does_not_skip_how_the_round_ended(open_page: Open, server: Server) -> None:
    """Ben passes while the cards turned up are still looked at: Enter shows it, and only the next goes on."""
    page, ear, table = at_the_usual_pace(open_page, server)
    first_cards(page, ear, table)
    ear.wait("turned up")
    assert table.play(1, {"pass": True})
    page.wait_for_function("() => fetch('/api/games').then(() => true)")  # whatever was sent has arrived
    page.keyboard.press("Enter")
    ear.wait("^Ben passed.* You won the round: ")
    ear.wait("^Press Enter to go on")
    expect(page.locator(".moment .panel")).to_be_visible()
    page.keyboard.press("Enter")
    ear.wait("^Lay your first card")
