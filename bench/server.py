"""Measures the server's speed against boardgame.io on the same machine: `python bench/server.py [--quick]`.

The same game, written as users of boardgame.io would, runs there with its in-memory store (`boardgame/`,
fetched by npm at the first run); ours is durable. `--against CHECKOUT` measures another checkout, too.

CPU time is the server process's own, so that a busy machine changes the figures little.
Latencies are wall-clock times and depend on the machine's other load.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
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
from typing import Any

from server_load import Load, compared, game_load, make_sleepers, run

ROOT = Path(__file__).parent.parent
PLAY = "from stammtisch.cli import main; main()"
MAIN = Path(__file__).with_name("server_process.py")
BOARDGAME = Path(__file__).with_name("boardgame")


class Process:
    """A program that prints `ready`, then answers each line of input with one line."""

    def __init__(self, *command: str, env: dict[str, str] | None = None, cwd: Path | None = None) -> None:
        self._process = subprocess.Popen(
            command, env=env, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        while (line := self._line()) != "ready":  # skip earlier output
            if not line and self._process.poll() is not None:
                raise SystemExit(f"{' '.join(command)} did not start")

    def ask(self, line: str) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self._line()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)


class Server(Process):
    """A server that reports its CPU time and memory."""

    def __init__(self, port: int, *command: str, **place: Any) -> None:
        self.port = port
        super().__init__(*command, **place)

    def used(self) -> tuple[float, int]:
        """CPU seconds and resident bytes so far."""
        seconds, size = self.ask("used").split()
        return float(seconds), int(size)


def free_port() -> int:
    """A port that is free together with the next one, below the ephemeral range."""
    while True:
        port = Random().randrange(20_000, 32_000)
        try:
            for number in (port, port + 1):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", number))
        except OSError:
            continue
        return port


def _environment(root: Path = ROOT) -> dict[str, str]:
    paths = [str(root / "src"), str(root / "bench"), *filter(None, sys.path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


@contextmanager
def serving(*arguments: str, root: Path = ROOT) -> Iterator[Server]:
    """Our server, run from the checkout `root`."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        main = str(root / "bench" / MAIN.name)
        kind = ["tables"] if root != ROOT else []  # older checkouts need this argument
        python = [str(root / ".venv/bin/python")] if root != ROOT else [sys.executable]
        command = [*python, main, *kind, str(port), folder, *arguments]
        process = Server(port, *command, env=_environment(root) if root == ROOT else None)
        try:
            yield process
        finally:
            process.close()


class Boardgame:
    """The same game on boardgame.io, with its simulated people in a separate process."""

    def __init__(self, tables: int, people: int, think: float) -> None:
        node = shutil.which("node") or sys.exit("node is needed for the comparison; see web/build.py")
        port = free_port()
        self._server = Server(port, node, "server.js", str(port), cwd=BOARDGAME)
        words = [str(port), str(tables), str(people), str(think)]
        self._people = Process(node, "load.js", *words, cwd=BOARDGAME)

    def play(self, seconds: float) -> dict[str, float]:
        """Let people play for a while: moves, CPU seconds, and milliseconds from a move to each screen."""
        before, _ = self._server.used()
        found: dict[str, float] = json.loads(self._people.ask(str(seconds)))
        after, _ = self._server.used()
        return {**found, "cpu": after - before}

    def rate(self, seconds: float) -> float:
        found = self.play(seconds)
        return found["done"] / found["cpu"]

    def close(self) -> None:
        self._people.close()
        self._server.close()


@contextmanager
def boardgame(tables: int, people: int, think: float) -> Iterator[Boardgame]:
    if not (BOARDGAME / "node_modules").is_dir():
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=BOARDGAME, check=True)
    other = Boardgame(tables, people, think)
    try:
        yield other
    finally:
        other.close()


def interval(values: list[float]) -> tuple[float, float, float]:
    """The median and its 95 % confidence interval, by bootstrap."""
    rng = Random(1)
    middles = sorted(median(rng.choices(values, k=len(values))) for _ in range(2_000))
    return round(median(values), 3), round(middles[50], 3), round(middles[-51], 3)


def compare(quick: bool, roots: list[Path]) -> dict[str, float]:
    """Moves per CPU second with one person per table, for each checkout and boardgame.io, alternating."""
    pairs: dict[Path, list[tuple[float, float]]] = {root: [] for root in roots}
    for _ in range(2 if quick else 5):  # new servers and new games each time
        for root in roots:
            with serving(root=root) as ours, boardgame(200, 1, 0) as other:
                pairs[root] += run(compared(ours.port, ours.used, other.rate, turns=6, seconds=0.5))
    found: dict[str, float] = {
        "boardgame_moves_per_cpu_second": round(median(theirs for _, theirs in pairs[ROOT])),
    }
    for root in roots:
        name = "" if root == ROOT else "before_"
        found[f"{name}moves_per_cpu_second"] = round(median(ours for ours, _ in pairs[root]))
        middle, low, high = interval([ours / theirs for ours, theirs in pairs[root]])
        found |= {f"{name}ratio": middle, f"{name}ratio_low": low, f"{name}ratio_high": high}
    return found


def loaded(quick: bool, roots: list[Path]) -> dict[str, float]:
    """Latency of a move at many tables, where people think for about a second before each move."""
    tables, seconds, people = (100 if quick else 500), (5 if quick else 15), 4
    found: dict[str, float] = {"load_tables": tables}
    waits: dict[str, list[tuple[float, float]]] = {"": [], "before_": [], "boardgame_": []}
    for _ in range(1 if quick else 3):
        for root in roots:
            with serving(root=root) as process:
                load: Load = run(
                    game_load(process.port, process.used, tables=tables, people=people, seconds=seconds)
                )
            name = "" if root == ROOT else "before_"
            waits[name].append((load.percentile(50) * 1000, load.percentile(99) * 1000))
            found[f"{name}load_moves_per_second"] = round(load.done / load.seconds)
            found[f"{name}load_cpu_share"] = round(load.cpu / load.seconds, 3)
        with boardgame(tables, people, 1.0) as other:
            other.play(2)
            theirs = other.play(seconds)
        waits["boardgame_"].append((theirs["p50"], theirs["p99"]))
        found["boardgame_load_moves_per_second"] = round(theirs["done"] / seconds)
        found["boardgame_load_cpu_share"] = round(theirs["cpu"] / seconds, 3)
    for name, measured in waits.items():
        for place, share in enumerate((50, 99)):
            if measured:
                values = [one[place] for one in measured]
                found[f"{name}load_p{share}_ms"] = round(median(values), 1)
                found[f"{name}load_p{share}_ms_low"] = round(min(values), 1)
                found[f"{name}load_p{share}_ms_high"] = round(max(values), 1)
    found["p99_ratio"] = round(found["load_p99_ms"] / found["boardgame_load_p99_ms"], 2)
    return found


def sleeping(tables: int) -> float:
    """Bytes of the server's memory per sleeping table."""
    with serving("0.3") as process:
        run(make_sleepers(process.port, 300))  # warm-up
        time.sleep(2)
        before = process.used()[1]
        run(make_sleepers(process.port, tables))
        time.sleep(2)
        return max(0.0, (process.used()[1] - before) / tables)


def starts() -> dict[str, float]:
    """Seconds from `stammtisch play` to the first page, and to the first answer of the API."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for which in ("cold", "second"):  # cold: nothing is compiled yet
            port = free_port()
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
                request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                connection.sendall(request.encode())
                if connection.recv(20).startswith(b"HTTP/1.1 200"):
                    return
        except OSError:
            time.sleep(0.01)
    raise SystemExit("the server did not start")


WORDS = {
    "boardgame_moves_per_cpu_second": "moves a second of CPU: boardgame.io, in memory, one person a table",
    "moves_per_cpu_second": "  here, durable",
    "before_moves_per_cpu_second": "  the other checkout",
    "ratio": "  here to boardgame.io (aim: at least 1.5)",
    "before_ratio": "  the other checkout to boardgame.io",
    "load_tables": "tables with four players each, about a move a second at every table",
    "load_moves_per_second": "moves a second",
    "load_cpu_share": "share of one core",
    "load_p50_ms": "from a move to everyone's screen, median in ms",
    "load_p99_ms": "from a move to everyone's screen, 99th percentile in ms",
    "p99_ratio": "99th percentile, here to boardgame.io (aim: at most 1)",
    "bytes_per_sleeping_table": "bytes of memory for a sleeping table (aim: under 20,000)",
    "cold_start_page_seconds": "`stammtisch play` with nothing compiled: seconds to the first page",
    "cold_start_interface_seconds": "  to the first answer of the interface",
    "second_start_page_seconds": "second start: seconds to the first page",
    "second_start_interface_seconds": "  to the first answer of the interface",
}


def described(name: str) -> str:
    """The description of a figure."""
    if name in WORDS:
        return WORDS[name]
    for end, words in (("_low", ", from"), ("_high", ", to")):
        if name.endswith(end):
            return described(name.removesuffix(end)) + words
    for start, words in (("boardgame_", "  boardgame.io: "), ("before_", "  the other checkout: ")):
        if name.startswith(start):
            return words + described(name.removeprefix(start))
    return name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a fifth of the time")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="another checkout, set up by make")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    roots = [ROOT, *([chosen.against.resolve()] if chosen.against else [])]
    found = {**compare(chosen.quick, roots), **loaded(chosen.quick, roots)}
    found["bytes_per_sleeping_table"] = round(sleeping(300 if chosen.quick else 2000))
    found |= starts()
    if chosen.as_json:
        print(json.dumps(found))
        return
    for name, figure in found.items():
        print(f"{figure:>10,}  {described(name)}")


if __name__ == "__main__":
    main()
