"""A stored game is shown as it was, or clearly not at all."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from server.kit import Line, Player, Running, quick, running
from websockets.exceptions import ConnectionClosed

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}


def begun(folder: Path, *seats: Line, count: int = 1) -> list[tuple[str, str]]:
    """Tables that were left after a few moves, each with Anna's token."""
    found = []
    with running(quick(folder)) as server:
        for _ in range(count):
            created = server.table("the-game", *seats, options={"starter": 0})
            table, token = created["table"], created["seats"][0]["token"]
            now = server.get(f"/tables/{table}", token).json()
            if now["legal"]:
                ask = {"at": now["at"], "move": now["legal"][0]}
                assert server.post(f"/tables/{table}/moves", ask, token).status_code == 200
            found.append((table, token))
    return found


def change(folder: Path, statement: str, *values: object) -> None:
    file = sqlite3.connect(folder / "tables.sqlite")
    assert file.execute(statement, values).rowcount >= 1
    file.commit()
    file.close()


def refused(server: Running, table: str, token: str) -> tuple[int, str, int]:
    """What every way to the table answers: the status, the word, and the stream's code."""
    answers = {
        (answer.status_code, answer.json()["error"], answer.json()["key"])
        for answer in (
            server.get(f"/tables/{table}", token),
            server.get(f"/tables/{table}/record"),
            server.post(f"/tables/{table}/moves", {"at": 0, "move": {"end": True}}, token),
        )
    }
    assert len(answers) == 1
    status, word, key = answers.pop()
    assert key == f"error-{word}"
    with server.stream(table, token) as player:
        return status, word, code(player)


def code(player: Player) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        player.read()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_game_begun_under_other_rules_is_refused_as_that(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ((table, token),) = begun(tmp_path, ANNA, BEN)
    change(tmp_path, "UPDATE tables SET rules = rules + 1, bots_next = 1")
    with running(quick(tmp_path)) as server:
        assert refused(server, table, token) == (410, "other-rules", 4411)
        assert server.table("the-game", ANNA)["table"], "others can be set up"
    assert f"{table} cannot be taken up: other-rules" in caplog.text
    assert "Traceback" not in caplog.text


def test_a_table_that_has_not_begun_begins_under_the_rules_of_now(tmp_path: Path) -> None:
    ((table, _),) = begun(tmp_path, ANNA, OPEN)
    change(tmp_path, "UPDATE tables SET rules = 0")
    with running(quick(tmp_path)) as server:
        assert server.post(f"/tables/{table}/seats", {"name": "Ben"}).status_code == 201
        header = server.get(f"/tables/{table}/record").text.splitlines()[0]
    with running(quick(tmp_path)) as server:
        assert server.get(f"/tables/{table}/record").text.splitlines()[0] == header


DAMAGES = (
    "UPDATE journal SET entry = '{\"deal\": [0, 57]}' WHERE number IN (5, 6) AND table_id = ?",
    "UPDATE journal SET entry = '{\"deal\": [0, 5' WHERE number = 5 AND table_id = ?",
    'UPDATE journal SET entry = \'{"seat": 0, "what": 1}\' WHERE number = 5 AND table_id = ?',
    "DELETE FROM journal WHERE number = 5 AND table_id = ?",
    "DELETE FROM journal WHERE number >= 5 AND table_id = ?",
    "UPDATE tables SET chairs = '[]' WHERE id = ?",
    "UPDATE tables SET options = '{\"min_cards\": 99}' WHERE id = ?",
)


def test_a_damaged_game_is_told_to_be_that(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tables = begun(tmp_path, ANNA, BEN, count=len(DAMAGES) + 1)
    for (table, _), damage in zip(tables, DAMAGES, strict=False):
        change(tmp_path, damage, table)
    with running(quick(tmp_path)) as server:
        *damaged, (whole, key) = tables
        for (table, token), damage in zip(damaged, DAMAGES, strict=True):
            assert refused(server, table, token) == (410, "damaged", 4410), damage
        assert server.get(f"/tables/{whole}", key).status_code == 200
    told = [entry.getMessage() for entry in caplog.records]
    assert {line.partition(":")[0] for line in told} == {
        f"the stored data of table {table} is damaged" for table, _ in damaged
    }
    where = re.compile(r" \w+ in \w+, line \d+ of \w+\.py").fullmatch
    assert all(where(line.partition(":")[2]) for line in told), "no cards in the log"
