"""The streams at a table: who is connected, and how they are told what has changed."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator

from stammtisch.core.game import Seat
from stammtisch.server.tables.seats import Right
from stammtisch.server.tables.watchers import Watcher

__all__ = ["NO_SPECTATORS", "UNKNOWN_TOKEN", "Audience"]

UNKNOWN_TOKEN = 4401  # the close code of a stream whose token is not, or no longer, a seat's
NO_SPECTATORS = 4403  # of one without a token, at a table without spectators
TOGETHER = 3.0  # seconds; changes of seats during a game that come closer are told as one
PRESENT_FOR = 10.0  # seconds in which somebody who has just sat down is expected to open a stream


class Audience:
    """Everybody who watches one table.

    `holds` says whether a right is still good, `describe` encodes the table's description, and `busy`
    says whether something is changing that is not stored yet.
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
        """When somebody with the seat's token was last here."""
        self._since = time.monotonic()
        self._pending: asyncio.TimerHandle | None = None
        self._shown = -math.inf

    def __bool__(self) -> bool:
        return bool(self._watchers)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._watchers)

    def add(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        if watcher.right.seat is not None and self._holds(watcher.right):
            self.saw(watcher.right.seat)

    def drop(self, code: int) -> None:
        """End all streams; the browsers come back and go on where they were."""
        for watcher in self._watchers:
            watcher.drop(code)

    def close(self) -> None:
        if self._pending is not None:
            self._pending.cancel()

    # Who is there

    def saw(self, seat: Seat) -> None:
        """Somebody has shown the seat's token."""
        self._seen[seat] = time.monotonic()

    def sat_down(self, seat: Seat) -> None:
        """Somebody of this seat is there, though perhaps not connected yet."""
        self._sat_down[seat] = time.monotonic()

    def connected(self) -> set[Seat]:
        """The seats whose people have a stream open."""
        watchers = tuple(self._watchers)  # also asked for in threads
        return {seat for watcher in watchers if (seat := watcher.right.seat) is not None}

    def present(self) -> set[Seat]:
        """The seats whose people are connected, or have just sat down."""
        since = time.monotonic() - PRESENT_FOR
        return self.connected() | {seat for seat, when in self._sat_down.items() if when >= since}

    def away(self, seat: Seat, seconds: float) -> bool:
        """Whether nobody of this seat is connected or has been seen for so long; the table was awake."""
        seen = self._seen.get(seat, self._since)
        return seat not in self.connected() and time.monotonic() - seen >= seconds

    # What they are sent

    def entitled(self) -> Iterator[Watcher]:
        """Those to whom something may be sent now; a stream whose seat is no longer its own ends here."""
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
        """Show the table to the seat itself at once; to others at most once in a while, as it is then."""
        self.show_table(only=seat)
        if self._pending is None:
            wait = max(0.0, self._shown + TOGETHER - time.monotonic())
            self._pending = asyncio.get_running_loop().call_later(wait, self.show_pending)

    def show_pending(self) -> None:
        """Show what `show_table_soon` has put off."""
        if self._busy():
            self._pending = asyncio.get_running_loop().call_later(0.02, self.show_pending)
            return
        self._pending, self._shown = None, time.monotonic()
        self.show_table()
