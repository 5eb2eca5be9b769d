"""Tables with the day's deal: a person's first one counts, all others are practice.

The id of the table that counts follows from the person, the day and the game, and its tokens from the key:
of two devices that ask at the same moment one adds the row, and both have the seat.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from sqlalchemy import select

from stammtisch import games
from stammtisch.core.game import DailyDeal
from stammtisch.server import messages, requests
from stammtisch.server.bots.par import HERE
from stammtisch.server.daily.days import AnyGame, Days
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.database.schema import Row, plays
from stammtisch.server.messages.daily import DailyTable
from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.persons.plays import sits_down
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.new_tables import new_row
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import hashed, new_id, new_token
from stammtisch.server.store import StaleAppend
from stammtisch.server.tables.seating import created, seated
from stammtisch.server.tables.table import Table


class Attempts:
    """Sets up the tables of daily deals."""

    def __init__(
        self,
        registry: Registry,
        days: Days,
        persons: Persons,
        need_table: Callable[[str], Awaitable[None]],
    ) -> None:
        self._registry = registry
        self._days = days
        self._persons = persons
        self._need_table = need_table
        """Refuses an address that may set up no further table."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: two writes for one table in the same transaction would both fail."""

    async def table(
        self, name: str, ask: requests.AskDaily, key: Key | None, address: str
    ) -> tuple[DailyTable, bool]:
        """A table, and whether it is new."""
        game, daily = _need_daily(name)
        deal = await self._days.past_or_present(ask.day, game.name)
        if key is not None and deal["day"] == self._days.today:
            found = await self._counting(game, daily, deal, ask, key, address)
            if found is not None:
                return found
        await self._need_table(address)
        id = new_id()
        host, token = (key.host_token(id), key.seat_token(id)) if key else (new_token(), new_token())
        row = {**self._row(game, daily, deal, ask, host, token), "id": id}
        also = await self._persons.sitting(key, game.name)
        table = await self._registry.place(row, address, also=also(row["id"], [HERE]))
        return _answer(table, deal, host, token, counts=False), True

    async def _counting(
        self, game: AnyGame, daily: DailyDeal, deal: Row, ask: requests.AskDaily, key: Key, address: str
    ) -> tuple[DailyTable, bool] | None:
        """The person's first table; None if it is over."""
        person = await self._persons.meet(key)
        id = _first_id(person, deal)
        host, token = key.token(f"{id}/host"), key.token(f"{id}/seat")
        play = sits_down(person, id, game.name, HERE, deal["day"])
        row = {**self._row(game, daily, deal, ask, host, token), "id": id}
        async with self._locks.setdefault(id, asyncio.Lock()):
            new = await self._add(row, address, play)
        async with self._registry.using(id, address) as table:
            if table.state in ("over", "closed"):
                return None
            if not new:
                await self._link(person, id, play)
            return _answer(table, deal, host, token, counts=True), new

    async def _add(self, row: Row, address: str, play: RowWrite) -> bool:
        """Set the table up unless it is there; returns whether it is new."""
        while await self._registry.store.table(row["id"]) is None:
            await self._need_table(address)
            with contextlib.suppress(StaleAppend):  # another server was quicker, or the code is taken
                await self._registry.place(row, address, also=[play])
                return True
        return False

    async def _link(self, person: str, id: str, play: RowWrite) -> None:
        """Somebody who deleted everything and goes on with this game keeps it again."""
        store = self._registry.store
        if not await store.rows(select(plays).where(plays.c.person == person, plays.c.table_id == id)):
            with contextlib.suppress(StaleAppend):
                await store.write(play)

    def _row(
        self, game: AnyGame, daily: DailyDeal, deal: Row, ask: requests.AskDaily, host: str, token: str
    ) -> Row:
        wanted = [
            requests.WantedSeat("me", name=ask.name, avatar=ask.avatar),
            *[requests.WantedSeat("bot", bot) for bot in daily.bots],
        ]
        chairs, _ = seated(game.name, wanted)
        chairs[HERE].token = hashed(token).hex()
        option_line = game.option_line(game.options(**daily.options, players=daily.players))
        row = new_row(game, option_line, chairs, hashed(host), self._registry.pace(ask.pace))
        return {**row, "secret": deal["secret"], "daily": deal["day"]}


def _need_daily(name: str) -> tuple[AnyGame, DailyDeal]:
    try:
        game = games.get(name)
    except KeyError:
        raise Refused(404, "no-game") from None
    if game.daily is None:
        raise Refused(404, "no-daily")
    return game, game.daily


def _first_id(person: str, deal: Row) -> str:
    """The id of the person's first table; nobody can tell from it who that is."""
    name = hashlib.sha256(f"{person}/{deal['day']}/{deal['game']}".encode()).digest()
    return base64.urlsafe_b64encode(name[:18]).decode("ascii")


def _answer(table: Table, deal: Row, host: str, token: str, *, counts: bool) -> DailyTable:
    tokens: list[str | None] = [None] * len(table.chairs)
    tokens[HERE] = token
    made: messages.Created = created(table, host, tokens)
    return DailyTable(
        table=made.table,
        join=made.join,
        host=made.host,
        seats=made.seats,
        commitment=made.commitment,
        contributions=made.contributions,
        day=deal["day"],
        counts=counts,
    )
