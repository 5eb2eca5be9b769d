"""What the page shows: charts as figures, not yet drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Point(NamedTuple):
    """One figure, with its 95 % interval where it has one."""

    x: str | float
    """A word, or a place on the axis."""
    y: float
    low: float | None = None
    high: float | None = None
    number: int = 0
    """How many values it stands for."""


@dataclass(frozen=True, slots=True)
class Series:
    """The figures of one bot, or of all."""

    name: str
    points: Sequence[Point]


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its words: lines over numbers, bars over few values or words."""

    title: str
    about: str
    series: Sequence[Series]
    percent: bool
    lines: bool = False
    axis: str = ""
    """What the numbers below lines are."""
