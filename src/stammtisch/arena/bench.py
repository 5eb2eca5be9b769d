"""How fast the engines play here, against what is asked of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from stammtisch import games
from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game.levels import Learned
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Chance, Choice, Game, Move
from stammtisch.games.raise_game._kernel import kernel as raise_kernel
from stammtisch.games.the_game._kernel import kernel

__all__ = ["measure", "random_game"]


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


def _plain(name: str, players: int) -> Callable[[int], int]:
    game = games.get(name)
    options = game.options(players=players)

    def play(batch: int) -> int:
        random_game(game, options, str(batch))
        return 1

    return play


def _greedy_kernel(batch: int) -> int:
    kernel.greedy_games(1, 2, 5000, batch)
    return 5000


def _learned(players: int) -> Callable[[int], int]:
    """The planning level without search: whole games in its kernel."""
    options = games.get("the-game").options(players=players)
    level = Learned()

    def play(batch: int) -> int:
        for number in range(50):
            whole_games.cards_left(level, options, f"{batch}/{number}")
        return 50

    return play


def _raise_kernel(batch: int) -> int:
    raise_kernel.random_games(games.get("raise").options(players=2), 5000, batch)
    return 5000


def measure(seconds: float = 2.0) -> list[dict[str, Any]]:
    """One row a measurement: games a second, what is asked for, their ratio, and that to the plain engine."""
    rows = []
    plain = 0.0
    for what, aim, play in (
        ("the-game-plain-1", None, _plain("the-game", 1)),
        ("the-game-greedy-1", 60_000, _greedy_kernel),
        ("the-game-learned-1", 300, _learned(1)),
        ("the-game-learned-3", 300, _learned(3)),
        ("the-game-plain-4", 100, _plain("the-game", 4)),
        ("raise-plain-2", None, _plain("raise", 2)),
        ("raise-kernel-2", 50_000, _raise_kernel),
        ("raise-plain-4", 300, _plain("raise", 4)),
    ):
        play(0)
        rate = _rate(play, seconds)
        if "plain" in what:
            plain = rate
        rows.append(
            {
                "what": what,
                "per_second": rate,
                "aim": aim,
                "ratio": rate / aim if aim else None,
                "times_plain": rate / plain,
            }
        )
    return rows
