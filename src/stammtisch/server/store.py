"""The store: tables and their journals, durable before anybody is told of a change.

It guarantees two things. *Append at index N, or be told it is stale*: of all callers that append at the
same journal index one succeeds, the others get `StaleAppend`, and so do those who would leave a gap. And rows
are changed by compare-and-set: a caller passes the version it knows, and gets `StaleAppend` if the row has
changed since.

All writes of one tick of the event loop, or made while the disk is busy, share one transaction; under
load, a commit is delayed briefly to gather more. A write that has been awaited is on disk: SQLite runs
in WAL mode with full synchronisation, PostgreSQL with synchronous commits. One thread writes and others
read, so the event loop never waits for the disk, nor a reader for a writer.

On PostgreSQL several nodes share one database: each transaction tells the others what tables it is about.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    exc,
    exists,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)

from stammtisch.server.database import engine as engines
from stammtisch.server.database.address import path_of, shown
from stammtisch.server.database.batch import Batch, Failures, Written
from stammtisch.server.database.connections.writer import Writer
from stammtisch.server.database.errors import (
    Behind,
    Damaged,
    InUse,
    NewerStore,
    NoStore,
    NotRead,
    StaleAppend,
    StoreFailed,
)
from stammtisch.server.database.file import FileLock, own_file
from stammtisch.server.database.kept import Kept, Known, kept, kept_since
from stammtisch.server.database.news import CHANNEL, News, payloads
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.database.schema import Row, journal, tables, talk
from stammtisch.server.figures import Figures
from stammtisch.server.migrations import bring_up_to_date
from stammtisch.server.supervisor import Loop, Supervisor

__all__ = [
    "Damaged",
    "InUse",
    "Kept",
    "NewerStore",
    "NoStore",
    "NotRead",
    "Row",
    "StaleAppend",
    "Store",
    "StoreFailed",
]

log = logging.getLogger("stammtisch.store")

CROWD = 32  # if this many callers shared the last commit, delay the next
PAUSE = 0.01  # for this many seconds
LOOK_EVERY = 3.0  # seconds after which a connection that is not needed is used all the same
READERS = 3  # threads that read from PostgreSQL, where an answer takes its way through the network
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

T = TypeVar("T")


class Store:
    """One database, created or migrated when it is opened."""

    def __init__(
        self, database: str, figures: Figures | None = None, supervisor: Supervisor | None = None
    ) -> None:
        self._database = database
        self.supervisor = supervisor or Supervisor()
        """Keeps the loops of everything that uses the store."""
        self._figures = figures or Figures()
        self.node = secrets.token_urlsafe(6)
        """This node's name among those on the same database."""
        self._engine = engines.engine_for(database, answers_within=engines.ANSWERS_WITHIN)
        self.shared = self._engine.dialect.name == "postgresql"
        """Whether other nodes may use the same database."""
        self._file = path_of(database)
        self._lock = FileLock(self._file) if self._file else None
        self._append = _in_driver_words(_next_in(journal), self._engine)
        self._say = _in_driver_words(_next_in(talk), self._engine)
        self._change: dict[tuple[str, ...], Update] = {}
        self._thread = ThreadPoolExecutor(1, "store")
        in_memory = self._engine.dialect.name == "sqlite" and self._file is None
        readers = READERS if self.shared else 1
        self._reader = self._thread if in_memory else ThreadPoolExecutor(readers, "store-reader")
        self._writing = Writer(self._engine, database)
        self._batch: Batch | None = None
        self._wanted = asyncio.Event()
        self._closing = False
        self._numbers = count()
        self._writer: Loop | None = None
        self.failing = False
        """Whether the database took nothing at the last write."""

    async def open(self) -> None:
        """Create or migrate the database; raises `NoStore` if it cannot be used."""
        try:
            await self._in_thread(self._open)
        except exc.DBAPIError as error:
            raise engines.refusal(error, self._database) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise NoStore("mistake-store", name=shown(self._database), reason=reason) from None
        self._writer = self.supervisor.keep("writer", self._write_for_ever, needed=True)

    def _open(self) -> None:
        if self._file and self._lock and self._file.parent.exists():
            own_file(self._file)
            self._lock.take()
        self._writing.open()
        if not self.shared:
            bring_up_to_date(self._engine, self._database)
            return
        patient = engines.engine_for(self._database)  # a migration takes as long as it takes
        try:
            bring_up_to_date(patient, self._database)
        finally:
            patient.dispose()

    async def close(self) -> None:
        """Write what is pending, then release the database."""
        if self._writer is not None:
            self._closing = True
            self._wanted.set()
            await self._writer.finish()
        await self._in_thread(self._let_go)
        self._thread.shutdown()

    def _let_go(self) -> None:
        if self._reader is not self._thread:
            self._reader.shutdown()  # first: a connection in use outlives its pool
        self._writing.close()
        self._engine.dispose()
        if self._lock:
            self._lock.free()

    def _in_thread(self, call: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, call, *arguments)

    # Writing

    def create(self, row: Row, *also: RowWrite, touched: Sequence[str] = ()) -> Written:
        """Add a table and other rows with it; raises `StaleAppend` if its id or code is taken.

        `touched` are the tables whose rows are among those others.
        """
        batch = self._open_batch()
        batch.created.append(row)
        batch.writes += [(row["id"], write) for write in also]
        if touched:
            batch.news.append((row["id"], News(tables=list(touched))))
        return batch.written(row["id"])

    def write(self, *writes: RowWrite) -> Written:
        """Write rows of any tables, all or none; raises `StaleAppend` if one is taken or has changed.

        See `database.rows`: `store.write(changed(reviews, {"table_id": id}, version, progress=0.5))`.
        """
        batch = self._open_batch()
        name = f"{writes[0].table} {next(self._numbers):012}"
        batch.writes += [(name, write) for write in writes]
        return batch.written(name)

    def append(
        self,
        table: str,
        index: int,
        entries: Sequence[str],
        version: int | None = None,
        also: Sequence[RowWrite] = (),
        **changed: Any,
    ) -> Written:
        """Append to a journal at `index`; raises `StaleAppend` unless that is its end.

        `changed` values of the table's row, if any, are set in the same transaction, as by `change`, and so
        are rows of other tables.
        """
        batch = self._open_batch()
        for number, entry in enumerate(entries, index):
            batch.entries.append((table, number, entry))
        if changed:
            if version is None:
                raise TypeError("changing a row requires its known version")
            batch.changes.append({**changed, "table_id": table, "known": version})
        batch.writes += [(table, write) for write in also]
        return batch.written(table)

    def change(self, table: str, version: int, **changed: Any) -> Written:
        """Change a table's row and increment its version; raises `StaleAppend` if it is not the given one."""
        return self.append(table, 0, (), version, **changed)

    def say(self, table: str, number: int, line: str) -> Written:
        """Add a line to a table's talk; raises `StaleAppend` unless its number is the next one."""
        batch = self._open_batch()
        batch.lines.append((table, number, line))
        return batch.written(table)

    def tell(self, news: News) -> Written:
        """Tell the other nodes something, at once; there is nobody to tell on SQLite."""
        if not self.shared:
            nobody: Written = asyncio.get_running_loop().create_future()
            nobody.set_result(None)
            return nobody
        batch = self._open_batch()
        name = f"news {next(self._numbers):012}"
        batch.news.append((name, news))
        written = batch.written(name)
        written.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody has to wait
        return written

    # Names that one node at a time holds

    def holds(self, name: str) -> bool:
        """Whether this node holds the name, as far as it knows."""
        return name in self._writing

    async def lock(self, name: str) -> bool:
        """Whether this node holds the name now: until it lets go, or loses its connection."""
        return not self.shared or await self._in_thread(self._writing.take, name)

    async def unlock(self, name: str) -> None:
        if self.shared:
            await self._in_thread(self._writing.free, name)

    def _open_batch(self) -> Batch:
        if self._batch is None:
            self._batch = Batch()
            self._wanted.set()
        return self._batch

    async def _write_for_ever(self) -> None:
        crowd = 0
        while self._batch is not None or not self._closing:
            while self.shared and not await self._called():
                await self._in_thread(self._writing.look)
            await self._wanted.wait()
            # Let other writers join, at least those of this tick.
            await asyncio.sleep(PAUSE if crowd >= CROWD else 0)
            batch, self._batch = self._batch, None
            self._wanted.clear()
            if batch is not None:
                crowd = len(batch.waiters)
                failures: Failures = dict.fromkeys(batch.tables, StoreFailed)
                try:
                    begun = time.perf_counter()
                    failures = await self._in_thread(self._write, batch)
                    self._count(crowd, time.perf_counter() - begun, failures)
                finally:
                    batch.settle(failures)

    async def _called(self) -> bool:
        """Whether there is something to write, within some seconds."""
        try:
            async with asyncio.timeout(LOOK_EVERY):
                return await self._wanted.wait()
        except TimeoutError:
            return False

    def _count(self, writes: int, seconds: float, failures: Failures) -> None:
        self._figures.commits.add(seconds)
        self._figures.batches.add(writes)
        for failure in failures.values():
            self._figures.unwritten["stale" if failure is StaleAppend else "failed"] += 1

    def _write(self, batch: Batch) -> Failures:
        """Write each table's part completely or not at all; returns the tables whose part failed."""
        try:
            self._writing.run(partial(self._put, batch))
            self.failing = self.failing and not batch.stores
        except Exception as error:
            self._writing.failed(error)
            named = sorted(batch.tables)
            if engines.about_database(error) or len(named) == 1:
                stale = isinstance(error, Behind) or engines.taken(error)
                self.failing = engines.about_database(error)
                level = logging.ERROR if not stale else logging.INFO if self.shared else logging.WARNING
                log.log(level, "%s not stored: %s", ", ".join(named), _told(error))
                return dict.fromkeys(named, StaleAppend if stale else StoreFailed)
            # One table's failure must not affect another: retry each half in its own transaction.
            half = len(named) // 2
            return {**self._write(batch.only(named[:half])), **self._write(batch.only(named[half:]))}
        return {}

    def _put(self, batch: Batch, connection: Connection) -> None:
        if batch.created:
            connection.execute(insert(tables), batch.created)
        if batch.entries and self._append(connection, batch.entries) != len(batch.entries):
            raise Behind
        if batch.lines and self._say(connection, batch.lines) != len(batch.lines):
            raise Behind
        if batch.changes:
            for names, rows in batch.alike():
                if connection.execute(self._changing(names), rows).rowcount != len(rows):
                    raise Behind
        for _, write in batch.writes:
            write.run(connection)
        if self.shared:
            self._notify(connection, batch)

    def _notify(self, connection: Connection, batch: Batch) -> None:
        """PostgreSQL delivers it when the transaction is committed, and not otherwise."""
        told = [news for _, news in batch.news]
        if touched := batch.touched():
            told.append(News(tables=touched))
        for news in told:
            news.node = self.node
            for payload in payloads(news):
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def _changing(self, names: tuple[str, ...]) -> Update:
        """The statement that sets these columns if the row has the known version."""
        statement = self._change.get(names)
        if statement is None:
            known = (tables.c.id == bindparam("table_id")) & (tables.c.version == bindparam("known"))
            values: dict[str, Any] = {name: bindparam(name) for name in names}
            statement = update(tables).where(known).values(**values, version=tables.c.version + 1)
            self._change[names] = statement
        return statement

    # Reading

    async def table(self, table: str) -> Row | None:
        return await self._row(select(tables).where(tables.c.id == table))

    async def kept(self, table: str) -> Kept | None:
        """Row, journal and talk of a table, as they belong together; raises `Damaged`."""
        return await self._read(lambda connection: kept(connection, table), level="REPEATABLE READ")

    async def kept_since(self, known: Mapping[str, Known]) -> dict[str, Kept]:
        """Of several tables what is not known yet; those without anything new are left out."""
        return await self._read(lambda connection: kept_since(connection, known), level="AUTOCOMMIT")

    async def by_code(self, code: str) -> str | None:
        row = await self._row(select(tables.c.id).where(tables.c.code == code))
        return None if row is None else str(row["id"])

    async def journal(self, table: str) -> list[str]:
        """All entries; raises `Damaged` if one is missing."""
        query = select(journal.c.number, journal.c.entry).where(journal.c.table_id == table)
        ordered = query.order_by(journal.c.number)
        rows = await self._read(lambda connection: connection.execute(ordered).all())
        if any(number != index for index, (number, _) in enumerate(rows)):
            raise Damaged(f"entries are missing in the journal of table {table}")
        return [entry for _, entry in rows]

    async def talk(self, table: str) -> list[str]:
        query = select(talk.c.line).where(talk.c.table_id == table).order_by(talk.c.number)
        return await self._column(query)

    async def bots_next(self) -> list[str]:
        """The tables where a bot is next to act."""
        query = select(tables.c.id).where(tables.c.bots_next, tables.c.state == "running")
        return await self._column(query)

    async def rows(self, query: Select[Any]) -> list[Row]:
        """What a query of any tables finds: `await store.rows(select(days).where(days.c.day == day))`."""

        def read(connection: Connection) -> list[Row]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self._read(read)

    async def _row(self, query: Any) -> Row | None:
        def read(connection: Connection) -> Row | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else dict(row)

        return await self._read(read)

    async def _column(self, query: Any) -> list[str]:
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def _read(self, read: Callable[[Connection], T], *, level: str | None = None) -> T:
        """`level` is PostgreSQL's isolation level: SQLite's transactions see one moment anyway."""

        def connected() -> T:
            with self._engine.connect() as connection:
                if level and self.shared:
                    connection.execution_options(isolation_level=level)
                return read(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, connected)
        except exc.DBAPIError as error:
            log.error("the database could not be read: %s", engines.told(error))
            raise NotRead("the database could not be read") from None


def _told(error: Exception) -> str:
    return "it is not as the writer knows it" if isinstance(error, Behind) else engines.told(error)


def _next_in(table: Table) -> Insert:
    """Adds a row to a journal or a talk if the one before it is there; if its number is taken, that fails."""
    given = {column.name: bindparam(column.name, type_=column.type) for column in table.columns}
    number = given["number"]
    before = (table.c.table_id == given["table_id"]) & (table.c.number == number - literal_column("1"))
    row = select(*given.values()).where(or_(number == literal_column("0"), exists().where(before)))
    return insert(table).from_select(list(given), row)


def _in_driver_words(statement: Insert, engine: Engine) -> Callable[[Connection, list[tuple[Any, ...]]], int]:
    """The statement as a direct driver call, which skips SQLAlchemy's overhead on every move.

    Called with rows of the table's columns, it returns how many it has added.
    """
    compiled: Any = statement.compile(dialect=engine.dialect)
    words, names = str(compiled), list(statement.table.columns.keys())
    in_places = itemgetter(*map(names.index, compiled.positiontup or names))

    def run(connection: Connection, rows: list[tuple[Any, ...]]) -> int:
        named = not compiled.positional
        given: list[Any] = [dict(zip(names, row, strict=True)) if named else in_places(row) for row in rows]
        return connection.exec_driver_sql(words, given).rowcount

    return run
