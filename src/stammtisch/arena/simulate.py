"""Many games between bots, over all cores; the same seed gives the same games whatever their number."""

from __future__ import annotations

import io
import signal
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from stammtisch import bots, games
from stammtisch.arena import table
from stammtisch.core import record
from stammtisch.core.match import Match

__all__ = ["Job", "Played", "run", "summary", "wilson"]


@dataclass(frozen=True, slots=True)
class Job:
    """What every worker needs to know to play any of the games."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """One name per seat."""
    seed: str
    records: bool = False
    committed: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """One game's result, and its record where that was asked for."""

    index: int
    result: Any
    thinking: table.Thinking
    record: str = ""


def play_one(job: Job, index: int) -> Played:
    """The game of that index."""
    entry = bots.get(job.game, job.bots[0])
    if entry.whole_games and len(set(job.bots)) == 1 and not job.committed:
        return _play_compiled(entry, job, index)
    seats = [bots.get(job.game, name).make() for name in job.bots]
    thinking = table.Thinking()
    match = table.play(
        games.get(job.game),
        job.options,
        seats,
        f"{job.seed}/{index}",
        names=job.bots,
        committed=job.committed,
        thinking=thinking,
    )
    text = io.StringIO()
    if job.records:
        record.write(match, text)
    return Played(index, match.result, thinking, text.getvalue())


def _play_compiled(entry: bots.Entry, job: Job, index: int) -> Played:
    """A game of one bot in every seat, played by its kernel; the engine replays what is recorded."""
    kernel = import_module(f"stammtisch.bots.{entry.whole_games}")
    begun = time.process_time()
    result, turns, moves = kernel.play(
        _bot(job.game, entry.name), job.options, f"{job.seed}/{index}", told=job.records
    )
    thinking = table.Thinking(time.process_time() - begun, turns)
    text = io.StringIO()
    if job.records:
        match: table.AnyMatch = Match(games.get(job.game), job.options, chance=None, seats=job.bots)
        for move in moves:
            match.play(move)
        record.write(match, text)
        assert match.result == result
    return Played(index, result, thinking, text.getvalue())


@cache
def _bot(game: str, name: str) -> bots.AnyBot:
    return bots.get(game, name).make()


_job: Job


def _prepare(job: Job) -> None:
    global _job
    _job = job
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends the workers


def _play_in_worker(index: int) -> Played:
    return play_one(_job, index)


def run(job: Job, games: Sequence[int], workers: int = 1) -> Iterator[Played]:
    """Play the games of these indices, in this order."""
    if workers <= 1 or len(games) <= 1:
        for index in games:
            yield play_one(job, index)
        return
    chunk = max(1, min(16, len(games) // (4 * workers)))
    with get_context("spawn").Pool(min(workers, len(games)), _prepare, (job,)) as pool:
        yield from pool.imap(_play_in_worker, games, chunk)


def wilson(wins: float, games: int) -> list[float]:
    """The 95 % interval of a share.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return [0.0, 1.0]
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    below = 1 + z * z / games
    return [max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)]


def summary(job: Job, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """The figures of `simulate --json`; a move is a whole turn where a turn has several acts."""
    results = [one.result for one in played]
    count = len(results)
    turns = sum(one.thinking.turns for one in played)
    head = {
        "game": job.game,
        "players": job.options.players,
        "bots": list(job.bots),
        "games": count,
        "seed": int(job.seed) if job.seed.isdecimal() else job.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(count / seconds, 1) if seconds else 0.0,
        "ms_per_move": round(1000 * sum(one.thinking.seconds for one in played) / max(turns, 1), 3),
    }
    if not count:
        return head
    return head | (_team(results) if job.game == "the-game" else _rivals(job.bots, results))


def _team(results: Sequence[Any]) -> dict[str, Any]:
    wins = sum(result.won for result in results)
    return {
        "wins": wins,
        "win_rate": wins / len(results),
        "win_rate_95": wilson(wins, len(results)),
        "mean_left": sum(result.left for result in results) / len(results),
        "excellent": sum(result.excellent for result in results) / len(results),
    }


def _rivals(names: Sequence[str], results: Sequence[Any]) -> dict[str, Any]:
    """A shared victory counts as a fraction; a bot in several seats has the sum of their shares."""
    share: dict[int, float] = defaultdict(float)
    score: dict[int, float] = defaultdict(float)
    for result in results:
        for seat, points in enumerate(result.scores):
            score[seat] += points / len(results)
            if seat in result.winners:
                share[seat] += 1 / len(result.winners) / len(results)
    per_bot = {}
    for name in dict.fromkeys(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        per_bot[name] = {
            "win_share": sum(share[seat] for seat in seats),
            "mean_score": sum(score[seat] for seat in seats) / len(seats),
        }
    per_seat = [
        {"bot": name, "win_share": share[seat], "mean_score": score[seat]} for seat, name in enumerate(names)
    ]
    return {"per_bot": per_bot, "per_seat": per_seat}
