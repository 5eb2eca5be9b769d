"""How fast the server is, beside a bare echo on the same machine: `python bench/server.py [--quick]`.

CPU time is the server process's own, so that a busy machine changes the figures little.
Latencies are wall-clock times and do depend on what else the machine is doing.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from server_load import Load, compared, game_load, make_sleepers, run

ROOT = Path(__file__).parent.parent
PLAY = "from stammtisch.cli import main; main()"
MAIN = Path(__file__).with_name("server_process.py")


class Process:
    """A server in a process of its own that tells its CPU time and its memory."""

    def __init__(self, kind: str, folder: str, *arguments: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._process = subprocess.Popen(
            [sys.executable, str(MAIN), kind, str(self.port), folder, *arguments],
            env=_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._line() == "ready"

    def used(self) -> tuple[float, int]:
        """CPU seconds and resident bytes so far."""
        assert self._process.stdin is not None
        self._process.stdin.write("used\n")
        self._process.stdin.flush()
        seconds, size = self._line().split()
        return float(seconds), int(size)

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *filter(None, sys.path)])}


@contextmanager
def serving(kind: str, *arguments: str) -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(kind, folder, *arguments)
        try:
            yield process
        finally:
            process.close()


def compare(people: int, quick: bool) -> dict[str, float]:
    """The tables beside the echo, with the interval in which the middle lies in 95 of 100 cases."""
    pairs: list[tuple[float, float]] = []
    for _ in range(2 if quick else 6):  # new servers and new games each time
        with serving("echo") as echo, serving("tables") as tables:
            pairs += run(
                compared(
                    (echo.port, echo.used), (tables.port, tables.used), people=people, turns=8, seconds=0.25
                )
            )
    shares = [moves / echoes for echoes, moves in pairs]
    rng = Random(1)
    middles = sorted(median(rng.choices(shares, k=len(shares))) for _ in range(2_000))
    return {
        "echo_messages_per_cpu_second": round(median(echoes for echoes, _ in pairs)),
        f"moves_per_cpu_second_{people}_people": round(median(moves for _, moves in pairs)),
        f"moves_of_echo_{people}_people": round(median(shares), 3),
        f"moves_of_echo_{people}_people_low": round(middles[50], 3),
        f"moves_of_echo_{people}_people_high": round(middles[-51], 3),
    }


def sleeping(tables: int) -> float:
    """Bytes that a sleeping table takes of the server's memory."""
    with serving("tables", "0.3") as process:
        run(make_sleepers(process.port, 300))  # what every server needs sooner or later
        time.sleep(2)
        before = process.used()[1]
        run(make_sleepers(process.port, tables))
        time.sleep(2)
        return max(0.0, (process.used()[1] - before) / tables)


def starts() -> dict[str, float]:
    """Seconds of `stammtisch play` to the first page, and to the first answer of the interface."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for which in ("cold", "second"):  # cold: nothing is compiled yet
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                port = probe.getsockname()[1]
            begun = time.monotonic()
            process = subprocess.Popen(
                [
                    *(sys.executable, "-c", PLAY, "play", "--no-browser"),
                    *("--port", str(port), "--database", f"{folder}/start.sqlite"),
                ],
                env={**_environment(), "PYTHONPYCACHEPREFIX": f"{folder}/cache"},
                stdout=subprocess.DEVNULL,
            )
            try:
                for what, path in (("page", "/"), ("interface", "/api/games")):
                    _ask(port, path)
                    found[f"{which}_start_{what}_seconds"] = round(time.monotonic() - begun, 2)
            finally:
                process.terminate()
                process.wait(30)
    return found


def _ask(port: int, path: str) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                if connection.recv(20).startswith(b"HTTP/1.1 200"):
                    return
        except OSError:
            time.sleep(0.01)
    raise SystemExit("the server did not start")


def measure(quick: bool) -> dict[str, float]:
    found = {**compare(4, quick), **compare(1, quick)}
    tables = 100 if quick else 500
    with serving("tables") as process:
        load: Load = run(
            game_load(process.port, process.used, tables=tables, people=4, seconds=5 if quick else 20)
        )
    found["load_tables"] = tables
    found["load_moves_per_second"] = round(load.done / load.seconds)
    found["load_cpu_share"] = round(load.cpu / load.seconds, 3)
    for share in (50, 99):
        found[f"load_p{share}_ms"] = round(load.percentile(share) * 1000, 1)
    found["bytes_per_sleeping_table"] = round(sleeping(300 if quick else 2000))
    return {**found, **starts()}


WORDS = {
    "echo_messages_per_cpu_second": "bare uvicorn WebSocket echo, messages a second of CPU",
    "moves_per_cpu_second_1_people": "moves acknowledged a second of CPU, one person a table",
    "moves_of_echo_1_people": "  as a share of the echo (aim: at least 0.25)",
    "moves_of_echo_1_people_low": "  95 % interval, from",
    "moves_of_echo_1_people_high": "  to",
    "moves_per_cpu_second_4_people": "moves acknowledged a second of CPU, four people a table",
    "moves_of_echo_4_people": "  as a share of the echo (every move goes to four people)",
    "moves_of_echo_4_people_low": "  95 % interval, from",
    "moves_of_echo_4_people_high": "  to",
    "load_tables": "tables with four random players each, about a move a second at every table",
    "load_moves_per_second": "  moves a second",
    "load_cpu_share": "  share of one core",
    "load_p50_ms": "  from a move to everyone's event, median in ms",
    "load_p99_ms": "  from a move to everyone's event, 99th percentile in ms (aim: under 100)",
    "bytes_per_sleeping_table": "bytes of memory for a sleeping table (aim: under 20,000)",
    "cold_start_page_seconds": "`stammtisch play` with nothing compiled: seconds to the first page",
    "cold_start_interface_seconds": "  to the first answer of the interface",
    "second_start_page_seconds": "second start: seconds to the first page",
    "second_start_interface_seconds": "  to the first answer of the interface",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a fifth of the time")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    found = measure(chosen.quick)
    if chosen.as_json:
        print(json.dumps(found))
        return
    for name, figure in found.items():
        print(f"{figure:>10,}  {WORDS[name]}")


if __name__ == "__main__":
    main()
