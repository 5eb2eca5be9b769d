"""Which address has set up which tables, here and at other nodes; as marks, and in memory alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from itertools import islice

FORGOTTEN_AFTER = 3600.0  # seconds after which a table that nobody uses no longer counts for an address
MOST_TABLES = 100_000  # from then on, those that were set up first are forgotten


class Makers:
    """All nodes tell each other of new tables, so each knows the same."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._makers: dict[str, str] = {}
        self._until: dict[str, dict[str, float]] = {}
        """By mark and table, when it stops counting."""

    def made(self, table: str, mark: str) -> None:
        if len(self._makers) >= MOST_TABLES:
            for first in list(islice(self._makers, MOST_TABLES // 10)):
                self.forget(first)
        self.forget(table)
        self._makers[table] = mark
        self.used(table)

    def used(self, table: str) -> None:
        """The table counts for another hour."""
        if (mark := self._makers.get(table)) is not None:
            self._until.setdefault(mark, {})[table] = self._clock() + FORGOTTEN_AFTER

    def forget(self, table: str) -> None:
        mark = self._makers.pop(table, None)
        if mark is not None:
            mine = self._until[mark]
            del mine[table]
            if not mine:
                del self._until[mark]

    def maker(self, table: str) -> str:
        """The mark of whoever has set the table up; empty if that is not known."""
        return self._makers.get(table, "")

    def count(self, mark: str) -> int:
        """How many tables count for an address, or at least did when somebody last looked."""
        return len(self._until.get(mark, ()))

    def tables(self, mark: str) -> dict[str, bool]:
        """These tables, and whether their hour is over."""
        now = self._clock()
        return {table: until <= now for table, until in self._until.get(mark, {}).items()}

    # Other nodes

    def told(self) -> list[tuple[str, str]]:
        """Everything, for a node that has just come."""
        return list(self._makers.items())

    def heard(self, made: Iterable[tuple[str, str]]) -> None:
        """What another node knows."""
        for table, mark in made:
            if table not in self._makers:
                self.made(table, mark)
