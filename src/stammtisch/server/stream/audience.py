"""The streams at a table: who is connected, and how changes are sent to them."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Set
from typing import Protocol

from stammtisch.core.game import Seat
from stammtisch.server.seats.seats import Right
from stammtisch.server.stream.watchers import Watcher

COME_BACK = 1012  # close code with which the browser connects again at once, perhaps to another node
UNKNOWN_TOKEN = 4401  # close code for a token that is not, or no longer, valid here
NO_SPECTATORS = 4403  # close code without a token, at a table without spectators
TOGETHER = 3.0  # seconds; seat changes within this time during a game are sent as one
PRESENT_FOR = 10.0  # seconds a person who has just sat down counts as present without a stream


class Elsewhere(Protocol):
    """Who is at tables through other nodes."""

    def seats(self, table: str) -> Set[Seat]: ...

    def recent(self, table: str, seconds: float) -> Set[Seat]: ...

    def host(self, table: str) -> bool: ...


class Audience:
    """Everybody who watches one table.

    `holds` tells whether a right is still valid, `describe` encodes the table's description, and `busy`
    tells whether a change is not stored yet.
    """

    def __init__(
        self,
        holds: Callable[[Right], bool],
        describe: Callable[[], bytes],
        busy: Callable[[], bool],
        clock: Callable[[], float],
    ) -> None:
        self._clock = clock
        self._holds = holds
        self._describe = describe
        self._busy = busy
        self._watchers: set[Watcher] = set()
        self._sat_down: dict[Seat, float] = {}
        self._seen: dict[Seat, float] = {}
        """When the seat's token was last seen, by the table's clock."""
        self._host_seen = -math.inf
        self._host_acted = -math.inf
        """When the host's token was last seen, by the table's clock."""
        self._since = clock()
        self._pending: asyncio.TimerHandle | None = None
        self._shown = -math.inf
        self._table = ""
        self._elsewhere: Elsewhere | None = None
        self._on_change: Callable[[Seat | None], None] = lambda seat: None

    def share(self, table: str, elsewhere: Elsewhere, on_change: Callable[[Seat | None], None]) -> None:
        """Count those who are at this table through other nodes, and tell when somebody here comes, goes or
        is seen."""
        self._table, self._elsewhere, self._on_change = table, elsewhere, on_change

    def __len__(self) -> int:
        return len(self._watchers)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._watchers)

    def add(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        self._on_change(watcher.right.seat)

    def remove(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self._on_change(watcher.right.seat)
        if watcher.right.seat is not None and self._holds(watcher.right):
            self.saw(watcher.right.seat)

    def drop(self, code: int) -> None:
        """End all streams; the browsers reconnect and continue."""
        for watcher in self._watchers:
            watcher.drop(code)

    def close(self) -> None:
        if self._pending is not None:
            self._pending.cancel()

    # Who is there

    def saw(self, seat: Seat) -> None:
        """Note that the seat's token has been seen."""
        self.saw_elsewhere(seat)
        self._on_change(seat)

    def saw_elsewhere(self, seat: Seat) -> None:
        """Note that another node has seen the seat's token."""
        self._seen[seat] = self._clock()

    def saw_host(self) -> None:
        """Note that the host has been seen, here or on another page."""
        self._host_seen = time.monotonic()
        self._on_change(None)

    def saw_hosts_token(self) -> None:
        """Note that the host's token has been seen."""
        self._host_acted = self._clock()
        self.saw_host()

    def host_anywhere(self, seats: Set[Seat], seconds: float) -> bool:
        """Whether the host is here, or at the table through another node."""
        elsewhere = self._elsewhere is not None and self._elsewhere.host(self._table)
        return elsewhere or self.host_here(seats, seconds)

    def host_here(self, seats: Set[Seat], seconds: float) -> bool:
        """Whether the host, who has these seats, has a stream open here or was seen in this time."""
        watchers = tuple(self._watchers)
        watching = any(watcher.right.host or watcher.right.seat in seats for watcher in watchers)
        return watching or time.monotonic() - self._host_seen < seconds

    def sat_down(self, seat: Seat) -> None:
        """The seat's person is present, though perhaps not connected yet."""
        self._sat_down[seat] = time.monotonic()
        self._on_change(seat)

    def connected(self) -> set[Seat]:
        """The seats whose person has a stream open, here or at another node."""
        return self.here().union(self._elsewhere.seats(self._table) if self._elsewhere else ())

    def here(self) -> set[Seat]:
        """The seats whose person has a stream open here."""
        watchers = tuple(self._watchers)  # a copy: also called from threads
        return {seat for watcher in watchers if (seat := watcher.right.seat) is not None}

    def present(self) -> set[Seat]:
        """The seats whose person is connected or has just sat down, here or at another node."""
        since = time.monotonic() - PRESENT_FOR
        elsewhere = self._elsewhere.recent(self._table, PRESENT_FOR) if self._elsewhere else ()
        return self.connected().union(
            (seat for seat, when in self._sat_down.items() if when >= since), elsewhere
        )

    def away_since(self, seat: Seat) -> float | None:
        """When the seat's person was last seen while the table was awake; None while they are connected."""
        return None if seat in self.connected() else self._seen.get(seat, self._since)

    def host_away_since(self, seats: Set[Seat]) -> float | None:
        """The same for the host, who has these seats.

        A host without a seat counts as there for as long as the lobby lists their table at another node.
        """
        if any(watcher.right.host for watcher in tuple(self._watchers)):
            return None
        if not seats:
            elsewhere = self._elsewhere is not None and self._elsewhere.host(self._table)
            return None if elsewhere else max(self._since, self._host_acted)
        since = [self.away_since(seat) for seat in seats]
        return None if None in since else max(self._host_acted, *(when for when in since if when is not None))

    # What they are sent

    def entitled(self) -> Iterator[Watcher]:
        """Watchers who may receive messages now; drops streams whose right is no longer valid."""
        for watcher in list(self._watchers):
            if self._holds(watcher.right):
                yield watcher
            else:
                self._watchers.discard(watcher)
                watcher.drop(NO_SPECTATORS if watcher.right.proof is None else UNKNOWN_TOKEN)

    def show_table(self, but: Watcher | None = None, only: Seat | None = None) -> None:
        if not self._watchers:
            return
        entitled = list(self.entitled())
        message = self._describe()
        for watcher in entitled:
            if watcher is not but and only in (None, watcher.right.seat):
                watcher.put(message)

    def show_table_soon(self, seat: Seat) -> None:
        """Show the table to the seat itself at once, to others with a delay that merges several changes."""
        self.show_table(only=seat)
        if self._pending is None:
            wait = max(0.0, self._shown + TOGETHER - time.monotonic())
            self._pending = asyncio.get_running_loop().call_later(wait, self.show_pending)

    def show_table_when_free(self) -> None:
        """Show the table, once what is being changed is stored."""
        if self._busy():
            asyncio.get_running_loop().call_later(0.02, self.show_table_when_free)
        else:
            self.show_table()

    def show_pending(self) -> None:
        """Show what `show_table_soon` has postponed."""
        if self._busy():
            self._pending = asyncio.get_running_loop().call_later(0.02, self.show_pending)
            return
        self._pending, self._shown = None, time.monotonic()
        self.show_table()
