"""The database's file: private, and used by one server at a time."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from processes import child
from server.kit import quick, running, until

from stammtisch.server.database import engine as engines
from stammtisch.server.database.errors import InUse
from stammtisch.server.database.file import FileLock
from stammtisch.server.settings import default_database
from stammtisch.server.store import Store

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}


def opened(path: Path | str) -> None:
    async def use() -> None:
        store = Store(str(path))
        try:
            await store.open()
            await store.append("t1", 0, ["a"])
        finally:
            await store.close()

    asyncio.run(use())


@contextmanager
def loose_umask() -> Iterator[None]:
    before = os.umask(0o000)
    try:
        yield
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_on_the_machine_can_read_the_games(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def use() -> dict[str, int]:
        store = Store(str(path))
        await store.open()
        await store.append("t", 0, ["a"])
        found = {one.name: mode(one) for one in tmp_path.iterdir()}
        await store.close()
        return found

    with loose_umask():
        assert asyncio.run(use()) == dict.fromkeys(
            ("a.sqlite", "a.sqlite-wal", "a.sqlite-shm", "a.sqlite-lock"), 0o600
        )
    path.chmod(0o644)
    opened(f"sqlite:///{path}")
    assert mode(path) == 0o600, "an older file becomes private too"


def test_the_users_data_folder_is_made_for_the_user_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stammtisch.server.http.startup import _make_folder

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with loose_umask():
        _make_folder(default_database())
    assert mode(tmp_path / "data" / "stammtisch") == 0o700


def test_a_second_server_refuses_to_start_and_says_why(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    (tmp_path / "other-name.sqlite").symlink_to(path)
    command = [sys.executable, "-m", "stammtisch", "play", "--no-browser", "--port", "0", "--database"]

    async def use() -> None:
        store = Store(str(path))
        await store.open()
        for name in (path, tmp_path / "other-name.sqlite"):
            other = Store(str(name))
            with pytest.raises(InUse, match=f"process {os.getpid()}"):
                await other.open()
            await other.close()
        for database in (str(path), f"sqlite:///{path}"):
            done = subprocess.run(
                [*command, database], capture_output=True, text=True, timeout=60, check=False,
                env={**os.environ, "LC_ALL": "C"},
            )  # fmt: skip
            assert done.returncode == 2
            assert str(path) in done.stderr and f"process {os.getpid()}" in done.stderr
            assert "Traceback" not in done.stderr and not done.stdout, "nobody is told an address"
        await store.append("t", 0, ["the first one goes on"])
        await store.close()

    asyncio.run(use())
    opened(path)


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    hold = "import sys, time; from pathlib import Path; from stammtisch.server.database.file import FileLock;"
    hold += "FileLock(Path(sys.argv[1])).take(); print('held', flush=True); time.sleep(600)"
    with child([sys.executable, "-c", hold, path], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse, match=str(process.pid)):
            FileLock(path).take()
        process.kill()
        process.wait()
        opened(path)


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file of this process may grow beyond what the database's log has now: the system itself refuses."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


def test_on_a_full_disk_nothing_is_lost_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options={"starter": 0})
        table, token = created["table"], created["seats"][0]["token"]
        before = server.position(table, token)
        ask = {"at": before["at"], "move": before["legal"][0]}
        with full_disk(path):
            with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
                (tmp_path / "proof").write_bytes(bytes(path.with_name(path.name + "-wal").stat().st_size + 1))
            refused = server.post(f"/tables/{table}/moves", ask, token)
            assert (refused.status_code, refused.json()["key"]) == (503, "error-not-stored")
            assert server.position(table, token) == before
        assert server.post(f"/tables/{table}/moves", ask, token).status_code == 200
        after = server.position(table, token)
    with running(quick(tmp_path)) as server:
        assert server.position(table, token) == after


@contextmanager
def foreign_lock(path: Path) -> Iterator[None]:
    """Somebody else writes to the file, and takes their time."""
    foreign = sqlite3.connect(path, isolation_level=None)
    foreign.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        foreign.close()


def test_while_somebody_else_locks_the_file_all_that_need_not_be_written_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 60.0)
    with running(quick(tmp_path, sleep_after=0.05)) as server, ThreadPoolExecutor(1) as elsewhere:
        asleep, busy = (server.table("the-game", ANNA, BEN, options={"starter": 0}) for _ in range(2))
        token = busy["seats"][0]["token"]
        room = server.app.state.registry
        until(lambda: room.awake == 0)
        before = server.get(f"/tables/{busy['table']}", token).json()
        order: list[str] = []
        write = room.store._write

        def noting(batch: Any) -> Any:
            order.append("write begins")
            failed = write(batch)
            order.append("write ends")
            return failed

        room.store._write = noting
        with foreign_lock(tmp_path / "tables.sqlite"):
            ask = {"at": before["at"], "move": before["legal"][0]}
            played = elsewhere.submit(server.post, f"/tables/{busy['table']}/moves", ask, token)
            until(lambda: order == ["write begins"])
            assert server.get(f"/tables/{asleep['table']}").status_code == 200, "it is read out of the store"
            assert server.get(f"/join/{asleep['join']}").status_code == 200
            order.append("read")
        assert played.result(60).status_code == 200
        assert order == ["write begins", "read", "write ends"]


def test_a_lock_that_stays_is_a_clear_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.1)
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options={"starter": 0})
        path, token = f"/tables/{created['table']}", created["seats"][0]["token"]
        before = server.position(created["table"], token)
        ask = {"at": before["at"], "move": before["legal"][0]}
        with foreign_lock(tmp_path / "tables.sqlite"):
            for refused in (
                server.post(f"{path}/moves", ask, token),
                server.post("/tables", {"game": "the-game", "seats": [ANNA]}),
            ):
                assert (refused.status_code, refused.json()["key"]) == (503, "error-not-stored")
                assert refused.headers["retry-after"] == "1"
        assert server.position(created["table"], token) == before
        assert server.post(f"{path}/moves", ask, token).status_code == 200
