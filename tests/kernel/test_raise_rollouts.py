"""Random games that go on from any state end as the engine's do."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from stammtisch import games
from stammtisch.core.game import Chance, Choice, Move, Over
from stammtisch.games.raise_game._kernel.rollouts import Rollouts
from stammtisch.games.raise_game.game import GAME, State


def play(state: State, rng: Random, moves: int = 10_000) -> State:
    """The state after so many random moves, or at the end."""
    for _ in range(moves):
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Choice):
            seat = turn.seats[0]
            state = GAME.apply(state, Move(seat, rng.choice(GAME.legal(state, seat))))
        else:
            assert isinstance(turn, Chance)
            acts, weights = zip(*turn.outcomes, strict=True)
            state = GAME.apply(state, Move(None, rng.choices(acts, weights)[0]))
    return state


def test_a_game_that_is_over_stays_as_it_is() -> None:
    options = games.get("raise").options(players=3)
    for seed in range(5):
        state = play(GAME.start(options), Random(seed))
        turn = GAME.turn(state)
        assert isinstance(turn, Over)
        assert Rollouts(options, seed).scores(state) == list(turn.result.scores)


@pytest.mark.parametrize("moves", [5, 16, 22, 30, 95])
def test_mean_scores_are_the_engines(moves: int) -> None:
    """Before the first round, in the middle of a roll, of choosing, of a round, and near the end."""
    options = games.get("raise").options(players=2, starter=1)
    state = play(GAME.start(options), Random(4), moves)
    rng, kernel = Random(1), Rollouts(options, 1)
    plain = []
    for _ in range(120):
        turn = GAME.turn(play(state, rng))
        assert isinstance(turn, Over)
        plain.append(turn.result.scores)
    compiled = [kernel.scores(state) for _ in range(4000)]
    for seat in range(2):
        scores = [one[seat] for one in plain]
        expected = mean(one[seat] for one in compiled)
        assert abs(mean(scores) - expected) < 5 * stdev(scores) / len(scores) ** 0.5 + 0.01
