"""Floods a real server and measures what others feel: `python bench/flood.py [--seconds 60] [--rate 100]`.

Each kind of flood comes from one and from fifty connections of one address (127.0.0.9), at up to 100 Mbit/s,
while a person at another address plays. A table shows the server's memory before, at most, and 30 s later,
how long that person's moves took, what the server took of the flood, and how many connections it cut.
`--against CHECKOUT` floods another checkout's server instead (with its own environment).

Latencies depend on the machine: server, flood and player share its cores.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random

import httpx

ROOT = Path(__file__).parent.parent
sys.path[:1] = [str(ROOT / "src"), str(ROOT / "tests")]  # `server` is the tests' here

from server.floods import FLOODS, flood  # noqa: E402
from server.kit import Caller, Player  # noqa: E402

MOVES = 8  # a second
SOON = 20  # seconds until a move counts as not answered


@contextmanager
def served(checkout: Path, folder: str) -> Iterator[tuple[int, int]]:
    """A server with its usual limits; yields its process's number and port."""
    command = [str(checkout / ".venv/bin/stammtisch"), "play", "--no-browser", "--json", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--database", f"{folder}/flood.sqlite"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert server.stdout is not None
    try:
        port = json.loads(server.stdout.readline())["port"]
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/games").raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield server.pid, port
    finally:
        server.terminate()
        server.wait(20)


def resident(process: int) -> float:
    """Megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096 / 1e6


def busy(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Person(threading.Thread):
    """Plays alone, one game after the other, and notes how long each move took."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._caller = Caller(port)
        self._rng = Random(1)
        self._player: Player | None = None
        self.seconds: list[float] = []
        self.unanswered = 0
        self.done = False

    def run(self) -> None:
        while not self.done:
            time.sleep(1 / MOVES)
            begun = time.monotonic()
            try:
                self._move()
                self.seconds.append(time.monotonic() - begun)
            except (OSError, TimeoutError, httpx.HTTPError, AssertionError):
                self.unanswered += 1
                self._player = None

    def _move(self) -> None:
        if self._player is None or self._player.over:
            seats = [{"kind": "me", "name": "Anna"}]
            created = self._caller.table("the-game", *seats)
            self._player = self._caller.stream(created["table"], created["seats"][0]["token"])
            self._player.until("welcome", SOON)
        while not self._player.legal and not self._player.over:
            self._player.read(SOON)
        if self._player.legal:
            self._player.move(self._rng.choice(self._player.legal))


def share(seconds: list[float], part: float) -> float:
    """In milliseconds."""
    found = sorted(seconds)
    return 1000 * found[min(len(found) - 1, int(part * len(found)))] if found else float("nan")


def measure(checkout: Path, kind: str, connections: int, arguments: argparse.Namespace) -> str:
    with tempfile.TemporaryDirectory() as folder, served(checkout, folder) as (process, port):
        table = Caller(port).table("the-game", {"kind": "me", "name": "Ben"}, {"kind": "open"})["table"]
        person = Person(port)
        person.start()
        time.sleep(3)
        person.seconds.clear()
        before = most = resident(process)
        begun, used = time.monotonic(), busy(process)
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            flooding = pool.submit(
                flood,
                FLOODS[kind],
                port,
                table=table,
                connections=connections,
                seconds=arguments.seconds,
                rate=arguments.rate * 1e6 / 8,
            )
            while not flooding.done():
                most = max(most, resident(process))
                time.sleep(0.1)
            found = flooding.result()
            share_used = (busy(process) - used) / (time.monotonic() - begun)
        person.done = True
        moves = person.seconds
        person.join(SOON + 1)
        time.sleep(arguments.rest)
        after = resident(process)
    return (
        f"| {kind} | {connections} | {before:.0f} | +{most - before:.0f} | {after - before:+.0f} "
        f"| {share_used:.0%} | {share(moves, 0.5):.1f} | {share(moves, 0.99):.0f} | {share(moves, 1):.0f} "
        f"| {person.unanswered} "
        f"| {found.sent / 1e6:.1f} | {found.opened} | {found.cut} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rest", type=float, default=30, help="seconds until memory is read again")
    parser.add_argument("--rate", type=float, default=100, help="Mbit/s")
    parser.add_argument("--connections", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--kinds", nargs="+", choices=FLOODS, default=list(FLOODS))
    parser.add_argument("--against", type=Path, default=ROOT, metavar="CHECKOUT")
    arguments = parser.parse_args()
    print(
        "| flood | connections | MB before | most | 30 s later | of a core | move p50 ms | p99 | most",
        end="",
    )
    print(" | unanswered | MB taken | opened | cut |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    for kind in arguments.kinds:
        for connections in arguments.connections:
            print(measure(arguments.against, kind, connections, arguments), flush=True)


if __name__ == "__main__":
    main()
