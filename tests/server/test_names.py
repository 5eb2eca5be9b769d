"""Bots' names: easily told from one another and from all that a table marks with letters."""

from __future__ import annotations

import pytest
from server.kit import Running

from stammtisch.games.raise_game import components
from stammtisch.games.the_game.game import PILES
from stammtisch.server.seats.seats import BOT_NAMES, initial
from stammtisch.texts import LANGUAGES, speak, text

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def letters(server: Running, table: str) -> list[str]:
    seats = server.get(f"/tables/{table}").json()["table"]["seats"]
    return [initial(seat["name"]) for seat in seats if seat["name"]]


def test_no_bot_has_the_letter_of_a_pile_a_symbol_or_another_bot() -> None:
    taken = set(PILES)
    try:
        for language in LANGUAGES:
            speak(language)
            taken |= {initial(text("raise-letter", symbol=one)) for one in components.standard().symbols}
    finally:
        speak("en")
    own = [initial(name) for name in BOT_NAMES]
    assert len(set(own)) == len(own)
    assert not taken & set(own)


@pytest.mark.parametrize("people", [["Tom", "Leo"], ["Ida", "Julia", "max"], ["Ürsel", "Yves", "Vér", "Pat"]])
def test_no_bot_has_the_letter_of_a_person(server: Running, people: list[str]) -> None:
    seats = [*[{"kind": "me", "name": name} for name in people], *[BOT] * (5 - len(people))]
    for order in (seats, seats[::-1]):
        found = letters(server, server.table("the-game", *order)["table"])
        assert len(set(found)) == len(found) == 5


def test_a_bot_makes_way_for_whoever_sits_down_later(server: Running) -> None:
    made = server.table("the-game", ANNA, BOT, BOT, BOT, OPEN)
    seats = server.get(f"/tables/{made['table']}").json()["table"]["seats"]
    bot = seats[1]["name"]
    server.post(f"/tables/{made['table']}/seats", {"name": bot.lower()})
    found = letters(server, made["table"])
    assert len(set(found)) == len(found) == 5


def test_a_bot_keeps_the_name_that_somebody_gave_it(server: Running) -> None:
    made = server.table("the-game", ANNA, {**BOT, "name": "Zora"}, OPEN)
    server.post(f"/tables/{made['table']}/seats", {"name": "Zoe"})
    assert server.get(f"/tables/{made['table']}").json()["table"]["seats"][1]["name"] == "Zora"


def test_bots_that_fill_up_are_named_like_any_other(server: Running) -> None:
    made = server.table("raise", ANNA, OPEN, OPEN, OPEN)
    server.put(f"/tables/{made['table']}/seats/1", {"kind": "bot"}, made["host"])
    server.post(f"/tables/{made['table']}/start", {}, made["host"])
    seats = server.get(f"/tables/{made['table']}").json()["table"]["seats"]
    assert {seat["name"] for seat in seats[1:]} < set(BOT_NAMES)


def test_the_others_in_a_lesson_have_other_letters_than_the_learner(server: Running) -> None:
    for learner in ("Ida", "Jon", "Anna"):
        made = server.post("/lessons", {"game": "raise", "name": learner}).json()
        found = [initial(seat["name"]) for seat in made["seats"]]
        assert len(set(found)) == 3
    assert [seat["name"] for seat in made["seats"]] == ["Anna", "Ida", "Julia"]
