"""The built client: compressed, cached, safe, and one page for all addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import Running, quick, running

PAGE = "<!doctype html><title>built</title>" + " " * 600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 200)
    (client / "assets" / "font.woff2").write_bytes(b"\x00" * 1000)
    (client / "manifest.webmanifest").write_text("{}")
    with running(quick(folder, client=client)) as found:
        yield found


def test_every_address_is_the_page(server: Running) -> None:
    for path in ("/", "/t/abc", "/replay/xyz?step=3", "/index.html"):
        answer = server.http.get(path)
        assert answer.text == PAGE
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"


def test_built_files_are_kept_for_ever_and_sent_small(server: Running) -> None:
    script = server.http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert int(script.headers["content-length"]) < 200
    plain = server.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == script.content
    assert "content-encoding" not in plain.headers
    font = server.http.get("/assets/font.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert server.http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_a_page_that_has_not_changed_is_not_sent_again(server: Running) -> None:
    tag = server.http.get("/").headers["etag"]
    again = server.http.get("/", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""


def test_what_is_not_there_is_not_found(server: Running) -> None:
    for path in ("/assets/gone.js", "/favicon.ico", "/..%2f..%2fpyproject.toml", "/api", "/api/none"):
        answer = server.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["error"] == "not-found"
    assert server.http.post("/").status_code == 405
    assert server.http.head("/").status_code == 200


def test_every_answer_has_the_safety_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/none", "/assets/app-1a2b.js"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        script = next(part for part in policy.split("; ") if part.startswith("script-src "))
        assert script == "script-src 'self'"
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_long_answers_are_compressed(server: Running) -> None:
    answer = server.http.get("/api/openapi.json")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.content) > 10_000


def test_without_a_build_the_page_says_what_to_run(tmp_path: Path) -> None:
    client = tmp_path / "client"
    with running(quick(tmp_path, client=client)) as server:
        assert "make setup" in server.http.get("/").text
        client.mkdir()
        (client / "index.html").write_text(PAGE)
        assert server.http.get("/").text == PAGE, "a build is seen without a restart"
