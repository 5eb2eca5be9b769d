"""Uvicorn's protocols with limits in front of their parsers, which have none.

What arrives is passed on in pieces that hold at most one request's head, or as many frames as the caller
may still send. The rest is held back, and the connection is not read until it has been passed on. So one
caller costs neither memory nor time beyond its allowance, whatever it sends.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stammtisch.texts import LANGUAGES, text_in

if TYPE_CHECKING:
    from stammtisch.server.stream.connections import Connection, Connections

TOO_MANY = 4429
"""The close code of a stream whose caller sends too much."""

REQUEST = 10  # the cost of a request; a frame costs 1, as does each BLOCK
BLOCK = 512  # bytes
HEADERS = 200  # of a request, roughly: looked at after each piece
PIECE = 8_192  # bytes of HTTP passed on at once
FRAMES = 16  # passed on at once
MOST_DISCARDED = 1 << 20  # bytes of a refused body that are read on, so that its sender reads the refusal
AGAIN = 0.1  # seconds until a caller over its allowance is looked at again
LINGER = 1.0  # seconds to read a last answer
END = b"\r\n\r\n"
"""Ends each head and each chunked body; llhttp, uvicorn's parser, takes no bare line feeds."""

SENTENCES = {414: "error-too-large", 431: "error-too-large", 503: "error-too-many"}
TITLES = {414: "URI Too Long", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}


@lru_cache
def _answer(status: int, wait: int) -> bytes:
    """A last answer in all languages, as nothing is known of the caller yet."""
    lines = [text_in(language, SENTENCES[status], seconds=wait) for language in LANGUAGES]
    body = "\n".join(lines).encode() + b"\n"
    head = [
        f"HTTP/1.1 {status} {TITLES[status]}",
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
    ]
    if status == 503:
        head.append(f"Retry-After: {wait}")
    return "\r\n".join(head).encode() + END + body


def refuse(transport: asyncio.Transport, status: int, wait: int = 0) -> None:
    """Answer in one sentence, read nothing more, and close once the peer had a moment to read it."""
    transport.write(_answer(status, wait))
    transport.write_eof()
    transport.pause_reading()
    asyncio.get_running_loop().call_later(LINGER, transport.abort)


def frames_within(data: bytes, rest: int, most: int) -> tuple[int, int, int]:
    """How far `most` further frames of a WebSocket reach; a frame's head is never cut.

    `rest` is what is still to come of the frame before. Returns the bytes that may be passed on, what will
    then still be to come, and the number of frames.

    >>> frames_within(b"\\x89\\x80mask" * 3 + b"\\x81", 0, 2)
    (12, 0, 2)
    >>> frames_within(b"\\x89\\x80mask" * 3 + b"\\x81", 0, 9)
    (18, 0, 3)
    >>> frames_within(b"\\x81\\xfe\\x01\\x00maskhello", 0, 9)
    (13, 251, 1)
    """
    size = len(data)
    at = min(rest, size)
    rest -= at
    count = 0
    while count < most and at + 2 <= size:
        short = data[at + 1] & 0x7F
        extended = {126: 2, 127: 8}.get(short, 0)
        begin = at + 2 + extended + (4 if data[at + 1] & 0x80 else 0)
        if begin > size:
            break
        length = int.from_bytes(data[at + 2 : at + 2 + extended]) if extended else short
        count += 1
        at = begin + length
        if at > size:
            at, rest = size, at - size
    return at, rest, count


class _Metered(asyncio.Protocol, ABC):
    """What both protocols have in common: bytes that are held back until their caller may send them."""

    owner: ClassVar[Connections]
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop

    _connection: Connection
    _held = b""
    _timer: asyncio.TimerHandle | None = None
    """Runs while the caller is over its allowance."""
    _stopped = False
    """Whether reading is paused because of what is held."""
    _deaf = False
    """Whether nothing is parsed any more."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        found = self.owner.opened(transport)
        if found is None:
            self._deaf = True
        else:
            self._connection = found

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self.owner.closed(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.owner.full(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.owner.drained(self.transport)
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        if not self._deaf:
            self._held += data
            self._go_on()

    def _go_on(self) -> None:
        """Pass on what may be passed on, and read only if nothing is left."""
        if self._timer is None:
            self._pass_all()
        if self.transport.is_closing():
            return
        if self._held and self._waits:
            self._stopped = True
            self.transport.pause_reading()  # each time, as uvicorn may have resumed it
        elif self._stopped:
            self._stopped = False
            if not self._read_paused:
                self.transport.resume_reading()

    def _pass_all(self) -> None:
        while self._held and not self._busy and not self.transport.is_closing():
            connection = self._connection
            if not self._metered or connection.may_send():
                before = len(self._held)
                cost = self._pass_some()
                if self._metered:
                    connection.spend(cost)
                if len(self._held) == before:  # too little to pass on
                    return
            elif connection.floods():
                self._cut("flood")
            else:
                self._timer = self.loop.call_later(AGAIN, self._look_again)
                return

    def _look_again(self) -> None:
        self._timer = None
        self._go_on()

    @property
    def _metered(self) -> bool:
        """Whether all that comes over this connection is one caller's."""
        return True

    @property
    def _waits(self) -> bool:
        """Whether what is held waits for something other than further bytes."""
        return self._timer is not None or self._busy

    @property
    @abstractmethod
    def _busy(self) -> bool:
        """Whether the application has enough to do with what it has got."""

    @property
    @abstractmethod
    def _read_paused(self) -> bool:
        """Whether uvicorn itself has paused reading."""

    @abstractmethod
    def _pass_some(self) -> float:
        """Pass on some of what is held; returns what it costs."""

    def _end(self) -> None:
        self._deaf, self._held = True, b""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self, reason: str) -> None:
        self.owner.cuts[reason] += 1
        self._end()
        self.transport.abort()


class HttpProtocol(_Metered, HttpToolsProtocol):
    """HTTP: one request after the other, and heads, URLs and trailers of bounded length."""

    _in_head = True
    _in_url = True
    _count = 0
    """Bytes since the head began, or since it ended."""
    _given = 0
    """Bytes of the body itself."""
    _requests = 0

    @property
    def _metered(self) -> bool:
        return self._connection.shared is not None  # a proxy sends for many people

    @property
    def _many_headers(self) -> bool:
        return len(self.headers or ()) > HEADERS

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    @property
    def _busy(self) -> bool:
        return self._in_head and not self._count and self._answering

    @property
    def _read_paused(self) -> bool:
        return self.flow.read_paused

    def _pass_some(self) -> float:
        end = self._held.find(END, 0, PIECE)
        piece = self._held[: PIECE if end < 0 else end + len(END)]
        self._held = self._held[len(piece) :]
        self._count += len(piece)
        requests = self._requests
        if self._in_head:
            self._in_url = self._in_url and b"\n" not in piece.lstrip(b"\r\n")
            if self._count > self.owner.limits.head or self._many_headers:
                self._refuse()
                return len(piece) / BLOCK
        super(_Metered, self).data_received(piece)
        if self.transport.get_protocol() is not self:  # it is a stream now
            self._end()
        elif not self._in_head and (self._count - self._given > self.owner.limits.head or self._many_headers):
            self._cut("trailers")
        elif not self._in_head and self._count > MOST_DISCARDED:
            self._cut("body")
        return len(piece) / BLOCK + REQUEST * (self._requests - requests)

    def _refuse(self) -> None:
        if self._answering:
            self._cut("head")
            return
        status = 414 if self._in_url else 431
        self.owner.cuts["url" if self._in_url else "head"] += 1
        self._end()
        if self.headers:
            self.headers.clear()  # each costs much more memory than its bytes
        refuse(self.transport, status)

    # Called by the parser

    def on_headers_complete(self) -> None:
        self._requests += 1
        self._in_head, self._in_url = False, True
        self._count = self._given = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._given += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head = True
        self._count = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._held and self._timer is None:
            self.loop.call_soon(self._go_on)


class StreamProtocol(_Metered, WebSocketsSansIOProtocol):
    """A WebSocket: as many frames as its caller may send, control frames and empty fragments included."""

    _rest = 0
    """Bytes still to come of a frame that was passed on in part."""

    @property
    def _busy(self) -> bool:
        return self.read_paused

    _read_paused = _busy

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        else:  # the head, which the other protocol has passed on
            super(_Metered, self).data_received(data)

    def _pass_some(self) -> float:
        size, self._rest, frames = frames_within(self._held, self._rest, FRAMES)
        piece, self._held = self._held[:size], self._held[size:]
        if size:
            super(_Metered, self).data_received(piece)
        return frames + size / BLOCK

    async def receive(self) -> Any:
        message = await super().receive()
        if self._held:
            self._go_on()
        return message

    async def send(self, message: Any) -> None:
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == TOO_MANY:
            self.owner.cuts["messages"] += 1
            self._end()
            if not self.transport.is_closing():
                self.transport.pause_reading()
                self.loop.call_later(LINGER, self.transport.abort)
