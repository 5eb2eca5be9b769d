"""What a game's judge says of decisions: the chance to win with them and with better ones.

A game brings its judge as it brings its bots: an entry point in the group `stammtisch.judges`, named after
the game, refers to a class (or function) that makes one. A game without a judge has plain replays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stammtisch.core.game import Game, Result, Seat
from stammtisch.core.match import Match
from stammtisch.entry_points import by_name

__all__ = [
    "Decision",
    "Estimate",
    "Judge",
    "NoJudge",
    "Remark",
    "Weighing",
    "has_judge",
    "judge_for",
    "share",
]

AnyMatch = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat: the journal entries from `at` up to, but not including, `until`.

    What others do in between (signals, say) is no part of it.
    """

    at: int
    until: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to win, from 0 to 1 (in RAISE: the expected share of the victory)."""

    chance: float
    noise: float
    """Half the width of its 95 % interval."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """A decision, judged from what its seat knew."""

    chance: float
    """The chance to win before it, if the judge's bot played every seat from here on."""
    played: float
    """The chance to win after what was played."""
    best: float
    """The chance of the best alternative found; at least `played`."""
    noise: float
    """Half the width of the 95 % interval of `best - played`; 0 if they are the same acts."""
    better: tuple[Any, ...]
    """The acts of the best alternative, in order; empty if nothing better than what was played was found."""
    worlds: int
    """How many sampled worlds the comparison rests on."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Why one course of action is better than another: the key of a text, and its variables."""

    key: str
    values: dict[str, str | int]


class Judge(Protocol):
    """Implement this to give a game a review and a coach.

    Everything is judged from a seat's view, never from a state, and all alternatives are tried in the same
    sampled worlds. The same arguments always give the same answer. Budgets are counted in worlds, not in
    seconds.
    """

    bot: str
    """The bot that plays every seat on from the judged position; chances mean this."""
    first: int
    """Worlds for a first pass over a game."""
    most: int
    """Worlds after which a decision that is still uncertain stays unmarked."""

    def decisions(self, match: AnyMatch) -> Sequence[Decision]:
        """All decisions of a match that are worth judging, in order; forced ones are left out."""
        ...

    def weigh(self, view: Any, acts: Sequence[Any], worlds: int, seed: int) -> Weighing:
        """Compare `acts`, chosen at this view, with the best alternative.

        Acts that do not complete the decision (one card of a turn) are continued as well as possible;
        without acts, the answer tells the best ones, with `played` equal to `best`.
        """
        ...

    def chance(self, view: Any, worlds: int, seed: int) -> Estimate:
        """The chance to win as the view's seat sees it, on turn or not; 0, 1 or a share once it is over."""
        ...

    def before(self, options: Any, seat: Seat) -> float:
        """The seat's chance to win before anything is dealt."""
        ...

    def remarks(self, view: Any, played: Sequence[Any], better: Sequence[Any]) -> Sequence[Remark]:
        """Up to two reasons why `better` is better, the stronger one first, from what really differs.

        Without anything played (a hint): why it is good in itself.
        """
        ...

    def winnable(self, match: AnyMatch) -> int | None:
        """With all cards known: the last journal index at which a victory was still found; None if never.

        Competitive games answer None.
        """
        ...


class NoJudge(KeyError):
    """The game has no judge."""


def share(game: Game[Any, Any, Any], result: Result, seat: Seat) -> float:
    """The seat's share of the victory; in a cooperative game 1 for everybody or 0."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if game.cooperative else 1 / len(result.winners)


def has_judge(game: str) -> bool:
    """Whether the game has a judge."""
    return game in by_name("stammtisch.judges")


def judge_for(game: str) -> Judge:
    """The game's judge; raises `NoJudge`."""
    try:
        entry = by_name("stammtisch.judges")[game]
    except KeyError:
        raise NoJudge(game) from None
    judge: Judge = entry.load()()
    return judge
