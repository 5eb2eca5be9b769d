"""Somebody who watches a table through a stream."""

from __future__ import annotations

import asyncio
from collections import deque

from stammtisch.core.game import Seat

__all__ = ["Watcher"]

LONGEST_OUTBOX = 500  # messages a slow connection may be behind before it is dropped


class Watcher:
    """The outgoing side of a stream: `put` never waits, `take` gives what has come."""

    def __init__(self, seat: Seat | None, *, host: bool) -> None:
        self.seat = seat
        self.host = host
        self.closing: int | None = None
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def put(self, message: bytes) -> None:
        if len(self._outbox) >= LONGEST_OUTBOX:
            self.drop(1013)
        elif self.closing is None:
            self._outbox.append(message)
            self._wake.set()

    def drop(self, code: int) -> None:
        """End the stream with this close code; the browser comes back and goes on where it was."""
        self.closing = self.closing or code
        self._wake.set()

    async def take(self) -> bytes | None:
        """The next message; None when the stream is to be closed."""
        while not self._outbox:
            if self.closing is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._outbox.popleft()
