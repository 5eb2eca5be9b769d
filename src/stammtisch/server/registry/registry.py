"""All tables: creates, finds, wakes them and puts them to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence, Set
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any, Literal

from stammtisch import games
from stammtisch.bots.judge import has_judge
from stammtisch.core.game import Line, Seat
from stammtisch.server import messages, requests
from stammtisch.server.bots.driver import lock_of
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.faults import fault
from stammtisch.server.figures import Figures
from stammtisch.server.judging.coach import Coach
from stammtisch.server.lessons import easiest, names_beside, need_lesson
from stammtisch.server.refusals import Overtaken, Refused, redone
from stammtisch.server.registry.following import refresh
from stammtisch.server.registry.neighbours import Neighbours
from stammtisch.server.registry.new_tables import for_strangers, need_same_rules, new_row, validated_options
from stammtisch.server.registry.standings import Standing
from stammtisch.server.seats.seats import Tokens, hashed, new_code, new_id, new_token
from stammtisch.server.settings import PACE, SourceOf
from stammtisch.server.store import NotRead, Row, StaleAppend, Store, StoreFailed
from stammtisch.server.stream.audience import COME_BACK
from stammtisch.server.supervisor import Loop
from stammtisch.server.tables.seating import created, moved, next_chairs, seated
from stammtisch.server.tables.state import ABSENT_AFTER, CONTRIBUTIONS_WITHIN, IDLE_AFTER, WATCHED_FOR
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.turn_time import DeadlineRow

log = logging.getLogger("stammtisch.tables")

QUICKEST_PACE = 0.2
SLEEP_AFTER = 60.0
HOST_GONE_AFTER = 180.0

Listener = Callable[[Table], None]

Also = Callable[[str, Sequence[Seat]], Iterable[RowWrite]]
"""What else is stored with a new table, given its id and the seats of those who set it up."""


class Registry(Neighbours):
    """All tables; unused ones sleep in the store."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        *,
        pace: float = PACE,
        quickest_pace: float = QUICKEST_PACE,
        watched_for: float = WATCHED_FOR,
        absent_after: float = ABSENT_AFTER,
        idle_after: float = IDLE_AFTER,
        sleep_after: float = SLEEP_AFTER,
        host_gone_after: float = HOST_GONE_AFTER,
        source: SourceOf | None = None,
        contributions_within: float = CONTRIBUTIONS_WITHIN,
        sets: Mapping[str, Mapping[str, Line]] = MappingProxyType({}),
        clock: Callable[[], float] = time.time,
        figures: Figures | None = None,
    ) -> None:
        super().__init__(store, host_gone_after=host_gone_after)
        self.workers = workers
        self.sets = sets
        self._pace = pace
        self._quickest_pace = min(quickest_pace, pace)
        self.clock = clock
        self.deadline_row: DeadlineRow | None = None
        """Set by whoever watches deadlines, before the first table is made."""
        self._on_over: list[Listener] = []
        self._on_turn: list[Listener] = []
        self._on_made: list[Listener] = []
        self._patience: dict[str, Any] = {
            "clock": clock,
            "watched_for": watched_for,
            "contributions_within": contributions_within,
            "absent_after": absent_after,
            "idle_after": idle_after,
            "figures": figures or Figures(),
            "allowed_pace": self.allowed_pace,
        }
        self._sleep_after = sleep_after
        self._source = source
        self._waking: dict[str, asyncio.Task[Table | None]] = {}
        self._janitor: Loop | None = None

    async def open(self) -> None:
        """Continue where the last server stopped, bots included."""
        await self.store.open()
        self._janitor = self.store.supervisor.keep("janitor", self._tidy_for_ever)

    async def close(self) -> None:
        if self._janitor is not None:
            await self._janitor.end()
        for table in self._awake.values():
            table.audience.drop(COME_BACK)
        await self.follower.close()
        await self.driver.close()
        for table in list(self._awake.values()):
            table.close()
            await table.settle()
        await self.workers.close()
        await self.store.close()

    def listen(
        self, *, over: Listener | None = None, turn: Listener | None = None, made: Listener | None = None
    ) -> None:
        """Be told of every table whose game has ended, where other people are to act, or that is new."""
        self._on_over += [over] if over else []
        self._on_turn += [turn] if turn else []
        self._on_made += [made] if made else []

    def _over(self, table: Table) -> None:
        _tell(self._on_over, table)

    def _turn(self, table: Table) -> None:
        _tell(self._on_turn, table)

    # Creating tables

    async def create(
        self,
        ask: requests.AskTable,
        *,
        address: str = "",
        lesson: str | None = None,
        key: Tokens | None = None,
        also: Also = lambda table, seats: (),
    ) -> messages.Created:
        """A new table, started at once if no seat is open; its bots' work counts for this address.

        The tokens of a person with a key follow from it, so that all their devices have them.
        """
        try:
            game = games.get(ask.game)
        except KeyError as error:
            raise Refused(422, "bad-option", detail=str(error.args[0])) from None
        if ask.contribution is not None and all(seat.kind != "me" for seat in ask.seats):
            detail = "a contribution is for seats of kind 'me', and there is none"
            raise Refused(422, "bad-request", detail=detail)
        id = new_id()
        chairs, tokens = seated(game.name, ask.seats, ask.contribution, key.seat_token(id) if key else None)
        chosen = {**for_strangers(game), **ask.options} if ask.public else ask.options
        option_line = validated_options(game, chosen, len(chairs), self.sets.get(game.name, {}))
        if ask.coach and not has_judge(game.name):
            raise Refused(422, "bad-option", "error-no-judge")
        host = key.host_token(id) if key else new_token()
        row = {
            **new_row(game, option_line, chairs, hashed(host), self.pace(ask.pace)),
            "id": id,
            "lesson": lesson,
            "spectators": ask.spectators,
            "talk_seen": ask.talk_seen,
            "coach": Coach.wished_by(chairs).dump() if ask.coach else None,
            "turn_time": ask.turn_time,
            "overdue": ask.overdue,
            "public": ask.public,
            "language": ask.language,
        }
        mine = [seat for seat, token in enumerate(tokens) if token is not None]
        table = await self.place(row, address, also=also(row["id"], mine))
        return created(table, host, tokens)

    def lesson(self, game: str) -> messages.LessonInfo:
        found = need_lesson(game)
        named: Any = found.game
        steps = [
            messages.LessonStep(s.text, list(s.at), list(s.wants), len(s.then), s.joy) for s in found.steps
        ]
        return messages.LessonInfo(named, len(found.others), steps)

    async def teach(self, ask: requests.AskLesson, *, address: str = "") -> messages.Created:
        """A lesson's table: the learner and the easiest bots, named as requested or by the lesson."""
        found = need_lesson(ask.game)
        if ask.others and len(ask.others) != len(found.others):
            raise Refused(422, "bad-option", detail=f"this lesson is for {len(found.others)} others")
        names = ask.others or names_beside(found, ask.name)
        bot = easiest(found.game)
        seats = [
            requests.WantedSeat("me", name=ask.name),
            *[requests.WantedSeat("bot", bot, name) for name in names],
        ]
        wanted = requests.AskTable(found.game, seats, dict(found.options), found.pace if self._pace else 0)
        return await self.create(wanted, address=address, lesson=found.game)

    async def again(
        self,
        old: Table,
        bots: Literal["stronger", "easier"] | None = None,
        seats: Literal["same", "rotated"] = "same",
        also: Also = lambda table, seats: (),
    ) -> messages.Again:
        """A new table for the same people; repeated calls return the same one."""
        await self._again(old, bots, seats, also)
        async with self.using(old.again or "") as table:
            return messages.Again(table.id, table.code)

    @redone
    async def _again(
        self,
        old: Table,
        bots: Literal["stronger", "easier"] | None,
        seats: Literal["same", "rotated"],
        also: Also,
    ) -> None:
        async with old.changing():
            old.need_open()
            if old.state != "over":
                raise Refused(409, "running")
            if old.again is None:
                chairs = next_chairs(old, bots, seats)
                row = new_row(old.game, old.option_line, chairs, old.host, old.pace)
                row |= {"spectators": old.spectators, "talk_seen": old.talk_seen}
                row |= {"turn_time": old.turn_time, "overdue": old.overdue, "evening": old.evening or old.id}
                row |= {"public": old.public, "language": old.language}
                people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
                present = {moved(seat, len(chairs), seats) for seat in old.audience.connected()}
                named = [*also(row["id"], people), old.to_play_again(row["id"])]
                try:
                    await self.place(row, old.address, present, named, touched=[old.id])
                except StaleAppend:
                    await old.read_again()
                    raise Overtaken from None
                old.plays_again(row["id"])

    async def place(
        self,
        row: Row,
        address: str,
        present: Set[Seat] | None = None,
        also: Iterable[RowWrite] = (),
        touched: Sequence[str] = (),
    ) -> Table:
        """Set up a table; `present` are the seats known to be listening, by default all of them.

        Raises `StaleAppend` if its id is taken. `touched` are other tables whose rows are among those that
        are stored `also`.
        """
        while await self.store.by_code(row["code"]) is not None:
            row["code"] = new_code()
        self.follower.begin(row["id"])
        try:
            await self.store.create(row, *also, touched=touched)
            # A caller who knows its id may have woken it in this moment.
            table = self.if_awake(row["id"]) or self._table(row)
            table.visited(address)
            self._awake[table.id] = table
        finally:
            self.follower.end(row["id"])
        _tell(self._on_made, table)
        for seat in range(len(table.chairs)) if present is None else present:
            table.audience.sat_down(seat)
        table.audience.saw_host()
        await _begin(table)
        return table

    def _table(self, row: Row) -> Table:
        table = Table(row, self.store, self.workers, self._source, **self._patience)
        self.join(table)
        table.on_over = self._over
        table.on_turn = self._turn
        table.deadline_row = self.deadline_row
        return table

    def pace(self, asked: float | None) -> float:
        """The pace of a new table; the server's own if none is requested."""
        return self._pace if asked is None else self.allowed_pace(asked)

    def allowed_pace(self, pace: float) -> float:
        """The requested pace, limited to the quickest that this server allows."""
        return max(pace, self._quickest_pace)

    # Finding tables

    async def find(self, code: str) -> str:
        """The table with this join code; case and separators do not matter."""
        plain = "".join(code.split()).replace("-", "").upper()
        try:
            found = await self.store.by_code(plain)
        except NotRead:
            raise Refused(503, "busy", retry_after=1) from None
        if found is None:
            raise Refused(404, "no-code")
        return found

    @asynccontextmanager
    async def using(self, id: str, address: str = "") -> AsyncIterator[Table]:
        """The table, awake while in use; a paused game among bots resumes."""
        self.need_company()
        table = await self._wake(id)
        if not self.presence.alone and not await refresh(table):
            self.need_solitude()
        table.users += 1
        table.visited(address)
        if table.bots_only:
            self.driver.kick(table)
        try:
            yield table
        finally:
            table.users -= 1
            table.visited(address)

    def in_use(self, id: str) -> bool:
        """Whether the table is in memory, or is about to be, or somebody is there through another node."""
        return id in self._awake or id in self._waking or self.presence.anybody(id)

    async def rouse(self, id: str) -> Table:
        """The table, awake for a while; this is no visit, so bots among themselves go on resting."""
        table = await self._wake(id)
        table.used = time.monotonic()
        return table

    async def standing(self, id: str) -> Standing:
        """Whose turn it is at a table; one that sleeps goes on sleeping. Raises `Refused`."""
        awake = self.if_awake(id)
        known = self._asleep.get(id) if awake is None else Standing.of(awake)
        if known is None:
            before = self.changes
            known = Standing.of(await self.glance(id))
            if self.if_awake(id) is None and before == self.changes:
                self._asleep.keep(id, known)
        return known

    async def glance(self, id: str) -> Table:
        """The table for reading only; one that sleeps goes on sleeping. Raises `Refused`."""
        table = self.if_awake(id) or await self._read(id)
        if table is None:
            raise Refused(404, "no-table")
        return table

    async def _wake(self, id: str) -> Table:
        """The table's only instance in memory."""
        if awake := self.if_awake(id):
            return awake
        task = self._waking.get(id)
        if task is None:
            task = self._waking[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda done: self._waking.pop(id, None))
        table = await asyncio.shield(task)
        if table is None:
            raise Refused(404, "no-table")
        return table

    async def _load(self, id: str) -> Table | None:
        self.follower.begin(id)
        try:
            table = await self._read(id)
            if table is None:
                return None
            if (made := self.if_awake(id)) is not None:  # it was set up in this moment
                return made
            if (before := self._awake.get(id)) is not None:  # it is given up
                self.driver.replace(before)
            self._awake[id] = table
        except NotRead:
            raise Refused(503, "busy", retry_after=1) from None
        finally:
            self.follower.end(id)
        self._asleep.forget(id)
        self.driver.kick(table)
        await _begin(table)
        return table

    async def _read(self, id: str) -> Table | None:
        """Read the table from the store; raises `Refused` if it cannot be restored."""
        try:
            kept = await self.store.kept(id)
            if kept is None or kept.row is None:
                return None
            need_same_rules(kept.row)
            table = self._table(kept.row)
            table.resume(kept.entries, kept.lines)
        except (StoreFailed, Refused):
            raise
        except Exception as error:  # whatever is wrong, the caller cannot fix it
            log.error("the stored data of table %s is damaged: %s", id, fault(error))
            raise Refused(410, "damaged") from None
        return table

    # Waking and sleeping

    async def _tidy_for_ever(self) -> None:
        waiting = await self._left_waiting()
        while True:
            for id in waiting:
                try:
                    if await self.store.lock(lock_of(id)):
                        await self._wake(id)
                except Refused as refused:
                    log.error("table %s cannot be taken up: %s", id, refused.error)
                except Exception:  # one table that cannot be read must not stop the others
                    log.exception("table %s cannot be taken up", id)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(15.0, max(0.05, self._sleep_after / 4))):
                    await self._take_up.wait()
            self._take_up.clear()
            waiting = self.tidy()
            if not self.presence.alone:  # another node may have ended
                waiting += [id for id in await self._left_waiting() if id not in self._awake]

    async def _left_waiting(self) -> list[str]:
        """The tables where bots are to act, those of a server that has ended among them."""
        while True:
            try:
                return await self.store.bots_next()
            except NotRead:
                await asyncio.sleep(1)

    def tidy(self) -> list[str]:
        """Put unused tables to sleep; nothing is lost, all of it is stored.

        Returns the tables to be read again because a write failed.
        """
        now = time.monotonic()
        broken = []
        for id, table in list(self._awake.items()):
            busy = self.driver.busy(table) or table.starting or self._listed(table)
            idle = now - table.used >= self._sleep_after and not busy
            if table.idle and (idle or table.broken):
                del self._awake[id]
                self.driver.forget(table)
                if table.broken:
                    broken.append(id)
        return broken


def _tell(listeners: Iterable[Listener], table: Table) -> None:
    """Call all listeners, even if one fails: what they are told is stored."""
    for told in listeners:
        try:
            told(table)
        except Exception:
            log.exception("what has happened at table %s was not passed on to all", table.id)


@redone
async def _begin(table: Table) -> None:
    async with table.changing():
        await table.begin_if_full()
