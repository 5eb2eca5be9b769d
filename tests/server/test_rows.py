"""Rows of reviews, persons and days, on both databases: added once, changed by compare-and-set."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.test_store import look, opened, row
from sqlalchemy import select

from stammtisch.server.database.rows import RowWrite, added, changed, removed, taken_over
from stammtisch.server.database.schema import days, persons, plays, reviews, tables
from stammtisch.server.store import StaleAppend, Store, StoreFailed


def review(table: str) -> dict[str, Any]:
    return {"table_id": table, "state": "running", "progress": 0.25, "body": None}


def play(person: str, table: str) -> dict[str, Any]:
    return {"person": person, "table_id": table, "seat": 0, "game": "the-game"}


async def found(store: Store, table: str) -> dict[str, Any]:
    (only,) = await store.rows(select(reviews).where(reviews.c.table_id == table))
    return only


def test_a_row_is_added_once(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.write(added(reviews, review("t1")))
            assert look(database, "SELECT progress FROM reviews") == [(0.25,)]
            with pytest.raises(StaleAppend):
                await store.write(added(reviews, {**review("t1"), "progress": 0.75}))
            assert await found(store, "t1") == {**review("t1"), "version": 0}
            of_two = [store.write(added(days, {"day": "d", "game": "g", "secret": s})) for s in (b"1", b"2")]
            told = await asyncio.gather(*of_two, return_exceptions=True)
            assert [type(one) for one in told] == [type(None), StaleAppend], "the first one wins"
            assert [one["secret"] for one in await store.rows(select(days))] == [b"1"]

    asyncio.run(use())


def test_a_row_is_taken_over_only_if_it_is_free(database: str) -> None:
    async def use() -> None:
        free = reviews.c.state == "done"

        def taking(progress: float, state: str = "running") -> RowWrite:
            return taken_over(reviews, {**review("t1"), "progress": progress, "state": state}, free)

        async with opened(database) as store:
            of_two = await asyncio.gather(
                store.write(taking(0.25)), store.write(taking(0.5)), return_exceptions=True
            )
            assert [type(one) for one in of_two] == [type(None), StaleAppend]
            await store.write(changed(reviews, {"table_id": "t1"}, 0, state="done"))
            await store.write(taking(0.75))
            assert await found(store, "t1") == {**review("t1"), "progress": 0.75, "version": 2}
            with pytest.raises(StaleAppend):
                await store.write(taking(1.0))

    asyncio.run(use())


def test_a_row_is_changed_only_by_those_who_know_its_version(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.write(added(reviews, review("t1")))
            key = {"table_id": "t1"}
            await store.write(changed(reviews, key, 0, progress=0.5))
            with pytest.raises(StaleAppend):
                await store.write(changed(reviews, key, 0, progress=0.6))
            with pytest.raises(StaleAppend):
                await store.write(changed(reviews, {"table_id": "nosuch"}, 0, progress=0.6))
            waiting = [store.write(changed(reviews, key, 1 + n, progress=0.7 + n / 10)) for n in range(3)]
            await asyncio.gather(*waiting)
            now = await found(store, "t1")
            assert (round(now["progress"], 6), now["version"]) == (0.9, 4)

    asyncio.run(use())


def test_several_writes_are_one(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.write(
                added(persons, {"id": "p", "since": 1.0}),
                *(added(plays, play("p", f"t{number}")) for number in range(3)),
                added(plays, play("q", "t1")),
            )
            with pytest.raises(StaleAppend):
                await store.write(removed(plays, person="p"), changed(persons, {"id": "p"}, 7, since=2.0))
            assert len(await store.rows(select(plays).where(plays.c.person == "p"))) == 3
            await store.write(removed(plays, person="p"), removed(persons, id="p"))
            assert [one["person"] for one in await store.rows(select(plays))] == ["q"]
            assert await store.rows(select(persons)) == []
            await store.write(removed(persons, id="p"))
            with pytest.raises(TypeError):
                removed(plays)

    asyncio.run(use())


def test_a_table_and_its_rows_come_together(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.write(added(plays, play("p", "t1")))
            told = await asyncio.gather(
                store.create(row(1), added(plays, play("p", "t1"))),
                store.create({**row(2), "deal_of": "t9"}, added(plays, play("p", "t2"))),
                store.write(added(reviews, review("t5"))),
                store.append("t3", 0, ["x"]),
                return_exceptions=True,
            )
            assert [type(one) for one in told] == [StaleAppend, type(None), type(None), type(None)]
            assert await store.table("t1") is None, "not without its play"
            same_deal = await store.rows(select(tables.c.id).where(tables.c.deal_of == "t9"))
            assert same_deal == [{"id": "t2"}]
            assert len(await store.rows(select(plays))) == 2 and await store.journal("t3") == ["x"]

    asyncio.run(use())


def test_what_fails_logs_no_keys(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        async with opened(database) as store:
            for _ in range(2):
                try:
                    await store.write(added(persons, {"id": "5ec7e7", "since": 1.0}))
                except StoreFailed:
                    continue
            with pytest.raises(StoreFailed):
                await store.write(added(persons, {"id": "5ec7e7", "since": None}))

    asyncio.run(use())
    assert "persons 0" in caplog.text
    assert "5ec7e7" not in caplog.text
