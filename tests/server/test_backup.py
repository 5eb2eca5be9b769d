"""`stammtisch backup` and `restore`: one moment in one file while people play on, and back."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from postgres import Postgres
from server.keeping import DATA, contents, filled, killed_in, made, run, small_disk
from server.kit import Running, quick, running
from server.test_migrations import EARLIER
from server.test_migrations import run as run_script
from server.test_store import ANNA, BOT, opened

from stammtisch.server.keeping import checking, copying, filling
from stammtisch.server.keeping.opening import reading
from stammtisch.server.store import InUse


def test_every_row_of_every_table_goes_and_comes_back(database: str, tmp_path: Path, capsys: Any) -> None:
    before = contents(filled(database))
    file = tmp_path / "games.backup"
    code, said = run(capsys, "backup", file, "--database", database)
    assert code == 0 and "number of tables: 3" in said and "keep it private" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert contents(str(file)) == before == contents(database)
    for again in (str(tmp_path / "again.sqlite"), database):
        code, said = run(capsys, "restore", file, "--database", again, "--replace", "--json")
        assert code == 0 and json.loads(said)["tables"] == 3
        assert contents(again) == before


def test_a_backup_is_restored_into_the_other_kind_of_database(
    played: Path, tmp_path: Path, postgresql: Postgres, capsys: Any
) -> None:
    before = contents(str(played))
    place = str(played)
    for number, other in enumerate([postgresql.database(), str(tmp_path / "back.sqlite")]):
        assert run(capsys, "backup", tmp_path / f"{number}.backup", "--database", place)[0] == 0
        assert run(capsys, "restore", tmp_path / f"{number}.backup", "--database", other)[0] == 0
        assert contents(other) == before
        place = other


class Busy:
    """Somebody who plays one game after the other, and notes every move that was acknowledged."""

    def __init__(self, server: Running, seed: int) -> None:
        self._server, self._rng = server, Random(seed)
        self._stop = threading.Event()
        self.acknowledged: dict[str, int] = {}
        """By table: the index of the next entry."""
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        while not self._stop.is_set():
            made = self._server.table("the-game", ANNA, {"kind": "me", "name": "Ben"})
            tokens = [seat["token"] for seat in made["seats"]]
            with (
                self._server.stream(made["table"], tokens[0]) as one,
                self._server.stream(made["table"], tokens[1]) as two,
            ):
                for player in (one, two):
                    player.until("events")
                while not one.over and not self._stop.is_set():
                    player = one if one.legal else two
                    assert player.move(self._rng.choice(player.legal))["type"] == "events"
                    self.acknowledged[made["table"]] = player.at
                    for other in (one, two):
                        while other.at < player.at:
                            other.read()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(30)
        assert not self._thread.is_alive()


def test_a_backup_under_load_holds_every_move_that_was_acknowledged_before(
    database: str, tmp_path: Path
) -> None:
    with running(quick(tmp_path, database=database)) as server:
        players = [Busy(server, seed) for seed in range(3)]
        try:
            for number in range(3):
                known = {id: at for player in players for id, at in list(player.acknowledged.items())}
                file = tmp_path / f"{number}.backup"
                command = [sys.executable, "-m", "stammtisch", "backup", str(file), "--database", database]
                subprocess.run(command, check=True, timeout=60, capture_output=True)
                with reading(str(file)) as backup:
                    found = checking.replayed(backup)
                    rows = backup.exec_driver_sql("SELECT table_id, count(*) FROM journal GROUP BY 1").all()
                counted: dict[str, int] = dict(tuple(row) for row in rows)
                assert not found.damaged and not found.unknown and found.games >= len(known)
                assert {id: counted.get(id, 0) for id, at in known.items() if counted.get(id, 0) < at} == {}
        finally:
            for player in players:
                player.stop()
        assert sum(sum(player.acknowledged.values()) for player in players) > 50, "they did play"


def test_restored_games_go_on(played: Path, database: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.backup"
    assert run(capsys, "backup", file, "--database", played)[0] == 0
    assert run(capsys, "restore", file, "--database", database)[0] == 0
    with running(quick(tmp_path, database=database)) as server:
        for id, state in sqlite3.connect(played).execute("SELECT id, state FROM tables"):
            assert server.get(f"/tables/{id}").json()["table"]["state"] == state


def test_a_backup_is_overwritten_only_if_asked(played: Path, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.backup"
    file.write_text("mine", encoding="utf-8")
    file.chmod(0o644)
    code, said = run(capsys, "backup", file, "--database", played)
    assert code == 1 and "exists already" in said and file.read_text(encoding="utf-8") == "mine"
    assert run(capsys, "backup", file, "--database", played, "--force")[0] == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and contents(str(file)) == contents(str(played))
    code, said = run(capsys, "backup", played, "--database", played, "--force")
    assert code == 1 and "cannot be copied into itself" in said
    assert not list(tmp_path.glob("*.partial"))


def test_a_backup_holds_nothing_that_was_deleted(tmp_path: Path, capsys: Any) -> None:
    database = filled(str(tmp_path / "games.sqlite"), 200)
    file = sqlite3.connect(database)
    file.execute("UPDATE contacts SET address = 'anna@example.org'")
    file.commit()
    file.execute("DELETE FROM contacts")
    file.commit()
    file.close()
    assert run(capsys, "backup", tmp_path / "games.backup", "--database", database)[0] == 0
    assert b"anna@example.org" not in (tmp_path / "games.backup").read_bytes()


def test_restoring_needs_a_database_that_no_server_uses(
    played: Path, database: str, tmp_path: Path, capsys: Any
) -> None:
    with running(quick(tmp_path, database=database)) as server:
        table = server.table("raise", ANNA, BOT)["table"]
        code, said = run(capsys, "restore", played, "--database", database, "--replace")
        assert code == 1 and "using the database" in said and "first" in said
        assert server.get(f"/tables/{table}").status_code == 200
        assert run(capsys, "backup", tmp_path / "games.backup", "--database", database)[0] == 0


def test_what_is_replaced_is_kept_beside(played: Path, database: str, tmp_path: Path, capsys: Any) -> None:
    with running(quick(tmp_path, database=database)) as server:
        server.table("raise", ANNA, BOT)
    before = contents(database)
    code, said = run(capsys, "restore", played, "--database", database)
    assert code == 1 and "is not empty; nothing was changed" in said and contents(database) == before
    for number in (1, 2):
        code, said = run(capsys, "restore", played, "--database", database, "--replace", "--json")
        assert code == 0 and contents(database) == contents(str(played))
        kept = json.loads(said)["kept"]
        old = contents(database, kept) if "://" in database else contents(kept)
        assert old == (before if number == 1 else contents(str(played)))
        if "://" not in database:
            assert stat.S_IMODE(Path(kept).stat().st_mode) == 0o600
    assert "is kept in" in run(capsys, "restore", played, "--database", database, "--replace")[1]


def test_what_a_killed_server_left_beside_its_file_is_kept_as_well(
    played: Path, tmp_path: Path, capsys: Any
) -> None:
    """Rows in the write-ahead log alone; they must not turn up in the restored database either."""
    database = tmp_path / "games.sqlite"
    write = (
        "import os, sqlite3, sys\n"
        "file = sqlite3.connect(sys.argv[1]); file.execute('PRAGMA journal_mode=WAL')\n"
        "file.execute('PRAGMA wal_autocheckpoint=0')\n"
        "file.execute(\"INSERT INTO server_values VALUES ('late', 'row')\"); file.commit(); os._exit(0)\n"
    )
    made(str(database))
    subprocess.run([sys.executable, "-c", write, str(database)], check=True)
    assert database.with_name("games.sqlite-wal").stat().st_size > 0
    assert run(capsys, "backup", tmp_path / "late.backup", "--database", database)[0] == 0
    assert contents(str(tmp_path / "late.backup"))["server_values"]
    code, said = run(capsys, "restore", played, "--database", database, "--replace", "--json")
    assert code == 0
    assert contents(json.loads(said)["kept"])["server_values"] == ["['late', 'row']"]
    assert contents(str(database)) == contents(str(played))


@pytest.mark.parametrize("replace", [False, True])
@pytest.mark.parametrize("call", ["copying._put", "backups.copy_rows"])
def test_killed_in_the_middle_of_a_restore_nothing_has_happened(
    played: Path, database: str, call: str, replace: bool, capsys: Any
) -> None:
    before = contents(filled(database)) if replace else {}
    words = ["restore", played, "--database", database, *["--replace"] * replace]
    killed_in(f"stammtisch.server.keeping.{call}", *words)
    if "://" in database or replace:
        assert contents(database) == before
    else:
        assert not Path(database).exists()
    assert run(capsys, *words)[0] == 0 and contents(database) == contents(str(played))


@pytest.mark.parametrize("call", ["_close_up", "_keep"])
def test_killed_just_before_the_new_file_has_its_name(
    played: Path, tmp_path: Path, call: str, capsys: Any
) -> None:
    database = filled(str(tmp_path / "games.sqlite"))
    before = contents(database)
    words = ["restore", played, "--database", database, "--replace"]
    killed_in(f"stammtisch.server.keeping.filling.{call}", *words)
    assert contents(database) == before
    assert run(capsys, *words)[0] == 0 and contents(database) == contents(str(played))


def test_no_server_starts_while_it_is_restored(
    played: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    async def use() -> None:
        async with opened(database):
            pass

    real = copying.make_tables

    def meanwhile(connection: Any) -> None:
        with pytest.raises(InUse):
            asyncio.run(use())
        real(connection)

    monkeypatch.setattr(filling, "make_tables", meanwhile)
    assert run(capsys, "restore", played, "--database", database)[0] == 0


@pytest.mark.parametrize("version", ["version-4", "version-5"])
def test_a_backup_of_an_earlier_version_is_migrated(
    version: str, database: str, tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "old.backup"
    shutil.copy(DATA / f"{version}.sqlite", file)
    assert run(capsys, "restore", file, "--database", database)[0] == 0
    assert file.read_bytes() == (DATA / f"{version}.sqlite").read_bytes()
    with reading(database) as connection:
        found = checking.replayed(connection)
    assert found.games >= 7 and not found.damaged and not found.unknown


@pytest.mark.parametrize("version", range(1, len(EARLIER) + 1))
def test_a_database_of_an_earlier_version_is_backed_up_as_it_is(
    version: int, database: str, tmp_path: Path, capsys: Any
) -> None:
    """A server of that version may be using it: nothing is migrated."""
    run_script(database, "".join(EARLIER[:version]))
    file = tmp_path / "old.backup"
    assert run(capsys, "backup", file, "--database", database)[0] == 0
    again = tmp_path / "new.sqlite"
    assert sqlite3.connect(file).execute("SELECT number FROM version").fetchall() == [(version,)]
    assert run(capsys, "restore", file, "--database", again)[0] == 0
    assert contents(str(again))["journal"] == [repr(["t1", 0, "kept"])]


def test_a_backup_of_a_newer_version_is_refused(played: Path, database: str, capsys: Any) -> None:
    file = sqlite3.connect(played)
    file.execute("UPDATE alembic_version SET version_num = '0099'")
    file.commit()
    file.close()
    code, said = run(capsys, "restore", played, "--database", database)
    assert code == 1 and "has version 99; this program supports" in said
    assert "://" in database or not Path(database).exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup", "new.backup", "--database", "missing.sqlite"), "there is no database of stammtisch at"),
        (("backup", "nowhere/new.backup", "--database", "played.sqlite"), "'nowhere/new.backup'"),
        (("backup", "/sys/new.backup", "--database", "played.sqlite"), "'/sys/new.backup'"),
        (("backup", ".", "--database", "played.sqlite", "--force"), "'.'"),
        (("backup", "new.backup", "--database", "text"), "something other than stammtisch's games"),
        (("backup", "new.backup", "--database", "mysql://x"), "is not a database that stammtisch can use"),
        (("restore", "missing.backup", "--database", "new.sqlite"), "there is no database of stammtisch at"),
        (("restore", "text", "--database", "new.sqlite"), "text' holds something other"),
        (("restore", "played.sqlite", "--database", "text", "--replace"), "text' holds something other"),
        (("restore", "played.sqlite", "--database", "played.sqlite"), "cannot be copied into itself"),
        (("restore", "played.sqlite", "--database", "nowhere/new.sqlite"), "'nowhere/new.sqlite'"),
        (("restore", "cut", "--database", "new.sqlite"), "the file 'cut' is damaged"),
        (("backup", "new.backup", "--database", "cut"), "the file 'cut' is damaged"),
    ],
)
def test_a_mistake_gets_one_clear_line(
    played: Path, words: tuple[str, ...], said: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(played.parent)
    Path("text").write_text("not a database " * 100, encoding="utf-8")
    whole = played.read_bytes()
    Path("cut").write_bytes(whole[:8192] + bytes(len(whole) - 8192))
    before = set(Path().iterdir())
    code, told = run(capsys, *words)
    assert code == 1 and said in told and len(told.splitlines()) == 1, told
    left = {path.name for path in set(Path().iterdir()) - before}
    assert not {name for name in left if not name.endswith(("-lock", "-wal", "-shm"))}


def test_a_full_disk_leaves_everything_as_it_was(
    database: str, played: Path, tmp_path: Path, capsys: Any
) -> None:
    filled(database, 500)
    with small_disk(tmp_path, 128) as disk:
        file = disk / "games.backup"
        file.write_bytes(b"older")
        code, said = run(capsys, "backup", file, "--database", database, "--force")
        assert code == 1 and f"no space is left for '{file}'" in said
        assert file.read_bytes() == b"older" and list(disk.iterdir()) == [file]
        code, said = run(capsys, "restore", played, "--database", disk / "games.sqlite")
        assert code == 1 and f"no space is left for '{disk}/games.sqlite'" in said
        assert not (disk / "games.sqlite").exists()


def test_two_backups_into_one_file_do_not_mix(played: Path, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "games.backup"
    with filling.started_file(file):
        code, said = run(capsys, "backup", file, "--database", played)
        assert code == 1 and "another process is writing" in said
    assert run(capsys, "backup", file, "--database", played)[0] == 0
