"""The short written form of acts, as people type and read them: `bid 7`, `pass`.

Every game has one, made from its table of acts: the key of the act's line, then its values. A game may
write some acts shorter by overriding `Game.notation` and `Game.read_notation`.

>>> from dataclasses import dataclass
>>> from stammtisch.core.acts import Form, Forms, fields, whole
>>> @dataclass(frozen=True)
... class Bid:
...     card: int
>>> forms = Forms("Auction", Form(Bid, "bid", "bids a card", {"type": "integer"}, fields(Bid, whole)))
>>> write(forms, Bid(7))
'bid 7'
>>> read(forms, "bid 7")
Bid(card=7)
>>> read(forms, "sell 7")
Traceback (most recent call last):
stammtisch.core.notation.BadNotation: 'sell 7' is not a move of Auction; moves are written like this: bid 0
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from stammtisch.core.acts import BadRecord, Form, Forms, NotThis
from stammtisch.texts import Reason

__all__ = ["BadNotation", "read", "unknown", "write"]

_BARE = re.compile(r"[A-Za-z_][\w.-]*")
_JSON_WORDS = ("true", "false", "null")
_LONGEST = 60


class BadNotation(Reason, ValueError):
    """A text that is no move of the game; `str(error)` says how moves are written."""


def write(forms: Forms, act: Any) -> str:
    """The act's key and its values; texts and whole numbers as they are, everything else as JSON."""
    form = forms.of(act)
    value = form.write(act)
    if value is True:
        return form.key
    several = isinstance(value, list) and len(value) > 1
    return " ".join([form.key, *map(_word, value if several else [value])])


def read(forms: Forms, text: str) -> Any:
    """The act that the text says; raises `BadNotation`."""
    key, _, rest = text.strip().partition(" ")
    form = forms.by_key(key) or forms.by_key(key.lower())
    if form is None:
        raise unknown(forms, text)
    try:
        return _read(form, list(_values(rest)))
    except (NotThis, BadRecord) as error:
        raise unknown(forms, text) from error


def unknown(forms: Forms, text: str) -> BadNotation:
    """The refusal of a text that is no move of this game: it says how moves are written."""
    like = ", ".join(form.like or _example(form) for form in forms if not form.chance)
    return BadNotation("notation-unknown", text=text.strip()[:_LONGEST], game=forms.title, like=like)


def _read(form: Form, values: list[Any]) -> Any:
    if not values:
        return form.read(True)
    if len(values) > 1:
        return form.read(values)
    try:
        return form.read(values[0])
    except (NotThis, BadRecord):
        return form.read(values)  # a list with one entry


def _word(value: Any) -> str:
    if isinstance(value, str) and _BARE.fullmatch(value) and value not in _JSON_WORDS:
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _values(text: str) -> Iterator[Any]:
    """The values in a text: bare words, or JSON."""
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        bare = _BARE.match(text, at)
        if bare is not None and bare[0] not in _JSON_WORDS:
            value: Any = bare[0]
            at = bare.end()
        else:
            try:
                value, at = json.JSONDecoder().raw_decode(text, at)
            except (ValueError, RecursionError):
                raise NotThis from None
        if at < len(text) and not text[at].isspace():
            raise NotThis
        yield value


def _example(form: Form) -> str:
    return " ".join([form.key, *_parts(form.schema)])


def _parts(schema: dict[str, Any]) -> list[str]:
    """Values that fit the schema, as far as it is simple."""
    if "const" in schema:
        return [] if schema["const"] is True else [_word(schema["const"])]
    if "enum" in schema:
        return [_word(schema["enum"][0])]
    if schema.get("type") == "array":
        each = schema.get("prefixItems") or [schema.get("items") or {}]
        return [part for one in each for part in _parts(one)]
    if schema.get("type") == "integer":
        return [str(schema.get("minimum", 0))]
    return ["…"]
