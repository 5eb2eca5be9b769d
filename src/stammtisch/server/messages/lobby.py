"""Public tables, and people among themselves: who played with whom, invitations, ignoring."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stammtisch.server.messages.tables import Contribution, SeatInfo

Line = dict[str, Any]


class LobbyTable(Struct):
    """A public table, as the lobby shows it."""

    table: str
    game: str
    options: Line
    """The options as a record's header holds them."""
    state: Literal["waiting", "running"]
    """`waiting` has an open seat, `running` can be watched."""
    seats: list[SeatInfo]
    """All seats, in order."""
    language: str | None
    """The language of the host's page: two letters."""
    text: bool
    """Whether text chat is allowed."""
    spectators: bool
    """Whether spectators may watch."""
    turn_time: Literal[600, 86400, 259200] | None
    """Seconds that people have for a turn; null: as long as they like."""
    overdue: Literal["nothing", "nudge", "bot"]
    """What happens when a turn takes longer."""
    created: float
    """Seconds since 1970."""
    moved: float
    """Time of the last change in the game, accurate to half a minute, in seconds since 1970."""


class Invitation(Struct):
    """Somebody whom the caller has played with asks them to a table."""

    table: str
    game: str
    name: str
    """Who invites."""
    made: float
    """When, in seconds since 1970."""
    options: Line
    """The options as a record's header holds them."""
    players: int
    """How many seats there are."""


class LobbyList(Struct):
    """What is going on in public."""

    waiting: list[LobbyTable]
    """Tables with an open seat whose host is there; those in the caller's language first, then the oldest."""
    running: list[LobbyTable]
    """Games that can be watched, the latest move first."""
    invitations: list[Invitation]
    """The caller's, newest first; empty without a key."""


class LobbyChanged(Struct, tag_field="type", tag="lobby"):
    lobby: LobbyList
    """The whole list."""


class FoundGame(Struct):
    """A seat at a table that fits, or at a new one."""

    table: str
    join: str
    game: str
    seat: int
    token: str
    host: str | None
    """The host's token, if the table was opened for the caller."""
    names: list[str]
    """Those who sit there."""
    commitment: str | None
    contributions: list[Contribution]
    """The closed list of contributions to the deal; empty while a seat is open."""


class KnownPerson(Struct):
    """Somebody whom the caller has played with."""

    person: str
    """Stands for them, and means nothing to anybody but the caller."""
    name: str
    """As it was in the latest game together."""
    games: int
    """How many games together were begun."""
    last: float
    """When something last happened in one of them, in seconds since 1970."""


class People(Struct):
    people: list[KnownPerson]
    """At most 50, latest first; those whom the caller ignores are left out."""


class Invited(Struct):
    invited: bool
    """Always true; whether they will come is theirs to say."""


class Invitations(Struct):
    invitations: list[Invitation]
    """Newest first; only those to tables that still wait."""


class IgnoredPerson(Struct):
    person: str
    """Stands for them, and means nothing to anybody but the caller."""
    name: str
    """As it was when they were ignored."""
    since: float
    """Seconds since 1970."""


class Ignored(Struct):
    """Those of whom the caller wants to see nothing."""

    people: list[IgnoredPerson]
    """Newest first."""
    seats: list[int]
    """Their seats at the table that was asked about."""
