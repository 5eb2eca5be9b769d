"""A full disk, a disk that has become read-only, a database that goes and comes back, a clock set back:
what people see then, and that nothing is lost."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from postgres import Missing, Postgres, postgres
from server.kit import Line, Player, Running, quick, running, until
from server.operating.play import started
from websockets.exceptions import ConnectionClosed

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}


class SmallDisk:
    """A disk of some megabytes, which really can be full or read-only."""

    def __init__(self, folder: Path, image: Path) -> None:
        self.folder = folder
        self.image = image
        self._filler = folder / "filler"

    def mount(self, *options: str) -> None:
        words = ["mount", "-o", ",".join(("loop", *options)), str(self.image), str(self.folder)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"no disk can be mounted here: {done.stderr.strip()}")

    def unmount(self) -> None:
        subprocess.run(["umount", str(self.folder)], check=True, capture_output=True)

    def fill(self) -> None:
        with self._filler.open("ab", buffering=0) as filler:
            for size in (1 << 16, 1 << 12, 1 << 9, 1):
                with suppress(OSError):
                    while True:
                        filler.write(bytes(size))
        assert os.statvfs(self.folder).f_bavail == 0

    def empty(self) -> None:
        self._filler.unlink()

    def break_(self) -> None:
        """What the system does after an error of the disk: nothing can be written any more."""
        subprocess.run(["mount", "-o", "remount,abort", str(self.folder)], check=True, capture_output=True)

    def repair(self) -> None:
        self.unmount()
        subprocess.run(["fsck.ext4", "-p", str(self.image)], check=False, capture_output=True)
        self.mount()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("mkfs.ext4") is None:
        pytest.skip("a small disk can be made by root only, and where mkfs.ext4 is installed")
    found = SmallDisk(tmp_path / "disk", tmp_path / "image")
    found.folder.mkdir()
    with found.image.open("wb") as image:
        image.truncate(8 << 20)
    # Nothing is reserved for root, or tests would find room where people find none.
    subprocess.run(["mkfs.ext4", "-q", "-F", "-m", "0", str(found.image)], check=True)
    found.mount()
    yield found
    subprocess.run(["umount", "-l", str(found.folder)], check=False, capture_output=True)


class Pair:
    """Anna and Ben at a table; every move that was acknowledged is remembered."""

    def __init__(self, server: Running) -> None:
        created = server.table("raise", ANNA, BEN)
        self.table = created["table"]
        self.tokens = [seat["token"] for seat in created["seats"]]
        self.acknowledged: list[int] = []
        self._rng = Random(1)

    def seen(self, server: Running) -> list[Line]:
        """The table as both see it, without who is connected."""
        answers = [server.get(f"/tables/{self.table}", token) for token in self.tokens]
        assert {answer.status_code for answer in answers} == {200}, answers[0].text
        return [{key: answer.json()[key] for key in ("at", "view", "legal", "talk")} for answer in answers]

    def next_move(self, server: Running) -> tuple[str, Line]:
        for token, seen in zip(self.tokens, self.seen(server), strict=True):
            if seen["legal"]:
                return token, {"at": seen["at"], "move": self._rng.choice(seen["legal"])}
        raise AssertionError("nobody can move")

    def play(self, server: Running, moves: int = 1) -> None:
        for _ in range(moves):
            token, ask = self.next_move(server)
            answer = server.post(f"/tables/{self.table}/moves", ask, token)
            assert answer.status_code == 200, answer.text
            self.acknowledged.append(ask["at"])


def _refused_and_dropped(player: Player, move: Line) -> tuple[int, str]:
    """A move that is not stored: its sender is told, and then the stream ends and asks them to come back."""
    refused = player.move(move, ref=7)
    assert refused["type"] == "refused"
    with pytest.raises(ConnectionClosed) as closed:
        player.until("never")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    return refused["status"], refused["key"]


def _trouble(server: Running, pair: Pair) -> None:
    """While nothing can be written: everything is refused clearly, and everything can be seen."""
    before = pair.seen(server)
    token, ask = pair.next_move(server)
    with server.stream(pair.table, token) as mover:
        mover.until("events")
        assert _refused_and_dropped(mover, ask["move"]) == (503, "error-not-stored")
    for path, body, who in (
        (f"/tables/{pair.table}/moves", ask, token),
        (f"/tables/{pair.table}/talk", {"text": "hello"}, token),
        ("/tables", {"game": "raise", "seats": [ANNA, BEN]}, None),
    ):
        answer = server.post(path, body, who)
        assert (answer.status_code, answer.json()["error"]) == (503, "busy"), path
        assert answer.headers["retry-after"] == "1"
    assert pair.seen(server) == before, "what was not stored has not happened"
    ready = server.http.get("/ready")
    assert ready.status_code == 200
    assert any("did not take the last write" in note for note in ready.json()["notes"])


def test_a_really_full_disk(disk: SmallDisk, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = quick(tmp_path, database=str(disk.folder / "games.sqlite"))
    with running(settings) as server:
        pair = Pair(server)
        pair.play(server, 3)
        disk.fill()
        _trouble(server, pair)
        disk.empty()
        pair.play(server, 3)
        assert server.http.get("/ready").json()["notes"] == []
        kept = pair.seen(server)
    assert "full" in caplog.text, "the operator is told why"
    with running(settings) as server:
        assert pair.seen(server) == kept
        assert all(at < kept[0]["at"] for at in pair.acknowledged)
        disk.fill()
    with running(settings) as server:
        assert pair.seen(server) == kept, "a full disk is no reason not to start"


def test_bots_go_on_by_themselves_when_there_is_room_again(disk: SmallDisk, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=str(disk.folder / "games.sqlite"), sleep_after=0.2)
    with running(settings) as server:
        created = server.table("the-game", BOT, BOT, pace=0.2)
        with server.stream(created["table"]) as spectator:
            spectator.until("events")
            disk.fill()
            with pytest.raises(ConnectionClosed):
                spectator.until("never")
        at = server.get(f"/tables/{created['table']}").json()["at"]
        disk.empty()
        with server.stream(created["table"], since=at) as spectator:
            spectator.until("events")


def test_a_disk_that_becomes_read_only(disk: SmallDisk, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=str(disk.folder / "games.sqlite"))
    with running(settings) as server:
        pair = Pair(server)
        pair.play(server, 3)
        kept = pair.seen(server)
        disk.break_()
        _trouble(server, pair)
    disk.repair()
    with running(settings) as server:
        assert pair.seen(server) == kept
        pair.play(server, 2)


def test_a_start_where_nothing_can_be_written_is_one_clear_line(disk: SmallDisk) -> None:
    disk.fill()
    full = started(disk.folder / "new.sqlite")
    disk.empty()
    disk.unmount()
    disk.mount("ro")
    read_only = started(disk.folder / "new.sqlite")
    for done, why in ((full, "full"), (read_only, "ead-only file system")):
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1 and why in done.stderr, done.stderr


@pytest.fixture(scope="module")
def own_postgresql() -> Iterator[Postgres]:
    """A PostgreSQL server that can be stopped."""
    with ExitStack() as stack:
        try:
            found = stack.enter_context(postgres())
        except Missing as missing:
            pytest.skip(str(missing))
        yield found


def test_postgresql_is_stopped_and_started_again(own_postgresql: Postgres, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=own_postgresql.database())
    with running(settings) as server:
        pair = Pair(server)
        pair.play(server, 3)
        token, ask = pair.next_move(server)
        kept = pair.seen(server)
        with server.stream(pair.table, token) as mover:
            mover.until("events")
            own_postgresql.stop()
            until(lambda: server.http.get("/ready").status_code == 503)
            assert server.http.get("/health").status_code == 200
            assert pair.seen(server) == kept, "what is in memory can be seen"
            assert _refused_and_dropped(mover, ask["move"]) == (503, "error-not-stored")
        away = server.post(f"/tables/{pair.table}/moves", ask, token)
        assert (away.status_code, away.json()["error"]) == (503, "busy")
        with server.stream(pair.table, token) as early, pytest.raises(ConnectionClosed) as closed:
            early.until("welcome")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013, "come back later"
        own_postgresql.start()
        until(lambda: server.http.get("/ready").status_code == 200)
        assert pair.seen(server) == kept
        pair.play(server, 3)


def test_postgresql_takes_no_writes_for_a_while(own_postgresql: Postgres, tmp_path: Path) -> None:
    database = own_postgresql.database()
    name = database.rpartition("/")[2]

    def only_reading(yes: str) -> None:
        own_postgresql.run(f"ALTER DATABASE {name} SET default_transaction_read_only = {yes}")
        ended = f"SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity WHERE datname = '{name}'"
        own_postgresql.run(ended)

    with running(quick(tmp_path, database=database)) as server:
        pair = Pair(server)
        pair.play(server, 3)
        only_reading("on")
        _trouble(server, pair)
        only_reading("off")
        pair.play(server, 3)


class HandClock:
    """Seconds since 1970, as a test says."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


def test_a_clock_that_is_set_back_costs_nobody_a_turn(tmp_path: Path) -> None:
    clock = HandClock()
    with running(quick(tmp_path, clock=clock, outbox_every=0.02)) as server:
        created = server.table("the-game", ANNA, BEN, options={"starter": 0}, turn_time=600, overdue="bot")
        table, token = created["table"], created["seats"][0]["token"]
        seen = server.get(f"/tables/{table}", token).json()
        due = seen["table"]["due"]
        clock.now -= 7200
        answer = server.post(f"/tables/{table}/moves", {"at": seen["at"], "move": seen["legal"][0]}, token)
        assert answer.status_code == 200
        seen = server.get(f"/tables/{table}", token).json()
        assert seen["table"]["seats"][0]["kind"] == "person" and seen["table"]["due"] is not None
        # The turn is over at the time that was shown, or later; and then the stand-in plays on.
        clock.now = max(due, seen["table"]["due"]) - 1
        assert server.get(f"/tables/{table}", token).json()["table"]["seats"][0]["stands_in"] is False
        clock.now += 2
        _until_seat(server, table, lambda seats: seats[0]["stands_in"])


def _until_seat(server: Running, table: str, true: Callable[[Any], Any]) -> None:
    until(lambda: true(server.get(f"/tables/{table}").json()["table"]["seats"]))
