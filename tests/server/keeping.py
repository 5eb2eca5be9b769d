"""What the tests of backups, moves and tidying share: databases with something in every table."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Float, Integer, LargeBinary, Table, insert, inspect

from stammtisch.cli import main
from stammtisch.server.database.engine import engine_for
from stammtisch.server.database.schema import metadata, moved_to, program_version, revision
from stammtisch.server.migrations import bring_up_to_date

__all__ = ["DATA", "contents", "filled", "killed_in", "made", "run", "small_disk"]

DATA = Path(__file__).with_name("data")
DIFFICULT = "Ž\u00e9\u20ac\U0001f3b2\\n\t\n'\"\\N"


def run(capsys: Any, *words: object) -> tuple[int, str]:
    """The exit code of a command, and what was printed."""
    with pytest.raises(SystemExit) as ended:
        main([str(word) for word in words])
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err, said.out + said.err
    return int(ended.value.code or 0), said.out + said.err


def made(database: str) -> str:
    """A new database of the current version, without a row."""
    engine = engine_for(database)
    bring_up_to_date(engine, database)
    engine.dispose()
    return database


def filled(database: str, rows: int = 3) -> str:
    """A new database with rows in all tables that the schema has, or will have."""
    made(database)
    engine = engine_for(database)
    with engine.begin() as connection:
        for table in metadata.sorted_tables:
            if table not in (revision, program_version):
                connection.execute(insert(table), [_row(table, number) for number in range(rows)])
    engine.dispose()
    return database


def _row(table: Table, number: int) -> dict[str, Any]:
    """Every column has a value of its kind, and those that may be empty are empty in every third row."""
    found: dict[str, Any] = {}
    for place, column in enumerate(table.columns):
        if column.nullable and number % 3 == 2:
            found[column.name] = None
        elif isinstance(column.type, Boolean):
            found[column.name] = bool(number % 2)
        elif isinstance(column.type, Integer):
            found[column.name] = number * 1_000_003
        elif isinstance(column.type, Float):
            found[column.name] = 1_700_000_000.123456789 + number / 7
        elif isinstance(column.type, LargeBinary):
            found[column.name] = bytes([0, 255, 10, 92, number % 256, place])
        else:
            long = getattr(column.type, "length", None) or 60
            found[column.name] = f"{number}{DIFFICULT}"[:long]
    return found


def contents(database: str, schema: str | None = None) -> dict[str, list[str]]:
    """All rows of all tables that are really there, but for the mark of a database that was moved."""
    engine = engine_for(database)
    found = {}
    with engine.connect() as connection:
        for name in set(inspect(connection).get_table_names(schema)) - {moved_to.name}:
            table = metadata.tables[name]
            place = f'"{schema}"."{name}"' if schema else f'"{name}"'
            columns = ", ".join(f'"{column.name}"' for column in table.columns)
            rows = connection.exec_driver_sql(f"SELECT {columns} FROM {place}").all()
            boolean = [isinstance(column.type, Boolean) for column in table.columns]
            found[name] = sorted(
                repr([None if v is None else bool(v) if b else v for v, b in zip(row, boolean, strict=True)])
                for row in rows
            )
    engine.dispose()
    return found


def killed_in(call: str, *words: object) -> None:
    """Run a command that is killed when this function has been called for the last time."""
    module, _, name = call.rpartition(".")
    script = (
        "import importlib, os, signal, sys\n"
        "from stammtisch.cli import main\n"
        f"module = importlib.import_module({module!r}); real = module.{name}\n"
        "def called(*arguments, **named):\n"
        "    real(*arguments, **named); os.kill(os.getpid(), signal.SIGKILL)\n"
        f"module.{name} = called\n"
        "main(sys.argv[1:])\n"
    )
    command = [sys.executable, "-c", script, *map(str, words)]
    assert subprocess.run(command, check=False, timeout=60, capture_output=True).returncode == -9


@contextlib.contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A file system that is soon full; skips where the machine does not let us have one."""
    place = folder / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "none", str(place)]
    if not shutil.which("mount") or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)
