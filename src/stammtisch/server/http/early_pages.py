"""Opens the door at once: pages are served while the rest of the house is still being set up.

The framework and the database take most of a second to import; the first page needs neither.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.server.callers import HostNames
from stammtisch.server.http.guard import Safety
from stammtisch.server.http.static_pages import ClientFiles
from stammtisch.server.limits import Addresses
from stammtisch.server.settings import Settings

__all__ = ["Doorman"]

log = logging.getLogger("stammtisch.server")

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


def _collect_less() -> None:
    """What has been loaded stays; a table's past is long-lived too, and looking through it all is dear."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


class Doorman:
    """An ASGI application that loads the real one in the background; `failed` hears if that goes wrong."""

    def __init__(self, settings: Settings, failed: Callable[[BaseException], None]) -> None:
        self._settings = settings
        self._failed = failed
        hosts = HostNames(settings.host_names, any_address=settings.any_address)
        self._pages = Safety(ClientFiles(settings.client), Addresses(settings.limits), hosts)
        self._house: asyncio.Task[Any] | None = None
        self._open = contextlib.AsyncExitStack()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith("/api"):
            await self._pages(scope, receive, send)
        else:
            assert self._house is not None
            house = await asyncio.shield(self._house)
            await house(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()  # lifespan.startup
        self._house = asyncio.create_task(self._set_up())
        self._house.add_done_callback(self._check)
        await send({"type": "lifespan.startup.complete"})
        await receive()  # lifespan.shutdown
        self._house.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await self._house
        await self._open.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _set_up(self) -> Any:
        app = await asyncio.to_thread(self._build)
        await self._open.enter_async_context(app.router.lifespan_context(app))
        _collect_less()
        return app

    def _build(self) -> Any:
        from stammtisch.server.http.app import create_app

        return create_app(self._settings)

    def _check(self, house: asyncio.Task[Any]) -> None:
        if not house.cancelled() and (error := house.exception()):
            self._failed(error)
