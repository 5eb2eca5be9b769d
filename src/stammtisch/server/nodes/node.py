"""This node among others: hears what they have stored and who is where, and tells them who is here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.core.game import Seat
from stammtisch.server.callers import mark
from stammtisch.server.database.news import News, There, read
from stammtisch.server.limits import Addresses
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import StoreFailed
from stammtisch.server.stream.audience import COME_BACK
from stammtisch.server.stream.presence import CUT_OFF_AFTER, Changes
from stammtisch.server.supervisor import Loop
from stammtisch.server.tables.table import Table

if TYPE_CHECKING:
    from stammtisch.server.nodes.listener import Listener

log = logging.getLogger("stammtisch.nodes")

TOGETHER = 0.05  # seconds in which comings and goings are told together
LOOK_EVERY = 1.0  # seconds
BYE_WITHIN = 2.0  # seconds; whatever the database does, the node ends

NOBODY = There()


class Node:
    """Does nothing on SQLite, where there is one server."""

    def __init__(self, registry: Registry, database: str, addresses: Addresses) -> None:
        self._registry = registry
        self._addresses = addresses
        self._store = registry.store
        self._database = database
        self._listener: Listener | None = None
        self._loop: Loop | None = None
        self._told: dict[str, There] = {}
        """Who is here, as the others know it."""
        self._dirty: set[str] = set()
        self._seen: dict[str, set[Seat]] = {}
        self._hello = self._afresh = False
        self._cutting: asyncio.TimerHandle | None = None
        self._wanted = asyncio.Event()
        self.on_persons: Callable[[str], None] = lambda person: None
        """Called with each person for whom something has changed through another node."""
        self.on_contacts: Callable[[], None] = lambda: None
        """Called when other seats are watched by contacts than before."""
        self.on_gone: Callable[[], None] = lambda: None
        """Called when a node has ended without a word: it may not have told everybody what it was to tell."""
        self.on_cut_off: Callable[[], None] = lambda: None
        """Called when everybody who is here had better be at another node."""

    async def open(self) -> None:
        if not self._store.shared:
            return
        # The driver is only there where somebody uses it.
        from stammtisch.server.nodes.listener import Listener

        loop = asyncio.get_running_loop()
        self._registry.on_audience = self._audience_changed
        self._registry.listen(made=self._made)
        self._listener = Listener(
            self._database,
            self._store.node,
            heard=lambda payload: _call(loop, self._heard, payload),
            listening=lambda now: _call(loop, self._listens, now),
        )
        self._listener.open()
        self._loop = self._store.supervisor.keep("node", self._tell_for_ever, needed=True)

    async def close(self) -> None:
        """Say that everybody who is here is gone."""
        if self._listener is None or self._loop is None:
            return
        self._listener.close()
        if self._cutting is not None:
            self._cutting.cancel()
        await self._loop.end()
        with contextlib.suppress(TimeoutError, StoreFailed):
            async with asyncio.timeout(BYE_WITHIN):
                await self._store.tell(News(bye=True))
        await asyncio.get_running_loop().run_in_executor(None, self._listener.join)

    # Hearing

    def _listens(self, now: bool) -> None:
        self._registry.presence.listens(now=now)
        if self._cutting is not None:
            self._cutting.cancel()
        if not now:
            self._cutting = asyncio.get_running_loop().call_later(CUT_OFF_AFTER + 0.1, self._cut_off)
        if now:  # whatever was told before is missed
            self._hello = self._afresh = True
            self._wanted.set()
            self._registry.missed()

    def _cut_off(self) -> None:
        """Other nodes go on without this one: their proxy leads people there, if they come again."""
        if self._registry.presence.cut_off:
            log.warning("cut off from the database: streams are ended, so that people go to other nodes")
            for table in self._registry.tables():
                table.audience.drop(COME_BACK)
            self.on_cut_off()

    def _heard(self, payload: str) -> None:
        news = read(payload)
        if news is None or news.node == self._store.node:
            return
        try:
            self._take(news)
        except Exception:
            log.exception("what another node has told could not be taken in")

    def _take(self, news: News) -> None:
        registry = self._registry
        known = registry.presence.nodes
        self._show(registry.presence.hear(news))
        met = registry.presence.nodes > known
        if met or news.hello:
            self._hello |= met and not news.afresh  # who is there through it was forgotten
            self._afresh = True
            self._wanted.set()
        if news.tables:
            registry.heard(news.tables)
        for table, seat, reaction in news.reactions:
            if (awake := registry.if_awake(table)) is not None:
                said: Any = reaction
                awake.reacted(seat, said)
        for table, seats in news.seen.items():
            if (awake := registry.if_awake(table)) is not None:
                for seat in seats:
                    awake.audience.saw_elsewhere(seat)
        for table in news.free:
            if (awake := registry.if_awake(table)) is not None:
                registry.driver.look_again(awake)
        for table, seat, guest in news.guests:
            registry.guests_of(table).came(seat, guest)
        for table, _, guest in news.turned_away:
            registry.guests_of(table).turned_away(guest)
        for person in news.persons:
            self.on_persons(person)
        if news.contacts:
            self.on_contacts()
        if news.turns:
            registry.workers.heard_turns(news.turns)
        registry.makers.heard(news.made)
        self._addresses.heard(news.spent)
        if news.bye:
            registry.take_up()

    def _show(self, changes: Changes) -> None:
        """Others are connected to these tables than before."""
        for id, left in changes.items():
            if (awake := self._registry.if_awake(id)) is not None:
                for seat in left:
                    awake.audience.saw_elsewhere(seat)
                awake.audience.show_table_when_free()

    # Telling

    def _audience_changed(self, table: Table, seat: Seat | None) -> None:
        self._dirty.add(table.id)
        if seat is not None:
            self._seen.setdefault(table.id, set()).add(seat)
        if self._registry.there(table) != self._told.get(table.id, NOBODY):
            self._wanted.set()  # who was only seen is told of with the next look

    def _made(self, table: Table) -> None:
        if not self._registry.presence.alone:
            self._store.tell(News(made=[(table.id, mark(table.address))]))

    async def _tell_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        looked = loop.time()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wanted.wait()
            self._wanted.clear()
            try:
                if loop.time() - looked >= LOOK_EVERY:
                    looked = loop.time()
                    self._look()
                self._tell()
            except Exception:
                log.exception("the other nodes could not be told who is here")
            await asyncio.sleep(TOGETHER)

    def _look(self) -> None:
        """What nobody says: hosts who stay away, tables that sleep, nodes that are silent."""
        self._dirty.update(self._told)
        self._dirty.update(table.id for table in self._registry.tables() if table.public)
        gone, tables = self._registry.presence.silent()
        self._show(tables)
        if gone:
            log.warning("%d node(s) no longer heard: their people and bots are taken over", len(gone))
            self._registry.take_up()
            self.on_gone()
        turns, spent = self._registry.workers.turns(), self._addresses.spent()
        if (turns or spent) and not self._registry.presence.alone:
            self._store.tell(News(turns=turns, spent=spent))

    def _tell(self) -> None:
        if self._registry.presence.alone:  # whoever comes says hello, and is told everything
            self._dirty.clear()
            self._seen.clear()
            return
        afresh, self._afresh = self._afresh, False
        hello, self._hello = self._hello, False
        dirty, self._dirty = self._dirty, set()
        seen, self._seen = self._seen, {}
        if afresh:
            self._told.clear()
            dirty = {table.id for table in self._registry.tables()}
        there = {}
        for id in dirty:
            awake = self._registry.if_awake(id)
            now = NOBODY if awake is None else self._registry.there(awake)
            if now != self._told.get(id, NOBODY):
                there[id] = self._told[id] = now
            if now == NOBODY:
                self._told.pop(id, None)
        if there or seen or afresh or hello:
            more = self._registry.all_guests() if afresh else News()
            news = msgspec.structs.replace(
                more,
                there=there,
                seen={id: sorted(seats) for id, seats in seen.items()},
                afresh=afresh,
                hello=hello,
                made=self._registry.makers.told() if afresh else [],
            )
            self._store.tell(news).add_done_callback(self._settled)

    def _settled(self, told: asyncio.Future[None]) -> None:
        """What could not be told is told again."""
        if not told.cancelled() and told.exception() is not None:
            self._afresh = True


def _call(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *arguments: Any) -> None:
    loop.call_soon_threadsafe(call, *arguments)
