"""Databases to be filled from another, empty ones or such that are replaced: completely or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, inspect, text

from stammtisch.server.database import engine as engines
from stammtisch.server.database.address import path_of, shown
from stammtisch.server.database.errors import MovedStore, NewerStore, NoStore
from stammtisch.server.database.file import OWNER_ONLY, SIDE_FILES, FileLock
from stammtisch.server.database.schema import moved_to
from stammtisch.server.keeping.copying import is_empty, make_tables, ours
from stammtisch.server.keeping.opening import is_file, new_file, reading
from stammtisch.server.migrations import MIGRATION, revision_of


@dataclass
class Filled:
    """A database that is being filled."""

    connection: Connection
    kept: str | None = None
    """Where its old contents are: a file, or a schema of the PostgreSQL database."""


@contextmanager
def filling(database: str, *, replace: bool = False) -> Iterator[Filled]:
    """The database with empty tables of the current schema; what is written to it counts when the block ends.

    Raises `NoStore` if it is not empty or was moved, unless that is to be replaced, and `InUse` if a server
    uses it.
    """
    with (
        _filling_file(database, replace)
        if is_file(database)
        else _filling_postgresql(database, replace) as it
    ):
        yield it


def _not_empty(database: str) -> NoStore:
    return NoStore("mistake-keep-not-empty", name=shown(database))


def _stamp() -> str:
    return time.strftime("%Y%m%d_%H%M%S")


# A file


@contextmanager
def _filling_file(database: str, replace: bool) -> Iterator[Filled]:
    path = path_of(database)
    assert path is not None
    path = path.resolve()
    lock = FileLock(path)
    lock.take()
    try:
        old = path.exists() and path.stat().st_size > 0
        if old and _holds_rows(str(path), replace):
            if not replace:
                raise _not_empty(database)
        else:
            replace = False
        with started_file(path) as partial:
            with new_file(str(partial)) as connection:
                make_tables(connection)
                filled = Filled(connection)
                yield filled
            if old:
                _close_up(path)
            if replace:
                filled.kept = str(_keep(path))
            put_in_place(partial, path)
    finally:
        lock.free()


def _holds_rows(database: str, replace: bool) -> bool:
    try:
        with reading(database) as connection:
            return not is_empty(connection)
    except NewerStore:
        return True
    except MovedStore:
        if replace:
            return True
        raise
    except NoStore as error:
        if error.key == "mistake-store-absent":
            return False
        raise


@contextmanager
def started_file(path: Path) -> Iterator[Path]:
    """An empty private file beside the path, gone when the block ends; raises `NoStore` if another process
    is at it."""
    partial = path.with_name(f"{path.name}.partial")
    file = os.open(partial, os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    try:
        if os.name != "nt":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise NoStore("mistake-keep-busy", name=str(partial)) from None
        os.ftruncate(file, 0)
        os.chmod(partial, OWNER_ONLY)
        try:
            yield partial
        finally:
            partial.unlink(missing_ok=True)
    finally:
        os.close(file)


def put_in_place(partial: Path, path: Path) -> None:
    """Give a complete file its name, for good."""
    os.replace(partial, path)
    if os.name != "nt":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _close_up(path: Path) -> None:
    """Have everything of an old database in its file: what is beside it would be read as the new one's."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    for end in SIDE_FILES:
        path.with_name(path.name + end).unlink(missing_ok=True)


def _keep(path: Path) -> Path:
    """A second name for the file, which it keeps when the first is given to another."""
    kept = path.with_name(f"{path.name}-before-{_stamp()}")
    while kept.exists():
        kept = kept.with_name(f"{kept.name}x")
    try:
        os.link(path, kept)
    except OSError:  # not every file system can do that
        shutil.copy2(path, kept)
    return kept


# PostgreSQL


@contextmanager
def _filling_postgresql(database: str, replace: bool) -> Iterator[Filled]:
    engine = engines.engine_for(database)
    try:
        with engine.connect() as connection:
            engines.hold_alone(connection, database)
            with connection.begin():
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION})
                filled = Filled(connection)
                if _is_there(connection, database, replace):
                    if is_empty(connection):
                        _drop(connection)
                    elif replace:
                        filled.kept = _set_aside(connection)
                    else:
                        raise _not_empty(database)
                make_tables(connection)
                yield filled
    finally:
        engine.dispose()


def _is_there(connection: Connection, database: str, replace: bool) -> bool:
    try:
        return revision_of(connection, database) is not None
    except MovedStore:
        if replace:
            return True
        raise


def _all(connection: Connection) -> list[Table]:
    """The tables of the schema, and the mark of a database that was moved."""
    there = inspect(connection).has_table(moved_to.name)
    return [*ours(connection), *([moved_to] if there else [])]


def _drop(connection: Connection) -> None:
    for table in _all(connection):
        connection.exec_driver_sql(f"DROP TABLE {_quoted(connection, table.name)}")


def _set_aside(connection: Connection) -> str:
    """Move the tables into a schema of their own."""
    schema = f"stammtisch_before_{_stamp()}"
    while schema in inspect(connection).get_schema_names():
        schema += "x"
    connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    for table in _all(connection):
        connection.exec_driver_sql(f"ALTER TABLE {_quoted(connection, table.name)} SET SCHEMA {schema}")
    return schema


def _quoted(connection: Connection, name: str) -> str:
    return connection.dialect.identifier_preparer.quote(name)
