"""The outgoing side of a stream: everything in order, nobody waits for a slow connection."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from stammtisch.server.chairs import Right
from stammtisch.server.watchers import LONGEST_OUTBOX, Watcher


class Line:
    """A connection that takes messages only while it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[Any] = []

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.open.wait()
        self.sent.append(message.get("text", message.get("code")))


def test_answers_and_news_keep_their_order_on_a_slow_line() -> None:
    async def use() -> list[Any]:
        line = Line()
        watcher = Watcher(Right(0), line.send)
        serving = asyncio.create_task(watcher.serve())
        watcher.put(b"1")
        await asyncio.sleep(0)
        watcher.answer(b"2")
        answering = asyncio.create_task(watcher.flush())  # the other one is at it: this one does not wait
        await answering
        watcher.put(b"3")
        line.open.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        watcher.answer(b"4")
        await watcher.flush()
        watcher.drop(1012)
        watcher.put(b"too late")
        await serving
        return line.sent

    assert asyncio.run(use()) == ["1", "2", "3", "4", 1012]


def test_a_line_that_is_far_behind_is_dropped() -> None:
    async def use() -> list[Any]:
        line = Line()
        watcher = Watcher(Right(), line.send)
        serving = asyncio.create_task(watcher.serve())
        for number in range(LONGEST_OUTBOX + 5):
            watcher.put(b"%d" % number)
        assert watcher.closing == 1013
        line.open.set()
        await serving
        return line.sent

    assert asyncio.run(use()) == [*map(str, range(LONGEST_OUTBOX)), 1013]


def test_what_can_be_sent_at_once_is_and_the_rest_comes_after_it_in_order() -> None:
    async def use() -> list[Any]:
        line = Line()
        ready = True

        def send_now(message: bytes) -> bool:
            if ready:
                line.sent.append(message.decode())
            return ready

        watcher = Watcher(Right(0), line.send, send_now=send_now)
        serving = asyncio.create_task(watcher.serve())
        await asyncio.sleep(0)
        watcher.put(b"1")
        watcher.answer(b"2")
        assert line.sent == ["1", "2"]
        ready = False
        watcher.put(b"3")
        ready = True
        watcher.put(b"4")
        assert line.sent == ["1", "2"], "nobody overtakes"
        await asyncio.sleep(0)
        watcher.answer(b"5")
        line.open.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        watcher.answer(b"6")
        assert line.sent == ["1", "2", "3", "4", "5", "6"]
        ready = False
        line.open.clear()
        for _ in range(LONGEST_OUTBOX + 5):
            watcher.put(b"too much")
        assert watcher.closing == 1013
        ready = True
        watcher.put(b"too late")
        line.open.set()
        await serving
        return line.sent[6:]

    assert asyncio.run(use()) == [*["too much"] * LONGEST_OUTBOX, 1013]
