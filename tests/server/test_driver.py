"""When bots act, and at which tables; on a clock of the tests' own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.game import Move
from stammtisch.games.raise_game.model import Pass, RaiseBy
from stammtisch.games.the_game.model import Signal
from stammtisch.server.bots.driver import Driver, thinking_time
from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.registry.new_tables import new_row
from stammtisch.server.seats.seats import Chair, Right
from stammtisch.server.tables.table import Table

PACE = 0.5


class Clock:
    """Time passes only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Memory:
    """A store that forgets."""

    def append(self, *_: Any, **__: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    change = append


@dataclass
class Thinkers:
    """Bots that take any legal act, and their time over it."""

    clock: Clock
    time: Callable[[Random], float]
    rng: Random = field(default_factory=lambda: Random(5))
    views: list[Any] = field(default_factory=list)
    while_thinking: Callable[[], None] = lambda: None

    async def act(self, _game: str, _bot: str, view: Any, _asker: Asker, _seed: str | None) -> Any:
        assert len(view.legal) > 1, "nobody needs to think about this"
        self.views.append(view)
        self.while_thinking()
        await self.clock.sleep(self.time(self.rng))
        return self.rng.choice(view.legal)

    async def asides(self, *_: Any) -> Sequence[Any]:
        return ()

    def quiet(self, _game: str, _bot: str) -> bool:
        return True


def new_table(thinkers: Thinkers, game: str, chairs: list[Chair], **options: Any) -> Table:
    played_by = games.get(game)
    line = played_by.option_line(played_by.options(players=len(chairs), **options))
    row = {**new_row(played_by, line, chairs, b"", PACE), "secret": bytes(32)}
    memory: Any = Memory()
    workers: Any = thinkers
    return Table(row, memory, workers)


@dataclass
class Seen:
    """One act of a bot as the others see it, and whether it had a choice."""

    took: float
    forced: bool


def watch(clock: Clock, table: Table) -> list[Seen]:
    """How long each act took that was not made together with others."""
    seen: list[Seen] = []
    play_act = table.play_act
    last = clock.now

    async def noting(seat: int, act: Any) -> None:
        nonlocal last
        assert table._match is not None
        if isinstance(act, RaiseBy | Pass):
            seen.append(Seen(clock.now - last, len(table._match.legal(seat)) == 1))
        last = clock.now
        await play_act(seat, act)

    table.play_act = noting  # type: ignore[method-assign]
    return seen


def played(time: Callable[[Random], float], rounds: int = 16) -> list[Seen]:
    """Whole games of RAISE among bots who are watched."""

    async def play() -> list[Seen]:
        seen: list[Seen] = []
        for number in range(rounds):
            clock = Clock()
            thinkers = Thinkers(clock, time, Random(number))
            driver = Driver(clock=lambda: clock.now, sleep=clock.sleep, rng=Random(number))  # noqa: B023
            bots = [Chair("bot", f"b{seat}", bot="greedy") for seat in range(3)]
            table = new_table(thinkers, "raise", bots)
            table.users = 1
            table.on_change = driver.kick
            some = watch(clock, table)
            async with table._lock:
                await table.start()
            while driver.busy(table):
                await asyncio.sleep(0)
            assert table.state == "over"
            seen += some
        return seen

    return asyncio.run(play())


def told_apart(seen: list[Seen]) -> float:
    """How often a forced act is the quicker one of a pair; a half means that time tells nothing."""
    forced = [one.took for one in seen if one.forced]
    free = [one.took for one in seen if not one.forced]
    assert len(forced) > 50 and len(free) > 50
    pairs = [(a < b) + (a == b) / 2 for a in forced for b in free]
    return sum(pairs) / len(pairs)


def test_the_time_of_an_act_does_not_tell_whether_it_was_forced() -> None:
    def quickly(rng: Random) -> float:
        return 0.4 * rng.random()

    def slowly(rng: Random) -> float:
        return 1.5 * rng.random()

    assert 0.42 < told_apart(played(quickly)) < 0.58
    assert 0.42 < told_apart(played(slowly)) < 0.58


def test_acts_keep_the_pace_but_none_exactly() -> None:
    seen = played(lambda rng: 0.1, rounds=2)
    assert all(0.5 * PACE <= one.took <= 1.75 * PACE for one in seen)
    assert len({one.took for one in seen}) > len(seen) / 2, "with a little chance in it"


def test_thinking_counts_towards_the_pace() -> None:
    seen = played(lambda rng: 2 * PACE, rounds=1)
    assert all(abs(one.took - 2 * PACE) < 1e-9 for one in seen if not one.forced)


def test_a_signal_given_while_a_bot_waits_is_heeded() -> None:
    async def play() -> None:
        clock = Clock()
        thinkers = Thinkers(clock, lambda rng: 0.1)
        chairs = [Chair("person", "Anna"), Chair("bot", "b", bot="greedy")]
        table = new_table(thinkers, "the-game", chairs, starter=1)
        driver = Driver(clock=lambda: clock.now, rng=Random(1), sleep=clock.sleep)
        async with table._lock:
            await table.start()
        told = False

        async def sleep(seconds: float) -> None:
            nonlocal told
            if seconds > 0.2 and not told:
                told = True
                await table.play(Right(0), table.at, {"signal": {"pile": "A", "word": "spare"}})
            await clock.sleep(seconds)

        driver._sleep = sleep
        before = table.at
        await driver._act(table)
        assert table.at == before + 2
        assert thinkers.views[0].signals[0] != thinkers.views[-1].signals[0]

    asyncio.run(play())


class LateTalkers(Thinkers):
    """Bots who ask for pile A to be spared before another's turn; meanwhile something happens."""

    meanwhile: Callable[[], Awaitable[None]]

    async def asides(
        self, _game: str, _bot: str, view: Any, _asker: Asker, _seed: str | None
    ) -> Sequence[Any]:
        await self.meanwhile()
        return () if view.on_turn == view.seat else (Signal("A", "spare"),)

    def quiet(self, _game: str, _bot: str) -> bool:
        return False


def test_what_comes_too_late_for_a_turn_is_not_said_in_the_next() -> None:
    async def play(*, in_time: bool) -> list[tuple[int | None, int | None]]:
        clock = Clock()
        thinkers = LateTalkers(clock, lambda rng: 0.1)
        chairs = [Chair("person", "Anna"), Chair("bot", "b", bot="greedy"), Chair("bot", "c", bot="greedy")]
        table = new_table(thinkers, "the-game", chairs, starter=0)
        driver = Driver(clock=lambda: clock.now, rng=Random(1), sleep=clock.sleep)
        async with table._lock:
            await table.start()

        async def nothing() -> None:
            """Anna thinks."""

        async def turn_ends() -> None:
            thinkers.meanwhile = nothing
            assert table._match is not None
            for laid in range(3):
                act = table._match.legal(0)[0 if laid < 2 else -1]
                line = next(iter(table.game.lines([Move(0, act)])))
                await table.play(Right(0), table.at, {k: v for k, v in line.items() if k != "seat"})
            assert table._match.state.on_turn == 1

        thinkers.meanwhile = nothing if in_time else turn_ends
        said: list[tuple[int | None, int | None]] = []
        acted = False
        play_act = table.play_act

        async def noting(seat: int, act: Any) -> None:
            nonlocal acted
            assert table._match is not None
            acted = acted or not isinstance(act, Signal)
            if not acted:
                said.append((seat, table._match.state.on_turn))
            await play_act(seat, act)

        table.play_act = noting  # type: ignore[method-assign]
        driver.kick(table)
        while driver.busy(table) and not acted:
            await asyncio.sleep(0)
        await driver.close()
        return said

    assert asyncio.run(play(in_time=True)) == [(1, 0), (2, 0)]
    assert asyncio.run(play(in_time=False)) == [(2, 1)], "the next in turn is quiet"


def test_bots_among_themselves_rest_until_somebody_watches() -> None:
    async def play() -> None:
        clock = Clock()
        thinkers = Thinkers(clock, lambda rng: 0.1)
        table = new_table(thinkers, "raise", [Chair("bot", f"b{seat}", bot="greedy") for seat in range(2)])
        driver = Driver(clock=lambda: clock.now, sleep=clock.sleep, rng=Random(1))
        table.on_change = driver.kick
        async with table._lock:
            await table.start()
        assert table.resting and not driver.busy(table) and not thinkers.views
        assert not table.bots_next, "a new server does not take it up by itself"
        table.users = 1
        driver.kick(table)
        while len(thinkers.views) < 8:
            await asyncio.sleep(0)
        table.users = 0
        while driver.busy(table):
            await asyncio.sleep(0)
        assert table.state == "running"
        table.visited("")
        driver.kick(table)
        while driver.busy(table):
            await asyncio.sleep(0)
        assert table.state == "over", "the last visitor is not long gone"

    asyncio.run(play())


def test_bots_of_a_table_with_a_person_do_not_rest() -> None:
    person, bot = Chair("person", "Anna"), Chair("bot", "b", bot="greedy")
    thinkers = Thinkers(Clock(), lambda rng: 0.1)
    assert not new_table(thinkers, "raise", [person, bot]).resting
    person.stands_in, person.bot = True, "greedy"
    assert new_table(thinkers, "raise", [person, bot]).resting


def times(pace: float, *, begins: bool) -> list[float]:
    rng = Random(7)
    return [thinking_time(pace, rng, begins=begins) for _ in range(400)]


@pytest.mark.parametrize("pace", [0.2, 0.8, 1.4])
def test_bots_think_longest_where_their_turn_begins_and_never_twice_alike(pace: float) -> None:
    first, next_ = times(pace, begins=True), times(pace, begins=False)
    assert min(first) > 0.8 * pace > 0.5 * fmean(next_)
    assert fmean(first) > 1.5 * fmean(next_)
    assert len(set(first)) > 390
    assert 0.9 * pace < fmean([*first, *next_]) < 1.15 * pace, "a turn of two cards keeps the table's pace"


def test_where_no_waiting_is_wanted_there_is_none() -> None:
    assert set(times(0, begins=True)) == {0.0}


class Held:
    """Locks of which this node holds all."""

    def __init__(self) -> None:
        self.freed: list[str] = []

    def holds(self, name: str) -> bool:
        return name not in self.freed

    async def lock(self, name: str) -> bool:
        return True

    async def unlock(self, name: str) -> None:
        self.freed.append(name)


def test_a_table_that_is_read_again_keeps_the_lock_of_its_bots() -> None:
    """The new object counts on it; only a table that goes to sleep lets other nodes drive its bots."""

    async def use() -> tuple[list[str], list[str]]:
        held = Held()
        driver = Driver(locks=held)
        table: Any = SimpleNamespace(id="t1")
        found = []
        for leave in (driver.replace, driver.forget):
            leave(table)
            for _ in range(3):
                await asyncio.sleep(0)
            found.append(list(held.freed))
        return found[0], found[1]

    assert asyncio.run(use()) == ([], ["bots/t1"])
