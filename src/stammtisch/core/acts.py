"""How a game's acts are written: in records, on the wire and in the schema, all from one table.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Bid:
...     card: int
>>> forms = Forms("Goofspiel", Form(Bid, "bid", "bids a card", {"type": "integer"}, by(Bid, whole)))
>>> forms.line(Move(1, Bid(7)))
{'seat': 1, 'bid': 7}
>>> forms.move({"seat": 1, "bid": 7})
Move(seat=1, act=Bid(card=7))
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass
from typing import Any

from stammtisch.core.game import BadRecord, Line, Move

__all__ = ["Form", "Forms", "by", "flag", "values", "whole", "word"]

Reader = Callable[[Any], Any]
Schema = dict[str, Any]


class NotThis(ValueError):
    """A value that cannot be read; `Forms.move` says which line it stands in."""


def whole(value: Any) -> int:
    """A whole number; true and false are none."""
    if type(value) is not int:
        raise NotThis
    return value


def word(value: Any) -> str:
    """A text."""
    if type(value) is not str:
        raise NotThis
    return value


def by(act: Callable[..., Any], *readers: Reader) -> Reader:
    """Reads the act's only field, or a list of as many values as there are readers."""
    if len(readers) == 1:
        only = readers[0]
        return lambda value: act(only(value))

    def read(value: Any) -> Any:
        if type(value) is not list or len(value) != len(readers):
            raise NotThis
        return act(*[reader(one) for reader, one in zip(readers, value, strict=True)])

    return read


def flag(act: Callable[[], Any]) -> Reader:
    """Reads an act without fields, which is written as `true`."""

    def read(value: Any) -> Any:
        if value is not True:
            raise NotThis
        return act()

    return read


def values(act: Any) -> Any:
    """The act's fields as they are written: nothing as `true`, one as itself, several as a list."""
    found = astuple(act)
    if not found:
        return True
    return found[0] if len(found) == 1 else list(found)


@dataclass(frozen=True, slots=True)
class Form:
    """How one kind of act is written."""

    act: type[Any]
    key: str
    """The key of its line."""
    about: str
    """What it is, for the schema."""
    schema: Schema
    """JSON Schema of the value below the key."""
    read: Reader
    """The act out of that value; raises `NotThis` or `BadRecord`."""
    write: Callable[[Any], Any] = values
    chance: bool = False
    """Whether it falls instead of being chosen; then its line has no `seat`."""


class Forms:
    """All acts of a game."""

    def __init__(self, game: str, *forms: Form) -> None:
        self._game = game
        self._forms = forms
        self._by_act = {form.act: form for form in forms}
        self._by_key = {form.key: form for form in forms}

    def __iter__(self) -> Iterator[Form]:
        return iter(self._forms)

    def line(self, move: Move[Any]) -> Line:
        """The move as a record's line."""
        form = self._by_act[type(move.act)]
        value = form.write(move.act)
        return {form.key: value} if form.chance else {"seat": move.seat, form.key: value}

    def move(self, line: Line) -> Move[Any]:
        """The move that a record's line holds; raises `BadRecord`."""
        seat = line.get("seat")
        keys = [key for key in line if key != "seat"]
        form = self._by_key.get(keys[0]) if len(keys) == 1 else None
        if form is None or form.chance == ("seat" in line) or not (form.chance or type(seat) is int):
            raise self._refused(line)
        try:
            return Move(seat, form.read(line[form.key]))
        except NotThis:
            raise self._refused(line) from None

    def acts(self) -> Sequence[type[Any]]:
        """The kinds of acts, in the order of the table."""
        return [form.act for form in self._forms]

    def _refused(self, line: Line) -> BadRecord:
        return BadRecord("record-move", game=self._game, line=json.dumps(line))
