"""The calls about notices: contacts, what they are told of, and the links in e-mails."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from stammtisch.server import messages, requests
from stammtisch.server.callers import public_origin
from stammtisch.server.http.exchange import (
    SeatPath,
    TableId,
    answers,
    asks,
    bearer,
    body,
    json_response,
    limit,
    notices_of,
    security,
    using,
)
from stammtisch.server.refusals import Refused

router = APIRouter()

ContactId = Annotated[str, Path(max_length=64, description="The contact's id.")]
MailToken = Annotated[str, Path(max_length=120, description="From the link in an e-mail.")]


@router.get(
    "/api/notices", responses=answers(messages.NoticesInfo), summary="How this server can tell people"
)
async def look(request: Request) -> Response:
    notices = notices_of(request)
    return json_response(messages.NoticesInfo(notices.keys.public, notices.mailer is not None))


@router.post(
    "/api/contacts/push",
    status_code=201,
    summary="A device that wants to be told by Web Push",
    responses=answers(messages.ContactInfo, 400, 413, status=201),
    openapi_extra=asks(requests.AskPush),
)
async def add_push(request: Request) -> Response:
    limit(request, "contacts")
    ask = await body(request, requests.AskPush)
    return json_response(await notices_of(request).contacts.add_push(ask, _place(request)), 201)


@router.post(
    "/api/contacts/mail",
    status_code=201,
    summary="An e-mail address, which is asked whether it wants to be told",
    responses=answers(messages.ContactInfo, 400, 403, 413, status=201),
    openapi_extra=asks(requests.AskMail),
)
async def add_mail(request: Request) -> Response:
    ask = await body(request, requests.AskMail)
    notices = notices_of(request)
    if notices.mailer is None:
        raise Refused(403, "no-mail")
    limit(request, "mails")
    return json_response(await notices.add_mail(ask), 201)


@router.get(
    "/api/contacts/{contact}",
    summary="A contact: whether it is still there, and confirmed",
    responses=answers(messages.ContactInfo, 404),
)
async def look_at_contact(request: Request, contact: ContactId) -> Response:
    return json_response(await notices_of(request).contacts.info(contact))


@router.delete(
    "/api/contacts/{contact}",
    status_code=204,
    summary="Deletes a contact; it is told nothing more",
    responses=answers(None, status=204),
)
async def delete_contact(request: Request, contact: ContactId) -> Response:
    await notices_of(request).contacts.delete(contact)
    return Response(status_code=204)


@router.get(
    "/api/tables/{table}/seats/{seat}/notices/{contact}",
    summary="Whether the contact is told of this seat",
    responses=answers(messages.Watched, 401, 403, 404),
    openapi_extra=security("always"),
)
async def look_at_notices(request: Request, table: TableId, seat: SeatPath, contact: ContactId) -> Response:
    proof = await _proof(request, table, seat)
    return json_response(messages.Watched(await notices_of(request).contacts.watches(contact, proof)))


@router.put(
    "/api/tables/{table}/seats/{seat}/notices/{contact}",
    status_code=204,
    summary="The contact is told of this seat, here and in the next games of the same people",
    responses=answers(None, 401, 403, 404, 409, status=204),
    openapi_extra=security("always"),
)
async def watch(request: Request, table: TableId, seat: SeatPath, contact: ContactId) -> Response:
    limit(request, "contacts")
    await notices_of(request).contacts.watch(contact, await _proof(request, table, seat))
    return Response(status_code=204)


@router.delete(
    "/api/tables/{table}/seats/{seat}/notices/{contact}",
    status_code=204,
    summary="The contact is no longer told of this seat",
    responses=answers(None, 401, 403, 404, status=204),
    openapi_extra=security("always"),
)
async def unwatch(request: Request, table: TableId, seat: SeatPath, contact: ContactId) -> Response:
    await notices_of(request).contacts.unwatch(contact, await _proof(request, table, seat))
    return Response(status_code=204)


async def _proof(request: Request, table: str, seat: int) -> str:
    """What the caller's token has proved; raises `Refused` unless it holds this seat."""
    async with using(request, table) as found:
        right = found.holder(bearer(request))
        if right.seat != seat or right.proof is None:
            raise Refused(403, "not-your-seat")
        return right.proof


@router.post(
    "/mail/confirm/{token}",
    summary="The reader of an e-mail address agrees to be told",
    responses=answers(messages.ContactInfo, 404),
)
async def confirm(request: Request, token: MailToken) -> Response:
    limit(request, "codes")
    return json_response(await notices_of(request).contacts.confirm(token))


@router.post(
    "/mail/stop/{token}",
    summary="The reader of an e-mail address wants nothing more; as RFC 8058 has it",
    responses=answers(messages.ContactInfo, 404),
)
async def stop(request: Request, token: MailToken) -> Response:
    limit(request, "codes")
    return json_response(await notices_of(request).contacts.stop(token))


def _place(request: Request) -> str:
    """Where the device subscribes: a tap on what it is told opens pages there."""
    place = public_origin(request.scope)
    if place is None:
        raise Refused(421, "bad-host", host=request.headers.get("host", "")[:100])
    return place
