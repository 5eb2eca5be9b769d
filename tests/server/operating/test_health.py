"""`/health` and `/ready`: for proxies, which send no host and ask often."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from server.kit import Running, quick, running, until
from server.operating.play import play

from stammtisch.server.http.app import create_app
from stammtisch.server.http.early_pages import EarlyPages
from stammtisch.server.limits import Limits
from stammtisch.server.operating.readiness import Readiness


def raw(port: int, request: str) -> str:
    """The whole answer to a request as it stands."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(request.replace("\n", "\r\n").encode())
        parts = []
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts).decode()


def test_a_server_that_lacks_nothing_is_alive_and_ready(server: Running) -> None:
    assert server.http.get("/health").json() == {"alive": True}
    answer = server.http.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "missing": [], "notes": []})
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_proxies_are_answered_whatever_the_host(server: Running, path: str) -> None:
    assert server.http.get(path, headers={"Host": "10.1.2.3:99"}).status_code == 200
    assert server.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
    answer = raw(server.port, f"GET {path} HTTP/1.0\n\n")
    assert answer.startswith("HTTP/1.1 200")
    head = raw(server.port, f"HEAD {path} HTTP/1.0\n\n")
    assert head.startswith("HTTP/1.1 200") and head.endswith("\r\n\r\n")


def test_checks_never_fail_because_they_are_many(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=Limits(requests=(0.001, 3)))) as server:
        assert {server.http.get("/ready").status_code for _ in range(30)} == {200}
        assert {server.http.get("/health").status_code for _ in range(30)} == {200}
        assert server.get("/games").status_code == 200, "they are not counted either"


def test_they_are_described(server: Running) -> None:
    paths = server.get("/openapi.json").json()["paths"]
    assert {"200", "503"} <= set(paths["/ready"]["get"]["responses"])
    assert "200" in paths["/health"]["get"]["responses"]


def test_a_missing_client_is_told(tmp_path: Path) -> None:
    with running(quick(tmp_path, client=tmp_path / "nowhere")) as server:
        answer = server.http.get("/ready")
        assert answer.status_code == 503
        assert "the client has not been built" in answer.json()["missing"][0]
        assert server.http.get("/health").status_code == 200


def test_a_database_that_hangs_is_told_and_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = 0
    ask = Readiness._ask

    async def counted(readiness: Readiness) -> bool:
        nonlocal questions
        questions += 1
        return await ask(readiness)

    monkeypatch.setattr(Readiness, "_ask", counted)
    with running(quick(tmp_path)) as server:
        go_on = threading.Event()
        server.app.state.registry.store._reader.submit(go_on.wait)
        try:
            answer = server.http.get("/ready")
            assert (answer.status_code, answer.json()["ready"]) == (503, False)
            assert answer.json()["missing"] == ["the database has not answered within 1 s"]
            assert server.http.get("/health").status_code == 200
            server.http.get("/ready")
            assert questions == 1, "nothing queues behind a database that hangs"
        finally:
            go_on.set()
        until(lambda: server.http.get("/ready").status_code == 200)


def test_a_database_that_is_away_is_told_until_it_is_back(postgresql: Postgres, tmp_path: Path) -> None:
    database = postgresql.database()
    name = database.rpartition("/")[2]
    with running(quick(tmp_path, database=database)) as server:
        assert server.http.get("/ready").status_code == 200
        postgresql.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        postgresql.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        until(lambda: server.http.get("/ready").status_code == 503)
        assert server.http.get("/health").status_code == 200
        assert database.rpartition("@")[2].partition("/")[0] not in server.http.get("/ready").text
        postgresql.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        until(lambda: server.http.get("/ready").status_code == 200)


def test_while_the_server_loads_it_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked before the application is there, as a proxy does that was quicker."""
    settings = quick(tmp_path)
    built = threading.Event()

    def build() -> Any:
        built.wait()
        return create_app(settings)

    pages = EarlyPages(settings, lambda error: None)
    monkeypatch.setattr(pages, "_build", build)

    async def ask(path: str) -> tuple[int, bytes]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope = {"type": "http", "path": path, "method": "GET", "headers": [], "query_string": b"",
                 "client": ("127.0.0.1", 1), "scheme": "http", "http_version": "1.1"}  # fmt: skip
        await pages(scope, receive, send)
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:])

    async def use() -> None:
        told: asyncio.Queue[Any] = asyncio.Queue()
        sent: asyncio.Queue[Any] = asyncio.Queue()
        life = asyncio.create_task(pages({"type": "lifespan"}, told.get, sent.put))
        told.put_nowait({"type": "lifespan.startup"})
        await sent.get()
        assert await ask("/health") == (200, b'{"alive":true}')
        status, body = await ask("/ready")
        assert status == 503 and b"still starting" in body
        built.set()
        while not pages.loaded:
            await asyncio.sleep(0.01)
        assert (await ask("/ready"))[0] == 200
        pages.leave()
        status, body = await ask("/ready")
        assert status == 503 and b"shutting down" in body
        told.put_nowait({"type": "lifespan.shutdown"})
        await life

    asyncio.run(use())


def test_after_sigterm_proxies_are_told_before_the_server_goes(tmp_path: Path) -> None:
    with play(tmp_path, "--drain", "2") as server:
        server.process.terminate()
        until(lambda: server.ready().status_code == 503)
        assert server.ready().json()["missing"] == ["the server is shutting down"]
        assert server.http.get("/health").status_code == 200
        assert server.get("/games").status_code == 200, "whoever is still here is served"
        server.process.wait(60)
        assert not server.log.read_text()
