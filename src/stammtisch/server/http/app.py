"""The application: HTTP calls, streams and pages combined."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from stammtisch.core.game import IllegalMove
from stammtisch.server.archive.archive import Shelf
from stammtisch.server.archive.evenings import Evenings
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.browser_errors import BrowserErrors
from stammtisch.server.callers import HostNames
from stammtisch.server.daily.attempts import Attempts
from stammtisch.server.daily.days import Days
from stammtisch.server.daily.page import DailyPage
from stammtisch.server.daily.same_deal import Deals
from stammtisch.server.figures import Figures
from stammtisch.server.http import schema
from stammtisch.server.http.calls import (
    archives,
    company,
    daily,
    games,
    judging,
    lobby,
    notices,
    operating,
    persons,
    tables,
)
from stammtisch.server.http.guard import Guard
from stammtisch.server.http.prefix import Prefix
from stammtisch.server.http.public_url import with_public_url
from stammtisch.server.http.static_pages import ClientFiles
from stammtisch.server.judging.reviews import Reviews
from stammtisch.server.keeping.tidy_daily import TidyDaily
from stammtisch.server.limits import Addresses
from stammtisch.server.lobby.company import Company
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.lobby.operator import Operator
from stammtisch.server.nodes.node import Node
from stammtisch.server.notices.notices import Notices
from stammtisch.server.operating.readiness import Readiness
from stammtisch.server.operating.room import Disk, Room, TablesEach
from stammtisch.server.outbox.deadlines import Deadlines
from stammtisch.server.outbox.outbox import Outbox
from stammtisch.server.persons.keys import HEADER
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused, illegal
from stammtisch.server.registry.registry import Registry
from stammtisch.server.settings import Settings
from stammtisch.server.store import NotRead, Store, StoreFailed
from stammtisch.server.stream.audience import COME_BACK
from stammtisch.server.stream.streams import Streams

log = logging.getLogger("stammtisch.server")

ABOUT = """Tables for RAISE and THE GAME.

A seat is held by a token, sent as `Authorization: Bearer …`. The stream of a table is a WebSocket at
`/api/tables/{table}/stream?from=N`: its messages are the types `ClientMessage` and `ServerMessage`;
the first one sent is `hello`. Every refusal has the form `Refusal`.

A person who wants to keep their games sends a private key of 32 hexadecimal digits as `Stammtisch-Key`.
"""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    settings = with_public_url(settings or Settings())
    addresses = Addresses(settings.limits)
    figures = Figures()
    hosts = HostNames(settings.host_names, any_address=settings.any_address)
    prefix = Prefix(settings.prefix).path

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = Registry(
            Store(settings.database, figures),
            BotWorkers(settings.workers, cap=settings.bot_cap, figures=figures),
            pace=settings.pace,
            quickest_pace=settings.quickest_pace,
            watched_for=settings.watched_for,
            absent_after=settings.absent_after,
            idle_after=settings.idle_after,
            sleep_after=settings.sleep_after,
            host_gone_after=settings.host_gone_after,
            source=settings.source,
            contributions_within=settings.contributions_within,
            sets=settings.sets,
            clock=settings.clock,
            figures=figures,
        )
        disk = Disk(settings.database, settings.disk_reserve)
        app.state.room = room = Room(disk, TablesEach(registry, settings.tables_each))
        app.state.readiness = readiness = Readiness(registry.store, settings.client, disk, registry.presence)
        outbox = Outbox(
            registry.store, clock=settings.clock, look_every=settings.outbox_every, figures=figures
        )
        telling = Notices(registry, outbox, settings)
        app.state.deadlines = Deadlines(registry, outbox, telling.tell)
        tidying = TidyDaily(registry, outbox, settings.tidy_after)
        everybody = Persons(registry)
        days = Days(registry, par_games=settings.par_games, par_after=settings.par_after)
        await registry.open()
        await telling.open()
        await outbox.open()
        tidying.open()
        days.open()
        app.state.registry = registry
        app.state.outbox = outbox
        app.state.notices = telling
        app.state.persons = everybody
        app.state.daily_page = DailyPage(registry.store, days, everybody)
        app.state.attempts = Attempts(registry, days, everybody, room.need_table)
        app.state.deals = Deals(registry, everybody)
        app.state.company = people = Company(registry, everybody, telling.invite)
        app.state.lobby = hall = Lobby(registry, everybody, people, room.need_table)
        hall.open()
        app.state.node = node = Node(registry, settings.database, addresses)
        node.on_persons, node.on_contacts = hall.renew, telling.look_again
        node.on_gone = telling.catch_up
        node.on_cut_off = lambda: hall.drop(COME_BACK)
        await node.open()
        operator = Operator(settings.socket, registry, everybody, people, app.state.browser_errors)
        await operator.open()
        app.state.evenings = Evenings(registry)
        app.state.shelf = shelf = Shelf()
        app.state.reviews = reviews = Reviews(registry, room.need_disk)
        try:
            yield
        finally:
            shelf.close()
            await readiness.close()
            await tidying.close()
            await node.close()
            await outbox.close()
            await operator.close()
            await hall.close()
            await telling.close()
            await reviews.close()
            await days.close()
            await everybody.close()
            await registry.close()

    app = FastAPI(
        title="stammtisch",
        version="1",
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=not prefix,  # they would lead outside the prefix
        servers=[{"url": prefix}] if prefix else None,
    )
    app.state.addresses = addresses
    app.state.client = settings.client
    app.state.figures = figures
    app.state.browser_errors = BrowserErrors(settings.clock, figures) if settings.browser_errors else None
    for calls in (games, tables, archives, judging, persons, daily, lobby, company, notices, operating):
        app.include_router(calls.router)
    pages = ClientFiles(
        settings.client, settings.prefix, settings.public_url, browser_errors=settings.browser_errors
    )
    app.router.default = pages
    # Links in e-mails are pages, though they answer to a POST as well.
    app.router.routes.append(Route("/mail/{link:path}", pages, methods=["GET"], include_in_schema=False))
    app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)
    app.add_middleware(Guard, addresses=addresses, hosts=hosts, figures=figures)
    app.add_middleware(Streams, settings=settings, hosts=hosts, figures=figures)
    _refuse_in_one_shape(app, figures)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


def _answer(refused: Refused, figures: Figures) -> Response:
    figures.refusals[refused.error] += 1
    headers = {"Cache-Control": "no-store"}
    if refused.retry_after is not None:
        headers["Retry-After"] = str(refused.retry_after)
    return Response(refused.body(), refused.status, headers, "application/json")


def _refuse_in_one_shape(app: FastAPI, figures: Figures) -> None:
    answer = partial(_answer, figures=figures)

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> Response:
        return answer(error)

    @app.exception_handler(IllegalMove)
    async def forbidden(_request: Request, error: IllegalMove) -> Response:
        return answer(illegal(error))

    @app.exception_handler(StoreFailed)
    async def not_stored(_request: Request, error: StoreFailed) -> Response:
        key = "error-busy" if isinstance(error, NotRead) else "error-not-stored"
        return answer(Refused(503, "busy", key, retry_after=1))

    @app.exception_handler(RequestValidationError)
    async def bad_request(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = " ".join(str(part) for part in first["loc"])
        return answer(Refused(422, "bad-request", detail=f"{place}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def no_route(_request: Request, error: HTTPException) -> Response:
        word = {404: "not-found", 405: "bad-method"}.get(error.status_code, "bad-request")
        return answer(Refused(error.status_code, word, "error-bad-request", detail=str(error.detail)))

    @app.exception_handler(Exception)
    async def failed(_request: Request, error: Exception) -> Response:
        return answer(Refused(500, "internal"))


def _described(app: FastAPI) -> dict[str, Any]:
    """FastAPI's OpenAPI description with our own types and the stream's messages."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            servers=app.servers,
        )
        found["components"] = {
            "schemas": schema.components(),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "key": {"type": "apiKey", "in": "header", "name": HEADER},
            },
        }
        schema.illustrate(found)
        app.openapi_schema = found
    return app.openapi_schema
