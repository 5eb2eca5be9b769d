"""RAISE's wire format: the types of its views and news."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stammtisch.games.wire import SentMove


class RaiseCard(Struct):
    """A number card and its current value."""

    card: str
    """As records spell it: symbol-number-points."""
    symbol: str
    """Its symbol."""
    number: int
    """Its number."""
    points: int
    """Its stars."""
    value: int | None
    """Fields it is worth in this round; None before the dice are rolled."""


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
    """A card on the table and its owner."""

    seat: int
    """Whose card it was."""
    card: RaiseCard
    """The card."""


class Pot(Struct):
    """What the round is played for."""

    point_card: int | None
    """The points of the point card; null before it is turned up."""
    cards: list[PlayedCard]
    """All cards played in this round."""
    points: int
    """Total points: point card and cards."""


class Player(Struct):
    """What everybody knows about a player."""

    seat: int
    hand_count: int
    """Cards in hand."""
    draw_count: int
    """Cards in the draw pile."""
    in_round: bool
    """Has a stone on the track, or may still choose a card."""
    passed: bool
    """Is out of this round."""
    has_chosen: bool
    """Has chosen a card that still lies face down."""
    point_cards: list[int]
    """Point cards won."""
    cards: list[str]
    """Number cards won, as records spell them."""
    score: int
    """Points of the score pile (and, at the end, of the hand)."""
    hand: list[RaiseCard]
    """Empty until the game is over."""
    unseen: list[int]
    """How many of each of `kinds` are in hand and draw pile together; once the game is over, in the draw pile
    alone."""


class RaiseResult(Struct):
    scores: list[int]
    """By seat."""
    winners: list[int]
    """The seats that won; several share a victory."""


class RaisePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["choose", "raise", "over"]
    """Cards are chosen, stones move, or the game is over."""
    acting: list[int]
    """The seats that may act now; several at once while cards are chosen."""
    round: int
    """Counted from 1."""
    rounds: int
    """Total number of rounds."""
    rounds_to_come: int
    """Rounds after this one."""
    roller: int | None
    """Who rolled the dice."""
    symbols: list[str]
    """All symbols of the set."""
    kinds: list[str]
    """All different cards of the set, as records spell them."""
    dice: list[str]
    """The faces rolled, including `blank`, in the order of the set's dice."""
    multipliers: list[Multiplier]
    """What the dice show, by symbol."""
    pot: Pot
    """What the round is played for."""
    stones: list[Stone]
    """From the rearmost, who acts, to the foremost; in a stack the top one first."""
    revealed: list[PlayedCard]
    """The first cards of this round, once all are turned up, in the order the stones were placed."""
    players: list[Player]
    """By seat."""
    hand_size: int
    """Number of cards in a full hand."""
    set_aside: list[int]
    """Point cards that nobody could play for."""
    unseen_points: list[int]
    """Point cards not yet turned up, including those left in the box."""
    refilling: list[int]
    """The seats that are being dealt cards, one entry per card; empty whenever somebody may act."""
    result: RaiseResult | None
    """Null while the game is running."""


class RaiseWay(Struct):
    """A legal raise: the cards and the result."""

    cards: list[str]
    """As records spell them."""
    total: int
    """Total fields the cards are worth."""
    field: int
    """Where the stone lands."""
    stones: list[Stone]
    """The track after it, the rearmost first."""
    last: int
    """The rearmost seat then."""
    ends_round: bool
    """Whether nobody in the round would have a card left."""


class RaiseMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[RaiseCard]
    """My cards."""
    chosen: str | None
    """My card face down on the table."""
    unseen: list[str]
    """The cards in my draw pile, in no order."""
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
    """None for a spectator."""


class TurnedUp(Struct, tag_field="news", tag="turned-up"):
    """All have chosen and the cards are turned up together."""

    cards: list[PlayedCard]
    """In the order the stones are placed."""
    stones: list[Stone]
    """The track then, the rearmost first; also where the round ends with it."""


class Raised(Struct, tag_field="news", tag="raised"):
    """A stone has moved forward."""

    seat: int
    """Whose stone it is."""
    from_field: int
    """Where it stood."""
    field: int
    """Where it stands now."""
    cards: list[RaiseCard]
    """The cards that moved it."""
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
    """Total points won."""


class SetAside(Struct, tag_field="news", tag="set-aside"):
    """The point card is set aside because nobody holds a card."""

    point_card: int
    """Its points."""
