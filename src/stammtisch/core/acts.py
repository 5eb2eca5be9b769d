"""Moves and their written form in records, on the wire and in the schema, all from one table of acts.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Bid:
...     card: int
>>> forms = Forms("Auction", Form(Bid, "bid", "bids a card", {"type": "integer"}, fields(Bid, whole)))
>>> forms.line(Move(1, Bid(7)))
{'seat': 1, 'bid': 7}
>>> forms.move({"seat": 1, "bid": 7})
Move(seat=1, act=Bid(card=7))
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from stammtisch.texts import Reason

__all__ = ["BadRecord", "Form", "Forms", "Line", "Move", "NotThis", "Seat", "fields", "flag", "whole", "word"]

Seat = int
Line = dict[str, Any]
"""One JSON object of a record."""
Schema = dict[str, Any]
Reader = Callable[[Any], Any]

A_co = TypeVar("A_co", covariant=True)


class Move(NamedTuple, Generic[A_co]):
    """An act by a seat, or by chance (`seat` is None)."""

    seat: Seat | None
    act: A_co


class BadRecord(Reason, ValueError):
    """A record, or one of its lines, cannot be read."""


class NotThis(ValueError):
    """A value that a reader cannot read; `Forms.move` names its line."""


def whole(value: Any) -> int:
    """A whole number; booleans do not count."""
    if type(value) is not int:
        raise NotThis
    return value


def word(value: Any) -> str:
    """A text."""
    if type(value) is not str:
        raise NotThis
    return value


def fields(act: Callable[..., Any], *readers: Reader) -> Reader:
    """Reads an act's only field, or a list with one value per field."""
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


def _written(act: Any) -> Any:
    """The act's fields: none as `true`, one as itself, several as a list."""
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
    """What it does, for the schema."""
    schema: Schema
    """JSON Schema of the value under the key."""
    read: Reader
    """Makes the act from that value; raises `NotThis` or `BadRecord`."""
    write: Callable[[Any], Any] = _written
    """Makes the value from the act."""
    chance: bool = False
    """Made by chance instead of a seat; its line has no `seat`."""
    aside: bool = False
    """May be made at any time, on turn or not, and does not change whose turn it is."""
    hidden: bool = False
    """Others may see only that it happened."""
    like: str = ""
    """An example of its notation, for messages; made from `schema` if left out."""


class Forms:
    """All acts of a game."""

    def __init__(self, title: str, *forms: Form) -> None:
        self.title = title
        self._forms = forms
        self._by_act = {form.act: form for form in forms}
        self._by_key = {form.key: form for form in forms}

    def __iter__(self) -> Iterator[Form]:
        return iter(self._forms)

    def of(self, act: Any) -> Form:
        """The form of this act."""
        return self._by_act[type(act)]

    def has(self, act: Any) -> bool:
        """Whether this is an act of the game."""
        return type(act) in self._by_act

    def has_kind(self, kind: Any) -> bool:
        """Whether this is the type of an act of the game."""
        return kind in self._by_act

    def by_key(self, key: str) -> Form | None:
        """The form whose lines have this key."""
        return self._by_key.get(key)

    def line(self, move: Move[Any]) -> Line:
        """The move as a record's line."""
        form = self._by_act[type(move.act)]
        value = form.write(move.act)
        return {form.key: value} if form.chance else {"seat": move.seat, form.key: value}

    def without_seat(self, act: Any) -> Line:
        """The act as a line without its seat, as sent over the wire."""
        form = self._by_act[type(act)]
        return {form.key: form.write(act)}

    def move(self, line: Line) -> Move[Any]:
        """The move that a record's line holds; raises `BadRecord`."""
        seat = line.get("seat")
        keys = [key for key in line if key != "seat"]
        form = self._by_key.get(keys[0]) if len(keys) == 1 else None
        if form is None or form.chance == ("seat" in line) or not (form.chance or type(seat) is int):
            raise self.refused(line)
        try:
            return Move(seat, form.read(line[form.key]))
        except NotThis:
            raise self.refused(line) from None

    def refused(self, line: Line) -> BadRecord:
        """Why this line cannot be read."""
        return BadRecord("record-move", game=self.title, line=json.dumps(line))
