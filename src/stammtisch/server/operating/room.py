"""How much room is left: on the disk, and for tables of one address."""

from __future__ import annotations

import logging
import shutil
import time
from collections.abc import Callable

from stammtisch.server.database.address import path_of
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.tables.table import Table

__all__ = ["Disk", "Room", "TablesEach"]

log = logging.getLogger("stammtisch.server")

LOOK_EVERY = 2.0  # seconds
FORGOTTEN_AFTER = 3600.0  # seconds after which a table that nobody uses no longer counts for an address
MOST_TABLES = 100_000  # from then on, forgotten ones are looked for
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
    """The tables that each address has set up and that wait or run.

    One that nobody has used for an hour no longer counts: people leave games unfinished, and a whole school
    may share an address. A restart forgets them all, as addresses are stored nowhere.
    """

    def __init__(self, registry: Registry, most: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._registry = registry
        self._most = most
        self._clock = clock
        self._until: dict[str, dict[str, float]] = {}
        """By address and table, when it stops counting."""
        self._makers: dict[str, str] = {}
        registry.listen(made=self._made, over=lambda table: self._forget(table.id))

    def need_room(self, address: str) -> None:
        """Raises `Refused` if the address has set up as many tables as it may."""
        if len(self._until.get(address, ())) < self._most:
            return
        self._look_again(address)
        if len(self._until.get(address, ())) >= self._most:
            raise Refused(429, "too-many-tables", retry_after=TRY_AGAIN, most=self._most)

    def _look_again(self, address: str) -> None:
        now = self._clock()
        mine = self._until[address]
        for id, until in list(mine.items()):
            table = self._registry.if_awake(id)
            if table is not None and table.state in ("waiting", "running"):
                mine[id] = now + FORGOTTEN_AFTER
            elif table is not None or until <= now:
                self._forget(id)

    def _made(self, table: Table) -> None:
        if len(self._makers) >= MOST_TABLES:
            for address in list(self._until):
                self._look_again(address)
        self._until.setdefault(table.address, {})[table.id] = self._clock() + FORGOTTEN_AFTER
        self._makers[table.id] = table.address

    def _forget(self, id: str) -> None:
        address = self._makers.pop(id, None)
        if address is not None:
            mine = self._until[address]
            del mine[id]
            if not mine:
                del self._until[address]


class Room:
    """Refuses what there is no room for; games that are running go on."""

    def __init__(self, disk: Disk, tables: TablesEach) -> None:
        self.disk = disk
        self._tables = tables

    def need_table(self, address: str) -> None:
        """Raises `Refused` if there is no room for a further table of this address."""
        self._tables.need_room(address)
        self.need_disk()

    def need_disk(self) -> None:
        """Raises `Refused` if the disk is too full for anything that need not be."""
        if self.disk.full:
            raise Refused(507, "disk-full", retry_after=TRY_AGAIN)
