"""Games of the past: replays and the proof of their chance."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from stammtisch.games.wire import SeenMove
from stammtisch.server.messages.tables import Contribution, Event, TableInfo, ViewOrNone


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


class Tried(Struct):
    """Another turn, tried at a decision of a finished game."""

    view: ViewOrNone
    """What the seat sees after the moves; None once they complete the decision: nothing is dealt."""
    complete: bool
    """Whether the moves complete the decision."""
    loss: float | None
    """What they lose against the best, from 0 to 1; None unless complete."""
    noise: float | None
    """Half the width of the loss's 95 % interval; None unless complete."""
    good: bool | None
    """Whether that is as good as the best, or close to it; None unless complete."""
