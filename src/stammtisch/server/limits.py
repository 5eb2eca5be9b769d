"""Rate and size limits per address and per connection.

Those that spare a server its work count at each node. Those that protect people or the database count at all
nodes together: each tells the others once a second what it has let through.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from stammtisch.server.callers import mark
from stammtisch.server.refusals import Refused

MOST_ADDRESSES = 10_000
EVERYWHERE = frozenset({"tables", "codes", "invitations", "reports", "contacts", "mails"})
"""Kinds of requests that count at all nodes together."""

Spent = tuple[str, str, int]
"""Whose requests of which kind, and how many."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for floods; rates are per second, with a burst."""

    requests: tuple[float, float] = (20, 120)
    tables: tuple[float, float] = (0.5, 30)
    codes: tuple[float, float] = (0.5, 30)
    messages: tuple[float, float] = (15, 60)
    texts: tuple[float, float] = (1, 10)
    streams: tuple[float, float] = (2, 60)
    """Opening streams."""
    archives: tuple[float, float] = (0.5, 20)
    """Requests for records, replays and proofs."""
    reviews: tuple[float, float] = (4, 60)
    """Looking at reviews, which are asked for again until they are done."""
    hints: tuple[float, float] = (2, 30)
    """Hints and warnings."""
    invitations: tuple[float, float] = (0.2, 20)
    """Inviting people, and ignoring them."""
    reports: tuple[float, float] = (0.02, 5)
    """Reports to the operator."""
    contacts: tuple[float, float] = (0.2, 20)
    """Making contacts, and saying what they are told of."""
    mails: tuple[float, float] = (1 / 300, 5)
    """Asking to have e-mails sent to an address."""
    pages: tuple[float, float] = (200, 1_200)
    """Requests outside `/api/`."""
    traffic: tuple[float, float] = (400, 4_000)
    """What one connection may send, before anything is parsed: a frame or 512 bytes cost 1, a request 10."""
    traffic_each: tuple[float, float] = (2_000, 8_000)
    """The same for all connections of an address."""
    errors: tuple[float, float] = (5 / 60, 5)
    """Reports of errors in the page."""
    sockets: int = 100
    """Open streams per address."""
    connections: int = 8_000
    """Open connections in total; fewer if the system allows fewer open files."""
    connections_each: int = 200
    """Open connections per address."""
    head: int = 32_768
    """Maximum bytes of a request's URL and headers, and of a chunked body's framing and trailers."""
    body: int = 16_384
    """Maximum bytes of a request body or stream message."""
    idle: float = 15.0
    """Seconds a connection may take to send a request's head, and is kept open between requests."""
    body_within: float = 20.0
    """Seconds a request's body may take to arrive."""
    stalled: float = 30.0
    """Seconds after which a connection whose peer reads nothing is closed."""


class Bucket:
    """Fills at `rate` up to `burst`; each use takes one."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._then = burst, time.monotonic()

    def take(self) -> bool:
        if self.left < 1:
            return False
        self._left -= 1
        return True

    @property
    def left(self) -> float:
        """The balance now; below zero after more was spent than there was."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left

    def spend(self, cost: float) -> None:
        """Deduct what has been used already; the balance may become negative."""
        self._left = max(-self._burst, self._left - cost)

    @property
    def wait(self) -> int:
        """Seconds until the next use, rounded up."""
        return max(1, math.ceil((1 - self._left) / self._rate))

    @property
    def full(self) -> bool:
        return self.left >= self._burst

    @property
    def low(self) -> bool:
        """Whether less than half is left."""
        return self.left < self._burst / 2


def too_many(bucket: Bucket) -> Refused:
    return Refused(429, "too-many", retry_after=bucket.wait, seconds=bucket.wait)


class Addresses:
    """Each address's buckets, by kind of request."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}
        """By mark of the address, and kind."""
        self._spent: Counter[tuple[str, str]] = Counter()
        """What the other nodes have not been told yet."""
        self._sockets: dict[str, int] = {}

    def take(self, address: str, kind: str) -> None:
        """Raises `Refused` when the address exceeds its rate."""
        whose = mark(address)
        bucket = self._bucket(whose, kind)
        if not bucket.take():
            raise too_many(bucket)
        if kind in EVERYWHERE and len(self._spent) < MOST_ADDRESSES:
            self._spent[whose, kind] += 1

    def _bucket(self, whose: str, kind: str) -> Bucket:
        bucket = self._buckets.get((whose, kind))
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget()
            bucket = self._buckets[whose, kind] = Bucket(*getattr(self.limits, kind))
        return bucket

    def spent(self) -> list[Spent]:
        """What was let through since the last call and counts everywhere."""
        spent, self._spent = self._spent, Counter()
        return [(whose, kind, number) for (whose, kind), number in spent.items()]

    def heard(self, spent: Iterable[Spent]) -> None:
        """The same of another node."""
        for whose, kind, number in spent:
            if kind in EVERYWHERE:
                self._bucket(whose, kind).spend(number)

    def connect(self, address: str) -> bool:
        """Count one more stream if the address may open it; `disconnect` releases it."""
        count = self._sockets.get(address, 0)
        if count >= self.limits.sockets:
            return False
        self._sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    def _forget(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
