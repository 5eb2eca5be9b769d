"""The calls about public tables, and what their hosts decide."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from stammtisch.server import messages, requests
from stammtisch.server.callers import caller_address
from stammtisch.server.http.exchange import (
    SeatPath,
    TableId,
    answers,
    asks,
    bearer,
    body,
    json_response,
    key_of,
    limit,
    lobby_of,
    persons_of,
    security,
    using,
)
from stammtisch.server.lobby import hosting
from stammtisch.server.messages.lobby import FoundGame, LobbyList

router = APIRouter(prefix="/api")

Language = Annotated[
    str | None, Query(pattern="^[a-z]{2}$", description="Tables in this language come first: two letters.")
]


@router.get(
    "/lobby",
    summary="The public tables: those that wait, and those to watch",
    responses=answers(LobbyList),
    openapi_extra=security(key="maybe"),
)
async def look_at_lobby(request: Request, language: Language = None) -> Response:
    key = key_of(request)
    return json_response(await lobby_of(request).look(key.person if key else None, language))


@router.post(
    "/lobby/find",
    status_code=201,
    summary="Seats the caller at a public table that fits, or opens one",
    responses=answers(FoundGame, 400, 413, 507, status=201),
    openapi_extra=asks(requests.FindGame, key="maybe"),
)
async def find_game(request: Request) -> Response:
    limit(request, "tables")
    ask = await body(request, requests.FindGame)
    found = await lobby_of(request).find(ask, key_of(request), caller_address(request.scope))
    return json_response(found, 201)


@router.put(
    "/tables/{table}/public",
    summary="Shows the table in the lobby, or no longer; for the host",
    responses=answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.ChangePublic, token="always"),
)
async def change_public(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.ChangePublic)
    token = bearer(request)
    async with using(request, table) as found:
        found.need_host(token)
        await hosting.publish(found, public=ask.public)
        return json_response(await found.look(token))


@router.post(
    "/tables/{table}/close",
    summary="Closes a table that has not begun, for good; for the host",
    responses=answers(messages.Position, 401, 403, 404, 409),
    openapi_extra=security("always"),
)
async def close_table(request: Request, table: TableId) -> Response:
    token = bearer(request)
    async with using(request, table) as found:
        found.need_host(token)
        if await hosting.close_table(found):
            await persons_of(request).nobody_played(found)
        return json_response(await found.look(token))


@router.put(
    "/tables/{table}/seats/{seat}/muted",
    summary="Mutes a person at this table, or no longer; for the host",
    responses=answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.ChangeMuted, token="always"),
)
async def change_muted(request: Request, table: TableId, seat: SeatPath) -> Response:
    ask = await body(request, requests.ChangeMuted)
    token = bearer(request)
    async with using(request, table) as found:
        found.need_host(token)
        await hosting.mute(found, seat, muted=ask.muted)
        return json_response(await found.look(token))
