"""The messages of a stream, from the browser and to it.

During an upgrade a page may be newer or older than its server. So both sides ignore fields that they do not
know; a page ignores messages of unknown types, and a server refuses them without ending the stream.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.server.messages import Event, TableInfo, TalkLine, ViewOrNone, You
from stammtisch.server.messages.lobby import LobbyChanged
from stammtisch.server.requests import Index, LanguageText, Talk, TokenText, WrittenMove

# The stream: from the browser


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message of every stream; without a token the sender is a spectator."""

    token: TokenText | None = None


class MoveMessage(Struct, tag_field="type", tag="move"):
    at: Index
    """The index of the next journal entry as the sender knows it."""
    move: WrittenMove
    """The move, without `seat`, or in the game's notation."""
    ref: Index = 0
    """Echoed in the events or the refusal."""


class SayMessage(Struct, tag_field="type", tag="say"):
    text: Talk
    """At most 200 characters."""
    ref: Index = 0
    """Echoed with the line or the refusal."""


Reaction = Literal["cheer", "laugh", "wow", "think", "sorry", "thanks"]


class ReactMessage(Struct, tag_field="type", tag="react"):
    reaction: Reaction
    """What the sender's face says."""
    ref: Index = 0
    """Echoed with the reaction or the refusal."""


class Ping(Struct, tag_field="type", tag="ping"):
    pass


class LobbyHello(Struct, tag_field="type", tag="hello"):
    """The first message of a stream of the lobby."""

    key: TokenText | None = None
    """The person's key, if there is one: 32 hexadecimal digits."""
    language: LanguageText | None = None
    """Tables in this language come first: two letters."""


LobbyClientMessage = LobbyHello | Ping


ClientMessage = Hello | MoveMessage | SayMessage | ReactMessage | Ping


# The stream: to the browser


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`; the events since `from` follow in one message, then live ones."""

    you: You
    """The receiver's role at this table."""
    table: TableInfo
    """Everything about the table except the cards."""
    at: int
    view: ViewOrNone
    talk: list[TalkLine]
    now: float
    """The server's clock, in seconds since 1970."""


class Events(Struct, tag_field="type", tag="events"):
    """What has happened, in order, and the view after it."""

    events: list[Event]
    """In order."""
    at: int
    view: ViewOrNone
    """None in the message right after `welcome`, which already holds the view at this index."""
    ref: int
    """The `ref` of the receiver's own move that caused these events; otherwise 0."""


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo
    """Everything about the table except the cards."""


class Talked(Struct, tag_field="type", tag="talk"):
    line: TalkLine
    """What was written."""
    ref: int


class Reacted(Struct, tag_field="type", tag="reaction"):
    """Somebody's reaction, to be shown for some seconds; it is not repeated to those who come later."""

    seat: int
    reaction: Reaction
    """What their face says."""
    ref: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """A message was refused; the last view still holds."""

    ref: int
    status: int
    """The corresponding HTTP status: 403, 409, 422, 429, 503 or 507."""
    error: str
    reason: str
    key: str
    values: dict[str, str | int]
    rule: str | None
    at: int
    """The index of the next journal entry that this stream has not seen. If a move was stale and `at` is
    not beyond the move's, the events in between are still being stored and arrive next."""


class Pong(Struct, tag_field="type", tag="pong"):
    pass


LobbyServerMessage = LobbyChanged | Pong


ServerMessage = Welcome | Events | TableChanged | Talked | Reacted | RefusedMessage | Pong
