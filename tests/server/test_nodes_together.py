"""What counts once for all nodes: deadlines and notices, limits and turns of addresses, removed guests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import Postgres
from push_service import PushService, push_service
from server.kit import Line, Player, Running, quick, running, until
from server.test_nodes import ANNA, BOT, OPEN, Two
from server.test_notices import Clock, subscribe, take_turn

from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.callers import mark
from stammtisch.server.limits import Limits
from stammtisch.server.persons.keys import Key
from stammtisch.server.seats.guests import guest_mark

BEN = {"kind": "me", "name": "Ben"}
ASK = {"game": "the-game", "seats": [ANNA, OPEN]}
KEY = "0" * 31 + "1"


@contextmanager
def nodes(folder: Path, postgresql: Postgres, **settings: Any) -> Iterator[Two]:
    database = postgresql.database()
    chosen = quick(folder, **{"database": database, **settings})
    with running(chosen) as one, running(chosen) as other:
        found = Two(one, other, postgresql, database)
        until(lambda: all(node.app.state.registry.presence.nodes == 1 for node in found.both))
        yield found


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as found:
        yield found


# Deadlines, notices and stand-ins


def watched(two: Two, push: PushService, overdue: str) -> Line:
    """Anna begins, and has ten minutes; her device is known through the other node."""
    made = two.one.table("the-game", ANNA, BEN, options={"starter": 0}, turn_time=600, overdue=overdue)
    contact = subscribe(two.other, push.device())
    path = f"/tables/{made['table']}/seats/0/notices/{contact}"
    assert two.other.put(path, token=made["seats"][0]["token"]).status_code == 204
    until(lambda: all(watches(node, made["table"]) for node in two.both))
    return made


def watches(node: Running, table: str) -> bool:
    registry, contacts = node.app.state.registry, node.app.state.notices.contacts
    awake = registry.if_awake(table)
    return awake is not None and bool(contacts.watched(awake.chairs[0].token))


def settled(two: Two) -> bool:
    """Whether nothing is under way."""
    return not two.look("SELECT 1 FROM outbox WHERE state = 'claimed'")


def telling(clock: Clock) -> dict[str, Any]:
    return {"push_anywhere": True, "outbox_every": 0.03, "notice_after": 0.3, "clock": clock}


def test_a_deadline_is_carried_out_once_and_told_once(
    tmp_path: Path, postgresql: Postgres, push: PushService
) -> None:
    clock = Clock()
    with nodes(tmp_path, postgresql, **telling(clock)) as two:
        made = watched(two, push, "nudge")
        table, ben = made["table"], made["seats"][1]["token"]
        for node in two.both:
            node.get(f"/tables/{table}", ben)
        with two.other.stream(table, ben) as player:
            player.until("events")
            clock.ahead += 601
            until(lambda: push.told("nudge"))
            late = two.one.get(f"/tables/{table}").json()["table"]["due"]
            assert player.table["due"] == late and late < clock(), "whoever sits at the other node sees it"
        until(lambda: settled(two))
        clock.ahead += 3600
        until(lambda: two.look("SELECT 1 FROM outbox WHERE kind = 'deadline' AND state = 'done'"))
        until(lambda: settled(two))
        assert len(push.told("nudge")) == 1
        assert two.look("SELECT max(tries) FROM outbox WHERE state = 'done'") == [(1,)], "by one node"


def test_a_stand_in_takes_over_once_and_leaves_wherever_its_person_comes_back(
    tmp_path: Path, postgresql: Postgres, push: PushService
) -> None:
    clock = Clock()
    with nodes(tmp_path, postgresql, **telling(clock)) as two:
        made = watched(two, push, "bot")
        table, (anna, ben) = made["table"], [seat["token"] for seat in made["seats"]]
        with two.one.stream(table, ben) as here, two.other.stream(table, ben) as there:
            for player in (here, there):
                player.until("events")
            clock.ahead += 601
            for player in (here, there):
                seen(player, lambda seats: seats[0]["stands_in"] and seats[0]["by_clock"])
            with two.other.stream(table, anna):  # Anna is back, at either node
                for player in (here, there):
                    seen(player, lambda seats: not seats[0]["stands_in"])
            for player in (here, there):
                assert [event["index"] for event in player.events] == list(range(len(player.events)))


def seen(player: Player, true: Callable[[Any], bool]) -> None:
    while not true(player.table["seats"]):
        player.read(60)


def test_a_turn_that_comes_at_one_node_is_told_once(
    tmp_path: Path, postgresql: Postgres, push: PushService
) -> None:
    with nodes(tmp_path, postgresql, **telling(Clock())) as two:
        made = watched(two, push, "nudge")
        take_turn(two.one, made, 0)
        take_turn(two.other, made, 1)
        until(lambda: push.told("turn"))
        until(lambda: settled(two))
        turns = two.look("SELECT state, tries FROM outbox WHERE id LIKE 'turn/%'")
        assert len(turns) == len(push.told("turn"))
        assert {tries for _, tries in turns} == {1}


# Limits of addresses


def from_(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, "Content-Type": "application/json"}


def post(node: Running, path: str, body: Any, address: str) -> httpx.Response:
    return node.http.post(f"/api{path}", json=body, headers=from_(address))


def counts(node: Running, whose: str, tables: int) -> bool:
    found: int = node.app.state.registry.makers.count(whose)
    return found >= tables


def test_tables_of_an_address_count_at_all_nodes_together(tmp_path: Path, postgresql: Postgres) -> None:
    settings = {"tables_each": 3, "trusted_proxies": ("127.0.0.1",)}
    with nodes(tmp_path, postgresql, **settings) as two:
        address, whose = "192.0.2.1", mark("192.0.2.1")
        made = [post(node, "/tables", ASK, address).json() for node in (two.one, two.other, two.one)]
        for node in two.both:
            until(partial(counts, node, whose, 3))
            answer = post(node, "/tables", ASK, address)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables")
            assert post(node, "/tables", ASK, "192.0.2.2").status_code == 201, "others are not concerned"
        closed = two.one.post(f"/tables/{made[0]['table']}/close", token=made[0]["host"])
        assert closed.status_code == 200
        assert post(two.other, "/tables", ASK, address).status_code == 201, "what was closed elsewhere"
        third = quick(tmp_path, database=two.database, **settings)
        with running(third) as late:
            until(partial(counts, late, whose, 3))
            answer = post(late, "/tables", ASK, address)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables")


def test_what_protects_people_counts_at_all_nodes_together(tmp_path: Path, postgresql: Postgres) -> None:
    """Whoever guesses codes at two nodes gets no more than at one."""
    limits = Limits(requests=(1e6, 1e6), codes=(0.001, 6))
    with nodes(tmp_path, postgresql, limits=limits) as two:
        assert [two.one.get("/join/NOSUCH").status_code for _ in range(6)] == [404] * 6
        assert two.one.get("/join/NOSUCH").status_code == 429
        addresses = two.other.app.state.addresses
        until(lambda: (mark("127.0.0.1"), "codes") in addresses._buckets)
        assert two.other.get("/join/NOSUCH").status_code == 429
        assert two.other.get("/games").status_code == 200, "what only costs work counts at each node"


# Turns of addresses


def in_loop(node: Running, work: Any) -> Any:
    """Do something in a node's own thread."""
    loop = node.loop
    return asyncio.run_coroutine_threadsafe(work, loop)


def test_whoever_keeps_one_node_busy_waits_at_the_other(tmp_path: Path, postgresql: Postgres) -> None:
    """Greedy has a bot's turn at one node; at the other the guest goes first, though greedy came first."""
    with nodes(tmp_path, postgresql) as two, ExitStack() as stack:
        there = two.one.app.state.registry.workers._queue
        here = two.other.app.state.registry.workers._queue
        leave = asyncio.Event()
        order: list[str] = []

        async def hold(queue: Any, asker: Asker) -> None:
            async with queue.place(asker):
                await leave.wait()

        async def ask(asker: Asker) -> None:
            async with here.place(asker):
                order.append(asker.table)

        async def all_here() -> None:
            somebody = asyncio.create_task(hold(here, Asker("192.0.2.3", "s")))
            await asyncio.sleep(0)
            asking = [
                asyncio.create_task(ask(asker))
                for asker in (
                    Asker("192.0.2.1", "greedy"),
                    Asker("192.0.2.1", "greedy's bots", people=False),
                    Asker("192.0.2.2", "guest's bots", people=False),
                    Asker("192.0.2.2", "guest"),
                )
            ]
            await asyncio.sleep(0)
            leave.set()
            await asyncio.gather(somebody, *asking)

        held = asyncio.Event()

        async def busy() -> None:
            async with there.place(Asker("192.0.2.1", "greedy elsewhere")):
                await held.wait()

        async def release() -> None:
            held.set()

        keeping = in_loop(two.one, busy())
        stack.callback(lambda: (in_loop(two.one, release()), keeping.result(60)))
        until(lambda: mark("192.0.2.1") in here._last_turns, 60)
        in_loop(two.other, all_here()).result(60)
        assert order == ["guest", "greedy", "guest's bots", "greedy's bots"]


def test_bots_that_are_taken_over_count_for_whoever_set_the_table_up(
    tmp_path: Path, postgresql: Postgres
) -> None:
    with nodes(tmp_path, postgresql, trusted_proxies=("127.0.0.1",)) as two:
        made = post(two.one, "/tables", {"game": "raise", "seats": [ANNA, BOT]}, "192.0.2.1").json()
        registry = two.other.app.state.registry
        until(lambda: registry.makers.maker(made["table"]))
        woken = in_loop(two.other, registry.rouse(made["table"])).result(60)
        assert mark(woken.asker.address) == mark("192.0.2.1")


# Guests


def test_a_node_that_comes_later_knows_whom_a_host_has_removed(tmp_path: Path, postgresql: Postgres) -> None:
    database = postgresql.database()
    settings = quick(tmp_path, database=database)
    with running(settings) as first:
        made = first.table("the-game", ANNA, OPEN, OPEN, public=True)
        path = f"/tables/{made['table']}"
        assert first.post(f"{path}/seats", {"name": "Ben"}, key=KEY).json()["seat"] == 1
        assert first.put(f"{path}/seats/1", {"kind": "open"}, made["host"]).status_code == 200
        with running(settings) as late:
            guests = late.app.state.registry.guests_of(made["table"])
            until(lambda: not guests.welcomes(guest_mark(Key(KEY).person)))
            assert late.post(f"{path}/seats", {"name": "Ben"}, key=KEY).json()["error"] == "removed"
