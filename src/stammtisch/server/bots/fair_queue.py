"""Shares a few places fairly: tables with people first, then round-robin by address."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count

from stammtisch.server.callers import mark

REMEMBERED = 1_000  # addresses and tables whose last turn is remembered


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose behalf a place is requested."""

    address: str = ""
    """The address that set up or woke the table, or its mark."""
    table: str = ""
    people: bool = True
    """Whether a person plays at the table."""


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    number: int
    admitted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """At most `places` are held at once, at most `most` of them by one address.

    Tables with people go before tables of bots alone. Among those a free place goes to the address, and
    within the address to the table, whose last turn is longest ago. Turns at other nodes count as well, as
    far as they are heard of: nobody gets more by asking at several.
    """

    def __init__(self, places: int, most: int) -> None:
        self._free = places
        self._most = most
        self._held: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        self._numbers = count(1)
        self._last_turns: OrderedDict[str | tuple[str, str], int] = OrderedDict()
        self._recent: set[str] = set()
        """Marks of the addresses that have had turns since they were last told."""

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        asker = replace(asker, address=mark(asker.address))
        waiting = _Waiting(asker, next(self._numbers))
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.admitted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.admitted.cancelled():
                self._leave(asker)
            raise
        try:
            yield
        finally:
            self._leave(asker)

    def turns(self) -> list[str]:
        """Marks of the addresses that have had turns here since the last call, for the other nodes."""
        recent, self._recent = self._recent | set(self._held), set()
        return sorted(recent)

    def heard(self, marks: Iterable[str]) -> None:
        """These have had turns at another node: whoever has had none goes before them."""
        for one in marks:
            self._note_turn(one)

    def _leave(self, asker: Asker) -> None:
        self._free += 1
        self._held[asker.address] -= 1
        if not self._held[asker.address]:
            del self._held[asker.address]
        self._admit()

    def _admit(self) -> None:
        while self._free:
            able = [one for one in self._waiting if self._may_have_one(one)]
            if not able:
                return
            chosen = min(able, key=self._rank)
            self._waiting.remove(chosen)
            asker = chosen.asker
            self._free -= 1
            self._held[asker.address] += 1
            self._note_turn(asker.address)
            self._recent.add(asker.address)
            self._note_turn((asker.address, asker.table))
            chosen.admitted.set_result(None)

    def _may_have_one(self, waiting: _Waiting) -> bool:
        return self._held[waiting.asker.address] < self._most and not waiting.admitted.cancelled()

    def _rank(self, waiting: _Waiting) -> tuple[bool, int, int, int]:
        asker = waiting.asker
        return (
            not asker.people,
            self._last_turns.get(asker.address, 0),
            self._last_turns.get((asker.address, asker.table), 0),
            waiting.number,
        )

    def _note_turn(self, whose: str | tuple[str, str]) -> None:
        self._last_turns[whose] = next(self._numbers)
        self._last_turns.move_to_end(whose)
        if len(self._last_turns) > REMEMBERED:
            self._last_turns.popitem(last=False)
