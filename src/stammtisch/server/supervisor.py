"""The endless loops of the server: one that fails is logged with its name and goes on.

self._loop = supervisor.keep("lobby", self._tell_for_ever)
await self._loop.end()
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

log = logging.getLogger("stammtisch.loops")

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds until a loop that has failed goes on; each pause in a row is twice as long as the one before."""
STEADY = 60.0  # seconds without a failure after which a loop is trusted again
MANY = 3  # failures in a row after which a needed loop makes the server unready


class Loop:
    """One endless loop; only its owner ends it."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], *, needed: bool) -> None:
        self.name = name
        self.needed = needed
        """Whether the server is not ready while it fails."""
        self.failures = 0
        """In a row."""
        self._failed = 0.0
        self._work = work
        self._ending = False
        self.task = asyncio.create_task(self._run(), name=name)

    @property
    def failing(self) -> bool:
        """Whether it has failed within a minute."""
        return self.failures > 0 and time.monotonic() - self._failed < STEADY

    async def end(self) -> None:
        """Stop it wherever it is."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for its own end: its owner has told it to return."""
        self._ending = True
        await self.task

    async def _run(self) -> None:
        while True:
            try:
                await self._work()
                if self._ending:
                    return
                log.error("the loop %s has ended by itself, and begins again", self.name)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                log.exception("the loop %s has failed, and goes on", self.name)  # something it waited for
            except Exception:
                log.exception("the loop %s has failed, and goes on", self.name)
            self.failures = self.failures + 1 if self.failing else 1
            self._failed = time.monotonic()
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self.failures - 1, 16)))


class Supervisor:
    """All loops of a server."""

    def __init__(self) -> None:
        self._loops: list[Loop] = []

    def keep(self, name: str, work: Callable[[], Awaitable[None]], *, needed: bool = False) -> Loop:
        """Run this until its owner ends it; whatever it fails by, it begins again after a pause."""
        loop = Loop(name, work, needed=needed)
        self._loops.append(loop)
        loop.task.add_done_callback(lambda done: self._loops.remove(loop))
        return loop

    @property
    def loops(self) -> list[Loop]:
        return list(self._loops)

    @property
    def stuck(self) -> list[str]:
        """The needed loops that fail again and again."""
        return [loop.name for loop in self._loops if loop.needed and loop.failing and loop.failures >= MANY]

    @property
    def failing(self) -> list[str]:
        """The loops that have failed a short time ago."""
        return [loop.name for loop in self._loops if loop.failing]


def background(name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """A task that ends by itself; if it fails, that is logged with its name. The caller keeps it."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("%s has failed", task.get_name(), exc_info=error)
