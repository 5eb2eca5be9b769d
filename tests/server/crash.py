"""Kills a real server at random moments of running games and compares with what it had acknowledged."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from processes import end, start
from server.kit import Line, Player

__all__ = ["SERVER", "Found", "Server", "crash_run"]

SERVER = """
import os, signal, sys
from server.kit import OPEN
from stammtisch.server.http.startup import serve
from stammtisch.server.settings import Settings
for ask in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        serve(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, say=lambda words: None,
              settings=Settings(limits=OPEN, pace=0.0, workers=1, sleep_after=0.5, tables_each=10**6))
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""

HTTP = httpx.Client(timeout=30, headers={"Connection": "close"})


@dataclass
class Found:
    """What a run has seen."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    finished: int = 0
    problems: list[str] = field(default_factory=list)


class Server:
    """Real server processes, one after the other; they are forked off one that has imported everything."""

    def __init__(self, folder: Path, database: str, script: str = SERVER) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        paths = [str(Path(__file__).parents[1]), *[path for path in sys.path if path]]
        with (folder / "server.log").open("ab") as log:
            self._parent = start(
                [sys.executable, "-c", script, str(self.port), database],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._pid = 0

    def start(self) -> None:
        assert self._parent.stdin is not None
        self._parent.stdin.write("start\n")
        self._parent.stdin.flush()
        self._pid = int(self._line())
        end = time.monotonic() + 60
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.02)

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        assert self._line() == "ended"
        self._pid = 0

    def cpu(self) -> float:
        """Seconds of CPU time that the running process has used."""
        used = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        try:
            if self._pid:
                os.kill(self._pid, signal.SIGTERM)
                self._line()
        finally:
            end(self._parent)

    def _line(self) -> str:
        assert self._parent.stdout is not None
        return str(self._parent.stdout.readline().strip())


class _Person(threading.Thread):
    """Plays its seat for ever, reconnecting; remembers every event it was shown."""

    def __init__(self, port: int, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.table, self.token = table, token
        self.shown: dict[int, Line] = {}
        self.conflicts: list[str] = []
        self.moves = 0
        self.over = False
        self.stop = False
        self._port = port
        self._rng = Random(seed)

    def run(self) -> None:
        while not self.stop and not self.over:
            with suppress(Exception):
                self._play()
            time.sleep(0.05)

    def _play(self) -> None:
        since = max(self.shown, default=-1) + 1
        player = Player(f"ws://127.0.0.1:{self._port}/api/tables/{self.table}/stream?from={since}")
        try:
            player.send(type="hello", token=self.token)
            while not self.stop and not self.over:
                if player.legal:
                    player.send(type="move", at=player.at, move=self._rng.choice(player.legal), ref=1)
                    player.view = None
                self._take(player.read(10), player)
        finally:
            player.close()

    def _take(self, message: Line, player: Player) -> None:
        if message["type"] == "refused" and message["view"]:
            player.view, player.at = message["view"], message["at"]
        if message["type"] == "welcome" and message["at"] < max(self.shown, default=-1) + 1:
            self.conflicts.append(f"{self.table} has gone back to {message['at']}")
        for event in message.get("events", ()):
            index, move = event["index"], event["move"]
            if self.shown.setdefault(index, move) != move:
                self.conflicts.append(f"{self.table} at {index}: {self.shown[index]} became {move}")
        self.moves += message.get("ref") == 1 and message["type"] == "events"
        self.over = player.over


def crash_run(folder: Path, *, kills: int, tables: int, seed: int, database: str = "") -> Found:
    """Games of both kinds with people and bots; the server is killed `kills` times on the way."""
    rng = Random(seed)
    found = Found()
    server = Server(folder, database or str(folder / "crash.sqlite"))
    people: list[_Person] = []
    try:
        server.start()
        while len(people) < tables:
            people.append(_sit_down(server.port, len(people), rng))
        for _ in range(kills):
            _wait_for(people, sum(len(person.shown) for person in people) + rng.randrange(1, 80))
            server.kill()
            found.kills += 1
            server.start()
            for number, person in enumerate(people):
                if person.over:
                    found.finished += 1
                    people.append(_sit_down(server.port, number, rng))
                    _compare(server.port, person, found)
            people = [person for person in people if not person.over]
        people[0].join(60)  # a table that goes on comes to its end
        for person in people:
            person.stop = True
        for person in people:
            person.join(15)
            found.finished += person.over
            _compare(server.port, person, found)
        _bots_go_on(server.port, people, found)
    finally:
        for person in people:
            person.stop = True
        server.close()
    return found


def _wait_for(people: list[_Person], shown: int) -> None:
    """Until so many events were shown; the moment of a kill then does not depend on the machine."""
    end = time.monotonic() + 3
    while sum(len(person.shown) for person in people) < shown and time.monotonic() < end:
        time.sleep(0.003)


def _sit_down(port: int, number: int, rng: Random) -> _Person:
    game = ("the-game", "raise")[number % 2]
    seats = [
        {"kind": "me", "name": "Anna"},
        {"kind": "bot", "bot": "random"},
        {"kind": "bot", "bot": "greedy"},
    ]
    ask = {"game": game, "seats": seats}
    made: dict[str, Any] = HTTP.post(f"http://127.0.0.1:{port}/api/tables", json=ask).json()
    person = _Person(port, made["table"], made["seats"][0]["token"], rng.randrange(10**6))
    person.start()
    return person


def _compare(port: int, person: _Person, found: Found) -> None:
    """What was shown against what the table says now."""
    shown = dict(person.shown)  # its thread may still be listening
    found.acknowledged += len(shown)
    player = Player(f"ws://127.0.0.1:{port}/api/tables/{person.table}/stream?from=0")
    try:
        player.send(type="hello", token=person.token)
        player.until("events")
        now = {event["index"]: event["move"] for event in player.events}
    finally:
        player.close()
    missing = [
        f"{person.table} at {index} of {len(now)}: {move} became {now.get(index)}"
        for index, move in shown.items()
        if now.get(index) != move
    ]
    found.lost += len(missing) + len(person.conflicts)
    found.problems += [*person.conflicts, *missing]


def _bots_go_on(port: int, people: list[_Person], found: Found) -> None:
    """After the last kill every running table is waiting for its person, or ends: no bot is stuck."""
    end = time.monotonic() + 20
    for person in people:
        while True:
            answer = HTTP.get(
                f"http://127.0.0.1:{port}/api/tables/{person.table}",
                headers={"Authorization": f"Bearer {person.token}"},
            ).json()
            if answer["legal"] or answer["table"]["state"] == "over":
                break
            if time.monotonic() > end:
                found.lost += 1
                found.problems.append(f"{person.table} does not go on")
                break
            time.sleep(0.05)


def main() -> None:
    """`python -m server.crash KILLS` prints the count."""
    import tempfile

    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as folder:
        found = crash_run(Path(folder), kills=kills, tables=8, seed=int(time.time()))
    print(json.dumps(found.__dict__))


if __name__ == "__main__":
    main()
