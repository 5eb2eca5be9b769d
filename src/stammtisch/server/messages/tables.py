"""Tables and positions, and what happens at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stammtisch.games.wire import SeenMove, SentMove
from stammtisch.server.messages.judging import CoachInfo

Line = dict[str, Any]


View = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]
"""A view as defined in the game's `wire.py`, or already encoded."""


ViewOrNone = Annotated[
    Any,
    Meta(extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]}),
]


News = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/News"})]
"""What an event meant beyond the move itself: one of the game's types, or `TakenBack`."""


class TakenBack(Struct, tag_field="news", tag="taken-back"):
    """What a `take_back` undid."""

    move: SeenMove
    """The move that no longer counts."""


class SeatInfo(Struct):
    """A seat at a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    """`open` is free; `person` and `bot` are taken."""
    name: str
    """Empty while the seat is open."""
    bot: str | None
    """The bot that plays this seat now, as its own or as a stand-in for a person."""
    stands_in: bool
    """Whether a bot stands in for the person, who can take the seat back at any time."""
    by_clock: bool
    """Whether it does because a turn took too long; it ends when the person opens the table or plays."""
    connected: bool
    """Whether a browser is connected with this seat's token."""
    muted: bool
    """Whether the host has muted this person; then nothing they write is passed on."""
    avatar: str
    """Its picture: one of those that can be chosen, or `bot-1` to `bot-6`. Empty while the seat is open, and
    at tables from before there were any."""
    alike: bool
    """Whether the person's name could be mistaken for another's at this table, or for the system's."""
    origin: int
    """Where they sat in the evening's first game: it stays the same when seats are rotated."""
    program: bool
    """Whether a program from outside plays here, as whoever took the seat has said."""
    host: bool
    """Whether the table was set up on this person's device."""


class StandIn(Struct):
    """A person for whom others may have a bot stand in, and from when: seconds since 1970."""

    seat: int
    host_from: float
    """When the host may: once the person has been away for a minute; with a turn time, once their turn has
    taken too long."""
    guests_from: float | None
    """When all others who have a seat may; None while the host is here, who may do it."""


class You(Struct):
    """The caller's role at this table."""

    seat: int | None
    """None for a spectator."""
    host: bool
    """Whether the token is the host's, issued when the table was created."""


class Contribution(Struct):
    """Random bytes that a player contributes to the deal; `docs/fairness.md` explains how they are used."""

    seats: list[int]
    """The contributing seats; several if people share a device."""
    hash: str
    """Their SHA-256, in hexadecimal."""
    value: str | None
    """The bytes, in hexadecimal, once the game has begun; None then means they were not received in time."""


class TableInfo(Struct):
    """Everything about a table except the cards."""

    table: str
    """The table's id."""
    join: str
    """The short code that finds the table."""
    game: str
    options: Line
    """The options as a record's header holds them."""
    state: Literal["waiting", "running", "over", "closed"]
    """`waiting` for people, `running` or `over`; or `closed` by the host before the start, or by the operator
    at any time: nobody can act any more, and what was played can still be seen."""
    at: int
    """The index of the next journal entry."""
    seats: list[SeatInfo]
    """All seats, in order."""
    pace: float
    """Average seconds per bot move; anybody with a seat may change it."""
    text: bool
    """Whether text chat is allowed."""
    reactions: bool
    """Whether reactions are allowed now; after the game they always are."""
    commitment: str | None
    """SHA-256 of the secret that determines all chance, in hexadecimal. None at a lesson's table: its first
    cards are scripted, so there is nothing to prove."""
    scheme: int
    """How chance is derived from it: 2; tables from before contributions existed continue with 1."""
    contributions: list[Contribution]
    """The closed list of contributions, ordered by first seat; empty until all seats are taken. A client that
    finds its own hash in it sends the bytes, once; then the game begins."""
    secret: str | None
    """The secret, once the game is over; at a daily deal, once the day is over, too."""
    lesson: bool
    """Whether this table teaches the game."""
    spectators: bool
    """Whether spectators may watch."""
    talk_seen: bool
    """Whether spectators see what the players write."""
    moved: float
    """Time of the last change in the game, accurate to half a minute, in seconds since 1970."""
    again: str | None
    """The table at which the same people play again."""
    coach: CoachInfo
    """Who wishes the coach, and whether it is on."""
    coached: bool
    """Whether the coach has been on in this game; then it counts in nobody's statistics."""
    daily: str | None
    """The day, in UTC, if this is a daily deal. Until it is over, only its own player sees the table, and
    nobody the secret."""
    deal_of: str | None
    """The table whose deal is played here again; secret and contributions are copied from there."""
    turn_time: int | None
    """Seconds that people have for a turn; None: as long as they like."""
    overdue: Literal["nothing", "nudge", "bot"]
    """What happens when a turn takes longer: nothing, a nudge, or a bot until the person is back."""
    due: float | None
    """When the current turn has taken that long, in seconds since 1970; None if nobody's time runs."""
    evening: str | None
    """The first of the tables at which the same people have played again and again; None at that one."""
    created: float
    """Seconds since 1970."""
    public: bool
    """Whether everybody may join from the lobby, and watch from there."""
    language: str | None
    """The language of the host's page: two letters."""
    guests_from: float | None
    """Before the start: when all who have a seat may fill the open seats with bots and begin, in seconds
    since 1970; None while the host is here, who may do it."""
    stand_ins: list[StandIn]
    """For whom bots may stand in, now or soon."""


class Deed(Struct):
    """What a guest has done in the place of a host who is away."""

    what: Literal["bot", "fill", "start"]
    """`bot`: had a bot stand in for `seat`; `fill`: put a bot on the open `seat`; `start`: filled all open
    seats and began."""
    seat: int | None
    name: str
    """Who or what sits on `seat`."""
    at: int
    """The index of the next journal entry at that time."""


class TalkLine(Struct):
    """A line of text chat, or what a guest has done in the place of a host who is away."""

    number: int
    """Its number at this table, counted from 0."""
    seat: int
    """Who wrote it."""
    name: str
    """The writer's name at that time."""
    text: str
    """The text; for a deed, what it was in English."""
    when: float
    """Seconds since 1970."""
    did: Deed | None = None
    """None for text."""


class Refusal(Struct, omit_defaults=True):
    """Why a request was refused: a fixed code, an English sentence, and a paragraph of the rules.

    `key` and `values` name the text in the catalogues, for readers of any language; `who` is a seat.
    """

    error: str
    reason: str
    key: str
    values: dict[str, str | int] = {}
    rule: str | None = None


class CreatedSeat(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    """`person` where `me` was requested."""
    name: str
    bot: str | None
    token: str | None
    """For a seat requested as `me`."""


class Created(Struct):
    table: str
    join: str
    host: str
    """The host's token."""
    seats: list[CreatedSeat]
    """All seats, in order."""
    commitment: str | None
    """SHA-256 of the secret, in hexadecimal; None for a lesson."""
    contributions: list[Contribution]
    """The closed list of contributions to the deal; empty while a seat is open."""


class Found(Struct):
    table: str


class Taken(Struct):
    seat: int
    token: str
    commitment: str | None
    """SHA-256 of the secret, in hexadecimal."""
    contributions: list[Contribution]
    """The closed list of contributions to the deal; empty while a seat is open."""


class Again(Struct):
    """The next table; the old table's seat and host tokens are valid there too."""

    table: str
    join: str


class Position(Struct):
    """A table as one seat (or a spectator) may see it."""

    table: TableInfo
    """Everything about the table except the cards."""
    you: You
    """The caller's role at this table."""
    at: int
    legal: list[SentMove]
    view: ViewOrNone
    """None before the game has started."""
    talk: list[TalkLine]


class Played(Struct):
    at: int
    legal: list[SentMove]
    view: View


class Stale(Struct):
    """The journal has grown since the caller looked; this is the current position."""

    error: str
    reason: str
    key: str
    at: int
    legal: list[SentMove]
    view: ViewOrNone


class Event(Struct):
    index: int
    """Its place in the journal."""
    move: SeenMove
    """The entry as this seat may see it."""
    news: list[News]
    """What it meant beyond the move itself."""
