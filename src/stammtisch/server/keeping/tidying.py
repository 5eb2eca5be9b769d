"""Tidying: old tables that nobody needs any more are removed, with everything that belongs to them.

Those are tables that waited in vain, lessons, closed tables and, if asked for, finished games. A running game
is never removed, nor a table that counts for a daily deal, has a review, an invitation or a report to be
settled. A finished game stays as long as any other of its evening, or with its deal, does.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from typing import Any

from sqlalchemy import (
    ColumnElement,
    LargeBinary,
    Select,
    String,
    Table,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from stammtisch.server.daily.calendar import day_at
from stammtisch.server.database.rows import RowWrite, removed
from stammtisch.server.database.schema import (
    Row,
    invitations,
    metadata,
    notices,
    plays,
    reports,
    reviews,
    tables,
)
from stammtisch.server.seats.seats import Chair
from stammtisch.server.store import StaleAppend, Store

KINDS = ("waiting", "lessons", "closed", "finished")
AT_ONCE = 20  # tables in one transaction
PAUSE = 0.02  # seconds between two, for everybody's moves
BYTES = 8  # of a column that is no text, about

Related = dict[str, Row]


@dataclass
class Tidied:
    """What was removed, or would be."""

    removed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    bytes: int = 0
    """Of their contents, about."""
    in_use: int = 0
    """Tables that stay because somebody is there, or has been meanwhile."""
    more: bool = False
    """Whether the time was up before all of them were removed."""

    @property
    def total(self) -> int:
        return sum(self.removed.values())


class Tidy:
    """Removes old tables while people play at others."""

    def __init__(
        self,
        store: Store,
        in_use: Callable[[str], bool] = lambda table: False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._in_use = in_use
        self._clock = clock

    async def run(
        self, older_than: float, *, finished: bool = False, dry_run: bool = False, seconds: float = math.inf
    ) -> Tidied:
        """Remove what was not touched for `older_than` seconds, in small transactions, for at most `seconds`.

        With `dry_run` nothing is removed.
        """
        if older_than <= 0:
            raise ValueError("only what is past can be old")
        end = time.monotonic() + seconds
        before = self._clock() - older_than
        tidied = Tidied()
        found, related = await self._found(before, finished)
        previous = {row["again"]: row["id"] for row in related.values() if row["again"] is not None}
        chosen = iter(found)
        while some := list(islice(chosen, AT_ONCE)):
            if time.monotonic() > end:
                tidied.more = True
                break
            free = [row for row in some if not self._used(row["id"], previous)]
            tidied.in_use += len(some) - len(free)
            await self._remove(free, before, previous, related, tidied, dry_run=dry_run)
            await asyncio.sleep(0 if dry_run else PAUSE)
        return tidied

    def _used(self, id: str, previous: Mapping[str, str]) -> bool:
        """Whether somebody is at this table, or at the one that leads to it."""
        return self._in_use(id) or (id in previous and self._in_use(previous[id]))

    # Which

    async def _found(self, before: float, finished: bool) -> tuple[list[Row], Related]:
        """The tables that can go, and all that have to do with others."""
        goes = _goes(before, finished, day_at(self._clock()))
        about = [tables.c[name] for name in ("id", "version", "state", "lesson", "chairs")]
        rows = await self._store.rows(select(*about).where(goes).order_by(tables.c.touched))
        links = [tables.c[name] for name in ("id", "evening", "deal_of", "again")]
        linked = or_(*(column.is_not(None) for column in links[1:]))
        related = {row["id"]: row for row in await self._store.rows(select(*links).where(linked))}
        needed = _needed(related.values(), {row["id"] for row in rows})
        return [row for row in rows if _kind(row) != "finished" or row["id"] not in needed], related

    # Away with them

    async def _remove(
        self,
        rows: Sequence[Row],
        before: float,
        previous: Mapping[str, str],
        related: Related,
        tidied: Tidied,
        *,
        dry_run: bool,
    ) -> None:
        sizes = await self._sizes([row["id"] for row in rows])
        writing = [] if dry_run else [_writes(row, before, previous, row["id"] in related) for row in rows]
        failed = await asyncio.gather(
            *(self._store.write(*writes) for writes in writing), return_exceptions=True
        )
        for row, failure in zip_longest(rows, failed):
            if isinstance(failure, StaleAppend):
                tidied.in_use += 1
            elif failure is not None:
                raise failure
            else:
                tidied.removed[_kind(row)] += 1
                tidied.bytes += sizes[row["id"]]

    async def _sizes(self, ids: Sequence[str]) -> dict[str, int]:
        """About how many bytes belong to each of these tables."""
        sizes = dict.fromkeys(ids, 0)
        for table, column in _belonging():
            for row in await self._store.rows(_size(table, column, ids)):
                sizes[row["table_id"]] += row["bytes"]
        return sizes


def _kind(row: Row) -> str:
    if row["lesson"] is not None:
        return "lessons"
    return "finished" if row["state"] == "over" else str(row["state"])


def _goes(before: float, finished: bool, today: str) -> ColumnElement[bool]:
    """The tables that can go, as far as they have nothing to do with others."""
    states = ["waiting", "closed", *(["over"] if finished else [])]

    def none(table: Table, *which: ColumnElement[bool]) -> ColumnElement[bool]:
        return ~exists().where(table.c.table_id == tables.c.id, *which)

    return and_(
        tables.c.touched < before,
        tables.c.created < before,
        or_(tables.c.lesson.is_not(None), tables.c.state.in_(states)),
        or_(tables.c.daily.is_(None), tables.c.daily < today),
        none(plays, plays.c.day.is_not(None)),
        none(reviews),
        none(invitations),
        none(reports, reports.c.settled.is_(None)),
    )


def _needed(related: Iterable[Row], going: set[str]) -> set[str]:
    """The tables of all evenings and deals of which one table stays."""
    first: dict[str, str] = {}

    def root(id: str) -> str:
        while first.setdefault(id, id) != id:
            first[id] = id = first[first[id]]
        return id

    kept = []
    for row in related:
        if row["id"] not in going:
            kept.append(row["id"])
        for other in (row["evening"], row["deal_of"]):
            if other is not None:
                first[root(row["id"])] = root(other)
    held = {root(id) for id in kept}
    return {id for id in list(first) if root(id) in held}


def _belonging() -> Iterator[tuple[Table, str]]:
    """Every table of the schema with rows that belong to a table of players, and the column that names it."""
    yield tables, "id"
    for table in metadata.sorted_tables:
        if "table_id" in table.c:
            yield table, "table_id"


def _size(table: Table, column: str, ids: Sequence[str]) -> Select[Any]:
    lengths: Any = sum(
        func.coalesce(func.length(one), 0) if isinstance(one.type, String | LargeBinary) else BYTES
        for one in table.columns
    )
    own = table.c[column].label("table_id")
    return select(own, func.sum(lengths).label("bytes")).where(table.c[column].in_(ids)).group_by(own)


def _writes(row: Row, before: float, previous: Mapping[str, str], is_related: bool) -> list[RowWrite]:
    """One transaction's part for a table; stale if anything has changed there."""
    id = row["id"]
    unchanged = and_(tables.c.id == id, tables.c.version == row["version"], tables.c.touched < before)
    writes = [RowWrite(tables.name, delete(tables).where(unchanged), 1)]
    writes += [removed(table, table_id=id) for table, column in _belonging() if column == "table_id"]
    if id in previous:
        led = and_(tables.c.id == previous[id], tables.c.again == id)
        no_more = update(tables).where(led).values(again=None, version=tables.c.version + 1)
        writes.append(RowWrite(tables.name, no_more, None))
    proofs = [chair.token for chair in Chair.load(row["chairs"]) if chair.token is not None]
    if proofs and not is_related:  # the same tokens hold the seats of a whole evening
        writes.append(RowWrite(notices.name, delete(notices).where(notices.c.proof.in_(proofs)), None))
    return writes
