"""Floods: callers who send as fast as the server takes it, each in a way of their own."""

from __future__ import annotations

import json
import selectors
import socket
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

__all__ = ["FLOODS", "Flood", "Outcome", "flood"]

HOST = b"Host: 127.0.0.1\r\n"
MASK = b"\0\0\0\0"


def _frame(first: int, payload: bytes = b"") -> bytes:
    return bytes((first, 0x80 | len(payload))) + MASK + payload


@dataclass(frozen=True)
class Flood:
    """What is sent again and again, after `begin`."""

    more: bytes
    begin: bytes = b""
    stream: bool = False
    """Whether it goes to a table's stream."""
    reads: bool = True
    """Whether answers are read."""


_GET = b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\n"
_PAGE = b"GET / HTTP/1.1\r\n" + HOST + b"\r\n"
_POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
_CHUNKED = _POST + b"Transfer-Encoding: chunked\r\n\r\n"

FLOODS = {
    "requests, answers read": Flood(_GET * 200),
    "requests, answers unread": Flood(_GET * 200, reads=False),
    "pages": Flood(_PAGE * 200),
    "bodies": Flood((_POST + b"Content-Length: 16000\r\n\r\n" + b" " * 16_000) * 4),
    "headers": Flood(b"a:b\r\n" * 4_000, _GET[:-2]),
    "header value": Flood(b"x" * 20_000, _GET[:-2] + b"A: "),
    "URL": Flood(b"x" * 20_000, b"GET /?"),
    "trailers": Flood(b"a:b\r\n" * 4_000, _CHUNKED + b"2\r\n{}\r\n0\r\n"),
    "chunks": Flood(b"1\r\n \r\n" * 4_000, _CHUNKED),
    "pings": Flood(_frame(0x89) * 4_000, stream=True),
    "pongs": Flood(_frame(0x8A) * 4_000, stream=True),
    "empty fragments": Flood(_frame(0x00) * 4_000, _frame(0x01), stream=True),
    "text messages": Flood(_frame(0x81, b'{"type":"ping"}') * 1_000, stream=True),
}


@dataclass
class Outcome:
    sent: int = 0
    opened: int = 0
    cut: int = 0
    """Connections that the server has ended."""
    answers: list[bytes] = field(default_factory=list)
    """The beginning of the last bytes read on connections that were cut."""


class _Caller:
    """One connection of the flood."""

    def __init__(self, kind: Flood, port: int, source: str, table: str) -> None:
        self.kind = kind
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        self.socket.bind((source, 0))
        self.socket.settimeout(5)
        self.read = b""
        with suppress(OSError):
            self.socket.connect(("127.0.0.1", port))
        self.socket.setblocking(False)
        hello = json.dumps({"type": "hello"}).encode()
        upgrade = (
            f"GET /api/tables/{table}/stream HTTP/1.1\r\n".encode()
            + HOST
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self.begins = deque([upgrade, _frame(0x81, hello) + kind.begin] if kind.stream else [kind.begin])
        self.waits = kind.stream
        """Whether the handshake is not answered yet."""
        self.rest = b""

    def send(self, most: int) -> int:
        """Send up to so many bytes; raises OSError when the connection has ended."""
        if not self.rest:
            self.rest = self.begins.popleft() if self.begins else self.kind.more
        try:
            sent = self.socket.send(self.rest[:most])
        except BlockingIOError:
            return 0
        self.rest = self.rest[sent:]
        return sent

    def receive(self) -> None:
        with suppress(BlockingIOError):
            data = self.socket.recv(65_536)
            if not data:
                raise ConnectionResetError
            self.read = data[:200]
            if self.waits and len(self.begins) < 2 and not self.rest:
                self.waits = False

    @property
    def may_send(self) -> bool:
        return not self.waits or len(self.begins) == 2 or bool(self.rest)


def flood(
    kind: Flood,
    port: int,
    *,
    table: str = "",
    connections: int = 1,
    seconds: float = 3.0,
    rate: float = 12.5e6,
    source: str = "127.0.0.9",
    again: bool = True,
    found: Outcome | None = None,
) -> Outcome:
    """Send at most `rate` bytes a second for so long; a connection that ends is replaced if `again`."""
    found = found or Outcome()
    callers: set[_Caller] = set()
    choosing = selectors.DefaultSelector()
    begun = time.monotonic()

    def opened() -> None:
        found.opened += 1
        caller = _Caller(kind, port, source, table)
        callers.add(caller)
        choosing.register(caller.socket, selectors.EVENT_READ, caller)

    def ended(caller: _Caller) -> None:
        found.cut += 1
        found.answers.append(caller.read)
        choosing.unregister(caller.socket)
        caller.socket.close()
        callers.discard(caller)

    def turns() -> Iterator[_Caller]:
        while callers:
            yield from list(callers)

    last = 0.0
    while (now := time.monotonic() - begun) < seconds and (callers or again or found.opened < connections):
        # Replace what was cut, but no more than a thousand times a second.
        while len(callers) < connections and (again or found.opened < connections) and now - last >= 0.001:
            opened()
            last = now
        for key, _ in choosing.select(0):
            caller = key.data
            if kind.reads or caller.waits:
                try:
                    caller.receive()
                except OSError:
                    ended(caller)
        idle = 0
        for caller in turns():
            allowed = int(rate * (time.monotonic() - begun)) - found.sent
            if allowed < 1 or idle > len(callers):
                time.sleep(0.001)
                break
            try:
                sent = caller.send(allowed) if caller.may_send else 0
            except OSError:
                ended(caller)
                break
            found.sent += sent
            idle = 0 if sent else idle + 1
    for caller in callers:
        caller.socket.close()
    choosing.close()
    return found
