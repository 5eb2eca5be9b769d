"""What several want at the same moment is there once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server import requests
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import Store
from stammtisch.server.tables.table import Table

ASK = requests.AskTable("the-game", [requests.WantedSeat("me", name="Anna"), requests.WantedSeat("open")])


def used(folder: Path, use: Callable[[Registry], Awaitable[None]]) -> None:
    async def run() -> None:
        registry = Registry(Store(str(folder / "tables.sqlite")), BotWorkers(1))
        await registry.open()
        try:
            await use(registry)
        finally:
            await registry.close()

    asyncio.run(asyncio.wait_for(run(), 20))


def test_a_table_that_is_woken_while_it_is_set_up_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its id may be known before: that of a daily deal follows from the person and the day."""

    async def use(registry: Registry) -> None:
        woken: list[Table] = []
        create = registry.store.create

        async def known(row: Any, *also: Any, **more: Any) -> None:
            await create(row, *also, **more)
            woken.append(await registry._wake(row["id"]))

        monkeypatch.setattr(registry.store, "create", known)
        made = await registry.create(ASK)
        async with registry.using(made.table) as table:
            assert [table] == woken

    used(tmp_path, use)


def test_a_table_that_is_set_up_while_it_is_woken_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(registry: Registry) -> None:
        waking: list[asyncio.Task[Table]] = []
        reads, is_set_up = asyncio.Event(), asyncio.Event()
        create, kept = registry.store.create, registry.store.kept

        async def slow(id: str) -> Any:
            found = await kept(id)
            reads.set()
            await is_set_up.wait()
            return found

        async def known(row: Any, *also: Any, **more: Any) -> None:
            await create(row, *also, **more)
            waking.append(asyncio.create_task(registry._wake(row["id"])))
            await reads.wait()

        monkeypatch.setattr(registry.store, "kept", slow)
        monkeypatch.setattr(registry.store, "create", known)
        made = await registry.create(ASK)
        is_set_up.set()
        async with registry.using(made.table) as table:
            assert await waking[0] is table

    used(tmp_path, use)


def test_those_who_wake_a_table_at_the_same_moment_get_one(tmp_path: Path) -> None:
    async def use(registry: Registry) -> None:
        made = await registry.create(ASK)
        registry._awake.clear()
        assert len(set(await asyncio.gather(*[registry._wake(made.table) for _ in range(5)]))) == 1

    used(tmp_path, use)
