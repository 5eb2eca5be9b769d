"""The deal of a finished game, played again: the same secret and contributions, bots on the other seats."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from sqlalchemy import select

from stammtisch.core.game import Line, Seat
from stammtisch.server import messages, requests
from stammtisch.server.bots.par import share_of_victory
from stammtisch.server.database.schema import Row, plays, tables
from stammtisch.server.messages.daily import Deal, DealPlay
from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.new_tables import new_row
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import Chair, Right, hashed, new_id, new_token
from stammtisch.server.tables.seating import created, seated, usual_bot
from stammtisch.server.tables.table import Table

MOST = 200  # tables that are compared
REMEMBERED = 2_000  # results that are kept in memory

Results = dict[Seat, tuple[float, Line]]
"""By seat: the outcome and the game's result."""


class Deals:
    """Sets up tables with the deal of others, and compares them."""

    def __init__(self, registry: Registry, persons: Persons) -> None:
        self._registry = registry
        self._persons = persons
        self._known: OrderedDict[str, Results] = OrderedDict()

    async def play(
        self, old: Table, right: Right, ask: requests.AskDeal, key: Key | None, address: str
    ) -> messages.Created:
        """A new table with the deal of this one."""
        async with old.exclusive():
            old.need_right(right)
            deal = old.deal()
        if ask.seat >= len(old.chairs):
            raise Refused(404, "no-seat")
        wanted = [
            requests.WantedSeat("me", name=ask.name, avatar=ask.avatar)
            if seat == ask.seat
            else requests.WantedSeat("bot", usual_bot(old.game.name, chair))
            for seat, chair in enumerate(old.chairs)
        ]
        id = new_id()
        chairs, tokens = seated(old.game.name, wanted, first_token=key.seat_token(id) if key else None)
        host = key.host_token(id) if key else new_token()
        row = new_row(old.game, old.option_line, chairs, hashed(host), self._registry.pace(ask.pace))
        row |= {"id": id, **deal, "spectators": old.spectators, "deal_of": old.deal_of or old.id}
        also = await self._persons.sitting(key, old.game.name)
        table = await self._registry.place(row, address, also=also(row["id"], [ask.seat]))
        return created(table, host, tokens)

    async def compare(self, table: Table, right: Right, key: Key | None) -> Deal:
        """Everybody who has finished the deal of this table, as far as the caller may know it."""
        async with table.exclusive():
            table.need_right(right)
            table.finished_match()
        origin = table.deal_of or table.id
        rows = await self._tables(origin)
        open_to = right.proof is not None or await self._has_played(key, [row["id"] for row in rows])
        played = [one for row in rows for one in await self._played(row, open_to=open_to)]
        same = table.game.own_streams(table.options)
        return Deal(origin, "all" if same else "piles", played)

    async def _tables(self, origin: str) -> list[Row]:
        """The finished tables with this deal: the first one, then the newest."""
        query = select(tables).where(tables.c.state == "over")
        first = await self._registry.store.rows(query.where(tables.c.id == origin))
        later = query.where(tables.c.deal_of == origin).order_by(tables.c.touched.desc()).limit(MOST)
        return [*first, *await self._registry.store.rows(later)]

    async def _has_played(self, key: Key | None, tables: list[str]) -> bool:
        if key is None:
            return False
        query = select(plays.c.table_id).where(plays.c.person == key.person, plays.c.table_id.in_(tables))
        return bool(await self._registry.store.rows(query))

    async def _played(self, row: Row, *, open_to: bool) -> list[DealPlay]:
        chairs = Chair.load(row["chairs"])
        people = [(seat, chair) for seat, chair in enumerate(chairs) if chair.kind == "person"]
        results = await self._results(row["id"]) if open_to and people else {}
        return [
            DealPlay(
                table=row["id"],
                name=chair.name,
                seat=seat,
                at=row["touched"],
                outcome=results[seat][0] if seat in results else None,
                result=results[seat][1] if seat in results else None,
                replay=seat in results and row["spectators"] is not False,
            )
            for seat, chair in people
        ]

    async def _results(self, id: str) -> Results:
        """How a finished game ended; none if it can no longer be read."""
        if id not in self._known:
            try:
                table = await self._registry.glance(id)
                result: Any = table.finished_match().result
            except Refused:
                return {}
            self._known[id] = {
                seat: (share_of_victory(result, seat, cooperative=table.game.cooperative), result.line())
                for seat in range(len(table.chairs))
            }
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known[id]
