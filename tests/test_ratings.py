"""Ratings: the same whatever the order of the games, finite, and with intervals that hold what they say."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random

import pytest

from stammtisch.arena.ratings import Contest, ratings

BOTS = ["a", "b", "c", "d"]


def played(rng: Random, strength: dict[str, float], deals: int) -> list[Contest]:
    """Every bot against every other on each deal."""
    found = []
    for deal in range(deals):
        for one, other in combinations(strength, 2):
            odds = 10 ** ((strength[one] - strength[other]) / 400)
            won = rng.random() < odds / (1 + odds)
            found.append(Contest(deal, {one: 0.0 if won else 1.0, other: 1.0 if won else 0.0}))
    return found


def test_the_order_of_the_games_changes_nothing() -> None:
    rng = Random(1)
    contests = played(rng, {"a": 1700, "b": 1550, "c": 1500, "d": 1250}, 60)
    first = ratings(BOTS, contests)
    for _ in range(10):
        rng.shuffle(contests)
        for name, found in ratings(BOTS, contests).items():
            assert found.rating == pytest.approx(first[name].rating, rel=1e-9)
            assert (found.low, found.high) == pytest.approx((first[name].low, first[name].high), rel=1e-9)


def test_four_hundred_points_are_ten_to_one() -> None:
    contests = [Contest(deal, {"a": float(deal % 11 == 0), "b": 0.5}) for deal in range(11_000)]
    found = ratings(["a", "b"], contests)
    assert found["a"].rating - found["b"].rating == pytest.approx(400, abs=1)
    assert found["a"].rating + found["b"].rating == pytest.approx(3000)


def test_a_shared_place_counts_half_to_each() -> None:
    shared = ratings(["a", "b"], [Contest(deal, {"a": 1.0, "b": 1.0}) for deal in range(20)])
    assert shared["a"].rating == pytest.approx(1500)
    halved = [Contest(deal, {"a": float(deal % 2), "b": 0.5}) for deal in range(20)]
    assert ratings(["a", "b"], halved)["a"].rating == pytest.approx(1500)


def test_who_never_wins_has_a_finite_rating_and_an_interval() -> None:
    found = ratings(["a", "b"], [Contest(deal, {"a": 0.0, "b": 1.0}) for deal in range(100)])
    assert all(math.isfinite(one.rating) and one.low < one.rating < one.high for one in found.values())
    assert found["a"].low > 1500
    more = ratings(["a", "b"], [Contest(deal, {"a": 0.0, "b": 1.0}) for deal in range(1_000)])
    assert more["a"].rating > found["a"].rating


def test_a_bot_without_games_is_average() -> None:
    found = ratings(["a", "b", "c"], [Contest(0, {"a": 0.0, "b": 0.0})])
    assert found["c"].rating == pytest.approx(1500)


def test_intervals_hold_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """In 90 to 98 of 100 tournaments of known strength, for all bots together."""
    monkeypatch.setattr("stammtisch.arena.ratings.RESAMPLED", 150)  # for the time it takes
    strength = {"a": 1680.0, "b": 1540.0, "c": 1280.0}
    inside = 0
    for tournament in range(100):
        found = ratings(list(strength), played(Random(tournament), strength, 50), str(tournament))
        inside += sum(one.low <= strength[name] <= one.high for name, one in found.items())
    assert 0.90 <= inside / 300 <= 0.98
