"""A server that is killed at any moment comes back with every move it has acknowledged."""

from __future__ import annotations

from pathlib import Path

from postgres import Postgres
from server.crash import crash_run


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    found = crash_run(tmp_path, kills=10, tables=6, seed=4)
    print(found)
    assert found.kills == 10
    assert found.acknowledged > 100
    assert found.lost == 0
    assert found.finished >= 1, "tables go on, bots included"


def test_no_acknowledged_move_is_lost_on_postgresql(tmp_path: Path, postgresql: Postgres) -> None:
    found = crash_run(tmp_path, kills=5, tables=4, seed=4, database=postgresql.database())
    print(found, (tmp_path / "server.log").read_text())
    assert found.kills == 5
    assert found.acknowledged > 50
    assert found.lost == 0
