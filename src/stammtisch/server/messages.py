"""Response types of the HTTP API, and the types that streams share with them.

`http/schema.py` derives the OpenAPI description from these, from `requests` and from `stream_messages`.
Moves have the form of a record's lines without `seat`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stammtisch.games.wire import SeenMove, SentMove

__all__ = [
    "Again",
    "BotInfo",
    "Contribution",
    "Created",
    "CreatedSeat",
    "Event",
    "Fairness",
    "Fall",
    "Found",
    "GameInfo",
    "Games",
    "LessonInfo",
    "LessonStep",
    "News",
    "OptionInfo",
    "Played",
    "Position",
    "Refusal",
    "Replay",
    "SeatInfo",
    "Stale",
    "Step",
    "TableInfo",
    "Taken",
    "TakenBack",
    "TalkLine",
    "View",
    "ViewOrNone",
    "You",
    "encode",
]

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


# The table


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
    connected: bool
    """Whether a browser is connected with this seat's token."""


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
    state: Literal["waiting", "running", "over"]
    """`waiting` for people, `running` or `over`."""
    at: int
    """The index of the next journal entry."""
    seats: list[SeatInfo]
    """All seats, in order."""
    pace: float
    """Average seconds per bot move; anybody with a seat may change it."""
    text: bool
    """Whether text chat is allowed."""
    commitment: str | None
    """SHA-256 of the secret that determines all chance, in hexadecimal. None at a lesson's table: its first
    cards are scripted, so there is nothing to prove."""
    scheme: int
    """How chance is derived from it: 2; tables from before contributions existed continue with 1."""
    contributions: list[Contribution]
    """The closed list of contributions, ordered by first seat; empty until all seats are taken. A client that
    finds its own hash in it sends the bytes, once; then the game begins."""
    secret: str | None
    """The secret, once the game is over."""
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
    created: float
    """Seconds since 1970."""


class TalkLine(Struct):
    """A line of text chat."""

    number: int
    """Its number at this table, counted from 0."""
    seat: int
    """Who wrote it."""
    name: str
    """The writer's name at that time."""
    text: str
    """The text."""
    when: float
    """Seconds since 1970."""


# Answers


class Refusal(Struct, omit_defaults=True):
    """Why a request was refused: a fixed code, an English sentence, and a paragraph of the rules.

    `key` and `values` name the text in the catalogues, for readers of any language; `who` is a seat.
    """

    error: str
    reason: str
    key: str
    values: dict[str, str | int] = {}
    rule: str | None = None


class OptionInfo(Struct):
    name: str
    """As `options` of `POST /api/tables` spells it."""
    choices: list[Any]
    """All values; a component set is chosen by its name."""
    default: Any
    """The value if none is chosen."""
    about: str
    """What it changes, in English."""
    rule: str
    """The paragraph of the rules it concerns; empty if none."""
    figures: dict[str, Line]
    """The content of named values: complete component sets, by name."""


class BotInfo(Struct):
    name: str
    """As `bot` of a seat spells it."""
    level: int
    """Counted from 1, weakest first."""
    about: str
    """How it plays, in English."""
    strength: Line
    """Measured strength, if available."""


class GameInfo(Struct):
    game: str
    """The game's name."""
    rules: int
    """The version of its rules."""
    players: list[int]
    """The possible numbers of players."""
    age: int
    """Minimum age in years."""
    minutes: int
    """Approximate duration of a game."""
    cooperative: bool
    """Whether all players win or lose together."""
    lesson: bool
    """Whether there is a lesson."""
    texts: bool
    """Whether the game has its own texts: `GET /api/games/{game}/texts/{language}`."""
    options: list[OptionInfo]
    """What can be chosen before the game."""
    bots: list[BotInfo]
    """Weakest first."""


class Games(Struct):
    games: list[GameInfo]
    """All games on this server."""


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


class Step(Struct):
    """One act of a finished game with the chance moves after it; nothing is hidden any more.

    It has the form of a view, with every seat's part.
    """

    game: str
    events: list[Event]
    """In order."""
    at: int
    """The index of the journal entry after the step."""
    public: Any
    """What everybody saw after the step."""
    mine: list[Any]
    """What each seat saw in addition; None if unchanged since the previous step."""


class Replay(Struct):
    table: TableInfo
    """Everything about the table except the cards."""
    steps: list[Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Step"})]]
    """The first is the deal."""


class Fall(Struct):
    """One chance move: its possible outcomes with weights, and the actual one."""

    index: int
    """Number of the chance move in this game, counted from 0."""
    at: int
    """Index in the journal."""
    stream: str
    """The stream it is drawn from."""
    number: int
    """Its place in the stream, counted from 0."""
    outcomes: list[tuple[SeenMove, int]]
    """The possible outcomes with their weights, in the game's fixed order."""
    fell: SeenMove
    """The actual outcome."""


class Fairness(Struct):
    """Everything needed to derive each chance move again, as described in `docs/fairness.md`.

    These are the server's claims: compare the falls with the cards you saw, and commitment and contributions
    with what you kept before you revealed your own.
    """

    scheme: int
    """1 or 2."""
    commitment: str
    contributions: list[Contribution]
    """In the order in which they are used."""
    secret: str
    """The secret, in hexadecimal."""
    falls: list[Fall]
    """All chance moves, in order."""


class LessonStep(Struct):
    """One idea of a lesson."""

    text: str
    """The end of the text's key: `near` is `learn-<game>-near`."""
    at: list[str]
    """What the text points at."""
    wants: list[SentMove]
    """Any of these acts completes it; if empty, the learner just reads on."""
    others: int
    """How many acts the others make after it, before the next step."""
    joy: bool
    """Whether it is celebrated."""


class LessonInfo(Struct):
    """A lesson's steps; the learner sits on seat 0."""

    game: str
    others: int
    """How many bots are at the table."""
    steps: list[LessonStep]
    """In order."""


encode = msgspec.json.encode
