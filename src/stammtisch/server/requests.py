"""Request bodies of the HTTP calls.

A field that is not known is a mistake, and refused, unless another version's page has sent it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, inspect

from stammtisch.games.wire import SentMove
from stammtisch.server.seats.avatars import Avatar

Line = dict[str, Any]

NameText = Annotated[str, Meta(max_length=200)]
Talk = Annotated[str, Meta(max_length=1000)]
TokenText = Annotated[str, Meta(max_length=200)]
BotName = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Bytes32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes, in lower-case hexadecimal."""
WrittenMove = SentMove | Annotated[str, Meta(max_length=400)]
"""An act, as a record's line without `seat`, or in the game's notation."""
LanguageText = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Pace = Annotated[float, Meta(ge=0, le=10)]
PACES = (0.2, 0.8, 1.4)
"""What the bots' pace may be changed to while a game is played; any number would tell the others one."""
LanguageCode = Annotated[str, Meta(max_length=8)]
"""One of our languages; English if it is another."""


class WantedSeat(Struct, forbid_unknown_fields=True):
    """`me`: a person on the creating device, who gets a token at once."""

    kind: Literal["open", "bot", "me"]
    """`open`: waits for somebody; `bot`; `me`."""
    bot: BotName | None = None
    name: NameText | None = None
    avatar: Avatar | None = None
    """The picture on the seat of `me`; None: one that nobody else here has."""


class AskTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=100)]
    """The game's name."""
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=10)]
    """One entry per seat, in order."""
    options: Line = {}
    """The game's options; `players` follows from the seats."""
    pace: Pace | None = None
    """Average seconds per bot move; the server's default if left out."""
    spectators: bool = True
    """Whether spectators may watch, during the game and afterwards."""
    talk_seen: bool = False
    """Whether spectators see what the players write."""
    contribution: Bytes32 | None = None
    """SHA-256 of 32 random bytes that the people on this device add to the deal; the bytes are sent later."""
    coach: bool = False
    """Whether the people on this device wish the coach."""
    turn_time: Literal[600, 86400, 259200] | None = None
    """Seconds that people have for a turn: ten minutes, a day or three days; None: as long as they like."""
    overdue: Literal["nothing", "nudge", "bot"] = "nudge"
    """What happens when a turn takes longer: nothing, a nudge, or a bot until the person is back."""
    public: bool = False
    """Whether everybody may join from the lobby, and watch from there."""
    language: LanguageText | None = None
    """The language of the host's page: two letters."""


class FindGame(Struct, forbid_unknown_fields=True):
    """Any seat at a public table that fits; if there is none, a table is opened for others to find."""

    name: NameText
    game: Annotated[str, Meta(max_length=100)] | None = None
    """The game's name; any game if left out."""
    players: Annotated[int, Meta(ge=2, le=10)] | None = None
    """How many shall play; any number if left out."""
    language: LanguageText | None = None
    """The language of the caller's page: two letters. Tables in it come first."""
    avatar: Avatar | None = None
    """The picture on the seat; None: one that nobody else there has."""
    contribution: Bytes32 | None = None
    """SHA-256 of 32 random bytes that this person adds to the deal; the bytes are sent later."""


class AskLesson(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=100)]
    """The game's name."""
    name: NameText
    """The learner's."""
    others: Annotated[list[NameText], Meta(max_length=10)] = []
    """The bots' names, instead of the lesson's own."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: NameText
    seat: SeatNumber | None = None
    """The seat to take; the first open one if left out."""
    program: bool = False
    """Whether a program will play here; everybody at the table sees that."""
    contribution: Bytes32 | None = None
    """SHA-256 of 32 random bytes that this person adds to the deal; the bytes are sent later."""
    avatar: Avatar | None = None
    """The picture on the seat; None: one that nobody else here has."""


class Contribute(Struct, forbid_unknown_fields=True):
    value: Bytes32
    """The 32 random bytes whose SHA-256 is in the closed list."""
    next: Bytes32 | None = None
    """SHA-256 of 32 more random bytes, for the same people's next game."""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """`bot` fills an open seat or stands in for a person, `open` frees a seat before the start, `person`
    gives the seat back to its person."""

    kind: Literal["open", "bot", "person"]
    """What the seat becomes."""
    bot: BotName | None = None


class StartTable(Struct, forbid_unknown_fields=True):
    """Fills the open seats with this bot (default: the strongest) and begins."""

    bot: BotName | None = None


class ChangePublic(Struct, forbid_unknown_fields=True):
    """Shows the table in the lobby, or no longer."""

    public: bool
    """Whether everybody may join from the lobby, and watch from there."""


class ChangeMuted(Struct, forbid_unknown_fields=True):
    """Mutes a person, or no longer."""

    muted: bool
    """Whether what they write is refused."""


class Invite(Struct, forbid_unknown_fields=True):
    """Asks somebody to a table that waits."""

    person: TokenText
    """One of `GET /api/me/people`."""


class Report(Struct, forbid_unknown_fields=True):
    """Tells the operator of a person."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    """What happened, at most 500 characters."""


class ChangePace(Struct, forbid_unknown_fields=True):
    """Changes the bots' pace from now on."""

    pace: Annotated[float, Meta(extra_json_schema={"enum": PACES})]
    """Average seconds per bot move: quick, usual or calm."""


class ChangeCoach(Struct, forbid_unknown_fields=True):
    """A person's wish: the coach is on while everybody who plays has it."""

    on: bool
    """Whether this seat wishes the coach."""


class AskWarning(Struct, forbid_unknown_fields=True):
    """Moves that the seat on turn is about to make."""

    at: Index
    """The index of the next journal entry as the caller knows it."""
    moves: Annotated[list[WrittenMove], Meta(min_length=1, max_length=20)]
    """In order, without `seat` or in the game's notation: one move, or several of the same turn."""


class TryMoves(Struct, forbid_unknown_fields=True):
    """Another turn, at a decision of a finished game."""

    at: Index
    """The index at which the review's decision begins."""
    moves: Annotated[list[WrittenMove], Meta(max_length=20)]
    """In order, without `seat` or in the game's notation."""


class AskAgain(Struct, forbid_unknown_fields=True):
    """Another game with the same people; the bots may change by one level."""

    bots: Literal["stronger", "easier"] | None = None
    """None: the same bots."""
    seats: Literal["same", "rotated"] = "same"
    """`rotated`: everybody sits one seat further, and the last one on seat 0."""


class AskDaily(Struct, forbid_unknown_fields=True):
    """A table with the day's deal; the caller sits on seat 0."""

    name: NameText
    avatar: Avatar | None = None
    """The picture on the caller's seat; None: any."""
    day: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None
    """A past day, for practice; today if left out."""
    pace: Pace | None = None
    """Average seconds per bot move; the server's default if left out."""


class AskDeal(Struct, forbid_unknown_fields=True):
    """A table with the deal of a finished game: bots sit on the other seats."""

    name: NameText
    seat: SeatNumber
    """Where the caller sits."""
    avatar: Avatar | None = None
    """The picture on the caller's seat; None: any."""
    pace: Pace | None = None
    """Average seconds per bot move; the server's default if left out."""


class PlayMove(Struct, forbid_unknown_fields=True):
    at: Index
    """The index of the next journal entry as the caller knows it."""
    move: WrittenMove
    """The move, without `seat`, or in the game's notation, such as `"pass"`."""


class Say(Struct, forbid_unknown_fields=True):
    text: Talk
    """At most 200 characters."""


class PushKeys(Struct):
    """The browser's keys, in base64url."""

    p256dh: Annotated[str, Meta(max_length=200)]
    """Its public key."""
    auth: Annotated[str, Meta(max_length=100)]
    """What the server and it alone share."""


class PushSubscription(Struct):
    """What a browser's `PushSubscription.toJSON()` returns."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    """The address of its push service: https, and on the internet."""
    keys: PushKeys
    """For the encryption of what is sent."""


class AskPush(Struct, forbid_unknown_fields=True):
    """A device that wants to be told; the same subscription is the same contact."""

    subscription: PushSubscription
    """From the browser."""
    language: LanguageCode
    """The language of what it is told."""


class AskMail(Struct, forbid_unknown_fields=True):
    """An e-mail address that may be told, once its reader has agreed."""

    address: Annotated[str, Meta(max_length=300)]
    """The address."""
    language: LanguageCode
    """The language of what it is told."""


class BrowserError(Struct, forbid_unknown_fields=True):
    """An error that a page did not expect, without words, which could tell of people, cards or addresses."""

    build: Annotated[str, Meta(max_length=40)]
    """Which build of the client."""
    place: Annotated[str, Meta(max_length=400)]
    """The kind of page, then up to three places in the client's own files, innermost first."""
    kind: Annotated[str, Meta(max_length=100)]
    """The error's class."""


def known_part(found: Any, kind: Any) -> Any:
    """A decoded body without the fields that this type does not have.

    >>> known_part({"kind": "open", "cushion": "red"}, WantedSeat)
    {'kind': 'open'}
    >>> known_part({"seats": [{"kind": "open", "cushion": "red"}], "candles": 3}, AskTable)
    {'seats': [{'kind': 'open'}]}
    """
    return _known(found, inspect.type_info(kind))


def _known(found: Any, kind: inspect.Type) -> Any:
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            found = _known(found, one)
    elif isinstance(kind, inspect.StructType) and isinstance(found, dict):
        fields = {field.encode_name: field.type for field in kind.fields}
        return {name: _known(part, fields[name]) for name, part in found.items() if name in fields}
    elif isinstance(kind, inspect.ListType) and isinstance(found, list):
        return [_known(part, kind.item_type) for part in found]
    return found
