"""What RAISE writes down and reads back, what a seat sees of it, and how many games there are."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadRecord, Chance, Choice, Hidden, Move, Over
from stammtisch.core.match import Match
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.game import (
    Act,
    Choose,
    Deal,
    Die,
    Pass,
    Point,
    Raise,
    RaiseBy,
    Starter,
    State,
    View,
)

GAME = Raise()
BELL, GEAR = Card("bell", 2, 1), Card("gear", 3, 1)
TINY: dict[str, Any] = {
    "name": "tiny",
    "hand_size": 1,
    "symbols": ["bell", "gear"],
    "dice": [["blank", "bell"], ["gear", "gear", "blank"]],
    "cards_per_player": 2,
    "cards": ["bell-2-1", "gear-3-1"],
    "point_cards": [3, 5],
    "removed_point_cards": {"2": 0, "3": 1, "4": 1, "5": 1},
}


def test_each_move_is_a_line_of_the_contract_and_reads_back() -> None:
    moves: list[Move[Act]] = [
        Move(None, Deal(1, BELL)),
        Move(None, Starter(1)),
        Move(None, Point(14)),
        Move(None, Die("bell")),
        Move(None, Die("blank")),
        Move(None, Die("gear")),
        Move(0, Choose(BELL)),
        Move(1, Choose(GEAR)),
        Move(0, RaiseBy((BELL, GEAR))),
        Move(1, Pass()),
    ]
    lines = list(GAME.lines(moves))
    assert lines == [
        {"deal": [1, "bell-2-1"]},
        {"starter": 1},
        {"point": 14},
        {"roll": ["bell", "blank", "gear"]},
        {"seat": 0, "choose": "bell-2-1"},
        {"seat": 1, "choose": "gear-3-1"},
        {"seat": 0, "raise": ["bell-2-1", "gear-3-1"]},
        {"seat": 1, "pass": True},
    ]
    assert [move for line in json.loads(json.dumps(lines)) for move in GAME.moves(line)] == moves


def test_face_down_cards_are_written_in_seat_order_whoever_came_first() -> None:
    moves: list[Move[Act]] = [
        Move(2, Choose(BELL)),
        Move(0, Choose(GEAR)),
        Move(1, Choose(GEAR)),
        Move(1, Pass()),
    ]
    assert [line["seat"] for line in GAME.lines(moves)] == [0, 1, 2, 1]


def test_two_rolls_without_anything_between_them_but_a_point_card_are_two_lines() -> None:
    moves: list[Move[Act]] = [Move(None, Die("bell")), Move(None, Point(6)), Move(None, Die("gear"))]
    assert list(GAME.lines(moves)) == [{"roll": ["bell"]}, {"point": 6}, {"roll": ["gear"]}]


def test_cards_of_a_raise_are_read_in_any_order() -> None:
    line = {"seat": 0, "raise": ["gear-3-1", "bell-2-1"]}
    assert GAME.moves(line) == (Move(0, RaiseBy((BELL, GEAR))),)


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"deal": [0]},
        {"deal": [0, 7]},
        {"deal": [0, "bell-2-1"], "more": 1},
        {"starter": "0"},
        {"starter": True},
        {"point": "6"},
        {"point": 6, "more": 1},
        {"roll": []},
        {"roll": [1]},
        {"roll": ["bell"], "more": 1},
        {"roll": "bell"},
        {"seat": 0},
        {"seat": 0, "pass": False},
        {"seat": 0, "pass": True, "more": 1},
        {"seat": True, "pass": True},
        {"seat": "0", "pass": True},
        {"seat": 0, "choose": 5},
        {"seat": 0, "choose": "bell-2-1", "more": 1},
        {"seat": 0, "raise": "bell-2-1"},
        {"seat": 0, "raise": ["bell-2-1"], "more": 1},
        {"starter": 0, "more": 1},
    ],
)
def test_a_line_without_sense_is_refused(line: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="This is not a move of RAISE"):
        GAME.moves(line)


@pytest.mark.parametrize(
    "line", [{"deal": [0, "bell"]}, {"seat": 0, "choose": "x"}, {"seat": 0, "raise": ["bell-2-1", 7]}]
)
def test_a_card_that_is_none_is_named(line: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="is not a card; a card is spelled like"):
        GAME.moves(line)


def random_match(players: int, seed: int, acts: int = 10**6, **more: Any) -> Match[State, Act, View]:
    match = Match(GAME, GAME.options(players=players, **more), chance=Seeded(seed))
    rng = Random(seed)
    while isinstance(turn := match.turn, Choice) and acts > 0:
        seat = rng.choice(turn.seats)
        match.play(Move(seat, rng.choice(match.legal(seat))))
        acts -= 1
    return match


def test_a_record_with_another_set_replays() -> None:
    match = random_match(2, 5, set=TINY)
    lines = json.loads(json.dumps(list(match.record())))
    again = Match(GAME, GAME.options(players=2, **lines[0]["options"]), chance=None)
    for line in lines[1:-1]:
        for move in GAME.moves(line):
            again.play(move)
    assert again.state == match.state
    assert lines[-1] == {"result": match.result.line()}


def test_others_see_neither_cards_dealt_nor_cards_face_down() -> None:
    state = GAME.start(GAME.options(players=2))
    hidden: list[Move[Act]] = [Move(None, Deal(1, BELL)), Move(1, Choose(BELL))]
    for move in hidden:
        assert GAME.redact(state, move, 1) == move
        for other in (0, None):
            assert GAME.redact(state, move, other) == Hidden(1)
    open_to_all: list[Move[Act]] = [Move(1, RaiseBy((BELL,))), Move(1, Pass()), Move(None, Die("bell"))]
    for move in open_to_all:
        assert GAME.redact(state, move, None) == move


def test_a_seat_sees_its_own_hand_and_of_the_others_only_what_they_own() -> None:
    match = random_match(3, 7, 20)
    state = match.state
    kinds = sorted(set(state.options.set.cards))
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert view.hand == (() if seat is None else state.hands[seat])
        assert view.hand_counts == tuple(map(len, state.hands))
        for owner in range(3):
            pile = [
                card for card, count in zip(kinds, state.draw_piles[owner], strict=True) for _ in range(count)
            ]
            unseen = pile if owner == seat else [*pile, *state.hands[owner]]
            assert view.unseen[owner] == tuple(sorted(unseen))
            assert view.hands[owner] == (state.hands[owner] if owner == seat else ())
            assert view.draw_counts[owner] == len(pile)


def test_hands_are_laid_open_at_the_end() -> None:
    match = random_match(3, 8)
    view = match.view(0)
    assert view.hands == match.state.hands
    assert view.result == match.result
    assert GAME.imagine(view, Random(1)) == match.state


def test_what_is_imagined_varies() -> None:
    match = random_match(4, 9, 11)
    view = match.view(2)
    worlds = {GAME.imagine(view, Random(seed)).hands for seed in range(20)}
    assert len(worlds) > 15
    assert all(world[2] == view.hand for world in worlds)


def test_a_card_imagined_face_down_is_in_the_imagined_hand() -> None:
    match = random_match(4, 10, 2)
    view = match.view(None)
    assert sum(view.has_chosen) == 2
    fallen = set()
    for seed in range(30):
        world = GAME.imagine(view, Random(seed))
        assert world.round is not None
        for seat, card in enumerate(world.round.chosen):
            assert (card is not None) == view.has_chosen[seat]
            assert card is None or card in world.hands[seat]
            fallen.add(card)
    assert len(fallen) > 5


@cache
def courses(state: State) -> int:
    """How many courses the game can take from here, chance and choices alike."""
    turn = GAME.turn(state)
    if isinstance(turn, Over):
        return 1
    if isinstance(turn, Chance):
        return sum(courses(GAME.apply(state, Move(None, act))) for act, _ in turn.outcomes)
    seat = turn.seats[0]
    return sum(courses(GAME.apply(state, Move(seat, act))) for act in GAME.legal(state, seat))


def test_the_courses_of_a_tiny_game_are_counted() -> None:
    """One card in hand: no choices, only deals, starters, point cards and dice.

    2 deals a seat x 2 starters x 2 point cards x 4 rolls; then the last card each, 4 rolls.
    """
    assert courses(GAME.start(GAME.options(players=2, set=TINY))) == 4 * 2 * 2 * 4 * 4


def test_the_courses_of_a_tiny_game_with_choices_are_counted() -> None:
    """Two cards in hand, no draw piles, one round, and dice that always show bell and gear.

    Bell 2 is worth 4, gear 3 is worth 6. Whatever the two pick, the rearmost passes, or raises to 10
    with its other card; then the other could only reach 10 as well, which does not overtake, and must
    pass. So 2 courses for each of the 4 picks.
    """
    figures = {
        **TINY,
        "hand_size": 2,
        "dice": [["bell"], ["gear"]],
        "removed_point_cards": {**TINY["removed_point_cards"], "2": 1},
        "point_cards": [3, 5],
    }
    per_starter_and_point = 4 * 2
    dealt = 2 * 2  # the first of two cards is the one or the other, for each seat
    assert courses(GAME.start(GAME.options(players=2, set=figures))) == dealt * 2 * 2 * per_starter_and_point
