"""Games on Ray beside the built-in processes, in one run on one machine, and whether they are the same games.

    python bench/cluster.py [--seconds 20] [--rounds 5] [--seed 1]

Each way plays in turn, in several rounds; a figure is the mean of the rounds with its 95 % interval. Starting
Ray takes a few seconds more and is given by itself. Both need a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from stammtisch import games
from stammtisch.arena.cluster import Cluster
from stammtisch.arena.simulate import FinishedGame, Job, play_games

BOTS = {"the-game": ("greedy", "learned"), "raise": ("greedy", "shrewd")}
PLAYERS = 3
WORKERS = (1, 2)
T95 = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36}  # by number of rounds
SAME = 100  # games that are compared byte for byte

Way = Callable[[Job, range], Iterable[FinishedGame]]


def pace(job: Job, way: Way, seconds: float) -> float:
    """Games per second, after the processes have started."""
    began, number = 0.0, 0
    for played in way(job, range(10**6)):
        if played.index == 20:
            began = time.perf_counter()
        elif began:
            number += 1
            if time.perf_counter() > began + seconds:
                break
    return number / (time.perf_counter() - began)


def digest(job: Job, way: Way) -> str:
    text = "".join(played.record for played in way(job, range(SAME)))
    return hashlib.sha256(text.encode()).hexdigest()


def mean(figures: list[float]) -> str:
    half = T95.get(len(figures), 2.3) * statistics.stdev(figures) / len(figures) ** 0.5
    return f"{statistics.mean(figures):,.0f} ± {half:,.0f}"


def jobs(seed: str) -> Iterator[Job]:
    for game, bots in BOTS.items():
        options = games.get(game).options(players=PLAYERS)
        for bot in bots:
            yield Job(game, options, (bot,) * PLAYERS, seed, records=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    print("| game | bots | way | workers | games per second | same records |\n|---|---|---|---|---|---|")
    starts = []
    for job in jobs(given.seed):
        found: dict[tuple[str, int], list[float]] = {}
        records: dict[tuple[str, int], str] = {}
        for number in range(given.rounds):
            for workers in WORKERS:
                began = time.perf_counter()
                with Cluster("local", workers) as cluster:
                    starts.append(time.perf_counter() - began)
                    ways: dict[str, Way] = {
                        "processes": partial(play_games, workers=workers),
                        "Ray": partial(play_games, helpers=cluster),
                    }
                    for name, way in ways.items():
                        if not number:
                            records[name, workers] = digest(job, way)
                        found.setdefault((name, workers), []).append(pace(job, way, given.seconds))
        same = "yes" if len(set(records.values())) == 1 else "NO"
        for (name, workers), figures in found.items():
            print(
                f"| {job.game} | {job.bots[0]} | {name} | {workers} | {mean(figures)} | {same} |", flush=True
            )
    print(f"\nRay starts in {statistics.median(starts):.1f} s (median of {len(starts)}).")


if __name__ == "__main__":
    main()
