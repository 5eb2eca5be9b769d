"""Responses about deals that many play."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stammtisch.server.messages.tables import Created

Line = dict[str, Any]


class DailyPar(Struct):
    """What bots made of the very deal, in many games with different thoughts."""

    level: str
    """The bot on the person's seat."""
    games: int
    """How many games it played."""
    share: float
    """Its share of victories, from 0 to 1."""
    mean: float
    """Its mean figure."""
    results: list[int]
    """The figures of all its games, best result first."""


class DailyPeople(Struct):
    """The first attempts of people, finished on the day; nobody is named. Only those count who had finished
    games on three days by then, and while there are fewer than five of them nothing is shown."""

    count: int
    """How many; 0 while there are too few."""
    results: list[int]
    """Their figures, best result first."""


class DailyYou(Struct):
    """The caller's first attempt."""

    table: str
    state: Literal["waiting", "running", "over", "closed"]
    """Of the table."""
    outcome: float | None
    """1 for a victory, 0 for none, or a share of it; None while the game runs."""
    result: Line | None
    """The game's result, as in a record."""
    figure: int | None
    """The figure that ranks it."""
    counts: bool
    """Whether it counts: it was, or can still be, finished on the day itself."""
    better_than_bots: float | None
    """The share of par's games that did worse; None without a result or without par."""
    better_than_people: float | None
    """The share of other people's first attempts that did worse; None without a result, or while there are
    too few people."""
    streak: int
    """How many days in a row, up to this one, the caller's attempt at this game counted."""


class DailyGame(Struct):
    """The daily deal of one game."""

    game: str
    options: Line
    """The options as a record's header holds them."""
    seats: int
    """How many play; the person sits on seat 0."""
    bots: list[str]
    """The bots on the other seats."""
    figure: str
    """What ranks results after the outcome; the end of the text's key, `daily-figure-<figure>`."""
    more: bool
    """Whether a greater figure is better."""
    commitment: str
    """SHA-256 of the day's secret, in hexadecimal. Nobody contributes to this deal, since it is the same for
    all."""
    secret: str | None
    """The day's secret, once the day is over."""
    par: DailyPar | None
    """None while it is being computed."""
    people: DailyPeople
    """How others did."""
    you: DailyYou | None
    """None without a key, or before the first attempt."""


class Daily(Struct):
    """The deals of one day, the same for everybody on this server."""

    day: str
    """In UTC: `2026-11-17`."""
    ends: float
    """When the day is over, in seconds since 1970."""
    games: list[DailyGame]
    """Every game that has a daily deal."""


class CalendarDay(Struct):
    """A first attempt that counted."""

    day: str
    """In UTC: `2026-11-17`."""
    game: str
    table: str
    result: Line
    """The game's result, as in a record."""
    outcome: float
    """1 for a victory, 0 for none, or a share of it."""
    figure: int
    """The figure that ranks it."""


class Streak(Struct):
    """Days in a row on which an attempt at a game counted."""

    game: str
    now: int
    """Up to today, or up to yesterday while today's attempt is still to come."""
    longest: int
    """The longest ever."""


class Calendar(Struct):
    """The past days."""

    today: str
    """In UTC."""
    since: str
    """The first day that this server has deals of."""
    days: list[CalendarDay]
    """The caller's, newest first; empty without a key."""
    streaks: list[Streak]
    """One for each game with a daily deal; empty without a key."""


class DailyTable(Created):
    """A table with the day's deal."""

    day: str
    """In UTC: `2026-11-17`."""
    counts: bool
    """Whether this is the attempt that counts; if not, it is practice."""


class DealPlay(Struct):
    """A finished game on the same deal."""

    table: str
    name: str
    seat: int
    at: float
    """When it ended, in seconds since 1970."""
    outcome: float | None
    """1 for a victory, 0 for none, or a share of it; None until the caller has played this deal, too."""
    result: Line | None
    """The game's result, as in a record; None until then."""
    replay: bool
    """Whether the caller may see its replay."""


class Deal(Struct):
    """Everybody who has played a deal."""

    origin: str
    """The table at which it was dealt first."""
    same: Literal["all", "piles"]
    """`all`: every seat gets the same cards, whatever is played. `piles`: the same cards come from the same
    pile in the same order, but who draws which depends on the players."""
    played: list[DealPlay]
    """The original game first, one entry for each person."""
