"""The server's endless loops: none ends without a word, and one that fails goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from postgres import Postgres
from server.kit import Player, Running, quick, running, until
from server.test_one_fault import Planned

from stammtisch.server import supervisor
from stammtisch.server.nodes.listener import Listener
from stammtisch.server.supervisor import Loop, Supervisor

ANNA = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}
EVERYTHING: dict[str, Any] = {"par_games": 1, "par_after": 3600.0, "tidy_after": 86_400.0}
"""Settings with which every loop there is runs."""


def called(server: Running, call: Callable[[], Any]) -> Any:
    """What a function returns that is called by the server's event loop."""

    async def now() -> Any:
        return call()

    return asyncio.run_coroutine_threadsafe(now(), server.loop).result(10)


def waits(loop: Loop) -> bool:
    """Whether the loop does nothing now but wait: for an event, or for a time."""
    task: Any = loop.task
    inner = task.get_coro()
    names = []
    while inner is not None and hasattr(inner, "cr_await"):
        names.append(inner.cr_code.co_name)
        inner = inner.cr_await
    working = len(names) > 2 or names[-1:] != ["sleep"]  # not in the pause after a failure
    return working and names[-1] in ("wait", "sleep") and not task._fut_waiter.done()


def fail(server: Running, loop: Loop) -> None:
    """Make what the loop waits for fail."""

    def attempt() -> bool:
        if not waits(loop):
            return False
        task: Any = loop.task
        task._fut_waiter.set_exception(Planned())
        return True

    until(lambda: called(server, attempt))


def has_failed(loop: Loop, times: int) -> bool:
    return loop.failures == times


def loops_of(server: Running) -> list[Loop]:
    found: list[Loop] = server.app.state.registry.store.supervisor.loops
    return found


def each_fails_once(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for loop in loops_of(server):
        before = loop.failures
        fail(server, loop)
        until(partial(has_failed, loop, before + 1))
        assert f"the loop {loop.name} has failed, and goes on" in caplog.text
        until(partial(called, server, partial(waits, loop)))
        assert not loop.task.done()
    ready = server.http.get("/ready")
    assert ready.status_code == 200, "each has failed once only"
    notes = " ".join(ready.json()["notes"])
    assert all(f"'{loop.name}'" in notes for loop in loops_of(server))


def test_each_loop_that_fails_is_logged_and_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(quick(tmp_path, **EVERYTHING)) as server:
        names = [loop.name for loop in loops_of(server)]
        assert sorted(names) == sorted(
            ["writer", "janitor", "notices", "outbox", "daily tidying", "par", "lobby", "lobby's tidying"]
        )
        each_fails_once(server, caplog)
        with Player(f"ws://127.0.0.1:{server.port}/api/lobby/stream") as visitor:
            visitor.send(type="hello")
            visitor.until("lobby")
            made = server.table("the-game", ANNA, OPEN, public=True)
            assert visitor.until("lobby")["lobby"]["waiting"][0]["table"] == made["table"]
    assert all(loop.task.done() for loop in loops_of(server))


def test_each_loop_of_several_nodes_goes_on(
    tmp_path: Path, postgresql: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    settings = quick(tmp_path, database=postgresql.database(), **EVERYTHING)
    with running(settings) as one, running(settings) as other:
        presences = [node.app.state.registry.presence for node in (one, other)]
        until(lambda: all(presence.nodes == 1 for presence in presences))
        assert "node" in [loop.name for loop in loops_of(one)]
        each_fails_once(one, caplog)
        made = other.table("the-game", ANNA, BOT, options={"starter": 0})
        with one.stream(made["table"], made["seats"][0]["token"]) as player:
            player.until("events")
            until(lambda: presences[1].seats(made["table"]) == {0})
            player.play_on(Random(1))


def test_a_listener_that_fails_hears_again(
    tmp_path: Path,
    postgresql: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    listen = Listener._listen
    failed: list[Listener] = []

    def once(listener: Listener, connection: Any) -> None:
        if not failed:
            failed.append(listener)
            raise Planned
        listen(listener, connection)

    monkeypatch.setattr(Listener, "_listen", once)
    settings = quick(tmp_path, database=postgresql.database())
    with running(settings) as one, running(settings) as other:
        until(lambda: all(node.app.state.registry.presence.nodes == 1 for node in (one, other)))
    assert "the listener has failed, and goes on" in caplog.text


@pytest.mark.parametrize(("name", "status"), [("writer", 503), ("lobby", 200)])
def test_a_needed_loop_that_fails_again_and_again_makes_the_server_unready(
    tmp_path: Path, name: str, status: int
) -> None:
    with running(quick(tmp_path)) as server:
        (loop,) = [loop for loop in loops_of(server) if loop.name == name]
        for before in range(supervisor.MANY):
            assert server.http.get("/ready").status_code == 200
            fail(server, loop)
            until(partial(has_failed, loop, before + 1))
            until(partial(called, server, partial(waits, loop)))
        ready = server.http.get("/ready")
        assert ready.status_code == status
        told = ready.json()["missing" if status == 503 else "notes"]
        assert any(f"'{name}'" in line for line in told), told


def test_every_endless_task_is_the_supervisors(tmp_path: Path) -> None:
    """Whatever has happened: when all is quiet, nothing of ours runs but the loops."""
    with running(quick(tmp_path, **EVERYTHING)) as server:
        created = server.table("the-game", ANNA, BOT)
        with server.stream(created["table"], created["seats"][0]["token"]) as player:
            player.until("events")
            player.play_on(Random(1))
        with Player(f"ws://127.0.0.1:{server.port}/api/lobby/stream") as visitor:
            visitor.send(type="hello")
            visitor.until("lobby")

        def ours() -> list[str]:
            others = asyncio.all_tasks() - {loop.task for loop in loops_of(server)}
            return [str(task) for task in others if task != asyncio.current_task() and _is_ours(task)]

        until(lambda: called(server, ours) == [])


def _is_ours(task: Any) -> bool:
    return "stammtisch/server" in task.get_coro().cr_code.co_filename


def test_a_loop_survives_the_cancellation_of_what_it_waits_for(caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        looks = 0
        done = asyncio.Event()

        async def work() -> None:
            nonlocal looks
            looks += 1
            if looks == 2:
                done.set()
                await asyncio.sleep(60)
            gone = asyncio.get_running_loop().create_future()
            gone.cancel()
            await gone

        loop = Supervisor().keep("patient", work)
        await asyncio.wait_for(done.wait(), 10)
        begun = time.monotonic()
        await loop.end()
        assert loop.task.cancelled() and time.monotonic() - begun < 10, "its owner ends it all the same"

    asyncio.run(use())
    assert "the loop patient has failed" in caplog.text


def test_a_loop_that_returns_unasked_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> int:
        looks = 0

        async def work() -> None:
            nonlocal looks
            looks += 1

        kept = Supervisor()
        loop = kept.keep("short", work)
        while looks < 2:
            await asyncio.sleep(0.01)
        await loop.finish()
        assert kept.loops == []
        return looks

    assert asyncio.run(use()) >= 2
    assert "the loop short has ended by itself" in caplog.text
