"""The outbox, on both databases: nothing is forgotten, nothing is done twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from server.test_store import opened
from sqlalchemy import select

from stammtisch.server.database.schema import Row, outbox
from stammtisch.server.outbox import outbox as engine
from stammtisch.server.outbox.outbox import Dropped, Entry, Later, Outbox
from stammtisch.server.store import Store, StoreFailed

DAY = 86_400.0


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Node:
    """One server's outbox; keeps what it was asked to do."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.box = Outbox(store, clock=clock, look_every=0.02)
        self.seen: list[Entry] = []
        self.behaviour: Callable[[Entry], Any] = lambda entry: None
        self.box.handle("notice", self._do)

    async def _do(self, entry: Entry) -> None:
        self.seen.append(entry)
        told = self.behaviour(entry)
        if told is not None:
            await told


@asynccontextmanager
async def nodes(store: Store, clock: Clock, count: int = 1) -> AsyncIterator[list[Node]]:
    found = [Node(store, clock) for _ in range(count)]
    for node in found:
        await node.box.open()
    try:
        yield found
    finally:
        for node in found:
            await node.box.close()


async def rows(store: Store) -> list[Row]:
    return await store.rows(select(outbox).order_by(outbox.c.id))


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


async def settled(store: Store) -> None:
    """Until nothing is being carried out."""
    async with asyncio.timeout(10):
        while any(row["state"] == "claimed" for row in await rows(store)):
            await asyncio.sleep(0.005)


def notice(id: str, due: float, **body: Any) -> Any:
    return Outbox.entry("notice", id, due, body, table="t1", contact="c1")


def test_an_entry_added_twice_is_carried_out_once(database: str) -> None:
    async def use() -> None:
        clock = Clock()
        async with opened(database) as store, nodes(store, clock) as (node,):
            for _ in range(3):
                await store.write(notice("turn/t1/0/7/c1", clock.now, what="turn"))
            await asyncio.gather(*(store.write(notice("full", clock.now)) for _ in range(3)))
            node.box.kick()
            await until(lambda: len(node.seen) == 2)
            await settled(store)
            await store.write(notice("turn/t1/0/7/c1", clock.now, what="turn"))
            node.box.kick()
            await asyncio.sleep(0.1)
            assert [entry.id for entry in node.seen] == ["turn/t1/0/7/c1", "full"]
            first = node.seen[0]
            assert (first.body, first.table, first.contact, first.tries) == ({"what": "turn"}, "t1", "c1", 1)
            assert [row["state"] for row in await rows(store)] == ["done", "done"]

    asyncio.run(use())


def test_nothing_is_done_before_it_is_due(database: str) -> None:
    async def use() -> None:
        clock = Clock()
        async with opened(database) as store, nodes(store, clock) as (node,):
            await store.write(notice("later", clock.now + 3 * DAY))
            node.box.kick()
            await asyncio.sleep(0.1)
            assert not node.seen
            clock.now += 3 * DAY
            await until(lambda: node.seen)

    asyncio.run(use())


def test_of_two_nodes_one_carries_out_each_entry(database: str) -> None:
    async def use() -> None:
        clock = Clock()
        async with opened(database) as store, nodes(store, clock, 2) as both:
            for node in both:
                node.behaviour = lambda entry: asyncio.sleep(0.01)
            await store.write(*(notice(f"n{number:02}", clock.now) for number in range(60)))
            for node in both:
                node.box.kick()
            await until(lambda: sum(len(node.seen) for node in both) >= 60)
            await settled(store)
            await asyncio.sleep(0.05)
            done = Counter(entry.id for node in both for entry in node.seen)
            assert len(done) == 60 and set(done.values()) == {1}
            assert {row["state"] for row in await rows(store)} == {"done"}

    asyncio.run(use())


def test_what_a_stopped_server_had_claimed_is_taken_over(database: str) -> None:
    async def use() -> None:
        clock = Clock()
        async with opened(database) as store:
            async with nodes(store, clock) as (node,):
                node.behaviour = lambda entry: asyncio.sleep(60)
                await store.write(notice("turn", clock.now))
                node.box.kick()
                await until(lambda: node.seen)
                for task in node.box._busy["notice"].values():  # as a power cut would
                    task.cancel()
            assert [row["state"] for row in await rows(store)] == ["claimed"]
            async with nodes(store, clock) as (second,):
                await asyncio.sleep(0.1)
                assert not second.seen, "the other one may still be at it"
                clock.now += engine.LOST_AFTER + 1
                await until(lambda: second.seen)
                await settled(store)
                assert (second.seen[0].id, second.seen[0].tries) == ("turn", 2)
                assert [row["state"] for row in await rows(store)] == ["done"]

    asyncio.run(use())


def test_what_was_claimed_before_the_clock_was_set_back_is_taken_over(database: str) -> None:
    """Otherwise it would wait until the clock has caught up."""

    async def use() -> None:
        clock = Clock()
        async with opened(database) as store:
            async with nodes(store, clock) as (node,):
                node.behaviour = lambda entry: asyncio.sleep(60)
                await store.write(notice("turn", clock.now - DAY))
                node.box.kick()
                await until(lambda: node.seen)
                for task in node.box._busy["notice"].values():  # as a power cut would
                    task.cancel()
            clock.now -= DAY / 2
            async with nodes(store, clock) as (second,):
                await until(lambda: second.seen)
                await settled(store)
                assert [row["state"] for row in await rows(store)] == ["done"]

    asyncio.run(use())


def test_a_clean_stop_waits_for_what_has_begun(database: str) -> None:
    async def use() -> None:
        clock = Clock()
        async with opened(database) as store:
            async with nodes(store, clock) as (node,):
                node.behaviour = lambda entry: asyncio.sleep(0.2)
                await store.write(notice("turn", clock.now))
                node.box.kick()
                await until(lambda: node.seen)
            assert [row["state"] for row in await rows(store)] == ["done"]

    asyncio.run(use())


def test_pauses_grow_and_the_other_side_may_ask_for_longer_ones(database: str) -> None:
    async def use() -> None:
        clock = Clock()

        def fail(entry: Entry) -> None:
            if entry.tries == 1:
                raise RuntimeError("no answer")
            if entry.tries == 2:
                raise Later
            if entry.tries == 3:
                raise Later(7200)
            if entry.tries < 12:
                raise Later(1)

        async with opened(database) as store, nodes(store, clock) as (node,):
            node.behaviour = fail
            await store.write(notice("turn", clock.now))
            pauses = []
            for tries in range(1, 12):
                await until(partial(lambda wanted: len(node.seen) == wanted, tries))
                await settled(store)
                (row,) = await rows(store)
                pauses.append(round(row["due"] - clock.now))
                assert row["state"] == "waiting"
                clock.now = row["due"] - 1
                await asyncio.sleep(0.06)
                assert len(node.seen) == tries, "not a second sooner"
                clock.now += 1
            await until(lambda: len(node.seen) == 12)
            assert pauses == [30, 60, 7200, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]
            await settled(store)
            assert [row["state"] for row in await rows(store)] == ["done"]

    asyncio.run(use())


def test_what_is_dropped_or_failed_too_often_is_not_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "MOST_TRIES", 3)

    async def use() -> None:
        clock = Clock()

        def fail(entry: Entry) -> None:
            raise Dropped if entry.id == "gone" else Later

        async with opened(database) as store, nodes(store, clock) as (node,):
            node.behaviour = fail
            await store.write(notice("gone", clock.now), notice("tired", clock.now))
            for _ in range(6):
                await asyncio.sleep(0.06)
                await settled(store)
                clock.now += 3600
            assert Counter(entry.id for entry in node.seen) == {"gone": 1, "tired": 3}
            assert {row["state"] for row in await rows(store)} == {"dropped"}

    asyncio.run(use())


def test_entries_that_hang_hold_up_no_other_kind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "HANDLED_WITHIN", 0.5)

    async def use() -> None:
        clock = Clock()
        passed: list[str] = []

        async def deadline(entry: Entry) -> None:
            passed.append(entry.id)

        async with opened(database) as store:
            node = Node(store, clock)
            node.behaviour = lambda entry: asyncio.sleep(60)
            node.box.handle("deadline", deadline)
            await store.write(*(notice(f"n{number:02}", clock.now) for number in range(engine.AT_ONCE + 5)))
            await node.box.open()
            await until(lambda: len(node.seen) == engine.AT_ONCE)
            await store.write(Outbox.entry("deadline", "deadline/t1/7", clock.now, {}, table="t1"))
            node.box.kick()
            await until(lambda: passed)
            assert len(node.seen) == engine.AT_ONCE
            await until(lambda: len(node.seen) == engine.AT_ONCE + 5)
            await node.box.close()

    asyncio.run(use())


def test_an_outcome_is_not_lost_while_the_database_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "STORED_AGAIN", 0.05)

    async def use() -> None:
        clock = Clock()
        async with opened(database) as store, nodes(store, clock) as (node,):
            write, failures = store.write, [True, True]

            async def failing(*writes: Any) -> None:
                if node.seen and failures:
                    failures.pop()
                    raise StoreFailed
                await write(*writes)

            monkeypatch.setattr(store, "write", failing)
            await write(notice("turn", clock.now))
            node.box.kick()
            await until(lambda: node.seen)
            clock.now += 10 * engine.LOST_AFTER
            await settled(store)
            assert len(node.seen) == 1
            assert [row["state"] for row in await rows(store)] == ["done"]

    asyncio.run(use())


def test_settled_entries_are_removed_after_a_week(database: str) -> None:
    async def use() -> None:
        clock = Clock()
        async with opened(database) as store, nodes(store, clock) as (node,):
            await store.write(notice("old", clock.now), Outbox.entry("other", "not ours", clock.now, {}))
            node.box.kick()
            await until(lambda: node.seen)
            clock.now += 6.9 * DAY
            await asyncio.sleep(0.1)
            assert [row["id"] for row in await rows(store)] == ["not ours", "old"]
            clock.now += 0.2 * DAY
            async with asyncio.timeout(10):
                while len(await rows(store)) != 1:
                    await asyncio.sleep(0.01)
            assert [row["id"] for row in await rows(store)] == ["not ours"], "what waits is kept"

    asyncio.run(use())
