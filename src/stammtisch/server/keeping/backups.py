"""Backups: a database at one moment in one file, and back."""

from __future__ import annotations

import errno
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from stammtisch.server.database.address import path_of
from stammtisch.server.database.errors import NoStore
from stammtisch.server.keeping.copying import Tell, copy_rows, count_rows, ours
from stammtisch.server.keeping.filling import filling, put_in_place, started_file
from stammtisch.server.keeping.opening import current, is_file, reading, refusing, take_copy


@dataclass(frozen=True, slots=True)
class Restored:
    """What a database holds now."""

    rows: Counter[str]
    """By table."""
    kept: str | None
    """Where its old contents are: a file, or a schema of the PostgreSQL database."""


def back_up(
    database: str, file: Path, *, force: bool = False, tell: Tell = lambda share: None
) -> Counter[str]:
    """Write the database as it is now into one file, while servers use it; returns its rows by table.

    Raises `NoStore`; the file is then as it was before.
    """
    with refusing(database):
        is_file(database)
    if same_file(database, file):
        raise NoStore("mistake-keep-same", name=str(file))
    if file.exists() and not force:
        raise NoStore("mistake-keep-exists", name=str(file))
    with refusing(str(file), database):
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        rows = _write(database, file, force, tell)
    return rows


def _write(database: str, file: Path, force: bool, tell: Tell) -> Counter[str]:
    with started_file(file) as partial:
        take_copy(database, str(partial), tell)
        with open(partial, "rb+") as made:
            os.fsync(made)
        with reading(str(partial)) as copy:
            rows = Counter({table.name: count_rows(copy, table) for table in ours(copy)})
        if file.exists() and not force:
            raise NoStore("mistake-keep-exists", name=str(file))
        put_in_place(partial, file)
    return rows


def restore(file: Path, database: str, *, replace: bool = False, tell: Tell = lambda share: None) -> Restored:
    """Fill the database from a backup; a backup of an earlier version is migrated.

    Raises `NoStore` if there is something in it already, unless that is to be replaced, and `InUse` if a
    server uses it. The database is then as it was before.
    """
    if same_file(database, file):
        raise NoStore("mistake-keep-same", name=str(file))
    with refusing(database, str(file)), current(str(file)) as source:
        with filling(database, replace=replace) as filled:
            rows = copy_rows(source, filled.connection, tell)
        return Restored(rows, filled.kept)


def same_file(database: str, file: Path) -> bool:
    path = path_of(database)
    return path is not None and path.resolve() == file.resolve()
