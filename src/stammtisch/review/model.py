"""What a review says, and its JSON form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import Any

from stammtisch.bots.judge import Remark, share
from stammtisch.core.game import Game, Line, Result, Seat

__all__ = [
    "DIGITS",
    "INACCURACY",
    "KEY_MOMENTS",
    "KINDS",
    "PRECISION",
    "Decided",
    "Point",
    "Review",
    "SeatReview",
    "Winnable",
    "accuracy",
    "kind",
    "outcome",
]

DIGITS = 4
"""Chances are rounded before anything is added up, so that the sums are exact."""
INACCURACY = 0.05
KINDS = ((0.15, "blunder"), (0.10, "mistake"), (INACCURACY, "inaccuracy"))
"""The least loss of each kind, the worst kind first."""
PRECISION = 0.03
"""Key moments are judged in more and more worlds until their noise is at most this."""
KEY_MOMENTS = 6
"""The most per seat."""


def kind(loss: float, noise: float) -> str | None:
    """The kind of a decision with this loss; None if it is small or uncertain.

    A loss that is not known to `PRECISION` counts as the least it may be.

    >>> kind(0.12, 0.02), kind(0.04, 0.01), kind(0.12, 0.04), kind(0.08, 0.06)
    ('mistake', None, 'inaccuracy', None)
    """
    sure = loss if noise <= PRECISION else loss - noise
    return next((name for least, name in KINDS if sure >= least), None)


def accuracy(loss: float) -> float:
    """The accuracy of a decision, from 0 to 100, by the formula of Lichess.

    >>> accuracy(0.0), round(accuracy(0.1), 1), accuracy(1.0)
    (100.0, 63.6, 0.0)
    """
    return min(100.0, max(0.0, 103.17 * exp(-0.0435 * 100 * loss) - 3.17))


def outcome(game: Game[Any, Any, Any], result: Result, seat: Seat) -> float:
    """The seat's share of the victory, rounded as all chances are."""
    return round(share(game, result, seat), DIGITS)


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision and what it cost. Chances are from 0 to 1."""

    at: int
    """Index of its first journal entry."""
    until: int
    """Index after its last one."""
    seat: Seat
    chance: float
    """Before it, if the judge's bot played every seat on."""
    played: float
    best: float
    noise: float
    """Half the width of the 95 % interval of the loss."""
    acts: tuple[Line, ...]
    """What was played, as lines of a record without the seat."""
    better: tuple[Line, ...]
    """The best alternative; empty if the loss is below the noise."""
    reasons: tuple[Remark, ...]
    worlds: int
    key: bool = False
    """Whether it is one of the seat's key moments."""

    @property
    def loss(self) -> float:
        return round(max(0.0, self.best - self.played), DIGITS)

    @property
    def kind(self) -> str | None:
        return kind(self.loss, self.noise)

    def line(self) -> Line:
        return {
            "at": self.at,
            "until": self.until,
            "seat": self.seat,
            "chance": self.chance,
            "played": self.played,
            "best": self.best,
            "loss": self.loss,
            "noise": self.noise,
            "kind": self.kind,
            "key": self.key,
            "acts": list(self.acts),
            "better": list(self.better),
            "reasons": [{"key": one.key, "values": one.values} for one in self.reasons],
            "worlds": self.worlds,
        }


@dataclass(frozen=True, slots=True)
class Point:
    """A seat's chance at one place of the journal, and what changed it since the point before."""

    at: int
    chance: float
    noise: float
    cause: str
    """`start`, `choice`, `luck` or `others`; `outcome` where the seat's own act ended the game.

    What an `outcome` changes counts among the others (alone at the table: as luck).
    """

    def line(self) -> Line:
        return {"at": self.at, "chance": self.chance, "noise": self.noise, "cause": self.cause}


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's game: `start + choice + luck + others == outcome`."""

    seat: Seat
    name: str
    accuracy: float | None
    """The mean of its decisions; None if it made none."""
    start: float
    """The chance before anything was dealt."""
    choice: float
    luck: float
    others: float
    outcome: float
    graph: tuple[Point, ...]

    def line(self) -> Line:
        return {
            "seat": self.seat,
            "name": self.name,
            "judged": True,
            "accuracy": _tenth(self.accuracy),
            "choice": self.choice,
            "luck": self.luck,
            "others": self.others,
            "start": self.start,
            "outcome": self.outcome,
            "graph": [point.line() for point in self.graph],
        }


@dataclass(frozen=True, slots=True)
class Winnable:
    """With open cards: the last journal index at which a victory was still found."""

    at: int
    until_end: bool

    def line(self) -> Line:
        return {"at": self.at, "until_end": self.until_end}


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, judged."""

    game: str
    bot: str
    """Chances mean that this bot plays every seat on."""
    names: tuple[str, ...]
    outcomes: tuple[float, ...]
    seats: tuple[SeatReview, ...]
    """The judged seats."""
    decisions: tuple[Decided, ...]
    winnable: Winnable | None
    """None if nothing was found, or if the game is not cooperative."""
    done: bool
    """Whether the key moments have been judged as precisely as possible, too."""

    @property
    def accuracy(self) -> float | None:
        """The mean of the judged seats."""
        return mean([one.accuracy for one in self.seats])

    def seat(self, seat: Seat) -> SeatReview:
        """Raises KeyError if the seat was not judged."""
        for one in self.seats:
            if one.seat == seat:
                return one
        raise KeyError(seat)

    def line(self) -> Line:
        judged = {one.seat: one.line() for one in self.seats}
        return {
            "game": self.game,
            "bot": self.bot,
            "seats": [
                judged.get(seat) or _unjudged(seat, name, self.outcomes[seat])
                for seat, name in enumerate(self.names)
            ],
            "accuracy": _tenth(self.accuracy),
            "decisions": [one.line() for one in self.decisions],
            "winnable": self.winnable.line() if self.winnable else None,
            "done": self.done,
        }


def mean(figures: Sequence[float | None]) -> float | None:
    """The mean of those that are known."""
    known = [figure for figure in figures if figure is not None]
    return fmean(known) if known else None


def _tenth(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 1)


def _unjudged(seat: Seat, name: str, ended: float) -> Line:
    figures = dict.fromkeys(("accuracy", "choice", "luck", "others", "start"))
    return {"seat": seat, "name": name, "judged": False, **figures, "outcome": ended, "graph": []}
