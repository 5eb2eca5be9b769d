"""Database migrations: the Alembic scripts in `versions`, run when a server opens its database.

All of them run in one transaction, and in one process at a time. Databases from before Alembic have their
number in the table `version`; numbers 1 to 4 are the first four revisions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Engine, insert, inspect, select, text

from stammtisch.server.database.address import shown
from stammtisch.server.database.engine import IMMEDIATE
from stammtisch.server.database.errors import MovedStore, NewerStore, NoStore
from stammtisch.server.database.schema import REVISION, metadata, moved_to, program_version, revision

SCRIPTS = Path(__file__).with_name("versions")
MIGRATION = 0x7374616D6D746974
"""The PostgreSQL advisory lock held during a migration."""


def bring_up_to_date(engine: Engine, database: str) -> None:
    """Create or migrate the schema; raises `NoStore` if the database is foreign, too new or was moved."""
    with engine.connect().execution_options(**{IMMEDIATE: True}) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION})
        found = revision_of(connection, database)
        if found is None:
            metadata.create_all(connection)
            connection.execute(insert(revision), {"version_num": REVISION})
            connection.execute(insert(program_version), {"number": int(REVISION)})
        elif found != REVISION:
            _upgrade(connection, found)


def revision_of(connection: Connection, database: str) -> str | None:
    """The database's revision, or None if it is empty.

    Raises `NoStore` if it is foreign or too new, or if its games were moved to another.
    """
    there = inspect(connection).get_table_names()
    foreign = NoStore("mistake-store-foreign", name=shown(database))
    if revision.name in there:
        found = connection.execute(select(revision.c.version_num)).scalar() or ""
    elif not there:
        return None
    elif program_version.name in there and _columns(connection, program_version.name) == {"number"}:
        number = connection.execute(select(program_version.c.number)).scalar()
        if number is None:
            raise foreign
        found = f"{number:04}"
    else:
        raise foreign
    if not (len(found) == 4 and found.isdecimal()):
        raise foreign
    if found > REVISION:
        raise NewerStore("mistake-store-newer", version=int(found), known=int(REVISION))
    if moved_to.name in there:
        target = connection.execute(select(moved_to.c.address)).scalar()
        raise MovedStore("mistake-store-moved", name=shown(database), target=str(target))
    return found


def make_schema(connection: Connection, version: str) -> None:
    """The tables of an earlier revision, in a database without any."""
    _upgrade(connection, "base", version)


def _upgrade(connection: Connection, found: str, wanted: str | None = None) -> None:
    # Alembic is slow to import, and new or current databases do not need it.
    from alembic.migration import MigrationContext
    from alembic.operations import Operations
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(SCRIPTS.parent), version_locations=[str(SCRIPTS)])
    context = MigrationContext.configure(connection)
    wanted = wanted or REVISION
    steps = list(scripts.iterate_revisions(wanted, found))
    with Operations.context(context):
        for step in reversed(steps):
            step.module.upgrade()
    context.stamp(scripts, wanted)


def add_column(table: str, column: Column[Any]) -> None:
    """Add a column unless it exists, as it may after an old, interrupted migration."""
    from alembic import op

    if column.name not in _columns(op.get_bind(), table):
        op.add_column(table, column)


def _columns(connection: Connection, table: str) -> set[str]:
    return {found["name"] for found in inspect(connection).get_columns(table)}
