"""A server that is killed at any moment comes back with every move it has acknowledged."""

from __future__ import annotations

from pathlib import Path

from server.crash import crash_run


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    found = crash_run(tmp_path, kills=10, tables=6, seed=4)
    print(found)
    assert found.kills == 10
    assert found.acknowledged > 100
    assert found.lost == 0
    assert found.finished >= 1, "tables go on, bots included"
