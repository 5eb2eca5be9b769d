"""The store, on both databases: durable, grouped, and never two truths."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from postgres import Postgres
from server.kit import quick, running
from sqlalchemy import Connection

from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.callers import mark
from stammtisch.server.seats.seats import Chair
from stammtisch.server.store import CROWD, StaleAppend, Store, StoreFailed

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}


def row(number: int) -> dict[str, Any]:
    return {
        "id": f"t{number}",
        "code": f"C{number}",
        "created": 1.0,
        "touched": 1.0,
        "game": "the-game",
        "rules": 1,
        "options": "{}",
        "chairs": Chair.dump([Chair()]),
        "host": b"h",
        "secret": b"s",
        "pace": 0.0,
        "state": "waiting",
        "bots_next": False,
        "again": None,
    }


def look(database: str, query: str) -> list[tuple[Any, ...]]:
    """What somebody else sees in the database."""
    if "://" in database:
        with psycopg.connect(database) as other:
            return other.execute(query.encode()).fetchall()
    with closing(sqlite3.connect(database)) as file:
        return file.execute(query).fetchall()


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def test_a_read_ends_before_the_database_is_released(database: str) -> None:
    async def use() -> Any:
        started = threading.Event()
        used: list[Connection] = []

        def slow(connection: Connection) -> None:
            used.append(connection)
            started.set()
            time.sleep(0.2)

        async with opened(database) as store:
            reading = asyncio.ensure_future(store._read(slow))
            await asyncio.to_thread(started.wait)
            (connection,) = used
            kept = connection.connection.dbapi_connection
        await reading
        return kept

    kept = asyncio.run(use())
    if "://" in database:
        assert kept.closed
    else:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            kept.execute("SELECT 1")


def test_what_was_awaited_is_in_the_database(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            await store.append("t1", 0, ["a", "b"], 0, state="running", bots_next=True)
            # Somebody else sees it before the store is closed.
            assert look(database, "SELECT entry FROM journal ORDER BY number") == [("a",), ("b",)]
            assert await store.bots_next() == ["t1"]
        async with opened(database) as again:
            assert await again.journal("t1") == ["a", "b"]
            found = await again.table("t1")
            assert found is not None
            assert {**found, **row(1)} == {**found, "state": "waiting", "bots_next": False}
            assert (found["state"], found["bots_next"], found["version"]) == ("running", True, 1)
            assert await again.by_code("C1") == "t1"

    asyncio.run(use())


def test_a_commit_is_on_the_disk(database: str) -> None:
    careless = "?options=-csynchronous_commit%3Doff" if "://" in database else ""

    async def use() -> list[Any]:
        async with opened(database + careless) as store:
            run = store._writing._held().exec_driver_sql
            if "://" in database:
                return [run(f"SHOW {name}").scalar() for name in ("fsync", "synchronous_commit")]
            return [run(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    assert asyncio.run(use()) in (["on", "on"], ["wal", 2])


def counted(store: Store) -> list[int]:
    """The sizes of the transactions from now on."""
    batches: list[int] = []
    write = store._write

    def count(batch: Any) -> Any:
        batches.append(len(batch.entries))
        return write(batch)

    store._write = count  # type: ignore[method-assign]
    return batches


def test_writes_of_one_tick_share_a_transaction(database: str) -> None:
    async def use() -> int:
        async with opened(database) as store:
            batches = counted(store)
            await asyncio.gather(*(store.append("t", number, [str(number)]) for number in range(500)))
            assert sum(batches) == 500
            assert len(await store.journal("t")) == 500
            return len(batches)

    assert asyncio.run(use()) <= 3


def test_only_where_many_write_a_transaction_waits_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stammtisch.server.store.PAUSE", 0.5)
    sleep, pauses = asyncio.sleep, 0

    async def counting(seconds: float) -> None:
        nonlocal pauses
        pauses += seconds == 0.5
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", counting)

    async def use() -> None:
        async with opened(str(tmp_path / "a.sqlite")) as store:
            batches = counted(store)
            await store.append("t", 0, ["alone"])
            await store.append("t", 1, ["alone"])
            await asyncio.gather(*(store.append("t", number, ["crowd"]) for number in range(2, 2 + CROWD)))
            assert pauses == 0
            first = store.append("t", 2 + CROWD, ["first"])
            await asyncio.sleep(0.01)
            await store.append("t", 3 + CROWD, ["joins"])
            assert first.done() and pauses == 1
            assert batches == [1, 1, CROWD, 2]
            last = store.append("t", 4 + CROWD, ["nobody else"])
            await asyncio.sleep(0)
        await last
        assert batches[-1] == 1

    asyncio.run(use())


def test_whoever_appends_second_at_an_index_is_stale_and_adds_nothing(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            await store.append("t1", 0, ["a", "b"])
            for index in (0, 1):
                with pytest.raises(StaleAppend):
                    await store.append("t1", index, ["late", "late", "late"], 0, state="over")
            await store.append("t1", 2, ["c"])
            assert await store.journal("t1") == ["a", "b", "c"]
            await store.say("t1", 0, "hello")
            with pytest.raises(StaleAppend):
                await store.say("t1", 0, "late")
            assert await store.talk("t1") == ["hello"]
            for taken in ({"id": "t1", "code": "C2"}, {"id": "t2", "code": "C1"}):
                with pytest.raises(StaleAppend):
                    await store.create({**row(1), **taken})
            found = await store.table("t1")
            assert found is not None and (found["state"], found["version"]) == ("waiting", 0)

    asyncio.run(use())


def test_an_append_beyond_the_end_is_stale_and_leaves_no_gap(database: str) -> None:
    """A journal or a talk with a hole could never be read again."""

    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            for write in (store.append("t1", 1, ["b"]), store.say("t1", 1, "second")):
                with pytest.raises(StaleAppend):
                    await write
            await store.append("t1", 0, ["a", "b"])
            with pytest.raises(StaleAppend):
                await store.append("t1", 3, ["d", "e"], 0, state="over")
            together = await asyncio.gather(
                store.append("t1", 2, ["c", "d"]),
                store.append("t2", 5, ["not there"]),
                store.append("t1", 4, ["e"]),
                store.say("t1", 0, "first"),
                store.say("t2", 1, "not there"),
                return_exceptions=True,
            )
            failed = [None if answer is None else type(answer) for answer in together]
            assert failed == [None, StaleAppend, None, None, StaleAppend]
            assert await store.journal("t1") == ["a", "b", "c", "d", "e"]
            assert (await store.talk("t1"), await store.talk("t2")) == (["first"], [])
            found = await store.table("t1")
            assert found is not None and (found["state"], found["version"]) == ("waiting", 0)

    asyncio.run(use())


def test_a_row_is_changed_only_by_those_who_know_its_version(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            await store.change("t1", 0, pace=1.0)
            with pytest.raises(StaleAppend):
                await store.change("t1", 0, pace=2.0)
            with pytest.raises(StaleAppend):
                await store.append("t1", 0, ["not without the change"], 0, state="running")
            with pytest.raises(StaleAppend):
                await store.change("nosuch", 0, pace=2.0)
            # One after the other, though nobody has waited; different columns are different statements.
            changes: tuple[dict[str, Any], ...] = (
                {"pace": 3.0},
                {"again": "t2"},
                {"pace": 4.0},
                {"again": "t3", "pace": 5.0},
            )
            waiting = [store.change("t1", 1 + number, **changed) for number, changed in enumerate(changes)]
            await asyncio.gather(*waiting)
            found = await store.table("t1")
            assert found is not None and (found["pace"], found["again"], found["version"]) == (5.0, "t3", 5)
            assert await store.journal("t1") == []

    asyncio.run(use())


def test_of_two_writers_one_wins_each_index_and_each_version(postgresql: Postgres) -> None:
    """Two programs on one database: whatever is acknowledged is there once, and nobody's twice."""
    database = postgresql.database()

    async def play(store: Store, name: str) -> list[str]:
        acknowledged = []
        for index in range(30):
            try:
                await store.append("t1", index, [f"{name}{index}"], index, pace=float(index))
                acknowledged.append(f"{name}{index}")
            except StaleAppend:
                pass
        return acknowledged

    async def use() -> None:
        async with opened(database) as one:
            await one.create(row(1))
            other = Store(database)
            other._writing._connection = other._engine.connect()  # as one that does not ask whether it may
            other._writer = other.supervisor.keep("writer", other._write_for_ever)
            told = await asyncio.gather(play(one, "a"), play(other, "b"))
            await other.close()
            journal = await one.journal("t1")
            assert sorted(journal) == sorted([*told[0], *told[1]]) and len(journal) == 30
            found = await one.table("t1")
            assert found is not None and (found["version"], found["pace"]) == (30, 29.0)

    asyncio.run(use())


def test_one_tables_failure_is_not_the_others(database: str) -> None:
    """In one transaction: a new table with its moves, some moves, and three that cannot be stored."""

    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            await store.create(row(3))
            await store.append("t1", 0, ["a"])
            batches = counted(store)
            together = await asyncio.gather(
                store.create(row(2)),
                store.append("t2", 0, ["x"], 0, state="running"),
                store.append("t1", 1, ["b"]),
                store.say("t1", 0, "not without what failed"),
                store.append("t1", 0, ["taken"]),
                store.append("t3", 0, ["y"], 7, state="over"),
                *(store.append(f"t{number}", 0, ["y"]) for number in range(4, 9)),
                store.append("t9", 0, ["\ud800 is not text"]),
                store.say("t2", 0, "hello"),
                return_exceptions=True,
            )
            assert batches[0] == 10
            failed = [None if answer is None else type(answer) for answer in together]
            assert failed == [None, None, *[StaleAppend] * 4, *[None] * 5, StoreFailed, None]
            found = await store.table("t2")
            assert found is not None and (found["state"], found["version"]) == ("running", 1)
            assert await store.journal("t2") == ["x"] and await store.talk("t2") == ["hello"]
            assert await store.journal("t1") == ["a"] and await store.talk("t1") == []
            assert [await store.journal(f"t{number}") for number in range(3, 10)] == [[], *[["y"]] * 5, []]

    asyncio.run(use())


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            waiting = [store.append("t", number, ["a"]) for number in range(20)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with opened(database) as again:
            assert await again.journal("t") == ["a"] * 20

    asyncio.run(use())


def test_a_writer_that_fails_settles_what_waits_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        async with opened(str(tmp_path / "a.sqlite")) as store:
            for function in ("_write", "_count"):
                with monkeypatch.context() as patched:
                    patched.setattr(store, function, None)  # it is called, and that fails
                    waiting = [store.append(f"t{number}", 0, ["a"]) for number in range(3)]
                    told = await asyncio.gather(*waiting, return_exceptions=True)
                expected = [StoreFailed] * 3 if function == "_write" else [type(None)] * 3
                assert [type(answer) for answer in told] == expected
                assert store.supervisor.failing == ["writer"]
            await store.append("t1", 1, ["b"])
            assert await store.journal("t1") == ["a", "b"]

    asyncio.run(asyncio.wait_for(use(), 20))
    assert caplog.text.count("the loop writer has failed") == 2


def test_a_failed_transaction_logs_no_cards(database: str, caplog: pytest.LogCaptureFixture) -> None:
    secret = '{"deal": [0, 57]}'
    caplog.set_level(logging.INFO)  # where nodes share a database, a lost race is nothing to worry about

    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            await store.append("t1", 0, [secret])
            for write in (
                store.append("t1", 0, [secret], 0, state="running"),
                store.append("t1", 1, [f"{secret}\ud800"]),
                store.create({**row(1), "chairs": secret}),
                store.change("t1", 0, chairs=secret, options=None),
                store.change("t1", 0, nosuchcolumn=secret),
            ):
                with pytest.raises(StoreFailed):
                    await write

    asyncio.run(use())
    assert "t1 not stored: IntegrityError" in caplog.text, "it says what went wrong"
    assert not any("57" in entry.getMessage() for entry in caplog.records)


def test_unused_tables_sleep_and_wake_as_they_were(tmp_path: Path) -> None:
    with running(quick(tmp_path, sleep_after=0.05)) as server:
        room = server.app.state.registry
        created = server.table("the-game", ANNA, BOT, options={"starter": 0, "talk": "open"})
        table, token = created["table"], created["seats"][0]["token"]
        player = server.stream(table, token)
        player.until("events")
        player.move(player.legal[0])
        player.send(type="say", text="hello", ref=5)
        player.until("talk")
        before = server.position(table, token)
        assert room.awake == 1
        player.close()
        _wait_for(lambda: room.awake == 0)
        after = server.position(table, token)
        before["table"]["seats"][0]["connected"] = False
        assert after == before
        back = server.stream(table, token)
        back.until("events")
        assert back.move({"take_back": True})["type"] == "events", "even that is not forgotten"
        back.play_on(Random(1))
        back.close()
        _wait_for(lambda: room.awake == 0)
        assert server.get(f"/tables/{table}/replay").status_code == 200


def test_bots_among_themselves_sleep_when_nobody_watches_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    with running(quick(tmp_path, pace=0.01, sleep_after=0.05, watched_for=0.0)) as server:
        room = server.app.state.registry
        created = server.table("the-game", BOT, BOT)
        _wait_for(lambda: room.awake == 0)
        watcher = server.stream(created["table"])
        while not watcher.over:
            watcher.read()
        watcher.close()


def test_bots_think_on_the_account_of_whoever_set_up_or_woke_the_table(tmp_path: Path) -> None:
    with running(quick(tmp_path, sleep_after=0.05)) as server:
        room = server.app.state.registry
        table = server.table("the-game", ANNA, BOT, options={"starter": 0})["table"]
        assert room._awake[table].asker == Asker("127.0.0.1", table, people=True)
        _wait_for(lambda: room.awake == 0)
        server.get(f"/tables/{table}")
        assert room._awake[table].asker.address == mark("127.0.0.1")


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, options={})
        table, token = created["table"], created["seats"][0]["token"]
        before = server.position(table, token)
        store = server.app.state.registry.store

        def fail(batch: Any) -> Any:
            return dict.fromkeys(batch.tables, StoreFailed)

        ask = {"at": before["at"], "move": before["legal"][0]}
        with monkeypatch.context() as patched:
            patched.setattr(store, "_write", fail)
            answer = server.post(f"/tables/{table}/moves", ask, token)
            assert (answer.status_code, answer.json()["error"]) == (503, "busy")
            assert answer.headers["retry-after"] == "1"
            made = server.post("/tables", {"game": "the-game", "seats": [ANNA]})
            assert (made.status_code, made.json()["error"]) == (503, "busy")
        after = server.position(table, token)
        assert after == before
        assert server.post(f"/tables/{table}/moves", ask, token).status_code == 200


def _wait_for(true: Any, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
