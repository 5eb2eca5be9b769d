"""Every row of every table of the schema, from one database to another, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

from sqlalchemy import Column, Connection, Table, delete, exc, func, inspect, select
from sqlalchemy import Row as SqlRow

from stammtisch.server.database.schema import REVISION, metadata, program_version, revision
from stammtisch.server.migrations import make_schema

AT_ONCE = 1_000  # rows

Tell = Callable[[float], object]
"""Called with the share that is done."""

Contents = dict[str, int]
"""By game, and by table for rows that belong to no game: a sum over all rows."""


def ours(connection: Connection) -> list[Table]:
    """The tables of the schema that are there."""
    there = set(inspect(connection).get_table_names())
    return [table for table in metadata.sorted_tables if table.name in there]


def is_empty(connection: Connection) -> bool:
    """Whether the tables that are there hold nothing but the schema's version."""
    held = [table for table in ours(connection) if table not in (revision, program_version)]
    return not any(
        connection.execute(select(*_columns(connection, table)).limit(1)).first() for table in held
    )


def make_tables(connection: Connection, version: str = REVISION) -> None:
    """The tables of this revision, in a database without any."""
    if version == REVISION:
        metadata.create_all(connection)
    else:
        make_schema(connection, version)


def copy_rows(source: Connection, target: Connection, tell: Tell = lambda share: None) -> Counter[str]:
    """Copy all rows into the target's empty tables; returns how many there were of each."""
    tables = ours(source)
    total = sum(count_rows(source, table) for table in tables) or 1
    copied: Counter[str] = Counter()

    def counted(table: Table, rows: Iterable[SqlRow[Any]]) -> Iterator[SqlRow[Any]]:
        for row in rows:
            copied[table.name] += 1
            if copied.total() % AT_ONCE == 0:
                tell(copied.total() / total)
            yield row

    for table in tables:
        if table in (revision, program_version):
            target.execute(delete(table))
        columns = _columns(source, table)
        _put(target, table, columns, counted(table, _rows(source, columns)))
    tell(1.0)
    return copied


def count_rows(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def contents(connection: Connection, tell: Tell = lambda share: None) -> tuple[Counter[str], Contents]:
    """How many rows each table has, and their sums; the order of the rows does not matter."""
    tables = ours(connection)
    total = sum(count_rows(connection, table) for table in tables) or 1
    counts: Counter[str] = Counter({table.name: 0 for table in tables})
    sums: Contents = {}
    for table in tables:
        columns = _columns(connection, table)
        names = [column.name for column in columns]
        game = names.index("table_id") if "table_id" in names else None
        if table.name == "tables":
            game = names.index("id")
        for row in _rows(connection, columns):
            counts[table.name] += 1
            if counts.total() % AT_ONCE == 0:
                tell(counts.total() / total)
            key = (row[game] if game is not None else None) or f"({table.name})"
            digest = blake2b(repr((table.name, *row)).encode("utf-8", "surrogatepass"), digest_size=16)
            sums[key] = sums.get(key, 0) + int.from_bytes(digest.digest())
    tell(1.0)
    return counts, sums


def _columns(connection: Connection, table: Table) -> list[Column[Any]]:
    """The table's columns that are there: all of them, unless the database is older."""
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    return [column for column in table.columns if column.name in there]


def _rows(connection: Connection, columns: list[Column[Any]]) -> Iterable[SqlRow[Any]]:
    return connection.execute(select(*columns), execution_options={"yield_per": AT_ONCE})


def _put(target: Connection, table: Table, columns: list[Column[Any]], rows: Iterator[SqlRow[Any]]) -> None:
    if target.dialect.name == "postgresql":
        _put_in_postgresql(target, table, columns, rows)
        return
    quote = target.dialect.identifier_preparer.quote
    names = ", ".join(quote(column.name) for column in columns)
    words = f"INSERT INTO {quote(table.name)} ({names}) VALUES ({', '.join('?' for _ in columns)})"
    while some := [tuple(row) for row in islice(rows, AT_ONCE)]:
        target.exec_driver_sql(words, some)


def _put_in_postgresql(
    target: Connection, table: Table, columns: list[Column[Any]], rows: Iterator[SqlRow[Any]]
) -> None:
    """By COPY, which takes a fifth of the time."""
    quote = target.dialect.identifier_preparer.quote
    names = ", ".join(quote(column.name) for column in columns)
    raw: Any = target.connection.driver_connection
    dbapi: Any = target.dialect.loaded_dbapi
    try:
        with raw.cursor() as cursor, cursor.copy(f"COPY {quote(table.name)} ({names}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)
    except dbapi.Error as error:
        raise exc.DBAPIError("COPY", None, error, hide_parameters=True) from None
