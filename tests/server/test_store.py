"""The store: durable, grouped, and made by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import quick, running

from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.store import CROWD, NewerStore, NoStore, Store, StoreFailed
from stammtisch.server.tables.seats import Chair

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


def test_what_was_awaited_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def use() -> None:
        store = Store(str(path))
        await store.open()
        await store.create(row(1))
        await store.append("t1", 0, ["a", "b"], state="running", bots_next=True)
        # Another reader sees it before the store is closed.
        reader = sqlite3.connect(path)
        assert reader.execute("SELECT entry FROM journal ORDER BY number").fetchall() == [("a",), ("b",)]
        assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        reader.close()
        assert await store.bots_next() == ["t1"]
        await store.close()
        again = Store(f"sqlite:///{path}")
        await again.open()
        assert await again.journal("t1") == ["a", "b"]
        found = await again.table("t1")
        assert found is not None and found["state"] == "running"
        assert await again.by_code("C1") == "t1"
        await again.close()

    asyncio.run(use())


def counted(store: Store) -> list[int]:
    """The sizes of the transactions from now on."""
    batches: list[int] = []
    write = store._write

    def count(batch: Any) -> Any:
        batches.append(len(batch.entries))
        return write(batch)

    store._write = count  # type: ignore[method-assign]
    return batches


def test_writes_of_one_tick_share_a_transaction(tmp_path: Path) -> None:
    async def use() -> int:
        store = Store(str(tmp_path / "a.sqlite"))
        await store.open()
        batches = counted(store)
        await asyncio.gather(*(store.append("t", number, [str(number)]) for number in range(500)))
        assert sum(batches) == 500
        assert len(await store.journal("t")) == 500
        await store.close()
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
        store = Store(str(tmp_path / "a.sqlite"))
        await store.open()
        batches = counted(store)
        await store.append("t", 0, ["alone"])
        await store.append("t", 1, ["alone"])
        await asyncio.gather(*(store.append("t", number, ["crowd"]) for number in range(2, 2 + CROWD)))
        assert pauses == 0
        first = store.append("t", 10, ["first"])
        await asyncio.sleep(0.01)
        await store.append("t", 11, ["joins"])
        assert first.done() and pauses == 1
        assert batches == [1, 1, CROWD, 2]
        last = store.append("t", 12, ["nobody else"])
        await asyncio.sleep(0)
        await store.close()
        await last
        assert batches[-1] == 1

    asyncio.run(use())


def test_a_failed_write_is_told_to_those_who_wait(tmp_path: Path) -> None:
    async def use() -> None:
        store = Store(str(tmp_path / "a.sqlite"))
        await store.open()
        await store.append("t", 0, ["a"])
        with pytest.raises(StoreFailed):
            await store.append("t", 0, ["again the same index"])
        await store.append("t", 1, ["b"])
        assert await store.journal("t") == ["a", "b"]
        await store.close()

    asyncio.run(use())


def test_one_tables_failure_is_not_the_others(tmp_path: Path) -> None:
    """In one transaction: a new table with its moves, some moves, and two that cannot be stored."""

    async def use() -> None:
        store = Store(str(tmp_path / "a.sqlite"))
        await store.open()
        await store.create(row(1))
        await store.append("t1", 0, ["a"])
        batches = counted(store)
        together = await asyncio.gather(
            store.create(row(2)),
            store.append("t2", 0, ["x"], state="running"),
            store.append("t1", 1, ["b"]),
            store.say("t1", 0, "not without what failed"),
            store.append("t1", 0, ["taken"]),
            *(store.append(f"t{number}", 0, ["y"]) for number in range(3, 9)),
            store.append("t9", 0, ["\ud800 is not text"]),
            store.say("t2", 0, "hello"),
            return_exceptions=True,
        )
        assert batches[0] == 10
        failed = [isinstance(answer, StoreFailed) for answer in together]
        assert failed == [False, False, True, True, True, *[False] * 6, True, False]
        found = await store.table("t2")
        assert found is not None and found["state"] == "running"
        assert await store.journal("t2") == ["x"] and await store.talk("t2") == ["hello"]
        assert await store.journal("t1") == ["a"] and await store.talk("t1") == []
        assert [await store.journal(f"t{number}") for number in range(3, 10)] == [*[["y"]] * 6, []]
        await store.close()

    asyncio.run(use())


def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async def use() -> None:
        store = Store(str(tmp_path / "a.sqlite"))
        await store.open()
        waiting = [store.append("t", number, ["a"]) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        again = Store(str(tmp_path / "a.sqlite"))
        await again.open()
        assert await again.journal("t") == ["a"] * 20
        await again.close()

    asyncio.run(use())


def test_a_database_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoStore, match="nosuch"):
        Store("nosuch://somewhere/games")

    async def use() -> None:
        store = Store(str(tmp_path / "missing" / "a.sqlite"))
        try:
            with pytest.raises(NoStore, match="unable to open"):
                await store.open()
        finally:
            await store.close()

    asyncio.run(use())


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    file = sqlite3.connect(path)
    file.execute("CREATE TABLE version (number INTEGER NOT NULL)")
    file.execute("INSERT INTO version VALUES (99)")
    file.commit()
    file.close()

    async def use() -> None:
        store = Store(str(path))
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(NewerStore, match="version 99"):
        asyncio.run(use())


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
        before = server.get(f"/tables/{table}", token).json()
        assert room.awake == 1
        player.close()
        _wait_for(lambda: room.awake == 0)
        after = server.get(f"/tables/{table}", token).json()
        before["table"]["seats"][0]["connected"] = False
        assert after == before
        assert room.awake == 1
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
        assert room._awake[table].asker.address == "127.0.0.1"


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, options={})
        table, token = created["table"], created["seats"][0]["token"]
        before = server.get(f"/tables/{table}", token).json()
        store = server.app.state.registry.store

        def fail(batch: Any) -> Any:
            return batch.tables

        ask = {"at": before["at"], "move": before["legal"][0]}
        with monkeypatch.context() as patched:
            patched.setattr(store, "_write", fail)
            answer = server.post(f"/tables/{table}/moves", ask, token)
            assert (answer.status_code, answer.json()["error"]) == (503, "busy")
            assert answer.headers["retry-after"] == "1"
            made = server.post("/tables", {"game": "the-game", "seats": [ANNA]})
            assert (made.status_code, made.json()["error"]) == (503, "busy")
        after = server.get(f"/tables/{table}", token).json()
        assert after == before
        assert server.post(f"/tables/{table}/moves", ask, token).status_code == 200


def _wait_for(true: Any, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
