"""What is stored of tables: row, journal and talk, read in one transaction, so that they belong together."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from stammtisch.server.database.errors import Damaged
from stammtisch.server.database.schema import Row, journal, tables, talk

__all__ = ["Kept", "kept", "kept_since"]

log = logging.getLogger("stammtisch.store")


class Kept(NamedTuple):
    """A table as it is stored, from an index and a line on."""

    row: Row
    first: int
    entries: list[str]
    first_line: int
    lines: list[str]


def kept(connection: Connection, table: str) -> Kept | None:
    """Everything of one table; raises `Damaged` if an entry is missing."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    entries = select(journal.c.number, journal.c.entry).where(journal.c.table_id == table)
    lines = select(talk.c.number, talk.c.line).where(talk.c.table_id == table)
    return Kept(
        dict(row),
        0,
        _in_order(connection.execute(entries.order_by(journal.c.number)), table, 0),
        0,
        _in_order(connection.execute(lines.order_by(talk.c.number)), table, 0),
    )


SINCE = """
SELECT found.table_id, found.number, found.{column}
FROM unnest(%(ids)s::text[], %(firsts)s::int[]) AS known(id, first)
JOIN {table} AS found ON found.table_id = known.id AND found.number >= known.first
ORDER BY found.table_id, found.number
"""


def kept_since(connection: Connection, known: Mapping[str, tuple[int, int]]) -> dict[str, Kept]:
    """Of these tables, what comes after the known index and line; for PostgreSQL.

    Damaged ones are left out.
    """
    ids = list(known)
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids))).mappings()
    found = {row["id"]: Kept(dict(row), known[row["id"]][0], [], known[row["id"]][1], []) for row in rows}
    entries = _later(connection, "journal", "entry", ids, [known[id][0] for id in ids])
    lines = _later(connection, "talk", "line", ids, [known[id][1] for id in ids])
    whole = {}
    for id, one in found.items():
        try:
            whole[id] = one._replace(
                entries=_in_order(entries.get(id, ()), id, one.first),
                lines=_in_order(lines.get(id, ()), id, one.first_line),
            )
        except Damaged as error:  # the other tables go on
            log.error("%s", error)
    return whole


def _later(
    connection: Connection, table: str, column: str, ids: list[str], firsts: list[int]
) -> dict[str, list[tuple[int, str]]]:
    words = SINCE.format(table=table, column=column)
    found: dict[str, list[tuple[int, str]]] = {}
    for id, number, entry in connection.exec_driver_sql(words, {"ids": ids, "firsts": firsts}):
        found.setdefault(id, []).append((number, entry))
    return found


def _in_order(rows: Any, table: str, first: int) -> list[str]:
    found = list(rows)
    if any(number != index for index, (number, _) in enumerate(found, first)):
        raise Damaged(f"entries are missing in the journal or the talk of table {table}")
    return [entry for _, entry in found]
