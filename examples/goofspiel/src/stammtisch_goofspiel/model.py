"""Goofspiel's options, acts, state and view: frozen, comparable, without behaviour of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stammtisch_goofspiel import rules


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on beforehand."""

    players: int
    cards: int  # 1.1


@dataclass(frozen=True, slots=True)
class Prize:
    """Chance turns up a prize (2.1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A player lays a card face down (2.2)."""

    card: int


Act = Prize | Bid


@dataclass(frozen=True, slots=True)
class Result:
    """The sum of each player's prizes (3.2)."""

    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return rules.winners(self.scores)

    def line(self) -> dict[str, Any]:
        return {"scores": list(self.scores), "winners": list(self.winners)}


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: its prize, all bids by seat, and who took the prize."""

    prize: int
    bids: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class State:
    """The whole table.

    Nobody knows the order of the prizes, so the state does not hold one: `prizes` is what may still come.
    """

    options: Options
    prizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """Cards that are not spent yet; a card that lies face down is still among them."""
    bids: tuple[int | None, ...]
    """The cards that lie face down, by seat."""
    prize: int | None = None
    """The prize that is being bid for; None before it is turned up."""
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows; `seat` is None for a spectator."""

    options: Options
    seat: int | None
    prize: int | None
    prizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """Everybody has seen what everybody spent, so all hands are known."""
    has_bid: tuple[bool, ...]
    bid: int | None
    """My own card that lies face down."""
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    legal: tuple[Act, ...]
    result: Result | None

    def __str__(self) -> str:
        from stammtisch_goofspiel.game import GAME

        return GAME.text_table(self)

    def _repr_html_(self) -> str:
        from stammtisch_goofspiel.game import GAME

        return GAME.html_table(self)
