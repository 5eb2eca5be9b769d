"""Tables that sleep give back what they took, whatever they brought along."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Running, quick, running, until
from websockets.exceptions import ConnectionClosed

from stammtisch.core.match import Match
from stammtisch.games.raise_game.components import standard
from stammtisch.server import requests
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.registry.registry import Registry
from stammtisch.server.tables.table import Table

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


@contextmanager
def no_collector() -> Iterator[None]:
    """A running server's comes so rarely that what it is needed for stays."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def in_memory() -> int:
    """Tables, and the matches that are played at them."""
    return sum(type(one) in (Table, Match) for one in gc.get_objects())


def nothing_happens(server: Running, game: str) -> str:
    found: str = server.table(game, *({"kind": "me", "name": name} for name in ("Anna", "Ben")))["table"]
    return found


def a_game_is_played(server: Running, game: str) -> str:
    """With a bot, through a stream, with talk; then its record is read."""
    made = server.table(game, {"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Ida", "bot": "random"})
    token = made["seats"][0]["token"]
    with server.stream(made["table"], token) as player:
        player.until("events")
        player.send(type="say", text="hello", ref=7)
        player.play_on(Random(1))
    assert server.get(f"/tables/{made['table']}/record", token).status_code == 200
    return str(made["table"])


def some_are_refused(server: Running, game: str) -> str:
    """Moves and tokens that are wrong."""
    table = nothing_happens(server, game)
    assert server.get(f"/tables/{table}", "wrong").status_code == 401
    with server.stream(table, "wrong") as player, pytest.raises(ConnectionClosed):
        player.until("never")
    with server.stream(table) as player:
        assert player.move({"nonsense": 1})["type"] == "refused"
    return table


@pytest.mark.parametrize("game", ["raise", "the-game"])
@pytest.mark.parametrize("use", [nothing_happens, a_game_is_played, some_are_refused])
def test_a_table_that_sleeps_is_gone_at_once(
    use: Callable[[Running, str], str], game: str, tmp_path: Path
) -> None:
    with running(quick(tmp_path, sleep_after=0.1)) as server, no_collector():
        before = in_memory()
        table = use(server, game)
        until(lambda: not server.app.state.registry.awake)
        until(lambda: in_memory() == before)
        assert server.get(f"/tables/{table}").status_code == 200, "it wakes"
        until(lambda: not server.app.state.registry.awake)
        until(lambda: in_memory() == before)


@pytest.mark.parametrize(("game", "own"), [("raise", True), ("raise", False), ("the-game", False)])
def test_tables_that_sleep_leave_nothing_behind(game: str, own: bool) -> None:
    assert grown(game, own=own) < MOST


def test_the_same_set_is_made_once_as_long_as_somebody_plays_with_it() -> None:
    from stammtisch.games.raise_game.components import load

    figures = {**standard().figures(), "name": "mine"}
    held = load(figures)
    assert load(figures) is held
    assert load(standard().figures()) is standard()
