"""The view on the wire holds all that the engine's view holds: one bot serves arena and server."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from third_game import EXAMPLE

from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Game
from stammtisch.core.match import Match
from stammtisch.games import GAMES
from stammtisch.games.wire import past_of, read_view, wire_of
from stammtisch.testing.walks import any_options, walk

sys.path.append(str(EXAMPLE / "src"))
GOOFSPIEL = import_module("stammtisch_goofspiel.game").GAME
ALL: list[Game[Any, Any, Any]] = [GAMES["the-game"], GAMES["raise"], GOOFSPIEL]


def sent(game: Game[Any, Any, Any], state: Any, seat: int | None) -> bytes:
    """As a server sends it to a program."""
    wire, turn, view = wire_of(game), game.turn(state), game.view(state, seat)
    shown = game.view(state, None)
    public = wire.public(shown, turn.seats if isinstance(turn, Choice) else ())
    legal = [game.forms.without_seat(act) for act in view.legal]
    mine = None if seat is None else wire.mine(view, legal, [], may_take_back=False)
    return msgspec.json.encode(wire.view_type(public, mine, **past_of(wire, shown)))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@settings(deadline=None, max_examples=15)
@given(data=st.data())
def test_a_view_comes_back_from_the_wire_as_it_was(game: Game[Any, Any, Any], data: st.DataObject) -> None:
    options = data.draw(any_options(game))
    match = walk(game, options, data.draw(st.integers(0, 10_000)), data.draw(st.integers(0, 400)))
    steps = range(0, match.at + 1, data.draw(st.integers(1, 17)))
    for index in {*steps, match.at}:
        state = match.before(index)  # in the midst of dealing, too
        for seat in (None, *range(options.players)):
            assert read_view(game, options, sent(game, state, seat)) == game.view(state, seat)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_options_come_back_from_a_header(game: Game[Any, Any, Any]) -> None:
    for players in game.option_list()[0].choices:
        for option in game.option_list(players)[1:]:
            for value in option.choices or (option.default,):
                options = game.options(players=players, **{option.name: value})
                line = json.loads(json.dumps(game.option_line(options)))
                assert game.options(**line, players=players) == options


def test_whole_games_from_deal_to_result() -> None:
    for game in ALL:
        options = game.options(players=3)
        match: Match[Any, Any, Any] = walk(game, options, 3)
        assert match.result is not None and isinstance(match._chance, Seeded)
        assert read_view(game, options, sent(game, match.state, 1)).result == match.result
