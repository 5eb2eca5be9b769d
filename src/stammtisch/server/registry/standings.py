"""Whose turn it is at tables that sleep, so that they need not be read each time somebody asks."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from stammtisch.core.game import Seat
from stammtisch.server.tables.turn_time import TurnTime

REMEMBERED = 20_000  # tables


class Standing(NamedTuple):
    """Whose turn it is."""

    acting: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    """The people among them."""

    @classmethod
    def of(cls, table: TurnTime) -> Standing:
        return cls(table.acting, table.awaited)


class Standings:
    """As it was when each table was read; nothing happens at a table that sleeps at all nodes."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Standing] = OrderedDict()

    def get(self, id: str) -> Standing | None:
        return self._known.get(id)

    def keep(self, id: str, standing: Standing) -> None:
        self._known[id] = standing
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, id: str) -> None:
        """The table is awake, or another node has changed it."""
        self._known.pop(id, None)

    def clear(self) -> None:
        """What other nodes have done is not known."""
        self._known.clear()
