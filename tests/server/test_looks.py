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
from stammtisch.server.sights import LOOKS


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
