"""The table of Goofspiel: options, acts, states and views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stammtisch_goofspiel import rules


@dataclass(frozen=True, slots=True)
class Options:
    """What has been agreed on."""

    players: int
    cards: int  # 1.1


@dataclass(frozen=True, slots=True)
class Prize:
    """Chance turns up a prize (2.1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A card is laid face down (2.2)."""

    card: int


Act = Prize | Bid


@dataclass(frozen=True, slots=True)
class Result:
    """The sums of the prizes, by seat, and who has most (3.2)."""

    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return rules.winners(self.scores)

    def line(self) -> dict[str, Any]:
        return {"scores": list(self.scores), "winners": list(self.winners)}


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: the prize, all bids by seat, and who took it."""

    prize: int
    bids: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class State:
    """The whole table. The prizes to come have no order: `prizes` is what may be turned up."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    """Cards not spent yet; a card that lies face down is still among them."""
    prizes: tuple[int, ...]
    prize: int | None = None
    bids: tuple[int | None, ...] = ()
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows (`seat` None: a spectator)."""

    options: Options
    seat: int | None
    prize: int | None
    prizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """Everybody can count what everybody has spent, so all hands are known."""
    has_bid: tuple[bool, ...]
    bid: int | None
    """My own card that lies face down."""
    rounds: tuple[Round, ...]
    scores: tuple[int, ...]
    legal: tuple[Act, ...]
    result: Result | None
