"""The calls about games of the past: record, replay, proof of chance, and the evening they belong to."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from stammtisch.server import messages
from stammtisch.server.archive.archive import Shelf, fairness, record, replay
from stammtisch.server.archive.evenings import Evenings
from stammtisch.server.http.exchange import (
    JSON,
    NDJSON,
    TableId,
    answers,
    bearer,
    json_response,
    limit,
    security,
    using,
)
from stammtisch.server.tables.table import Table

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/record",
    summary="The record; for a running game, what this seat may know",
    responses=answers(None, 401, 403, 404, 409, media=NDJSON),
    openapi_extra=security("maybe"),
)
async def get_record(request: Request, table: TableId) -> Response:
    limit(request, "archives")
    token = bearer(request)
    async with using(request, table) as found:
        async with found.exclusive():
            right = found.right(token)
            found.need_past(right)
            lines = record(found, right.seat)
        name = f'attachment; filename="{found.game.name}-{found.id}.jsonl"'
        make = partial(_ndjson, lines)
        if found.state == "over":
            return await _shelved(request, ("record", found.id, found.sealed), make, NDJSON, name)
        text = await _shelf(request).work(make)
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(text, media_type=NDJSON, headers=headers)


async def _let_in(table: Table, token: str | None) -> None:
    async with table.exclusive():
        table.need_past(table.right(token))


def _ndjson(lines: Iterable[Any]) -> bytes:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


def _shelf(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


async def _shelved(
    request: Request,
    key: tuple[str | bool | None, ...],
    make: Callable[[], bytes],
    media: str = JSON,
    disposition: str | None = None,
) -> Response:
    """A document of a finished game: made and compressed once, then cached."""
    found = await _shelf(request).fetch(key, make)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if disposition is not None:
        headers["Content-Disposition"] = disposition
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        found = await _shelf(request).work(partial(gzip.decompress, found))
    return Response(found, media_type=media, headers=headers)


@router.get(
    "/tables/{table}/replay",
    summary="A finished game step by step, as every seat saw it",
    responses=answers(messages.Replay, 401, 403, 404, 409),
    openapi_extra=security("maybe"),
)
async def get_replay(request: Request, table: TableId) -> Response:
    limit(request, "archives")
    async with using(request, table) as found:
        await _let_in(found, bearer(request))
        key = ("replay", found.id, found.again, found.sealed)
        return await _shelved(request, key, partial(replay, found))


@router.get(
    "/tables/{table}/fairness",
    summary="Everything needed to check the chance moves against the commitment",
    responses=answers(messages.Fairness, 401, 403, 404, 409),
    openapi_extra=security("maybe"),
)
async def get_fairness(request: Request, table: TableId) -> Response:
    limit(request, "archives")
    async with using(request, table) as found:
        await _let_in(found, bearer(request))
        return await _shelved(request, ("fairness", found.id), lambda: messages.encode(fairness(found)))


@router.get(
    "/tables/{table}/evening",
    summary="The games that these people have played one after the other, and what they add up to",
    responses=answers(messages.Evening, 401, 403, 404),
    openapi_extra=security("maybe"),
)
async def get_evening(request: Request, table: TableId) -> Response:
    limit(request, "archives")
    evenings: Evenings = request.app.state.evenings
    async with using(request, table) as found:
        return json_response(await evenings.ask(found, bearer(request)))
