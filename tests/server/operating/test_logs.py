"""The log: text or JSON lines, and no cards, tokens, keys or secrets in it."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from server.kit import until
from server.operating.play import Played, play

from stammtisch.server.operating.logs import JsonLines, PlainLines

ANNA = {"kind": "me", "name": "Aurelia"}
BEN = {"kind": "me", "name": "Benedict"}
KEY = "0123456789abcdef0123456789abcdef"


def record(message: str, *values: object) -> logging.LogRecord:
    try:
        raise ValueError(f"{'fifty'}-seven is not in the hand of {'token'}-abc")
    except ValueError:
        return logging.LogRecord("stammtisch.x", logging.ERROR, "f.py", 1, message, values, sys.exc_info())


def test_a_json_line_says_when_where_and_what() -> None:
    line = JsonLines().format(record("it failed at %s", "é\n"))
    assert "\n" not in line
    found = json.loads(line)
    assert datetime.fromisoformat(found.pop("time")).tzinfo is not None
    place = found.pop("place")
    assert place.startswith("ValueError in record, line ")
    assert found == {
        "level": "error",
        "logger": "stammtisch.x",
        "message": "it failed at é\n",
        "exception": "ValueError",
    }


@pytest.mark.parametrize("form", [JsonLines(), PlainLines()])
def test_an_errors_own_words_are_not_logged(form: logging.Formatter) -> None:
    line = form.format(record("it failed"))
    assert "ValueError" in line and "test_logs.py" in line
    assert "fifty-seven" not in line and "token-abc" not in line


def _trouble(server: Played, folder: Path) -> list[str]:
    """Play, then let the database fail in several ways; returns what must not be in the log."""
    created = server.table("raise", ANNA, BEN, key=KEY)
    table, tokens = created["table"], [seat["token"] for seat in created["seats"]]
    words = [KEY, created["host"], *tokens, "a word in confidence", "Aurelia", "Benedict"]
    assert server.post(f"/tables/{table}/talk", {"text": words[-3]}, tokens[0]).status_code == 201
    with server.stream(table, tokens[0]) as anna, server.stream(table, tokens[1]) as ben:
        rng = Random(1)
        for player in (anna, ben):
            player.until("events") if player.view is None else None
        for player in (anna, ben) * 3:
            player.send(type="ping")
            player.until("pong")
            if player.legal:
                player.move(rng.choice(player.legal))
        views = [player.view for player in (anna, ben) if player.view]
        words += [card["card"] for view in views for card in view["mine"]["hand"]]
    server.post(f"/tables/{table}/moves", {"at": 0, "move": {"choose": "x"}}, tokens[0])
    server.http.get("/api/tables/..%2f", headers={"Authorization": f"Bearer {tokens[0]}"})
    database = sqlite3.connect(folder / "games.sqlite", isolation_level=None)
    words += [row[0].hex() for row in database.execute("SELECT secret FROM tables")]
    # Somebody has meddled with the database: a move cannot be stored, and a table cannot be read.
    second = server.table("the-game", ANNA, BEN, options={"starter": 0})
    token = second["seats"][0]["token"]
    seen = server.get(f"/tables/{second['table']}", token).json()
    words += [token, second["host"]]
    words += [str(seen["view"]["mine"]["hand"])]
    database.execute(
        "INSERT INTO journal (table_id, number, entry) VALUES (?, ?, ?)",
        (second["table"], seen["at"], '{"seat": 0, "play": [98, "A"], "secret-entry": 1}'),
    )
    refused = server.post(
        f"/tables/{second['table']}/moves", {"at": seen["at"], "move": seen["legal"][0]}, token
    )
    assert refused.status_code == 503
    until(lambda: server.get(f"/tables/{second['table']}", token).status_code == 410)
    database.execute("ALTER TABLE reports RENAME TO reports_away")
    failed = server.post(f"/tables/{table}/seats/1/report", {"text": "rude and secret"}, tokens[0], KEY)
    assert failed.status_code >= 500, failed.text
    database.close()
    return [*words, "secret-entry", "rude and secret"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_card_token_key_or_secret_is_ever_logged(tmp_path: Path, form: str) -> None:
    with play(tmp_path, "--log", form) as server:
        words = _trouble(server, tmp_path)
        server.stop()
        logged = server.log.read_text()
    assert logged, "there was something to log"
    assert [word for word in words if word in logged] == []
    if form == "json":
        for line in logged.splitlines():
            assert {"time", "level", "logger", "message"} <= json.loads(line).keys()
