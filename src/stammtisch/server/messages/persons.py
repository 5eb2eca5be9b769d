"""Responses about a person's own games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

__all__ = ["Export", "Me", "MyGame"]

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


class Me(Struct):
    """The caller's finished games."""

    since: float
    """When this key was used first, in seconds since 1970. If it is later than remembered, everything before
    was deleted on another device."""
    games: list[MyGame]
    """Newest first, at most 200."""
    more: bool
    """Whether there are older ones: ask again with `before` as the last one's `ended`."""


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
