"""The calls about reviews and the coach."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from stammtisch.server import messages, requests
from stammtisch.server.callers import caller_address
from stammtisch.server.http.exchange import (
    TableId,
    answers,
    asks,
    bearer,
    body,
    json_response,
    limit,
    security,
    using,
)
from stammtisch.server.judging import counsel
from stammtisch.server.judging.reviews import Reviews, need_reviewable
from stammtisch.server.judging.trying import try_moves
from stammtisch.server.tables.table import Table

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/review",
    summary="What each decision of a finished game cost, and what was luck; 202 until it is complete",
    responses={
        **answers(messages.Reviewed, 401, 403, 404, 409, 507),
        202: answers(messages.Reviewed, status=202)[202],
    },
    openapi_extra=security("maybe"),
)
async def get_review(request: Request, table: TableId) -> Response:
    limit(request, "reviews")
    async with using(request, table) as found:
        known = await _review(request, found)
        return json_response(known, 200 if known.progress == 1 else 202)


async def _review(request: Request, table: Table) -> messages.Reviewed:
    async with table.exclusive():
        table.need_past(table.right(bearer(request)))
        need_reviewable(table)
    reviews: Reviews = request.app.state.reviews
    return await reviews.look(table.id, caller_address(request.scope))


@router.post(
    "/tables/{table}/review/try",
    summary="Another turn at a decision of a finished game: what the seat sees then, or what it loses",
    responses=answers(messages.Tried, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.TryMoves, token="maybe"),
)
async def try_turn(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.TryMoves)
    limit(request, "hints")
    async with using(request, table) as found:
        known = await _review(request, found)
        return json_response(await try_moves(found, known, ask, caller_address(request.scope)))


@router.put(
    "/tables/{table}/coach",
    summary="A seat's wish to have the coach, which is on while everybody who plays wishes it",
    responses=answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.ChangeCoach, token="always"),
)
async def change_coach(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.ChangeCoach)
    async with using(request, table) as found:
        right = found.holder(bearer(request))
        return json_response(await counsel.change_coach(found, right, on=ask.on))


@router.post(
    "/tables/{table}/hint",
    summary="The coach's advice to the seat on turn, from what this seat knows",
    responses=answers(messages.Hint, 401, 403, 404, 409),
    openapi_extra=security("always"),
)
async def hint(request: Request, table: TableId) -> Response:
    limit(request, "hints")
    async with using(request, table) as found:
        return json_response(await counsel.hint(found, found.holder(bearer(request))))


@router.post(
    "/tables/{table}/warning",
    summary="What moves would lose, before the seat on turn makes them",
    responses=answers(messages.Warned, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.AskWarning, token="always"),
)
async def warning(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.AskWarning)
    limit(request, "hints")
    async with using(request, table) as found:
        return json_response(await counsel.warning(found, found.holder(bearer(request)), ask))
