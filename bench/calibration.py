"""Compares a judge's chances with what became of them.

    python bench/calibration.py raise --players 3 --games 2000 --seed 314159 > out.md

The judge's bot plays every seat. In each game some moments are drawn, and at each a seat; the judge says
its chance there from its view alone. The table compares, for each tenth of the chances, their mean with
the mean outcome (a victory 1, a shared one its part). The interval is that of the games: moments of one
game end alike, so games are the unit (bootstrap, 95 %).
"""

from __future__ import annotations

import argparse
import io
import sys
import time
from random import Random
from typing import Any

from stammtisch import games
from stammtisch.arena.simulate import Job, play_one
from stammtisch.bots.judge import judge_for
from stammtisch.core import record
from stammtisch.core.game import Choice

TENTHS = 10
AGAIN = 1000  # bootstrap samples

Said = list[tuple[float, float]]
"""Of one game: chances and outcomes."""


def outcome(result: Any, seat: int, *, cooperative: bool) -> float:
    winners = result.winners
    return (1.0 if cooperative else 1 / len(winners)) if seat in winners else 0.0


def say(job: Job, index: int, moments: int, worlds: int) -> Said:
    """Chances at some moments of a game, with their outcome."""
    game, judge = games.get(job.game), judge_for(job.game)
    match = next(record.read(io.StringIO(play_one(job, index).record), games.get))
    rng = Random(f"{job.seed}/{index}/moments")
    places = [at for at in range(match.at) if isinstance(game.turn(match.before(at)), Choice)]
    said = []
    for at in sorted(rng.sample(places, min(moments, len(places)))):
        seat = rng.randrange(match.options.players)
        estimate = judge.chance(game.view(match.before(at), seat), worlds, rng.getrandbits(32))
        said.append((estimate.chance, outcome(match.result, seat, cooperative=game.cooperative)))
    return said


def tenth(chance: float) -> int:
    return min(TENTHS - 1, int(TENTHS * chance))


def interval(all_said: list[Said], which: int, rng: Random) -> tuple[float, float]:
    """Of the mean outcome in this tenth, by drawing games anew."""
    sums = [
        (sum(won for chance, won in said if tenth(chance) == which), len(inside))
        for said in all_said
        if (inside := [one for one in said if tenth(one[0]) == which])
    ]
    means = []
    for _ in range(AGAIN):
        drawn = rng.choices(sums, k=len(sums))
        means.append(sum(won for won, _ in drawn) / sum(number for _, number in drawn))
    means.sort()
    return means[AGAIN // 40], means[-AGAIN // 40]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--moments", type=int, default=4, help="in each game")
    parser.add_argument("--worlds", type=int, default=0, help="for each chance; 0: as in a first pass")
    parser.add_argument("--seed", default="314159")
    chosen = parser.parse_args()
    judge = judge_for(chosen.game)
    options = games.get(chosen.game).options(players=chosen.players)
    job = Job(chosen.game, options, (judge.bot,) * chosen.players, chosen.seed, records=True)
    begun = time.process_time()
    all_said = []
    for index in range(chosen.games):
        all_said.append(say(job, index, chosen.moments, chosen.worlds or judge.first))
        if (index + 1) % 100 == 0:
            print(f"{index + 1} games", file=sys.stderr, flush=True)
    flat = [one for said in all_said for one in said]
    rng = Random(1)
    print(f"{chosen.players} players, {len(all_said)} games of {judge.bot}, {len(flat)} chances")
    print("\n| judged | mean | really | 95 % interval | number |\n|---|---|---|---|---|")
    for which in range(TENTHS):
        inside = [one for one in flat if tenth(one[0]) == which]
        if not inside:
            continue
        mean = sum(chance for chance, _ in inside) / len(inside)
        won = sum(won for _, won in inside) / len(inside)
        low, high = interval(all_said, which, rng)
        print(
            f"| {10 * which} to {10 * which + 10} % | {mean:.1%} | {won:.1%} |"
            f" {low:.1%} to {high:.1%} | {len(inside)} |"
        )
    error = sum((chance - won) ** 2 for chance, won in flat) / len(flat)
    print(f"\nBrier score {error:.4f}; {time.process_time() - begun:.0f} s of CPU time")


if __name__ == "__main__":
    main()
