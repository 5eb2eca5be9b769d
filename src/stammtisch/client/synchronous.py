"""The client for plain programs."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator
from contextlib import closing, suppress
from typing import Any
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from stammtisch import games
from stammtisch.client.calls import STALE, Refused, Unreachable, call, decoded
from stammtisch.client.course import PATIENCE, PAUSES, Course, Update, raise_lost
from stammtisch.client.messages import Found, Position, TableInfo, Taken
from stammtisch.client.moments import Moment, moment_of

__all__ = ["Seat", "Server"]


class Server:
    """A running server, such as `http://127.0.0.1:8480`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def __repr__(self) -> str:
        return f"Server({self.address!r})"

    def find(self, code: str) -> str:
        """The table of that short code; raises `Refused` if there is none."""
        return decoded(call(self.address, "GET", f"/join/{quote(code, safe='')}"), Found).table

    def table(self, table: str) -> TableInfo:
        """A table, as a spectator sees it."""
        found = decoded(call(self.address, "GET", f"/tables/{table}"), Position).table
        if found is None:
            raise Unreachable(f"no stammtisch server answers at {self.address}")
        return found

    def sit(self, code: str, name: str, *, seat: int | None = None) -> Seat:
        """Takes an open seat, which is shown as a program's."""
        table = self.find(code)
        ask = {"name": name, "program": True} | ({} if seat is None else {"seat": seat})
        taken = decoded(call(self.address, "POST", f"/tables/{table}/seats", ask), Taken)
        return Seat(self, table, taken.seat, taken.token)


class Seat:
    """A seat that its token holds; without one, a spectator."""

    def __init__(self, server: Server, table: str, seat: int | None = None, token: str | None = None) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.token = token
        self._course = Course(server.address, table, token)
        self._stream: ClientConnection | None = None
        self._waiting: deque[str | bytes] = deque()
        """Messages that were received, but not read yet."""

    def __repr__(self) -> str:
        return f"<Seat {self.seat} at {self.table}>"

    @property
    def info(self) -> TableInfo:
        """The table as last heard of."""
        if self._course.table is None:
            self.look()
        assert self._course.table is not None
        return self._course.table

    # Over HTTP

    def look(self) -> Moment | None:
        """The current position; None before the game has begun."""
        return self._seen(self._call("GET"))

    def move(self, act: Any, at: int) -> Moment:
        """Plays over HTTP and returns the position after it.

        Raises `Refused`: with status 409 if somebody has moved since, look again then. If the connection
        breaks, the same move is sent again, which cannot play it twice.
        """
        line = games.get(self.info.game).forms.without_seat(act)
        for pause in (*PAUSES, None):
            try:
                found = self._seen(self._call("POST", "/moves", {"at": at, "move": line}))
            except Unreachable:
                if pause is None:
                    raise
                time.sleep(pause)
                continue
            except Refused as refused:
                if refused.status != STALE or pause == PAUSES[0]:
                    raise
                found = self._seen(refused.body)  # it, or somebody else's, was played before
            assert found is not None
            return found
        raise AssertionError

    def stand_in(self) -> None:
        """Lets one of the server's bots play on here."""
        self._call("PUT", f"/seats/{self.seat}", {"kind": "bot"})

    def leave(self) -> None:
        """Frees the seat before the game has begun; later a bot stands in."""
        try:
            self._call("PUT", f"/seats/{self.seat}", {"kind": "open"})
        except Refused as refused:
            if refused.error != "started":
                raise
            self.stand_in()

    def _call(self, method: str, path: str = "", body: Any = None) -> bytes:
        return call(self.server.address, method, f"/tables/{self.table}{path}", body, self.token)

    def _seen(self, body: bytes) -> Moment | None:
        position = decoded(body, Position)
        if position.table is not None:
            self._course.table = position.table
        return moment_of(position.at, position.view, self._course.table)

    # Over the stream

    def moments(self) -> Generator[Moment, None, None]:
        """Every position that this seat gets to see, until the game is over; each index at most once."""
        with closing(self.updates()) as updates:
            for update in updates:
                if isinstance(update, Moment):
                    yield update
                    if update.over:
                        return

    def updates(self) -> Generator[Update, None, None]:
        """Moments, and the table whenever something else has changed there; never ends by itself.

        Raises `Lost` if the stream is refused, or cannot be had for five minutes, and `Refused` if a move
        of `play` was.
        """
        since = time.monotonic()
        while True:
            code, reason = None, ""
            try:
                with connect(self._course.address, compression=None, max_size=None) as self._stream:
                    self._stream.send(self._course.hello())
                    while True:
                        waiting = self._waiting
                        yield from self._course.take(waiting.popleft() if waiting else self._stream.recv())
                        since = time.monotonic()
                        self._send_later()
            except ConnectionClosed:
                pass
            except InvalidStatus as error:
                raise_lost(error.response.status_code)
            except (OSError, WebSocketException) as error:
                reason = str(error)
            finally:
                stream, self._stream = self._stream, None
                self._waiting.clear()  # the next stream begins with the position then
            if stream is not None:
                code, reason = stream.close_code, stream.close_reason or reason
            pause = self._course.ended(code, reason)
            if time.monotonic() - since > PATIENCE:
                raise Unreachable(f"{self.server.address}: {reason}")
            time.sleep(pause)

    def play(self, act: Any, at: int | None = None) -> None:
        """Sends an act over the stream; what comes of it is the next moment.

        It carries the index of the latest moment, or `at`. For one index, one act is sent.
        """
        text = self._course.play(act, at)
        if text is not None and self._stream is not None:
            with suppress(ConnectionClosed):  # it is sent again when the stream is back
                self._stream.send(text)

    def behind(self) -> bool:
        """Whether a later moment is waiting: an act that is chosen now would come too late."""
        if self._stream is not None:
            with suppress(TimeoutError, ConnectionClosed):
                while True:
                    self._waiting.append(self._stream.recv(timeout=0))
        return any(map(self._course.is_later, self._waiting))

    def _send_later(self) -> None:
        text, self._course.later = self._course.later, None
        if text is not None and self._stream is not None:
            time.sleep(PAUSES[2])
            self._stream.send(text)
