"""Many games between bots on all cores; the same seed gives the same games on any number of cores."""

from __future__ import annotations

import atexit
import hashlib
import io
import json
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any, NoReturn

from stammtisch import bots, games
from stammtisch.arena.seats import Failure, Forfeited, Seats, Thinking, play_on
from stammtisch.bots import AnyBot
from stammtisch.bots.base import Helpers
from stammtisch.bots.outside import Fault, Inside, Player, Seating
from stammtisch.bots.outside.finding import is_ours, stand_in
from stammtisch.bots.outside.players import SECONDS
from stammtisch.core import record
from stammtisch.core.chance import Committed, Seeded
from stammtisch.core.game import Game, Seat
from stammtisch.core.match import Match

__all__ = ["FinishedGame", "Job", "Thinking", "cores", "play_games", "play_match"]

AnyMatch = Match[Any, Any, Any]


def play_match(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[AnyBot],
    seed: str,
    *,
    names: Sequence[str] = (),
    committed: bool = False,
    seconds: float = SECONDS,
    thinking: Thinking | None = None,
) -> AnyMatch:
    """A whole match; the same seed gives the same match. Raises `Fault` if a bot does anything wrong."""

    def stop(seat: Seat, fault: Fault) -> NoReturn:
        raise fault

    match = _new_match(game, options, seed, names, committed=committed)
    players = [Inside(partial(_same, bot)) for bot in bots]
    for seat, player in enumerate(players):
        player.begin(Seating(game, options, seat, match.seats, f"{seed}/{seat}", seconds))
    play_on(match, players, thinking or Thinking(), stop)
    return match


def _same(bot: AnyBot) -> AnyBot:
    return bot


def _new_match(
    game: Game[Any, Any, Any], options: Any, seed: str, names: Sequence[str], *, committed: bool
) -> AnyMatch:
    source = (
        Committed(hashlib.sha256(f"{seed}/secret".encode()).digest())
        if committed
        else Seeded(f"{seed}/chance")
    )
    match: AnyMatch = Match(game, options, chance=source, seats=names)
    match.seed = seed
    return match


@dataclass(frozen=True, slots=True)
class Job:
    """Everything a worker needs to play any of the games."""

    game: str
    options: Any
    bots: tuple[str, ...]
    """One name per seat, as `outside.find` reads it."""
    seed: str
    records: bool = False
    committed: bool = False
    seconds: float = SECONDS
    """Each bot's time for a move."""
    log: Path | None = None
    """The folder for what bots write to standard error."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One game's result, and its record if requested."""

    index: int
    result: Any
    thinking: Thinking
    record: str = ""
    failures: tuple[Failure, ...] = ()


def play_one(job: Job, index: int, seats: Seats | None = None) -> FinishedGame:
    """Play the game with this index."""
    entry = _compiled(job)
    if entry is not None:
        return _play_compiled(entry, job, index)
    if seats is None:
        with closing(Seats(job.log)) as own:
            return _play_plain(job, index, own)
    return _play_plain(job, index, seats)


def _play_plain(job: Job, index: int, seats: Seats) -> FinishedGame:
    game, seed = games.get(job.game), f"{job.seed}/{index}"
    match = _new_match(game, job.options, seed, job.bots, committed=job.committed)
    failures: list[Failure] = []

    def replaced(seat: Seat, fault: Fault) -> Player:
        if any(one.seat == seat for one in failures):
            raise fault  # even the stand-in fails
        log = seats.log(job.bots[seat], seat)
        said = str(log) if log is not None and log.exists() and log.stat().st_size else ""
        failures.append(Failure(index + 1, seat, job.bots[seat], match.at, fault.kind, fault.what, said))
        return _begun(stand_in(job.game), seat)

    def _begun(player: Player, seat: Seat) -> Player:
        player.begin(Seating(game, job.options, seat, job.bots, f"{seed}/{seat}", job.seconds))
        return player

    thinking = Thinking()
    players = [seats.take(job.game, name, seat) for seat, name in enumerate(job.bots)]
    for seat, player in enumerate(players):
        try:
            _begun(player, seat)
        except Fault as fault:
            players[seat] = replaced(seat, fault)
    play_on(match, players, thinking, replaced)
    for failure in failures:
        if failure.fault == "start":  # the time was its stand-in's
            thinking.by_seat.pop(failure.seat, None)
    for seat, player in enumerate(players):
        if all(one.seat != seat for one in failures):
            with suppress(Fault):  # it shows when the next game begins
                player.over(match.result)
    result = match.result
    if failures:
        result = Forfeited(result, frozenset(one.seat for one in failures), game.cooperative)
    text = _record(match, failures) if job.records else ""
    return FinishedGame(index, result, thinking, text, tuple(failures))


def _record(match: AnyMatch, failures: Sequence[Failure]) -> str:
    """The game as it was played; a stand-in's moves are its seat's, and the header says from where on."""
    text = io.StringIO()
    record.write(match, text)
    if not failures:
        return text.getvalue()
    head, _, rest = text.getvalue().partition("\n")
    forfeits = [{"seat": one.seat, "at": one.at, "fault": one.fault} for one in failures]
    return f"{json.dumps(json.loads(head) | {'forfeits': forfeits}, ensure_ascii=False)}\n{rest}"


def _compiled(job: Job) -> bots.Entry | None:
    """The bot that can play these games in its kernel."""
    name = job.bots[0]
    if set(job.bots) != {name} or job.committed or job.seconds != SECONDS or not is_ours(job.game, name):
        return None
    entry = bots.get(job.game, name)
    return entry if entry.whole_games else None


def _play_compiled(entry: bots.Entry, job: Job, index: int) -> FinishedGame:
    """A game with the same bot in every seat, played by its kernel; the engine replays it for the record."""
    kernel = import_module(entry.whole_games)
    begun = time.perf_counter()
    result, turns, moves = kernel.play(
        _bot(job.game, entry.name), job.options, f"{job.seed}/{index}", told=job.records
    )
    thinking = Thinking(time.perf_counter() - begun, turns)
    text = io.StringIO()
    if job.records:
        match: AnyMatch = Match(games.get(job.game), job.options, chance=None, seats=job.bots)
        match.seed = f"{job.seed}/{index}"
        for move in moves:
            match.play(move)
        record.write(match, text)
        assert match.result == result
    return FinishedGame(index, result, thinking, text.getvalue())


@cache
def _bot(game: str, name: str) -> bots.AnyBot:
    return bots.get(game, name).make()


_job: Job
_seats: Seats


def _prepare(job: Job) -> None:
    global _job, _seats
    _job, _seats = job, Seats(job.log)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent, which ends the workers
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that the bots' processes end as well
    Finalize(None, _part, exitpriority=10)


def _part() -> None:
    """End the bots' processes, undisturbed: the pool may send its signal while a worker ends by itself."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _seats.close()


def _play_in_worker(index: int) -> FinishedGame:
    return play_one(_job, index, _seats)


def play_games(
    job: Job, games: Sequence[int], workers: int = 1, helpers: Helpers | None = None
) -> Iterator[FinishedGame]:
    """Play the games with these indices, in this order: in so many processes, or where the helpers are."""
    if helpers is not None:
        yield from _play_shares(job, games, helpers)
        return
    if workers <= 1 or len(games) <= 1:
        with closing(Seats(job.log)) as seats:
            for index in games:
                yield play_one(job, index, seats)
        return
    chunk = max(1, min(16, len(games) // (4 * workers)))
    with get_context("spawn").Pool(min(workers, len(games)), _prepare, (job,)) as pool:
        yield from pool.imap(_play_in_worker, games, chunk)
        pool.close()  # nobody is ended by a signal unless the games were broken off
        pool.join()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


SHARE_SECONDS = 0.3  # what a share should take: long enough for the way, short enough to be played again
MOST = 100  # games in a share


def _play_shares(job: Job, games: Sequence[int], helpers: Helpers) -> Iterator[FinishedGame]:
    """Give shares of the games to helpers; how many games a share has follows from the time they take."""
    waiting: deque[Callable[[], tuple[list[FinishedGame], float]]] = deque()
    at, size = 0, 1
    while at < len(games) or waiting:
        while at < len(games) and len(waiting) < 4 * helpers.count:
            fair = (len(games) - at) // (2 * helpers.count)  # nobody shall wait for one long last share
            share = games[at : at + max(1, min(size, fair))]
            waiting.append(helpers.begin(_play_share, (job, share)))
            at += len(share)
        played, seconds = waiting.popleft()()
        size = max(1, min(MOST, 2 * size, int(SHARE_SECONDS * len(played) / max(seconds, 1e-6))))
        yield from played


_shared: tuple[Job, Seats] | None = None


def _play_share(share: tuple[Job, Sequence[int]]) -> tuple[list[FinishedGame], float]:
    """Games in a helper's process, and the seconds they took; its bots stay for the next share."""
    global _shared
    job, games = share
    if job.log is not None and not job.log.is_dir():  # another machine
        job = replace(job, log=None)
    if _shared is None or _shared[0] != job:
        if _shared is None:
            atexit.register(_leave)
        _leave()
        _shared = job, Seats(job.log)
    begun = time.perf_counter()
    return [play_one(job, index, _shared[1]) for index in games], time.perf_counter() - begun


def _leave() -> None:
    if _shared is not None:
        _shared[1].close()
