"""How long bots take."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from stammtisch.server.driver import thinking_time


def times(pace: float, *, begins: bool) -> list[float]:
    rng = Random(7)
    return [thinking_time(pace, rng, begins=begins) for _ in range(400)]


@pytest.mark.parametrize("pace", [0.2, 0.8, 1.4])
def test_bots_think_longest_where_their_turn_begins_and_never_twice_alike(pace: float) -> None:
    first, next_ = times(pace, begins=True), times(pace, begins=False)
    assert min(first) > 0.8 * pace > 0.5 * fmean(next_)
    assert fmean(first) > 1.5 * fmean(next_)
    assert len(set(first)) > 390
    assert 0.9 * pace < fmean([*first, *next_]) < 1.15 * pace, "a turn of two cards keeps the table's pace"


def test_where_no_waiting_is_wanted_there_is_none() -> None:
    assert set(times(0, begins=True)) == {0.0}
