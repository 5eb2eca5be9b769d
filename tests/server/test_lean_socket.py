"""Our WebSocket does whatever uvicorn's does, a little sooner."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import pytest
import uvicorn
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.utils import apply_mask

from stammtisch.server.lean_socket import MOST_WAITING, SEND_NOW, LeanSocket

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 300
CONTINUED, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9


class Transport(asyncio.Transport):
    """A connection to nobody that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.written += b"aborted"
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Side:
    """The server's side of one connection, and an application that keeps what it receives."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.got: list[Any] = []
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.scope: Any = None
        config = uvicorn.Config(
            self._app,
            interface="asgi3",
            ws_max_size=LARGEST,
            ws_ping_interval=None,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self.socket = kind(config, ServerState(), {}, asyncio.get_running_loop())
        self.transport = Transport()
        self.socket.connection_made(self.transport)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.got.append(message)
            if message["type"] == "websocket.disconnect":
                return
            await self.go_on.wait()
            if message.get("text") == "bye":
                await send({"type": "websocket.close", "code": 4000})
                continue
            await send({"type": "websocket.send", "text": f"got {len(self.got)}"})

    def reads(self) -> bool:
        return self.transport.reading

    async def feed(self, *chunks: bytes) -> None:
        for chunk in chunks:
            if chunk and not self.transport.closed:
                try:
                    self.socket.data_received(chunk)
                except InvalidState:  # uvicorn's, for bad UTF-8 and a close in one chunk: the loop hangs up
                    self.transport.abort()
            for _ in range(40):
                await asyncio.sleep(0)


def frame(
    opcode: int, data: bytes, *, final: bool = True, masked: bool = True, mask: bytes = b"mask"
) -> bytes:
    first = opcode | (0x80 if final else 0)
    bit = 0x80 if masked else 0
    head = (
        bytes((first, bit | len(data)))
        if len(data) < 126
        else struct.pack("!BBH", first, bit | 126, len(data))
    )
    return head + mask + apply_mask(data, mask) if masked else head + data


texts = st.text(max_size=140).map(str.encode) | st.sampled_from([b"x" * 125, b"x" * 126, b"x" * LARGEST])
frames = st.one_of(
    texts.map(lambda text: frame(TEXT, text)),
    texts.map(lambda text: frame(TEXT, text)),
    st.tuples(texts, texts).map(
        lambda parts: frame(TEXT, parts[0], final=False) + frame(CONTINUED, parts[1])
    ),
    st.tuples(texts, texts).map(
        lambda parts: (
            frame(TEXT, parts[0], final=False) + frame(PING, b"in between") + frame(CONTINUED, parts[1])
        )
    ),
    st.binary(max_size=20).map(lambda data: frame(BINARY, data)),
    st.binary(max_size=20).map(lambda data: frame(PING, data)),
    st.binary(max_size=4).map(lambda data: frame(TEXT, data)),  # often not UTF-8
    st.sampled_from(
        [
            frame(TEXT, b"bye"),
            frame(TEXT, b"x" * (LARGEST + 1)),
            frame(TEXT, b"not masked", masked=False),
            frame(CONTINUED, b"of nothing"),
            frame(TEXT, b"never ended", final=False),
            frame(CLOSE, struct.pack("!H", 1000)),
            frame(CLOSE, b""),
            frame(3, b"no such opcode"),
            b"\xc1" + frame(TEXT, b"a reserved bit")[1:],
        ]
    ),
)


NEXT: tuple[bytes, list[int]] = (frame(TEXT, b"next"), [])
HIDDEN = frame(TEXT, b"0123456789" + frame(TEXT, b"a frame in a frame"), mask=bytes(4))


@example(sent=[(frame(TEXT, b"never ended", final=False), []), NEXT], together=False)
@example(sent=[(frame(TEXT, b"bye"), []), NEXT], together=False)
@example(sent=[(frame(TEXT, b"\xff"), []), (frame(CLOSE, b""), [])], together=True)
@example(sent=[(HIDDEN, [16]), NEXT], together=False)
@example(sent=[(HIDDEN, [2, 16]), NEXT], together=False)
@given(st.lists(st.tuples(frames, st.lists(st.integers(0, 12), max_size=2)), max_size=8), st.booleans())
def test_whatever_comes_in_whatever_pieces_is_taken_as_uvicorn_takes_it(
    sent: list[tuple[bytes, list[int]]], together: bool
) -> None:
    chunks: list[bytes] = []
    for data, cuts in sent:
        at = 0
        for cut in sorted(cuts):
            chunks.append(data[at:cut])
            at = max(at, min(cut, len(data)))
        chunks.append(data[at:])
    if together:
        chunks = [b"".join(chunks)]

    async def use(kind: type[WebSocketsSansIOProtocol]) -> Any:
        side = Side(kind)
        await side.feed(REQUEST, *chunks)
        seen = list(side.got), side.transport.written, side.transport.closed
        side.socket.connection_lost(None)
        await side.feed(b"")
        assert not side.socket.tasks
        return *seen, side.got

    assert asyncio.run(use(LeanSocket)) == asyncio.run(use(WebSocketsSansIOProtocol))


def test_messages_wait_for_one_another_and_a_few_of_them_stop_the_reading() -> None:
    async def use() -> None:
        side = Side(LeanSocket)
        await side.feed(REQUEST)
        side.go_on.clear()
        await side.feed(frame(TEXT, b"0"))
        for number in range(1, MOST_WAITING + 1):
            assert side.reads()
            await side.feed(frame(TEXT, b"%d" % number))
        assert not side.reads()
        assert len(side.got) == 1, "the others wait"
        side.go_on.set()
        await side.feed(b"")
        assert [message["text"] for message in side.got] == [str(n) for n in range(MOST_WAITING + 1)]
        assert side.reads()
        side.socket.shutdown()
        await side.feed(b"")
        assert side.got[-1] == {"type": "websocket.disconnect", "code": 1012}

    asyncio.run(use())


def test_after_the_end_messages_are_read_until_the_other_side_ends_too() -> None:
    async def use() -> None:
        side = Side(LeanSocket)
        await side.feed(REQUEST, frame(TEXT, b"bye"), *[frame(TEXT, b"more")] * (MOST_WAITING + 1))
        assert side.reads()
        assert not side.transport.is_closing()
        await side.feed(frame(CLOSE, struct.pack("!H", 4000)))
        assert side.transport.is_closing()
        side.socket.connection_lost(None)

    asyncio.run(use())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_sending_at_once_writes_what_uvicorn_writes(length: int) -> None:
    async def use() -> None:
        side = Side(LeanSocket)
        await side.feed(REQUEST)
        written = len(side.transport.written)
        assert side.scope["extensions"][SEND_NOW](b"x" * length)
        now = side.transport.written[written:]
        await side.socket.send({"type": "websocket.send", "text": "x" * length})
        assert side.transport.written[written:] == now * 2
        side.socket.connection_lost(None)
        await side.feed(b"")

    asyncio.run(use())


def test_nothing_is_sent_at_once_on_a_slow_line_or_one_that_ends() -> None:
    async def use() -> None:
        side = Side(LeanSocket)
        await side.feed(REQUEST)
        send_now = side.scope["extensions"][SEND_NOW]
        side.socket.pause_writing()
        assert not send_now(b"the line is full")
        side.socket.resume_writing()
        assert send_now(b"and empty again")
        await side.socket.send({"type": "websocket.close", "code": 1000})
        written = side.transport.written
        assert not send_now(b"after the end")
        assert side.transport.written == written
        side.socket.connection_lost(None)
        assert not send_now(b"nobody there")
        await side.feed(b"")

    asyncio.run(use())
