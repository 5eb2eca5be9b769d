"""Simulated people who play at the tables of the measured server."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from msgspec import Raw, Struct
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["Load", "compared", "game_load", "make_sleepers", "run"]

try:
    from uvloop import run
except ImportError:  # Windows has none
    from asyncio import run  # type: ignore[assignment]

Used = Callable[[], tuple[float, int]]


# Only what a player needs; a slow player would leave the server idle, and waking up is expensive.


class Held(Struct):
    card: int
    steps: list[int | None]


class Mine(Struct):
    hand: list[Held]
    legal: list[Raw]


class Public(Struct):
    phase: str


class View(Struct):
    public: Public
    mine: Mine


class Event(Struct):
    index: int


class Message(Struct):
    type: str
    at: int = 0
    view: View | None = None
    events: list[Event] = []
    ref: int = 0


_read = Decoder(Message).decode
END = b'{"end":true}'


@dataclass
class Load:
    """What was done in the measured time."""

    done: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    waits: list[float] = field(default_factory=list)
    measuring: bool = False
    ready: int = 0
    """Streams that have been welcomed once."""
    ended: int = 0
    """Games that are over."""
    go: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while people move; they wait while it is not."""

    def percentile(self, share: int) -> float:
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, len(waits) * share // 100)] if waits else 0.0


async def _rate(load: Load, used: Used, seconds: float) -> float:
    """Runs the load for a while; returns the work done per second of the server's CPU time."""
    loop = asyncio.get_running_loop()
    done, (before, _) = load.done, await loop.run_in_executor(None, used)
    load.measuring = True
    load.go.set()
    await asyncio.sleep(seconds)
    load.go.clear()
    await asyncio.sleep(0.1)  # let pending moves finish
    load.measuring = False
    after, _ = await loop.run_in_executor(None, used)
    return (load.done - done) / (after - before)


async def compared(
    port: int, used: Used, other: Callable[[float], float], *, turns: int, seconds: float
) -> list[tuple[float, float]]:
    """Moves per CPU second of our server and the other, alternating: what slows the machine down slows both.

    One person per table. `other` lets people play on the other server for some seconds and returns its rate.
    """
    gc.disable()
    play = Load()
    count = 200
    found = []
    loop = asyncio.get_running_loop()
    async with _http(port) as http:
        tasks = [asyncio.create_task(Table(port, play, 1, 0.0, seed).run(http)) for seed in range(count)]
        while play.ready < count:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        for _ in range(turns):
            if play.ended > count / 3:  # do not measure setting up tables
                break
            ours = await _rate(play, used, seconds)
            found.append((ours, await loop.run_in_executor(None, other, seconds)))
        await _end(tasks)
    return found


class Table:
    """One table of simulated people; those who may act do so, after a while."""

    def __init__(self, port: int, load: Load, people: int, think: float, seed: int) -> None:
        self._port, self._load, self._think = port, load, think
        self._rng = Random(seed)
        self._people = people
        self._sent: dict[int, float] = {}

    async def run(self, http: httpx.AsyncClient) -> None:
        await asyncio.sleep(self._rng.random())
        while True:
            await self._game(http)

    async def _game(self, http: httpx.AsyncClient) -> None:
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(self._people)]
        ask = {"game": "the-game", "seats": seats, "options": {"starter": "random"}}
        made = (await http.post("/api/tables", json=ask)).json()
        tokens = [seat["token"] for seat in made["seats"]]
        self._sent.clear()
        async with asyncio.TaskGroup() as group:
            for token in tokens:
                group.create_task(self._sit(made["table"], token))
        self._load.ended += 1

    async def _sit(self, table: str, token: str) -> None:
        address = f"ws://127.0.0.1:{self._port}/api/tables/{table}/stream"
        async with connect(address, compression=None, ping_interval=None) as connection:
            await connection.send(json.dumps({"type": "hello", "token": token}))
            view: View | None = None
            at = 0
            while view is None or view.public.phase != "over":
                message = _read(await connection.recv())
                self._load.ready += message.type == "welcome"
                if message.type == "events":
                    self._note(message)
                if message.view is not None:
                    fresh = message.at != at
                    view, at = message.view, message.at
                    if fresh and view.mine.legal:
                        await self._act(connection, at, self._choice(view.mine))

    def _note(self, message: Message) -> None:
        sent = self._sent.get(message.events[0].index)
        if sent is not None and self._load.measuring:
            self._load.waits.append(time.monotonic() - sent)
            self._load.done += message.ref != 0

    def _choice(self, mine: Mine) -> bytes:
        """The nearest card, as the people at boardgame.io play: games last, so that moves are measured."""
        if bytes(mine.legal[-1]) == END:
            return END
        _, card, pile = min(
            (step, held.card, pile)
            for held in mine.hand
            for step, pile in zip(held.steps, b"ABCD", strict=True)
            if step is not None
        )
        return b'{"play":[%d,"%c"]}' % (card, pile)

    async def _act(self, connection: ClientConnection, at: int, move: bytes) -> None:
        await self._load.go.wait()
        if self._think:
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._think)
        self._sent[at] = time.monotonic()
        await connection.send(b'{"type":"move","at":%d,"move":%b,"ref":1}' % (at, move), text=True)


async def game_load(port: int, used: Used, *, tables: int, people: int, seconds: float) -> Load:
    """People who think for about a second before each move."""
    load = Load()
    gc.disable()  # a pause of this process would count as the server's
    loop = asyncio.get_running_loop()
    async with _http(port) as http:
        playing = [
            asyncio.create_task(Table(port, load, people, 1.0, seed).run(http)) for seed in range(tables)
        ]
        while load.ready < tables * people:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        load.go.set()
        before, _ = await loop.run_in_executor(None, used)
        begun = time.monotonic()
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        load.seconds = time.monotonic() - begun
        after, _ = await loop.run_in_executor(None, used)
        load.cpu = after - before
        await _end(playing)
    return load


def _http(port: int) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=20)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits)


async def make_sleepers(port: int, count: int) -> None:
    """Creates tables in the middle of a game that nobody watches."""
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(4)]
    ask = {"game": "the-game", "seats": seats, "options": {"starter": 0}}
    async with _http(port) as http:
        for _ in range(count):
            await http.post("/api/tables", json=ask)


async def _end(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    with suppress(ConnectionClosed, asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
