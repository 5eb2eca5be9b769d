"""Tables that sleep give back what they took, whatever they brought along."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any

import pytest

from stammtisch.games.raise_game.components import standard
from stammtisch.server import requests
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.registry.registry import Registry

PEOPLE = [requests.WantedSeat("me", name=name) for name in ("Anna", "Ben")]
WARM = 150
THEN = 450
MOST = 5  # blocks of memory a table; one with a set of its own takes thousands while it is awake


class Memory:
    """A store that forgets at once."""

    shared = False

    async def by_code(self, _code: str) -> None:
        return None

    def create(self, *_: Any, **__: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    append = change = create


def ask(game: str, number: int, *, own: bool) -> requests.AskTable:
    options: dict[str, Any] = {"set": {**standard().figures(), "name": f"set {number}"}} if own else {}
    return requests.AskTable(game, PEOPLE, options)


def grown(game: str, *, own: bool) -> float:
    """Blocks of memory that a table leaves behind when it sleeps, caches being warm."""

    async def use() -> float:
        memory: Any = Memory()
        room = Registry(memory, BotWorkers(1), sleep_after=0)

        async def tables(first: int, count: int) -> int:
            for number in range(first, first + count):
                made = await room.create(ask(game, number, own=own))
                encoder = room._awake[made.table]._encoder
                assert encoder is not None
                for seat in (0, 1, None):
                    encoder.view(seat)
                del encoder
                room.tidy()
            assert room.awake == 0
            gc.collect()
            return sys.getallocatedblocks()

        before = await tables(0, WARM)
        after = await tables(WARM, THEN)
        return (after - before) / THEN

    return asyncio.run(use())


@pytest.mark.parametrize(("game", "own"), [("raise", True), ("raise", False), ("the-game", False)])
def test_tables_that_sleep_leave_nothing_behind(game: str, own: bool) -> None:
    assert grown(game, own=own) < MOST


def test_the_same_set_is_made_once_as_long_as_somebody_plays_with_it() -> None:
    from stammtisch.games.raise_game.components import load

    figures = {**standard().figures(), "name": "mine"}
    held = load(figures)
    assert load(figures) is held
    assert load(standard().figures()) is standard()
