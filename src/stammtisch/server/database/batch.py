"""The writes of one transaction, and the callers waiting for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.server.database.errors import StoreFailed
from stammtisch.server.database.news import News
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.database.schema import Row

Written = asyncio.Future[None]
Failures = Mapping[str, type[StoreFailed]]
"""The tables whose part of a batch failed, and why."""


@dataclass
class Batch:
    """The writes of many callers; each table's part is stored completely or not at all."""

    created: list[Row] = field(default_factory=list)
    entries: list[tuple[str, int, str]] = field(default_factory=list)
    lines: list[tuple[str, int, str]] = field(default_factory=list)
    changes: list[Row] = field(default_factory=list)
    """New values by column, with the table (`table_id`) and its expected version (`known`)."""
    writes: list[tuple[str, RowWrite]] = field(default_factory=list)
    """Writes of other rows, each with the table they belong to, or a name of their own."""
    waiters: list[tuple[str, Written]] = field(default_factory=list)
    """Each with the table it waits for."""
    news: list[tuple[str, News]] = field(default_factory=list)
    """What else the other nodes are told, each with the table or name that it goes with."""

    def written(self, table: str) -> Written:
        """A future that is done when the table's part is durable."""
        waiter: Written = asyncio.get_running_loop().create_future()
        self.waiters.append((table, waiter))
        return waiter

    def settle(self, failures: Failures) -> None:
        """Resolve the waiting futures; some may have been cancelled."""
        for table, waiter in self.waiters:
            if waiter.done():
                continue
            failure = failures.get(table)
            if failure is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(failure(f"nothing of this is stored for table {table}"))

    @property
    def tables(self) -> set[str]:
        return {table for table, _ in self.waiters}

    def only(self, tables: Collection[str]) -> Batch:
        """The part of this batch for these tables."""
        wanted = frozenset(tables)
        return Batch(
            [row for row in self.created if row["id"] in wanted],
            [entry for entry in self.entries if entry[0] in wanted],
            [line for line in self.lines if line[0] in wanted],
            [row for row in self.changes if row["table_id"] in wanted],
            [write for write in self.writes if write[0] in wanted],
            [waiter for waiter in self.waiters if waiter[0] in wanted],
            [news for news in self.news if news[0] in wanted],
        )

    @property
    def stores(self) -> bool:
        """Whether anything is written, and not only told."""
        return bool(self.created or self.entries or self.lines or self.changes or self.writes)

    def touched(self) -> list[str]:
        """The tables of which something is stored."""
        rows = (*(row["id"] for row in self.created), *(change["table_id"] for change in self.changes))
        return list(dict.fromkeys((*rows, *(one[0] for one in (*self.entries, *self.lines)))))

    def alike(self) -> Iterator[tuple[tuple[str, ...], list[Row]]]:
        """The changes grouped by the columns they set; a table's own changes keep their order."""
        earlier: Counter[Any] = Counter()
        found: dict[tuple[int, tuple[str, ...]], list[Row]] = {}
        for change in self.changes:
            names = tuple(sorted(change.keys() - {"table_id", "known"}))
            found.setdefault((earlier[change["table_id"]], names), []).append(change)
            earlier[change["table_id"]] += 1
        for (_, names), rows in sorted(found.items(), key=lambda group: group[0]):
            yield names, rows
