"""A PostgreSQL server for tests: in a temporary folder, as an unprivileged user, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from processes import end, start

__all__ = ["Missing", "Postgres", "postgres"]

EMPTY = """
DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC
"""
USERS = ("postgres", "nobody")


class Missing(Exception):
    """There is no PostgreSQL server that could be started here."""


class Postgres:
    """A running server; `database` makes new ones in it."""

    def __init__(self, port: int, command: list[str | Path], log: Path) -> None:
        self.port = port
        self._command = command
        self._log = log
        self._free: list[str] = []
        self._used: list[str] = []

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process = start(self._command, cwd="/", stdout=log, stderr=log)
        _wait_for(self.port, self._process, self._log)

    def stop(self) -> None:
        """End all connections and the server; what is stored is kept for the next start."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(30)

    def end(self) -> None:
        self._process.send_signal(signal.SIGQUIT)  # it ends its own processes, and saves nothing
        self._process.wait(30)
        end(self._process)

    def url(self, name: str, user: str = "stammtisch") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The address of an empty database."""
        if not self._free:
            name = f"games{len(self._used)}"
            self.run(f"CREATE DATABASE {name}")
            self._free.append(name)
        self._used.append(self._free.pop())
        return self.url(self._used[-1])

    def empty(self) -> None:
        """Empty all databases that were given out, so that others can use them: a new one takes long."""
        while self._used:
            self.run(EMPTY, self._used[-1])
            self._free.append(self._used.pop())

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Do something as the superuser."""
        address = database if "://" in database else self.url(database)
        with psycopg.connect(address, autocommit=True) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []


def _programs() -> Path:
    """The folder of the newest server's programs; Debian keeps them out of the way."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    found = [*folders, *[Path(path).resolve().parent for path in [shutil.which("initdb")] if path]]
    for folder in reversed(found):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Missing("no PostgreSQL server is installed, and only root can have it installed by `make test`")


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = next((user for user in USERS if user in names), None)
    if user is None or shutil.which("setpriv") is None:
        raise Missing("PostgreSQL does not run as root, and there is no other user to run it")
    entry = pwd.getpwnam(user)
    return [
        "setpriv",
        f"--reuid={entry.pw_uid}",
        f"--regid={entry.pw_gid}",
        "--clear-groups",
        "--pdeathsig=QUIT",
        "--",
    ]


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server for as long as the block lasts; raises `Missing`."""
    programs, unprivileged = _programs(), _unprivileged()
    with tempfile.TemporaryDirectory(prefix="stammtisch-postgres-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "data"
        data.mkdir(0o700)
        if unprivileged:
            os.chown(data, *(int(word.partition("=")[2]) for word in unprivileged[1:3]))
        made = subprocess.run(
            [*unprivileged, programs / "initdb", "--no-sync", "--auth=trust", "--username=stammtisch",
             "--encoding=UTF8", "--locale=C", "-D", data],
            cwd="/", capture_output=True, text=True, check=False,
        )  # fmt: skip
        if made.returncode:
            raise Missing(f"PostgreSQL could not be set up: {made.stderr.strip()}")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "port": str(port)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        found = Postgres(
            port, [*unprivileged, programs / "postgres", "-D", data, *options], Path(folder) / "log"
        )
        try:
            found.start()
            yield found
        finally:
            found.end()


def _wait_for(port: int, process: subprocess.Popen[str], log: Path) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(f"postgresql://stammtisch@127.0.0.1:{port}/postgres").close()
            return
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > end:
                raise Missing(f"PostgreSQL did not start: {log.read_text()}") from None
            time.sleep(0.05)
