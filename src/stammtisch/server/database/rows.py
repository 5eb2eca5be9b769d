"""Writes of single rows, for every table with a `version` column; `Store.write` carries them out.

>>> from stammtisch.server.database.schema import reviews
>>> one = added(reviews, {"table_id": "t1", "state": "running", "progress": 0.0})
>>> two = changed(reviews, {"table_id": "t1"}, 0, progress=0.5)
>>> three = removed(reviews, table_id="t1")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Delete, Insert, Table, Update, and_, delete, insert, update
from sqlalchemy.dialects.postgresql import insert as insert_unless  # SQLite says it in the same words

from stammtisch.server.database.errors import Behind


class RowWrite(NamedTuple):
    """One statement of a transaction."""

    table: str
    statement: Insert | Update | Delete
    rows: int | None
    """How many rows it must affect; None: any number."""

    def run(self, connection: Connection) -> None:
        """Raises `Behind` if another number of rows is affected."""
        found = connection.execute(self.statement).rowcount
        if self.rows is not None and found != self.rows:
            raise Behind


def added(table: Table, row: Mapping[str, Any]) -> RowWrite:
    """A new row; stale if its key is taken."""
    return RowWrite(table.name, insert(table).values(**row), None)  # the key decides


def added_once(table: Table, row: Mapping[str, Any]) -> RowWrite:
    """A new row; nothing if its key is taken."""
    return RowWrite(table.name, insert_unless(table).values(**row).on_conflict_do_nothing(), None)


def taken_over(table: Table, row: Mapping[str, Any], free: ColumnElement[bool]) -> RowWrite:
    """A new row, also in place of one with its key for which `free` holds; stale if it does not.

    One statement, because of several callers only one may get the row: a second one waits for the first, and
    `free` is then asked of what the first has stored, on PostgreSQL at READ COMMITTED as well.
    """
    new = insert_unless(table).values(**row)
    values = {name: new.excluded[name] for name in row}
    statement = new.on_conflict_do_update(
        index_elements=list(table.primary_key), set_={**values, "version": table.c.version + 1}, where=free
    )
    return RowWrite(table.name, statement.execution_options(preserve_rowcount=True), 1)


def changed(table: Table, key: Mapping[str, Any], version: int, **values: Any) -> RowWrite:
    """New values for the row with this key; stale if its version is not the given one."""
    statement = update(table).where(_is(table, key), table.c.version == version)
    return RowWrite(table.name, statement.values(**values, version=version + 1), 1)


def removed(table: Table, **key: Any) -> RowWrite:
    """All rows with these values are deleted, if there are any."""
    return RowWrite(table.name, delete(table).where(_is(table, key)), None)


def emptied(table: Table, column: str, value: Any) -> RowWrite:
    """Wherever the column has this value, it has none any more; for columns that no version counts."""
    statement = update(table).where(table.c[column] == value).values({column: None})
    return RowWrite(table.name, statement, None)


def _is(table: Table, key: Mapping[str, Any]) -> ColumnElement[bool]:
    if not key:
        raise TypeError("a row is found by its key")
    return and_(*(table.c[name] == value for name, value in key.items()))
