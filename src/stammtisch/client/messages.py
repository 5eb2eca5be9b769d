"""What a client reads of a server's messages; fields that it does not need, or does not know, are skipped."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

NOTHING = Raw(b"null")


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    kind: str
    """`open`, `person` or `bot`."""
    name: str = ""
    bot: str | None = None
    """The bot that plays here now."""
    stands_in: bool = False
    """Whether it stands in for the person."""
    connected: bool = False
    program: bool = False
    """Whether a program from outside plays here."""


class TableInfo(Struct):
    """A table, without its cards."""

    table: str
    join: str
    game: str
    options: dict[str, Any]
    """As in a record's header."""
    state: str
    """`waiting`, `running`, `over` or `closed`."""
    at: int
    seats: list[SeatInfo]
    pace: float = 0.0
    """Average seconds per bot move."""
    again: str | None = None
    """The table at which the same people play again."""


class Found(Struct):
    table: str


class Taken(Struct):
    seat: int
    token: str


class Position(Struct):
    """The answer to a look or a move; after a move it has no `table`."""

    at: int
    view: Raw = NOTHING
    table: TableInfo | None = None


class Refusal(Struct):
    error: str = "internal"
    reason: str = ""
    key: str = ""
    values: dict[str, Any] = {}


class You(Struct):
    seat: int | None = None


class Event(Struct):
    move: dict[str, Any]
    """A record's line, or `hidden`."""


class Message(Struct):
    """Any message of a stream; the fields of other types are at their defaults."""

    type: str
    at: int = 0
    view: Raw = NOTHING
    table: TableInfo | None = None
    you: You | None = None
    events: list[Event] = []
    ref: int = 0
    status: int = 0
    error: str = ""
    reason: str = ""
    key: str = ""
    values: dict[str, Any] = {}
