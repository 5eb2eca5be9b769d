"""Ratings of bots: Bradley–Terry over all games at once, so their order changes nothing.

400 points are odds of 10 to 1, and the mean is 1500. Each bot has won and lost one game against the mean
besides, so one that never wins has a finite rating.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

MEAN = 1500.0
SCALE = 400 / math.log(10)
RESAMPLED = 400
TAIL = 0.025  # of the resampled ratings, on either side of an interval
ENOUGH = 1e-10  # of a step, to stop

Wins = dict[tuple[int, int], float]
"""How often one bot did better than another, by their numbers; a shared place counts half to each."""
Outcome = tuple[tuple[tuple[int, int], float], ...]
"""All that happened on one deal."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who met on which deal, and the place of each: the lower, the better."""

    deal: int
    places: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float
    low: float
    high: float


def ratings(bots: Sequence[str], contests: Iterable[Contest], seed: str = "") -> dict[str, Rating]:
    """Each bot's rating with its 95 % interval, from deals resampled by number.

    >>> met = [Contest(deal, {"a": 1, "b": 2}) for deal in range(9)] + [Contest(9, {"a": 1, "b": 1})]
    >>> {name: round(found.rating) for name, found in ratings(["a", "b"], met).items()}
    {'a': 1691, 'b': 1309}
    """
    numbers = {name: number for number, name in enumerate(bots)}
    deals: dict[int, Wins] = defaultdict(lambda: defaultdict(float))
    for contest in contests:
        wins = deals[contest.deal]
        for one, other in combinations(contest.places, 2):
            first, second = contest.places[one], contest.places[other]
            half = 0.5 if first == second else float(first < second)
            wins[numbers[one], numbers[other]] += half
            wins[numbers[other], numbers[one]] += 1 - half
    outcomes = Counter(tuple(sorted(wins.items())) for wins in deals.values())
    kinds = sorted(outcomes)  # in an order of their own, so that the games' changes nothing
    weights = [outcomes[kind] for kind in kinds]
    ones = [1.0] * len(bots)
    best = _fit(_sum(outcomes), ones, ones, [0.0] * len(bots))
    rng = Random(f"ratings/{seed}")
    samples = []
    for _ in range(RESAMPLED):
        drawn = _sum(Counter(rng.choices(kinds, weights, k=len(deals)) if deals else ()))
        # The virtual games vary as well, or the rating of a bot that never wins would seem certain.
        won, lost = ([rng.expovariate(1) for _ in bots] for _ in range(2))
        samples.append(_fit(drawn, won, lost, best))
    found = {}
    for name, number in numbers.items():
        values = sorted(sample[number] for sample in samples)
        cut = int(TAIL * len(values))
        low, high = values[cut], values[-1 - cut]
        found[name] = Rating(_points(best[number]), _points(low), _points(high))
    return found


def _points(strength: float) -> float:
    return MEAN + SCALE * strength


def _sum(outcomes: Mapping[Outcome, int]) -> Wins:
    total: Wins = defaultdict(float)
    for outcome, deals in outcomes.items():
        for pair, count in outcome:
            total[pair] += deals * count
    return total


def _fit(wins: Wins, won: Sequence[float], lost: Sequence[float], begin: Sequence[float]) -> list[float]:
    """The most likely strengths, in natural logarithms of odds and around zero, by Newton's method.

    `won` and `lost` are the virtual games against the mean.
    """
    size = len(begin)
    strength = list(begin)
    for _ in range(100):
        slope = [0.0] * size
        curve = [[0.0] * size for _ in range(size)]
        for number in range(size):
            chance = _chance(strength[number])
            slope[number] += won[number] - (won[number] + lost[number]) * chance
            curve[number][number] += (won[number] + lost[number]) * chance * (1 - chance)
        for (one, other), count in wins.items():
            chance = _chance(strength[one] - strength[other])
            slope[one] += count * (1 - chance)
            slope[other] -= count * (1 - chance)
            bend = count * chance * (1 - chance)
            curve[one][one] += bend
            curve[other][other] += bend
            curve[one][other] -= bend
            curve[other][one] -= bend
        step = _solved(curve, slope)
        longest = max(map(abs, step), default=0.0)
        strength = [old + change / max(1.0, longest) for old, change in zip(strength, step, strict=True)]
        if longest < ENOUGH:
            break
    mean = sum(strength) / size
    return [one - mean for one in strength]


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, len(row)):
                row[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found
