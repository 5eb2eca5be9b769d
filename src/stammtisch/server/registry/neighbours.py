"""The tables in memory, and other nodes: what they have done there, and who is there through them."""

from __future__ import annotations

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import Callable

from stammtisch.core.game import Seat
from stammtisch.server.bots.driver import Driver
from stammtisch.server.database.news import News, There
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.following import Follower
from stammtisch.server.registry.makers import Makers
from stammtisch.server.registry.standings import Standings
from stammtisch.server.seats.guests import Guests
from stammtisch.server.store import Store
from stammtisch.server.stream.presence import Presence
from stammtisch.server.tables.table import Table

REMEMBERED = 10_000  # tables whose guests are known


class Neighbours:
    """What the registry has to do with other nodes; alone on SQLite."""

    def __init__(self, store: Store, *, host_gone_after: float) -> None:
        self.store = store
        self._host_gone_after = host_gone_after
        self._awake: dict[str, Table] = {}
        self._asleep = Standings()
        self.presence = Presence(shared=store.shared)
        """Who is at tables through other nodes."""
        self.follower = Follower(store, self._awake)
        self.driver = Driver(
            locks=store if store.shared else None, on_free=lambda table: self._tell(News(free=[table]))
        )
        self.makers = Makers()
        self._guests: OrderedDict[str, Guests] = OrderedDict()
        self.changes = 0
        """Counts what other nodes have told of tables."""
        self.on_heard: Callable[[list[str] | None], None] = lambda tables: None
        """Called with the tables that other nodes have changed; None: perhaps all."""
        self.on_audience: Callable[[Table, Seat | None], None] = lambda table, seat: None
        """Called when somebody comes to a table, goes, or is seen; the seat is theirs."""
        self._take_up = asyncio.Event()

    # What is in memory

    @property
    def awake(self) -> int:
        return len(self._awake)

    def tables(self) -> list[Table]:
        """Those that are in memory; also called from threads."""
        return [table for table in list(self._awake.values()) if not table.broken]

    def if_awake(self, id: str) -> Table | None:
        """The table if it is in memory."""
        awake = self._awake.get(id)
        return None if awake is None or awake.broken else awake

    def waiting(self) -> list[Table]:
        """The public tables here with a seat for anybody, while their hosts are there."""
        return [table for table in self._awake.values() if self._listed(table)]

    def watchable(self) -> list[Table]:
        """The public games here that are being played, and may be watched."""
        return [table for table in self._awake.values() if is_watchable(table)]

    def _listed(self, table: Table) -> bool:
        return has_room(table) and table.host_anywhere(self._host_gone_after)

    def there(self, table: Table) -> There:
        """Who is at the table through this node, and what its lobby shows."""
        if table.broken:
            return There()
        host = table.host_here(self._host_gone_after)
        listed = "waiting" if host and has_room(table) else "running" if is_watchable(table) else ""
        return There(tuple(sorted(table.audience.here())), host, listed)

    # What others do

    def heard(self, tables: list[str]) -> None:
        """Other nodes have stored something of these tables."""
        self.changes += 1
        for id in tables:
            self._asleep.forget(id)
        self.on_heard(tables)
        self.follower.heard(tables)

    def missed(self) -> None:
        """Other nodes may have stored anything."""
        self._asleep.clear()
        self.on_heard(None)
        self.heard(list(self._awake))

    def need_company(self) -> None:
        """Raises `Refused` if other nodes go on without this one: here, nothing would be as it is."""
        if self.presence.cut_off:
            raise Refused(503, "busy", retry_after=1)

    def need_solitude(self) -> None:
        """Raises `Refused` if other nodes are there, which may have stored what cannot be read now.

        One that is alone goes on showing what was stored when the database answered.
        """
        if self.presence.company:
            raise Refused(503, "busy", retry_after=1)

    def take_up(self) -> None:
        """Another node has ended: go on with its bots."""
        self._take_up.set()
        for table in list(self._awake.values()):
            self.driver.look_again(table)

    def guests_of(self, id: str) -> Guests:
        """The guests of a public table, as far as this node remembers."""
        found = self._guests.get(id)
        if found is None:
            found = self._guests[id] = Guests()
            if len(self._guests) > REMEMBERED:
                self._guests.popitem(last=False)
        return found

    def all_guests(self) -> News:
        """Who took which seat of public tables, and who was turned away, for a node that has come."""
        news = News()
        for id, guests in self._guests.items():
            seated, away = guests.told()
            news.turned_away += [(id, 0, mark) for mark in away]
            if id in self._awake:
                news.guests += [(id, seat, mark) for seat, mark in seated]
        return news

    # What others are told

    def join(self, table: Table) -> None:
        """Have other nodes hear of what happens at this table and is not stored."""
        table.address = self.makers.maker(table.id)
        table.guests_of = self.guests_of
        known = weakref.ref(table)  # its audience is part of it

        def changed(seat: Seat | None) -> None:
            if (found := known()) is not None:
                self.on_audience(found, seat)

        table.audience.share(table.id, self.presence, changed)
        table.on_reaction = self._reacted
        table.on_guest = self._guest_changed
        table.on_change = self.driver.kick

    def _reacted(self, table: Table, seat: Seat, reaction: str) -> None:
        self._tell(News(reactions=[(table.id, seat, reaction)]))

    def _guest_changed(self, table: Table, seat: Seat, guest: str, came: bool) -> None:
        told = [(table.id, seat, guest)]
        self._tell(News(guests=told) if came else News(turned_away=told))

    def _tell(self, news: News) -> None:
        if self.store.shared:
            self.store.tell(news)


def has_room(table: Table) -> bool:
    """Whether anybody may take a seat of this public table."""
    return (
        table.public
        and table.state == "waiting"
        and not (table.starting or table.broken)
        and any(chair.kind == "open" for chair in table.chairs)
    )


def is_watchable(table: Table) -> bool:
    """Whether this is a public game that is being played, and may be watched."""
    return table.public and table.state == "running" and table.watchable and not table.broken
