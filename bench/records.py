"""Reading many games: `stammtisch.open_records` beside `record.read`, in one run on one machine.

    python bench/records.py [--games 1000] [--seed 1]

`read` replays each game by the rules; `open_records` finds the games and parses what is asked for.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from stammtisch import games, open_records
from stammtisch.arena.simulate import Job, play_games
from stammtisch.core.record import read
from stammtisch.records import reading_text, writing

BOTS = "greedy"
PLAYERS = 3


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    print(
        f"{given.games} games, {PLAYERS} players, {BOTS}; CPU seconds, and how many times as fast as read\n"
    )
    print("| game | file | read | headers and results | moves as well | replayed as well |")
    print("|---|---|---|---|---|---|")
    with TemporaryDirectory() as folder:
        for name, game in games.GAMES.items():
            job = Job(name, game.options(players=PLAYERS), (BOTS,) * PLAYERS, given.seed, records=True)
            texts = [one.record for one in play_games(job, range(given.games))]
            for ending in (".jsonl", ".jsonl.gz", ".jsonl.zst"):
                file = Path(folder) / f"{name}{ending}"
                with writing(file) as out:
                    out.writelines(texts)
                _measure(name, file)


def _measure(name: str, file: Path) -> None:
    whole = _seconds(lambda: _read(file))
    ways: list[Callable[[], None]] = [lambda: _results(file), lambda: _moves(file), lambda: _matches(file)]
    seconds = [_seconds(way) for way in ways]
    cells = [f"{one:.3f} ({whole / one:.1f}×)" for one in seconds]
    size = f"{''.join(file.suffixes)}, {file.stat().st_size / 1e6:.1f} MB"
    print(" | ".join([f"| {name}", size, f"{whole:.2f}", *cells]), "|")


def _seconds(work: Callable[[], None]) -> float:
    """CPU time, the best of three: the machine may be busy with other things."""
    found = []
    for _ in range(3):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def _read(file: Path) -> None:
    with reading_text(file) as lines:
        for match in read(lines, games.get):
            assert match.result


def _results(file: Path) -> None:
    for game in open_records(file):
        assert game.header and game.result


def _moves(file: Path) -> None:
    for game in open_records(file):
        assert game.header and game.moves and game.result


def _matches(file: Path) -> None:
    for game in open_records(file):
        assert game.match().result


if __name__ == "__main__":
    main()
