"""Evenings: the games that the same people have played one after the other, and what they add up to.

Persons and bots are the same through rotated seats by where they sat in the first game (`Chair.origin`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import or_, select

from stammtisch.core.game import Seat
from stammtisch.server.daily.calendar import ending
from stammtisch.server.database.schema import tables
from stammtisch.server.messages.evenings import Evening, EveningGame, EveningPerson
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.tables.table import Table

MOST = 200  # games of one evening, the latest
REMEMBERED = 1_000  # finished games


class _Finished(NamedTuple):
    game: EveningGame
    sums: Mapping[str, Sequence[int]]
    """By seat."""


class Evenings:
    """Adds up the games of an evening; how each ended is computed once and remembered."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._known: OrderedDict[str, _Finished] = OrderedDict()

    async def ask(self, table: Table, token: str | None) -> Evening:
        """The evening of this table, as far as the holder of the token may look back."""
        async with table.exclusive():
            right = table.right(token)
            table.need_past(right)
            origins = _origins(table)
        first = table.evening or table.id
        ids = await self._tables(first, outsider=right.proof is None)
        finished = [one for id in ids if (one := await self._finished(id)) is not None]
        names = list(dict.fromkeys(name for one in finished for name in one.sums))
        people = [
            _person(table, seat, origin, finished, names)
            for origin, seat in sorted((origin, seat) for seat, origin in enumerate(origins))
            if table.chairs[seat].kind != "open"
        ]
        game: Any = table.game.name
        return Evening(first, game, table.game.cooperative, [one.game for one in finished], names, people)

    async def _tables(self, first: str, *, outsider: bool) -> list[str]:
        """The evening's finished tables; a lesson's first cards are scripted, so it does not count.

        All have the same tokens and the same rule for spectators. Only a daily deal, which may be the first
        one, is sealed for outsiders until the day is over.
        """
        query = select(tables.c.id, tables.c.daily).where(
            or_(tables.c.id == first, tables.c.evening == first),
            tables.c.state == "over",
            tables.c.lesson.is_(None),
        )
        rows = await self._registry.store.rows(query.order_by(tables.c.created.desc()).limit(MOST))
        now = self._registry.clock()
        return [
            row["id"]
            for row in reversed(rows)
            if not (outsider and row["daily"] is not None and now < ending(row["daily"]))
        ]

    async def _finished(self, id: str) -> _Finished | None:
        """A game as it ended; None if it can no longer be read."""
        if id not in self._known:
            try:
                self._known[id] = _ended(await self._registry.glance(id))
            except Refused:
                return None
        self._known.move_to_end(id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._known[id]


def _origins(table: Table) -> list[Seat]:
    return [seat if chair.origin is None else chair.origin for seat, chair in enumerate(table.chairs)]


def _ended(table: Table) -> _Finished:
    result: Any = table.finished_match().result
    game = EveningGame(table.id, table.touched, result.line(), _origins(table), list(result.winners))
    return _Finished(game, table.game.sums(result))


def _person(
    table: Table, seat: Seat, origin: Seat, finished: Sequence[_Finished], names: Sequence[str]
) -> EveningPerson:
    chair = table.chairs[seat]
    kind: Any = chair.kind
    sat = [(one, one.game.origins.index(origin)) for one in finished]
    return EveningPerson(
        origin=origin,
        seat=seat,
        kind=kind,
        name=chair.name,
        avatar=chair.avatar,
        wins=sum(there in one.game.winners for one, there in sat),
        sums={name: sum(one.sums[name][there] for one, there in sat if name in one.sums) for name in names},
    )
