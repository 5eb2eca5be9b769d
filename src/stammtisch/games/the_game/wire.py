"""THE GAME on the wire: the form of its views and news."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.games.wire_move import Move

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
    """Its letter."""
    ascending: bool
    """A and B ascend, C and D descend."""
    top: int
    """The card on top, or the start card 1 or 100."""
    cards: list[int]
    """All cards laid here, the first at the bottom."""


class Signals(Struct):
    """What a seat has said: about each pile, and about itself."""

    A: PileWord | None
    """What was said of pile A."""
    B: PileWord | None
    """What was said of pile B."""
    C: PileWord | None
    """What was said of pile C."""
    D: PileWord | None
    """What was said of pile D."""
    self: SelfWord | None
    """What was said of oneself."""


class TheGameResult(Struct):
    left: int
    """Cards not laid."""
    won: bool
    """All cards were laid."""
    excellent: bool
    """Fewer than ten cards are left."""
    reason: Literal["won", "stuck"]
    """Why the game ended."""


class TheGamePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["claim", "play", "over"]
    """Claims are made, cards are laid, or the game is over."""
    acting: list[int]
    """The seats that may act now; several at once while claims are made."""
    on_turn: int | None
    """Whose turn it is; null before the first."""
    piles: list[Pile]
    """A to D."""
    hand_counts: list[int]
    """Cards in each hand, by seat."""
    hand_size: int
    """Cards of a full hand."""
    draw_pile: int
    """Cards in the draw pile."""
    left: int
    """Cards not laid: all hands and the draw pile."""
    minimum: int
    """Cards that this turn asks for."""
    played: int
    """Cards laid in this turn."""
    missing: int
    """Cards still to be laid before the turn may end."""
    may_end: bool
    """Whether the turn may end now."""
    draws: int
    """Cards drawn if the turn ended now."""
    claims: list[int | None]
    """By seat, what each has claimed; null: nothing yet."""
    signals: list[Signals]
    """By seat."""
    result: TheGameResult | None
    """Null while the game goes on."""


class HandCard(Struct):
    card: int
    """Its number."""
    steps: list[int | None]
    """How far it takes each pile on, A to D, whoever is on turn: null where it does not fit (3.3),
    -10 where it is the backwards trick (3.4)."""


class TheGameMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[HandCard]
    """In ascending order."""
    legal: list[Move]
    asides: list[Move]
    """Signals that may be given now, on turn or not."""
    may_take_back: bool
    """Whether this seat's latest play may be taken back."""
    dead_ends: list[Move]
    """Plays of `legal` that put the minimum out of reach, although another play still meets it (3.7)."""


class TheGameView(Struct, tag_field="game", tag="the-game"):
    public: TheGamePublic
    """What everybody at the table sees."""
    mine: TheGameMine | None
    """None: a spectator."""


class Laid(Struct, tag_field="news", tag="laid"):
    """A card has been laid: how far it took the pile on, and over which card."""

    card: int
    """The card laid."""
    pile: PileName
    """Where it was laid."""
    over: int
    """The card that lay on top before."""
    step: int
    """How far it took the pile on."""
    trick: bool
    """Whether it was the backwards trick."""
