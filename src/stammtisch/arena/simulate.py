"""Many games between bots on all cores; the same seed gives the same games on any number of cores."""

from __future__ import annotations

import hashlib
import io
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import Any

from stammtisch import bots, games
from stammtisch.bots import AnyBot
from stammtisch.bots.base import Quiet
from stammtisch.core import record
from stammtisch.core.chance import Committed, Seeded
from stammtisch.core.game import Choice, Game, Move, Over
from stammtisch.core.match import Match

__all__ = ["FinishedGame", "Job", "Thinking", "play_games", "play_match"]

AnyMatch = Match[Any, Any, Any]


@dataclass(slots=True)
class Thinking:
    """The bots' CPU time, and the number of turns it took them; a whole turn counts once."""

    seconds: float = 0.0
    turns: int = 0


def play_match(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[AnyBot],
    seed: str,
    *,
    names: Sequence[str] = (),
    committed: bool = False,
    seconds: float = 2.0,
    thinking: Thinking | None = None,
) -> AnyMatch:
    """A whole match; the same seed gives the same match."""
    thinking = thinking or Thinking()
    source = (
        Committed(hashlib.sha256(f"{seed}/secret".encode()).digest())
        if committed
        else Seeded(f"{seed}/chance")
    )
    rngs = [Random(f"{seed}/{seat}") for seat in range(options.players)]
    match: AnyMatch = Match(game, options, chance=source, seats=names)
    talkers = [seat for seat, bot in enumerate(bots) if not isinstance(bot, Quiet)]
    asked: tuple[int, tuple[int, ...]] | None = None
    while True:
        turn = match.turn
        if isinstance(turn, Over):
            return match
        assert isinstance(turn, Choice)
        moment = (match.falls, turn.seats)
        begun = time.process_time()
        if moment != asked:
            asked = moment
            thinking.turns += len(turn.seats)
            for seat in talkers:
                if game.asides(match.state, seat):
                    for act in bots[seat].aside(match.view(seat), rngs[seat]):
                        match.play(Move(seat, act))
        for seat in turn.seats:
            act = bots[seat].choose(match.view(seat), rngs[seat], seconds)
            match.play(Move(seat, act))
        thinking.seconds += time.process_time() - begun


@dataclass(frozen=True, slots=True)
class Job:
    """Everything a worker needs to play any of the games."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """One name per seat."""
    seed: str
    records: bool = False
    committed: bool = False


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One game's result, and its record if requested."""

    index: int
    result: Any
    thinking: Thinking
    record: str = ""


def play_one(job: Job, index: int) -> FinishedGame:
    """Play the game with this index."""
    entry = bots.get(job.game, job.bots[0])
    if entry.whole_games and len(set(job.bots)) == 1 and not job.committed:
        return _play_compiled(entry, job, index)
    seats = [bots.get(job.game, name).make() for name in job.bots]
    thinking = Thinking()
    match = play_match(
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
    return FinishedGame(index, match.result, thinking, text.getvalue())


def _play_compiled(entry: bots.Entry, job: Job, index: int) -> FinishedGame:
    """A game with the same bot in every seat, played by its kernel; the engine replays it for the record."""
    kernel = import_module(entry.whole_games)
    begun = time.process_time()
    result, turns, moves = kernel.play(
        _bot(job.game, entry.name), job.options, f"{job.seed}/{index}", told=job.records
    )
    thinking = Thinking(time.process_time() - begun, turns)
    text = io.StringIO()
    if job.records:
        match: AnyMatch = Match(games.get(job.game), job.options, chance=None, seats=job.bots)
        for move in moves:
            match.play(move)
        record.write(match, text)
        assert match.result == result
    return FinishedGame(index, result, thinking, text.getvalue())


@cache
def _bot(game: str, name: str) -> bots.AnyBot:
    return bots.get(game, name).make()


_job: Job


def _prepare(job: Job) -> None:
    global _job
    _job = job
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent, which ends the workers


def _play_in_worker(index: int) -> FinishedGame:
    return play_one(_job, index)


def play_games(job: Job, games: Sequence[int], workers: int = 1) -> Iterator[FinishedGame]:
    """Play the games with these indices, in this order."""
    if workers <= 1 or len(games) <= 1:
        for index in games:
            yield play_one(job, index)
        return
    chunk = max(1, min(16, len(games) // (4 * workers)))
    with get_context("spawn").Pool(min(workers, len(games)), _prepare, (job,)) as pool:
        yield from pool.imap(_play_in_worker, games, chunk)
