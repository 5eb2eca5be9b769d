"""Shared by all HTTP calls: reading requests, making responses, describing both."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from pathlib import Path as FilePath
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Path, Request, Response
from starlette.requests import ClientDisconnect

from stammtisch.server import messages
from stammtisch.server.callers import caller_address
from stammtisch.server.http.schema import ref
from stammtisch.server.limits import Addresses
from stammtisch.server.lobby.company import Company
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.notices.notices import Notices
from stammtisch.server.operating.room import Room
from stammtisch.server.persons.keys import HEADER, Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused, no_token
from stammtisch.server.registry.registry import Registry
from stammtisch.server.requests import known_part
from stammtisch.server.tables.table import Table

T = TypeVar("T")
SeatPath = Annotated[int, Path(ge=0, le=99, description="A seat, counted from 0.")]
TableId = Annotated[str, Path(max_length=32, description="The table's id.")]
JSON = "application/json"
PLAIN = "text/plain"
MARKDOWN = "text/markdown"
NDJSON = "application/x-ndjson"
NOTHING = 204
PAGE = "Stammtisch-Page"
"""The header in which a page says which one it is: the name of its file with the calls."""
_SCRIPT = re.compile(r"[\w-]{1,100}\.js").fullmatch
WORDS = {
    400: "not JSON",
    401: "a token that the table does not know, or none where one is needed",
    403: "not allowed",
    404: "not there",
    405: "not this method",
    409: "not now",
    410: "stored, but cannot be shown: damaged, or begun under other rules",
    413: "too large",
    422: "not valid, or not legal",
    429: "too often",
    503: "try again",
    507: "the disk is almost full: nothing new can begin",
}


def answers(
    kind: type | None, *refusals: int, status: int = 200, media: str = JSON, **others: type
) -> dict[int | str, dict[str, Any]]:
    """The possible responses of a call, for OpenAPI."""
    schema = {"type": "string"} if kind is None else ref(kind)
    found: dict[int | str, dict[str, Any]] = {status: {"description": "done"}}
    if status != NOTHING:
        found[status]["content"] = {media: {"schema": schema}}
    gone = (410,) if 404 in refusals else ()
    for code in (*refusals, *gone, 422, 429, 503):
        found[code] = {"description": WORDS[code], "content": {JSON: {"schema": ref(messages.Refusal)}}}
    if "stale" in others:
        either = {"anyOf": [ref(others["stale"]), ref(messages.Refusal)]}
        found[409] = {"description": "stale, or not now", "content": {JSON: {"schema": either}}}
    return found


def asks(
    kind: type, *, token: str | None = None, key: str | None = None, needed: bool = True
) -> dict[str, Any]:
    """The request body, for OpenAPI."""
    found: dict[str, Any] = {
        "requestBody": {"required": needed, "content": {JSON: {"schema": ref(kind)}}},
    }
    return {**found, **security(token, key)}


def security(token: str | None = None, key: str | None = None) -> dict[str, Any]:
    """Whether a seat's token and a person's key are needed: "always", "maybe" or never."""
    ways: list[dict[str, list[str]]] = [{}]
    for name, needed in (("token", token), ("key", key)):
        if needed is not None:
            with_it = [{**way, name: []} for way in ways]
            ways = with_it if needed == "always" else [*ways, *with_it]
    return {} if ways == [{}] else {"security": ways}


async def body(request: Request, kind: type[T], *, most: int | None = None) -> T:
    """The request's body as this type, of at most so many bytes; raises `Refused` saying what is wrong.

    Fields that a page of another version has sent are ignored if they are not known here.
    """
    try:
        sent = await request.body()
        if most is not None and len(sent) > most:
            raise Refused(413, "too-large", detail=f"this request has at most {most} bytes")
        try:
            return msgspec.json.decode(sent, type=kind)
        except msgspec.ValidationError:
            if not _other_version(request):
                raise
            return msgspec.convert(known_part(msgspec.json.decode(sent), kind), kind)
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-request", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "bad-request", detail=f"the body is not JSON: {error}") from None
    except ClientDisconnect:  # nobody reads the answer, and nothing is wrong here
        raise Refused(400, "bad-request", detail="the body has not arrived") from None


def _other_version(request: Request) -> bool:
    """Whether another page than this server's has sent this: the file with its calls is not here."""
    page = request.headers.get(PAGE)
    if page is None:
        return False
    client: FilePath = request.app.state.client
    return _SCRIPT(page) is None or not (client / "assets" / page).is_file()


def bearer(request: Request) -> str | None:
    """The token from the Authorization header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused(401, "unknown-token", detail="send the token as 'Authorization: Bearer …'")
    return token.strip()


def need_token(request: Request) -> str:
    token = bearer(request)
    if token is None:
        raise no_token()
    return token


def key_of(request: Request) -> Key | None:
    """The person's key; raises `Refused` if it is malformed."""
    header = request.headers.get(HEADER)
    return None if header is None else Key(header)


def need_key(request: Request) -> Key:
    key = key_of(request)
    if key is None:
        raise Refused(401, "no-key", detail=f"send '{HEADER}: …'")
    return key


def json_response(body: Any, status: int = 200) -> Response:
    content = body if isinstance(body, bytes) else messages.encode(body)
    return Response(content, status, media_type=JSON, headers={"Cache-Control": "no-store"})


def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def persons_of(request: Request) -> Persons:
    persons: Persons = request.app.state.persons
    return persons


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def company_of(request: Request) -> Company:
    company: Company = request.app.state.company
    return company


def notices_of(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


def room_of(request: Request) -> Room:
    room: Room = request.app.state.room
    return room


async def limit_tables(request: Request) -> None:
    """Raises `Refused` if the caller may set up no further table now."""
    limit(request, "tables")
    await room_of(request).need_table(caller_address(request.scope))


def limit(request: Request, kind: str) -> None:
    addresses: Addresses = request.app.state.addresses
    addresses.take(caller_address(request.scope), kind)


def using(request: Request, table: str) -> AbstractAsyncContextManager[Table]:
    return registry_of(request).using(table, caller_address(request.scope))
