"""The streams: one WebSocket per seat or spectator of a table, and one per visitor of the lobby.

It uses ASGI directly for speed, because every move passes through here.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from stammtisch.core.game import IllegalMove
from stammtisch.server import messages, stream_messages
from stammtisch.server.callers import HostNames, caller_address, need_host, public_host
from stammtisch.server.figures import Figures
from stammtisch.server.limits import Addresses, Bucket, too_many
from stammtisch.server.lobby.lobby import Lobby, Visitor
from stammtisch.server.persons.keys import Key
from stammtisch.server.refusals import Refused, illegal
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import Right
from stammtisch.server.settings import Settings
from stammtisch.server.stream.audience import NO_SPECTATORS, UNKNOWN_TOKEN
from stammtisch.server.stream.metering import TOO_MANY
from stammtisch.server.stream.watchers import Watcher
from stammtisch.server.tables.table import Table

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Check = Callable[[], None]
"""Raises `Refused`."""

BAD_MESSAGE, NO_TABLE, NO_HELLO = 4400, 4404, 4408
NOT_SHOWN = {"damaged": 4410, "other-rules": 4411, "no-game": 4412}
MOST_REFUSED = 100  # messages over the limit before the stream is closed

LOBBY = "/api/lobby/stream"
_PATH = re.compile(r"/api/tables/([^/]+)/stream").fullmatch
_decode_lobby = msgspec.json.Decoder(stream_messages.LobbyClientMessage).decode
_decode = msgspec.json.Decoder(stream_messages.ClientMessage).decode


class _Closed(Exception):
    """The stream has ended; with a code, the server closes it."""

    def __init__(self, code: int | None = None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@contextlib.contextmanager
def _refused_as(code: int) -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        raise _Closed(code, refused.reason) from None


def allowed_origin(scope: Scope, further: tuple[str, ...]) -> bool:
    """Whether this origin may open a stream: our own pages may, and programs, which send no origin."""
    origin = dict(scope["headers"]).get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    host = public_host(scope)
    parts = urlsplit(text)
    own = parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()
    return own or text in further


def _origins(names: tuple[str, ...]) -> list[str]:
    """The origins of these hosts' pages; a proxy in front of the server uses the default ports."""
    return [f"{scheme}://{name.lower()}" for name in names for scheme in ("http", "https")]


class Streams:
    """Middleware that serves the streams of tables and of the lobby, and passes on everything else."""

    def __init__(self, app: App, settings: Settings, hosts: HostNames, figures: Figures) -> None:
        self._app = app
        self._settings = settings
        self._hosts = hosts
        self._figures = figures
        self._origins = (*settings.origins, *_origins(settings.host_names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == "websocket" else ""
        if table := _PATH(path):
            await self._open(partial(self._serve, table[1]), scope, receive, send)
        elif path == LOBBY:
            await self._open(self._serve_lobby, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _open(self, serve: App, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            need_host(scope, self._hosts)
        except Refused as refused:
            await send({"type": "websocket.close", "code": 4403, "reason": refused.reason[:100]})
            return
        if not allowed_origin(scope, self._origins):
            await send({"type": "websocket.close", "code": 4403, "reason": "origin not allowed"})
            return
        state = scope["app"].state
        addresses: Addresses = state.addresses
        address = caller_address(scope)
        if not addresses.connect(address):
            await send({"type": "websocket.accept"})
            await send(
                {"type": "websocket.close", "code": TOO_MANY, "reason": "too many streams from this address"}
            )
            return
        try:
            await send({"type": "websocket.accept"})
            with _refused_as(TOO_MANY):
                addresses.take(address, "streams")
            await serve(scope, receive, send)
        except _Closed as closed:
            if closed.code is not None:
                with contextlib.suppress(Exception):  # it may already be gone
                    await send(
                        {"type": "websocket.close", "code": closed.code, "reason": closed.reason[:100]}
                    )
        finally:
            addresses.disconnect(address)

    async def _first(self, receive: Receive) -> str:
        try:
            async with asyncio.timeout(self._settings.hello_within):
                return _text(await receive())
        except TimeoutError:
            raise _Closed(NO_HELLO, "no hello message received in time") from None

    async def _serve(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        registry: Registry = scope["app"].state.registry
        since = _since(scope)
        hello = _read(await self._first(receive))
        if not isinstance(hello, stream_messages.Hello):
            raise _Closed(BAD_MESSAGE, 'the first message must be of type "hello"')
        try:
            async with registry.using(name, caller_address(scope)) as table:
                watcher = Watcher(table.right(hello.token), send)
                await table.join(watcher, since)
                await self._talk(table, watcher, receive, scope["app"].state.room.need_disk)
        except Refused as refused:
            codes = {401: UNKNOWN_TOKEN, 403: NO_SPECTATORS, 404: NO_TABLE}
            code = codes.get(refused.status) or NOT_SHOWN.get(refused.error, 1013)
            raise _Closed(code, refused.reason) from None

    async def _serve_lobby(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The public tables, sent whenever they have changed."""
        lobby: Lobby = scope["app"].state.lobby
        hello = _read_lobby(await self._first(receive))
        if not isinstance(hello, stream_messages.LobbyHello):
            raise _Closed(BAD_MESSAGE, 'the first message must be of type "hello"')
        with _refused_as(BAD_MESSAGE):
            key = None if hello.key is None else Key(hello.key)
        visitor = Visitor(Watcher(Right(), send), key.person if key else None, hello.language)
        await lobby.enter(visitor)
        writer = asyncio.create_task(visitor.watcher.serve())
        reader = asyncio.create_task(self._listen_in_lobby(visitor.watcher, receive))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            lobby.leave(visitor)
            reader.cancel()
            writer.cancel()
            ended, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(ended, Exception):
            try:
                raise ended
            finally:
                del ended, reader  # it holds this frame: in a cycle, the table would stay with both

    async def _listen_in_lobby(self, watcher: Watcher, receive: Receive) -> None:
        allowed = Bucket(*self._settings.limits.messages)
        while True:
            message = _read_lobby(_text(await receive()))
            if not isinstance(message, stream_messages.Ping):
                raise _Closed(BAD_MESSAGE, "hello was said before")
            if not allowed.take():
                raise _Closed(TOO_MANY, "too many messages")
            watcher.put(messages.encode(stream_messages.Pong()))

    async def _talk(self, table: Table, watcher: Watcher, receive: Receive, need_disk: Check) -> None:
        """Serve until either side ends the stream; a dropped stream does not wait for its reader."""
        writer = asyncio.create_task(watcher.serve())
        # In its own task, so that messages do not pass through the whole chain of awaits above.
        reader = asyncio.create_task(self._listen(table, watcher, receive, need_disk))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            writer.cancel()
            ended, _ = await asyncio.gather(reader, writer, return_exceptions=True)
            watcher.drop(1000)
            await table.leave(watcher)
        if isinstance(ended, Exception):
            try:
                raise ended
            finally:
                del ended, reader  # it holds this frame: in a cycle, the table would stay with both

    async def _listen(self, table: Table, watcher: Watcher, receive: Receive, need_disk: Check) -> None:
        limits = self._settings.limits
        allowed, texts = Bucket(*limits.messages), Bucket(*limits.texts)
        refused = 0
        while True:
            text = _text(await receive())
            if not allowed.take():
                refused += 1
                if refused > MOST_REFUSED:
                    raise _Closed(TOO_MANY, "too many messages")
                self._refuse(watcher, _ref(text), too_many(allowed))
                await watcher.flush()
                continue
            try:
                message = _decode(text)
            except msgspec.ValidationError as error:  # perhaps the page is newer than this server
                self._refuse(watcher, _ref(text), Refused(422, "bad-request", detail=str(error)))
                await watcher.flush()
                continue
            except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
                raise _Closed(BAD_MESSAGE, str(error)) from None
            try:
                if isinstance(message, stream_messages.MoveMessage):
                    await table.play(watcher.right, message.at, message.move, message.ref, watcher)
                elif isinstance(message, stream_messages.SayMessage):
                    if not texts.take():
                        raise too_many(texts)
                    need_disk()
                    await table.say(watcher.right, message.text, message.ref, watcher)
                elif isinstance(message, stream_messages.ReactMessage):
                    table.react(watcher.right, message.reaction, message.ref, watcher)
                elif isinstance(message, stream_messages.Ping):
                    watcher.answer(messages.encode(stream_messages.Pong()))
                else:
                    raise _Closed(BAD_MESSAGE, "hello was said before")
            except IllegalMove as error:
                self._refuse(watcher, getattr(message, "ref", 0), illegal(error))
            except Refused as error:
                if error.status == 401:  # the seat has changed hands
                    raise _Closed(UNKNOWN_TOKEN, error.reason) from None
                self._refuse(watcher, getattr(message, "ref", 0), error)
            if watcher.behind:
                await watcher.flush()

    def _refuse(self, watcher: Watcher, ref: int, refused: Refused) -> None:
        self._figures.refusals[refused.error] += 1
        watcher.answer(_refusal(ref, refused, watcher.at))


def _text(message: Message) -> str:
    if message["type"] == "websocket.disconnect":
        raise _Closed
    text = message.get("text")
    if text is None:
        raise _Closed(BAD_MESSAGE, "messages are text")
    return str(text)


def _read(text: str) -> stream_messages.ClientMessage:
    try:
        message: stream_messages.ClientMessage = _decode(text)
        return message
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _Closed(BAD_MESSAGE, str(error)) from None


def _read_lobby(text: str) -> stream_messages.LobbyClientMessage:
    try:
        message: stream_messages.LobbyClientMessage = _decode_lobby(text)
        return message
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _Closed(BAD_MESSAGE, str(error)) from None


class _Numbered(Struct):
    ref: int = 0


_decode_number = msgspec.json.Decoder(_Numbered).decode


def _ref(text: str) -> int:
    """The `ref` of a message that is refused unread."""
    try:
        return _decode_number(text).ref
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _Closed(BAD_MESSAGE, str(error)) from None


def _since(scope: Scope) -> int:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("from", ["0"])[0]
    if not asked.isascii() or not asked.isdigit() or len(asked) > 9:
        raise _Closed(BAD_MESSAGE, "from must be the index of an event")
    return int(asked)


def _refusal(ref: int, refused: Refused, at: int) -> bytes:
    return messages.encode(
        stream_messages.RefusedMessage(
            ref=ref,
            status=refused.status,
            error=refused.error,
            reason=refused.reason,
            key=refused.key,
            values=refused.values,
            rule=refused.rule or None,
            at=at,
        )
    )
