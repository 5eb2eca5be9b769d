"""A table and the store: what happens here is stored and then shown, and so is what other nodes have stored.

Of two nodes that change a table at the same time, one is told that it was too late. It reads the table again,
shows what it has missed, and the caller may do it again or is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, NamedTuple

from stammtisch.core.game import Seat
from stammtisch.server import messages, stream_messages
from stammtisch.server.database.batch import Written
from stammtisch.server.database.kept import Kept, Known
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.faults import fault
from stammtisch.server.refusals import Overtaken, Refused
from stammtisch.server.seats.seats import Chair
from stammtisch.server.store import Damaged, StaleAppend, StoreFailed
from stammtisch.server.stream.audience import COME_BACK
from stammtisch.server.stream.watchers import Watcher
from stammtisch.server.tables.turn_time import TurnTime

log = logging.getLogger("stammtisch.tables")


class Told(NamedTuple):
    """Messages to send once their events are stored."""

    messages: dict[Seat | None, bytes]
    """By seat."""
    by: Watcher | None
    """The watcher who made the move."""
    answer: bytes | None
    """The message for that watcher."""


class _Row(NamedTuple):
    """What everybody sees of a table's row."""

    chairs: list[Chair]
    wishes: list[Seat]
    others: tuple[Any, ...]

    def changed_seats(self, before: _Row) -> list[Seat]:
        pairs = zip(self.chairs, before.chairs, strict=True)
        changed = {seat for seat, (now, then) in enumerate(pairs) if now != then}
        return sorted(changed | (set(self.wishes) ^ set(before.wishes)))


class StoredTable(TurnTime):
    """Writes changes to the store, and takes over those of others."""

    _settling: asyncio.Task[None] | None = None

    # What happens here

    async def _append(
        self, first: int, entries: Sequence[str], also: Sequence[RowWrite] = (), **changed: Any
    ) -> None:
        """Store journal entries together with changes of the table's row, and other rows."""
        await self._stored(self._store.append(self.id, first, entries, self._version, also, **changed))
        self._version += bool(changed)

    async def _change(self, **changed: Any) -> None:
        """Change the stored row."""
        await self._stored(self._store.change(self.id, self._version, **changed))
        self._version += 1

    async def _stored(self, writing: Written) -> None:
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            self._leave(writing)
            raise
        except StaleAppend:
            try:
                await self.read_again()
            except asyncio.CancelledError:
                self._leave(writing)
                raise
            raise Overtaken from None
        except StoreFailed:
            raise self._not_stored() from None
        self._known = (self.at, len(self._lines))

    def _leave(self, writing: Written) -> None:
        """The caller is cancelled: the outcome is settled before anything else happens here."""
        self._lock.leave(partial(self._settle, writing))
        self._settling = asyncio.create_task(self.settle(), name=f"what is left of {self.id}")

    async def _settle(self, writing: Written) -> None:
        """The caller was cancelled while this was being written."""
        await asyncio.wait([writing])
        writing.exception()  # whatever it was, the store knows the outcome
        with contextlib.suppress(Refused):
            await self.read_again()

    def _not_stored(self) -> Refused:
        self._give_up()
        return Refused(503, "busy", "error-not-stored", retry_after=1)

    def _give_up(self) -> None:
        """Memory and store may differ: the table is read again, and its streams reconnect."""
        self.broken = True
        # Not at once: whoever made the move is told first that it was not stored.
        asyncio.get_running_loop().call_soon(self.audience.drop, COME_BACK)

    @asynccontextmanager
    async def changing(self, *clean: type[Exception]) -> AsyncIterator[None]:
        """Holds the table's lock for a change, which is stored or given up; see `as_stored`."""
        async with self._lock:
            self.need_whole()
            with self.as_stored(*clean):
                yield

    @contextmanager
    def as_stored(self, *clean: type[Exception]) -> Iterator[None]:
        """Within it, memory may be ahead of the store; if that fails, the table is given up and read again.

        Refusals come before a change or have undone it, and so have `clean` errors. The lock is held.
        """
        expected: tuple[type[Exception], ...] = (Refused, StoreFailed, *clean)
        try:
            yield
        except expected:
            if self._known != (self.at, len(self._lines)) and not self.broken:
                self._give_up()
            raise
        except Exception as error:
            log.error("table %s is read again: %s", self.id, fault(error))
            self._give_up()
            raise

    # What happens elsewhere

    @property
    def known(self) -> Known:
        """What is known to be stored."""
        return Known(self._version, *self._known)

    async def follow(self, kept: Kept) -> None:
        """Take over and show what another node has stored; what is known already is passed over."""
        async with self._lock:
            if not self.broken:
                self._take_over(kept)

    async def refresh(self) -> None:
        """The same, read now."""
        async with self._lock:
            if not self.broken:
                await self.catch_up()

    async def catch_up(self) -> None:
        """The same; the lock is held."""
        if not self._store.shared:
            return
        found = await self._store.kept_since({self.id: self.known})
        if self.id in found:
            self._take_over(found[self.id])

    async def _catch_up_with_others(self) -> None:
        """Somebody has seen more, through another node."""
        try:
            await self.catch_up()
        except StoreFailed:
            raise Refused(503, "busy", retry_after=1) from None

    async def read_again(self) -> None:
        """Give up what is not stored, and take over what is. The lock is held."""
        try:
            kept = await self._store.kept(self.id)
        except (StoreFailed, Damaged):
            raise self._not_stored() from None
        if kept is None:
            raise self._not_stored()
        self._take_over(kept, whole=True)

    def _take_over(self, kept: Kept, *, whole: bool = False) -> None:
        try:
            self._take(kept, whole=whole)
        except Exception as error:  # whatever is wrong, it is read again when somebody asks
            log.error("what was stored of table %s could not be taken over: %s", self.id, fault(error))
            raise self._not_stored() from None

    def _take(self, kept: Kept, *, whole: bool) -> None:
        before, begun, (at, heard) = self._seen_of_row(), self.begun, self._known
        if kept.row is not None and (whole or kept.row["version"] > self._version):
            self._take_row(kept.row)
        if whole:
            self.resume(kept.entries, kept.lines)
        else:
            self._hear(kept.lines[len(self._lines) - kept.first_line :])
            self._read_on(kept.entries[self.at - kept.first :])
        self._known = (self.at, len(self._lines))
        known = at == self.at and heard == len(self._lines) and before == self._seen_of_row()
        if whole or not known:
            self._taken_over()
        if known:
            return
        if begun != self.begun:
            self.audience.show_table()
        if at < self.at:
            self._moved = time.monotonic()
            self._show(self._told(at))
        for line in self._lines[heard:]:
            self._show_line(line)
        if begun == self.begun:
            self._show_row(before)
        self._changed()

    def _taken_over(self) -> None:
        """Another node's change is taken over, and not shown yet."""
        self.awaited, self.called = self._people_to_act(), ()
        self._deadline = None

    def _seen_of_row(self) -> _Row:
        seen = (self.state, self.pace, self.again, self.due, self.public, self.coach.coached)
        return _Row(self.chairs, self.coach.wishes(self.chairs), (*seen, self._chance.dump()))

    def _show_row(self, before: _Row) -> None:
        """As where it happened: single seats' changes during a game are shown together."""
        now = self._seen_of_row()
        seats = now.changed_seats(before)
        if now.others != before.others or len(seats) > 1:
            self.audience.show_table()
        elif seats:
            self._show_seat(seats[0])

    # Showing

    def _told(self, first: int, ref: int = 0, by: Watcher | None = None) -> Told:
        """The events since `first`: a message for each seat that watches, and one for `by`."""
        encoder = self._encoder
        assert encoder is not None

        def message(seat: Seat | None, ref: int) -> bytes:
            events: list[Any] = encoder.events(seat, first)
            return messages.encode(stream_messages.Events(events, self.at, self._view(seat), ref))

        seats = {watcher.right.seat for watcher in self.audience if watcher is not by}
        answer = message(by.right.seat, ref) if by else None
        return Told({seat: message(seat, 0) for seat in seats}, by, answer)

    def _show(self, told: Told) -> None:
        self.used = time.monotonic()
        for watcher in self.audience.entitled():
            watcher.at = self.at
            if watcher is told.by and told.answer is not None:
                watcher.answer(told.answer)
            else:
                watcher.put(told.messages[watcher.right.seat])

    def _show_line(self, line: messages.TalkLine, ref: int = 0, by: Watcher | None = None) -> None:
        for watcher in self.audience.entitled():
            if watcher is by:
                watcher.answer(messages.encode(stream_messages.Talked(line, ref)))
            elif self._reads(watcher.right, line):
                watcher.put(messages.encode(stream_messages.Talked(line, 0)))

    def _show_seat(self, seat: Seat | None) -> None:
        if self.state == "running" and seat is not None:
            self.audience.show_table_soon(seat)
        else:
            self.audience.show_table()

    def _changed(self) -> None:
        self.used = time.monotonic()
        if self.has_bots:
            self.on_change(self)
