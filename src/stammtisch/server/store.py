"""The store: tables and their journals, durable before anybody hears of them.

Whatever is written in one tick of the event loop, or while the disk is busy, goes into
one transaction; where many write, it waits a moment for more of them. SQLite in WAL mode
with full synchronisation: what a caller has awaited is on the disk. One thread writes and
one reads, so that the event loop never waits for a disk, nor a reader for a writer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    event,
    exc,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url

from stammtisch.server.database_file import FileLock, NoStore, own_file, path_of

__all__ = ["Damaged", "NewerStore", "NoStore", "NotRead", "Store", "StoreFailed", "url"]

log = logging.getLogger("stammtisch.store")

VERSION = 4

CROWD = 4  # so many who waited for one transaction make the next one wait for others
PAUSE = 0.01  # for so many seconds
PATIENCE = 2.0  # seconds to wait for somebody else's lock on the file

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("host", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("pace", Float, nullable=False),
    Column("state", String(16), nullable=False),
    Column("bots_next", Boolean, nullable=False),
    Column("again", String(32)),
    Column("lesson", String(32)),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("contributions", Text, nullable=False, server_default="[]"),
    Column("spectators", Boolean),
    Column("talk_seen", Boolean),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

Row = dict[str, Any]
Written = asyncio.Future[None]
T = TypeVar("T")

_change = update(tables).where(tables.c.id == bindparam("table_id"))


class NewerStore(NoStore):
    """The file was written by a newer version of this program."""


class StoreFailed(RuntimeError):
    """What was to be written is not on the disk."""


class NotRead(StoreFailed):
    """The database does not answer."""


class Damaged(RuntimeError):
    """What is stored of a table is not what was written."""


def url(database: str) -> str:
    """The database's address; a plain path is an SQLite file.

    >>> url("games.sqlite")
    'sqlite:///games.sqlite'
    >>> url("sqlite:///games.sqlite")
    'sqlite:///games.sqlite'
    """
    return database if "://" in database else f"sqlite:///{database}"


@dataclass
class _Batch:
    """What is written together."""

    created: list[Row] = field(default_factory=list)
    entries: list[tuple[str, int, str]] = field(default_factory=list)
    lines: list[Row] = field(default_factory=list)
    changes: list[Row] = field(default_factory=list)
    waiters: list[tuple[str, Written]] = field(default_factory=list)
    """Each with the table whose change it waits for."""

    def written(self, table: str) -> Written:
        """Done when all of it is on the disk."""
        waiter: Written = asyncio.get_running_loop().create_future()
        self.waiters.append((table, waiter))
        return waiter

    def settle(self, failed: Set[str]) -> None:
        """Tell everybody who waits; some may have stopped waiting."""
        for table, waiter in self.waiters:
            if waiter.done():
                continue
            if table in failed:
                waiter.set_exception(StoreFailed("this could not be stored"))
            else:
                waiter.set_result(None)

    @property
    def tables(self) -> set[str]:
        return {table for table, _ in self.waiters}

    def only(self, tables: Sequence[str]) -> _Batch:
        """What is written for these tables."""
        wanted = frozenset(tables)
        return _Batch(
            [row for row in self.created if row["id"] in wanted],
            [entry for entry in self.entries if entry[0] in wanted],
            [row for row in self.lines if row["table_id"] in wanted],
            [row for row in self.changes if row["table_id"] in wanted],
            [waiter for waiter in self.waiters if waiter[0] in wanted],
        )


class Store:
    """One database; made and migrated by itself when it is opened."""

    def __init__(self, database: str) -> None:
        try:
            self._url = make_url(url(database))
            # Whoever reads the log must not read cards in it.
            self._engine = create_engine(self._url, hide_parameters=True)
        except (exc.ArgumentError, ModuleNotFoundError) as error:
            raise NoStore("mistake-store", name=database, reason=str(error)) from None
        self._file = path_of(url(database))
        self._lock = FileLock(self._file) if self._file else None
        if self._url.get_backend_name() == "sqlite":
            event.listen(self._engine, "connect", _set_durable)
            event.listen(self._engine, "begin", _begin)
        self._append = _in_driver_words(insert(journal), self._engine)
        self._thread = ThreadPoolExecutor(1, "store")
        in_memory = self._url.get_backend_name() == "sqlite" and self._file is None
        self._reader = self._thread if in_memory else ThreadPoolExecutor(1, "store-reader")
        self._writing: Connection | None = None
        """Kept open: every transaction would otherwise take one and give it back."""
        self._batch: _Batch | None = None
        self._wanted = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            await self._in_thread(self._open)
        except exc.DBAPIError as error:
            raise NoStore("mistake-store", name=str(self._url.database), reason=str(error.orig)) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise NoStore("mistake-store", name=str(self._url.database), reason=reason) from None
        self._writer = asyncio.create_task(self._write_for_ever())

    def _open(self) -> None:
        if self._file and self._lock and self._file.parent.exists():
            own_file(self._file)
            self._lock.take()
        with self._engine.begin() as connection:
            _migrate(connection)
        self._writing = self._engine.connect()

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        if self._writer is not None:
            self._closing = True
            self._wanted.set()
            await self._writer
        await self._in_thread(self._let_go)
        self._thread.shutdown()
        self._reader.shutdown()

    def _let_go(self) -> None:
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()
        if self._lock:
            self._lock.free()

    def _in_thread(self, call: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, call, *arguments)

    # Writing

    def create(self, row: Row) -> Written:
        batch = self._open_batch()
        batch.created.append(row)
        return batch.written(row["id"])

    def append(self, table: str, first: int, entries: Sequence[str], **changed: Any) -> Written:
        """Add to a journal from index `first` on, and change the table's row with it."""
        batch = self._open_batch()
        for number, entry in enumerate(entries, first):
            batch.entries.append((table, number, entry))
        if changed:
            batch.changes.append({"table_id": table, **changed})
        return batch.written(table)

    def change(self, table: str, **changed: Any) -> Written:
        batch = self._open_batch()
        batch.changes.append({"table_id": table, **changed})
        return batch.written(table)

    def say(self, table: str, number: int, line: str) -> Written:
        batch = self._open_batch()
        batch.lines.append({"table_id": table, "number": number, "line": line})
        return batch.written(table)

    def _open_batch(self) -> _Batch:
        if self._batch is None:
            self._batch = _Batch()
            self._wanted.set()
        return self._batch

    async def _write_for_ever(self) -> None:
        crowd = 0
        while self._batch is not None or not self._closing:
            await self._wanted.wait()
            # Let others join; at least those of this tick.
            await asyncio.sleep(PAUSE if crowd >= CROWD else 0)
            batch, self._batch = self._batch, None
            self._wanted.clear()
            if batch is not None:
                crowd = len(batch.waiters)
                batch.settle(await self._in_thread(self._write, batch))

    def _write(self, batch: _Batch) -> Set[str]:
        """Each table's part wholly or not at all; answers the tables whose part is not stored."""
        assert self._writing is not None
        try:
            with self._writing.begin():
                self._put(self._writing, batch)
        except Exception as error:
            named = sorted(batch.tables)
            if _locked(error) or len(named) == 1:
                log.error("%s not stored: %s", ", ".join(named), _told(error))
                return batch.tables
            # One table's part must not fail because of another's: each half has a transaction of its own.
            half = len(named) // 2
            return self._write(batch.only(named[:half])) | self._write(batch.only(named[half:]))
        return frozenset()

    def _put(self, connection: Connection, batch: _Batch) -> None:
        if batch.created:
            connection.execute(insert(tables), batch.created)
        if batch.entries:
            self._append(connection, batch.entries)
        if batch.lines:
            connection.execute(insert(talk), batch.lines)
        for names, rows in _alike(batch.changes).items():
            statement = _change.values({name: bindparam(name) for name in names})
            connection.execute(statement, rows)

    # Reading

    async def table(self, table: str) -> Row | None:
        return await self._row(select(tables).where(tables.c.id == table))

    async def by_code(self, code: str) -> str | None:
        row = await self._row(select(tables.c.id).where(tables.c.code == code))
        return None if row is None else str(row["id"])

    async def journal(self, table: str) -> list[str]:
        """Every entry; raises `Damaged` where one is missing."""
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
        """The tables at which a bot is to act."""
        query = select(tables.c.id).where(tables.c.bots_next, tables.c.state == "running")
        return await self._column(query)

    async def _row(self, query: Any) -> Row | None:
        def read(connection: Connection) -> Row | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else dict(row)

        return await self._read(read)

    async def _column(self, query: Any) -> list[str]:
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def connected() -> T:
            with self._engine.connect() as connection:
                return read(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, connected)
        except exc.DBAPIError as error:
            log.error("the database could not be read: %s", _told(error))
            raise NotRead("the database could not be read") from None


def _alike(changes: list[Row]) -> dict[tuple[str, ...], list[Row]]:
    """The changes by the columns they touch, in order within each; rows of one table keep theirs."""
    found: dict[tuple[str, ...], list[Row]] = {}
    for change in changes:
        names = tuple(sorted(name for name in change if name != "table_id"))
        found.setdefault(names, []).append(change)
    return found


def _in_driver_words(statement: Any, engine: Engine) -> Callable[[Connection, list[Any]], Any]:
    """The statement as a call that hands rows to the driver as they are, which every move is worth."""
    compiled = statement.compile(dialect=engine.dialect)
    words, names = str(compiled), list(compiled.params)

    def run(connection: Connection, rows: list[Any]) -> Any:
        if not compiled.positional:
            rows = [dict(zip(names, row, strict=True)) for row in rows]
        return connection.exec_driver_sql(words, rows)

    return run


def _set_durable(connection: Any, _record: Any) -> None:
    # The driver begins transactions by itself, but not for changes of the schema; `_begin` does for all.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _locked(error: Exception) -> bool:
    """Whether somebody else holds the file, so that trying again at once is of no use."""
    return isinstance(error, exc.OperationalError) and "locked" in str(error.orig)


def _told(error: Exception) -> str:
    """An error for the log, without a word of what was to be written."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else None
    return f"{type(error).__name__}: {cause}" if cause else type(error).__name__


def _migrate(connection: Connection) -> None:
    """Bring the file to this version, all of it or nothing; any older file can be opened."""
    connection.execute(text("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)"))
    found = connection.execute(text("SELECT number FROM version")).scalar()
    if found is not None and found > VERSION:
        raise NewerStore("mistake-store-newer", version=found, known=VERSION)
    if found is None:
        metadata.create_all(connection)
        connection.execute(text("INSERT INTO version (number) VALUES (:number)"), {"number": VERSION})
        return
    for number in range(found + 1, VERSION + 1):
        STEPS[number](connection)
        connection.execute(text("UPDATE version SET number = :number"), {"number": number})


def _add_column(connection: Connection, table: str, column: str, kind: str) -> None:
    """Also where it is there already, as after a step that was interrupted when steps could be."""
    if column not in {found["name"] for found in inspect(connection).get_columns(table)}:
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column} {kind}"))


def _add_contributions(connection: Connection) -> None:
    """Tables that are there already go on under the first scheme."""
    _add_column(connection, "tables", "scheme", "INTEGER NOT NULL DEFAULT 1")
    _add_column(connection, "tables", "contributions", "TEXT NOT NULL DEFAULT '[]'")


def _add_columns(connection: Connection, table: str, **columns: str) -> None:
    for column, kind in columns.items():
        _add_column(connection, table, column, kind)


STEPS: dict[int, Callable[[Connection], None]] = {
    2: lambda connection: _add_column(connection, "tables", "lesson", "VARCHAR(32)"),
    3: _add_contributions,
    4: lambda connection: _add_columns(connection, "tables", spectators="BOOLEAN", talk_seen="BOOLEAN"),
}
"""What brings a database to each version from the one before."""
