"""RAISE's benchmarks for `stammtisch bench`."""

from __future__ import annotations

from stammtisch.bots.base import Benchmark
from stammtisch.games.raise_game._kernel import kernel
from stammtisch.games.raise_game.game import GAME


def _random(batch: int) -> int:
    kernel.random_games(GAME.options(players=2), 5000, batch)
    return 5000


BENCHMARKS = (
    Benchmark("raise-plain-2", 2),
    Benchmark("raise-kernel-2", 2, _random, aim=50_000),
    Benchmark("raise-plain-4", 4, aim=300),
)
