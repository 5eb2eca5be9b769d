"""The calls about people among themselves: invitations, ignoring, reports."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from stammtisch.server import requests
from stammtisch.server.http.exchange import (
    SeatPath,
    TableId,
    answers,
    asks,
    bearer,
    body,
    company_of,
    json_response,
    key_of,
    limit,
    need_key,
    need_token,
    persons_of,
    security,
    using,
)
from stammtisch.server.messages.lobby import Ignored, Invitations, Invited, People

router = APIRouter(prefix="/api")

PersonPath = Annotated[str, Path(max_length=64, description="Stands for a person, for the caller alone.")]
AskedTable = Annotated[
    str | None, Query(max_length=32, description="Also tells where they sit at this table.")
]
DONE = 204


@router.get(
    "/me/people",
    summary="Those whom the caller has played with, latest first",
    responses=answers(People, 401, 404),
    openapi_extra=security(key="always"),
)
async def list_people(request: Request) -> Response:
    key = need_key(request)
    await persons_of(request).need(key)
    return json_response(People(await company_of(request).people(key)))


@router.post(
    "/tables/{table}/invitations",
    status_code=201,
    summary="Asks somebody to this table whom the caller has played with",
    responses=answers(Invited, 400, 401, 403, 404, 409, 413, status=201),
    openapi_extra=asks(requests.Invite, token="always", key="always"),
)
async def invite(request: Request, table: TableId) -> Response:
    limit(request, "invitations")
    token = need_token(request)
    key = need_key(request)
    ask = await body(request, requests.Invite)
    async with using(request, table) as found:
        right = found.holder(token)
        inviter = found.chairs[right.seat or 0].name
        await company_of(request).invite(key, found, inviter, ask.person)
        return json_response(Invited(True), 201)


@router.get(
    "/me/invitations",
    summary="The tables that the caller is asked to, newest first",
    responses=answers(Invitations, 401),
    openapi_extra=security(key="always"),
)
async def list_invitations(request: Request) -> Response:
    return json_response(Invitations(await company_of(request).invitations(need_key(request).person)))


@router.delete(
    "/me/invitations/{table}",
    status_code=DONE,
    summary="Declines an invitation; who invited is not told",
    responses=answers(None, 401, status=DONE),
    openapi_extra=security(key="always"),
)
async def decline(request: Request, table: TableId) -> Response:
    await company_of(request).decline(need_key(request).person, table)
    return Response(status_code=DONE)


@router.get(
    "/me/ignored",
    summary="Those whom the caller ignores",
    responses=answers(Ignored, 401),
    openapi_extra=security(key="always"),
)
async def list_ignored(request: Request, table: AskedTable = None) -> Response:
    return json_response(await company_of(request).ignored(need_key(request), table))


@router.delete(
    "/me/ignored/{person}",
    status_code=DONE,
    summary="No longer ignores somebody",
    responses=answers(None, 401, 404, status=DONE),
    openapi_extra=security(key="always"),
)
async def forgive(request: Request, person: PersonPath) -> Response:
    await company_of(request).forgive(need_key(request), person)
    return Response(status_code=DONE)


@router.put(
    "/tables/{table}/seats/{seat}/ignored",
    status_code=DONE,
    summary="Ignores the person on this seat, here and everywhere",
    responses=answers(None, 401, 403, 404, 409, status=DONE),
    openapi_extra=security("maybe", "always"),
)
async def ignore(request: Request, table: TableId, seat: SeatPath) -> Response:
    limit(request, "invitations")
    key = need_key(request)
    async with using(request, table) as found:
        found.need_right(found.right(bearer(request)))
        await company_of(request).ignore(key, found, seat)
        return Response(status_code=DONE)


@router.delete(
    "/tables/{table}/seats/{seat}/ignored",
    status_code=DONE,
    summary="No longer ignores the person on this seat",
    responses=answers(None, 401, 403, 404, 409, status=DONE),
    openapi_extra=security("maybe", "always"),
)
async def stop_ignoring(request: Request, table: TableId, seat: SeatPath) -> Response:
    key = need_key(request)
    async with using(request, table) as found:
        found.need_right(found.right(bearer(request)))
        await company_of(request).stop_ignoring(key, found, seat)
        return Response(status_code=DONE)


@router.post(
    "/tables/{table}/seats/{seat}/report",
    status_code=DONE,
    summary="Tells the operator of the person on this seat",
    responses=answers(None, 400, 401, 403, 404, 409, 413, status=DONE),
    openapi_extra=asks(requests.Report, token="maybe", key="maybe"),
)
async def report(request: Request, table: TableId, seat: SeatPath) -> Response:
    limit(request, "reports")
    ask = await body(request, requests.Report)
    async with using(request, table) as found:
        found.need_right(found.right(bearer(request)))
        await company_of(request).report(key_of(request), found, seat, ask.text)
        return Response(status_code=DONE)
