"""The outgoing side of a stream: everything in order, nobody waits for a slow connection."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest

from stammtisch.server.seats.seats import Right
from stammtisch.server.stream import watchers
from stammtisch.server.stream.watchers import MOST_WAITING, Watcher


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
        for _ in range(3):
            await asyncio.sleep(0)
        watcher.answer(b"2")
        await watcher.flush()  # the other one is at it: this one does not wait
        watcher.put(b"3")
        line.open.set()
        for _ in range(3):
            await asyncio.sleep(0)
        watcher.answer(b"4")
        await watcher.flush()
        watcher.put(b"5")
        watcher.drop(1012)
        watcher.put(b"too late")
        await serving
        return line.sent

    assert asyncio.run(use()) == ["1", "2", "3", "4", "5", 1012]


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes() -> None:
    async def use() -> list[Any]:
        line = Line()
        watcher = Watcher(Right(), line.send)
        serving = asyncio.create_task(watcher.serve())
        for _ in range(4):
            watcher.put(b"x" * (MOST_WAITING // 4))
        seen = [watcher.dropped]
        watcher.put(b"y")
        assert [*seen, watcher.dropped] == [False, True]
        assert not watcher.behind, "nothing is kept for one that is dropped"
        line.open.set()
        await serving
        return line.sent

    assert asyncio.run(use()) == [1013]


def test_a_stream_that_fails_to_send_is_ended_and_does_not_fall_silent(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def use() -> list[Any]:
        sent: list[Any] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message.get("text", message.get("code")))
            if sent == ["1"]:
                raise ValueError

        watcher = Watcher(Right(0), send)
        watcher.put(b"1")
        await asyncio.wait_for(watcher.serve(), 20)
        return sent

    assert asyncio.run(use()) == ["1", watchers.FAILED]
    assert "a stream is ended: ValueError" in caplog.text


def test_a_new_stream_may_be_told_much_at_once() -> None:
    async def use() -> list[Any]:
        line = Line()
        watcher = Watcher(Right(), line.send)
        watcher.catch_up([b"welcome", b"e" * 2 * MOST_WAITING])
        watcher.put(b"x" * MOST_WAITING)
        assert not watcher.dropped
        line.open.set()
        await watcher.flush()
        watcher.put(b"x" * MOST_WAITING)
        assert not watcher.dropped, "what has been sent no longer counts"
        await watcher.flush()
        return [len(text) for text in line.sent]

    assert asyncio.run(use()) == [7, 2 * MOST_WAITING, MOST_WAITING, MOST_WAITING]


def test_a_stream_that_is_dropped_does_not_wait_for_a_blocked_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "LAST_WORDS", 0.01)

    async def use() -> list[Any]:
        line = Line()
        watcher = Watcher(Right(), line.send)
        serving = asyncio.create_task(watcher.serve())
        watcher.put(b"never taken")
        for _ in range(3):
            await asyncio.sleep(0)
        watcher.drop(4401)
        await asyncio.wait_for(serving, 20)
        return line.sent

    assert asyncio.run(use()) == []
