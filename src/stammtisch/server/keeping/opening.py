"""Databases opened as a whole: to be read at one moment without being changed, or to be filled."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, exc, pool

from stammtisch.server.database import engine as engines
from stammtisch.server.database.address import path_of, shown
from stammtisch.server.database.errors import MovedStore, NoStore
from stammtisch.server.database.file import FileLock
from stammtisch.server.database.schema import REVISION
from stammtisch.server.keeping.copying import Tell, copy_rows, make_tables
from stammtisch.server.migrations import bring_up_to_date, revision_of

FULL = {"SQLITE_FULL", "53100"}
READ_ONLY = {"SQLITE_READONLY", "SQLITE_READONLY_DIRECTORY", "25006"}
CORRUPT = {"SQLITE_CORRUPT"}


@contextmanager
def refusing(database: str, source: str | None = None) -> Iterator[None]:
    """Whatever the database or the system refuses is raised as `NoStore`.

    Where rows are copied from a `source`, the message names the one that refuses.
    """
    try:
        yield
    except exc.DBAPIError as error:
        raise _refusal(error, database, source) from None
    except sqlite3.Error as error:
        raise _refusal(exc.DBAPIError("", None, error), database, source) from None
    except OSError as error:
        name = shown(database)
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            raise NoStore("mistake-store-full", name=name) from None
        if error.errno == errno.EROFS:
            raise NoStore("mistake-store-read-only", name=name) from None
        raise NoStore("mistake-store", name=name, reason=error.strerror or str(error)) from None


def _refusal(error: exc.DBAPIError, database: str, source: str | None) -> NoStore:
    state = engines.state_of(error)
    if source is not None and _says(state, source) and (state in CORRUPT or not _says(state, database)):
        database = source
    name = shown(database)
    if state in FULL:
        return NoStore("mistake-store-full", name=name)
    if state in READ_ONLY:
        return NoStore("mistake-store-read-only", name=name)
    if state in CORRUPT:
        return NoStore("mistake-store-corrupt", name=name)
    return engines.refusal(error, database)


def _says(state: str, database: str) -> bool:
    """Whether an error of this kind comes from this kind of database."""
    return state.startswith("SQLITE") == (path_of(database) is not None)


def is_file(database: str) -> bool:
    """Whether it is an SQLite file; raises `NoStore` if it is no database at all, or only in memory."""
    if path_of(database) is not None:
        return True
    if engines.engine_for(database).dialect.name == "sqlite":
        raise NoStore("mistake-store-kind", name=shown(database))
    return False


def absent(database: str) -> NoStore:
    return NoStore("mistake-store-absent", name=shown(database))


# Reading


@contextmanager
def reading(database: str) -> Iterator[Connection]:
    """The database as it is now, for as long as the block lasts; it cannot be changed by it.

    Raises `NoStore` if there is no database of ours.
    """
    with refusing(database):
        engine = _read_only(database)
    try:
        with ExitStack() as opened:
            with refusing(database):
                connection = opened.enter_context(engine.connect())
                opened.enter_context(connection.begin())
                if revision_of(connection, database) is None:
                    raise absent(database)
            yield connection
    finally:
        engine.dispose()


def moved(database: str) -> MovedStore | None:
    """Where its games are now, as a message, if they were moved to another database."""
    try:
        with reading(database):
            pass
    except MovedStore as error:
        return error
    except NoStore:
        pass
    return None


@contextmanager
def current(database: str) -> Iterator[Connection]:
    """The same with the current schema: an older database is migrated in a copy."""
    with reading(database) as connection:
        if revision_of(connection, database) == REVISION:
            yield connection
            return
        with tempfile.TemporaryDirectory(prefix="stammtisch-") as folder:
            copy = str(Path(folder) / "copy.sqlite")
            take_copy(database, copy)
            engine = engines.engine_for(copy)
            bring_up_to_date(engine, copy)
            engine.dispose()
            with reading(copy) as migrated:
                yield migrated


def _read_only(database: str) -> Engine:
    if not is_file(database):
        engine = engines.engine_for(database)
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    path = path_of(database)
    assert path is not None
    if not path.exists():
        raise absent(database)
    return _engine(lambda: _open_file(path))


def _engine(opened: Callable[[], sqlite3.Connection]) -> Engine:
    engine = create_engine("sqlite://", creator=opened, poolclass=pool.NullPool, hide_parameters=True)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _open_file(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, also where there is no permission to write beside the file."""
    address = f"file:{quote(str(path.resolve()))}?mode=ro"
    connection = _connected(address)
    try:
        connection.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError as error:
        connection.close()
        pending = path.with_name(f"{path.name}-wal")
        if not error.sqlite_errorname.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY")):
            raise
        if pending.exists() and pending.stat().st_size:
            raise
        connection = _connected(f"{address}&immutable=1")
    return connection


def _connected(address: str) -> sqlite3.Connection:
    """A connection to a file by its path or `file:` address."""
    connection = sqlite3.connect(
        address, uri=address.startswith("file:"), isolation_level=None, check_same_thread=False
    )
    connection.execute(f"PRAGMA busy_timeout={engines.PATIENCE * 1000:.0f}")
    return connection


# Copies


def take_copy(database: str, file: str, tell: Tell = lambda share: None) -> None:
    """Copy a database, as it is at one moment, into a new SQLite file with the same revision of the schema.

    The file may be there if it is empty. Nothing is left in files beside it.
    """
    with reading(database) as source:
        found = revision_of(source, database)
        assert found is not None
        if source.dialect.name == "postgresql":
            with new_file(file) as target:
                make_tables(target, found)
                copy_rows(source, target, tell)
            return
    path = path_of(database)
    assert path is not None
    with contextlib.closing(_open_file(path)) as connection:
        connection.execute("VACUUM INTO ?", [file])  # without what was deleted, unlike a copy page by page


@contextmanager
def new_file(file: str) -> Iterator[Connection]:
    """A new SQLite file, on disk when the block ends; if it is interrupted, the file is of no use."""

    def opened() -> sqlite3.Connection:
        connection = _connected(file)
        connection.execute("PRAGMA journal_mode=OFF")
        connection.execute("PRAGMA synchronous=OFF")
        return connection

    with _engine(opened).begin() as connection:
        yield connection
    with open(file, "rb+") as made:
        os.fsync(made)


# Nobody else


@contextmanager
def hold_alone(database: str) -> Iterator[None]:
    """Keep servers off the database; raises `InUse` if one uses it."""
    path = path_of(database)
    if path is not None:
        if not path.exists():
            raise absent(database)
        lock = FileLock(path)
        with contextlib.suppress(OSError):  # where nobody can write, no server runs
            lock.take()
        try:
            yield
        finally:
            lock.free()
        return
    engine = engines.engine_for(database)
    try:
        with engine.connect() as connection:
            engines.hold_alone(connection, database)
            yield
    finally:
        engine.dispose()
