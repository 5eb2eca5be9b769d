"""Figures about a running server, counted as it goes; `metrics` shows them to Prometheus.

Counting is a few hundred nanoseconds, so it is always on. No figure names a table, a person or an address.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

SECONDS = (
    *(0.001, 0.0015, 0.002, 0.003, 0.004, 0.005, 0.0075),
    *(0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.075),
    *(0.1, 0.15, 0.2, 0.3, 0.5, 0.75),
    *(1.0, 1.5, 2.0, 3.0, 5.0),
)
"""Upper bounds, close enough for p50 and p99 of what takes between 1 ms and 5 s."""

COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Histogram:
    """How often a value fell below each bound, not cumulated.

    >>> found = Histogram((1, 10))
    >>> for value in (0.5, 1, 7, 70):
    ...     found.add(value)
    >>> found.counts, found.sum
    ([2, 1, 1], 78.5)
    """

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """The last one is for what is beyond all bounds."""
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Figures:
    """Everything that is counted; whoever counts adds to it directly."""

    def __init__(self) -> None:
        self.moves: Counter[tuple[str, str]] = Counter()
        """By game, and by whom: `person` or `bot`."""
        self.shown = Histogram(SECONDS)
        """Seconds from the arrival of a person's move until it is handed to all streams."""
        self.commits = Histogram(SECONDS)
        """Seconds that a transaction took."""
        self.batches = Histogram(COUNTS)
        """Writes that shared a transaction."""
        self.unwritten: Counter[str] = Counter()
        """Writes that were not stored: `stale` or `failed`."""
        self.queued = Histogram(SECONDS)
        """Seconds that a question waited for a bot process."""
        self.refusals: Counter[str] = Counter()
        """By word."""
        self.outbox: Counter[tuple[str, str]] = Counter()
        """By kind and outcome: `done`, `later` or `dropped`."""
        self.browser_errors: Counter[str] = Counter()
        """By class of the error."""
