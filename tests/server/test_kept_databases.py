"""Databases of earlier versions are opened as they are: their games are the same, and go on.

`data/version-4.sqlite` was written by a server of that version; `version-4.json` tells what it answered.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Line, Running, quick, running

from stammtisch import games
from stammtisch.core.record import Checked, check

DATA = Path(__file__).with_name("data")
VERSIONS = ("version-4", "version-5")
TABLES = (
    "the-game-running",
    "the-game-finished",
    "raise-running",
    "raise-finished",
    "the-game-alone",
    "waiting",
    "starting",
)
REVEALED_BY_BEN = "0b" * 32


class Kept(Running):
    """A server with a database of an earlier version, and what was written down about it."""

    told: dict[str, Line]


@pytest.fixture(scope="module", params=VERSIONS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    folder = tmp_path_factory.mktemp("kept")
    shutil.copy(DATA / f"{request.param}.sqlite", folder / "tables.sqlite")
    with running(quick(folder, contributions_within=60.0)) as found:
        kept = Kept(found.app, found.port, found.connections)
        kept.told = json.loads((DATA / f"{request.param}.json").read_text(encoding="utf-8"))
        assert sorted(kept.told) == sorted(TABLES)
        yield kept
        kept.http.close()


def found_at(server: Running, told: Line) -> dict[str, Any]:
    """What the server answers now about the things that were written down."""
    token = told["seats"]["0"]
    now = server.get(f"/tables/{told['table']}", token).json()
    found = {
        "state": now["table"]["state"],
        "at": now["at"],
        "legal": now["legal"],
        "talk": [line["text"] for line in now["talk"]],
        "contributions": now["table"]["contributions"],
    }
    if now["table"]["state"] != "waiting":
        record = server.get(f"/tables/{told['table']}/record", token).text
        found["record"] = record.splitlines()
        found["record"][0] = _without_what_came_later(found["record"][0])
    return found


def _without_what_came_later(header: str) -> str:
    """As the versions before wrote it."""
    line = {name: value for name, value in json.loads(header).items() if name not in ("id", "software")}
    return json.dumps(line, ensure_ascii=False)


@pytest.mark.parametrize("name", TABLES)
def test_a_kept_table_is_what_it_was(server: Kept, name: str) -> None:
    told = server.told[name]
    found = found_at(server, told)
    assert found == {what: told[what] for what in found}
    assert server.get(f"/join/{told['join']}").json()["table"] == told["table"]


@pytest.mark.parametrize("name", ["the-game-running", "the-game-alone", "raise-running", "starting"])
def test_a_kept_game_is_played_to_a_proven_end(server: Kept, name: str) -> None:
    told = server.told[name]
    if told["state"] == "waiting":
        answer = server.post(
            f"/tables/{told['table']}/contribution", {"value": REVEALED_BY_BEN}, told["seats"]["1"]
        )
        assert answer.json()["state"] == "running", answer.text
    _play_to_the_end(server, told)
    (found,) = check(server.get(f"/tables/{told['table']}/record").text.splitlines(), games.get)
    assert isinstance(found, Checked) and found.as_committed


def _play_to_the_end(server: Running, told: Line) -> None:
    """All people of the table in turn; each sees the moves of the others and of the bots."""
    rng = Random(3)
    people = [server.stream(told["table"], token) for token in told["seats"].values()]
    try:
        for player in people:
            player.until("events")
        while not people[0].over:
            on_turn = next((player for player in people if player.legal), people[0])
            if on_turn.legal:
                answer = on_turn.move(rng.choice(on_turn.legal))
                assert answer["type"] == "events" or answer["error"] == "stale", answer
            for player in people:
                while player.at < on_turn.at:
                    player.read()
            if not any(player.legal for player in people) and not people[0].over:
                people[0].read()
    finally:
        for player in people:
            player.close()
