"""How much room is left: on the disk, and for tables of one address."""

from __future__ import annotations

import logging
import shutil
import time
from collections.abc import Sequence

from sqlalchemy import select

from stammtisch.server.callers import mark
from stammtisch.server.database.address import path_of
from stammtisch.server.database.schema import tables
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.server")

LOOK_EVERY = 2.0  # seconds
AT_ONCE = 1_000  # tables that are asked for in one statement
TRY_AGAIN = 60  # seconds


class Disk:
    """The disk under an SQLite file; of any other database nothing is known."""

    def __init__(self, database: str, reserve: int) -> None:
        path = path_of(database)
        self._folder = None if path is None else path.absolute().parent
        self.reserve = reserve
        """Bytes that are kept free for the games that are running."""
        self._free: int | None = None
        self._until = 0.0
        self._told = False

    @property
    def free(self) -> int | None:
        """Free bytes, as of a moment ago; None if unknown."""
        if self._folder is not None and time.monotonic() >= self._until:
            try:
                self._free = shutil.disk_usage(self._folder).free
            except OSError:
                self._free = None
            self._until = time.monotonic() + LOOK_EVERY
            self._tell()
        return self._free

    @property
    def full(self) -> bool:
        free = self.free
        return free is not None and free < self.reserve

    def _tell(self) -> None:
        """Log when the reserve is reached, and when there is room again."""
        full = self._free is not None and self._free < self.reserve
        if full and not self._told:
            log.error("%s: new tables, reviews and talk are refused", self.words())
        elif self._told and not full:
            log.warning("there is room on the disk again")
        self._told = full

    def words(self) -> str:
        free = "?" if self._free is None else f"{self._free / 1e6:.0f}"
        return f"less than {self.reserve / 1e6:.0f} MB are free on the disk of the database ({free} MB)"


class TablesEach:
    """The tables that each address has set up and that wait or run, through all nodes together.

    One that nobody has used for an hour no longer counts: people leave games unfinished, and a whole school
    may share an address. When the last node has ended they are forgotten, as addresses are stored nowhere.
    """

    def __init__(self, registry: Registry, most: int) -> None:
        self._registry = registry
        self._makers = registry.makers
        self._most = most
        registry.listen(made=self._made, over=lambda table: self._makers.forget(table.id))

    async def need_room(self, address: str) -> None:
        """Raises `Refused` if the address has set up as many tables as it may."""
        if self._makers.count(mark(address)) < self._most:
            return
        await self._look_again(mark(address))
        if self._makers.count(mark(address)) >= self._most:
            raise Refused(429, "too-many-tables", retry_after=TRY_AGAIN, most=self._most)

    async def _look_again(self, whose: str) -> None:
        """What has become of them, perhaps at other nodes, is stored."""
        known = self._makers.tables(whose)
        counting = await self._counting(list(known))
        for id, is_old in known.items():
            if id not in counting:
                self._makers.forget(id)
            elif self._registry.in_use(id):
                self._makers.used(id)
            elif is_old:
                self._makers.forget(id)

    async def _counting(self, ids: Sequence[str]) -> set[str]:
        found: set[str] = set()
        for first in range(0, len(ids), AT_ONCE):
            some = tables.c.id.in_(ids[first : first + AT_ONCE])
            query = select(tables.c.id).where(some, tables.c.state.in_(("waiting", "running")))
            found.update(row["id"] for row in await self._registry.store.rows(query))
        return found

    def _made(self, table: Table) -> None:
        self._makers.made(table.id, mark(table.address))


class Room:
    """Refuses what there is no room for; games that are running go on."""

    def __init__(self, disk: Disk, each: TablesEach) -> None:
        self.disk = disk
        self._each = each

    async def need_table(self, address: str) -> None:
        """Raises `Refused` if there is no room for a further table of this address."""
        await self._each.need_room(address)
        self.need_disk()

    def need_disk(self) -> None:
        """Raises `Refused` if the disk is too full for anything that need not be."""
        if self.disk.full:
            raise Refused(507, "disk-full", retry_after=TRY_AGAIN)
