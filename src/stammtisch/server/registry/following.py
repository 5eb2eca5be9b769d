"""Follows other nodes: what they have stored of the tables that are awake here is read and shown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping

from stammtisch.server.refusals import Refused
from stammtisch.server.store import Kept, NotRead, Store, StoreFailed
from stammtisch.server.supervisor import background
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.tables")

READ_WITHIN = 5.0  # seconds
AGAIN_AFTER = 0.5  # seconds until a database that did not answer is asked again


class Follower:
    """Reads all tables that others have changed meanwhile in one transaction."""

    def __init__(self, store: Store, awake: Mapping[str, Table]) -> None:
        self._store = store
        self._awake = awake
        self._wanted: set[str] = set()
        self._reading: dict[str, bool] = {}
        """Tables that are being read for the first time, and whether they have changed meanwhile."""
        self._task: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()

    def heard(self, tables: Iterable[str]) -> None:
        """Other nodes have changed these tables."""
        for id in tables:
            if id in self._reading:
                self._reading[id] = True
            if id in self._awake:
                self._wanted.add(id)
        if self._wanted and self._task is None:
            self._task = asyncio.create_task(self._run(), name="following")
            self._task.add_done_callback(self._done)

    def begin(self, table: str) -> None:
        """The table is about to be read for the first time."""
        self._reading.setdefault(table, False)

    def end(self, table: str) -> None:
        """It has been read, and is awake; what has changed meanwhile is followed."""
        if self._reading.pop(table, False):
            self.heard([table])

    async def close(self) -> None:
        tasks = [*self._following, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled():
            if error := task.exception():
                log.error("following other nodes has failed", exc_info=error)
            self.heard(())

    async def _run(self) -> None:
        while self._wanted:
            ids, self._wanted = self._wanted, set()
            known = {id: self._awake[id].known for id in ids if id in self._awake}
            try:
                found = await self._store.kept_since(known)
            except Exception as error:
                if not isinstance(error, StoreFailed):
                    log.exception("following other nodes has failed, and goes on")
                self._wanted |= ids
                await asyncio.sleep(AGAIN_AFTER)
                continue
            for id, kept in found.items():
                if (table := self._awake.get(id)) is not None:
                    task = background(f"following table {id}", self._follow(table, kept))
                    self._following.add(task)
                    task.add_done_callback(self._following.discard)

    @staticmethod
    async def _follow(table: Table, kept: Kept) -> None:
        with contextlib.suppress(Refused):  # it could not be taken over, and is read again
            await table.follow(kept)


async def refresh(table: Table) -> bool:
    """What other nodes have stored is known from now on, be it told or not; false if it cannot be read."""
    try:
        async with asyncio.timeout(READ_WITHIN):
            await table.refresh()
    except (NotRead, TimeoutError):
        return False
    return True
