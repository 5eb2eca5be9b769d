"""JSON Schema of all messages, those of the stream included, for the OpenAPI description.

Each property is described by the docstring below its field in `messages` and in the
games' `wire` modules, or by `COMMON` here.
"""

from __future__ import annotations

import ast
import copy
import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import pairwise
from types import GenericAlias
from typing import Any, Union, get_args, get_type_hints

import msgspec
from msgspec import Struct

from stammtisch import bots, games
from stammtisch.core.acts import Forms
from stammtisch.core.match import Match
from stammtisch.games.wire import camel_case, wire_of
from stammtisch.server import messages, requests, stream_messages
from stammtisch.server.messages import lobby, operating

TEMPLATE = "#/components/schemas/{name}"

TYPES: tuple[Any, ...] = (
    messages.Again,
    operating.Alive,
    requests.AskAgain,
    requests.AskDaily,
    requests.AskDeal,
    requests.AskLesson,
    requests.AskMail,
    requests.AskPush,
    requests.AskTable,
    requests.AskWarning,
    requests.BrowserError,
    requests.ChangeCoach,
    messages.Calendar,
    requests.ChangeMuted,
    requests.ChangePace,
    requests.ChangePublic,
    requests.ChangeSeat,
    messages.ContactInfo,
    requests.Contribute,
    messages.Created,
    messages.Daily,
    messages.DailyTable,
    messages.Deal,
    messages.Evening,
    messages.Export,
    messages.Fairness,
    requests.FindGame,
    messages.Found,
    lobby.FoundGame,
    messages.Games,
    messages.Hint,
    lobby.Ignored,
    lobby.Invitations,
    requests.Invite,
    lobby.Invited,
    messages.LessonInfo,
    lobby.LobbyList,
    messages.Me,
    lobby.People,
    messages.NoticesInfo,
    messages.Played,
    requests.PlayMove,
    messages.Position,
    operating.Ready,
    messages.Refusal,
    messages.Replay,
    requests.Report,
    messages.Reviewed,
    messages.ReviewInfo,
    messages.Running,
    requests.Say,
    messages.Stale,
    requests.StartTable,
    messages.Taken,
    requests.TakeSeat,
    messages.TalkLine,
    messages.Tried,
    requests.TryMoves,
    messages.Warned,
    messages.Watched,
)


COMMON = {
    "at": "The index of the next journal entry.",
    "bot": "A bot's name, as `GET /api/games` lists them.",
    "commitment": "SHA-256 of the secret, in hexadecimal.",
    "error": "A fixed code for programs; `docs/api.md` lists them.",
    "game": "Which game this is.",
    "join": "The short code that finds the table.",
    "key": "The key of the reason in the catalogues.",
    "legal": "What this seat may do now.",
    "move": "The move, in the form of a record's line.",
    "name": "The name that others see.",
    "news": "Which kind of news this is.",
    "reason": "The reason, as an English sentence.",
    "ref": "The number that the sender gave the message; 0 if this answers no message of the receiver.",
    "rule": "The paragraph of the rules that says so, or null.",
    "seat": "A seat, counted from 0.",
    "table": "The table's id.",
    "talk": "The last lines that people wrote.",
    "token": "Holds a seat; sent as `Authorization: Bearer …` or in `hello`.",
    "type": "Which message this is.",
    "values": "The variables of the text that `key` names.",
    "view": "The table as this seat may see it.",
}
"""Default descriptions by field name."""


SUBSCRIPTION = {
    "endpoint": "https://push.example.net/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
"""From RFC 8291."""


def examples() -> dict[str, Any]:
    """An example of each request, and of the response to an invalid one; a test sends them."""
    game = next(iter(games.GAMES.values()))
    strongest = bots.BOTS[game.name][-1].name
    match = Match(game, game.options(), chance=1)
    seat = next(seat for seat in range(match.options.players) if match.legal(seat))
    move = game.forms.without_seat(match.legal(seat)[0])
    bot = {"kind": "bot", "bot": strongest}
    return {
        "AskTable": {
            "game": game.name,
            "options": {},
            "seats": [{"kind": "me", "name": "Anna"}, bot, {"kind": "open"}],
        },
        "AskAgain": {"bots": "stronger", "seats": "rotated"},
        "AskDaily": {"name": "Anna"},
        "AskDeal": {"name": "Anna", "seat": 0},
        "AskLesson": {"game": game.name, "name": "Anna"},
        "FindGame": {"name": "Ben", "language": "en"},
        "Invite": {"person": "from GET /api/me/people"},
        "Report": {"text": "They insult everybody."},
        "AskMail": {"address": "anna@example.org", "language": "de"},
        "AskPush": {"subscription": SUBSCRIPTION, "language": "de"},
        "BrowserError": {"build": "BrIFA6Xl", "place": "table first-BrIFA6Xl.js:1:2345", "kind": "TypeError"},
        "TakeSeat": {"name": "Ben"},
        "AskWarning": {"at": match.at, "moves": [move]},
        "TryMoves": {"at": match.at, "moves": [move]},
        "ChangeCoach": {"on": True},
        "ChangeMuted": {"muted": True},
        "ChangePace": {"pace": 0.8},
        "ChangePublic": {"public": True},
        "Contribute": {"value": "00" * 32},
        "ChangeSeat": bot,
        "StartTable": {"bot": strongest},
        "PlayMove": {"at": match.at, "move": move},
        "Say": {"text": "Well played!"},
        "Hello": {"type": "hello", "token": "the token of a seat"},
        "MoveMessage": {"type": "move", "at": match.at, "move": move, "ref": 7},
        "SayMessage": {"type": "say", "text": "Well played!", "ref": 8},
        "ReactMessage": {"type": "react", "reaction": "cheer", "ref": 9},
        "Refusal": {"error": "too-many", "reason": "Not so fast.", "key": "error-too-many"},
    }


@cache
def answers() -> dict[str, Any]:
    """An example of each answer, by its type, from a real session (`tests/server/api_examples.py`)."""
    text = resources.files("stammtisch.server.http").joinpath("examples.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def illustrate(described: dict[str, Any]) -> None:
    """Give parameters and plain texts their examples; bodies have those of their types."""
    values = {
        "before": 1700000000.5,
        "code": answers()["Created"]["join"],
        "contact": answers()["ContactInfo"]["contact"],
        "day": answers()["Daily"]["day"],
        "game": next(iter(games.GAMES)),
        "language": "de",
        "person": answers()["People"]["people"][0]["person"],
        "seat": 0,
        "table": answers()["Created"]["table"],
        "token": "from the link in an e-mail",
    }
    texts = {
        "text/markdown": "# THE GAME\n\n## 1 What is in the box\n",
        "text/plain": "chess-name = Chess\n",
        "application/x-ndjson": answers()["Record"],
    }
    for call in (call for methods in described["paths"].values() for call in methods.values()):
        for parameter in call.get("parameters", ()):
            parameter["example"] = values[parameter["name"]]
        for answer in call["responses"].values():
            content = answer.get("content", {})
            for media in texts.keys() & content.keys():
                content[media]["example"] = texts[media]
                content.pop("application/json", None)


def _object(properties: dict[str, Any], about: str) -> dict[str, Any]:
    return {
        "type": "object",
        "description": about,
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


_SEAT = {"type": "integer", "minimum": 0, "description": "A seat, counted from 0."}
_TAKE_BACK = _object(
    {"take_back": {"const": True, "type": "boolean", "description": "Always true."}},
    "my latest move no longer counts, if it revealed nothing new",
)


def _moves() -> dict[str, Any]:
    """Schemas of all moves, from the games' tables of acts; moves have no common tag field."""
    sent: dict[str, Any] = {"TakeBack": _TAKE_BACK}
    seen: dict[str, Any] = {"SeenTakeBack": _with_seat(_TAKE_BACK)}
    hidden: set[str] = set()
    for game in games.GAMES.values():
        for form in game.forms:
            name = camel_case(game.name) + form.act.__name__
            about = f"{game.forms.title}: {form.about}"
            schema = _object({form.key: {"description": form.about, **form.schema}}, about)
            if form.chance:
                seen[name] = schema
            else:
                sent[name] = schema
                seen[f"Seen{name}"] = _with_seat(schema)
        hidden |= _hidden_keys(game.forms)
    kinds = {"type": "string", "enum": sorted(hidden), "description": "What it was."}
    seen["Hidden"] = _object({"hidden": kinds, "seat": _SEAT}, "a move that this seat may not see")
    return {
        **sent,
        **seen,
        "Move": _any_of(sent, "An act, in the form of a record's line without `seat`."),
        "SeenMove": _any_of(seen, "A journal entry as this seat may see it."),
    }


def _with_seat(schema: dict[str, Any]) -> dict[str, Any]:
    return _object({"seat": _SEAT, **schema["properties"]}, schema["description"])


def _hidden_keys(forms: Forms) -> set[str]:
    return {form.key for form in forms if form.hidden}


def _any_of(names: Iterable[str], about: str) -> dict[str, Any]:
    return {"description": about, "anyOf": [{"$ref": TEMPLATE.format(name=name)} for name in names]}


def _game_types() -> dict[str, Any]:
    """The unions over all games: views, the steps of a replay, and news."""
    wires = {game.name: wire_of(game) for game in games.GAMES.values()}
    views = [wire.view_type for wire in wires.values()]
    news = [kind for wire in wires.values() for kind in wire.news_types]
    steps = [_step_type(name, wire.view_type) for name, wire in wires.items()]
    return {
        "View": Union[(*views,)],
        "News": Union[(*news, messages.TakenBack)],
        "Step": Union[(*steps,)],
    }


def _step_type(game: str, view: type[Any]) -> type[Any]:
    """A step of this game, in the form of its views."""
    parts: dict[str, Any] = get_type_hints(view, include_extras=True)
    mine = GenericAlias(list, parts["mine"])
    return msgspec.defstruct(
        f"{camel_case(game)}Step",
        [
            ("events", list[messages.Event]),
            ("at", int),
            ("public", parts["public"]),
            ("mine", mine),
        ],
        tag_field="game",
        tag=game,
    )


def _plain(schema: Any) -> Any:
    """The schema without anything beside its references."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return {"$ref": schema["$ref"]}
        return {key: _plain(value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_plain(value) for value in schema]
    return schema


def _field_texts(types: Iterable[Any]) -> dict[str, dict[str, str]]:
    """The docstrings below the fields, by type and field, from the modules of these types."""
    found: dict[str, dict[str, str]] = {}
    structs = list(_structs(types))
    for module in {kind.__module__ for kind in structs}:
        for node in ast.parse(inspect.getsource(sys.modules[module])).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = dict(_documented(node.body))
    for kind in structs:
        for base in kind.__mro__[1:]:
            found[kind.__name__] = found.get(base.__name__, {}) | found.get(kind.__name__, {})
    return found


def _structs(types: Iterable[Any]) -> Iterator[type[Any]]:
    """The structs among these types, including those in unions and in the fields of views."""
    for kind in types:
        if isinstance(kind, type) and issubclass(kind, Struct):
            yield kind
            if hasattr(kind, "public"):
                yield from _structs(get_type_hints(kind).values())
        else:
            yield from _structs(get_args(kind))


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(about))):
                yield name, inspect.cleandoc(about).replace("\n", " ")


def _describe(schemas: dict[str, Any], texts: dict[str, dict[str, str]]) -> None:
    """Give each property its description, and the requests their examples."""
    shown = examples() | {name: example for name, example in answers().items() if name in schemas}
    for name, schema in schemas.items():
        own = texts.get(name) or (texts["Step"] if name.endswith("Step") else {})
        for field, found in schema.get("properties", {}).items():
            about = own.get(field) or COMMON.get(field)
            if about and "description" not in found:
                found["description"] = about
        if name in shown:
            schema["examples"] = [shown[name]]


def components() -> dict[str, Any]:
    """All named types, as JSON Schema 2020-12."""
    unions = {
        **_game_types(),
        "ClientMessage": stream_messages.ClientMessage,
        "ServerMessage": stream_messages.ServerMessage,
        "LobbyClientMessage": stream_messages.LobbyClientMessage,
        "LobbyServerMessage": stream_messages.LobbyServerMessage,
    }
    types = [*TYPES, *unions.values()]
    schemas, named = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    found = {name: _plain(schema) for name, schema in named.items()}
    found |= {name: _plain(schema) for name, schema in zip(unions, schemas[len(TYPES) :], strict=True)}
    found = copy.deepcopy({**found, **_moves()})  # some schemas share their parts
    _describe(found, _field_texts(types))
    return found


def ref(kind: type) -> dict[str, str]:
    """A reference to a type's schema."""
    return {"$ref": TEMPLATE.format(name=kind.__name__)}
