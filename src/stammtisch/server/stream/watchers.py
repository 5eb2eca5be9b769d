"""Somebody who watches a table through a stream."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.server.faults import fault
from stammtisch.server.seats.seats import Right

log = logging.getLogger("stammtisch.streams")

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_WAITING = 256 * 1024  # bytes that may queue for a slow reader before its stream is dropped
FAILED = 1011  # close code for an error of the server; the browser connects again
LAST_WORDS = 5.0  # seconds to send what was queued before a stream was dropped


class Watcher:
    """The outgoing side of a stream: `put` and `answer` only queue, `flush` sends what is queued.

    What is put is sent by a separate task (`serve`), which ends with the stream. The answer to a message
    is sent by the task that reads the messages, because waking another one would cost more than sending.
    """

    def __init__(self, right: Right, send: Send) -> None:
        self.right = right
        self.at = 0
        """The index up to which it has been sent events."""
        self.closing: int | None = None
        self._send = send
        self._outbox: deque[tuple[bytes, int]] = deque()
        """Each message, and how many bytes it counts towards the limit."""
        self._waiting = 0
        self._sending = asyncio.Lock()
        self._wake = asyncio.Event()
        self._dropped = asyncio.Event()

    def catch_up(self, messages: list[bytes]) -> None:
        """Queue everything a new stream needs at first, whatever its size."""
        self._outbox.extend((message, 0) for message in messages)
        self._wake.set()

    def put(self, message: bytes) -> None:
        """Queue a message and wake the sender."""
        self.answer(message)
        self._wake.set()

    def answer(self, message: bytes) -> None:
        """Queue a message for the caller, who flushes next."""
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
        """Whether messages are queued."""
        return bool(self._outbox)

    def drop(self, code: int) -> None:
        """End the stream with this close code; the browser reconnects and continues."""
        self.closing = self.closing or code
        self._dropped.set()

    async def flush(self) -> None:
        """Send what is queued, in order, unless another task is already sending."""
        if not self._sending.locked():
            await self._send_all()

    async def _send_all(self) -> None:
        async with self._sending:
            while self._outbox:
                message, size = self._outbox.popleft()
                self._waiting -= size
                await self._send({"type": "websocket.send", "text": message.decode()})

    async def serve(self) -> None:
        """Send messages until the stream is dropped, then close it.

        A reader that is too slow for the rest goes without it: this returns anyway.
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
        try:
            while True:
                self._wake.clear()
                await self.flush()
                await self._wake.wait()
        except OSError:
            pass  # the connection is gone; its reading task notices
        except Exception as error:  # a stream that sends nothing must not stay open
            log.error("a stream is ended: %s", fault(error))
            self.drop(FAILED)
