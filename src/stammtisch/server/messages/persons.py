"""Responses about a person's own games."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Line = dict[str, Any]


class MyGame(Struct):
    """A game that the caller has played."""

    table: str
    seat: int
    """The caller's seat."""
    game: str
    options: Line
    """The options as a record's header holds them."""
    players: int
    """How many seats there were."""
    bots: list[str]
    """The bots on the other seats, as their own or as stand-ins."""
    people: int
    """How many persons had a seat, the caller included."""
    ended: float | None
    """Seconds since 1970; None while the game runs."""
    result: Line | None
    """The game's result, as in a record; None while the game runs."""
    outcome: float | None
    """1 for a victory, 0 for none, or a share of it; None while the game runs."""
    accuracy: float | None
    """From 0 to 100, once the game has been reviewed."""
    luck: float | None
    """What cards and dice added to the chance to win, once the game has been reviewed."""
    choice: float | None
    """What the caller's choices added to the chance to win, once the game has been reviewed."""
    coached: bool
    """Whether the coach was on; such games are left out of statistics."""
    daily: str | None
    """The day, if this was the first attempt at its daily deal."""
    practice: bool
    """Whether this was a further attempt at a daily deal; such games are left out of statistics."""
    deal_of: str | None
    """The table whose deal this was."""


class RunningGame(Struct):
    """A table at which the caller has a seat, waiting or running."""

    table: str
    join: str
    """The short code that finds the table."""
    game: str
    seat: int
    """The caller's seat."""
    token: str | None
    """The seat's token, the same on all devices with this key; None where it does not follow from the key."""
    host: str | None
    """The host's token, if the caller has set the table up."""
    state: Literal["waiting", "running"]
    """Whether it waits for people or the game runs."""
    names: list[str]
    """By seat; empty where a seat is open."""
    acting: list[int]
    """The seats that are to act now."""
    yours: bool
    """Whether the caller is to act."""
    turn_time: int | None
    """Seconds that people have for a turn; None: as long as they like."""
    overdue: Literal["nothing", "nudge", "bot"]
    """What happens when a turn takes longer."""
    due: float | None
    """When the current turn has taken that long, in seconds since 1970; None if nobody's time runs."""
    moved: float
    """Time of the last change in the game, accurate to half a minute, in seconds since 1970."""


class Running(Struct):
    """The caller's tables that wait or run."""

    now: float
    """The server's time, in seconds since 1970: `due` is to be compared with it."""
    games: list[RunningGame]
    """Those where it is the caller's turn first, by the time that is left; then the last that moved. At most
    100."""


class Me(Struct):
    """The caller's finished games."""

    since: float
    """When this key was used first, in seconds since 1970. If it is later than remembered, everything before
    was deleted on another device."""
    games: list[MyGame]
    """Newest first, at most 200."""
    more: bool
    """Whether there are older ones: ask again with `before` as the last one's `ended`."""


class ExportedName(Struct):
    """Somebody whom the caller ignores."""

    name: str
    """As it was then."""
    since: float
    """Seconds since 1970."""


class ExportedInvitation(Struct):
    """A table that the caller is asked to."""

    table: str
    name: str
    """Who invites."""
    made: float
    """When, in seconds since 1970."""


class ExportedReport(Struct):
    """What the caller has reported to the operator."""

    table: str
    seat: int
    name: str
    """Who was reported."""
    text: str
    """What happened."""
    made: float
    """When, in seconds since 1970."""


class Export(Struct):
    """Everything that is kept of a person."""

    format: int
    """The version of this form: 1."""
    since: float
    """When this key was used first, in seconds since 1970."""
    exported: float
    """Now, in seconds since 1970."""
    games: list[MyGame]
    """All games, running ones included, newest first."""
    ignored: list[ExportedName]
    """Those whom the caller ignores."""
    invitations: list[ExportedInvitation]
    """Those that have not been answered."""
    reports: list[ExportedReport]
    """What the caller has reported, while it is kept."""
