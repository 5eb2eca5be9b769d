"""People at the tables of two nodes, which are killed at random moments while the other goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from server.crash import SERVER, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

__all__ = ["Found", "nodes_run"]

Line = dict[str, Any]

NODE = SERVER.replace("sleep_after=0.5", "sleep_after=5.0, par_games=0, contributions_within=0.5")
AGAIN_AFTER = 0.1  # seconds until a page connects again
LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
SILENT_AFTER = 20.0  # seconds after which a page that waits for others connects again


@dataclass
class Found:
    """What a run has seen."""

    kills: int = 0
    games: int = 0
    """That have ended."""
    acknowledged: int = 0
    """Moves that were answered."""
    shown: int = 0
    """Events that somebody was shown."""
    races: int = 0
    """Tables at which more people wanted a seat than there were."""
    problems: list[str] = field(default_factory=list)
    reconnected: list[float] = field(default_factory=list)
    """Seconds from a lost stream to the next welcome."""
    cpu: float = 0.0
    """Seconds of the nodes' CPU time per acknowledged move, where none was killed."""

    def percentile(self, share: float) -> float:
        times = sorted(self.reconnected)
        return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0

    def told(self) -> Line:
        return {
            "kills": self.kills,
            "games": self.games,
            "acknowledged": self.acknowledged,
            "shown": self.shown,
            "races": self.races,
            "problems": self.problems[:20],
            "reconnected": len(self.reconnected),
            "reconnected_p50": round(self.percentile(0.5), 3),
            "reconnected_p99": round(self.percentile(0.99), 3),
            "reconnected_most": round(max(self.reconnected, default=0.0), 3),
            "cpu_ms_a_move": round(1000 * self.cpu, 3),
        }


class Person:
    """Plays one seat through whatever node answers, and remembers every event it was shown."""

    def __init__(self, run: _Run, table: str, seat: int, token: str) -> None:
        self._run, self.table, self.seat, self.token = run, table, seat, token
        self.shown: list[Line] = []
        self.played: dict[int, Line] = {}
        """Moves that were answered, by their index."""
        self.over = False
        self._sent: list[Line] = []
        self._lost: float | None = None

    async def play(self) -> None:
        while not self.over:
            with suppress(*LOST):
                await self._sit()
            if not self.over:
                self._lost = self._lost or time.monotonic()
                await asyncio.sleep(AGAIN_AFTER)

    async def _sit(self) -> None:
        port = self._run.port()
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/stream?from={len(self.shown)}"
        async with connect(address, compression=None, ping_interval=None, open_timeout=5) as stream:
            await stream.send(json.dumps({"type": "hello", "token": self.token}))
            view, sent = None, -1
            while not self.over:
                async with asyncio.timeout(SILENT_AFTER):
                    message = json.loads(await stream.recv())
                self._take(message)
                view = message.get("view") or view
                self.over = view is not None and view["public"]["result"] is not None
                if message["type"] == "refused":
                    sent = -1
                legal = view["mine"]["legal"] if view and view["mine"] else []
                if legal and len(self.shown) > sent and message["type"] in ("welcome", "events", "refused"):
                    sent = await self._move(stream, legal)

    async def _move(self, stream: ClientConnection, legal: Sequence[Line]) -> int:
        await asyncio.sleep(self._run.think * random.uniform(0.5, 1.5))
        at = len(self.shown)
        self._sent.append(random.choice(legal))
        message = {"type": "move", "at": at, "move": self._sent[-1], "ref": len(self._sent)}
        await stream.send(json.dumps(message))
        return at

    def _take(self, message: Line) -> None:
        found = self._run.found
        if message["type"] == "welcome":
            if message["at"] < len(self.shown):
                found.problems.append(f"{self.table} has gone back to {message['at']}")
            if self._lost is not None:
                found.reconnected.append(time.monotonic() - self._lost)
                self._lost = None
        for event in message.get("events", ()):
            if event["index"] != len(self.shown):
                found.problems.append(
                    f"{self.table}: {event['index']} was shown after {len(self.shown)} events"
                )
            self.shown.append(event["move"])
            found.shown += 1
        if message["type"] == "events" and message["ref"]:
            found.acknowledged += 1
            self.played[message["events"][0]["index"]] = self._sent[message["ref"] - 1]


class _Run:
    def __init__(self, ports: Sequence[int], through: int | None, think: float) -> None:
        self.found = Found()
        self.think = think
        self.bots = True
        """Whether a bot has a seat at every fourth table."""
        self.ports = ports
        self._through = through
        self.http = httpx.AsyncClient(timeout=5, limits=httpx.Limits(max_keepalive_connections=0))
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def port(self) -> int:
        """Where a page connects: the proxy, or any node."""
        return self._through or random.choice(self.ports)

    async def ask(self, path: str, body: Line, *, tries: int = 200) -> httpx.Response:
        for _ in range(tries):
            with suppress(httpx.HTTPError):
                answer = await self.http.post(f"http://127.0.0.1:{self.port()}/api{path}", json=body)
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(AGAIN_AFTER)
        raise AssertionError("no node answers")

    async def table(self, number: int, people: int) -> None:
        """One game after the other."""
        while not self._stops():
            seats: list[Line] = [{"kind": "me", "name": f"P{seat}"} for seat in range(people)]
            if self.bots and number % 4 == 0 and people > 1:
                seats[-1] = {"kind": "bot", "bot": "greedy"}
            game = ("the-game", "raise")[number % 2]
            made = (await self.ask("/tables", {"game": game, "seats": seats})).json()
            persons = [
                Person(self, made["table"], seat["seat"], seat["token"])
                for seat in made["seats"]
                if seat["token"]
            ]
            tasks = [asyncio.create_task(person.play()) for person in persons]
            while not self._stops() and not all(task.done() for task in tasks):
                await asyncio.sleep(0.1)
            if self._stops():
                for task in tasks:
                    task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Exception):
                    self.found.problems.append(f"a person at {made['table']} failed: {end!r}")
            self.found.games += all(person.over for person in persons)
            await self._compare(persons)

    async def _compare(self, persons: list[Person]) -> None:
        """What was shown and answered against what each node says now."""
        for person in persons:
            for port in self.ports:
                now = await self._journal(port, person)
                if now is None:
                    continue  # it has just been killed
                if now[: len(person.shown)] != person.shown:
                    self.found.problems.append(f"{person.table} is another one at {port}")
                for index, move in person.played.items():
                    if {**move, "seat": person.seat} != {**now[index], "seat": person.seat}:
                        self.found.problems.append(f"{person.table}: {move} at {index} is lost")

    async def _journal(self, port: int, person: Person) -> list[Line] | None:
        for _ in range(50):
            with suppress(*LOST):
                address = f"ws://127.0.0.1:{port}/api/tables/{person.table}/stream"
                async with connect(address, compression=None, open_timeout=5) as stream, asyncio.timeout(10):
                    await stream.send(json.dumps({"type": "hello", "token": person.token}))
                    while True:
                        message = json.loads(await stream.recv())
                        if message["type"] == "events":
                            return [event["move"] for event in message["events"]]
            await asyncio.sleep(0.1)
        return None

    async def race(self) -> None:
        """Six people want three seats, again and again."""
        while not self._stops():
            seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 3]
            table = (await self.ask("/tables", {"game": "raise", "seats": seats})).json()["table"]
            asks = [self.ask(f"/tables/{table}/seats", {"name": f"N{number}"}) for number in range(6)]
            got = [answer.json() for answer in await asyncio.gather(*asks) if answer.status_code == 201]
            given = [one["seat"] for one in got]
            if len(set(given)) != len(given):
                self.found.problems.append(f"a seat of {table} was given twice: {given}")
            self.found.races += 1
            await asyncio.sleep(0.5)

    def _stops(self) -> bool:
        return self._stopping

    def start(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        return task

    async def end(self) -> None:
        self._stopping = True
        for end in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(end, BaseException):
                self.found.problems.append(f"a part of the run failed: {end!r}")
        await self.http.aclose()


async def _killing(run: _Run, nodes: Sequence[Server], kills: int, pause: float) -> None:
    loop = asyncio.get_running_loop()
    for _ in range(kills):
        seen = run.found.shown
        await asyncio.sleep(random.uniform(0.2, 1.0) * pause)
        end = loop.time() + 10
        while run.found.shown <= seen + 20 and loop.time() < end:
            await asyncio.sleep(0.02)
        node = random.choice(nodes)
        await loop.run_in_executor(None, node.kill)
        run.found.kills += 1
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await loop.run_in_executor(None, node.start)


async def _measuring(run: _Run, nodes: Sequence[Server], seconds: float) -> None:
    """Let people play, and see what their moves cost."""
    await asyncio.sleep(min(3.0, seconds / 2))
    before, moves = sum(node.cpu() for node in nodes), run.found.acknowledged
    await asyncio.sleep(seconds)
    used = sum(node.cpu() for node in nodes) - before
    run.found.cpu = used / max(1, run.found.acknowledged - moves)


async def _all(
    nodes: Sequence[Server],
    through: int | None,
    *,
    tables: int,
    people: int,
    kills: int,
    think: float,
    pause: float,
    seconds: float,
) -> Found:
    run = _Run([node.port for node in nodes], through, think)
    run.bots = kills > 0
    for number in range(tables):
        run.start(run.table(number, people))
    if kills:
        run.start(run.race())
    try:
        await (_killing(run, nodes, kills, pause) if kills else _measuring(run, nodes, seconds))
        shown = run.found.shown  # it goes on
        end = time.monotonic() + 20
        while run.found.shown < shown + 5 * tables and time.monotonic() < end:
            await asyncio.sleep(0.05)
        if run.found.shown <= shown:
            run.found.problems.append("nothing goes on")
    finally:
        await run.end()
    return run.found


def nodes_run(
    folder: Path,
    database: str,
    *,
    tables: int,
    people: int,
    kills: int,
    seed: int,
    think: float = 0.05,
    pause: float = 1.0,
    proxy: Callable[[Sequence[int]], int] | None = None,
    nodes: int = 2,
    seconds: float = 10.0,
) -> Found:
    """Games of people and bots through two nodes; `proxy` starts one for these ports and returns its own.

    Without kills they play for some seconds, and CPU time is measured.
    """
    random.seed(seed)
    servers = [Server(folder, database, NODE) for _ in range(nodes)]
    try:
        for server in servers:
            server.start()
        through = proxy([server.port for server in servers]) if proxy else None
        return asyncio.run(
            _all(
                servers,
                through,
                tables=tables,
                people=people,
                kills=kills,
                think=think,
                pause=pause,
                seconds=seconds,
            )
        )
    finally:
        for server in servers:
            server.close()
