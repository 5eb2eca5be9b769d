"""Engine speed on this machine, compared with its targets."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from stammtisch import games
from stammtisch.bots.base import Benchmark
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Chance, Choice, Game, Move
from stammtisch.entry_points import by_name


def random_game(game: Game[Any, Any, Any], options: Any, seed: str) -> Any:
    """Plays a game of random acts on the bare engine; returns the last state."""
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
    """Games per second of CPU time; `play(n)` plays the n-th batch and returns its number of games."""
    done = batch = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += play(batch)
        batch += 1
    return done / spent


def _plain(game: Game[Any, Any, Any], players: int) -> Callable[[int], int]:
    options = game.options(players=players)

    def play(batch: int) -> int:
        random_game(game, options, str(batch))
        return 1

    return play


def _benchmarks() -> Iterator[tuple[Game[Any, Any, Any], Benchmark]]:
    """The benchmarks of each game's bots, or random games on the plain engine if there are none."""
    found = by_name("stammtisch.benchmarks")
    for name, game in games.GAMES.items():
        players = game.option_list()[0].default
        asked = found[name].load() if name in found else [Benchmark(f"{name}-plain-{players}", players)]
        for one in asked:
            yield game, one


def measure(seconds: float = 2.0) -> list[dict[str, Any]]:
    """One row per benchmark: games per second, the target, and the ratios to target and plain engine."""
    rows = []
    plain = 0.0
    for game, one in _benchmarks():
        play = one.play or _plain(game, one.players)
        play(0)
        rate = _rate(play, seconds)
        if one.play is None:
            plain = rate
        rows.append(
            {
                "what": one.what,
                "per_second": rate,
                "aim": one.aim,
                "ratio": rate / one.aim if one.aim else None,
                "times_plain": rate / plain if plain else None,
            }
        )
    return rows
