"""RAISE on the wire: the form of its views and news."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.games.wire import SentMove

__all__ = [
    "Multiplier",
    "PlayedCard",
    "Player",
    "Pot",
    "RaiseCard",
    "RaiseMine",
    "RaisePublic",
    "RaiseResult",
    "RaiseView",
    "RaiseWay",
    "Raised",
    "RoundWon",
    "SetAside",
    "Stone",
    "TurnedUp",
]


class RaiseCard(Struct):
    """A number card with what it is worth now."""

    card: str
    """As records spell it: symbol-number-points."""
    symbol: str
    """Its symbol."""
    number: int
    """Its number."""
    points: int
    """Its stars."""
    value: int | None
    """Fields it is worth in this round; None while no dice lie on the table."""


class Multiplier(Struct):
    symbol: str
    """The symbol."""
    dice: int
    """Dice that show the symbol."""
    times: int
    """What its numbers are multiplied by."""


class Stone(Struct):
    seat: int
    """Whose stone it is."""
    field: int
    """Where it stands."""


class PlayedCard(Struct):
    """A card on the table and whose it was."""

    seat: int
    """Whose card it was."""
    card: RaiseCard
    """The card."""


class Pot(Struct):
    """What the round is about."""

    point_card: int | None
    """The points of the point card; null before it is turned up."""
    cards: list[PlayedCard]
    """All cards laid in this round."""
    points: int
    """The worth of it all: point card and cards."""


class Player(Struct):
    """What everybody knows of a player."""

    seat: int
    hand_count: int
    """Cards in hand."""
    draw_count: int
    """Cards still to draw."""
    in_round: bool
    """Has a stone on the track, or may still lay a card face down."""
    passed: bool
    """Is out of this round."""
    has_chosen: bool
    """Has laid a card face down that is not turned up yet."""
    point_cards: list[int]
    """Point cards won."""
    cards: list[str]
    """Number cards won, as records spell them."""
    score: int
    """Points of the score pile (and, at the end, of the hand)."""
    hand: list[RaiseCard]
    """Empty until the game is over."""


class RaiseResult(Struct):
    scores: list[int]
    """By seat."""
    winners: list[int]
    """The seats that won; several share a victory."""


class RaisePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["choose", "raise", "over"]
    """Cards are laid face down, stones travel, or the game is over."""
    acting: list[int]
    """The seats that may act now; several at once while cards are laid face down."""
    round: int
    """Counted from 1."""
    rounds: int
    """How many the game has."""
    rounds_to_come: int
    """After this one."""
    roller: int | None
    """Who rolled the dice."""
    symbols: list[str]
    """All symbols of the set."""
    dice: list[str]
    """The faces rolled, `blank` among them, in the order of the set's dice."""
    multipliers: list[Multiplier]
    """What the dice say, by symbol."""
    pot: Pot
    """What the round is about."""
    stones: list[Stone]
    """From the rearmost, who acts, to the foremost; of a stack the top one first."""
    revealed: list[PlayedCard]
    """The first cards of this round, once all are in, in the order in which the stones were set."""
    players: list[Player]
    """By seat."""
    hand_size: int
    """Cards of a full hand."""
    set_aside: list[int]
    """Point cards that nobody could play for."""
    unseen_points: list[int]
    """Point cards not yet turned up, those left in the box among them."""
    result: RaiseResult | None
    """Null while the game goes on."""


class RaiseWay(Struct):
    """A legal raise: the cards, and what would come of it."""

    cards: list[str]
    """As records spell them."""
    total: int
    """Fields that the cards are worth together."""
    field: int
    """Where the stone lands."""
    stones: list[Stone]
    """The track after it, the rearmost first."""
    last: int
    """The seat at the back then."""
    ends_round: bool
    """Nobody in the round would have a card left."""


class RaiseMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[RaiseCard]
    """My cards."""
    chosen: str | None
    """My card face down on the table."""
    unseen: list[str]
    """What my draw pile holds, in no order."""
    field: int | None
    """Where my stone stands."""
    beyond: int | None
    """A raise must land beyond this field: the second-to-last stone's (4.2)."""
    legal: list[SentMove]
    asides: list[SentMove]
    """Always empty: RAISE has no signals."""
    raises: list[RaiseWay]
    """All legal raises."""
    may_take_back: bool
    """Whether my face-down card may still be exchanged."""


class RaiseView(Struct, tag_field="game", tag="raise"):
    public: RaisePublic
    """What everybody at the table sees."""
    mine: RaiseMine | None
    """None: a spectator."""


class TurnedUp(Struct, tag_field="news", tag="turned-up"):
    """All have chosen: the cards are turned up together, in the order in which the stones are set."""

    cards: list[PlayedCard]
    """In the order in which the stones are set."""
    stones: list[Stone]
    """The track then, the rearmost first; also where the round ends with it."""


class Raised(Struct, tag_field="news", tag="raised"):
    """A stone has travelled on."""

    seat: int
    """Whose stone it is."""
    from_field: int
    """Where it stood."""
    field: int
    """Where it stands now."""
    cards: list[RaiseCard]
    """What it was moved with."""
    stones: list[Stone]
    """The track then, the rearmost first; also where the round ends with it."""


class RoundWon(Struct, tag_field="news", tag="round-won"):
    seat: int
    """Who won it."""
    point_card: int
    """The points of the point card."""
    cards: list[str]
    """The cards won, as records spell them."""
    points: int
    """The worth of it all."""


class SetAside(Struct, tag_field="news", tag="set-aside"):
    """Nobody holds a card to play for this point card."""

    point_card: int
    """Its points."""
