"""What goes over the wire: requests, answers and the messages of a stream.

Everything that the browser knows is described here, and `schema` makes the OpenAPI
description out of it. Moves have the form of a record's lines without `seat`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stammtisch.games.raise_game.wire import (
    Raised,
    RaiseMine,
    RaisePublic,
    RaiseView,
    RoundWon,
    SetAside,
    TurnedUp,
)
from stammtisch.games.the_game.wire import Laid, TheGameMine, TheGamePublic, TheGameView
from stammtisch.games.wire_move import Move, SeenMove

__all__ = [
    "Again",
    "AskAgain",
    "AskLesson",
    "AskTable",
    "BotInfo",
    "ChangePace",
    "ChangeSeat",
    "ClientMessage",
    "Contribute",
    "Contribution",
    "Created",
    "CreatedSeat",
    "Event",
    "Events",
    "Fairness",
    "Fall",
    "Found",
    "GameInfo",
    "Games",
    "Hello",
    "LessonInfo",
    "LessonStep",
    "MoveMessage",
    "News",
    "OptionInfo",
    "Ping",
    "PlayMove",
    "Played",
    "Pong",
    "Position",
    "RaiseStep",
    "Refusal",
    "Refused",
    "Replay",
    "Say",
    "SayMessage",
    "SeatInfo",
    "ServerMessage",
    "Stale",
    "StartTable",
    "Step",
    "TableChanged",
    "TableInfo",
    "TakeSeat",
    "Taken",
    "TakenBack",
    "TalkLine",
    "Talked",
    "TheGameStep",
    "View",
    "WantedSeat",
    "Welcome",
    "You",
]

Line = dict[str, Any]

NameText = Annotated[str, Meta(max_length=200)]
Talk = Annotated[str, Meta(max_length=1000)]
TokenText = Annotated[str, Meta(max_length=200)]
BotName = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Bytes32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes, in lower-case hexadecimal."""
Pace = Annotated[float, Meta(ge=0, le=10)]

View = TheGameView | RaiseView


class TakenBack(Struct, tag_field="news", tag="taken-back"):
    """What a `take_back` undid."""

    move: SeenMove
    """The move that no longer counts."""


News = Laid | TurnedUp | Raised | RoundWon | SetAside | TakenBack
"""What an event meant, where the move itself does not say it."""


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
    game: Literal["the-game", "raise"]
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
    game: Literal["the-game", "raise"]
    """The game's name."""
    rules: int
    """The version of its rules."""
    players: list[int]
    """The numbers of players that the game is for."""
    age: int
    """From how many years on."""
    minutes: int
    """About how long it takes at a table."""
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
    legal: list[Move]
    view: View | None
    """None before the game has started."""
    talk: list[TalkLine]


class Played(Struct):
    at: int
    legal: list[Move]
    view: View


class Stale(Struct):
    """The journal has grown since the caller looked; here is how the table stands now."""

    error: str
    reason: str
    key: str
    at: int
    legal: list[Move]
    view: View | None


class Event(Struct):
    index: int
    """Its place in the journal."""
    move: SeenMove
    """The entry as this seat may see it."""
    news: list[News]
    """What it meant, where the move itself does not say it."""


class TheGameStep(Struct, tag_field="game", tag="the-game"):
    """One act with the chance moves after it, of a finished game: nothing is hidden any more."""

    events: list[Event]
    """In order."""
    at: int
    """The index of the journal entry after the step."""
    public: TheGamePublic
    """What everybody saw after the step."""
    mine: list[TheGameMine | None]
    """What each seat saw besides; None where that has not changed since the step before."""


class RaiseStep(Struct, tag_field="game", tag="raise"):
    """One act with the chance moves after it, of a finished game: nothing is hidden any more."""

    events: list[Event]
    """In order."""
    at: int
    """The index of the journal entry after the step."""
    public: RaisePublic
    """What everybody saw after the step."""
    mine: list[RaiseMine | None]
    """What each seat saw besides; None where that has not changed since the step before."""


Step = TheGameStep | RaiseStep
"""A step has the form of a view, with the part of every seat."""


class Replay(Struct):
    table: TableInfo
    """All about the table but the cards."""
    steps: list[Step]
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
    """The end of the text's key: `near` is `learn-the-game-near`."""
    at: list[str]
    """What it points at."""
    wants: list[Move]
    """Any of these acts completes it; none: the learner reads and goes on."""
    others: int
    """How many acts the others make after it, before the next step comes."""
    joy: bool
    """Something to be happy about."""


class LessonInfo(Struct):
    """A lesson's steps; the learner sits on seat 0."""

    game: Literal["the-game", "raise"]
    others: int
    """How many bots are at the table."""
    steps: list[LessonStep]
    """In order."""


# Requests


class WantedSeat(Struct, forbid_unknown_fields=True):
    """`me`: a person on the creating device, who gets a token at once."""

    kind: Literal["open", "bot", "me"]
    """`open`: waits for somebody; `bot`; `me`."""
    bot: BotName | None = None
    name: NameText | None = None


class AskTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=100)]
    """The game's name."""
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=10)]
    """One entry a seat, in order."""
    options: Line = {}
    """`players` follows from the seats."""
    pace: Pace | None = None
    """Seconds a bot waits before it acts; the server's own where it is left out."""
    spectators: bool = True
    """Whether those who do not play may watch, now and after the end."""
    talk_seen: bool = False
    """Whether spectators see what the players write."""
    contribution: Bytes32 | None = None
    """SHA-256 of 32 random bytes that the people on this device add to the deal; the bytes are sent later."""


class AskLesson(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=100)]
    """The game's name."""
    name: NameText
    """The learner's."""
    others: Annotated[list[NameText], Meta(max_length=10)] = []
    """The bots' names, where the lesson's own are not wanted."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: NameText
    seat: SeatNumber | None = None
    """Which one; the first open seat where it is left out."""
    contribution: Bytes32 | None = None
    """SHA-256 of 32 random bytes that this person adds to the deal; the bytes are sent later."""


class Contribute(Struct, forbid_unknown_fields=True):
    value: Bytes32
    """The 32 random bytes whose SHA-256 stands in the closed list."""
    next: Bytes32 | None = None
    """SHA-256 of 32 further ones, for the next game of the same people."""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """`bot` fills an open seat or stands in for a person, `open` frees a seat before the start, `person`
    gives the seat back to its person."""

    kind: Literal["open", "bot", "person"]
    """What becomes of the seat."""
    bot: BotName | None = None


class StartTable(Struct, forbid_unknown_fields=True):
    """Fills the open seats with this bot (default: the strongest) and begins."""

    bot: BotName | None = None


class ChangePace(Struct, forbid_unknown_fields=True):
    """Bots act at this pace from now on."""

    pace: Pace
    """How many seconds a bot takes over an act, on average."""


class AskAgain(Struct, forbid_unknown_fields=True):
    """The next game; the bots may be those one level up or down."""

    bots: Literal["stronger", "easier"] | None = None
    """None: the same ones."""


class PlayMove(Struct, forbid_unknown_fields=True):
    at: Index
    """The index of the next journal entry as the caller knows it."""
    move: Move
    """The move, without `seat`."""


class Say(Struct, forbid_unknown_fields=True):
    text: Talk
    """At most 200 characters."""


# The stream: from the browser


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of every stream; without a token one is a spectator."""

    token: TokenText | None = None


class MoveMessage(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    at: Index
    """The index of the next journal entry as the sender knows it."""
    move: Move
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
    view: View | None
    talk: list[TalkLine]


class Events(Struct, tag_field="type", tag="events"):
    """What has happened, in order, and how the table looks after it."""

    events: list[Event]
    """In order."""
    at: int
    view: View | None
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


class Refused(Struct, tag_field="type", tag="refused"):
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


ServerMessage = Welcome | Events | TableChanged | Talked | Refused | Pong

encode = msgspec.json.encode
