"""Lets the bots of a table act and speak: one task per table while they have something to do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Protocol

from stammtisch.core.game import IllegalMove, Seat
from stammtisch.server.refusals import Overtaken, Refused
from stammtisch.server.supervisor import background
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.driver")

BEGIN, GO_ON = (0.9, 1.7), (0.55, 0.95)
"""Thinking time as a multiple of the pace: before the first act of a turn, and before the following ones."""

Moment = tuple[int, tuple[Seat, ...]]

REMEMBERED = 32  # durations of a bot's last thoughts at a table
AFTER_FAILURE = 5.0  # seconds until bots that have failed go on
LOOK_AGAIN = 2.0  # seconds until it is asked again whether another node drives a table's bots


class Locks(Protocol):
    """Names that one node at a time holds: `Store` is one."""

    def holds(self, name: str) -> bool: ...

    async def lock(self, name: str) -> bool: ...

    async def unlock(self, name: str) -> None: ...


def lock_of(table: str) -> str:
    """The name that the node holds which drives the table's bots."""
    return f"bots/{table}"


def thinking_time(pace: float, rng: Random, *, begins: bool) -> float:
    """Seconds until a bot acts: randomised, and longer at the beginning of its turn.

    >>> thinking_time(0, Random(1), begins=True)
    0.0
    """
    return pace * rng.uniform(*(BEGIN if begins else GO_ON))


class Driver:
    """The bots of all tables.

    Timing reveals nothing about a bot's hand: it thinks first, then waits for the rest of the table's pace,
    and a forced act takes as long as one of its recent real decisions.

    Of several nodes, the one that holds the table's lock drives its bots; the others look again later.
    """

    def __init__(
        self,
        *,
        locks: Locks | None = None,
        on_free: Callable[[str], None] = lambda table: None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        rng: Random | None = None,
    ) -> None:
        self._locks = locks
        self._on_free = on_free
        """Called with each table whose bots another node may drive from now on."""
        self._later: dict[Table, asyncio.TimerHandle] = {}
        """Tables whose bots another node drives, or whose bots have failed."""
        self._freeing: set[asyncio.Task[None]] = set()
        self.lost = 0
        """How often another node's move was stored first."""
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._asked: dict[Table, Moment] = {}
        self._thoughts: dict[Table, dict[str, deque[float]]] = {}
        self._last_thinkers: dict[Table, list[Seat]] = {}
        self._closed = False
        self._clock = clock
        self._sleep = sleep
        self._rng = rng or Random()

    def busy(self, table: Table) -> bool:
        return table in self._tasks

    def kick(self, table: Table) -> None:
        """The table has changed: check whether a bot is to act or speak."""
        if self._closed or table in self._tasks or table in self._later or table.broken:
            return
        if self._wanted(table):
            task = asyncio.create_task(self._drive(table), name=f"bots of {table.id}")
            self._tasks[table] = task
            task.add_done_callback(lambda done: self._done(table, done))

    def _wanted(self, table: Table) -> bool:
        if not table.has_bots or table.resting:
            return False
        return bool(table.bots_to_act() or table.scripted_asides() or self._speakers(table))

    def look_again(self, table: Table) -> None:
        """Perhaps no other node drives the table's bots any more."""
        if (timer := self._later.pop(table, None)) is not None:
            timer.cancel()
            self.kick(table)

    async def _hold(self, table: Table) -> bool:
        """Whether this node drives the table's bots; otherwise it looks again later."""
        if self._locks is None or self._locks.holds(lock_of(table.id)):
            return True
        if await self._locks.lock(lock_of(table.id)):
            return True
        self._look_later(table, LOOK_AGAIN)
        return False

    def _look_later(self, table: Table, seconds: float) -> None:
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._later[table] = loop.call_later(seconds, self.look_again, table)

    def _free(self, table: Table) -> None:
        """Let other nodes drive the table's bots."""
        if self._locks is not None and not self._closed and self._locks.holds(lock_of(table.id)):
            task = background(f"letting go of the bots of {table.id}", self._let_go(self._locks, table.id))
            self._freeing.add(task)
            task.add_done_callback(self._freeing.discard)

    async def _let_go(self, locks: Locks, table: str) -> None:
        await locks.unlock(lock_of(table))
        self._on_free(table)

    def forget(self, table: Table) -> None:
        """The table is no longer in memory here."""
        self.replace(table)
        self._free(table)

    def replace(self, table: Table) -> None:
        """The table was read again, as another object, which goes on holding the lock of its bots."""
        if (timer := self._later.pop(table, None)) is not None:
            timer.cancel()
        self._asked.pop(table, None)
        self._thoughts.pop(table, None)
        self._last_thinkers.pop(table, None)

    async def close(self) -> None:
        """Stop all bots, so that no process starts after the last one was ended."""
        self._closed = True
        for timer in self._later.values():
            timer.cancel()
        tasks = [*self._tasks.values(), *self._freeing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table, None)
        if task.cancelled():
            return
        if error := task.exception():
            log.error("the bots of table %s have stopped", table.id, exc_info=error)
            self._look_later(table, AFTER_FAILURE)
        else:
            self.kick(table)  # the table may have changed since the task's last look
            unused = not (table.audience or table.users or table.broken)  # broken: it is read again here
            if table not in self._tasks and unused:
                self._free(table)  # whoever waits for them is at another node

    async def _drive(self, table: Table) -> None:
        while not table.broken and await self._hold(table):
            try:
                await self._say_scripted(table)
                await self._speak(table)
                if self._speakers(table):
                    continue  # another turn began while they spoke
                if table.resting or not table.bots_to_act():
                    return
                await self._act(table)
            except Overtaken:
                self.lost += 1
                log.info("another node was quicker at table %s", table.id)
            except Refused:
                if table.state == "running" and not table.broken:
                    raise
                return

    def _time_to_think(self, table: Table) -> float:
        seats = table.bots_to_act()
        begins = seats != self._last_thinkers.get(table)
        self._last_thinkers[table] = seats
        # Lessons are read along with: their bots keep a steady pace.
        return table.pace if table.lesson else thinking_time(table.pace, self._rng, begins=begins)

    async def _act(self, table: Table) -> None:
        """Every bot whose turn it is acts once; simultaneous choices are made concurrently."""
        due = self._clock() + self._time_to_think(table)
        seats = table.bots_to_act()
        at = table.at
        acts = {seat: await self._choose(table, seat) for seat in seats}
        await self._sleep(max(0.0, due - self._clock()))
        if table.at != at and len(table.acting) == 1:
            # Somebody has signalled since; a bot that acts alone takes that into account.
            acts = {seat: await self._choose(table, seat) for seat in seats}
        for seat, act in acts.items():
            if act is None:
                continue
            try:
                await asyncio.shield(table.play_act(seat, act))
            except IllegalMove as error:
                # The table changed while the bot was thinking; it will be asked again.
                log.info("a bot's act at table %s came too late (%s)", table.id, error.key)

    async def _choose(self, table: Table, seat: Seat) -> Any:
        """The next act of the seat's bot; None if it is no longer to act."""
        thinker = await table.thinker(seat)
        if thinker is None:
            return None
        act = table.scripted(seat)
        if act is not None:
            return act
        bot, view, seed = thinker
        thoughts = self._thoughts.setdefault(table, {}).setdefault(bot, deque(maxlen=REMEMBERED))
        if len(view.legal) == 1:
            await self._sleep(self._rng.choice(thoughts) if thoughts else 0.0)
            return view.legal[0]
        begun = self._clock()
        act = await table.workers.act(table.game.name, bot, view, table.asker, seed)
        thoughts.append(self._clock() - begun)
        return act

    async def _say_scripted(self, table: Table) -> None:
        """Make the remarks that a lesson scripts for the bots."""
        while asides := table.scripted_asides():
            await self._sleep(table.pace)
            for seat, act in asides:
                if table.scripted(seat) == act:
                    await asyncio.shield(table.play_act(seat, act))

    def _speakers(self, table: Table) -> list[Seat]:
        """Bots that may want to say something because somebody's turn has begun."""
        moment = table.moment()
        if moment is None or moment == self._asked.get(table):
            return []
        return [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.by_bot
            and chair.bot is not None
            and not table.workers.quiet(table.game.name, chair.bot)
            and table.scripted(seat) is None
            and table.asides(seat)
        ]

    async def _speak(self, table: Table) -> None:
        seats = self._speakers(table)
        moment = table.moment()
        if moment is not None:
            self._asked[table] = moment
        for seat in seats:
            speaker = await table.speaker(seat)
            if speaker is None:
                return
            bot, view, seed = speaker
            for act in await table.workers.asides(table.game.name, bot, view, table.asker, seed):
                if table.moment() != moment:
                    return  # meant for a turn that is already over
                if act in table.asides(seat):
                    await asyncio.shield(table.play_act(seat, act))
