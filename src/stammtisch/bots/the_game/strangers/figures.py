"""The figures of the strangers' table, with 95 % intervals.

Deals are the unit: the games of one deal, from different seats and with different partners, are no
independent trials. So every figure is a mean over deals, and differences and shares are taken deal by deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

Won = Sequence[float]
"""For each deal, the share of its games that were won."""

HALF_WIDTH = 1.959964  # of a 95 % interval, in standard errors


@dataclass(frozen=True, slots=True)
class Figure:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    def line(self) -> list[float]:
        """As rows have it."""
        return [round(self.value, 4), round(self.low, 4), round(self.high, 4)]


def rate(won: Won) -> Figure:
    """The share of games won: Wilson's interval for as many independent games as the deals are worth.

    >>> [round(number, 2) for number in rate([1.0, 0.0] * 50).line()]
    [0.5, 0.4, 0.6]
    """
    value, deals = fmean(won), len(won)
    error = _error(won, value)
    games = value * (1 - value) / error**2 if error > 0 else deals
    z = HALF_WIDTH**2 / games
    middle = (value + z / 2) / (1 + z)
    half = sqrt(z * (value * (1 - value) + z / 4)) / (1 + z)
    return Figure(value, max(0.0, middle - half), min(1.0, middle + half))


def together(cells: Sequence[Won]) -> list[float]:
    """Several partners as one: their mean on each deal that all have played."""
    return [fmean(won) for won in zip(*_common(cells), strict=True)]


def difference(one: Won, other: Won) -> Figure:
    """How much more is won, on the same deals."""
    one, other = _common([one, other])
    return _around([a - b for a, b in zip(one, other, strict=True)])


def share(own: Won, best: Won) -> Figure:
    """The wins as a share of the best response's wins, on the same deals."""
    return mean_share([(own, best)])


def mean_share(pairs: Sequence[tuple[Won, Won]]) -> Figure:
    """The mean of several such shares; its interval follows from what each deal adds to it."""
    deals = min(len(won) for pair in pairs for won in pair)
    shares, pulls = [], [0.0] * deals
    for all_own, all_best in pairs:
        own, best = all_own[:deals], all_best[:deals]
        below = fmean(best)
        found = fmean(own) / below if below else 0.0
        shares.append(found)
        for deal, (mine, other) in enumerate(zip(own, best, strict=True)):
            pulls[deal] += (mine - found * other) / below / len(pairs) if below else 0.0
    half = HALF_WIDTH * _error(pulls, 0.0)
    value = fmean(shares)
    return Figure(value, value - half, value + half)


def _common(cells: Sequence[Won]) -> list[Won]:
    """The deals that all have played: each begins with the first."""
    deals = min(map(len, cells))
    return [won[:deals] for won in cells]


def _around(values: Won) -> Figure:
    value = fmean(values)
    half = HALF_WIDTH * _error(values, value)
    return Figure(value, value - half, value + half)


def _error(values: Won, middle: float) -> float:
    """The standard error of the mean."""
    deals = len(values)
    if deals < 2:
        return 1.0
    return sqrt(sum((value - middle) ** 2 for value in values) / (deals - 1) / deals)
