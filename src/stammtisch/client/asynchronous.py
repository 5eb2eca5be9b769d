"""The client for programs on asyncio: the same as the plain one, with `await`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from stammtisch.client.calls import Unreachable
from stammtisch.client.course import PATIENCE, PAUSES, Course, Update, raise_lost
from stammtisch.client.messages import TableInfo
from stammtisch.client.moments import Moment
from stammtisch.client.synchronous import Seat, Server

__all__ = ["AsyncSeat", "AsyncServer"]


class AsyncServer:
    """A running server, such as `http://127.0.0.1:8480`."""

    def __init__(self, address: str) -> None:
        self._plain = Server(address)
        self.address = self._plain.address

    def __repr__(self) -> str:
        return f"AsyncServer({self.address!r})"

    async def find(self, code: str) -> str:
        """The table of that short code; raises `Refused` if there is none."""
        return await asyncio.to_thread(self._plain.find, code)

    async def table(self, table: str) -> TableInfo:
        """A table, as a spectator sees it."""
        return await asyncio.to_thread(self._plain.table, table)

    async def sit(self, code: str, name: str, *, seat: int | None = None) -> AsyncSeat:
        """Takes an open seat, which is shown as a program's."""
        taken = await asyncio.to_thread(self._plain.sit, code, name, seat=seat)
        return AsyncSeat(self, taken.table, taken.seat, taken.token)


class AsyncSeat:
    """A seat that its token holds; without one, a spectator."""

    def __init__(
        self, server: AsyncServer, table: str, seat: int | None = None, token: str | None = None
    ) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.token = token
        self._plain = Seat(Server(server.address), table, seat, token)
        self._course = Course(server.address, table, token)
        self._stream: ClientConnection | None = None

    def __repr__(self) -> str:
        return f"<AsyncSeat {self.seat} at {self.table}>"

    # Over HTTP

    async def look(self) -> Moment | None:
        """The current position; None before the game has begun."""
        return await asyncio.to_thread(self._plain.look)

    async def move(self, act: Any, at: int) -> Moment:
        """Plays over HTTP and returns the position after it; see `Seat.move`."""
        return await asyncio.to_thread(self._plain.move, act, at)

    async def stand_in(self) -> None:
        """Lets one of the server's bots play on here."""
        await asyncio.to_thread(self._plain.stand_in)

    async def leave(self) -> None:
        """Frees the seat before the game has begun; later a bot stands in."""
        await asyncio.to_thread(self._plain.leave)

    # Over the stream

    async def moments(self) -> AsyncGenerator[Moment, None]:
        """Every position that this seat gets to see, until the game is over; each index at most once."""
        async with aclosing(self.updates()) as updates:
            async for update in updates:
                if isinstance(update, Moment):
                    yield update
                    if update.over:
                        return

    async def updates(self) -> AsyncGenerator[Update, None]:
        """Moments, and the table whenever something else has changed there; see `Seat.updates`."""
        since = time.monotonic()
        while True:
            code, reason = None, ""
            try:
                async with connect(self._course.address, compression=None, max_size=None) as self._stream:
                    await self._stream.send(self._course.hello())
                    async for text in self._stream:
                        for update in self._course.take(text):
                            yield update
                        since = time.monotonic()
                        await self._send_later()
            except ConnectionClosed:
                pass
            except InvalidStatus as error:
                raise_lost(error.response.status_code)
            except (OSError, WebSocketException) as error:
                reason = str(error)
            finally:
                stream, self._stream = self._stream, None
            if stream is not None:
                code, reason = stream.close_code, stream.close_reason or reason
            pause = self._course.ended(code, reason)
            if time.monotonic() - since > PATIENCE:
                raise Unreachable(f"{self.server.address}: {reason}")
            await asyncio.sleep(pause)

    async def play(self, act: Any, at: int | None = None) -> None:
        """Sends an act over the stream; see `Seat.play`."""
        text = self._course.play(act, at)
        if text is not None and self._stream is not None:
            with suppress(ConnectionClosed):  # it is sent again when the stream is back
                await self._stream.send(text)

    async def _send_later(self) -> None:
        text, self._course.later = self._course.later, None
        if text is not None and self._stream is not None:
            await asyncio.sleep(PAUSES[2])
            await self._stream.send(text)
