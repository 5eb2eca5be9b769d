"""Serves static pages while the application is still loading.

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
from stammtisch.server.http.guard import CHECKS, Guard
from stammtisch.server.http.static_pages import ClientFiles
from stammtisch.server.limits import Addresses
from stammtisch.server.settings import Settings

log = logging.getLogger("stammtisch.server")

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


def _collect_less() -> None:
    """Make garbage collection rarer: modules and tables are long-lived, and scanning them is costly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


HEALTH = "/health"
ALIVE = b'{"alive":true}'
STARTING = b'{"ready":false,"missing":["the server is still starting"],"notes":[]}'


async def _check(scope: Scope, _receive: Receive, send: Send) -> None:
    """Answer proxies before the application can."""
    status, body = (200, ALIVE) if scope["path"] == HEALTH else (503, STARTING)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def _is_page(scope: Scope) -> bool:
    """Links in e-mails are pages, and answer to a POST as well."""
    if scope["type"] != "http" or scope["path"].startswith("/api") or scope["path"] in CHECKS:
        return False
    return scope["method"] != "POST" or not scope["path"].startswith("/mail/")


class EarlyPages:
    """An ASGI application that loads the real one in the background; calls `failed` if that goes wrong."""

    def __init__(self, settings: Settings, failed: Callable[[BaseException], None]) -> None:
        self._settings = settings
        self._failed = failed
        hosts = HostNames(settings.host_names, any_address=settings.any_address)
        files = ClientFiles(
            settings.client, settings.prefix, settings.public_url, browser_errors=settings.browser_errors
        )
        self._pages = Guard(files, Addresses(settings.limits), hosts)
        self._checks = Guard(_check, Addresses(settings.limits), hosts)
        self._app: asyncio.Task[Any] | None = None
        self._open = contextlib.AsyncExitStack()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif _is_page(scope):
            await self._pages(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] in CHECKS and not self.loaded:
            await self._checks(scope, receive, send)
        else:
            assert self._app is not None
            app = await asyncio.shield(self._app)
            await app(scope, receive, send)

    @property
    def loaded(self) -> bool:
        """Whether the application is there."""
        app = self._app
        return app is not None and app.done() and not app.cancelled() and app.exception() is None

    @property
    def state(self) -> Any:
        """The application's state; None while it is loading."""
        return self._app.result().state if self.loaded and self._app else None

    def leave(self) -> None:
        """The server is about to end: `/ready` says so."""
        if self.state is not None:
            self.state.readiness.leaving = True

    async def part(self) -> None:
        """End all streams, once what is under way is stored."""
        if self.state is not None:
            from stammtisch.server.operating.parting import part

            await part(self.state.registry, self.state.lobby)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()  # lifespan.startup
        self._app = asyncio.create_task(self._set_up())
        self._app.add_done_callback(self._check)
        await send({"type": "lifespan.startup.complete"})
        await receive()  # lifespan.shutdown
        self._app.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await self._app
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

    def _check(self, app: asyncio.Task[Any]) -> None:
        if not app.cancelled() and (error := app.exception()):
            self._failed(error)
