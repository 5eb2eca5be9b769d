"""How fast RAISE is played, for `stammtisch bench`."""

from __future__ import annotations

from stammtisch.bots.base import Benchmark
from stammtisch.games.raise_game._kernel.kernel import random_games
from stammtisch.games.raise_game.game import GAME

__all__ = ["BENCHMARKS"]


def _random(players: int, number: int) -> int:
    random_games(GAME.options(players=players), 5000, number)
    return 5000


BENCHMARKS = (
    Benchmark("raise-plain-2", 2),
    Benchmark("raise-kernel-2", 2, 50_000, _random),
    Benchmark("raise-plain-4", 4, 300),
)
