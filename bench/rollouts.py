"""Compares a judge's chances with games that its bot really plays on from there, by the engine.

    python bench/rollouts.py raise --players 3 --positions 30 --games 200 --seed 271828

From each position what the seat cannot see is dealt anew for each game, and the judge's bot plays every
seat to the end. Positions in which some have chosen and others have not are left out: dealt anew, those
who have chosen would have chosen at random.
"""

from __future__ import annotations

import argparse
import io
import time
from random import Random
from statistics import fmean, stdev
from typing import Any

from calibration import outcome

from stammtisch import bots, games
from stammtisch.arena.simulate import Job, play_one
from stammtisch.bots.judge import judge_for
from stammtisch.core import record
from stammtisch.core.game import Chance, Choice, Move, Over, Turn


def play_on(game: Any, state: Any, bot: Any, rng: Random) -> Any:
    """The result if this bot plays every seat from here on."""
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            acts, weights = zip(*turn.outcomes, strict=True)
            state = game.apply(state, Move(None, rng.choices(acts, weights)[0]))
            continue
        for seat in turn.seats:
            for act in bot.aside(game.view(state, seat), rng):
                state = game.apply(state, Move(seat, act))
        for seat in turn.seats:
            state = game.apply(state, Move(seat, bot.choose(game.view(state, seat), rng, 5.0)))
    return turn.result


def _several(turn: Turn) -> bool:
    return isinstance(turn, Choice) and len(turn.seats) > 1


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--seed", default="271828")
    chosen = parser.parse_args()
    game, judge = games.get(chosen.game), judge_for(chosen.game)
    bot = bots.get(chosen.game, judge.bot).make()
    options = game.options(players=chosen.players)
    job = Job(chosen.game, options, (judge.bot,) * chosen.players, chosen.seed, records=True)
    apart, squares, inside = [], [], 0
    print("| position | judged | played on | apart | spent on games |\n|---|---|---|---|---|")
    for index in range(chosen.positions):
        match = next(record.read(io.StringIO(play_one(job, index).record), games.get))
        rng = Random(f"{chosen.seed}/{index}")
        turns = [game.turn(match.before(at)) for at in range(match.at)]
        places = [
            at
            for at, turn in enumerate(turns)
            if isinstance(turn, Choice) and not (at and _several(turns[at - 1]))
        ]
        at = rng.choice(places)
        turn = turns[at]
        assert isinstance(turn, Choice)
        seat = rng.choice(turn.seats)
        view = game.view(match.before(at), seat)
        said = judge.chance(view, chosen.worlds, index)
        begun = time.process_time()
        won = [
            outcome(play_on(game, game.imagine(view, rng), bot, rng), seat, cooperative=game.cooperative)
            for _ in range(chosen.games)
        ]
        seconds = time.process_time() - begun
        noise = 1.96 * stdev(won) / chosen.games**0.5
        apart.append(said.chance - fmean(won))
        squares.append(apart[-1] ** 2 - (noise / 1.96) ** 2 - (said.noise / 1.96) ** 2)
        inside += abs(apart[-1]) <= (noise**2 + said.noise**2) ** 0.5 + 1e-9
        print(
            f"| game {index}, {at}, seat {seat} | {said.chance:.3f} ± {said.noise:.3f} |"
            f" {fmean(won):.3f} ± {noise:.3f} | {apart[-1]:+.3f} | {seconds:.1f} s |",
            flush=True,
        )
    print(
        f"\nMean difference {fmean(apart):+.3f}; {inside} of {len(apart)} within both intervals;"
        f" root mean square beyond what sampling explains {max(0.0, fmean(squares)) ** 0.5:.3f}"
    )


if __name__ == "__main__":
    main()
