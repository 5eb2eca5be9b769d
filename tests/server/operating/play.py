"""`stammtisch play` in a process of its own, as an operator starts it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from processes import child
from server.kit import Caller

__all__ = ["Played", "free_port", "play", "started"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Played(Caller):
    """A server in another process."""

    def __init__(self, process: Any, said: dict[str, Any], log: Path) -> None:
        super().__init__(said["port"])
        self.process = process
        self.said = said
        self.log = log

    def ready(self) -> httpx.Response:
        return self.http.get("/ready")

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it, and wait until it has; returns its exit code."""
        self.process.send_signal(how)
        code: int = self.process.wait(60)
        return code


@contextmanager
def play(folder: Path, *words: str, port: int = 0) -> Iterator[Played]:
    """Standard output and error are in files of the folder."""
    out, log = folder / "out", folder / "log"
    command = [sys.executable, "-m", "stammtisch", "play", "--port", str(port), "--no-browser", "--json"]
    command += ["--database", str(folder / "games.sqlite"), *words]
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(folder), "LANG": "en"}
    with (
        out.open("w") as said,
        log.open("a") as logged,
        child(command, env=environment, stdout=said, stderr=logged) as process,
    ):
        end = time.monotonic() + 120
        while not out.read_text().endswith("\n"):
            assert process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.02)
        found = Played(process, json.loads(out.read_text()), log)
        try:
            while found.ready().status_code != 200:
                assert time.monotonic() < end, found.ready().text
                time.sleep(0.02)
            yield found
        finally:
            found.http.close()


def started(database: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What becomes of a server that cannot start."""
    command = [sys.executable, "-m", "stammtisch", "play", "--port", "0", "--no-browser"]
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.run(
        [*command, "--database", str(database), *words],
        env={**os.environ, "PYTHONPATH": paths, "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
