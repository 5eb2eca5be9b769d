"""THE GAME on the wire: the form of its views and news."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.server.wire_move import Move

__all__ = [
    "HandCard",
    "Laid",
    "Pile",
    "Signals",
    "TheGameMine",
    "TheGamePublic",
    "TheGameResult",
    "TheGameView",
]

PileName = Literal["A", "B", "C", "D"]
PileWord = Literal["please-spare", "spare", "take"]
SelfWord = Literal["trouble", "fine"]


class Pile(Struct):
    pile: PileName
    ascending: bool
    top: int
    """The card on top, or the start card 1 or 100."""
    cards: list[int]
    """All cards laid here, the first at the bottom."""


class Signals(Struct):
    """What a seat has said: about each pile, and about itself."""

    A: PileWord | None
    B: PileWord | None
    C: PileWord | None
    D: PileWord | None
    self: SelfWord | None


class TheGameResult(Struct):
    left: int
    won: bool
    excellent: bool
    reason: Literal["won", "stuck"]


class TheGamePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["claim", "play", "over"]
    acting: list[int]
    """The seats that may act now; several at once while claims are made."""
    on_turn: int | None
    piles: list[Pile]
    hand_counts: list[int]
    hand_size: int
    draw_pile: int
    left: int
    """Cards not laid: all hands and the draw pile."""
    minimum: int
    """Cards that this turn asks for."""
    played: int
    missing: int
    """Cards still to be laid before the turn may end."""
    may_end: bool
    draws: int
    """Cards drawn if the turn ended now."""
    claims: list[int | None]
    signals: list[Signals]
    result: TheGameResult | None


class HandCard(Struct):
    card: int
    steps: list[int | None]
    """How far it takes each pile on, A to D, whoever is on turn: null where it does not fit (3.3),
    -10 where it is the backwards trick (3.4)."""


class TheGameMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[HandCard]
    legal: list[Move]
    asides: list[Move]
    """Signals that may be given now, on turn or not."""
    may_take_back: bool


class TheGameView(Struct, tag_field="game", tag="the-game"):
    public: TheGamePublic
    mine: TheGameMine | None
    """None: a spectator."""


class Laid(Struct, tag_field="news", tag="laid"):
    """A card has been laid: how far it took the pile on, and over which card."""

    card: int
    pile: PileName
    over: int
    step: int
    trick: bool
