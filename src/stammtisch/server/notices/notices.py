"""Telling people what has happened at their tables while they were not looking.

`tell` puts a row per contact into the outbox. Its id names the table, the seat, and the index at which the
turn began, so there is at most one per turn and contact, however often it is asked for. When the row is
carried out everything is looked at again: somebody who has come or moved meanwhile is told nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Coroutine, Iterator
from typing import Any

from sqlalchemy import select

from stammtisch.core.game import Chance, Choice, Seat
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.database.schema import Row, outbox, plays, tables
from stammtisch.server.faults import fault
from stammtisch.server.messages import ContactInfo
from stammtisch.server.notices import words
from stammtisch.server.notices.contacts import QUESTION, Contacts, origin_of
from stammtisch.server.notices.mail import Mailer, Undeliverable
from stammtisch.server.notices.own_keys import OwnKeys
from stammtisch.server.notices.push import Gone, PushServices, operator
from stammtisch.server.outbox.outbox import Dropped, Entry, Later, Outbox
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.requests import AskMail
from stammtisch.server.seats.seats import Chair
from stammtisch.server.settings import Settings
from stammtisch.server.store import StoreFailed
from stammtisch.server.supervisor import Loop, background
from stammtisch.server.tables.encoder import AnyMatch
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.notices")

DAY = 86400.0
KIND = "notice"
MAILS_AN_HOUR = 20  # to one address
MOST_COUNTED = 10  # tables looked at for the number on the app's icon
LATEST_GAMES = 50  # of a person, whose contacts hear of an invitation
LOOK_EVERY = 60.0  # seconds


class Notices:
    """Who is told what, and how."""

    def __init__(self, registry: Registry, box: Outbox, settings: Settings) -> None:
        self._registry = registry
        self._store = registry.store
        self._outbox = box
        self._clock = settings.clock
        self._anywhere = settings.push_anywhere
        self._look_again = settings.notice_after
        """Seconds after which somebody whose page was open when their turn came is told if they have gone."""
        self.mailer = Mailer.of(settings.smtp, settings.mail_from) if settings.smtp else None
        self._public_url = settings.public_url or ""
        """What every link in a letter begins with; known wherever letters are sent."""
        self._later: dict[tuple[str, Seat], asyncio.TimerHandle] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._keeper: Loop | None = None
        self._wanted = asyncio.Event()
        self._missed_before: float | None = None
        """Until when a server that was stopped may not have told something; None: nothing is missed."""
        self.keys: OwnKeys
        self.contacts: Contacts
        self._push: PushServices
        box.handle(KIND, self._carry_out)
        box.handle(QUESTION, self._question)
        registry.listen(turn=self._changed, over=self._changed)

    async def open(self) -> None:
        """Load or make the server's keys; the store is open."""
        self.keys = await OwnKeys.of(self._store)
        self._push = PushServices(self.keys, anywhere=self._anywhere, clock=self._clock)
        self.contacts = Contacts(
            self._store,
            self.keys,
            clock=self._clock,
            anywhere=self._anywhere,
            public_url=self._public_url,
        )
        await self.contacts.look_again()
        self._missed_before = self._clock()
        self._keeper = self._store.supervisor.keep("notices", self._keep)

    async def close(self) -> None:
        for timer in self._later.values():
            timer.cancel()
        if self._keeper is not None:
            await self._keeper.end()
        while self._telling:
            await asyncio.gather(*self._telling, return_exceptions=True)
        await self._push.close()

    async def _keep(self) -> None:
        """First what a server that was stopped may not have told; then what other servers were asked for."""
        await asyncio.sleep(self._look_again)
        while True:
            try:
                if (before := self._missed_before) is not None:
                    await self._catch_up(before)
                    self._missed_before = None if self._missed_before == before else self._missed_before
                await self.contacts.look_again()
                await self.contacts.tidy()
            except StoreFailed:
                log.warning("notices wait: the database does not answer")
            except Exception as error:
                log.error("notices are not looked after: %s", fault(error))
            self._wanted.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wanted.wait()

    def catch_up(self) -> None:
        """Another node was killed, and what it was to tell is told by whoever comes first."""
        self._missed_before = self._clock()
        self._wanted.set()

    def look_again(self) -> None:
        """Another node was asked to tell of a seat."""
        self._begin(self._look_quietly())

    async def _look_quietly(self) -> None:
        with contextlib.suppress(StoreFailed):  # it is done every minute anyway
            await self.contacts.look_again()

    async def _catch_up(self, before: float) -> None:
        """Tell what happened within a day; what was told is in the outbox already."""
        if not self.contacts.any_watched:
            return
        recent = select(tables.c.id, tables.c.chairs).where(
            tables.c.state.in_(("running", "over")),
            tables.c.touched.between(before - DAY, before),
        )
        for row in await self._store.rows(recent):
            if any(self.contacts.watched(chair.token) for chair in Chair.load(row["chairs"])):
                with contextlib.suppress(Refused):
                    table = await self._registry.glance(row["id"])
                    for seat, what in self._news(table):
                        await self.tell(table, seat, what)

    # What happens at tables

    def _changed(self, table: Table) -> None:
        if news := list(self._news(table)):
            self._begin(self._tell_quietly(table, news))

    def _begin(self, telling: Coroutine[Any, Any, None]) -> None:
        task = background("notices", telling)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _news(self, table: Table) -> Iterator[tuple[Seat, words.What]]:
        """Whom there is something to tell, among those with contacts."""
        for seat, chair in enumerate(table.chairs):
            if chair.kind != "person" or not self.contacts.watched(chair.token):
                continue
            if table.state == "over":
                yield seat, "result"
            elif table.state == "running" and not chair.stands_in:
                if seat in table.acting:
                    yield seat, "turn"
                elif _just_begun(table.begun_match()):
                    yield seat, "full"

    async def _tell_quietly(self, table: Table, news: list[tuple[Seat, words.What]]) -> None:
        for seat, what in news:
            try:
                await self.tell(table, seat, what)
            except StoreFailed:
                log.warning("somebody at table %s is told later", table.id)
            except Exception as error:
                log.error("somebody at table %s is not told: %s", table.id, fault(error))

    # Telling

    async def tell(self, table: Table, seat: Seat, what: words.What) -> None:
        """Tell everybody who watches this seat and is not looking at the page."""
        chair = table.chairs[seat]
        if chair.token is None or not self.contacts.watched(chair.token):
            return
        looking = seat in table.audience.connected()
        if looking and what == "turn":
            self._check_later(table, seat)
            return
        at = turn_began(table.begun_match(), seat) if what in ("turn", "nudge") else 0
        body = {"seat": seat, "at": at, "proof": chair.token}
        found = await self.contacts.of_seats([chair.token])
        # What was seen is noted as told, or a restart would tell it.
        await self._put([self._entry(table, what, f"{seat}/{at}", one, body, done=looking) for one in found])

    async def invite(self, table: Table, person: str, inviter: str) -> None:
        """Tell a person who has been asked to a table, through the contacts of their latest games."""
        latest = (
            select(tables.c.chairs, plays.c.seat)
            .join(plays, plays.c.table_id == tables.c.id)
            .where(plays.c.person == person)
            .order_by(tables.c.touched.desc())
            .limit(LATEST_GAMES)
        )
        tokens = {Chair.load(row["chairs"])[row["seat"]].token for row in await self._store.rows(latest)}
        proofs = [token for token in tokens if token is not None and self.contacts.watched(token)]
        body = {"seat": None, "inviter": inviter}
        found = await self.contacts.of_seats(proofs)
        await self._put([self._entry(table, "invited", "-/0", contact, body) for contact in found])

    async def _put(self, rows: list[RowWrite]) -> None:
        if rows:
            await self._store.write(*rows)
            self._outbox.kick()

    def _entry(
        self,
        table: Table,
        what: words.What,
        which: str,
        contact: Row,
        body: dict[str, Any],
        *,
        done: bool = False,
    ) -> RowWrite:
        id = f"{what}/{table.id}/{which}/{contact['id']}"
        body = {"what": what, **body}
        return self._outbox.entry(KIND, id, self._clock(), body, table.id, contact["id"], done=done)

    def _check_later(self, table: Table, seat: Seat) -> None:
        """Their page is open; but perhaps it lies in a pocket, and is about to be closed."""

        def check() -> None:
            del self._later[table.id, seat]
            self._begin(self._tell_if_gone(table.id, seat))

        if (known := self._later.get((table.id, seat))) is not None:
            known.cancel()
        timer = asyncio.get_running_loop().call_later(self._look_again, check)
        self._later[table.id, seat] = timer

    async def _tell_if_gone(self, id: str, seat: Seat) -> None:
        with contextlib.suppress(Refused, StoreFailed):
            table = await self._registry.glance(id)
            if (seat, "turn") in self._news(table) and seat not in table.audience.connected():
                await self.tell(table, seat, "turn")

    # Carrying out

    async def _carry_out(self, entry: Entry) -> None:
        contact = await self.contacts.find(entry.contact or "")
        if contact is None or contact["confirmed"] is None or entry.table is None:
            raise Dropped
        try:
            table = await self._registry.glance(entry.table)
        except Refused as refused:
            raise (Later if refused.status == 503 else Dropped) from None
        what: words.What = entry.body["what"]
        if not await self._still_news(entry, table, what):
            raise Dropped
        seat, names = entry.body["seat"], entry.body.get("inviter")
        if contact["kind"] == "mail":
            await self._mail_notice(entry, contact, table, names)
            return
        count = await self._count(entry, what)
        origin = origin_of(contact)  # a device opens a path of the place where it subscribed, and no other
        told = words.payload(table, seat, what, contact["language"], count=count, origin=origin, names=names)
        whom = operator(self.mailer.sender if self.mailer else None, self._public_url or origin)
        keys = {name: json.loads(contact["keys"])[name] for name in ("p256dh", "auth")}
        try:
            await self._push.send(contact["address"], keys, told, operator=whom)
        except Gone:
            await self.contacts.delete(contact["id"])
            raise Dropped from None

    async def _still_news(self, entry: Entry, table: Table, what: words.What) -> bool:
        if what == "invited":
            return table.state == "waiting"
        seat, proof = entry.body["seat"], entry.body["proof"]
        chair = table.chairs[seat]
        if chair.token != proof or not await self.contacts.watches(entry.contact or "", proof):
            return False
        if seat in table.audience.connected():
            return False
        if what == "full":
            return table.state == "running"
        if what == "result":
            return table.state == "over"
        if table.state != "running" or chair.stands_in or seat not in table.acting:
            return False
        at: int = entry.body["at"]
        return turn_began(table.begun_match(), seat) == at

    async def _count(self, entry: Entry, what: words.What) -> int:
        """How many of the tables that this contact was told of wait for it, for the app's icon."""
        told = (
            select(outbox.c.table_id, outbox.c.body)
            .where(outbox.c.contact == entry.contact, outbox.c.id.like("turn/%"), outbox.c.state != "dropped")
            .order_by(outbox.c.due.desc())
            .limit(MOST_COUNTED)
        )
        waiting = {entry.table} if what in ("turn", "nudge") else set()
        for row in await self._store.rows(told):
            if row["table_id"] not in waiting:
                with contextlib.suppress(Refused):
                    table = await self._registry.glance(row["table_id"])
                    if table.state == "running" and json.loads(row["body"])["seat"] in table.acting:
                        waiting.add(table.id)
        return len(waiting)

    # E-mail

    async def add_mail(self, ask: AskMail) -> ContactInfo:
        """An address to be confirmed; the question goes out at once."""
        made = await self.contacts.add_mail(ask)
        self._outbox.kick()
        return made

    async def _mail_notice(self, entry: Entry, contact: Row, table: Table, names: str | None) -> None:
        if self.mailer is None:
            raise Dropped
        sent = select(outbox.c.claimed).where(
            outbox.c.contact == contact["id"],
            outbox.c.kind == KIND,
            outbox.c.state == "done",
            outbox.c.claimed > self._clock() - 3600,
        )
        if len(await self._store.rows(sent.limit(MAILS_AN_HOUR))) >= MAILS_AN_HOUR:
            raise Later(600)
        letter = words.letter(
            table,
            entry.body["seat"],
            entry.body["what"],
            contact["language"],
            to=contact["address"],
            origin=self._public_url,
            stop=self.contacts.link(contact, "stop"),
            names=names,
        )
        try:
            await self.mailer.send(letter, entry.id)
        except Undeliverable:
            await self.contacts.delete(contact["id"])
            raise Dropped from None

    async def _question(self, entry: Entry) -> None:
        contact = await self.contacts.find(entry.contact or "")
        if contact is None or contact["confirmed"] is not None or self.mailer is None:
            raise Dropped
        letter = words.confirming(
            contact["language"],
            to=contact["address"],
            origin=self._public_url,
            link=self.contacts.link(contact, "confirm"),
            stop=self.contacts.link(contact, "stop"),
        )
        try:
            await self.mailer.send(letter, f"confirm/{contact['id']}")  # the entry's id is used again
        except Undeliverable:
            await self.contacts.delete(contact["id"])
            raise Dropped from None


def turn_began(match: AnyMatch, seat: Seat) -> int:
    """The index at which the seat's present turn began: since then it has been one of those to act."""
    began = match.at
    for index in range(match.at - 1, -1, -1):
        turn = match.game.turn(match.before(index))
        if isinstance(turn, Chance):
            continue
        if not isinstance(turn, Choice) or seat not in turn.seats:
            break
        began = index
    return began


def _just_begun(match: AnyMatch) -> bool:
    return all(entry.seat is None for entry in match.journal)
