"""Databases of every version: brought up to date at once or not at all, by one process at a time."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.test_store import look, opened, row

from stammtisch.server import migrations
from stammtisch.server.database import schema
from stammtisch.server.database.engine import engine_for
from stammtisch.server.store import NewerStore, NoStore

VERSION_1 = """
CREATE TABLE version (number INTEGER NOT NULL);
INSERT INTO version VALUES (1);
CREATE TABLE tables (id VARCHAR(32) NOT NULL, code VARCHAR(16) NOT NULL, created FLOAT NOT NULL,
    touched FLOAT NOT NULL, game VARCHAR(32) NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
    chairs TEXT NOT NULL, host {bytes} NOT NULL, secret {bytes} NOT NULL, pace FLOAT NOT NULL,
    state VARCHAR(16) NOT NULL, bots_next BOOLEAN NOT NULL, again VARCHAR(32),
    PRIMARY KEY (id), UNIQUE (code));
CREATE TABLE journal (table_id VARCHAR(32), number INTEGER, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)) {tail};
CREATE TABLE talk (table_id VARCHAR(32), number INTEGER, line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)) {tail};
INSERT INTO journal VALUES ('t1', 0, 'kept');
"""
VERSION_2 = "ALTER TABLE tables ADD COLUMN lesson VARCHAR(32); UPDATE version SET number = 2;"
VERSION_3 = """
ALTER TABLE tables ADD COLUMN scheme INTEGER DEFAULT '1' NOT NULL;
ALTER TABLE tables ADD COLUMN contributions TEXT DEFAULT '[]' NOT NULL; UPDATE version SET number = 3;
"""
VERSION_4 = """
ALTER TABLE tables ADD COLUMN spectators BOOLEAN; ALTER TABLE tables ADD COLUMN talk_seen BOOLEAN;
UPDATE version SET number = 4;
"""
VERSION_5 = """
ALTER TABLE tables ADD COLUMN version INTEGER DEFAULT '0' NOT NULL; UPDATE version SET number = 5;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, PRIMARY KEY (version_num));
INSERT INTO alembic_version VALUES ('0005');
"""
NEXT = f"{int(schema.REVISION) + 1:04}"
EARLIER = (VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5)


def run(database: str, script: str) -> None:
    if "://" in database:
        with psycopg.connect(database) as connection:
            connection.execute(script.replace("{bytes}", "BYTEA").replace("{tail}", "").encode())
    else:
        file = sqlite3.connect(database)
        file.executescript(script.replace("{bytes}", "BLOB").replace("{tail}", "WITHOUT ROWID"))
        file.close()


def opened_once(database: str) -> None:
    async def use() -> None:
        async with opened(database) as store:
            assert await store.journal("t1") in (["kept"], [])
            await store.create(row(9))
            await store.change("t9", 0, pace=1.0)

    asyncio.run(use())


def kept(database: str) -> tuple[Any, ...]:
    """The version and what was there before."""
    (number,) = look(database, "SELECT number FROM version")
    return (*number, *look(database, "SELECT entry FROM journal WHERE table_id = 't1'"))


def differences(database: str) -> list[Any]:
    """What Alembic would still have to do to come to the schema of the program."""

    engine = engine_for(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        found: list[Any] = compare_metadata(context, schema.metadata)
    engine.dispose()
    return found


def up_to_date(database: str) -> bool:
    (revision,) = look(database, "SELECT version_num FROM alembic_version")
    return revision == (schema.REVISION,) and kept(database)[0] == int(schema.REVISION)


def test_the_newest_script_makes_the_schema_of_the_program() -> None:
    scripts = ScriptDirectory(str(migrations.SCRIPTS.parent), version_locations=[str(migrations.SCRIPTS)])
    assert scripts.get_heads() == [schema.REVISION]
    named = [script.revision for script in scripts.walk_revisions()]
    assert named == [f"{number:04}" for number in range(int(schema.REVISION), 0, -1)]


@pytest.mark.parametrize("version", range(len(EARLIER) + 1))
def test_a_database_of_any_version_comes_to_the_same_schema(database: str, version: int) -> None:
    run(database, "".join(EARLIER[:version]))
    opened_once(database)
    assert up_to_date(database)
    assert kept(database)[1:] == ((("kept",),) if version else ())
    assert differences(database) == []


def test_the_first_script_is_the_first_schema(database: str) -> None:
    """Scripts alone make what a new database has; every one of them is run."""
    engine = engine_for(database)
    with engine.begin() as connection:
        migrations._upgrade(connection, "base")
    engine.dispose()
    run(database, f"INSERT INTO version VALUES ({int(schema.REVISION)});")
    opened_once(database)
    assert up_to_date(database) and differences(database) == []


def test_a_step_that_was_half_done_in_the_past_is_finished(database: str) -> None:
    run(database, VERSION_1 + "ALTER TABLE tables ADD COLUMN lesson VARCHAR(32);")
    opened_once(database)
    assert up_to_date(database) and differences(database) == []


@pytest.fixture
def one_more_step(tmp_path: Path) -> Path:
    """The scripts, with one more that never comes to its end."""
    folder = tmp_path / "scripts"
    shutil.copytree(migrations.SCRIPTS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "r9999_never.py").write_text(
        f"import os\nrevision, down_revision = {NEXT!r}, {schema.REVISION!r}\n"
        "def upgrade():\n    if os.environ.get('DIE'): os._exit(9)\n    raise TimeoutError\n"
    )
    return folder


def test_an_interrupted_migration_has_not_happened(
    database: str, one_more_step: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(database, VERSION_1)
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "SCRIPTS", one_more_step)
        patched.setattr(migrations, "REVISION", NEXT)
        with pytest.raises(NoStore):
            opened_once(database)
    assert kept(database) == (1, ("kept",))
    assert "lesson" not in columns(database)
    opened_once(database)
    assert up_to_date(database)


def columns(database: str) -> set[str]:
    engine = engine_for(database)
    with engine.connect() as connection:
        found = migrations._columns(connection, "tables")
    engine.dispose()
    return found


def test_a_process_killed_between_two_steps_leaves_a_database_that_opens(
    database: str, one_more_step: Path
) -> None:
    run(database, VERSION_1)
    die = (
        "import asyncio, os, sys; from pathlib import Path; from stammtisch.server import migrations, store\n"
    )
    die += "migrations.SCRIPTS, migrations.REVISION = Path(sys.argv[2]), sys.argv[3]\n"
    die += "os.environ['DIE'] = 'yes'\n"
    die += "asyncio.run(store.Store(sys.argv[1]).open())"
    command = [sys.executable, "-c", die, database, str(one_more_step), NEXT]
    assert subprocess.run(command, check=False).returncode == 9
    assert kept(database) == (1, ("kept",))
    opened_once(database)
    assert up_to_date(database)


@pytest.mark.parametrize("version", [0, 1])
def test_several_processes_migrate_one_after_the_other(database: str, version: int) -> None:
    run(database, "".join(EARLIER[:version]))
    engines = [engine_for(database) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda engine: migrations.bring_up_to_date(engine, database), engines))
    for engine in engines:
        engine.dispose()
    assert up_to_date(database) and differences(database) == []


@pytest.mark.parametrize(
    "newer",
    [
        "CREATE TABLE version (number INTEGER NOT NULL); INSERT INTO version VALUES (99);",
        "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0099');",
    ],
)
def test_a_database_of_a_newer_version_is_left_alone(database: str, newer: str) -> None:
    run(database, newer)
    with pytest.raises(NewerStore, match=f"version 99.*up to {int(schema.REVISION)}"):
        opened_once(database)


def test_an_older_program_sees_that_the_database_is_newer(database: str) -> None:
    """Programs before revision 5 look at the table `version` alone, and know numbers up to 4."""
    opened_once(database)
    assert look(database, "SELECT number FROM version") == [(int(schema.REVISION),)]


@pytest.mark.parametrize(
    "other",
    [
        "CREATE TABLE visits (page TEXT);",
        "CREATE TABLE version (name TEXT);",
        "CREATE TABLE version (number INTEGER); CREATE TABLE tables (id TEXT);",
        "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('ae10a6acf');",
    ],
)
def test_a_database_of_something_else_is_left_alone(database: str, other: str) -> None:
    run(database, other)
    with pytest.raises(NoStore, match="something other than stammtisch's games"):
        opened_once(database)
    with pytest.raises((psycopg.Error, sqlite3.Error)):
        look(database, "SELECT * FROM journal")
