"""Training the value of THE GAME: self-play, with checkpoints and a log of strength over time."""

from __future__ import annotations

import json
import struct
import sys
import time
from pathlib import Path
from typing import Any

from stammtisch.bots.the_game.weights import FOLDER, read, weights_file, write
from stammtisch.games.the_game.judgement import Judge
from stammtisch.games.the_game.learning import play_games, teach

__all__ = ["train"]

CHUNK = 500  # games between two looks at the clock
TEST_SEED = 1 << 40  # far from the seeds of training


def train(
    players: int,
    min_cards: int = 2,
    games: int = 300_000,
    seed: int = 1,
    out: Path = FOLDER,
    *,
    resume: bool = True,
    start_from: Path | None = None,
    rate: float = 0.03,
    silent: float = 0.25,
    most: int = 24,
    win_share: float = 0.6,
    minutes: float | None = None,
    test_games: int = 1000,
    quiet: bool = False,
) -> Path:
    """Teach a network and write its weights; the file they are in.

    The same arguments give the same weights. `start_from` begins with the weights of another number
    of players, which is much faster. An interrupted training goes on where it was (`resume`);
    `minutes` interrupts it.
    """
    path = weights_file(players, min_cards, out)
    partial = path.with_suffix(".partial")
    log = path.with_suffix(".jsonl")
    judge = Judge(seed)
    done, seconds = 0, 0.0
    if resume and partial.exists():
        state, weights = _read_partial(partial)
        done, seconds = state["games"], state["seconds"]
        judge.load(weights)
    else:
        log.unlink(missing_ok=True)
        if start_from:
            judge.load(read(start_from)[1])
    began = time.monotonic() - seconds
    wins = since = 0
    tests = max(games // 12 // CHUNK, 1)
    while done < games:
        part = done / games
        taught = teach(
            judge,
            players,
            min_cards,
            CHUNK,
            (seed << 32) + done,
            rate * _slow_down(part),
            _win_share(part, win_share),
            silent if players > 1 else 0.0,
            most=most,
        )
        wins += taught[0]
        done += CHUNK
        since += CHUNK
        seconds = time.monotonic() - began
        if done // CHUNK % tests == 0 or done >= games:
            line = {"games": done, "seconds": round(seconds), "won_in_training": wins / since}
            line |= _strength(judge, players, min_cards, test_games)
            wins = since = 0
            with log.open("a") as file:
                file.write(json.dumps(line) + "\n")
            if not quiet:
                print(line, file=sys.stderr, flush=True)
            _write_partial(partial, {"games": done, "seconds": seconds}, judge)
        if minutes is not None and seconds > 60 * minutes:
            _write_partial(partial, {"games": done, "seconds": seconds}, judge)
            return partial
    about = {
        "game": "the-game",
        "players": players,
        "min_cards": min_cards,
        "games": games,
        "seed": seed,
        "minutes": round(seconds / 60, 1),
        "started_from": start_from.name if start_from else None,
        "rate": rate,
        "silent": silent,
        "most": most,
        "win_share": win_share,
    }
    about |= _strength(judge, players, min_cards, test_games)
    write(path, about, judge.weights())
    partial.unlink(missing_ok=True)
    return path


def _slow_down(part: float) -> float:
    """The rate is full for a while, then falls to a thirtieth."""
    return 1.0 if part < 0.35 else max(1 - (part - 0.35) / 0.62, 0.03)


def _win_share(part: float, first: float) -> float:
    """At first cards laid count too; in the end only winning does."""
    return min(first + max(part - 0.3, 0) * 2 * (1 - first), 1.0)


def _strength(judge: Judge, players: int, min_cards: int, games: int) -> dict[str, Any]:
    found = {}
    for talk in (True, False)[players == 1 :]:
        wins, _ = play_games(judge, players, min_cards, games, TEST_SEED, talk)
        found["signals" if talk else "silent"] = wins / games
    return found


def _write_partial(path: Path, state: dict[str, Any], judge: Judge) -> None:
    weights = judge.weights()
    fresh = path.with_suffix(".new")
    fresh.write_bytes(json.dumps(state).encode() + b"\n" + struct.pack(f"<{len(weights)}f", *weights))
    fresh.replace(path)


def _read_partial(path: Path) -> tuple[dict[str, Any], tuple[float, ...]]:
    head, _, numbers = path.read_bytes().partition(b"\n")
    return json.loads(head), struct.unpack(f"<{len(numbers) // 4}f", numbers)
