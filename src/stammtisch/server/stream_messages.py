"""The messages of a stream, from the browser and to it."""

from __future__ import annotations

from msgspec import Struct

from stammtisch.games.wire import SentMove
from stammtisch.server.messages import Event, TableInfo, TalkLine, ViewOrNone, You
from stammtisch.server.requests import Index, Talk, TokenText

__all__ = [
    "ClientMessage",
    "Events",
    "Hello",
    "MoveMessage",
    "Ping",
    "Pong",
    "RefusedMessage",
    "SayMessage",
    "ServerMessage",
    "TableChanged",
    "Talked",
    "Welcome",
]


# The stream: from the browser


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of every stream; without a token one is a spectator."""

    token: TokenText | None = None


class MoveMessage(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    at: Index
    """The index of the next journal entry as the sender knows it."""
    move: SentMove
    """The move, without `seat`."""
    ref: Index = 0
    """Comes back with the events, or with the refusal."""


class SayMessage(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: Talk
    """At most 200 characters."""
    ref: Index = 0
    """Comes back with the line, or with the refusal."""


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Hello | MoveMessage | SayMessage | Ping


# The stream: to the browser


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`; the events from `from` on follow in one message, then live ones."""

    you: You
    """Who the receiver is here."""
    table: TableInfo
    """All about the table but the cards."""
    at: int
    view: ViewOrNone
    talk: list[TalkLine]


class Events(Struct, tag_field="type", tag="events"):
    """What has happened, in order, and how the table looks after it."""

    events: list[Event]
    """In order."""
    at: int
    view: ViewOrNone
    """None in the message right after `welcome`, whose view is that of the same index."""
    ref: int
    """Of the receiver's own move that brought this about; else 0."""


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo
    """All about the table but the cards."""


class Talked(Struct, tag_field="type", tag="talk"):
    line: TalkLine
    """What was written."""
    ref: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """A message was not carried out; the view is still the one that came last."""

    ref: int
    status: int
    """As HTTP would say it: 403, 409, 422, 429 or 503."""
    error: str
    reason: str
    key: str
    values: dict[str, str | int]
    rule: str | None
    at: int
    """The index of the next journal entry, as far as this stream has been told. If a move was stale and
    this is not beyond it, the events that came before the move are being stored and come next."""


class Pong(Struct, tag_field="type", tag="pong"):
    pass


ServerMessage = Welcome | Events | TableChanged | Talked | RefusedMessage | Pong
