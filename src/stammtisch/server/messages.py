"""What goes over the wire: requests, answers and the messages of a stream.

Everything that the browser knows is described here, and `schema` makes the OpenAPI
description out of it. Moves have the form of a record's lines without `seat`.
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
"""A view as the game's `wire.py` describes it, or already encoded."""

ViewOrNone = Annotated[
    Any,
    Meta(extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]}),
]

News = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/News"})]
"""What an event meant, where the move itself does not say it: a type of the game's, or `TakenBack`."""


class TakenBack(Struct, tag_field="news", tag="taken-back"):
    """What a `take_back` undid."""

    move: SeenMove
    """The move that no longer counts."""


# The table


class SeatInfo(Struct):
    """A seat at a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    """`open` waits for somebody; `person` and `bot` are taken."""
    name: str
    """Empty while the seat is open."""
    bot: str | None
    """The bot that plays this seat now: a bot's own seat, or one that stands in for a person."""
    stands_in: bool
    """A bot plays for the person, who can take the seat back at any time."""
    connected: bool
    """A person's browser is connected with this seat's token."""


class You(Struct):
    """Who the one that asks is at this table."""

    seat: int | None
    """None: a spectator."""
    host: bool
    """The token is the host's (the one the table was created with)."""


class Contribution(Struct):
    """Random bytes that somebody at the table adds to the deal; `docs/fairness.md` says how they are used."""

    seats: list[int]
    """Whose they are; several where people share a device."""
    hash: str
    """Their SHA-256, in hexadecimal."""
    value: str | None
    """The bytes, in hexadecimal, once the game has begun; None from then on: they did not come in time."""


class TableInfo(Struct):
    """All about a table but the cards."""

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
    """How many seconds a bot takes over an act, on average; anybody with a seat may change it."""
    text: bool
    """Whether people may write to each other here."""
    commitment: str | None
    """SHA-256 of the secret that all chance follows from, in hexadecimal. None at a lesson's table, where the
    first cards are written down beforehand: there is nothing to prove."""
    scheme: int
    """How chance follows from it: 2; tables made before there were contributions play on under 1."""
    contributions: list[Contribution]
    """The closed list of what people add to the deal, ordered by first seat; empty until all seats are taken.
    Whoever finds their own hash in it sends the bytes, once, and the game begins."""
    secret: str | None
    """The secret, once the game is over."""
    lesson: bool
    """Whether this table teaches the game."""
    spectators: bool
    """Whether those who do not play may watch."""
    talk_seen: bool
    """Whether spectators see what the players write."""
    moved: float
    """When something last happened in the game, to within half a minute, in seconds since 1970."""
    again: str | None
    """The table at which the same people play again."""
    created: float
    """Seconds since 1970."""


class TalkLine(Struct):
    """Something that somebody wrote."""

    number: int
    """Counts the table's lines."""
    seat: int
    """Who wrote it."""
    name: str
    """Their name then."""
    text: str
    """What they wrote."""
    when: float
    """Seconds since 1970."""


# Answers


class Refusal(Struct, omit_defaults=True):
    """Why something was not done: a fixed word, an English sentence, and a paragraph of the rules.

    `key` and `values` name the text in the catalogues, for a reader of any language; `who` is a seat.
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
    """The value where none is chosen."""
    about: str
    """What it changes, in English."""
    rule: str
    """The paragraph of the rules that it is about; empty where there is none."""
    figures: dict[str, Line]
    """What is behind a value that is more than a word: the whole of a component set, by its name."""


class BotInfo(Struct):
    name: str
    """As `bot` of a seat spells it."""
    level: int
    """Counted from 1, weakest first."""
    about: str
    """How it plays, in English."""
    strength: Line
    """Measured figures, where there are any."""


class GameInfo(Struct):
    game: str
    """The game's name."""
    rules: int
    """The version of its rules."""
    players: list[int]
    """The numbers of players that the game is for."""
    age: int
    """From how many years on."""
    minutes: int
    """About how long it takes at a table."""
    cooperative: bool
    """Whether all players win or lose together."""
    lesson: bool
    """Whether there is a lesson."""
    texts: bool
    """Whether the game brings texts of its own: `GET /api/games/{game}/texts/{language}`."""
    options: list[OptionInfo]
    """What can be agreed before the game."""
    bots: list[BotInfo]
    """Weakest first."""


class Games(Struct):
    games: list[GameInfo]
    """All games of this server."""


class CreatedSeat(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    """`person` where `me` was asked for."""
    name: str
    bot: str | None
    token: str | None
    """Of a seat that was asked for as `me`."""


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
    """The closed list of what people add to the deal; empty while a seat is open."""


class Found(Struct):
    table: str


class Taken(Struct):
    seat: int
    token: str
    commitment: str | None
    """SHA-256 of the secret, in hexadecimal."""
    contributions: list[Contribution]
    """The closed list of what people add to the deal; empty while a seat is open."""


class Again(Struct):
    """The next table; seat and host tokens of the old one are good there too."""

    table: str
    join: str


class Position(Struct):
    """A table as one seat (or a spectator) may see it."""

    table: TableInfo
    """All about the table but the cards."""
    you: You
    """Who the caller is here."""
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
    """The journal has grown since the caller looked; here is how the table stands now."""

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
    """What it meant, where the move itself does not say it."""


class Step(Struct):
    """One act with the chance moves after it, of a finished game: nothing is hidden any more.

    It has the form of a view, with the part of every seat.
    """

    game: str
    events: list[Event]
    """In order."""
    at: int
    """The index of the journal entry after the step."""
    public: Any
    """What everybody saw after the step."""
    mine: list[Any]
    """What each seat saw besides; None where that has not changed since the step before."""


class Replay(Struct):
    table: TableInfo
    """All about the table but the cards."""
    steps: list[Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Step"})]]
    """The first is the deal."""


class Fall(Struct):
    """One chance move: what could fall, with weights, and what did."""

    index: int
    """Counts the chance moves of the game from 0."""
    at: int
    """Index in the journal."""
    stream: str
    """What it is drawn from."""
    number: int
    """Its place in the stream, counted from 0."""
    outcomes: list[tuple[SeenMove, int]]
    """What could fall, each with its weight, in the game's fixed order."""
    fell: SeenMove
    """What fell."""


class Fairness(Struct):
    """Everything that is needed to derive each chance move again, as `docs/fairness.md` says.

    It is what the server says: compare the falls with the cards that you saw, commitment and contributions
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
    """What it points at."""
    wants: list[SentMove]
    """Any of these acts completes it; none: the learner reads and goes on."""
    others: int
    """How many acts the others make after it, before the next step comes."""
    joy: bool
    """Something to be happy about."""


class LessonInfo(Struct):
    """A lesson's steps; the learner sits on seat 0."""

    game: str
    others: int
    """How many bots are at the table."""
    steps: list[LessonStep]
    """In order."""


encode = msgspec.json.encode
