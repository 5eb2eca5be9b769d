"""Open connections: limits on their number, and timeouts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from stammtisch.server.callers import Proxies, counted
from stammtisch.server.limits import Limits

__all__ = ["Connections"]

log = logging.getLogger("stammtisch.server")

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]
Peer = tuple[str, int]

OTHER_FILES = 100  # files the server needs besides connections: database, bots, pages
LOG_EVERY = 60.0  # at least this many seconds between log lines about refused connections


@dataclass(slots=True, eq=False)
class _Connection:
    transport: asyncio.Transport
    peer: Peer
    requests: int = 0
    idle: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None


class Connections:
    """All connections of one server.

    The protocols report what happens to each of them (`http`, `websocket`), and the application reports
    when a request begins and ends (`watching`). A connection is aborted, without sending the rest, when
    it serves no request for `limits.idle` seconds, or when its peer reads nothing for `limits.stalled`
    seconds.
    """

    def __init__(self, limits: Limits, proxies: Proxies | None = None) -> None:
        self._limits = limits
        self._proxies = proxies or Proxies()
        self.most = min(limits.connections, _most_files() - OTHER_FILES)
        """Maximum number of open connections."""
        self._open: dict[asyncio.Transport, _Connection] = {}
        self._peers: dict[Any, _Connection] = {}
        self._addresses: Counter[str] = Counter()
        self._logged = -LOG_EVERY

    def __len__(self) -> int:
        return len(self._open)

    # Called by the protocols

    def opened(self, transport: asyncio.Transport) -> None:
        """A new connection, or one that another protocol has taken over."""
        if transport in self._open:
            return
        name = transport.get_extra_info("peername")
        peer = (str(name[0]), int(name[1])) if isinstance(name, tuple) else ("", 0)
        if not self._has_room(peer[0]):
            transport.abort()
            return
        connection = _Connection(transport, peer)
        self._open[transport] = self._peers[peer] = connection
        self._addresses[counted(peer[0])] += 1
        self._wait(connection)

    def closed(self, transport: asyncio.Transport) -> None:
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        _stop(connection.idle)
        _stop(connection.stalled)
        self._peers.pop(connection.peer, None)
        address = counted(connection.peer[0])
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def full(self, transport: asyncio.Transport) -> None:
        """The peer of this connection has fallen behind."""
        if connection := self._open.get(transport):
            _stop(connection.stalled)
            connection.stalled = _later(self._limits.stalled, transport)

    def drained(self, transport: asyncio.Transport) -> None:
        if connection := self._open.get(transport):
            _stop(connection.stalled)
            connection.stalled = None

    # Called by the application

    def watching(self, app: App) -> App:
        """Wraps the application; while it serves a request, the connection is not idle."""

        async def watched(scope: Scope, receive: Any, send: Any) -> None:
            connection = self._peers.get(tuple(scope.get("client") or ()))
            if connection is None:
                try:
                    await app(scope, receive, send)
                finally:
                    if (
                        scope["type"] == "lifespan"
                    ):  # the server shuts down, even if peers have not read everything
                        self._abort_all()
                return
            connection.requests += 1
            _stop(connection.idle)
            try:
                await app(scope, receive, send)
            finally:
                connection.requests -= 1
                if not connection.requests and connection.transport in self._open:
                    self._wait(connection)

        return watched

    # The protocols

    def http(self) -> type[asyncio.Protocol]:
        return _told(AutoHTTPProtocol, self)

    def websocket(self) -> type[asyncio.Protocol]:
        return _told(AutoWebSocketsProtocol, self)

    def _wait(self, connection: _Connection) -> None:
        _stop(connection.idle)
        connection.idle = _later(self._limits.idle, connection.transport)

    def _abort_all(self) -> None:
        for transport in list(self._open):
            transport.abort()

    def _has_room(self, address: str) -> bool:
        if len(self._open) >= self.most:
            self._log("limit of %d open connections reached: refusing further ones", self.most)
            return False
        each = self._limits.connections_each
        if address not in self._proxies and self._addresses[counted(address)] >= each:
            self._log(
                "%s has reached the limit of %d connections per address: refusing further ones",
                address,
                each,
            )
            return False
        return True

    def _log(self, line: str, *values: Any) -> None:
        now = time.monotonic()
        if now - self._logged >= LOG_EVERY:
            self._logged = now
            log.warning(line, *values)


def _told(protocol: Any, connections: Connections) -> type[asyncio.Protocol]:
    """The protocol, extended to report asyncio's callbacks to `connections`."""

    class Told(protocol):  # type: ignore[misc]
        _line: asyncio.Transport

        def connection_made(self, transport: Any) -> None:
            self._line = transport
            super().connection_made(transport)
            connections.opened(transport)

        def connection_lost(self, error: Exception | None) -> None:
            connections.closed(self._line)
            super().connection_lost(error)

        def pause_writing(self) -> None:
            connections.full(self._line)
            super().pause_writing()

        def resume_writing(self) -> None:
            connections.drained(self._line)
            super().resume_writing()

    return Told


def _later(seconds: float, transport: asyncio.Transport) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, transport.abort)


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def _most_files() -> int:
    """Raise this process's limit of open files as far as allowed, and return it."""
    try:
        import resource
    except ImportError:  # Windows
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1 << 20
    with contextlib.suppress(ValueError, OSError):
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
