"""Tidies once a day, on whichever server comes first."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from stammtisch.server.daily.calendar import day_at
from stammtisch.server.keeping.tidying import Tidy
from stammtisch.server.outbox.outbox import Entry, Outbox
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import StoreFailed
from stammtisch.server.supervisor import Loop, background

log = logging.getLogger("stammtisch.tidy")

KIND = "tidy"
FIRST_AFTER = 60.0  # seconds from the start of the server
LOOK_EVERY = 600.0  # seconds


class TidyDaily:
    """Puts one entry a day into the outbox; whoever claims it tidies."""

    def __init__(self, registry: Registry, outbox: Outbox, after: float | None) -> None:
        self._registry = registry
        self._outbox = outbox
        self._after = after
        self._loop: Loop | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        if after is not None:
            outbox.handle(KIND, self._claimed)

    def open(self) -> None:
        if self._after is not None:
            self._loop = self._registry.store.supervisor.keep("daily tidying", self._ask_every_day)

    async def close(self) -> None:
        """What is not removed yet is removed on the next day."""
        if self._loop is not None:
            await self._loop.end()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _ask_every_day(self) -> None:
        await asyncio.sleep(FIRST_AFTER)
        while True:
            now = self._registry.clock()
            with contextlib.suppress(StoreFailed):  # asked again soon
                await self._registry.store.write(self._outbox.entry(KIND, f"{KIND}/{day_at(now)}", now, {}))
                self._outbox.kick()
            await asyncio.sleep(LOOK_EVERY)

    async def _claimed(self, entry: Entry) -> None:
        task = background(KIND, self._tidy())  # it may take longer than an entry may
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tidy(self) -> None:
        assert self._after is not None
        registry = self._registry
        try:
            tidied = await Tidy(registry.store, registry.in_use, registry.clock).run(self._after)
        except StoreFailed:
            log.warning("tidying goes on tomorrow: the database does not answer")
            return
        if tidied.total:
            counts = ", ".join(f"{count} {kind}" for kind, count in tidied.removed.items() if count)
            log.info("tidied: %s; about %d bytes", counts, tidied.bytes)
