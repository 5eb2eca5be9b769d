"""Random play to the end for searches of OpenSpiel, a few times as fast as its own."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from open_spiel.python.algorithms.mcts import Evaluator

from stammtisch.core.game import Chance, Choice, Move

if TYPE_CHECKING:
    from stammtisch.envs.openspiel.adapter import SpielState

__all__ = ["Rollouts"]


class Rollouts(Evaluator):  # type: ignore[misc]
    """Like OpenSpiel's `RandomRolloutEvaluator`: every legal act is equally likely, to the end of the game.

    It plays by the game itself, without OpenSpiel's states and without ids. Nobody talks on the way.
    """

    def __init__(self, rollouts: int = 1, seed: int | None = None) -> None:
        self._rollouts = rollouts
        self._rng = Random(seed)

    def evaluate(self, state: SpielState) -> npt.NDArray[np.float64]:
        """The mean returns, by player."""
        total = np.zeros(state.moment.table.players)
        for _ in range(self._rollouts):
            total += self.play_out(state)
        return total / self._rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal action is equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def play_out(self, spiel: SpielState) -> npt.NDArray[np.float64]:
        """The returns of one game that goes on from this state."""
        table, state = spiel.moment.table, spiel.moment.state
        game, random = table.game, self._rng.random
        begun = state
        while True:
            turn = game.turn(state)
            if isinstance(turn, Choice):
                seat = turn.seats[0]
                acts = game.legal(state, seat)
                state = game.apply(state, Move(seat, acts[int(random() * len(acts))]))
            elif isinstance(turn, Chance):
                outcomes = turn.outcomes
                number = int(random() * sum([weight for _, weight in outcomes]))
                for act, weight in outcomes:
                    number -= weight
                    if number < 0:
                        state = game.apply(state, Move(None, act))
                        break
            else:
                break
        gained = np.array(spiel.returns())
        gained += table.encoding.reward(table.reward, begun, state)
        return gained
