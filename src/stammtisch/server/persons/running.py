"""A person's running games, with their tokens: the same on every device that has the key."""

from __future__ import annotations

import contextlib
import math

from sqlalchemy import select

from stammtisch.server.database.schema import Row, plays, tables
from stammtisch.server.messages.persons import Running, RunningGame
from stammtisch.server.persons.keys import Key
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import Chair, hashed, same

MOST = 100
ABOUT = [
    tables.c[name]
    for name in ("code", "state", "chairs", "host", "turn_time", "overdue", "due", "touched", "evening")
]


async def running_games(registry: Registry, key: Key) -> Running:
    """Those where it is the person's turn first, by the time they have left, then the last that moved."""
    query = (
        select(plays.c.table_id, plays.c.seat, plays.c.game, *ABOUT)
        .join(tables, tables.c.id == plays.c.table_id)
        .where(plays.c.person == key.person, plays.c.ended.is_(None))
        .where(tables.c.state.in_(("waiting", "running")))
        .order_by(tables.c.touched.desc(), plays.c.table_id)
        .limit(MOST)
    )
    found = []
    for row in await registry.store.rows(query):
        with contextlib.suppress(Refused):  # it cannot be read; there is nothing to go on with
            found.append(await _game(registry, key, row))
    found.sort(key=lambda game: game.due or math.inf if game.yours else -math.inf)
    found.sort(key=lambda game: not game.yours)
    return Running(registry.clock(), found)


async def _game(registry: Registry, key: Key, row: Row) -> RunningGame:
    id, seat = row["table_id"], row["seat"]
    standing = await registry.standing(id)
    chairs = Chair.load(row["chairs"])
    first = row["evening"] or id
    host = key.host_token(first)
    hosts = same(row["host"], hashed(host))
    if hosts and (table := registry.if_awake(id)) is not None:
        table.audience.saw_host()  # a public table is listed while its host is on any page
    return RunningGame(
        table=id,
        join=row["code"],
        game=row["game"],
        seat=seat,
        token=_token(key, id, first, chairs[seat]),
        host=host if hosts else None,
        state=row["state"],
        names=[chair.name for chair in chairs],
        acting=list(standing.acting),
        yours=seat in standing.awaited,
        turn_time=row["turn_time"],
        overdue=row["overdue"] or "nudge",
        due=row["due"],
        moved=row["touched"],
    )


def _token(key: Key, table: str, first: str, chair: Chair) -> str | None:
    """The seat's token if it follows from the key; a daily deal's does in its own way."""
    for token in (key.seat_token(first), key.token(f"{table}/seat")):
        if chair.token == hashed(token).hex():
            return token
    return None
