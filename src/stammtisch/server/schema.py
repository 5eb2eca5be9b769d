"""The OpenAPI description, the messages of the stream included.

`python -m stammtisch.server.schema [FILE]` writes it for the web client.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.server import wire

__all__ = ["components", "openapi", "ref"]

TEMPLATE = "#/components/schemas/{name}"

TYPES: tuple[Any, ...] = (
    wire.Again,
    wire.AskLesson,
    wire.AskTable,
    wire.ChangeSeat,
    wire.Created,
    wire.Fairness,
    wire.Found,
    wire.Games,
    wire.LessonInfo,
    wire.Played,
    wire.PlayMove,
    wire.Position,
    wire.Refusal,
    wire.Replay,
    wire.Say,
    wire.Stale,
    wire.StartTable,
    wire.Taken,
    wire.TakeSeat,
    wire.TalkLine,
    wire.View,
    wire.News,
    wire.ClientMessage,
    wire.ServerMessage,
)


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


_TRUE = {"const": True, "type": "boolean"}
_SEAT = {"type": "integer", "minimum": 0}
_CARD = {"type": "string", "description": "symbol-number-points", "pattern": "^[a-z]+-[0-9]+-[0-9]+$"}
_PILE = {"type": "string", "enum": ["A", "B", "C", "D"]}
_WORD = {"enum": ["please-spare", "spare", "take", None]}
_SELF = {"enum": ["trouble", "fine", None]}

_ACTS: dict[str, tuple[dict[str, Any], str]] = {
    "Claim": ({"claim": {"type": "integer", "enum": [0, 1, 2]}}, "THE GAME: how much I would like to start"),
    "Play": ({"play": _pair({"type": "integer"}, _PILE)}, "THE GAME: a card onto a pile"),
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
    "RaiseBy": ({"raise": {"type": "array", "items": _CARD}}, "RAISE: continues with these cards"),
    "Pass": ({"pass": _TRUE}, "RAISE: out of this round"),
    "TakeBack": ({"take_back": _TRUE}, "my latest move no longer counts, if it revealed nothing new"),
}

_CHANCE: dict[str, tuple[dict[str, Any], str]] = {
    "Deal": ({"deal": _pair(_SEAT, {"type": ["integer", "string"]})}, "a card is dealt to a seat"),
    "Start": ({"start": _SEAT}, "THE GAME: who starts"),
    "Starter": ({"starter": _SEAT}, "RAISE: who has the dice first"),
    "Point": ({"point": {"type": "integer"}}, "RAISE: the point card"),
    "Roll": ({"roll": {"type": "array", "items": {"type": "string"}}}, "RAISE: one die after the other"),
    "Hidden": (
        {"hidden": {"type": "string", "enum": ["deal", "choose"]}, "seat": _SEAT},
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


def components() -> dict[str, Any]:
    """All named types, as JSON Schema 2020-12."""
    unions, named = msgspec.json.schema_components(TYPES, ref_template=TEMPLATE)
    found = {name: _plain(schema) for name, schema in named.items()}
    for kind, schema in zip(TYPES, unions, strict=True):
        for name in ("View", "News", "ClientMessage", "ServerMessage"):
            if kind is getattr(wire, name):
                found[name] = _plain(schema)
    return {**found, **_moves()}


def ref(kind: type) -> dict[str, str]:
    """A reference to a type's schema."""
    return {"$ref": TEMPLATE.format(name=kind.__name__)}


def openapi() -> dict[str, Any]:
    """The description that the server gives at /api/openapi.json."""
    from stammtisch.server.app import create_app

    return create_app().openapi()


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "web/openapi.json")
    target.write_text(json.dumps(openapi(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
