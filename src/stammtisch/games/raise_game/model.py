"""RAISE's options, acts, state and view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from stammtisch.core.game import Line, Seat
from stammtisch.games.raise_game import rules
from stammtisch.games.raise_game.components import Card, Components

Cards = tuple[Card, ...]
"""Cards sorted by symbol, number, points."""


@dataclass(frozen=True, slots=True)
class Options:
    """The table's options; created and validated by `Raise.options`."""

    players: int
    starter: str | Seat  # 2.3
    extra_cards: bool  # 4.3
    set: Components  # 1.6


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a player a card from the player's own draw pile (2.1, 4.5, 5.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Starter:
    """Who has the dice first (2.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Point:
    """The point card that is turned up (3.1)."""

    points: int


@dataclass(frozen=True, slots=True)
class Die:
    """What the next die shows: a symbol or `blank` (3.1)."""

    face: str


@dataclass(frozen=True, slots=True)
class Choose:
    """A hand card, face down until everybody has chosen (3.2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class RaiseBy:
    """Hand cards that move the stone past the second-to-last one (4.2)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Pass:
    """Out of this round (4.5)."""


Act = Deal | Starter | Point | Die | Choose | RaiseBy | Pass


@dataclass(frozen=True, slots=True)
class Result:
    """Everybody's points, and who has most of them (6.1, 6.2)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def line(self) -> Line:
        return {"scores": list(self.scores), "winners": list(self.winners)}


class Stone(NamedTuple):
    """A player's stone and the field it lies on."""

    field: int
    seat: Seat


Track = tuple[Stone, ...]
"""The stones from the rearmost to the foremost; in a stack the top one comes first (4.1)."""


class Round(NamedTuple):
    """A round being played, from the point card on (3, 4)."""

    point: int
    dice: tuple[str, ...]
    chosen: tuple[Card | None, ...]  # face down, still counted as part of the hand (3.2)
    pot: tuple[Cards, ...]  # by the seat that played them (3.4)
    track: Track


class Ledger(NamedTuple):
    """What each seat has won, and what can still be won (5.1)."""

    piles: tuple[Cards, ...]
    point_piles: tuple[tuple[int, ...], ...]
    set_aside: tuple[int, ...]  # 3.5
    unseen_points: tuple[int, ...]  # 2.2: including the removed ones


class State(NamedTuple):
    """The whole table. Draw piles have no order: `draw_piles` counts each kind of card.

    A named tuple of parts: a game creates hundreds of states, each move replaces only a part, and tuples
    are created four times as fast as frozen dataclasses.
    """

    options: Options
    hands: tuple[Cards, ...]
    draw_piles: tuple[tuple[int, ...], ...]
    refilling: tuple[Seat, ...]  # who is dealt the next cards, one entry per card
    roller: Seat | None  # who has the dice
    round: Round | None
    ledger: Ledger

    def __repr__(self) -> str:
        hands = " | ".join(" ".join(map(str, hand)) for hand in self.hands)
        now = self.round
        return f"<State with {hands}: {_table(now.point if now else None, now.track if now else ())}>"

    def __str__(self) -> str:
        from stammtisch.games.raise_game.drawing.table import text_table

        return text_table(self)

    def _repr_html_(self) -> str:
        from stammtisch.games.raise_game.drawing.html import html_table

        return html_table(self)


class View(NamedTuple):
    """What a seat knows (`seat` None: a spectator).

    `unseen` are each player's cards whose place this seat does not know: its own draw pile,
    the others' hands and draw piles together. `hands` are empty except for its own until
    the game ends, when all are revealed (6.1).
    """

    options: Options
    seat: Seat | None
    hands: tuple[Cards, ...]
    hand_counts: tuple[int, ...]
    draw_counts: tuple[int, ...]
    unseen: tuple[Cards, ...]
    refilling: tuple[Seat, ...]
    piles: tuple[Cards, ...]
    point_piles: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]  # 6.3: of the piles
    set_aside: tuple[int, ...]
    unseen_points: tuple[int, ...]
    rounds_to_come: int
    roller: Seat | None
    point: int | None
    dice: tuple[str, ...]
    multipliers: tuple[int, ...]  # in the order of the set's symbols
    has_chosen: tuple[bool, ...]
    choice: Card | None  # its own, while it lies face down
    pot: tuple[Cards, ...]
    track: Track
    legal: tuple[Act, ...]
    result: Result | None

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat} with {' '.join(map(str, self.hand))}"
        scores = " ".join(map(str, self.scores))
        return f"<View of {who}: round {self.round}, {_table(self.point, self.track)}, scores {scores}>"

    @property
    def hand(self) -> Cards:
        """The seat's own cards."""
        return () if self.seat is None else self.hands[self.seat]

    @property
    def round(self) -> int:
        """The current round, counted from 1; 0 before the first."""
        removed = self.options.set.removed_for(self.options.players)
        return len(self.options.set.point_cards) - removed - self.rounds_to_come

    def value(self, card: Card) -> int:
        """What the card is worth in this round (3.2)."""
        return rules.value(card.number, self.multipliers[self.options.set.symbols.index(card.symbol)])

    def __str__(self) -> str:
        from stammtisch.games.raise_game.drawing.table import text_table

        return text_table(self)

    def _repr_html_(self) -> str:
        from stammtisch.games.raise_game.drawing.html import html_table

        return html_table(self)


def _table(point: int | None, track: Track) -> str:
    """The round in a few words."""
    if point is None:
        return "between rounds"
    return f"for {point}" + "".join(f", seat {seat} on {field}" for field, seat in track)
