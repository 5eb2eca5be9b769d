"""Somebody who watches a table through a stream."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.server.tables.seats import Right

__all__ = ["Watcher"]

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_WAITING = 256 * 1024  # bytes that may wait for a slow reader before its stream is dropped
LAST_WORDS = 5.0  # seconds a reader has for what was sent before its stream was dropped


class Watcher:
    """The outgoing side of a stream: `put` and `answer` never wait, `flush` sends what they have left.

    What is put is sent by a task of its own (`serve`), which ends when the stream is to end. The
    answer to a message is sent by the task that reads the messages, because waking another one for
    it would cost more than sending it.
    """

    def __init__(self, right: Right, send: Send) -> None:
        self.right = right
        self.at = 0
        """The index up to which it has been told what happened."""
        self.closing: int | None = None
        self._send = send
        self._outbox: deque[tuple[bytes, int]] = deque()
        """Each message, and how much of what may wait it takes up."""
        self._waiting = 0
        self._sending = asyncio.Lock()
        self._wake = asyncio.Event()
        self._dropped = asyncio.Event()

    def catch_up(self, messages: list[bytes]) -> None:
        """Have everything sent that a new stream needs to begin with, however long it is."""
        self._outbox.extend((message, 0) for message in messages)
        self._wake.set()

    def put(self, message: bytes) -> None:
        """Have this sent as soon as possible."""
        self.answer(message)
        self._wake.set()

    def answer(self, message: bytes) -> None:
        """Have this sent by whoever has asked, and flushes next."""
        if self.dropped:
            return
        if self._outbox and self._waiting + len(message) > MOST_WAITING:
            self._outbox.clear()
            self.drop(1013)
            return
        self._outbox.append((message, len(message)))
        self._waiting += len(message)

    @property
    def dropped(self) -> bool:
        return self.closing is not None

    @property
    def behind(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._outbox)

    def drop(self, code: int) -> None:
        """End the stream with this close code; the browser comes back and goes on where it was."""
        self.closing = self.closing or code
        self._dropped.set()

    async def flush(self) -> None:
        """Send what there is, in order; if somebody is at it already, that one goes on."""
        if not self._sending.locked():
            await self._send_all()

    async def _send_all(self) -> None:
        async with self._sending:
            while self._outbox:
                message, size = self._outbox.popleft()
                self._waiting -= size
                await self._send({"type": "websocket.send", "text": message.decode()})

    async def serve(self) -> None:
        """Send whatever comes until the stream is dropped, then close it.

        A reader that does not take the rest in time goes without it: this returns all the same.
        """
        sending = asyncio.create_task(self._send_for_ever())
        try:
            await self._dropped.wait()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._send_all()
                    await self._send({"type": "websocket.close", "code": self.closing})
        finally:
            sending.cancel()

    async def _send_for_ever(self) -> None:
        with contextlib.suppress(OSError):  # the connection is gone; whoever reads from it is told
            while True:
                self._wake.clear()
                await self.flush()
                await self._wake.wait()
