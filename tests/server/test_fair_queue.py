"""Whoever asks much waits longer than whoever asks little."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from stammtisch.server.bots.fair_queue import REMEMBERED, Asker, FairQueue


async def served(queue: FairQueue, askers: Iterable[Asker]) -> list[Asker]:
    """The order in which they get their places, all of them having come while the first still held one."""
    order: list[Asker] = []
    open_door = asyncio.Event()

    async def ask(asker: Asker) -> None:
        async with queue.place(asker):
            order.append(asker)
            await open_door.wait()

    tasks = [asyncio.create_task(ask(asker)) for asker in askers]
    await asyncio.sleep(0)
    open_door.set()
    await asyncio.gather(*tasks)
    return order


def test_one_address_with_many_tables_keeps_another_waiting_for_one_turn_only() -> None:
    greedy = [Asker("greedy", f"g{number}") for number in range(30)]
    guest = Asker("guest", "mine")
    order = asyncio.run(served(FairQueue(1, 1), [*greedy, guest]))
    assert order.index(guest) == 1
    assert len(order) == 31


def test_the_tables_of_one_address_take_turns() -> None:
    one, other = Asker("a", "one"), Asker("a", "other")
    order = asyncio.run(served(FairQueue(1, 1), [one, one, one, other, other]))
    assert order == [one, other, one, other, one]


def test_tables_with_people_come_before_tables_of_bots_alone() -> None:
    bots = [Asker(f"b{number}", "t", people=False) for number in range(4)]
    people = [Asker("p", f"t{number}") for number in range(3)]
    order = asyncio.run(served(FairQueue(1, 1), [*bots, *people]))
    assert order == [bots[0], *people, *bots[1:]]


def test_an_address_leaves_a_place_for_others() -> None:
    async def use() -> None:
        queue = FairQueue(3, 2)
        held = [queue.place(Asker("greedy", str(number))) for number in range(3)]
        await held[0].__aenter__()
        await held[1].__aenter__()
        third = asyncio.create_task(held[2].__aenter__())
        await asyncio.sleep(0)
        assert not third.done()
        async with queue.place(Asker("guest")):
            pass
        await held[0].__aexit__(None, None, None)
        await third
        await held[1].__aexit__(None, None, None)
        await held[2].__aexit__(None, None, None)

    asyncio.run(use())


def test_whoever_stops_waiting_takes_no_place_along() -> None:
    async def use() -> None:
        queue = FairQueue(1, 1)
        first = queue.place(Asker("a"))
        await first.__aenter__()
        waiting = asyncio.create_task(queue.place(Asker("b")).__aenter__())
        admitted = asyncio.create_task(queue.place(Asker("c")).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await first.__aexit__(None, None, None)
        admitted.cancel()  # its place was given, but it has not heard of it yet
        await asyncio.gather(admitted, return_exceptions=True)
        async with queue.place(Asker("d")):
            pass

    asyncio.run(use())


def test_what_is_remembered_of_old_turns_is_bounded() -> None:
    async def use() -> None:
        queue = FairQueue(1, 1)
        for number in range(2 * REMEMBERED):
            async with queue.place(Asker(str(number), "t")):
                pass
        assert len(queue._last_turns) <= REMEMBERED
        assert not queue._held

    asyncio.run(use())


def test_whoever_has_turns_at_another_node_waits_behind_those_who_have_none() -> None:
    """Two nodes with a place each: greedy asks at both, the guest at one of them."""
    greedy, guest = Asker("greedy", "g"), Asker("guest", "mine")

    async def use() -> list[Asker]:
        here, there = FairQueue(1, 1), FairQueue(1, 1)
        order: list[Asker] = []

        async def ask(asker: Asker) -> None:
            async with here.place(asker):
                order.append(asker)
                await asyncio.sleep(0)
                async with there.place(greedy):  # greedy goes on there all the time
                    here.heard(there.turns())

        await asyncio.gather(*(ask(asker) for asker in [greedy] * 4 + [guest] * 4))
        return order

    assert asyncio.run(use()) == [greedy, *[guest] * 4, *[greedy] * 3]


def test_turns_are_told_once_and_while_a_place_is_held() -> None:
    async def use() -> None:
        queue = FairQueue(2, 2)
        async with queue.place(Asker("192.0.2.1")):
            first = queue.turns()
            assert len(first) == 1 and "192.0.2.1" not in first[0], "no address is told"
            assert queue.turns() == first
        assert queue.turns() == []

    asyncio.run(use())
