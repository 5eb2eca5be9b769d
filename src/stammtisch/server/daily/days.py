"""The deals of each day: their secrets, and par, computed in the background.

A day's secret is made by whoever needs it first, by adding its row or reading the one that is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select

from stammtisch import games
from stammtisch.core.game import DailyDeal, Game
from stammtisch.server.bots.workers import BotFailed
from stammtisch.server.daily.calendar import day_at, next_day
from stammtisch.server.daily.standing import Par
from stammtisch.server.database.rows import added, changed
from stammtisch.server.database.schema import Row, days
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import StaleAppend, StoreFailed
from stammtisch.server.supervisor import Loop

log = logging.getLogger("stammtisch.daily")

LOOK_AGAIN = 60.0  # seconds between looks for a day without par
AFTER_FAILURE = 600.0  # seconds until a deal whose par failed is tried again

AnyGame = Game[Any, Any, Any]


def daily_games() -> Iterator[tuple[AnyGame, DailyDeal]]:
    """The games that have a daily deal."""
    for game in games.GAMES.values():
        if game.daily is not None:
            yield game, game.daily


class Days:
    """The daily deals of this server."""

    def __init__(self, registry: Registry, *, par_games: int, par_after: float) -> None:
        self._registry = registry
        self._store = registry.store
        self._par_games = par_games
        self._par_after = par_after
        self._failed: dict[tuple[str, str], float] = {}
        self._wanted = asyncio.Event()
        self._loop: Loop | None = None

    def open(self) -> None:
        if self._par_games:
            self._loop = self._store.supervisor.keep("par", self._keep_par)

    async def close(self) -> None:
        if self._loop is not None:
            await self._loop.end()

    @property
    def today(self) -> str:
        return day_at(self._registry.clock())

    async def deal(self, day: str, game: str) -> Row:
        """The game's deal of this day, made if need be."""
        found = await self._found(day, game)
        while found is None:
            with contextlib.suppress(StaleAppend):  # somebody else was quicker
                row = {"day": day, "game": game, "secret": secrets.token_bytes(32)}
                await self._store.write(added(days, row))
            found = await self._found(day, game)
        return found

    async def past_or_present(self, day: str | None, game: str) -> Row:
        """The game's deal of today or of an earlier day; raises `Refused` if there was none."""
        if day is None or day == self.today:
            return await self.deal(self.today, game)
        found = await self._found(day, game) if day < self.today else None
        if found is None:
            raise Refused(404, "no-day")
        return found

    async def first(self) -> str:
        """The first day that has a deal."""
        found = await self._store.rows(select(func.min(days.c.day).label("day")))
        return min(found[0]["day"] or self.today, self.today)

    async def _found(self, day: str, game: str) -> Row | None:
        rows = await self._store.rows(select(days).where(days.c.day == day, days.c.game == game))
        return rows[0] if rows else None

    # Par

    def want_par(self) -> None:
        """Somebody waits for par: do not put it off."""
        self._wanted.set()

    async def _keep_par(self) -> None:
        await self._wait(self._par_after)
        while True:
            for day in (self.today, next_day(self.today)):
                for game, daily in daily_games():
                    try:
                        await self._compute(day, game.name, daily.par)
                    except StoreFailed:
                        log.warning("par of %s is computed later: the database does not answer", day)
            await self._wait(LOOK_AGAIN)

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wanted.wait()
        self._wanted.clear()

    async def _compute(self, day: str, game: str, level: str) -> None:
        """Par of one deal, game by game behind everybody's; nothing is stored before all are played."""
        row = await self.deal(day, game)
        loop = asyncio.get_running_loop()
        if row["par"] is not None or self._failed.get((day, game), loop.time()) > loop.time():
            return
        if not await self._store.lock(f"par/{day}/{game}"):  # another node computes it
            return
        workers = self._registry.workers
        try:
            found = [await workers.par(game, row["secret"], number) for number in range(self._par_games)]
        except BotFailed as failure:
            log.warning("par of %s at %s failed: %s", day, game, failure)
            self._failed[day, game] = loop.time() + AFTER_FAILURE
            return
        with contextlib.suppress(StaleAppend):  # somebody else was quicker
            key = {"day": day, "game": game}
            await self._store.write(changed(days, key, row["version"], par=Par.of(level, found).dump()))
