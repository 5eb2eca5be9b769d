"""PostgreSQL behind the server: what is wrong is said clearly, a lost connection comes back."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import psycopg
import pytest
from postgres import Postgres
from server.kit import quick, running
from server.test_store import opened, row

from stammtisch.server.database import engine as engines
from stammtisch.server.database.connections import bounded
from stammtisch.server.store import InUse, NoStore, NotRead, Store, StoreFailed

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}
SECRET = "s3cr3t/@word"


def refusal(database: str) -> NoStore:
    async def use() -> None:
        async with opened(database):
            raise AssertionError("it was opened")

    with pytest.raises(NoStore) as refused:
        asyncio.run(use())
    assert SECRET not in str(refused.value)
    return refused.value


def test_games_are_played_and_found_again_on_postgresql(postgresql: Postgres, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=postgresql.database())
    with running(settings) as server:
        created = server.table("the-game", ANNA, BOT, options={"starter": 0, "talk": "open"})
        table, token = created["table"], created["seats"][0]["token"]
        player = server.stream(table, token)
        player.until("events")
        player.move(player.legal[0])
        player.send(type="say", text="Grüße!", ref=5)
        player.until("talk")
        before = server.position(table, token)
        player.close()
    with running(settings) as server:
        after = server.position(table, token)
        before["table"]["seats"][0]["connected"] = False
        assert after == before
        player = server.stream(table, token)
        player.until("events")
        player.play_on(Random(1))
        player.close()
        assert server.get(f"/tables/{table}/fairness").status_code == 200
    assert list(tmp_path.iterdir()) == [], "no file is made"


def test_a_server_that_does_not_answer_is_told() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        database = f"postgresql://anna:{SECRET}@127.0.0.1:{port}/games".replace("/@", "%2F%40")
        assert refusal(database).key == "mistake-store-unreachable"


def test_nobody_queues_behind_a_server_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded, "AGAIN_AFTER", 60.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/games?connect_timeout=2"
        connector = bounded.Connector(1.0)
        with pytest.raises(psycopg.OperationalError, match="timeout"):
            connector.connect(address)
        with pytest.raises(psycopg.OperationalError, match="a moment ago"):
            connector.connect(address)


def test_a_database_that_is_not_there_is_told(postgresql: Postgres) -> None:
    assert refusal(postgresql.url("nosuch")).key == "mistake-store-missing"


def test_a_user_who_is_not_let_in_is_told(postgresql: Postgres) -> None:
    name = postgresql.database().rpartition("/")[2]
    assert refusal(postgresql.url(name, user="nosuch")).key == "mistake-store-login"


def test_a_user_who_may_make_no_tables_is_told(postgresql: Postgres) -> None:
    name = postgresql.database().rpartition("/")[2]
    postgresql.run("CREATE ROLE reader LOGIN")
    assert refusal(postgresql.url(name, user="reader")).key == "mistake-store-permission"


@pytest.mark.parametrize(
    "database",
    ["nosuch://anna:s3cr3t/@word@host/games", "postgresql://anna:s3cr3t/@word@host:port/games"],
)
def test_what_is_no_address_is_told_without_its_password(database: str) -> None:
    with pytest.raises(NoStore, match=r"anna:\*\*\*@host") as refused:
        Store(database)
    assert refused.value.key == "mistake-store-kind"


def test_a_mistake_is_one_line_on_the_command_line(postgresql: Postgres) -> None:
    address = postgresql.url("nosuch").replace("stammtisch@", "stammtisch:s3cr3t@")
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", "play", "--no-browser", "--port", "0", "--database", address],
        capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "there is no such database" in done.stderr
    assert "s3cr3t" not in done.stdout + done.stderr


def test_nodes_share_a_database_but_not_with_a_server_that_knows_no_others(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Earlier versions hold the lock alone."""
    monkeypatch.setattr(engines, "PATIENCE", 0.1)
    database = postgresql.database()
    alone = f"SELECT pg_try_advisory_lock({engines.SERVER})"

    async def use() -> None:
        with psycopg.connect(database, autocommit=True) as earlier:
            async with opened(database), opened(database):
                assert earlier.execute(alone.encode()).fetchone() == (False,)
            earlier.execute(alone.replace("try_", "").encode())  # waits for those that have just ended
            with pytest.raises(InUse, match="cannot be shared just now"):
                async with opened(database):
                    pass

    asyncio.run(use())


def cut(postgresql: Postgres, database: str) -> None:
    """End all connections to the database, as a restart of PostgreSQL does."""
    name = database.rpartition("/")[2]
    postgresql.run(f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'")


def test_a_connection_that_was_lost_while_idle_is_noticed_by_nobody(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.1)
    database = postgresql.database()

    async def use() -> None:
        async with opened(database) as store:
            await store.create(row(1))
            assert await store.by_code("C1") == "t1"
            cut(postgresql, database)
            await store.append("t1", 0, ["a"], 0, state="running")
            cut(postgresql, database)
            assert await store.journal("t1") == ["a"]
            assert await store.lock("bots/t1") and store.holds("bots/t1")
            cut(postgresql, database)
            await store.append("t1", 1, ["b"])
            assert not store.holds("bots/t1"), "another node may hold it since"

    asyncio.run(use())


def test_while_the_database_is_gone_nothing_is_promised_and_then_it_goes_on(
    postgresql: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgresql.database()
    name = database.rpartition("/")[2]

    async def use() -> None:
        async with opened(database) as store:
            await store.append("t1", 0, ["a"])
            postgresql.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            cut(postgresql, database)
            for _ in range(2):
                many = [store.append(f"t{number}", 1, ["lost"]) for number in range(8)]
                found = await asyncio.gather(*many, return_exceptions=True)
                assert [type(one) for one in found] == [StoreFailed] * 8
                with pytest.raises(NotRead):
                    await store.journal("t1")
            postgresql.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await store.append("t1", 1, ["b"])
            assert await store.journal("t1") == ["a", "b"]

    asyncio.run(use())
    told = [entry.getMessage() for entry in caplog.records if "not stored" in entry.getMessage()]
    assert len(told) == 2, "nobody tries it table by table"


def test_a_lock_that_stays_is_a_refusal_and_not_a_wait(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.1)
    database = postgresql.database()

    async def use() -> None:
        async with opened(database) as store:
            with psycopg.connect(database) as somebody:
                somebody.execute("LOCK TABLE journal IN SHARE MODE")
                with pytest.raises(StoreFailed):
                    await store.append("t1", 0, ["a"])
                assert await store.journal("t1") == []
            await store.append("t1", 0, ["a"])

    asyncio.run(use())
