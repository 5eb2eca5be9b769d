"""The engine and a referee that shares no code with it agree about every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from referee import referee

from stammtisch import bots
from stammtisch.arena.simulate import play_match
from stammtisch.games import GAMES
from stammtisch.testing import AnyGame, any_options, walk


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_random_games_pass_the_other_referee(game: AnyGame, data: st.DataObject, seed: int) -> None:
    referee(list(walk(game, data.draw(any_options(game)), seed).record()))


@pytest.mark.parametrize(
    ("game", "chosen"),
    [("the-game", {"players": n, "min_cards": m}) for n in range(1, 6) for m in (2, 3)]
    + [("raise", {"players": n, "extra_cards": extra}) for n in range(2, 6) for extra in (False, True)],
)
def test_greedy_games_pass_the_other_referee(game: str, chosen: dict[str, Any]) -> None:
    rules = GAMES[game]
    made = rules.options(**chosen)
    for seed in range(5):
        seats = [bots.get(game, "greedy").make() for _ in range(made.players)]
        referee(list(play_match(rules, made, seats, str(seed), committed=seed % 2 == 0).record()))
