"""How fast games are played on this machine, compared with what is asked."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from stammtisch import games
from stammtisch.bots.base import Benchmark
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Chance, Choice, Game, Move
from stammtisch.entry_points import load

__all__ = ["benchmarks", "measure", "random_game"]


def random_game(game: Game[Any, Any, Any], options: Any, seed: str) -> Any:
    """A whole game of random acts on the bare engine; its last state."""
    source, rng = Seeded(f"{seed}/chance"), Random(seed)
    state = game.start(options)
    falls = 0
    while True:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.apply(state, Move(None, source.fall(turn, falls)))
            falls += 1
        elif isinstance(turn, Choice):
            seat = turn.seats[0]
            legal = game.legal(state, seat)
            state = game.apply(state, Move(seat, legal[int(rng.random() * len(legal))]))
        else:
            return state


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Games a second of CPU time: `play(n)` plays the n-th batch and answers how many games that was."""
    done = batch = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += play(batch)
        batch += 1
    return done / spent


def _play(game: Game[Any, Any, Any], benchmark: Benchmark) -> Callable[[int], int]:
    """Plays a batch of the benchmark; the function gets its number."""
    players, play = benchmark.players, benchmark.play
    if play is not None:
        return lambda batch: play(players, batch)
    options = game.options(players=players)

    def plain(batch: int) -> int:
        random_game(game, options, str(batch))
        return 1

    return plain


def benchmarks() -> dict[str, Sequence[Benchmark]]:
    """What is measured, by game: entry points of the group `stammtisch.benchmarks`, named after the game."""
    named = {entry.name: found for entry, found in load("stammtisch.benchmarks", len)}
    return {game: named[game] for game in games.GAMES if game in named}


def measure(seconds: float = 2.0) -> list[dict[str, Any]]:
    """One row per benchmark: games a second, the aim, the ratio to it and to the plain engine before it."""
    rows = []
    for game, several in benchmarks().items():
        plain = None
        for benchmark in several:
            play, aim = _play(games.get(game), benchmark), benchmark.aim
            play(0)
            rate = _rate(play, seconds)
            if benchmark.play is None:
                plain = rate
            rows.append(
                {
                    "what": benchmark.name,
                    "per_second": rate,
                    "aim": aim,
                    "ratio": rate / aim if aim else None,
                    "times_plain": rate / plain if plain else None,
                }
            )
    return rows
