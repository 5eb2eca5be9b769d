"""What tests of the server share: one server for all that do not need their own, and the databases."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from postgres import Missing, Postgres, postgres
from server.kit import Running, quick, running

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with games of all states, by a real server."""
    folder = tmp_path_factory.mktemp("played")
    with running(quick(folder)) as server:
        for game in ("the-game", "raise"):
            over = server.table(game, ANNA, BOT)
            with server.stream(over["table"], over["seats"][0]["token"]) as player:
                player.play_on(Random(5))
            server.table(game, ANNA, BOT)
            server.table(game, ANNA, {"kind": "open"})
        server.post("/lessons", {"game": "raise", "name": "Anna"})
        server.post(f"/tables/{over['table']}/talk", {"text": "Well played"}, over["seats"][0]["token"])
    return folder / "tables.sqlite"


@pytest.fixture
def played(played_once: Path, tmp_path: Path) -> Path:
    """A copy of it: two finished games, two running ones, two that wait, and a lesson."""
    return Path(shutil.copy(played_once, tmp_path / "played.sqlite"))


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Postgres]:
    try:
        with postgres() as found:
            yield found
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def postgresql(postgresql_server: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL server; tests that need it are skipped where there cannot be one."""
    yield postgresql_server
    postgresql_server.empty()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    found: str = request.getfixturevalue("postgresql").database()
    return found
