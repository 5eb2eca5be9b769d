"""The calls about a person's own games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from stammtisch.server.http.exchange import (
    answers,
    json_response,
    need_key,
    persons_of,
    registry_of,
    security,
)
from stammtisch.server.messages.persons import Export, Me, Running
from stammtisch.server.persons.running import running_games

router = APIRouter(prefix="/api")

Before = Annotated[
    float | None,
    Query(allow_inf_nan=False, description="Only games that ended before, in seconds since 1970."),
]


@router.get(
    "/me",
    summary="The caller's finished games, newest first",
    responses=answers(Me, 401, 404),
    openapi_extra=security(key="always"),
)
async def look_at_me(request: Request, before: Before = None) -> Response:
    return json_response(await persons_of(request).me(need_key(request), before))


@router.get(
    "/me/running",
    summary="The caller's tables that wait or run, with the tokens of their seats; their own turns first",
    responses=answers(Running, 401),
    openapi_extra=security(key="always"),
)
async def look_at_running(request: Request) -> Response:
    return json_response(await running_games(registry_of(request), need_key(request)))


@router.get(
    "/me/export",
    summary="Everything that is kept of the caller",
    responses=answers(Export, 401, 404),
    openapi_extra=security(key="always"),
)
async def export_me(request: Request) -> Response:
    response = json_response(await persons_of(request).export(need_key(request)))
    response.headers["Content-Disposition"] = 'attachment; filename="stammtisch-games.json"'
    return response


@router.delete(
    "/me",
    status_code=204,
    summary="Deletes everything that is kept of the caller; the tables stay, without the link",
    responses=answers(None, 401, 404, status=204),
    openapi_extra=security(key="always"),
)
async def delete_me(request: Request) -> Response:
    await persons_of(request).delete(need_key(request))
    return Response(status_code=204)
