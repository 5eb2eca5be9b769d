"""The calls about tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from stammtisch.server import messages, requests
from stammtisch.server.callers import caller_address
from stammtisch.server.http.exchange import (
    PAGE,
    SeatPath,
    TableId,
    answers,
    asks,
    bearer,
    body,
    json_response,
    key_of,
    limit,
    limit_tables,
    lobby_of,
    persons_of,
    registry_of,
    room_of,
    security,
    using,
)
from stammtisch.server.refusals import Refused, StaleMove
from stammtisch.server.seats.seats import Right
from stammtisch.server.tables import seating
from stammtisch.server.tables.table import Table

router = APIRouter(prefix="/api")


@router.post(
    "/tables",
    status_code=201,
    summary="Sets up a table; it begins at once if no seat is open",
    responses=answers(messages.Created, 400, 413, 507, status=201),
    openapi_extra=asks(requests.AskTable, key="maybe"),
)
async def create_table(request: Request) -> Response:
    await limit_tables(request)
    ask = await body(request, requests.AskTable)
    key = key_of(request)
    also = await persons_of(request).sitting(key, ask.game)
    address = caller_address(request.scope)
    return json_response(await registry_of(request).create(ask, address=address, key=key, also=also), 201)


@router.get("/join/{code}", responses=answers(messages.Found, 404), summary="Finds a table by its short code")
async def find_table(
    request: Request, code: Annotated[str, Path(max_length=32, description="The table's join code.")]
) -> Response:
    limit(request, "codes")
    return json_response(messages.Found(await registry_of(request).find(code)))


@router.get(
    "/tables/{table}",
    summary="The table as this seat (without a token: a spectator) sees it",
    responses=answers(messages.Position, 401, 403, 404),
    openapi_extra=security("maybe"),
)
async def look(request: Request, table: TableId) -> Response:
    async with using(request, table) as found:
        # A page at the table has a stream; one that asks is another, such as the list of games.
        return json_response(await found.look(bearer(request), sign=PAGE not in request.headers))


async def _position(table: Table, token: str | None) -> Response:
    return json_response(await table.look(token))


@router.post(
    "/tables/{table}/seats",
    status_code=201,
    summary="Takes an open seat",
    responses=answers(messages.Taken, 400, 403, 404, 409, 413, status=201),
    openapi_extra=asks(requests.TakeSeat, key="maybe"),
)
async def take_seat(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.TakeSeat)
    key = key_of(request)
    async with using(request, table) as found:
        taken = await lobby_of(request).sit(found, ask, key, caller_address(request.scope))
        return json_response(taken, 201)


@router.put(
    "/tables/{table}/seats/{seat}",
    summary="Fills, frees or gives back a seat; for the host, its holder, and guests while the host is away",
    responses=answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.ChangeSeat, token="always"),
)
async def change_seat(request: Request, table: TableId, seat: SeatPath) -> Response:
    ask = await body(request, requests.ChangeSeat)
    token = bearer(request)
    async with using(request, table) as found:
        changed = await seating.change_seat(found, seat, ask, token)
        if ask.kind == "open":
            await persons_of(request).left(found, seat)
        return json_response(changed)


@router.post(
    "/tables/{table}/start",
    summary="Fills the open seats with bots and begins; for the host, and guests while the host is away",
    responses=answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.StartTable, token="always"),
)
async def start_table(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.StartTable)
    async with using(request, table) as found:
        token = bearer(request)
        await seating.start_early(found, ask.bot, token)
        return await _position(found, token)


@router.put(
    "/tables/{table}/pace",
    summary="Changes the bots' pace from now on; for everybody who has a seat",
    responses=answers(messages.Position, 400, 401, 404, 409, 413),
    openapi_extra=asks(requests.ChangePace, token="always"),
)
async def change_pace(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.ChangePace)
    if ask.pace not in requests.PACES:
        raise Refused(422, "bad-request", detail="the pace is 0.2, 0.8 or 1.4 seconds: quick, usual or calm")
    token = bearer(request)
    async with using(request, table) as found:
        await found.change_pace(found.holder(token), registry_of(request).allowed_pace(ask.pace))
        return await _position(found, token)


@router.post(
    "/tables/{table}/contribution",
    summary="Reveals the random bytes whose hash is in the table's closed list",
    responses=answers(messages.TableInfo, 400, 401, 403, 404, 409, 413),
    openapi_extra=asks(requests.Contribute, token="always"),
)
async def contribute(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.Contribute)
    async with using(request, table) as found:
        right = found.holder(bearer(request))
        return json_response(await found.contribute(right, bytes.fromhex(ask.value), ask.next))


@router.post(
    "/tables/{table}/moves",
    summary="Plays; `at` is the index of the next journal entry as the caller knows it",
    responses=answers(messages.Played, 400, 401, 403, 404, 413, stale=messages.Stale),
    openapi_extra=asks(requests.PlayMove, token="always"),
)
async def play(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.PlayMove)
    async with using(request, table) as found:
        right = found.holder(bearer(request))
        try:
            await found.play(right, ask.at, ask.move)
        except StaleMove as stale:
            answer = partial(messages.Stale, stale.error, stale.reason, stale.key)
            return await _standing(found, right, 409, answer)
        return await _standing(found, right, 200, messages.Played)


async def _standing(table: Table, right: Right, status: int, answer: Callable[..., Any]) -> Response:
    at, legal, view = await table.standing(right)
    return json_response(answer(at, legal, view), status)


@router.post(
    "/tables/{table}/talk",
    status_code=201,
    summary="Writes to the table, if it allows text",
    responses=answers(messages.TalkLine, 400, 401, 403, 404, 413, 507, status=201),
    openapi_extra=asks(requests.Say, token="always"),
)
async def say(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.Say)
    limit(request, "texts")
    room_of(request).need_disk()
    async with using(request, table) as found:
        return json_response(await found.say(found.holder(bearer(request)), ask.text), 201)


@router.post(
    "/tables/{table}/again",
    status_code=201,
    summary="A new table for the same people, who keep their tokens",
    responses=answers(messages.Again, 400, 401, 403, 404, 409, 413, 507, status=201),
    openapi_extra=asks(requests.AskAgain, token="always", needed=False),
)
async def again(request: Request, table: TableId) -> Response:
    ask = await body(request, requests.AskAgain) if await request.body() else requests.AskAgain()
    limit(request, "tables")
    async with using(request, table) as found:
        found.holder(bearer(request))
        if found.again is None:
            await room_of(request).need_table(caller_address(request.scope))
        also = await persons_of(request).again(
            found, partial(seating.moved, players=len(found.chairs), seats=ask.seats)
        )
        return json_response(await registry_of(request).again(found, ask.bots, ask.seats, also), 201)
