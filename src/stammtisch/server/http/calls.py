"""The HTTP calls."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Path, Request, Response

from stammtisch import bots, games
from stammtisch.core.game import Line, Option, package_files
from stammtisch.server import messages, requests
from stammtisch.server.http.callers import caller_address
from stammtisch.server.http.limits import Addresses
from stammtisch.server.http.openapi import ref
from stammtisch.server.refusals import Refused, StaleMove
from stammtisch.server.tables import seating
from stammtisch.server.tables.archive import fairness, record, replay
from stammtisch.server.tables.lessons import has_lesson
from stammtisch.server.tables.registry import Room
from stammtisch.server.tables.seats import Right
from stammtisch.server.tables.shelf import Shelf
from stammtisch.server.tables.table import Table

__all__ = ["router"]

router = APIRouter(prefix="/api")

T = TypeVar("T")
JSON = "application/json"
PLAIN = "text/plain"
MARKDOWN = "text/markdown"
NDJSON = "application/x-ndjson"
TableId = Annotated[str, Path(max_length=32, description="The table's id.")]
GameName = Annotated[str, Path(max_length=100, description="The game's name.")]
Language = Annotated[str, Path(pattern="^[a-z]{2}$", description="Two letters, like `de`.")]
SeatPath = Annotated[int, Path(ge=0, le=99)]

WORDS = {
    400: "not JSON",
    401: "a token that the table does not know",
    403: "not allowed",
    404: "not there",
    405: "not this method",
    409: "not now",
    410: "stored, but cannot be shown: damaged, or begun under other rules",
    413: "too large",
    422: "not valid, or not legal",
    429: "too often",
    503: "try again",
}


def _answers(
    kind: type | None, *refusals: int, status: int = 200, media: str = JSON, **others: type
) -> dict[int | str, dict[str, Any]]:
    """What a call may answer, for the description."""
    schema = {"type": "string"} if kind is None else ref(kind)
    found: dict[int | str, dict[str, Any]] = {
        status: {"description": "done", "content": {media: {"schema": schema}}}
    }
    gone = (410,) if 404 in refusals else ()
    for code in (*refusals, *gone, 422, 429, 503):
        found[code] = {"description": WORDS[code], "content": {JSON: {"schema": ref(messages.Refusal)}}}
    if "stale" in others:
        either = {"anyOf": [ref(others["stale"]), ref(messages.Refusal)]}
        found[409] = {"description": "stale, or not now", "content": {JSON: {"schema": either}}}
    return found


def _asks(kind: type, *, token: str | None = None, needed: bool = True) -> dict[str, Any]:
    """The body of a request, for the description."""
    found: dict[str, Any] = {
        "requestBody": {"required": needed, "content": {JSON: {"schema": ref(kind)}}},
    }
    return {**found, **_token(token)}


def _token(needed: str | None) -> dict[str, Any]:
    if needed is None:
        return {}
    return {"security": [{"token": []}] if needed == "always" else [{}, {"token": []}]}


async def _body(request: Request, kind: type[T]) -> T:
    """The request's body as this type; raises `Refused` saying what is wrong with it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Refused(422, "bad-request", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "bad-request", detail=f"the body is not JSON: {error}") from None


def bearer(request: Request) -> str | None:
    """The token out of the Authorization header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused(401, "unknown-token", detail="send the token as 'Authorization: Bearer …'")
    return token.strip()


def _json(body: Any, status: int = 200) -> Response:
    content = body if isinstance(body, bytes) else messages.encode(body)
    return Response(content, status, media_type=JSON, headers={"Cache-Control": "no-store"})


def _room(request: Request) -> Room:
    room: Room = request.app.state.room
    return room


def _limit(request: Request, kind: str) -> None:
    addresses: Addresses = request.app.state.addresses
    addresses.take(caller_address(request.scope), kind)


def _using(request: Request, table: str) -> AbstractAsyncContextManager[Table]:
    return _room(request).using(table, caller_address(request.scope))


@router.get("/games", responses=_answers(messages.Games), summary="The games, their options and their bots")
async def list_games(request: Request) -> Response:
    sets = _room(request).sets
    return _json(messages.Games([_game_info(name, sets.get(name, {})) for name in games.GAMES]))


def _game_info(name: str, sets: Mapping[str, Line]) -> messages.GameInfo:
    game = games.get(name)
    players, *options = game.option_list()
    named: Any = name
    try:
        figures: dict[str, Any] = bots.strength().get(name, {})
    except OSError:
        figures = {}
    return messages.GameInfo(
        game=named,
        rules=game.rules,
        players=list(players.choices),
        age=game.age,
        minutes=game.minutes,
        cooperative=game.cooperative,
        lesson=has_lesson(name),
        texts=package_files(game).joinpath("locales").is_dir(),
        options=[_option_info(option, sets) for option in options],
        bots=[
            messages.BotInfo(entry.name, level, entry.about, figures.get(entry.name, {}))
            for level, entry in enumerate(bots.BOTS[name], 1)
        ],
    )


def _option_info(option: Option, sets: Mapping[str, Line]) -> messages.OptionInfo:
    """An option as people choose it; a free one offers what this server was given."""
    if option.figures is None:
        return messages.OptionInfo(
            option.name, list(option.choices), option.default, option.about, option.rule, {}
        )
    figures = {option.default: dict(option.figures), **sets}
    return messages.OptionInfo(option.name, list(figures), option.default, option.about, option.rule, figures)


@router.get(
    "/games/{game}/texts/{language}",
    summary="The texts that a game brings along, as a Fluent catalogue",
    responses=_answers(None, 404, media=PLAIN),
)
async def game_texts(game: GameName, language: Language) -> Response:
    return _game_file(game, f"locales/{language}.ftl", "locales/en.ftl", PLAIN)


@router.get(
    "/games/{game}/rules/{language}",
    summary="The rules of a game, as Markdown",
    responses=_answers(None, 404, media=MARKDOWN),
)
async def game_rules(game: GameName, language: Language) -> Response:
    return _game_file(game, f"RULES.{language}.md", "RULES.md", MARKDOWN)


def _game_file(game: str, wanted: str, english: str, media: str) -> Response:
    """A text file out of the game's package, in English where the language is missing."""
    try:
        folder = package_files(games.get(game))
    except KeyError:
        raise Refused(404, "no-game") from None
    for path in (wanted, english):
        file = folder.joinpath(path)
        if file.is_file():
            return Response(file.read_bytes(), media_type=f"{media}; charset=utf-8")
    raise Refused(404, "no-game", detail=f"{game} brings no such text along")


@router.post(
    "/tables",
    status_code=201,
    summary="Sets up a table; it begins at once if no seat is open",
    responses=_answers(messages.Created, 400, 413, status=201),
    openapi_extra=_asks(requests.AskTable),
)
async def create_table(request: Request) -> Response:
    _limit(request, "tables")
    ask = await _body(request, requests.AskTable)
    return _json(await _room(request).create(ask, address=caller_address(request.scope)), 201)


@router.get(
    "/lessons/{game}",
    responses=_answers(messages.LessonInfo, 404),
    summary="What the lesson of a game asks for, step by step",
)
async def look_at_lesson(request: Request, game: Annotated[str, Path(max_length=32)]) -> Response:
    return _json(_room(request).lesson(game))


@router.post(
    "/lessons",
    status_code=201,
    summary="Sets up a table that teaches a game; it begins at once",
    responses=_answers(messages.Created, 400, 404, 413, status=201),
    openapi_extra=_asks(requests.AskLesson),
)
async def create_lesson(request: Request) -> Response:
    _limit(request, "tables")
    ask = await _body(request, requests.AskLesson)
    return _json(await _room(request).teach(ask, address=caller_address(request.scope)), 201)


@router.get(
    "/join/{code}", responses=_answers(messages.Found, 404), summary="Finds a table by its short code"
)
async def find_table(request: Request, code: Annotated[str, Path(max_length=32)]) -> Response:
    _limit(request, "codes")
    return _json(messages.Found(await _room(request).find(code)))


@router.get(
    "/tables/{table}",
    summary="The table as this seat (without a token: a spectator) sees it",
    responses=_answers(messages.Position, 401, 403, 404),
    openapi_extra=_token("maybe"),
)
async def look(request: Request, table: TableId) -> Response:
    async with _using(request, table) as found:
        return await _position(found, bearer(request))


async def _position(table: Table, token: str | None) -> Response:
    async with table.lock:
        table.need_whole()
        return _json(table.position(table.right(token)))


@router.post(
    "/tables/{table}/seats",
    status_code=201,
    summary="Takes an open seat",
    responses=_answers(messages.Taken, 400, 404, 409, 413, status=201),
    openapi_extra=_asks(requests.TakeSeat),
)
async def take_seat(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.TakeSeat)
    async with _using(request, table) as found:
        return _json(await seating.take_seat(found, ask), 201)


@router.put(
    "/tables/{table}/seats/{seat}",
    summary="Fills, frees or gives back a seat; for the host and for the one who sits there",
    responses=_answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=_asks(requests.ChangeSeat, token="always"),
)
async def change_seat(request: Request, table: TableId, seat: SeatPath) -> Response:
    ask = await _body(request, requests.ChangeSeat)
    token = bearer(request)
    async with _using(request, table) as found:
        return _json(await seating.change_seat(found, seat, ask, token))


@router.post(
    "/tables/{table}/start",
    summary="Fills the open seats with bots and begins; for the host",
    responses=_answers(messages.Position, 400, 401, 403, 404, 409, 413),
    openapi_extra=_asks(requests.StartTable, token="always"),
)
async def start_table(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.StartTable)
    async with _using(request, table) as found:
        token = bearer(request)
        found.need_host(token)
        await seating.start_early(found, ask.bot)
        return await _position(found, token)


@router.put(
    "/tables/{table}/pace",
    summary="How quickly bots act from now on; for everybody who has a seat",
    responses=_answers(messages.Position, 400, 401, 404, 409, 413),
    openapi_extra=_asks(requests.ChangePace, token="always"),
)
async def change_pace(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.ChangePace)
    token = bearer(request)
    async with _using(request, table) as found:
        await found.change_pace(found.holder(token), _room(request).allowed_pace(ask.pace))
        return await _position(found, token)


@router.post(
    "/tables/{table}/contribution",
    summary="Reveals the random bytes whose hash stands in the table's closed list",
    responses=_answers(messages.TableInfo, 400, 401, 403, 404, 409, 413),
    openapi_extra=_asks(requests.Contribute, token="always"),
)
async def contribute(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.Contribute)
    async with _using(request, table) as found:
        right = found.holder(bearer(request))
        await found.contribute(right, bytes.fromhex(ask.value), ask.next)
        async with found.lock:
            return _json(found.info())


@router.post(
    "/tables/{table}/moves",
    summary="Plays; `at` is the index of the next journal entry as the caller knows it",
    responses=_answers(messages.Played, 400, 401, 403, 404, 413, stale=messages.Stale),
    openapi_extra=_asks(requests.PlayMove, token="always"),
)
async def play(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.PlayMove)
    async with _using(request, table) as found:
        right = found.holder(bearer(request))
        try:
            await found.play(right, ask.at, ask.move)
        except StaleMove as stale:
            answer = partial(messages.Stale, stale.error, stale.reason, stale.key)
            return await _standing(found, right, 409, answer)
        return await _standing(found, right, 200, messages.Played)


async def _standing(table: Table, right: Right, status: int, answer: Callable[..., Any]) -> Response:
    async with table.lock:
        table.need_whole()
        table.need_right(right)
        assert table.encoder is not None
        return _json(
            answer(table.at, table.encoder.legal(right.seat), table.encoder.view(right.seat)), status
        )


@router.post(
    "/tables/{table}/talk",
    status_code=201,
    summary="Writes to the others, where the table allows text",
    responses=_answers(messages.TalkLine, 400, 401, 403, 404, 413, status=201),
    openapi_extra=_asks(requests.Say, token="always"),
)
async def say(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.Say)
    _limit(request, "texts")
    async with _using(request, table) as found:
        return _json(await found.say(found.holder(bearer(request)), ask.text), 201)


@router.post(
    "/tables/{table}/again",
    status_code=201,
    summary="A new table for the same people, who keep their tokens",
    responses=_answers(messages.Again, 400, 401, 403, 404, 409, 413, status=201),
    openapi_extra=_asks(requests.AskAgain, token="always", needed=False),
)
async def again(request: Request, table: TableId) -> Response:
    ask = await _body(request, requests.AskAgain) if await request.body() else requests.AskAgain()
    _limit(request, "tables")
    async with _using(request, table) as found:
        found.holder(bearer(request))
        return _json(await _room(request).again(found, ask.bots), 201)


@router.get(
    "/tables/{table}/record",
    summary="The record; of a running game what this seat may know",
    responses=_answers(None, 401, 403, 404, 409, media=NDJSON),
    openapi_extra=_token("maybe"),
)
async def get_record(request: Request, table: TableId) -> Response:
    _limit(request, "archives")
    token = bearer(request)
    async with _using(request, table) as found:
        async with found.lock:
            found.need_whole()
            right = found.right(token)
            found.need_right(right)
            lines = record(found, right.seat)
        name = f'attachment; filename="{found.game.name}-{found.id}.jsonl"'
        make = partial(_ndjson, lines)
        if found.state == "over":
            return await _shelved(request, ("record", found.id), make, NDJSON, name)
        text = await _shelf(request).work(make)
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(text, media_type=NDJSON, headers=headers)


async def _let_in(table: Table, token: str | None) -> None:
    async with table.lock:
        table.need_whole()
        table.need_right(table.right(token))


def _ndjson(lines: Iterable[Any]) -> bytes:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


def _shelf(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


async def _shelved(
    request: Request,
    key: tuple[str | None, ...],
    make: Callable[[], bytes],
    media: str = JSON,
    disposition: str | None = None,
) -> Response:
    """What a finished game gives out: made and compressed once, and kept."""
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
    responses=_answers(messages.Replay, 401, 403, 404, 409),
    openapi_extra=_token("maybe"),
)
async def get_replay(request: Request, table: TableId) -> Response:
    _limit(request, "archives")
    async with _using(request, table) as found:
        await _let_in(found, bearer(request))
        return await _shelved(request, ("replay", found.id, found.again), partial(replay, found))


@router.get(
    "/tables/{table}/fairness",
    summary="What is needed to check that chance fell as it was committed to",
    responses=_answers(messages.Fairness, 401, 403, 404, 409),
    openapi_extra=_token("maybe"),
)
async def get_fairness(request: Request, table: TableId) -> Response:
    _limit(request, "archives")
    async with _using(request, table) as found:
        await _let_in(found, bearer(request))
        return await _shelved(request, ("fairness", found.id), lambda: messages.encode(fairness(found)))
