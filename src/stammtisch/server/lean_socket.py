"""uvicorn's WebSocket with a short way for what nearly every message is: one small text frame.

Whatever else comes (longer, in parts, several at once, pings, the end) goes to `websockets` as it
would without this.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

__all__ = ["SEND_NOW", "LeanSocket"]

SEND_NOW = "stammtisch.send_now"
"""The extension of ASGI: sends a text that is UTF-8 already, if the connection takes it at once."""

MOST_WAITING = 8  # messages that nobody has looked at; then no more is read
TEXT, FINAL, MASKED = 0x81, 0x80, 0x80
SHORT, MIDDLE = 126, 127  # the lengths that stand for "in the next two bytes", and "in the next eight"


class _Inbox(deque[Any]):
    """As much of a queue as uvicorn uses, for a single reader."""

    _reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def filled(self) -> asyncio.Future[None]:
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader


class LeanSocket(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = _Inbox()
        self._between = False
        """Whether only whole frames have come so far; once it is not so, `websockets` reads the rest."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now
            self._between = True

    def data_received(self, data: bytes) -> None:
        if self._between:
            if _is_short_text(data) and self._take(data):
                return
            self._between = _are_whole(data)
        super().data_received(data)

    def _take(self, data: bytes) -> bool:
        if self.conn.state is not OPEN:
            return False
        try:
            text = apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def receive(self) -> Any:
        if not self.queue:
            await self.queue.filled()
        message = self.queue.popleft()
        if self.read_paused and not self.queue:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def send_now(self, text: bytes) -> bool:
        """Whether it was sent; if not, it has to wait for its turn in ASGI's `send`."""
        if self.conn.state is not OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(_head(len(text)) + text)
        return True


def _is_short_text(data: bytes) -> bool:
    """Whether this is one frame: a text in one piece, masked, and short."""
    return data[0] == TEXT and 6 <= len(data) < 6 + SHORT and data[1] == MASKED | len(data) - 6


def _are_whole(data: bytes) -> bool:
    """Whether these are frames to the last byte, and none of them is a part of a message."""
    at = 0
    while at < len(data):
        head = data[at : at + 4]
        if len(head) < 4 or not head[0] & FINAL or not head[1] & MASKED:
            return False
        length = head[1] & ~MASKED
        if length == MIDDLE:
            return False
        at += 8 + int.from_bytes(head[2:]) if length == SHORT else 6 + length
    return at == len(data)


def _head(length: int) -> bytes:
    """What goes before a text of this length."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2)
    return bytes((TEXT, MIDDLE)) + length.to_bytes(8)
