"""Deadlines of turns: what the table has agreed on happens once, whether or not the server was running."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from stammtisch.core.game import Seat
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.outbox.outbox import Dropped, Entry, Later, Outbox
from stammtisch.server.refusals import Refused, redone
from stammtisch.server.registry.registry import Registry
from stammtisch.server.tables.table import Table

KIND = "deadline"
SOON = 2.0  # seconds until a table that could not be used is tried again

Tell = Callable[[Table, Seat, Literal["nudge"]], Awaitable[None]]
"""Tells the seat's person what has happened, wherever they are."""


class Deadlines:
    """Carries out the deadlines in the outbox."""

    def __init__(self, registry: Registry, outbox: Outbox, tell: Tell) -> None:
        self._registry = registry
        self.tell = tell
        registry.deadline_row = self.row
        outbox.handle(KIND, self._reached)

    @staticmethod
    def row(table: str, due: float) -> RowWrite:
        """The entry for a deadline; there is one for each time."""
        return Outbox.entry(KIND, f"{KIND}/{table}/{round(due * 1000)}", due, {}, table)

    async def _reached(self, entry: Entry) -> None:
        if entry.table is None:
            raise Dropped
        try:
            if not await self._sleeps_on(entry.table):
                await self._act(await self._registry.rouse(entry.table), entry.due)
        except Refused as refused:
            raise (Later(SOON) if refused.status == 503 else Dropped) from None

    async def _sleeps_on(self, id: str) -> bool:
        """Whether the table sleeps and its time is not up; its next deadline is put into the outbox."""
        if self._registry.if_awake(id) is not None:
            return False
        row = await self._registry.store.table(id)
        if row is None or row["state"] != "running" or row["due"] is None:
            return True
        if row["due"] <= self._registry.clock():
            return False
        await self._registry.store.write(self.row(id, row["due"]))
        return True

    @redone
    async def _act(self, table: Table, reached: float) -> None:
        async with table.changing():
            await table.catch_up()
            if rows := table.deadline_reached(reached):
                try:
                    await self._registry.store.write(*rows)
                except BaseException:
                    table.forget_deadline()
                    raise
            if not table.late:
                return
            if table.stand_in_for_late():
                await table.seats_changed()
                return
            table.audience.show_table()
            late = table.awaited
        if table.overdue != "nothing":
            for seat in late:
                await self.tell(table, seat, "nudge")
