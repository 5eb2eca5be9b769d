"""Several games of the same people, and what they add up to."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Line = dict[str, Any]


class EveningGame(Struct):
    """A finished game of the evening."""

    table: str
    ended: float
    """Seconds since 1970, accurate to half a minute."""
    result: Line
    """The result as in a record."""
    origins: list[int]
    """By seat: who sat there, by their seat in the evening's first game."""
    winners: list[int]
    """The seats that won; in a cooperative game everybody or nobody."""


class EveningPerson(Struct):
    """A person or a bot, through all games of the evening."""

    origin: int
    """Where they sat in the evening's first game."""
    seat: int
    """Where they sit at the table that was asked for."""
    kind: Literal["person", "bot"]
    """What sits there."""
    name: str
    avatar: str
    """Their picture."""
    wins: int
    """The games they have won, those with several winners included."""
    sums: dict[str, int]
    """What adds up in this game; the names are those of `Evening.sums`."""


class Evening(Struct):
    """What the people at a table have played together, the game of this table included once it is over."""

    evening: str
    """The evening's first table."""
    game: str
    cooperative: bool
    """Whether all win or lose together; then everybody has the same figures."""
    games: list[EveningGame]
    """The finished games, in order."""
    sums: list[str]
    """What adds up, as the game says; the text of each is `evening-sum-GAME-NAME` or `evening-sum-NAME`."""
    people: list[EveningPerson]
    """Everybody, by their seat in the evening's first game."""
