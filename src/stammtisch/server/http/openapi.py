"""The OpenAPI description, the messages of the stream included.

Each property is described by the docstring below its field in `messages` and in the
games' `wire` modules, or by `COMMON` here.
`python -m stammtisch.server.http.openapi` prints the description, `… openapi FILE` writes it to a file.
"""

from __future__ import annotations

import ast
import copy
import inspect
import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.games.raise_game import wire as wire_raise
from stammtisch.games.the_game import wire as wire_the_game
from stammtisch.server import messages

__all__ = ["components", "openapi", "ref"]

TEMPLATE = "#/components/schemas/{name}"

TYPES: tuple[Any, ...] = (
    messages.Again,
    messages.AskAgain,
    messages.AskLesson,
    messages.AskTable,
    messages.ChangePace,
    messages.ChangeSeat,
    messages.Contribute,
    messages.Created,
    messages.Fairness,
    messages.Found,
    messages.Games,
    messages.LessonInfo,
    messages.Played,
    messages.PlayMove,
    messages.Position,
    messages.Refusal,
    messages.Replay,
    messages.Say,
    messages.Stale,
    messages.StartTable,
    messages.Taken,
    messages.TakeSeat,
    messages.TalkLine,
    messages.View,
    messages.News,
    messages.ClientMessage,
    messages.ServerMessage,
)


COMMON = {
    "at": "The index of the next journal entry.",
    "bot": "A bot's name, as `GET /api/games` lists them.",
    "commitment": "SHA-256 of the secret, in hexadecimal.",
    "error": "A fixed word for programs; the interface's page lists them.",
    "game": "Which game this is.",
    "join": "The short code that finds the table.",
    "key": "The key of the reason in the catalogues.",
    "legal": "What this seat may do now.",
    "move": "The move, in the form of a record's line.",
    "name": "The name that others see.",
    "news": "Which kind of news this is.",
    "reason": "Why, as an English sentence.",
    "ref": "The number that the sender gave the message; 0 where this answers no message of the receiver.",
    "rule": "The paragraph of the rules that says so, or null.",
    "seat": "A seat, counted from 0.",
    "table": "The table's id.",
    "talk": "The last lines that people wrote.",
    "token": "Holds a seat; sent as `Authorization: Bearer …` or in `hello`.",
    "type": "Which message this is.",
    "values": "The variables of the text that `key` names.",
    "view": "The table as this seat may see it.",
}
"""What a field of this name is, where its type does not say otherwise."""

EXAMPLES: dict[str, Any] = {
    "AskTable": {
        "game": "the-game",
        "options": {"talk": "signals"},
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "sharp"}, {"kind": "open"}],
    },
    "AskAgain": {"bots": "stronger"},
    "AskLesson": {"game": "raise", "name": "Anna"},
    "TakeSeat": {"name": "Ben"},
    "ChangePace": {"pace": 0.8},
    "Contribute": {"value": "00" * 32},
    "ChangeSeat": {"kind": "bot", "bot": "sharp"},
    "StartTable": {"bot": "sharp"},
    "PlayMove": {"at": 17, "move": {"play": [37, "A"]}},
    "Say": {"text": "Please spare A."},
    "Hello": {"type": "hello", "token": "the token of a seat"},
    "MoveMessage": {"type": "move", "at": 17, "move": {"end": True}, "ref": 7},
    "SayMessage": {"type": "say", "text": "Well played!", "ref": 8},
    "Refusal": {
        "error": "illegal",
        "reason": "2 more cards have to be laid first.",
        "key": "the-game-why-missing",
        "values": {"missing": 2},
        "rule": "3.2",
    },
}
"""An example of each request, and of the answer to a wrong one; a test sends them."""


def _object(properties: dict[str, Any], about: str) -> dict[str, Any]:
    return {
        "type": "object",
        "description": about,
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _pair(first: Any, second: Any) -> dict[str, Any]:
    return {"type": "array", "prefixItems": [first, second], "minItems": 2, "maxItems": 2}


_TRUE = {"const": True, "type": "boolean", "description": "Always true."}
_SEAT = {"type": "integer", "minimum": 0, "description": "A seat, counted from 0."}
_CARD = {"type": "string", "description": "symbol-number-points", "pattern": "^[a-z]+-[0-9]+-[0-9]+$"}
_PILE = {"type": "string", "enum": ["A", "B", "C", "D"]}
_WORD = {"enum": ["please-spare", "spare", "take", None]}
_SELF = {"enum": ["trouble", "fine", None]}

_ACTS: dict[str, tuple[dict[str, Any], str]] = {
    "Claim": (
        {"claim": {"type": "integer", "enum": [0, 1, 2], "description": "0: rather not, 2: very much"}},
        "THE GAME: how much I would like to start",
    ),
    "Play": (
        {"play": {**_pair({"type": "integer"}, _PILE), "description": "Card and pile."}},
        "THE GAME: a card onto a pile",
    ),
    "End": ({"end": _TRUE}, "THE GAME: ends the turn"),
    "PileSignal": (
        {"signal": _object({"pile": _PILE, "word": _WORD}, "null withdraws it")},
        "THE GAME: a remark about a pile",
    ),
    "SelfSignal": (
        {"signal": _object({"self": _SELF}, "null withdraws it")},
        "THE GAME: a remark about oneself",
    ),
    "Choose": ({"choose": _CARD}, "RAISE: lays a card face down"),
    "RaiseBy": (
        {"raise": {"type": "array", "items": _CARD, "description": "The cards."}},
        "RAISE: continues with these cards",
    ),
    "Pass": ({"pass": _TRUE}, "RAISE: out of this round"),
    "TakeBack": ({"take_back": _TRUE}, "my latest move no longer counts, if it revealed nothing new"),
}

_CHANCE: dict[str, tuple[dict[str, Any], str]] = {
    "Deal": (
        {"deal": {**_pair(_SEAT, {"type": ["integer", "string"]}), "description": "Seat and card."}},
        "a card is dealt to a seat",
    ),
    "Start": ({"start": _SEAT}, "THE GAME: who starts"),
    "Starter": ({"starter": _SEAT}, "RAISE: who has the dice first"),
    "Point": ({"point": {"type": "integer", "description": "Its points."}}, "RAISE: the point card"),
    "Roll": (
        {"roll": {"type": "array", "items": {"type": "string"}, "description": "The face."}},
        "RAISE: one die after the other",
    ),
    "Hidden": (
        {
            "hidden": {"type": "string", "enum": ["deal", "choose"], "description": "What it was."},
            "seat": _SEAT,
        },
        "a move that this seat may not see: a card dealt to somebody else, a card laid face down",
    ),
}


def _moves() -> dict[str, Any]:
    """Moves have no field that tells them apart but their own, so they are written down by hand."""
    found: dict[str, Any] = {}
    for name, (properties, about) in _ACTS.items():
        found[name] = _object(properties, about)
        found[f"Seen{name}"] = _object({"seat": _SEAT, **properties}, about)
    for name, (properties, about) in _CHANCE.items():
        found[name] = _object(properties, about)
    found["Move"] = {
        "description": "An act, in the form of a record's line without `seat`.",
        "anyOf": [{"$ref": TEMPLATE.format(name=name)} for name in _ACTS],
    }
    found["SeenMove"] = {
        "description": "A journal entry as this seat may see it.",
        "anyOf": [
            {"$ref": TEMPLATE.format(name=name)} for name in [f"Seen{act}" for act in _ACTS] + list(_CHANCE)
        ],
    }
    return found


def _plain(schema: Any) -> Any:
    """References stand alone, and unions of tagged types say so in OpenAPI's way."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return {"$ref": schema["$ref"]}
        return {key: _plain(value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_plain(value) for value in schema]
    return schema


def _field_texts() -> dict[str, dict[str, str]]:
    """By type and field, the docstrings below the fields of these modules."""
    found: dict[str, dict[str, str]] = {}
    for module in (messages, wire_the_game, wire_raise):
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = dict(_documented(node.body))
    return found


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(about))):
                yield name, inspect.cleandoc(about).replace("\n", " ")


def _describe(schemas: dict[str, Any]) -> None:
    """Give each property its description, and the requests their examples."""
    texts = _field_texts()
    for name, schema in schemas.items():
        for field, found in schema.get("properties", {}).items():
            about = texts.get(name, {}).get(field) or COMMON.get(field)
            if about and "description" not in found:
                found["description"] = about
        if name in EXAMPLES:
            schema["examples"] = [EXAMPLES[name]]


def components() -> dict[str, Any]:
    """All named types, as JSON Schema 2020-12."""
    unions, named = msgspec.json.schema_components(TYPES, ref_template=TEMPLATE)
    found = {name: _plain(schema) for name, schema in named.items()}
    for kind, schema in zip(TYPES, unions, strict=True):
        for name in ("View", "News", "ClientMessage", "ServerMessage"):
            if kind is getattr(messages, name):
                found[name] = _plain(schema)
    found = copy.deepcopy({**found, **_moves()})  # some schemas share their parts
    _describe(found)
    return found


def ref(kind: type) -> dict[str, str]:
    """A reference to a type's schema."""
    return {"$ref": TEMPLATE.format(name=kind.__name__)}


def openapi() -> dict[str, Any]:
    """The description that the server gives at /api/openapi.json."""
    from stammtisch.server.http.app import create_app

    return create_app().openapi()


def main() -> None:
    written = json.dumps(openapi(), indent=1, sort_keys=True) + "\n"
    if len(sys.argv) < 2:
        sys.stdout.write(written)
        return
    try:
        Path(sys.argv[1]).write_text(written, encoding="utf-8")
    except OSError as error:
        sys.exit(f"cannot write {sys.argv[1]}: {error.strerror}")


if __name__ == "__main__":
    main()
