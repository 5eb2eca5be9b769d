"""The outbox: deadlines, notifications and e-mails as rows, claimed before they are carried out.

An entry's id says what it is about, so it can be added any number of times and is there once. Whoever
carries it out claims its row first, by compare-and-set: of several servers with one database, one succeeds.
A claim that is not settled within a minute belongs to a server that was stopped, and is taken over.

    outbox.handle("notice", send)
    await outbox.open()
    await store.write(outbox.entry("notice", "turn/t1/0/17/c1", now, {"what": "turn"}, table="t1"))
    outbox.kick()
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, or_, select

from stammtisch.server.database.rows import RowWrite, added_once, changed, taken_over
from stammtisch.server.database.schema import Row, outbox
from stammtisch.server.faults import fault
from stammtisch.server.figures import Figures
from stammtisch.server.store import StaleAppend, Store, StoreFailed
from stammtisch.server.supervisor import Loop, background

log = logging.getLogger("stammtisch.outbox")

LOST_AFTER = 60.0  # seconds after which a claim belongs to a server that was stopped
HANDLED_WITHIN = 30.0  # seconds an entry may take, so that no claim seems lost while it is being handled
AT_ONCE = 16  # entries of one kind that are carried out at the same time
FIRST_PAUSE = 30.0  # seconds until the second try; each pause is twice as long as the one before
LONGEST_PAUSE = 3600.0
MOST_TRIES = 80  # about three days
DAY = 86400.0
KEPT_FOR = 7 * DAY  # seconds for which settled entries are kept, so that nothing is added again
TIDY_EVERY = 3600.0
STORED_AGAIN = 1.0  # seconds until an outcome that could not be stored is stored again

SETTLED = ("done", "dropped")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to do."""

    id: str
    """The same at every try: whoever receives it can tell a repetition by it."""
    kind: str
    due: float
    body: dict[str, Any]
    table: str | None
    contact: str | None
    tries: int
    """1 at the first try."""


class Later(Exception):
    """Raised by a handler: to be tried again, no sooner than in this many seconds."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Dropped(Exception):
    """Raised by a handler: not to be tried again."""


Handler = Callable[[Entry], Awaitable[None]]


class Outbox:
    """Carries out the entries of the kinds it has handlers for."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        look_every: float = 5.0,
        figures: Figures | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._look_every = look_every
        self._figures = figures or Figures()
        self._handlers: dict[str, Handler] = {}
        self._busy: dict[str, dict[str, asyncio.Task[None]]] = {}
        self._wanted = asyncio.Event()
        self._loop: Loop | None = None
        self._closing = False
        self._tidied = -TIDY_EVERY

    def handle(self, kind: str, handler: Handler) -> None:
        """Have this kind of entry carried out; the handler returns when it is done, or raises `Later` or
        `Dropped`. Any other error is logged, and the entry tried again."""
        self._handlers[kind] = handler
        self._busy[kind] = {}

    @staticmethod
    def entry(
        kind: str,
        id: str,
        due: float,
        body: Any,
        table: str | None = None,
        contact: str | None = None,
        *,
        done: bool = False,
    ) -> RowWrite:
        """A new entry, to be written with whatever it follows from; nothing if its id is there already.

        One that is `done` is only kept so that it is not added again.
        """
        row = {"id": id, "kind": kind, "due": due, "table_id": table, "contact": contact}
        row |= {"state": "done" if done else "waiting", "body": json.dumps(body, ensure_ascii=False)}
        return added_once(outbox, row)

    @staticmethod
    def entry_at(place: str, kind: str, due: float, contact: str) -> RowWrite:
        """A new entry at one of a limited number of places, ids that are used again; stale if it is taken."""
        row = {"id": place, "kind": kind, "due": due, "table_id": None, "contact": contact}
        row |= {"state": "waiting", "body": "{}", "claimed": None, "tries": 0}
        return taken_over(outbox, row, Outbox.free_at(due))

    @staticmethod
    def free_at(now: float) -> ColumnElement[bool]:
        """Whether the place of an entry is free again: it was settled, and due at least a day ago."""
        return outbox.c.state.in_(SETTLED) & (outbox.c.due <= now - DAY)

    async def open(self) -> None:
        self._loop = self._store.supervisor.keep("outbox", self._run)

    async def close(self) -> None:
        """Claim nothing more, and wait for what is being carried out."""
        self._closing = True
        self.kick()
        if self._loop is not None:  # not cancelled: what it has just claimed would seem to be under way
            await self._loop.finish()
        running = [task for busy in self._busy.values() for task in busy.values()]
        if running:
            _, late = await asyncio.wait(running, timeout=2)
            for task in late:  # taken over by the next server
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def kick(self) -> None:
        """Look now: something has been added that is due at once."""
        self._wanted.set()

    # Looking

    async def _run(self) -> None:
        while not self._closing:
            pause = self._look_every
            self._wanted.clear()
            try:
                await self._tidy()
                pause = min(pause, await self._look())
            except StoreFailed:
                log.warning("the outbox waits: the database does not answer")
            except Exception as error:  # nothing may stop it
                log.error("the outbox could not be read: %s", fault(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wanted.wait()

    async def _look(self) -> float:
        """Begin what is due; returns the seconds until the next entry is."""
        now = self._clock()
        soonest = self._look_every
        for kind, busy in self._busy.items():
            free = AT_ONCE - len(busy)
            if free <= 0:
                continue  # looks again when one of them is done
            old = or_(outbox.c.claimed <= now - LOST_AFTER, outbox.c.claimed > now + LOST_AFTER)
            lost = and_(outbox.c.state == "claimed", old)  # of the future: the clock was set back since
            waiting = and_(outbox.c.state == "waiting", outbox.c.due <= now + self._look_every)
            query = select(outbox).where(outbox.c.kind == kind, or_(waiting, lost))
            rows = await self._store.rows(query.order_by(outbox.c.due).limit(AT_ONCE + 1))
            fresh = [row for row in rows if row["id"] not in busy]
            due = [row for row in fresh if row["state"] == "claimed" or row["due"] <= now]
            soonest = min([soonest, *(row["due"] - now for row in fresh if row not in due)])
            await self._claim(due[:free])
        return max(0.0, soonest)

    async def _claim(self, rows: Sequence[Row]) -> None:
        now = self._clock()
        claims = [
            self._store.write(
                changed(
                    outbox,
                    {"id": row["id"]},
                    row["version"],
                    state="claimed",
                    claimed=now,
                    tries=row["tries"] + 1,
                )
            )
            for row in rows
        ]
        told = await asyncio.gather(*claims, return_exceptions=True)
        for row, failure in zip(rows, told, strict=True):
            if failure is None:
                task = background(f"outbox {row['kind']}", self._carry_out(row))
                self._busy[row["kind"]][row["id"]] = task

    # Carrying out

    async def _carry_out(self, row: Row) -> None:
        entry = Entry(
            id=row["id"],
            kind=row["kind"],
            due=row["due"],
            body=json.loads(row["body"]),
            table=row["table_id"],
            contact=row["contact"],
            tries=row["tries"] + 1,
        )
        try:
            outcome = await self._handled(entry)
            word = "later" if outcome["state"] == "waiting" else outcome["state"]
            self._figures.outbox[entry.kind, word] += 1
            await self._settle(row, **outcome)
        finally:
            del self._busy[entry.kind][entry.id]
            self.kick()

    async def _handled(self, entry: Entry) -> dict[str, Any]:
        """What becomes of the row."""
        try:
            async with asyncio.timeout(HANDLED_WITHIN):
                await self._handlers[entry.kind](entry)
        except Dropped:
            return {"state": "dropped"}
        except Later as later:
            return self._postponed(entry, later.seconds)
        except Exception as error:
            log.error("an entry of the outbox failed (%s): %s", entry.kind, fault(error))
            return self._postponed(entry)
        return {"state": "done"}

    def _postponed(self, entry: Entry, seconds: float = 0.0) -> dict[str, Any]:
        if entry.tries >= MOST_TRIES:
            log.warning("an entry of the outbox is given up (%s)", entry.kind)
            return {"state": "dropped"}
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(entry.tries - 1, 16))
        return {"state": "waiting", "due": self._clock() + max(pause, seconds)}

    async def _settle(self, row: Row, **changes: Any) -> None:
        """Store the outcome; while the database is away it is tried again, or the entry would be repeated."""
        while True:
            try:
                await self._store.write(changed(outbox, {"id": row["id"]}, row["version"] + 1, **changes))
                return
            except StaleAppend:  # taken over, or removed
                return
            except StoreFailed:
                await asyncio.sleep(STORED_AGAIN)

    async def _tidy(self) -> None:
        now = self._clock()
        if now - self._tidied < TIDY_EVERY:
            return
        self._tidied = now
        old = delete(outbox).where(outbox.c.state.in_(SETTLED), outbox.c.due < now - KEPT_FOR)
        await self._store.write(RowWrite(outbox.name, old, None))
