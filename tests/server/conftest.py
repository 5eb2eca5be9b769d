"""What tests of the server share: one server for all that do not need their own, and the databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Missing, Postgres, postgres
from server.kit import Running, quick, running


@pytest.fixture(autouse=True)
def no_running_loop() -> Iterator[None]:
    """Playwright leaves its event loop marked as running; tests that come after it start their own."""
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found


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
