"""People among themselves: who has played with whom, invitations, ignoring, reports to the operator.

Nobody learns another's person: what stands for somebody is derived from the caller's own key.
"""

from __future__ import annotations

import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from sqlalchemy import delete, or_, select

from stammtisch.core.game import Seat
from stammtisch.server.database.rows import RowWrite, added, changed, removed
from stammtisch.server.database.schema import Row, ignored, invitations, plays, reports, tables
from stammtisch.server.messages.lobby import Ignored, IgnoredPerson, Invitation, KnownPerson
from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import Chair
from stammtisch.server.store import StaleAppend
from stammtisch.server.tables.table import Table
from stammtisch.texts import visible

log = logging.getLogger("stammtisch.lobby")

DAY = 86_400.0
INVITED_FOR = 14 * DAY
"""Seconds after which an invitation is deleted."""
SETTLED_FOR = 90 * DAY
"""Seconds after which a settled report is deleted."""
TellInvited = Callable[[Table, str, str], Awaitable[None]]
"""Tells a person, wherever they are, that they are asked to this table and by whom."""
MOST_PEOPLE = 50
MOST_TABLES = 500  # the latest tables that people are looked for in
MOST_INVITED = 20  # unanswered invitations to one table
LONGEST_REPORT = 500
LAST_SAID = 5  # lines of text shown with a report


class Company:
    """What persons have to do with each other."""

    def __init__(self, registry: Registry, persons: Persons, tell: TellInvited) -> None:
        self._store = registry.store
        self._registry = registry
        self._persons = persons
        self._tell_invited = tell
        self.on_change: Callable[[str], None] = lambda person: None
        """Called with each person for whom something has changed."""

    # Ignoring

    async def strangers(self, person: str) -> set[str]:
        """Those whom this person ignores, and those who ignore them: they do not meet by chance."""
        query = select(ignored).where(or_(ignored.c.person == person, ignored.c.other == person))
        pairs = await self._store.rows(query)
        return {row["other"] if row["person"] == person else row["person"] for row in pairs}

    async def at(self, ids: Iterable[str]) -> dict[str, set[str]]:
        """The persons at these tables."""
        found: dict[str, set[str]] = {id: set() for id in ids}
        if found:
            for row in await self._store.rows(
                select(plays.c.table_id, plays.c.person).where(plays.c.table_id.in_(found))
            ):
                found[row["table_id"]].add(row["person"])
        return found

    async def ignore(self, key: Key, table: Table, seat: Seat) -> None:
        """Want nothing of the person on this seat, here or anywhere; doing so twice is harmless."""
        other = await self._person_on(table, seat, key)
        person = await self._persons.meet(key)
        row = {"person": person, "other": other, "name": table.chairs[seat].name}
        with contextlib.suppress(StaleAppend):
            await self._store.write(added(ignored, {**row, "since": self._registry.clock()}))
        await self._store.write(removed(invitations, person=person, inviter=other))
        self.changed(person, other)

    async def stop_ignoring(self, key: Key, table: Table, seat: Seat) -> None:
        other = await self._person_on(table, seat, key)
        await self._store.write(removed(ignored, person=key.person, other=other))
        self.changed(key.person, other)

    async def forgive(self, key: Key, sign: str) -> None:
        """No longer ignore the one for whom this stands."""
        for row in await self._ignored_by(key.person):
            if _sign(key, row["other"]) == sign:
                await self._store.write(removed(ignored, person=key.person, other=row["other"]))
                self.changed(key.person, row["other"])
                return
        raise Refused(404, "no-person", "error-not-known")

    async def ignored(self, key: Key, table: str | None) -> Ignored:
        """Everybody whom the person ignores, and where they sit at this table."""
        rows = await self._ignored_by(key.person)
        others = {row["other"] for row in rows}
        seats = [] if table is None or not others else await self._plays(plays.c.table_id == table)
        return Ignored(
            [IgnoredPerson(_sign(key, row["other"]), row["name"], row["since"]) for row in rows],
            sorted(row["seat"] for row in seats if row["person"] in others),
        )

    async def _ignored_by(self, person: str) -> list[Row]:
        query = select(ignored).where(ignored.c.person == person)
        return await self._store.rows(query.order_by(ignored.c.since.desc()))

    async def _person_on(self, table: Table, seat: Seat, key: Key) -> str:
        """The person on this seat; raises `Refused` if it has none, or if it is the caller's own."""
        need_person(table, seat)
        rows = await self._plays(plays.c.table_id == table.id, plays.c.seat == seat)
        if not rows:
            raise Refused(409, "guest", name=table.chairs[seat].name)
        if rows[0]["person"] == key.person:
            raise Refused(409, "yourself")
        return str(rows[0]["person"])

    def changed(self, *persons: str) -> None:
        """Something has changed for these."""
        for person in persons:
            self.on_change(person)

    async def _plays(self, *which: Any) -> list[Row]:
        return await self._store.rows(select(plays).where(*which))

    # People one has played with

    async def people(self, key: Key) -> list[KnownPerson]:
        """Those who sat at a table with the person when a game was begun, latest first."""
        hidden = {row["other"] for row in await self._ignored_by(key.person)}
        found: dict[str, KnownPerson] = {}
        for row in await self._companions(key.person):
            other = row["person"]
            if other in hidden:
                continue
            if other in found:
                found[other].games += 1
            else:
                name = Chair.load(row["chairs"])[row["seat"]].name
                found[other] = KnownPerson(_sign(key, other), name, 1, row["touched"])
        return list(found.values())[:MOST_PEOPLE]

    async def _companions(self, person: str) -> list[Row]:
        mine = plays.alias("mine")
        query = (
            select(plays.c.person, plays.c.seat, tables.c.chairs, tables.c.touched)
            .join(mine, mine.c.table_id == plays.c.table_id)
            .join(tables, tables.c.id == plays.c.table_id)
            .where(mine.c.person == person, plays.c.person != person, tables.c.state.in_(("running", "over")))
            .order_by(tables.c.touched.desc(), tables.c.id)
            .limit(MOST_TABLES)
        )
        return await self._store.rows(query)

    async def invite(self, key: Key, table: Table, inviter: str, sign: str) -> None:
        """Ask somebody to a table that waits; who ignores the caller is not asked, and nobody learns it."""
        need_waiting(table)
        other = next(
            (p for row in await self._companions(key.person) if _sign(key, p := row["person"]) == sign), None
        )
        if other is None:
            raise Refused(404, "no-person", "error-not-known")
        if await self._plays(plays.c.table_id == table.id, plays.c.person == other):
            raise Refused(409, "sits-here")
        if other in await self.strangers(key.person):
            return
        if (
            len(await self._store.rows(select(invitations).where(invitations.c.table_id == table.id)))
            >= MOST_INVITED
        ):
            raise Refused(429, "too-many", "error-invited-enough", most=MOST_INVITED)
        row = {
            "person": other,
            "table_id": table.id,
            "inviter": key.person,
            "name": inviter,
            "made": self._registry.clock(),
        }
        with contextlib.suppress(StaleAppend):  # they are invited already
            await self._store.write(added(invitations, row))
        self.changed(other)
        await self._tell_invited(table, other, inviter)

    async def invitations(self, person: str) -> list[Invitation]:
        """To tables that still have a seat for the person, newest first."""
        query = (
            select(invitations, tables.c.game, tables.c.options, tables.c.chairs)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(
                invitations.c.person == person,
                invitations.c.made > self._registry.clock() - INVITED_FOR,
                tables.c.state == "waiting",
            )
            .order_by(invitations.c.made.desc())
        )
        found = []
        for row in await self._store.rows(query):
            chairs = Chair.load(row["chairs"])
            if any(chair.kind == "open" for chair in chairs):
                found.append(_invitation(row, len(chairs)))
        return found

    async def decline(self, person: str, table: str) -> None:
        """The invitation is answered, by sitting down or by not wanting to; doing so twice is harmless."""
        await self._store.write(self.answered(person, table))
        self.changed(person)

    @staticmethod
    def answered(person: str, table: str) -> RowWrite:
        """The invitation, if there is one, is deleted."""
        return removed(invitations, person=person, table_id=table)

    # Reports

    async def report(self, key: Key | None, table: Table, seat: Seat, text: str) -> None:
        """Tell the operator of the person on this seat."""
        need_person(table, seat)
        said = visible(text)
        if len(said) > LONGEST_REPORT:
            raise Refused(422, "bad-text", most=LONGEST_REPORT)
        row = {
            "id": secrets.token_hex(4),
            "made": self._registry.clock(),
            "table_id": table.id,
            "seat": seat,
            "name": table.chairs[seat].name,
            "reporter": key.person if key else None,
            "text": said,
        }
        await self._store.write(added(reports, row))
        log.warning("seat %d of table %s was reported: stammtisch tables --reports", seat + 1, table.id)

    async def reports(self, *, settled: bool) -> list[Row]:
        """What was reported, oldest first, with the game, the table's state and what the seat has written."""
        query = select(reports, tables.c.game, tables.c.state).join(tables, tables.c.id == reports.c.table_id)
        if not settled:
            query = query.where(reports.c.settled.is_(None))
        found = await self._store.rows(query.order_by(reports.c.made))
        for row in found:
            lines = await self._store.talk(row["table_id"])
            row["said"] = _said_by(row["seat"], lines)
        return found

    async def settle(self, report: str) -> bool:
        """Note that a report is dealt with; returns whether there is such a one."""
        rows = await self._store.rows(select(reports).where(reports.c.id == report))
        if rows and rows[0]["settled"] is None:
            with contextlib.suppress(StaleAppend):
                when = self._registry.clock()
                await self._store.write(changed(reports, {"id": report}, rows[0]["version"], settled=when))
        return bool(rows)

    # What is not kept for ever

    async def tidy(self) -> None:
        """Delete old invitations, those to tables that no longer wait, and reports settled long ago."""
        now = self._registry.clock()
        waiting = select(tables.c.id).where(tables.c.state == "waiting")
        old = or_(invitations.c.made <= now - INVITED_FOR, invitations.c.table_id.not_in(waiting))
        await self._store.write(
            RowWrite(invitations.name, delete(invitations).where(old), None),
            RowWrite(reports.name, delete(reports).where(reports.c.settled <= now - SETTLED_FOR), None),
        )


def need_person(table: Table, seat: Seat) -> None:
    """Raises `Refused` unless a person has this seat."""
    if seat >= len(table.chairs):
        raise Refused(404, "no-seat")
    if table.chairs[seat].kind != "person":
        raise Refused(409, "no-person", "error-nobody-there")


def need_waiting(table: Table) -> None:
    """Raises `Refused` unless the table waits for people."""
    table.need_open()
    if table.state != "waiting" or table.starting:
        raise Refused(409, "started")


def _sign(key: Key, other: str) -> str:
    """What stands for another person, for the holder of this key alone."""
    return key.token(f"person/{other}")


def _invitation(row: Row, players: int) -> Invitation:
    return Invitation(
        row["table_id"], row["game"], row["name"], row["made"], json.loads(row["options"]), players
    )


def _said_by(seat: Seat, lines: Iterable[str]) -> list[str]:
    told = (json.loads(line) for line in lines)
    return [line["text"] for line in told if line["seat"] == seat and not line.get("did")][-LAST_SAID:]
