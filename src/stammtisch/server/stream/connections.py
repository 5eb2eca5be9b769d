"""Open connections: limits on their number, and timeouts."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import math
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any

from stammtisch.server.callers import Proxies, counted
from stammtisch.server.limits import MOST_ADDRESSES, Bucket, Limits
from stammtisch.server.stream.metering import LINGER, REQUEST, HttpProtocol, StreamProtocol, refuse

log = logging.getLogger("stammtisch.server")

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]
Peer = tuple[str, int]

OTHER_FILES = 100  # files the server needs besides connections: database, bots, pages
LOG_EVERY = 60.0  # at least this many seconds between log lines about refused connections
UNREAD = 65_536  # bytes that the system may hold of a connection that is not read
MOST_REFUSALS = 100  # refused connections that are answered at the same time
COLLECT_EVERY = (
    500  # closed connections, which uvicorn leaves in cycles; the collector comes rarely by itself
)
PATIENCE = 10.0  # seconds over its allowance after which a connection is cut


@dataclass(slots=True, eq=False)
class Connection:
    """One connection, and what it may send."""

    transport: asyncio.Transport
    peer: Peer
    traffic: Bucket
    shared: Bucket | None
    """What all connections of the address may send; None for a proxy, which sends for many people."""
    low_since: float | None = None
    requests: int = 0
    idle: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def may_send(self) -> bool:
        if self.low_since is not None and not self.traffic.low:
            self.low_since = None
        return self.traffic.left > 0 and (self.shared is None or self.shared.left > 0)

    def spend(self, cost: float) -> None:
        self.traffic.spend(cost)
        if self.shared is not None:
            self.shared.spend(cost)

    def floods(self) -> bool:
        """Whether it has gone on sending too much for some seconds."""
        if self.traffic.left > 0:
            return False
        now = time.monotonic()
        self.low_since = self.low_since or now
        return now - self.low_since > PATIENCE


class Connections:
    """All connections of one server.

    The protocols (`metering`) report what happens to each of them, and the application reports when a
    request begins and ends (`watching`). A connection is aborted, without sending the rest, when it serves
    no request for `limits.idle` seconds, or when its peer reads nothing for `limits.stalled` seconds.
    """

    def __init__(self, limits: Limits, proxies: Proxies | None = None) -> None:
        self.limits = limits
        self._proxies = proxies or Proxies()
        self.most = min(limits.connections, _most_files() - OTHER_FILES)
        """Maximum number of open connections."""
        self.cuts: Counter[str] = Counter()
        """Connections that were refused or cut, by reason."""
        self._open: dict[asyncio.Transport, Connection] = {}
        self._peers: dict[Any, Connection] = {}
        self._addresses: Counter[str] = Counter()
        self._traffic: dict[str, Bucket] = {}
        self._refused = 0
        self._closed = 0
        self._logged = -LOG_EVERY

    def __len__(self) -> int:
        return len(self._open)

    # Called by the protocols

    def opened(self, transport: asyncio.Transport) -> Connection | None:
        """A new connection, or one that another protocol has taken over; None if there is no room for it."""
        if known := self._open.get(transport):
            return known
        name = transport.get_extra_info("peername")
        peer = (str(name[0]), int(name[1])) if isinstance(name, tuple) else ("", 0)
        with contextlib.suppress(OSError):  # it may have been reset already
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
        address = counted(peer[0])
        shared = None if peer[0] in self._proxies else self._shared(address)
        if not self._has_room(peer[0]):
            self._refuse(transport, shared)
            return None
        if shared is not None:
            shared.spend(REQUEST)
        connection = Connection(transport, peer, Bucket(*self.limits.traffic), shared)
        self._open[transport] = self._peers[peer] = connection
        self._addresses[address] += 1
        self._wait(connection)
        return connection

    def _shared(self, address: str) -> Bucket:
        bucket = self._traffic.get(address)
        if bucket is None:
            if len(self._traffic) >= MOST_ADDRESSES:
                self._traffic = {key: bucket for key, bucket in self._traffic.items() if not bucket.full}
            bucket = self._traffic[address] = Bucket(*self.limits.traffic_each)
        return bucket

    def _refuse(self, transport: asyncio.Transport, shared: Bucket | None) -> None:
        """Say when to come back, unless there are too many to say it to."""
        self.cuts["connections"] += 1
        if self._refused >= MOST_REFUSALS or (shared is not None and shared.left <= 0):
            transport.abort()
            return
        if shared is not None:
            shared.spend(REQUEST)
        self._refused += 1
        asyncio.get_running_loop().call_later(LINGER, self._forget_refused)
        refuse(transport, 503, math.ceil(self.limits.idle))

    def _forget_refused(self) -> None:
        self._refused -= 1

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
        self._closed += 1
        if self._closed % COLLECT_EVERY == 0:
            gc.collect(1)

    def full(self, transport: asyncio.Transport) -> None:
        """The peer of this connection has fallen behind."""
        if connection := self._open.get(transport):
            _stop(connection.stalled)
            connection.stalled = _later(self.limits.stalled, transport)

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
                await app(
                    scope, receive, send if scope["type"] == "websocket" else _sending(connection, send)
                )
            finally:
                connection.requests -= 1
                if not connection.requests and connection.transport in self._open:
                    self._wait(connection)

        return watched

    # The protocols

    def http(self) -> type[asyncio.Protocol]:
        return type("HttpProtocol", (HttpProtocol,), {"owner": self})

    def websocket(self) -> type[asyncio.Protocol]:
        return type("StreamProtocol", (StreamProtocol,), {"owner": self})

    def _wait(self, connection: Connection) -> None:
        _stop(connection.idle)
        connection.idle = _later(self.limits.idle, connection.transport)

    def _abort_all(self) -> None:
        for transport in list(self._open):
            transport.abort()

    def _has_room(self, address: str) -> bool:
        if len(self._open) >= self.most:
            self._log("limit of %d open connections reached: refusing further ones", self.most)
            return False
        each = self.limits.connections_each
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


def _sending(connection: Connection, send: Any) -> Any:
    """Sends nothing to a peer that has gone: uvloop would raise an error of its own."""

    async def send_if_open(message: MutableMapping[str, Any]) -> None:
        if connection.transport.is_closing():
            await asyncio.sleep(0)  # uvicorn learns of it in the next turn of the loop
        else:
            await send(message)

    return send_if_open


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
