"""How one result stands among others on the same deal."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from stammtisch.core.game import DailyDeal

REGULAR_AFTER = 3  # different days on which a regular has finished a game: a key costs nothing, days do
FEWEST = 5  # regulars from whom on they are shown


class Ranked(NamedTuple):
    """A result on the daily deal; the greater, the better."""

    outcome: float
    """The share of the victory."""
    score: int


def better_than(mine: Ranked, others: Sequence[Ranked]) -> float | None:
    """The share of the others that did worse; None if there are none.

    >>> better_than(Ranked(1, 9), [Ranked(1, 9), Ranked(1, 8), Ranked(0, 10), Ranked(1, 10)])
    0.5
    """
    return sum(other < mine for other in others) / len(others) if others else None


def among_regulars(results: Mapping[str, Ranked], regulars: Collection[str]) -> dict[str, Ranked]:
    """The results of regulars, by person; none while there are fewer than five.

    >>> deal = {person: Ranked(1, 1) for person in "abcdef"}
    >>> list(among_regulars(deal, "abcd")), list(among_regulars(deal, "bcdefgh"))
    ([], ['b', 'c', 'd', 'e', 'f'])
    """
    found = {person: one for person, one in results.items() if person in regulars}
    return found if len(found) >= FEWEST else {}


def figures(results: Iterable[Ranked], daily: DailyDeal) -> list[int]:
    """The results as they are shown, best first."""
    sign = 1 if daily.more else -1
    return [sign * one.score for one in sorted(results, reverse=True)]


@dataclass(frozen=True, slots=True)
class Par:
    """What a level made of a deal, in many games."""

    level: str
    results: tuple[Ranked, ...]
    """Best first."""

    @property
    def share(self) -> float:
        """The share of victories."""
        return sum(one.outcome for one in self.results) / len(self.results)

    def mean(self, daily: DailyDeal) -> float:
        """The mean figure."""
        return sum(figures(self.results, daily)) / len(self.results)

    def dump(self) -> str:
        return json.dumps({"level": self.level, "results": self.results})

    @classmethod
    def load(cls, text: str) -> Par:
        found = json.loads(text)
        return cls(found["level"], tuple(Ranked(*one) for one in found["results"]))

    @classmethod
    def of(cls, level: str, results: Iterable[tuple[float, int]]) -> Par:
        return cls(level, tuple(sorted((Ranked(*one) for one in results), reverse=True)))
