"""Positions as text; the kit tests that every position of every game reads back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch import Match, games
from stammtisch.core.game import BadPosition
from stammtisch.games.raise_game.components import standard_figures
from stammtisch.testing import walk

THE_GAME, RAISE = games.get("the-game"), games.get("raise")


def test_a_position_is_one_line_without_what_is_usual() -> None:
    match = Match(THE_GAME, THE_GAME.options(players=1, talk="open"), chance=1)
    (hand,) = match.state.hands
    head, fields = match.position.split(" | ")
    assert head == "the-game/1 players=1 talk=open"
    assert fields.startswith(f"hands=[[{','.join(map(str, hand))}]] unseen=[")
    assert fields.endswith("on_turn=0 minimum=2 turns=[[0,[0,0,0,0],[[-,-,-,-,-]]]]")
    assert THE_GAME.position(THE_GAME.start(match.options)) == "the-game/1 players=1 talk=open |"


def test_a_view_says_only_what_its_seat_knows() -> None:
    match = Match(THE_GAME, THE_GAME.options(players=2, starter=0), chance=1)
    text = THE_GAME.view_position(match.view(1))
    assert text.startswith("the-game/1 seat=1 players=2 starter=0 | hand=[")
    assert THE_GAME.read_view(text).legal == ()
    assert THE_GAME.read_view(THE_GAME.view_position(match.view(0))).legal == match.legal(0)
    assert THE_GAME.view_position(match.view(None)).startswith("the-game/1 seat=- ")


def test_an_own_box_is_part_of_the_position() -> None:
    figures = {**json.loads(json.dumps(standard_figures())), "name": "My | own box = mine"}
    match = Match(RAISE, RAISE.options(players=2, set=figures), chance=1)
    again = RAISE.read_position(match.position)
    assert again == match.state
    assert again.options.set.name == "My | own box = mine"
    view = match.view(0)
    assert RAISE.read_view(RAISE.view_position(view)) == view


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "A position begins like this: the-game/1 players=… | …"),
        ("raise/1 players=2 |", "begins like this: the-game/1"),
        ("the-game/9 players=2 |", "begins like this: the-game/1"),
        ("the-game/1 players=2", "begins like this"),
        ("the-game/1 players=9 |", "The options of the position: players is 9"),
        ("the-game/1 players |", "'players' is not part of a position"),
        ("the-game/1 players=2 | luck=3", "'luck=' is not part of a position"),
        ("the-game/1 players=2 | played=x", "'played' cannot be x"),
        ("the-game/1 players=2 | played=1 played=2", "'played=2' is not part"),
        ("the-game/1 players=2 | hands=[[1,2]", "'hands' cannot be [[1,2]"),
        ("the-game/1 players=2 | hands=[1..999999999]", "'hands' cannot be"),
        ("the-game/1 players=2 | unseen=2..9", "'unseen' cannot be 2..9"),
        (
            "the-game/1 players=2 | hands=[[5],[6]] piles=[[]] on_turn=0 minimum=2",
            "parts do not fit together",
        ),
        ("the-game/1 players=2 seat=0 |", "This is what one seat knows"),
    ],
)
def test_what_is_no_position_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        THE_GAME.read_position(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("the-game/1 players=2 |", "This is a whole position"),
        ("the-game/1 seat=5 players=2 |", "'seat' cannot be 5"),
        ("the-game/1 seat=0 players=2 | hand=[2,3] hand_counts=[7,7]", "parts do not fit together"),
    ],
)
def test_what_is_no_view_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        THE_GAME.read_view(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_reprs_are_short(game: Any) -> None:
    most = max(game.option_list()[0].choices)
    match = walk(game, game.options(players=most), 1, 25)
    for seat in (None, *range(most)):
        assert len(repr(match.view(seat))) < 250
    assert len(repr(match)) < 80
    assert len(repr(match.state)) < 120 * most


def test_what_is_no_text_is_no_position() -> None:
    game: Any = games.get("the-game")
    match = Match(game, game.options(players=2), chance=1)
    for read in (game.read_view, game.read_position):
        with pytest.raises(
            TypeError, match=r"a position is one line of text, as `match\.position`, not a View"
        ):
            read(match.view(0))


def test_reprs_say_what_matters() -> None:
    match = Match(THE_GAME, THE_GAME.options(players=1), chance=1)
    hand = " ".join(map(str, match.view(0).hand))
    assert (
        repr(match.view(0))
        == f"<View of seat 0 with {hand}: A 1, B 1, C 100, D 100, 90 to draw, seat 0 on turn>"
    )
    assert repr(match.view(None)).startswith("<View of a spectator: A 1")
    assert repr(match.state).startswith(f"<State with {hand}: A 1")
    bids = Match(RAISE, RAISE.options(players=2), chance=1)
    assert f"round 1, for {bids.view(0).point}, scores 0 0>" in repr(bids.view(0))
    assert "between rounds" in repr(RAISE.start(bids.options))
