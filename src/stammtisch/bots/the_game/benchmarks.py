"""THE GAME's benchmarks for `stammtisch bench`."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.bots.base import Benchmark
from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game.levels import Learned
from stammtisch.games.the_game._kernel import kernel
from stammtisch.games.the_game.game import GAME


def _greedy(batch: int) -> int:
    kernel.greedy_games(1, 2, 5000, batch)
    return 5000


def _learned(players: int) -> Callable[[int], int]:
    """The planning level without search: whole games in its kernel."""
    options = GAME.options(players=players)
    level = Learned()

    def play(batch: int) -> int:
        for number in range(50):
            whole_games.cards_left(level, options, f"{batch}/{number}")
        return 50

    return play


BENCHMARKS = (
    Benchmark("the-game-plain-1", 1),
    Benchmark("the-game-greedy-1", 1, _greedy, aim=60_000),
    Benchmark("the-game-learned-1", 1, _learned(1), aim=300),
    Benchmark("the-game-learned-3", 3, _learned(3), aim=300),
    Benchmark("the-game-plain-4", 4, aim=100),
)
