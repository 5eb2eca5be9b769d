"""The calls about deals that many play: the day's, and those of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from stammtisch.server import messages, requests
from stammtisch.server.callers import caller_address
from stammtisch.server.daily.attempts import Attempts
from stammtisch.server.daily.calendar import read_day
from stammtisch.server.daily.page import DailyPage
from stammtisch.server.daily.same_deal import Deals
from stammtisch.server.http.exchange import (
    TableId,
    answers,
    asks,
    bearer,
    body,
    json_response,
    key_of,
    limit,
    limit_tables,
    security,
    using,
)
from stammtisch.server.refusals import Refused

router = APIRouter(prefix="/api")

Day = Annotated[str | None, Query(max_length=32, description="A day in UTC, like `2026-11-17`; else today.")]
GameName = Annotated[str, Path(max_length=100, description="The game's name.")]


def _page(request: Request) -> DailyPage:
    page: DailyPage = request.app.state.daily_page
    return page


@router.get(
    "/daily",
    summary="The deals of a day, par, and how people did",
    responses=answers(messages.Daily, 404),
    openapi_extra=security(key="maybe"),
)
async def look_at_day(request: Request, day: Day = None) -> Response:
    return json_response(await _page(request).day(_need_day(day), key_of(request)))


def _need_day(text: str | None) -> str | None:
    day = None if text is None else read_day(text)
    if text is not None and day is None:
        raise Refused(422, "bad-request", detail="a day is written like 2026-11-17")
    return day


@router.get(
    "/daily/calendar",
    summary="The days on which the caller's attempts counted, and streaks",
    responses=answers(messages.Calendar, 404),
    openapi_extra=security(key="maybe"),
)
async def look_at_calendar(request: Request) -> Response:
    return json_response(await _page(request).calendar(key_of(request)))


@router.post(
    "/daily/{game}",
    status_code=201,
    summary="A table with the day's deal; a person's first one counts, and is found again while it runs",
    responses={
        **answers(messages.DailyTable, 400, 404, 413, 507, status=201),
        200: {**answers(messages.DailyTable)[200], "description": "the attempt that counts; it still runs"},
    },
    openapi_extra=asks(requests.AskDaily, key="maybe"),
)
async def play_day(request: Request, game: GameName) -> Response:
    limit(request, "tables")
    ask = await body(request, requests.AskDaily)
    _need_day(ask.day)
    attempts: Attempts = request.app.state.attempts
    table, new = await attempts.table(game, ask, key_of(request), caller_address(request.scope))
    return json_response(table, 201 if new else 200)


def _deals(request: Request) -> Deals:
    deals: Deals = request.app.state.deals
    return deals


@router.post(
    "/tables/{table}/deal",
    status_code=201,
    summary="A new table with the deal of this finished game; bots play the other seats",
    responses=answers(messages.Created, 400, 401, 403, 404, 409, 413, 507, status=201),
    openapi_extra=asks(requests.AskDeal, token="maybe", key="maybe"),
)
async def play_deal(request: Request, table: TableId) -> Response:
    await limit_tables(request)
    ask = await body(request, requests.AskDeal)
    key, address = key_of(request), caller_address(request.scope)
    async with using(request, table) as found:
        right = found.right(bearer(request))
        return json_response(await _deals(request).play(found, right, ask, key, address), 201)


@router.get(
    "/tables/{table}/deal",
    summary="Everybody who has finished this deal",
    responses=answers(messages.Deal, 401, 403, 404, 409),
    openapi_extra=security("maybe", "maybe"),
)
async def compare_deal(request: Request, table: TableId) -> Response:
    limit(request, "archives")
    async with using(request, table) as found:
        right = found.right(bearer(request))
        return json_response(await _deals(request).compare(found, right, key_of(request)))
