"""Public tables that only other nodes have in memory, read to be listed here as well."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from random import uniform

from sqlalchemy import select

from stammtisch.server.database.schema import tables
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.neighbours import has_room, is_watchable
from stammtisch.server.registry.registry import Registry
from stammtisch.server.tables.table import Table

NEW_FOR = 5.0  # seconds
FINDING = "find"
PATIENCE = 2.0  # seconds to wait for other nodes
AGAIN_AFTER, LONGEST_PAUSE = 0.02, 0.3  # seconds between two questions

FIT = {"waiting": has_room, "running": is_watchable}


class Elsewhere:
    """Keeps what it has read until another node changes it."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._known: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table | None]] = {}
        """Those that are being read, for all who want them."""
        registry.on_heard = self._heard

    async def listed(self, state: str) -> list[Table]:
        """The tables that other nodes list as waiting or running, and that are not awake here."""
        ids = self._registry.presence.listed(state)
        if not self._registry.presence.nodes:
            self._known.clear()
        found = []
        for id in ids:
            if self._registry.if_awake(id) is None and (table := await self._read(id)) is not None:
                found.append(table)
        return [table for table in found if FIT[state](table)]

    async def new(self) -> list[Table]:
        """Public tables that others have just made, and may not have told of yet."""
        if self._registry.presence.alone:
            return []
        query = select(tables.c.id).where(
            tables.c.public, tables.c.state == "waiting", tables.c.created > time.time() - NEW_FOR
        )
        listed = self._registry.presence.listed("waiting")
        found = []
        for row in await self._registry.store.rows(query):
            id = row["id"]
            if id not in listed and self._registry.if_awake(id) is None:
                with contextlib.suppress(Refused):
                    found.append(await self._registry.glance(id))
        return [table for table in found if has_room(table)]

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """While no other node looks for a table, for a moment at most; for one caller at a time.

        Who waits asks less and less often, since all asking is done by the one thread that writes.
        """
        store, nodes = self._registry.store, not self._registry.presence.alone
        end, pause = time.monotonic() + PATIENCE, AGAIN_AFTER
        try:
            while nodes and not await store.lock(FINDING) and time.monotonic() < end:
                await asyncio.sleep(pause * uniform(0.5, 1.5))
                pause = min(2 * pause, LONGEST_PAUSE)
            yield
        finally:
            await store.unlock(FINDING)

    async def _read(self, id: str) -> Table | None:
        if (known := self._known.get(id)) is not None:
            return known
        reading = self._reading.get(id)
        if reading is None:
            reading = self._reading[id] = asyncio.create_task(self._glance(id), name=f"reading table {id}")
            reading.add_done_callback(lambda done: self._has_read(id, done))
        return await asyncio.shield(reading)

    async def _glance(self, id: str) -> Table | None:
        try:
            return await self._registry.glance(id)
        except Refused:
            return None

    def _has_read(self, id: str, reading: asyncio.Task[Table | None]) -> None:
        failed = reading.cancelled() or reading.exception() is not None  # told to those who wait
        if self._reading.get(id) is reading:  # it has not changed meanwhile
            del self._reading[id]
            if not failed and (table := reading.result()) is not None:
                self._known[id] = table

    def _heard(self, changed: list[str] | None) -> None:
        """Other nodes have changed these tables; None: perhaps all."""
        for id in [*self._known, *self._reading] if changed is None else changed:
            self._known.pop(id, None)
            self._reading.pop(id, None)
