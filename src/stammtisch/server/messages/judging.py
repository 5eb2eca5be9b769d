"""Reviews of finished games, and what the coach says."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stammtisch.games.wire import SentMove


class CoachInfo(Struct):
    """The coach of a table, as everybody sees it."""

    on: bool
    """Whether those on turn may ask for hints: while every person who plays wishes it."""
    wishes: list[int]
    """The seats that wish it."""


class RemarkInfo(Struct):
    """Why one course of action is better than another."""

    key: str
    values: dict[str, str | int]


class Hint(Struct):
    """The best acts for the seat on turn, judged from what it knows."""

    at: int
    acts: list[SentMove]
    """In order; empty if the judge has no say here."""
    chance: float | None
    """The chance to win with them, from 0 to 1; None if the judge has no say here."""
    reasons: list[RemarkInfo]
    """Up to two, the stronger one first."""


class Warned(Struct):
    """What the moves that were asked about would lose."""

    loss: float
    """Of the chance to win, from 0 to 1; 0 if nothing is wrong with them, or nothing certain."""
    noise: float
    """Half the width of the loss's 95 % interval."""
    better: list[SentMove]
    """The better acts, in order; empty if the loss is 0."""
    reasons: list[RemarkInfo]
    """Up to two, the stronger one first."""


class ReviewedPoint(Struct):
    """A seat's chance to win at one place of the journal, as the seat itself could know it."""

    at: int
    """The index of the journal entry before which it is estimated."""
    chance: float
    """From 0 to 1."""
    noise: float
    """Half the width of its 95 % interval."""
    cause: Literal["start", "choice", "luck", "others", "outcome"]
    """What changed it since the point before."""


class ReviewedSeat(Struct):
    """A seat's game: `start + choice + luck + others` is its `outcome`."""

    seat: int
    name: str
    judged: bool
    """Whether its decisions were judged: those of persons are."""
    accuracy: float | None
    """From 0 to 100; None if it made no decision, or is not judged."""
    choice: float | None
    """What its own decisions changed, in sum."""
    luck: float | None
    """What cards and dice changed, in sum."""
    others: float | None
    """What everything else changed, in sum."""
    start: float | None
    """The chance to win before anything was dealt."""
    outcome: float
    """1 if it won, 0 if not; winners of a competitive game share the 1."""
    graph: list[ReviewedPoint]
    """The chance to win through the game; empty if it is not judged."""


class ReviewedDecision(Struct):
    """A decision, judged from what its seat knew; forced ones are left out."""

    at: int
    """The index of its first journal entry."""
    until: int
    """The index after its last one."""
    seat: int
    chance: float
    """The chance to win before it."""
    played: float
    """The chance to win after what was played."""
    best: float
    """The chance of the best alternative found; at least `played`."""
    loss: float
    """The difference of the two."""
    noise: float
    """Half the width of the loss's 95 % interval."""
    kind: Literal["inaccuracy", "mistake", "blunder"] | None
    """From a loss of 0.05, 0.10 and 0.15; None if it is less, or below the noise."""
    key: bool
    """Whether it is one of the seat's key moments: the costliest, at most six."""
    acts: list[SentMove]
    """What was played."""
    better: list[SentMove]
    """The best alternative; empty if it is not better for certain."""
    reasons: list[RemarkInfo]
    """Up to two, the stronger one first."""
    worlds: int
    """How many sampled worlds the comparison rests on."""


class ReviewedWinnable(Struct):
    """With all cards known: until when a victory was found."""

    at: int
    """The last index of the journal at which one was found."""
    until_end: bool
    """Whether that is the end of the game."""


class ReviewInfo(Struct):
    """A finished game, judged from what each seat knew."""

    game: str
    bot: str
    """Chances mean: if this bot plays every seat on from there."""
    seats: list[ReviewedSeat]
    """All seats, in order."""
    accuracy: float | None
    """The mean of the judged seats, from 0 to 100."""
    decisions: list[ReviewedDecision]
    """In the order of the journal."""
    winnable: ReviewedWinnable | None
    """None in a competitive game, or if no victory was found at all."""
    done: bool
    """Whether this is final; until then key moments are being looked at more closely."""


class Reviewed(Struct):
    """A review as far as it has come; ask again until `progress` is 1."""

    progress: float
    """The estimated share that is done, from 0 to 1."""
    review: Annotated[
        Any,
        Meta(extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/ReviewInfo"}, {"type": "null"}]}),
    ]
    """What is known; None until the first pass over the game is done."""
