"""`stammtisch move-database`: everything arrives, is checked game by game, or nothing has happened."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import Postgres
from server.keeping import DATA, contents, filled, killed_in, made, run, small_disk
from server.kit import quick, running
from server.test_migrations import EARLIER
from server.test_migrations import run as run_script
from server.test_store import opened

from stammtisch.server.database.errors import InUse, MovedStore, NoStore
from stammtisch.server.keeping import checking, copying, moving


@pytest.fixture(params=["file to file", "file to postgresql", "postgresql to file", "postgresql to another"])
def ways(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Two databases that are not there yet, in all directions."""
    kinds = request.param.replace("another", "postgresql").split(" to ")
    places = []
    for number, kind in enumerate(kinds):
        if kind == "file":
            places.append(str(tmp_path / f"{number}.sqlite"))
        else:
            places.append(request.getfixturevalue("postgresql").database())
    return places[0], places[1]


def test_every_row_of_every_table_arrives(ways: tuple[str, str], capsys: Any) -> None:
    source, target = ways
    before = contents(filled(source))
    assert all(before.values()), "something is in every table"
    code, said = run(capsys, "move-database", source, target, "--json")
    told = json.loads(said[said.index("{") : said.rindex("}") + 1])
    assert contents(target) == before == contents(source)
    assert sum(told["rows"].values()) == sum(map(len, before.values()))
    assert len(told["unknown"]) == told["tables"] == 3 and code == 0, "they are no games we know"


def test_games_go_on_in_the_new_database(
    played: Path, postgresql: Postgres, tmp_path: Path, capsys: Any
) -> None:
    target = postgresql.database()
    before = contents(str(played))
    copy = shutil.copy(played, tmp_path / "copy.sqlite")
    code, said = run(capsys, "move-database", played, target)
    assert code == 0, said
    assert "Number of tables: 7" in said and "whole: 7" in said and f"--database {target}" in said
    assert contents(str(played)) == before == contents(target)
    with (
        running(quick(tmp_path, database=target)) as server,
        running(quick(tmp_path, database=str(copy))) as old,
    ):
        for (table,) in sqlite3.connect(played).execute("SELECT id FROM tables"):
            assert server.position(table) == old.position(table)


@pytest.mark.parametrize("version", ["version-4", "version-5"])
def test_an_older_file_is_migrated_in_a_copy(
    version: str, tmp_path: Path, postgresql: Postgres, capsys: Any
) -> None:
    file = tmp_path / "old.sqlite"
    shutil.copy(DATA / f"{version}.sqlite", file)
    code, said = run(capsys, "move-database", file, postgresql.database())
    assert code == 0 and "whole: 8" in said.replace("whole: 7", "whole: 8")
    with sqlite3.connect(file) as moved, sqlite3.connect(DATA / f"{version}.sqlite") as before:
        rows = [line for line in moved.iterdump() if "moved_to" not in line]
        assert rows == list(before.iterdump())


@pytest.mark.parametrize("version", range(1, len(EARLIER) + 1))
def test_an_older_postgresql_database_is_migrated_in_a_copy(
    version: int, tmp_path: Path, postgresql: Postgres, capsys: Any
) -> None:
    source, target = postgresql.database(), tmp_path / "new.sqlite"
    run_script(source, "".join(EARLIER[:version]))
    assert run(capsys, "move-database", source, target)[0] == 0
    assert contents(str(target))["journal"] == [repr(["t1", 0, "kept"])]
    with psycopg.connect(source) as connection:
        assert connection.execute("SELECT number FROM version").fetchall() == [(version,)]


def test_a_damaged_game_is_named_and_the_others_are_moved(
    played: Path, postgresql: Postgres, capsys: Any
) -> None:
    file = sqlite3.connect(played)
    begun = [id for (id,) in file.execute("SELECT id FROM tables WHERE state <> 'waiting' ORDER BY id")]
    file.execute("DELETE FROM journal WHERE table_id = ? AND number = 3", [begun[0]])
    file.execute("UPDATE journal SET entry = '{' WHERE table_id = ? AND number = 2", [begun[1]])
    file.execute("UPDATE tables SET rules = 99 WHERE id = ?", [begun[2]])
    file.commit()
    file.close()
    target = postgresql.database()
    code, said = run(capsys, "move-database", played, target)
    assert code == 1 and "whole: 4" in said
    lines = [line for line in said.splitlines() if "was damaged before" in line]
    assert sorted(line.split()[2] for line in lines) == sorted(begun[:2])
    assert any(begun[2] in line for line in said.splitlines() if "not installed here" in line)
    assert contents(target) == contents(str(played)), "damaged ones as they are"


def test_what_arrives_otherwise_is_noticed_and_taken_back(
    played: Path, database: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = copying.copy_rows
    (id,) = next(sqlite3.connect(played).execute("SELECT id FROM tables"))

    def wrong(source: Any, target: Any, tell: Any) -> Any:
        found = real(source, target, tell)
        target.exec_driver_sql(f"UPDATE tables SET touched = touched + 0.001 WHERE id = '{id}'")
        return found

    monkeypatch.setattr(moving, "copy_rows", wrong)
    code, said = run(capsys, "move-database", played, database)
    assert code == 1 and "not the same" in said and id in said
    nothing_there(database)


# The old database


def shown_as_moved(code: int, said: str, target: str) -> bool:
    """Whether a command has refused it in one line that names the new one, without a password."""
    place = target if "://" in target else str(Path(target).resolve())
    return code == 2 and len(said.splitlines()) == 1 and f"were moved to '{place}'" in said


async def use(database: str) -> None:
    """As a server does."""
    async with opened(database):
        pass


def test_the_old_database_is_refused_and_says_where_its_games_are(
    ways: tuple[str, str], tmp_path: Path, capsys: Any
) -> None:
    source, target = ways
    before = contents(filled(source))
    assert run(capsys, "move-database", source, target)[0] == 0
    backup = tmp_path / "games.backup"
    for words in (
        ("backup", backup, "--database", source),
        ("tidy", "--older-than", "1h", "--database", source),
        ("tables", "--database", source),
        ("restore", tmp_path / "another.backup", "--database", source),
        ("move-database", source, tmp_path / "third.sqlite"),
    ):
        made(str(tmp_path / "another.backup"))
        code, said = run(capsys, *words)
        assert shown_as_moved(code, said, target), said
    with pytest.raises(MovedStore, match="were moved to"):
        asyncio.run(use(source))
    assert not backup.exists() and contents(source) == before == contents(target)
    assert run(capsys, "backup", backup, "--database", target)[0] == 0, "the new one is like any other"


def test_a_server_is_not_started_with_the_old_database(tmp_path: Path, capsys: Any) -> None:
    source, target = filled(str(tmp_path / "old.sqlite")), str(tmp_path / "new.sqlite")
    assert run(capsys, "move-database", source, target)[0] == 0
    command = [
        sys.executable,
        "-m",
        "stammtisch",
        "play",
        "--no-browser",
        "--port",
        "0",
        "--database",
        source,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert shown_as_moved(ended.returncode, ended.stderr, target), ended.stderr


def test_a_renamed_file_still_says_so(tmp_path: Path, capsys: Any) -> None:
    source, target = filled(str(tmp_path / "old.sqlite")), str(tmp_path / "new.sqlite")
    assert run(capsys, "move-database", source, target)[0] == 0
    Path(source).rename(tmp_path / "other.sqlite")
    assert shown_as_moved(*run(capsys, "restore", tmp_path / "other.sqlite", "--database", source), target)


def test_no_password_stands_in_the_old_database(tmp_path: Path, postgresql: Postgres, capsys: Any) -> None:
    source = filled(str(tmp_path / "old.sqlite"))
    target = postgresql.database().replace("stammtisch@", "stammtisch:pa55word@")
    assert run(capsys, "move-database", source, target)[0] == 0
    code, said = run(capsys, "backup", tmp_path / "games.backup", "--database", source)
    assert shown_as_moved(code, said, target.replace("pa55word", "***"))
    assert b"pa55word" not in Path(source).read_bytes()


def test_what_was_moved_can_be_moved_back_and_the_old_contents_are_kept(
    ways: tuple[str, str], tmp_path: Path, capsys: Any
) -> None:
    source, target = ways
    before = contents(filled(source))
    assert run(capsys, "move-database", source, target)[0] == 0
    code, said = run(capsys, "move-database", target, source, "--json")
    assert code == 0, said
    kept = json.loads(said)["kept"]
    assert contents(source) == before and shown_as_moved(
        *run(capsys, "backup", tmp_path / "a.backup", "--database", target), source
    )
    old = contents(source, kept) if "://" in source else contents(kept)
    assert old == before, "what was there is kept"
    assert run(capsys, "backup", tmp_path / "b.backup", "--database", source)[0] == 0
    code, said = run(capsys, "move-database", source, target)
    assert code == 0 and "kept in" in said


def test_a_backup_takes_the_place_of_a_moved_database_only_where_it_is_named(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    usual, backup = tmp_path / "stammtisch" / "stammtisch.sqlite", tmp_path / "games.backup"
    usual.parent.mkdir()
    filled(str(usual))
    assert run(capsys, "backup", backup)[0] == 0
    target = str(tmp_path / "new.sqlite")
    assert run(capsys, "move-database", usual, target)[0] == 0
    assert shown_as_moved(*run(capsys, "restore", backup, "--replace"), target)
    assert run(capsys, "restore", backup, "--replace", "--database", usual)[0] == 0
    assert run(capsys, "backup", backup, "--force")[0] == 0


@pytest.mark.parametrize("wrong", ["differences", "replayed"])
def test_a_move_that_failed_leaves_no_mark(
    wrong: str, ways: tuple[str, str], tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ways
    filled(source)

    def failing(*_: Any) -> Any:
        raise NoStore("mistake-keep-different", name=target, names="t1")

    with monkeypatch.context() as patched:
        patched.setattr(moving, wrong, failing)
        assert run(capsys, "move-database", source, target)[0] == 1
    assert run(capsys, "backup", tmp_path / "a.backup", "--database", source)[0] == 0
    assert run(capsys, "move-database", source, target)[0] == 0


def nothing_there(database: str) -> None:
    if "://" in database:
        assert contents(database) == {}
    else:
        folder = Path(database).parent
        assert not Path(database).exists() and not list(folder.glob(f"{Path(database).name}.partial"))


@pytest.mark.parametrize("call", ["copying._put", "moving.copy_rows", "checking.replayed"])
def test_killed_in_the_middle_nothing_has_happened(
    played: Path, database: str, call: str, capsys: Any
) -> None:
    place = f"stammtisch.server.keeping.{call.replace('checking', 'moving')}"
    killed_in(place, "move-database", played, database)
    if "://" in database:
        assert contents(database) == {}
    else:
        assert not Path(database).exists()
    assert run(capsys, "move-database", played, database)[0] == 0, "what is left over is in nobody's way"
    assert contents(database) == contents(str(played))


def test_the_target_must_be_empty(played: Path, database: str, capsys: Any) -> None:
    made(database)
    other = shutil.copy(played, played.with_name("other.sqlite"))
    assert run(capsys, "move-database", played, database)[0] == 0, "our tables without a row are empty"
    before = contents(database)
    code, said = run(capsys, "move-database", other, database)
    assert code == 1 and "is not empty; nothing was changed" in said
    assert contents(database) == before


def test_a_database_of_something_else_is_left_alone(played: Path, database: str, capsys: Any) -> None:
    run_script(database, "CREATE TABLE recipes (name TEXT);")
    for words in ((played, database), (database, played.with_name("other.sqlite"))):
        code, said = run(capsys, "move-database", *words)
        assert code == 1 and "something other than stammtisch's games" in said


def test_a_server_must_not_be_using_either(
    played: Path, database: str, tmp_path: Path, postgresql: Postgres, capsys: Any
) -> None:
    with running(quick(tmp_path, database=database)):
        code, said = run(capsys, "move-database", database, tmp_path / "new.sqlite")
        assert code == 1 and "using the database" in said and "first" in said
        code, said = run(capsys, "move-database", played, database)
        assert code == 1 and "using the database" in said
    assert not (tmp_path / "new.sqlite").exists()


def test_no_server_starts_while_it_is_moved(
    played: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def meanwhile(*arguments: Any) -> checking.Replayed:
        for one in (str(played), database):
            with pytest.raises(InUse):
                asyncio.run(use(one))
        return checking.Replayed()

    monkeypatch.setattr(moving, "replayed", meanwhile)
    moving.move(str(played), database)


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("missing.sqlite", "new.sqlite", "there is no database of stammtisch at"),
        ("empty", "new.sqlite", "there is no database of stammtisch at"),
        ("text", "new.sqlite", "something other than stammtisch's games"),
        ("played.sqlite", "./played.sqlite", "cannot be copied into itself"),
        ("played.sqlite", "nowhere/new.sqlite", "No such file or directory"),
        ("played.sqlite", "/sys/new.sqlite", "cannot use the database '/sys/new.sqlite'"),
        ("played.sqlite", "mysql://host/games", "is not a database that stammtisch can use"),
        ("played.sqlite", "postgresql://x@127.0.0.1:9/games", "no PostgreSQL server answers"),
        ("played.sqlite", ":memory:", "is not a database that stammtisch can use"),
    ],
)
def test_a_mistake_gets_one_clear_line(
    played: Path, source: str, target: str, words: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(played.parent)
    Path("empty").touch()
    Path("text").write_text("not a database " * 100, encoding="utf-8")
    before = sorted(Path().iterdir())
    code, said = run(capsys, "move-database", source, target)
    assert code == 1 and words in said and len(said.splitlines()) == 1
    left = {path.name for path in set(Path().iterdir()) - set(before)}
    assert not {name for name in left if not name.endswith(("-lock", "-wal", "-shm"))}


def test_a_full_disk_leaves_nothing(played: Path, tmp_path: Path, capsys: Any) -> None:
    with small_disk(tmp_path, 64) as disk:
        code, said = run(capsys, "move-database", played, disk / "new.sqlite")
        assert code == 1 and f"no space is left for '{disk}/new.sqlite'" in said
        assert {path.name for path in disk.iterdir()} <= {"new.sqlite-lock"}


def test_a_target_that_may_not_be_written_says_so(played: Path, postgresql: Postgres, capsys: Any) -> None:
    target = postgresql.database()
    name = target.rpartition("/")[2]
    postgresql.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    try:
        code, said = run(capsys, "move-database", played, target)
        assert code == 1 and "is read-only" in said
    finally:
        postgresql.run(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    postgresql.run("CREATE ROLE guest LOGIN")
    try:
        code, said = run(capsys, "move-database", played, target.replace("stammtisch@", "guest@"))
        assert code == 1 and "may not create tables" in said
    finally:
        postgresql.run("DROP ROLE guest")


def test_a_file_on_a_disk_that_cannot_be_written_is_moved(
    played: Path, tmp_path: Path, postgresql: Postgres, capsys: Any
) -> None:
    with small_disk(tmp_path, 4096) as disk:
        shutil.copy(played, disk / "games.sqlite")
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        code, said = run(capsys, "move-database", disk / "games.sqlite", postgresql.database())
        assert code == 0 and "could not be marked as moved" in said, said
