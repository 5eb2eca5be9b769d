"""Who is at which table through other nodes, as they tell it; a node that is silent is gone."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable

from stammtisch.core.game import Seat
from stammtisch.server.database.news import News, There

GONE_AFTER = 5.0  # seconds without a word
SEEN_FOR = 60.0  # seconds for which it is remembered who was seen
ALONE_AFTER = 3.0  # seconds of listening until it is certain that nobody else is there
CUT_OFF_AFTER = 3.0  # seconds without hearing anybody after which this node shows nobody anything
COMPANY_FOR = 15.0  # seconds for which a node that said no goodbye may be there, heard or not

NOBODY = There()

Changes = dict[str, frozenset[Seat]]
"""Tables where others are connected than before, and who has left."""


class Presence:
    """Everybody who is connected elsewhere."""

    def __init__(self, *, shared: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._shared = shared
        self._clock = clock
        self._nodes: dict[str, float] = {}
        """When each node was last heard."""
        self._there: dict[str, dict[str, There]] = {}
        """By table and node."""
        self._seen: dict[str, dict[Seat, float]] = {}
        """By table: when another node has last seen a seat's token."""
        self._listening: float | None = None
        self._last_word = -math.inf
        """When any node was last heard."""
        self._left: float | None = None
        """Since when other nodes go on without this one, as far as it knows."""

    # Whom this node hears

    def listens(self, *, now: bool) -> None:
        """Whether the other nodes are heard from now on."""
        self._listening = self._clock() if now else None
        self._left = self._clock() if self.company and not now else None

    @property
    def company(self) -> bool:
        """Whether other nodes are there, as far as can be known."""
        return self._left is not None or self._clock() - self._last_word < COMPANY_FOR

    @property
    def cut_off(self) -> bool:
        """Whether other nodes go on without this one: what is in memory here may be long past."""
        return self._left is not None and self._clock() - self._left >= CUT_OFF_AFTER

    @property
    def alone(self) -> bool:
        """Whether certainly no other node uses the database: then what is in memory is what is stored."""
        if not self._shared:
            return True
        if self._nodes or self._listening is None:
            return False
        return self._clock() - self._listening >= ALONE_AFTER

    @property
    def nodes(self) -> int:
        """How many other nodes are heard."""
        return len(self._nodes)

    def hear(self, news: News) -> Changes:
        """Note what a node tells."""
        self._nodes[news.node] = self._last_word = self._clock()
        before = {table: self.seats(table) for table in news.there}
        if news.afresh or news.bye:
            before |= {table: self.seats(table) for table in self._through(news.node)}
            self._forget(news.node)
        for table, there in news.there.items():
            self._put(table, news.node, there)
        for table, seats in news.seen.items():
            self._seen.setdefault(table, {}).update(dict.fromkeys(seats, self._clock()))
        if news.bye:
            del self._nodes[news.node]
            if not self._nodes:
                self._last_word = -math.inf
        return self._changed(before)

    def silent(self) -> tuple[list[str], Changes]:
        """Forget the nodes that are gone; returns them, too."""
        self._seen = {table: seats for table, seats in self._seen.items() if self.recent(table, SEEN_FOR)}
        since = self._clock() - GONE_AFTER
        gone = [node for node, heard in self._nodes.items() if heard < since]
        before = {table: self.seats(table) for node in gone for table in self._through(node)}
        for node in gone:
            del self._nodes[node]
            self._forget(node)
        return gone, self._changed(before)

    def _changed(self, before: Changes) -> Changes:
        now = {table: self.seats(table) for table in before}
        return {table: seats - now[table] for table, seats in before.items() if seats != now[table]}

    def _put(self, table: str, node: str, there: There) -> None:
        nodes = self._there.setdefault(table, {})
        nodes.pop(node, None)
        if there != NOBODY:
            nodes[node] = there
        if not nodes:
            del self._there[table]

    def _through(self, node: str) -> list[str]:
        return [table for table, nodes in self._there.items() if node in nodes]

    def _forget(self, node: str) -> None:
        for table in self._through(node):
            self._put(table, node, NOBODY)

    # Who is there

    def seats(self, table: str) -> frozenset[Seat]:
        """The seats whose persons are connected through other nodes."""
        return frozenset(seat for there in self._at(table) for seat in there.seats)

    def anybody(self, table: str) -> bool:
        """Whether somebody is at the table through another node, or it is listed there."""
        return table in self._there

    def recent(self, table: str, seconds: float) -> frozenset[Seat]:
        """The seats whose tokens other nodes have seen in this time."""
        since = self._clock() - seconds
        return frozenset(seat for seat, when in self._seen.get(table, {}).items() if when >= since)

    def host(self, table: str) -> bool:
        """Whether the table's host is there through another node."""
        return any(there.host for there in self._at(table))

    def listed(self, state: str) -> set[str]:
        """The tables that other nodes show in the lobby as waiting, or as running."""
        return {
            table
            for table, nodes in self._there.items()
            if any(there.listed == state for there in nodes.values())
        }

    def _at(self, table: str) -> Iterable[There]:
        return self._there.get(table, {}).values()
