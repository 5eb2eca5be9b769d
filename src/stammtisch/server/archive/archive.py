"""A table's complete documents: its record, its replay, and the proof of its chance."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

from stammtisch.core.game import Chance, Line, Move, Seat
from stammtisch.core.match import TakenBack
from stammtisch.server import messages
from stammtisch.server.refusals import Refused
from stammtisch.server.tables.encoder import Encoder
from stammtisch.server.tables.table import Table


def record(table: Table, seat: Seat | None) -> Iterator[Line]:
    """The record of a finished game; for a running one, the journal as the seat may see it."""
    match, until = table.begun_match(), table.at
    if table.state == "over":
        return (line for line in match.record() if not (table.sealed and "reveal" in line))
    return chain([match.header()], Encoder(match).lines(seat, until))


def replay(table: Table) -> bytes:
    """All steps, encoded: each an act and the chance moves after it; the first is the deal."""
    match = table.finished_match()
    encoder = Encoder(match)  # a separate one: this is slow, and the event loop uses the table's
    steps: list[messages.Step] = []
    seen = [b""] * match.options.players
    first = 0
    for index in range(1, match.at + 1):
        entry = match.journal[index] if index < match.at else None
        if isinstance(entry, Move) and entry.seat is None:
            continue
        steps.append(encoder.step(first, index, seen))
        first = index
    info = table.info()
    for one in info.seats:
        one.connected = one.kind == "person"  # nobody is absent from a finished game
    return messages.encode(messages.Replay(info, steps))


def fairness(table: Table) -> messages.Fairness:
    match = table.finished_match()
    if table.lesson:
        raise Refused(409, "lesson", "learn-deal")
    if table.sealed:
        raise Refused(409, "daily", "error-daily-sealed")
    falls: list[messages.Fall] = []
    game = table.game
    for index, entry in enumerate(match.journal):
        if isinstance(entry, TakenBack) or entry.seat is not None:
            continue
        turn = game.turn(match.before(index))
        assert isinstance(turn, Chance)
        outcomes = [(game.forms.line(Move(None, act)), weight) for act, weight in turn.outcomes]
        number = len(falls) if turn.number is None else turn.number
        falls.append(messages.Fall(len(falls), index, turn.stream, number, outcomes, game.forms.line(entry)))
    info = table.info()
    return messages.Fairness(info.scheme, info.commitment or "", info.contributions, info.secret or "", falls)


MOST_BYTES = 32 << 20
LEVEL = 6


class Shelf:
    """An LRU cache of compressed documents.

    One thread makes them, so heavy requests delay each other but not the tables; concurrent requests for
    the same document share the work.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, "archive")
        self.bytes = 0
        """Current size."""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def work(self, make: Callable[[], bytes]) -> bytes:
        """Run a slow function off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    async def fetch(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The compressed result of `make`; its exceptions propagate and nothing is cached."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self.work(lambda: _compressed(make())))
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(making)

    def _made(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None or len(done.result()) > self._most // 4:
            return
        self._kept[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > self._most:
            _, forgotten = self._kept.popitem(last=False)
            self.bytes -= len(forgotten)


def _compressed(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)
