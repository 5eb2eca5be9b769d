"""The store: tables and their journals, durable before anybody hears of them.

Whatever is written in one tick of the event loop, or while the disk is busy, goes into
one transaction; where many write, it waits a moment for more of them. SQLite in WAL mode
with full synchronisation: what a caller has awaited is on the disk. One thread does all of
it, so that the event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
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
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url

from stammtisch.texts import Reason

__all__ = ["NewerStore", "NoStore", "Store", "StoreFailed", "url"]

log = logging.getLogger("stammtisch.store")

VERSION = 2

CROWD = 4  # so many who waited for one transaction make the next one wait for others
PAUSE = 0.01  # for so many seconds

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


class NoStore(Reason, RuntimeError):
    """The database cannot be used; `str(error)` says why."""


class NewerStore(NoStore):
    """The file was written by a newer version of this program."""


class StoreFailed(RuntimeError):
    """What was to be written is not on the disk."""


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
    waiters: list[Written] = field(default_factory=list)

    def written(self) -> Written:
        """Done when all of it is on the disk."""
        waiter: Written = asyncio.get_running_loop().create_future()
        self.waiters.append(waiter)
        return waiter

    def settle(self, error: Exception | None) -> None:
        """Tell everybody who waits; some may have stopped waiting."""
        for waiter in self.waiters:
            if waiter.done():
                continue
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(StoreFailed("this could not be stored"))


class Store:
    """One database; made and migrated by itself when it is opened."""

    def __init__(self, database: str) -> None:
        try:
            self._url = make_url(url(database))
            self._engine = create_engine(self._url)
        except (exc.ArgumentError, ModuleNotFoundError) as error:
            raise NoStore("mistake-store", name=database, reason=str(error)) from None
        if self._url.get_backend_name() == "sqlite":
            event.listen(self._engine, "connect", _set_durable)
        self._append = _in_driver_words(insert(journal), self._engine)
        self._thread = ThreadPoolExecutor(1, "store")
        self._writing: Connection | None = None
        """Kept open: every transaction would otherwise take one and give it back."""
        self._batch: _Batch | None = None
        self._wanted = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            await self._in_thread(self._migrate)
        except exc.DBAPIError as error:
            raise NoStore("mistake-store", name=str(self._url.database), reason=str(error.orig)) from None
        self._writer = asyncio.create_task(self._write_for_ever())

    def _migrate(self) -> None:
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

    def _let_go(self) -> None:
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()

    def _in_thread(self, call: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, call, *arguments)

    # Writing

    def create(self, row: Row) -> Written:
        batch = self._open_batch()
        batch.created.append(row)
        return batch.written()

    def append(self, table: str, first: int, entries: Sequence[str], **changed: Any) -> Written:
        """Add to a journal from index `first` on, and change the table's row with it."""
        batch = self._open_batch()
        for number, entry in enumerate(entries, first):
            batch.entries.append((table, number, entry))
        if changed:
            batch.changes.append({"table_id": table, **changed})
        return batch.written()

    def change(self, table: str, **changed: Any) -> Written:
        batch = self._open_batch()
        batch.changes.append({"table_id": table, **changed})
        return batch.written()

    def say(self, table: str, number: int, line: str) -> Written:
        batch = self._open_batch()
        batch.lines.append({"table_id": table, "number": number, "line": line})
        return batch.written()

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

    def _write(self, batch: _Batch) -> Exception | None:
        """All of it or nothing; answers what went wrong."""
        try:
            connection = self._writing
            assert connection is not None
            with connection.begin():
                if batch.created:
                    connection.execute(insert(tables), batch.created)
                if batch.entries:
                    self._append(connection, batch.entries)
                if batch.lines:
                    connection.execute(insert(talk), batch.lines)
                for names, rows in _alike(batch.changes).items():
                    statement = _change.values({name: bindparam(name) for name in names})
                    connection.execute(statement, rows)
        except Exception as error:
            log.exception("a transaction failed")
            return error
        return None

    # Reading

    async def table(self, table: str) -> Row | None:
        return await self._row(select(tables).where(tables.c.id == table))

    async def by_code(self, code: str) -> str | None:
        row = await self._row(select(tables.c.id).where(tables.c.code == code))
        return None if row is None else str(row["id"])

    async def journal(self, table: str) -> list[str]:
        query = select(journal.c.entry).where(journal.c.table_id == table).order_by(journal.c.number)
        return await self._column(query)

    async def talk(self, table: str) -> list[str]:
        query = select(talk.c.line).where(talk.c.table_id == table).order_by(talk.c.number)
        return await self._column(query)

    async def bots_next(self) -> list[str]:
        """The tables at which a bot is to act."""
        query = select(tables.c.id).where(tables.c.bots_next, tables.c.state == "running")
        return await self._column(query)

    async def _row(self, query: Any) -> Row | None:
        def read() -> Row | None:
            with self._engine.connect() as connection:
                row = connection.execute(query).mappings().first()
                return None if row is None else dict(row)

        return await self._in_thread(read)

    async def _column(self, query: Any) -> list[str]:
        def read() -> list[str]:
            with self._engine.connect() as connection:
                return list(connection.execute(query).scalars())

        return await self._in_thread(read)


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
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the file to this version; steps are kept so that any older file can be opened."""
    connection.execute(text("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)"))
    found = connection.execute(text("SELECT number FROM version")).scalar()
    if found is not None and found > VERSION:
        raise NewerStore("mistake-store-newer", version=found, known=VERSION)
    if found is None:
        metadata.create_all(connection)
        connection.execute(text("INSERT INTO version (number) VALUES (:number)"), {"number": VERSION})
        return
    if found < 2:
        connection.execute(text("ALTER TABLE tables ADD COLUMN lesson VARCHAR(32)"))
    if found < VERSION:
        connection.execute(text("UPDATE version SET number = :number"), {"number": VERSION})
