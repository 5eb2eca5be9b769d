"""The JSON Schema of a record's lines, from the games' own tables of acts and options."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from stammtisch.core.acts import Form
from stammtisch.core.registry import GAMES, AnyGame

SHIPPED = Path(__file__).with_name("schema.json")
"""The schema for the games that come with the package."""

Schema = dict[str, Any]

SEAT: Schema = {"type": "integer", "minimum": 0, "description": "A seat, counted from 0."}
HEX: Schema = {"type": "string", "pattern": "^([0-9a-f]{2})*$"}
HASH: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}


def schema(games: Iterable[AnyGame] | None = None) -> Schema:
    """For the lines of these games; for those of all installed games if left out."""
    known = list(GAMES.values()) if games is None else list(games)
    parts: dict[str, Schema] = {}
    for game in known:
        parts[f"{game.name}-header"] = _header(game)
        for form in game.forms:
            parts[f"{game.name}-{form.key}"] = _move(game, form)
    parts["result"] = _result()
    parts["reveal"] = _object({"reveal": {**HEX, "description": "The secret, in hexadecimal."}})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a record",
        "description": "A game is a header, its moves in order, its result and, where the header has a"
        " commitment, the secret.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in parts],
        "$defs": parts,
    }


def _object(properties: dict[str, Schema], *, needed: Iterable[str] | None = None) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties if needed is None else needed),
        "additionalProperties": False,
    }


def _header(game: AnyGame) -> Schema:
    """The first line. Older ones lack some fields, and others may add some."""
    players = game.option_list()[0].choices
    properties: dict[str, Schema] = {
        "record": {"const": 1, "description": "The version of this format."},
        "game": {"const": game.name, "description": "The game."},
        "rules": {"const": game.rules, "description": "The version of its rules."},
        "options": _options(game),
        "seats": {
            "type": "array",
            "items": {"type": "string"},
            "minItems": min(players),
            "maxItems": max(players),
            "description": "The players' names, by seat.",
        },
        "id": {"type": "string", "description": "Names the game: the same in every copy of its record."},
        "seed": {
            "type": ["integer", "string"],
            "description": "What chance followed from, where it is known. Nothing is drawn from it again.",
        },
        "software": {"type": "string", "description": "What wrote the record, and its version."},
        "commitment": {**HASH, "description": "SHA-256 of the secret that chance follows from."},
        "scheme": {"enum": [1, 2], "description": "How chance follows from it; 1 if left out."},
        "contributions": {
            "type": "array",
            "items": _contribution(),
            "description": "The random bytes that players added to the deal.",
        },
        "forfeits": {
            "type": "array",
            "items": _forfeit(),
            "description": "Bots that failed, and from where on another played for them.",
        },
        "coached": {"type": "boolean", "description": "Players were given hints."},
        "lesson": {"type": "boolean", "description": "Its first minutes follow a script."},
    }
    needed = ("record", "game", "rules", "options", "seats")
    return {**_object(properties, needed=needed), "additionalProperties": True}


def _options(game: AnyGame) -> Schema:
    found: dict[str, Schema] = {}
    for option in game.option_list()[1:]:
        found[option.name] = {"description": option.about}
        if option.choices:
            found[option.name]["enum"] = list(option.choices)
    about = "The game's options; those left out have their usual values."
    return {**_object(found, needed=()), "description": about}


def _contribution() -> Schema:
    seats: Schema = {"type": "array", "items": SEAT, "minItems": 1, "description": "Whose bytes they are."}
    value: Schema = {
        "anyOf": [HEX, {"type": "null"}],
        "description": "The bytes; null if they did not come in time.",
    }
    return _object({"seats": seats, "hash": {**HASH, "description": "Their SHA-256."}, "value": value})


def _forfeit() -> Schema:
    at: Schema = {"type": "integer", "minimum": 0, "description": "The index of its next move."}
    fault: Schema = {"type": "string", "description": "What it did, in a word."}
    return {**_object({"seat": SEAT, "at": at, "fault": fault}), "additionalProperties": True}


def _move(game: AnyGame, form: Form) -> Schema:
    value = {"description": form.about, **form.schema}
    found = _object({form.key: value} if form.chance else {"seat": SEAT, form.key: value})
    return {**found, "description": f"{game.forms.title}: {form.about}"}


def _result() -> Schema:
    about = "How the game ended, in its own terms: points and winners, or what is left and whether it is won."
    return _object({"result": {"type": "object", "description": about}})
