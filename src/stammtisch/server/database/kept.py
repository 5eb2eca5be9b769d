"""What is stored of tables: row, journal and talk, read in one transaction, so that they belong together."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from stammtisch.server.database.errors import Damaged
from stammtisch.server.database.schema import Row, journal, tables, talk

log = logging.getLogger("stammtisch.store")


class Kept(NamedTuple):
    """A table as it is stored, from an index and a line on."""

    row: Row | None
    """None if it is known; of a table that is followed, the columns in `CHANGING`."""
    first: int
    entries: list[str]
    first_line: int
    lines: list[str]


class Known(NamedTuple):
    """What a node knows of a table."""

    version: int
    at: int
    lines: int


CHANGING = (
    *("touched", "chairs", "pace", "state", "again", "spectators", "talk_seen", "coach", "due", "public"),
    *("bots_next", "version", "contributions"),
)
"""The columns of a row that change."""


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


SINCE = f"""
WITH known AS (SELECT * FROM unnest(%(ids)s::text[], %(versions)s::int[], %(ats)s::int[], %(lines)s::int[])
  AS known(id, version, at, lines))
SELECT 0, found.id, found.version,
  json_build_object({", ".join(f"'{name}', found.{name}" for name in CHANGING)})::text
FROM known JOIN tables AS found ON found.id = known.id AND found.version > known.version
UNION ALL
SELECT 1, found.table_id, found.number, found.entry
FROM known JOIN journal AS found ON found.table_id = known.id AND found.number >= known.at
UNION ALL
SELECT 2, found.table_id, found.number, found.line
FROM known JOIN talk AS found ON found.table_id = known.id AND found.number >= known.lines
ORDER BY 1, 2, 3
"""
"""One statement, since it sees everything as of one moment."""


def kept_since(connection: Connection, known: Mapping[str, Known]) -> dict[str, Kept]:
    """Of these tables, what is not known yet; for PostgreSQL. Damaged ones are left out."""
    asked = {
        "ids": list(known),
        "versions": [one.version for one in known.values()],
        "ats": [one.at for one in known.values()],
        "lines": [one.lines for one in known.values()],
    }
    rows: dict[str, Row] = {}
    later: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
    for part, id, number, text in connection.exec_driver_sql(SINCE, asked):
        if part == 0:
            rows[id] = json.loads(text)
        else:
            later[part - 1].setdefault(id, []).append((number, text))
    entries, lines = later
    found = {}
    for id in {**rows, **entries, **lines}:
        at, line = known[id].at, known[id].lines
        try:
            new = _in_order(entries.get(id, ()), id, at)
            found[id] = Kept(rows.get(id), at, new, line, _in_order(lines.get(id, ()), id, line))
        except Damaged as error:  # the other tables go on
            log.error("%s", error)
    return found


def _in_order(rows: Any, table: str, first: int) -> list[str]:
    found = list(rows)
    if any(number != index for index, (number, _) in enumerate(found, first)):
        raise Damaged(f"entries are missing in the journal or the talk of table {table}")
    return [entry for _, entry in found]
