"""What a seat may do stands on the wire as the game says it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Move
from stammtisch.core.match import Match
from stammtisch.server.tables.encoder import LOOKS


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 2, "min_cards": 3}])
@pytest.mark.parametrize("name", ["the-game", "raise"])
def test_legal_acts_are_those_of_the_view(name: str, options: dict[str, Any]) -> None:
    if name == "raise":
        options = {"players": max(2, options["players"])}
    game: Any = games.get(name)
    look = LOOKS[name]
    rng = Random(5)
    for seed in range(4):
        match: Match[Any, Any, Any] = Match(game, game.options(**options), chance=Seeded(seed))
        while isinstance(turn := match.turn, Choice):
            for seat in range(options["players"]):
                view = match.view(seat)
                assert json.loads(look.legal(view)) == json.loads(look.acts(view.legal))
            seat = rng.choice(turn.seats)
            match.play(Move(seat, rng.choice(list(match.legal(seat)))))
        assert json.loads(look.legal(match.view(0))) == []


def test_plays_that_would_end_the_game_needlessly_are_named_to_whoever_is_on_turn() -> None:
    """85 and then 90 would do; 90 first leaves nothing that fits (3.7)."""
    game: Any = games.get("the-game")
    look = LOOKS["the-game"]
    hand = (40, 41, 42, 43, 85, 90)
    state = game.start(game.options(players=2))._replace(
        hands=(hand, (5,)), piles=((80,), (99,), (3,), (2,)), unseen=(60, 61), on_turn=0, minimum=2
    )

    def dead_ends(seat: int, legal: bytes) -> Any:
        mine = look.mine(game.view(state, seat), legal, b"[]", may_take_back=False)
        return json.loads(mine)["dead_ends"]

    assert dead_ends(0, look.legal(game.view(state, 0))) == [{"play": [90, "A"]}]
    assert dead_ends(0, b"[]") == [], "a replay leaves out what could be done"
    assert dead_ends(1, look.legal(game.view(state, 1))) == []
