"""How fast THE GAME is played, for `stammtisch bench`."""

from __future__ import annotations

from functools import cache

from stammtisch.bots.base import Benchmark
from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game.levels import Learned
from stammtisch.games.the_game._kernel.kernel import greedy_games
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import Options

__all__ = ["BENCHMARKS"]


@cache
def _level(players: int) -> tuple[Learned, Options]:
    return Learned(), GAME.options(players=players)


def _learned(players: int, number: int) -> int:
    """The network without search: whole games in its kernel."""
    for game in range(50):
        whole_games.cards_left(*_level(players), f"{number}/{game}")
    return 50


def _greedy(players: int, number: int) -> int:
    greedy_games(players, 2, 5000, number)
    return 5000


BENCHMARKS = (
    Benchmark("the-game-plain-1", 1),
    Benchmark("the-game-greedy-1", 1, 60_000, _greedy),
    Benchmark("the-game-learned-1", 1, 300, _learned),
    Benchmark("the-game-learned-3", 3, 300, _learned),
    Benchmark("the-game-plain-4", 4, 100),
)
