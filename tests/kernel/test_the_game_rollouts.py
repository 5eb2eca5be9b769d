"""Random games that go on from any turn end as the engine's do."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from stammtisch.core.game import Chance, Choice, Move, Over
from stammtisch.games.the_game._kernel.rollouts import Rollouts
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import State


def play(state: State, rng: Random, laid: int = 98) -> State:
    """The state on somebody's turn when so many cards have been laid, or at the end."""
    while True:
        turn: Any = GAME.turn(state)
        if isinstance(turn, Over) or (isinstance(turn, Choice) and 98 - state.left >= laid):
            return state
        if isinstance(turn, Choice):
            seat = turn.seats[0]
            state = GAME.apply(state, Move(seat, rng.choice(GAME.legal(state, seat))))
        else:
            assert isinstance(turn, Chance)
            acts, weights = zip(*turn.outcomes, strict=True)
            state = GAME.apply(state, Move(None, rng.choices(acts, weights)[0]))


@pytest.mark.parametrize("laid", [1, 2, 9, 15])
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3, "min_cards": 3}])
def test_mean_cards_left_are_the_engines(laid: int, options: dict[str, Any]) -> None:
    """In the middle of a turn, where it may end, and later."""
    made = GAME.options(**options)
    state = next(
        found
        for seed in range(100)
        if isinstance(GAME.turn(found := play(GAME.start(made), Random(seed), laid)), Choice)
    )
    rng, kernel = Random(1), Rollouts(1)
    plain = [play(state, rng).left for _ in range(150)]
    compiled = mean(kernel.cards_left(state) for _ in range(4000))
    assert abs(mean(plain) - compiled) < 5 * stdev(plain) / len(plain) ** 0.5 + 0.01


def test_before_the_start_nobody_can_go_on() -> None:
    with pytest.raises(ValueError, match="nobody is on turn"):
        Rollouts(1).cards_left(GAME.start(GAME.options(players=2)))
