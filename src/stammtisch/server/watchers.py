"""Somebody who watches a table through a stream."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.server.chairs import Right

__all__ = ["Watcher", "never"]

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
SendNow = Callable[[bytes], bool]

LONGEST_OUTBOX = 500  # messages a slow connection may be behind before it is dropped


def never(_message: bytes) -> bool:
    """For connections that have no such thing as `send_now`."""
    return False


class Watcher:
    """The outgoing side of a stream: `put` and `answer` never wait, `flush` sends what they have left.

    Where the connection can (`send_now`), a message is sent at once. What has to wait is sent by a
    task of its own; the answer to a message by the one who reads the messages, because waking a
    task for it would cost more than sending it.
    """

    def __init__(self, right: Right, send: Send, *, send_now: SendNow = never) -> None:
        self.right = right
        self._send = send
        self._send_now = send_now
        self.closing: int | None = None
        self._outbox: deque[bytes] = deque()
        self._sending = False
        self._wake = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Have this sent as soon as possible."""
        self.answer(message)
        if self._outbox:
            self._wake.set()

    def answer(self, message: bytes) -> None:
        """Have this sent by the one who has asked, and flushes next."""
        if self.closing is not None:
            return
        if not self._outbox and not self._sending and self._send_now(message):
            return
        if len(self._outbox) >= LONGEST_OUTBOX:
            self.drop(1013)
        else:
            self._outbox.append(message)

    @property
    def behind(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._outbox)

    def drop(self, code: int) -> None:
        """End the stream with this close code; the browser comes back and goes on where it was."""
        self.closing = self.closing or code
        self._wake.set()

    async def flush(self) -> None:
        """Send what there is, in order; if somebody is at it already, that one goes on."""
        if self._sending:
            return
        self._sending = True
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
        finally:
            self._sending = False

    async def serve(self) -> None:
        """Send whatever comes until the stream is to be closed, then close it."""
        while self.closing is None:
            self._wake.clear()
            await self.flush()
            await self._wake.wait()
        await self.flush()
        await self._send({"type": "websocket.close", "code": self.closing})
