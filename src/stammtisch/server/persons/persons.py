"""Persons: those who keep their games under a private key.

A row of `plays` is written when a person sits down, and completed when the game ends. If the server stops
in between, it is completed when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import select

from stammtisch.core.game import Seat
from stammtisch.server.database.rows import RowWrite, added, emptied, removed
from stammtisch.server.database.schema import (
    Row,
    ignored,
    invitations,
    persons,
    plays,
    reports,
    reviews,
    tables,
)
from stammtisch.server.messages.persons import (
    Export,
    ExportedInvitation,
    ExportedName,
    ExportedReport,
    Me,
    MyGame,
)
from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.plays import ended, my_game, sits_down, sits_down_first
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Also, Registry
from stammtisch.server.store import StaleAppend, StoreFailed
from stammtisch.server.supervisor import background
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.persons")

PAGE = 200  # games in one answer
ABOUT = [tables.c[name] for name in ("options", "chairs", "coach", "daily", "deal_of")]
REVIEWED = "done"  # the state of a complete review


class Persons:
    """Everybody with a key, and their games."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._store = registry.store
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        registry.listen(over=self._over)

    async def close(self) -> None:
        """Wait until everything that has ended is stored; what ends later is written when asked for."""
        self._closed = True
        while self._ending:
            await asyncio.gather(*self._ending, return_exceptions=True)

    # Sitting down

    async def meet(self, key: Key) -> str:
        """The key's person, known from now on.

        A person who was deleted begins anew: whatever may have been written meanwhile is deleted as well.
        """
        if await self._since(key.person) is None:
            with contextlib.suppress(StaleAppend):  # another device was quicker
                new = added(persons, {"id": key.person, "since": self._registry.clock()})
                await self._store.write(removed(plays, person=key.person), new)
        return key.person

    async def sitting(self, key: Key | None, game: str) -> Also:
        """What is stored of a person with their seat; of several at one table, the first counts."""
        if key is None:
            return lambda table, seats: ()
        person = await self.meet(key)
        return lambda table, seats: [sits_down_first(person, table, game, seat) for seat in seats[:1]]

    async def again(self, old: Table, moved: Callable[[Seat], Seat]) -> Also:
        """The persons of a table play on at the next one; `moved` tells where."""
        kept = await self._rows(plays.c.table_id == old.id)

        def also(table: str, seats: Sequence[Seat]) -> Iterable[RowWrite]:
            return [
                sits_down(row["person"], table, row["game"], moved(row["seat"]))
                for row in kept
                if moved(row["seat"]) in seats
            ]

        return also

    async def left(self, table: Table, seat: Seat) -> None:
        """A seat is free again."""
        await self._store.write(removed(plays, table_id=table.id, seat=seat))

    async def nobody_played(self, table: Table) -> None:
        """The table was closed before its game began."""
        await self._store.write(removed(plays, table_id=table.id))

    # The end of a game

    def _over(self, table: Table) -> None:
        if self._closed:
            return
        task = background(f"the end of table {table.id}", self._end_quietly(table))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _end_quietly(self, table: Table) -> None:
        try:
            await self._end(table, await self._rows(plays.c.table_id == table.id, plays.c.ended.is_(None)))
        except StoreFailed:
            log.warning("the end of table %s is written later", table.id)

    async def _end(self, table: Table, rows: Iterable[Row]) -> None:
        for row in rows:
            with contextlib.suppress(StaleAppend):  # it was written meanwhile, or deleted
                await self._store.write(ended(row, table))

    async def complete(self, *which: Any) -> None:
        """Complete those of these plays whose game has ended unnoticed."""
        query = select(plays).join(tables, tables.c.id == plays.c.table_id)
        for row in await self._store.rows(
            query.where(*which, plays.c.ended.is_(None), tables.c.state == "over")
        ):
            with contextlib.suppress(Refused):  # it cannot be read; there is nothing to tell of it
                await self._end(await self._registry.glance(row["table_id"]), [row])

    # Asking

    async def need(self, key: Key) -> float:
        """Since when the person is known; raises `Refused` if it is not, or no longer."""
        since = await self._since(key.person)
        if since is None:
            raise Refused(404, "no-person", "error-no-me")
        return since

    async def me(self, key: Key, before: float | None) -> Me:
        """The person's finished games, newest first."""
        since = await self.need(key)
        ended = [plays.c.ended.is_not(None)] if before is None else [plays.c.ended < before]
        found = await self._games(key, *ended, most=PAGE + 1)
        return Me(since, found[:PAGE], len(found) > PAGE)

    async def export(self, key: Key) -> Export:
        """Everything that is kept of a person."""
        since = await self.need(key)
        person, rows = key.person, self._store.rows
        return Export(
            format=1,
            since=since,
            exported=self._registry.clock(),
            games=await self._games(key),
            ignored=[
                ExportedName(row["name"], row["since"])
                for row in await rows(select(ignored).where(ignored.c.person == person))
            ],
            invitations=[
                ExportedInvitation(row["table_id"], row["name"], row["made"])
                for row in await rows(select(invitations).where(invitations.c.person == person))
            ],
            reports=[
                ExportedReport(row["table_id"], row["seat"], row["name"], row["text"], row["made"])
                for row in await rows(select(reports).where(reports.c.reporter == person))
            ],
        )

    async def delete(self, key: Key) -> None:
        """Delete everything that is kept of a person; the tables stay, without the link."""
        await self.need(key)
        person = key.person
        await self._store.write(
            *(removed(plays, person=person), removed(persons, id=person)),
            *(removed(ignored, person=person), removed(ignored, other=person)),
            *(removed(invitations, person=person), removed(invitations, inviter=person)),
            emptied(reports, "reporter", person),
        )

    async def _games(self, key: Key, *which: Any, most: int | None = None) -> list[MyGame]:
        mine = plays.c.person == key.person
        await self.complete(mine)
        query = (
            select(plays, *ABOUT, reviews.c.body)
            .join(tables, tables.c.id == plays.c.table_id)
            .outerjoin(reviews, (reviews.c.table_id == plays.c.table_id) & (reviews.c.state == REVIEWED))
            .where(mine, *which)
            .order_by(plays.c.ended.is_not(None), plays.c.ended.desc(), plays.c.table_id)
        )
        return [my_game(row) for row in await self._store.rows(query.limit(most))]

    async def _since(self, person: str) -> float | None:
        found = await self._store.rows(select(persons.c.since).where(persons.c.id == person))
        return found[0]["since"] if found else None

    async def _rows(self, *which: Any) -> list[Row]:
        return await self._store.rows(select(plays).where(*which))
