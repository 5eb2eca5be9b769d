"""A graceful end: proxies are told first, what is under way is stored, and then streams end with 1012.

Pages take 1012 as "come back at once", so after a restart nobody loses more than a blink.
"""

from __future__ import annotations

import signal
import socket
import time
from types import FrameType
from typing import Protocol

import uvicorn


class Leaving(Protocol):
    """An application that can be told that its server ends."""

    def leave(self) -> None:
        """Say so to proxies."""

    async def part(self) -> None:
        """End the streams, once what is under way is stored."""


class GracefulServer(uvicorn.Server):
    """Uvicorn's server, which drains for some seconds after SIGTERM."""

    def __init__(self, config: uvicorn.Config, app: Leaving, drain: float) -> None:
        super().__init__(config)
        self._app = app
        self._drain = drain
        self._until: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._app.leave()
        if sig == signal.SIGTERM and self._drain and self._until is None:
            self._captured_signals.append(sig)
            self._until = time.monotonic() + self._drain
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self._until is not None and time.monotonic() >= self._until:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.leave()
        await self._app.part()
        await super().shutdown(sockets)
