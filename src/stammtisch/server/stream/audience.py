"""The streams at a table: who is connected, and how changes are sent to them."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Set

from stammtisch.core.game import Seat
from stammtisch.server.seats.seats import Right
from stammtisch.server.stream.watchers import Watcher

__all__ = ["NO_SPECTATORS", "UNKNOWN_TOKEN", "Audience"]

UNKNOWN_TOKEN = 4401  # close code for a token that is not, or no longer, valid here
NO_SPECTATORS = 4403  # close code without a token, at a table without spectators
TOGETHER = 3.0  # seconds; seat changes within this time during a game are sent as one
PRESENT_FOR = 10.0  # seconds a person who has just sat down counts as present without a stream


class Audience:
    """Everybody who watches one table.

    `holds` tells whether a right is still valid, `describe` encodes the table's description, and `busy`
    tells whether a change is not stored yet.
    """

    def __init__(
        self, holds: Callable[[Right], bool], describe: Callable[[], bytes], busy: Callable[[], bool]
    ) -> None:
        self._holds = holds
        self._describe = describe
        self._busy = busy
        self._watchers: set[Watcher] = set()
        self._sat_down: dict[Seat, float] = {}
        self._seen: dict[Seat, float] = {}
        """When the seat's token was last seen."""
        self._host_seen = -math.inf
        self._since = time.monotonic()
        self._pending: asyncio.TimerHandle | None = None
        self._shown = -math.inf

    def __len__(self) -> int:
        return len(self._watchers)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._watchers)

    def add(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
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
        self._seen[seat] = time.monotonic()

    def saw_host(self) -> None:
        """Note that the host has been seen."""
        self._host_seen = time.monotonic()

    def host_here(self, seats: Set[Seat], seconds: float) -> bool:
        """Whether the host, who has these seats, has a stream open or was seen in this time."""
        watchers = tuple(self._watchers)
        watching = any(watcher.right.host or watcher.right.seat in seats for watcher in watchers)
        return watching or time.monotonic() - self._host_seen < seconds

    def sat_down(self, seat: Seat) -> None:
        """The seat's person is present, though perhaps not connected yet."""
        self._sat_down[seat] = time.monotonic()

    def connected(self) -> set[Seat]:
        """The seats whose person has a stream open."""
        watchers = tuple(self._watchers)  # a copy: also called from threads
        return {seat for watcher in watchers if (seat := watcher.right.seat) is not None}

    def present(self) -> set[Seat]:
        """The seats whose person is connected or has just sat down."""
        since = time.monotonic() - PRESENT_FOR
        return self.connected() | {seat for seat, when in self._sat_down.items() if when >= since}

    def away(self, seat: Seat, seconds: float) -> bool:
        """Whether the seat's person is disconnected and was not seen for this long while it was awake."""
        seen = self._seen.get(seat, self._since)
        return seat not in self.connected() and time.monotonic() - seen >= seconds

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

    def show_pending(self) -> None:
        """Show what `show_table_soon` has postponed."""
        if self._busy():
            self._pending = asyncio.get_running_loop().call_later(0.02, self.show_pending)
            return
        self._pending, self._shown = None, time.monotonic()
        self.show_table()
