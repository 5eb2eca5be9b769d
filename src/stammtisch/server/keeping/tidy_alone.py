"""Tidies a database that no server uses, and gives the space back."""

from __future__ import annotations

import contextlib
import sqlite3

from sqlalchemy import exc, text

from stammtisch.server.database import engine as engines
from stammtisch.server.database.address import path_of, shown
from stammtisch.server.keeping.copying import ours
from stammtisch.server.keeping.opening import hold_alone, is_file, reading, refusing
from stammtisch.server.keeping.tidying import Tidied, Tidy
from stammtisch.server.store import NoStore, Store, StoreFailed


async def tidy_alone(
    database: str, older_than: float, *, finished: bool, dry_run: bool
) -> tuple[Tidied, bool]:
    """What was removed, and whether the space was given back; there may be too little left for that.

    Raises `NoStore` if there is no such database, and `InUse` if a server uses it.
    """
    with refusing(database), hold_alone(database), reading(database):
        pass  # before the store makes a new database, or joins servers that can tell who is where
    store = Store(database)
    try:
        await store.open()
        tidied = await Tidy(store).run(older_than, finished=finished, dry_run=dry_run)
    except StoreFailed:
        raise NoStore("mistake-tidy-stopped", name=shown(database)) from None
    finally:
        await store.close()
    if dry_run or not tidied.total:
        return tidied, True
    try:
        _compact(database)
    except (exc.DBAPIError, sqlite3.Error, NoStore):
        return tidied, False
    return tidied, True


def _compact(database: str) -> None:
    path = path_of(database)
    if is_file(database) and path is not None:
        with hold_alone(database), contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("VACUUM")
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return
    engine = engines.engine_for(database)
    quote = engine.dialect.identifier_preparer.quote
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for table in ours(connection):
                connection.execute(text(f"VACUUM (ANALYZE) {quote(table.name)}"))
    finally:
        engine.dispose()
