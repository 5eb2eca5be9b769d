"""Measures what a review costs: the first pass over a game, and deepening its key moments.

    python bench/first_pass.py raise --players 3 --bots greedy,greedy,shrewd --seed pass

CPU time, all seats judged in one process.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict

from stammtisch import bots, games
from stammtisch.arena.simulate import play_match
from stammtisch.review.reviewer import Reviewer


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", required=True, help="one for each seat, with commas")
    parser.add_argument("--seed", default="pass")
    chosen = parser.parse_args()
    game = games.get(chosen.game)
    seats = [bots.get(chosen.game, name).make() for name in chosen.bots.split(",")]
    match = play_match(game, game.options(players=chosen.players), seats, chosen.seed)
    reviewer = Reviewer(match)
    spent: dict[tuple[bool, str], list[float]] = defaultdict(list)
    while (task := reviewer.task) is not None:
        first = not reviewer.first_pass_done
        begun = time.process_time()
        reviewer.take(reviewer.compute(task))
        spent[first, task.call].append(time.process_time() - begun)
    for first, name in ((True, "first pass"), (False, "deepening")):
        calls = {call: times for (when, call), times in spent.items() if when == first}
        print(f"{name}: {sum(map(sum, calls.values())):.1f} s")
        for call, times in calls.items():
            print(f"  {call}: {len(times)}, {sum(times):.1f} s, the longest {max(times):.2f} s")


if __name__ == "__main__":
    main()
