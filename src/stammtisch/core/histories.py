"""What a game says of its course: for programs that search its whole tree, chance included.

An encoding numbers what seats do; `Histories` numbers what chance brings, writes moves as numbers that tell
a seat no more than it saw, and tells a game again as it may have been, seen from one seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from stammtisch.core.acts import Move, Seat

__all__ = ["Histories", "Told", "Utilities"]


class Told(NamedTuple):
    """A move and its id: of the encoding's actions, or of `Histories.outcome` if it is chance's."""

    move: Move[Any]
    id: int


class Utilities(NamedTuple):
    """What the rewards of a whole game add up to."""

    least: float
    most: float
    zero_sum: bool
    """Whether those of all seats always add up to 0."""
    at_the_end: bool = True
    """Whether all of it comes with the last move."""


class Histories(ABC):
    """Implement this once per game, and return it from `Encoding.histories`."""

    players: int
    outcomes: int
    """How many ids chance has, in all its moves together."""
    width: int = 1
    """How many numbers describe a move."""
    most_decisions: int
    """No game has more decisions of seats than this, asides not counted."""
    most_turns: int = 0
    """No game asks all seats for asides more often than this."""
    most_chance: int
    """No game has more chance moves than this."""

    @abstractmethod
    def outcome(self, act: Any) -> int:
        """The fixed id of what chance brings."""

    @abstractmethod
    def numbers(self, move: Move[Any], id: int) -> Sequence[int]:
        """At most `width` numbers from 0 on that describe the act as everybody sees it who may see it.

        Different acts have different numbers. What else is in the hand must not follow from them.
        """

    @abstractmethod
    def retell(self, told: Sequence[Told], seat: Seat, state: Any, rng: Random) -> Sequence[Told]:
        """The moves of a game that looks the same to `seat` and ends in `state`, which it imagines.

        `told` is what really happened. As many moves, all possible ways equally likely.
        """

    def utilities(self, reward: str) -> Utilities:
        """The bounds of a reward; here those of a share of the victory, less an equal share."""
        return Utilities(-1 / self.players, 1 - 1 / self.players, zero_sum=True)
