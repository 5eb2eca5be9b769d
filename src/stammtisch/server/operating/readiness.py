"""Whether the server can serve people now: `/ready` asks, and so do proxies."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from sqlalchemy import literal, select

from stammtisch.server.messages.operating import Ready
from stammtisch.server.operating.room import Disk
from stammtisch.server.store import Store, StoreFailed
from stammtisch.server.stream.presence import Presence

WITHIN = 1.0  # seconds in which the database has to answer
KNOWN_FOR = 0.5  # seconds for which its answer is remembered, so that many checks cost no more than one

LEAVING = "the server is shutting down"
NO_DATABASE = f"the database has not answered within {WITHIN:.0f} s"
CUT_OFF = "other nodes are not heard, and go on without this one"
NO_CLIENT = "the client has not been built: run 'make setup'"


class Readiness:
    """What is missing for this server to serve people."""

    def __init__(self, store: Store, client: Path, disk: Disk, presence: Presence) -> None:
        self._store = store
        self._presence = presence
        self._page = client / "index.html"
        self._disk = disk
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0
        self.leaving = False
        """Whether the server is shutting down, so that proxies send people elsewhere."""

    async def look(self) -> Ready:
        missing = []
        if self.leaving:
            missing.append(LEAVING)
        if not self._page.is_file():
            missing.append(NO_CLIENT)
        if not await self._database_answers():
            missing.append(NO_DATABASE)
        elif self._presence.cut_off:
            missing.append(CUT_OFF)
        loops = self._store.supervisor
        missing += [f"the loop '{name}' fails again and again: the log says why" for name in loops.stuck]
        notes = [f"{self._disk.words()}: only running games go on"] if self._disk.full else []
        notes += [f"the loop '{name}' has failed and goes on: the log says why" for name in loops.failing]
        if self._store.failing:
            notes.append("the database did not take the last write; the log says why")
        return Ready(not missing, missing, notes)

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    async def _database_answers(self) -> bool:
        """All who ask at the same time share one question: none queues behind a database that hangs."""
        asking = self._asking
        if asking is None or (asking.done() and time.monotonic() - self._asked >= KNOWN_FOR):
            self._asked = time.monotonic()
            asking = self._asking = asyncio.create_task(self._ask(), name="readiness")
        try:
            async with asyncio.timeout(WITHIN):
                return await asyncio.shield(asking)
        except TimeoutError:
            return False

    async def _ask(self) -> bool:
        try:
            await self._store.rows(select(literal(1)))
        except StoreFailed:
            return False
        return True
