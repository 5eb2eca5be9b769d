"""What is shown of a day's deals: par, people, and the caller's own attempt."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import BigInteger, cast, distinct, func, select

from stammtisch import games
from stammtisch.core.chance import commitment
from stammtisch.core.game import DailyDeal
from stammtisch.server.daily.calendar import ending, streak, streaks
from stammtisch.server.daily.days import AnyGame, Days, daily_games
from stammtisch.server.daily.standing import (
    REGULAR_AFTER,
    Par,
    Ranked,
    among_regulars,
    better_than,
    figures,
)
from stammtisch.server.database.schema import Row, plays, tables
from stammtisch.server.messages.daily import (
    Calendar,
    CalendarDay,
    Daily,
    DailyGame,
    DailyPar,
    DailyPeople,
    DailyYou,
    Streak,
)
from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused
from stammtisch.server.store import Store


class DailyPage:
    """Reads what is known of the days."""

    def __init__(self, store: Store, days: Days, persons: Persons) -> None:
        self._store = store
        self._days = days
        self._persons = persons

    async def day(self, wanted: str | None, key: Key | None) -> Daily:
        """The deals of today or of an earlier day; raises `Refused` if there were none."""
        day = wanted or self._days.today
        found: list[DailyGame] = []
        for game, daily in daily_games():
            try:
                row = await self._days.past_or_present(day, game.name)
            except Refused:
                continue  # the game came later
            found.append(await self._game(game, daily, row, key))
        if not found:
            raise Refused(404, "no-day")
        return Daily(day, ending(day), found)

    async def _game(self, game: AnyGame, daily: DailyDeal, row: Row, key: Key | None) -> DailyGame:
        par = Par.load(row["par"]) if row["par"] else None
        if par is None:
            self._days.want_par()
        day = row["day"]
        attempts = await self._counted(plays.c.day == day, plays.c.game == game.name)
        results = {one["person"]: _rank(one) for one in attempts}
        shown = among_regulars(results, await self._regulars(day, game.name))
        return DailyGame(
            game=game.name,
            options=game.option_line(game.options(**daily.options, players=daily.players)),
            seats=daily.players,
            bots=list(daily.bots),
            figure=daily.figure,
            more=daily.more,
            commitment=commitment(row["secret"]),
            secret=row["secret"].hex() if day < self._days.today else None,
            par=_par(par, daily),
            people=DailyPeople(len(shown), figures(shown.values(), daily)),
            you=await self._you(key, game.name, daily, row, par, shown) if key else None,
        )

    async def _regulars(self, day: str, game: str) -> set[str]:
        """Those with an attempt at this deal who had finished games on enough days when the day was over."""
        attempted = select(plays.c.person).where(plays.c.day == day, plays.c.game == game)
        # PostgreSQL rounds to seconds where SQLite cuts off: a game that ends at midnight has either day.
        days = func.count(distinct(cast(plays.c.ended, BigInteger) // 86_400))
        found = await self._store.rows(
            select(plays.c.person)
            .where(plays.c.person.in_(attempted), plays.c.ended < ending(day))
            .group_by(plays.c.person)
            .having(days >= REGULAR_AFTER)
        )
        return {row["person"] for row in found}

    async def _you(
        self, key: Key, game: str, daily: DailyDeal, row: Row, par: Par | None, shown: dict[str, Ranked]
    ) -> DailyYou | None:
        day = row["day"]
        query = select(plays, tables.c.state).join(tables, tables.c.id == plays.c.table_id)
        mine = await self._store.rows(
            query.where(plays.c.person == key.person, plays.c.day == day, plays.c.game == game)
        )
        if not mine:
            return None
        attempt = mine[0]
        kept = json.loads(attempt["summary"]) if attempt["summary"] else None
        rank = _rank(attempt) if kept else None
        others = [other for person, other in shown.items() if person != key.person]
        counted = await self._counted(plays.c.person == key.person, plays.c.game == game)
        return DailyYou(
            table=attempt["table_id"],
            state=attempt["state"],
            outcome=rank.outcome if rank else None,
            result=kept["result"] if kept else None,
            figure=figures([rank], daily)[0] if rank else None,
            counts=_counts(attempt) if kept else day == self._days.today,
            better_than_bots=better_than(rank, par.results) if rank and par else None,
            better_than_people=better_than(rank, others) if rank else None,
            streak=streak([one["day"] for one in counted], day),
        )

    async def calendar(self, key: Key | None) -> Calendar:
        """The caller's attempts that counted, and streaks."""
        today, since = self._days.today, await self._days.first()
        if key is None:
            return Calendar(today, since, [], [])
        await self._persons.need(key)
        counted = await self._counted(plays.c.person == key.person)
        found = [_calendar_day(one) for one in sorted(counted, key=lambda one: one["day"], reverse=True)]
        rows = []
        for game, _ in daily_games():
            dates = [one["day"] for one in counted if one["game"] == game.name]
            rows.append(Streak(game.name, streak(dates, today), max(streaks(dates), default=0)))
        return Calendar(today, since, [one for one in found if one is not None], rows)

    async def _counted(self, *which: Any) -> list[Row]:
        """First attempts that were finished on their day."""
        await self._persons.complete(plays.c.day.is_not(None), *which)
        rows = await self._store.rows(
            select(plays).where(plays.c.day.is_not(None), plays.c.ended.is_not(None), *which)
        )
        return [row for row in rows if _counts(row)]


def _counts(row: Row) -> bool:
    """Whether an attempt that was finished was so on its day."""
    return bool(row["ended"] < ending(row["day"]))


def _rank(row: Row) -> Ranked:
    kept = json.loads(row["summary"])
    return Ranked(kept["outcome"], kept["score"])


def _par(par: Par | None, daily: DailyDeal) -> DailyPar | None:
    if par is None:
        return None
    results = figures(par.results, daily)
    return DailyPar(par.level, len(results), par.share, par.mean(daily), results)


def _calendar_day(row: Row) -> CalendarDay | None:
    """None if the game is no longer installed, or has no daily deal any more."""
    daily = games.GAMES[row["game"]].daily if row["game"] in games.GAMES else None
    if daily is None:
        return None
    rank = _rank(row)
    result = json.loads(row["summary"])["result"]
    return CalendarDay(
        row["day"], row["game"], row["table_id"], result, rank.outcome, figures([rank], daily)[0]
    )
