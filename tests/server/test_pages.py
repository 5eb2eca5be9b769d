"""The built client: compressed, cached, safe, and one page for all addresses."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from server.kit import Running, quick, running

import stammtisch
from stammtisch import games
from stammtisch.server.http.static_pages import HEIGHT, PICTURE, WIDTH
from stammtisch.texts import LANGUAGES, text_in

PAGE = "<!doctype html><title>built</title>" + " " * 600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 200)
    (client / "assets" / "font.woff2").write_bytes(b"\x00" * 1000)
    (client / "service-worker.js").write_text("let x = 1;\n")
    with running(quick(folder, client=client)) as found:
        yield found


def test_every_address_is_the_page(server: Running) -> None:
    for path in ("/", "/t/abc", "/replay/xyz?step=3", "/index.html"):
        answer = server.http.get(path)
        assert answer.text == PAGE
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"


def test_the_licences_of_what_is_in_the_client_are_served(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    if not (settings.client / "index.html").exists():
        pytest.skip("the client is not built")
    with running(settings) as built:
        for name, words in (
            ("libraries", "## svelte - "),
            ("apache-2.0", "Apache License"),
            ("fraunces", "SIL"),
        ):
            answer = built.http.get(f"/licences/{name}.txt")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert words in answer.text


class _Tags(HTMLParser):
    """The content of every meta tag by its name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.seen: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        given = {name: value or "" for name, value in attrs}
        if tag == "meta" and (name := given.get("property", given.get("name"))):
            assert name not in self.found
            self.found[name] = given["content"]


DESCRIBED = '<head><meta name="description" content="in English" /><title>built</title></head>'


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("described")
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text(DESCRIBED)
    with running(quick(folder, client=folder / "client")) as found:
        yield found


def tags(server: Running, path: str, **headers: str) -> dict[str, str]:
    return _Tags(server.http.get(path, headers=headers).text).found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_has_a_preview_in_the_language_of_who_asks(described: Running, language: str) -> None:
    asked = f"sv, {language}-XX;q=0.8, en;q=0.1"
    home = tags(described, "/", **{"Accept-Language": asked})
    assert home["description"] == home["og:description"] == text_in(language, "home-promise")
    assert home["og:title"] == text_in(language, "home-title")
    for path in ("/t/abc", "/j/QRST", "/j/QRST/"):
        invited = tags(described, path, **{"Accept-Language": asked})
        assert invited == {**home, "og:title": text_in(language, "preview-invited")}


def test_the_preview_s_picture_has_the_whole_address(described: Running) -> None:
    found = tags(described, "/t/abc", Host="localhost:8480")
    assert found["og:image"] == "http://localhost:8480/preview.png"
    assert found["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("host", ['localhost:1"><script>', "localhost:80@evil.example", "[::1]evil.example"])
def test_what_stands_behind_the_host_s_name_is_not_repeated(described: Running, host: str) -> None:
    answer = described.http.get("/", headers={"Host": host})
    assert "evil" not in answer.text
    assert "script" not in _Tags(answer.text).seen
    assert "og:image" not in _Tags(answer.text).found


def test_each_preview_is_known_by_its_own_tag(described: Running) -> None:
    german = described.http.get("/", headers={"Accept-Language": "de"})
    other = {"Accept-Language": "fr", "If-None-Match": german.headers["etag"]}
    assert described.http.get("/", headers=other).status_code == 200
    assert "accept-language" in german.headers["vary"]


def test_the_client_s_page_can_be_described_and_its_picture_is_there() -> None:
    web = Path(__file__).parents[2] / "web"
    assert len(re.findall('<meta name="description"', (web / "index.html").read_text(encoding="utf-8"))) == 1
    picture = (web / "public" / PICTURE.lstrip("/")).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
    assert len(picture) < 100_000, "messengers give up on large ones"


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


WEB = Path(__file__).parents[2] / "web"


def dimensions(picture: bytes) -> tuple[int, int]:
    """Of a PNG or a JPEG."""
    if picture[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", picture[16:24])
    assert picture[:2] == b"\xff\xd8"
    at = 2
    while picture[at + 1] not in (0xC0, 0xC2):
        at += 2 + int.from_bytes(picture[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", picture[at + 5 : at + 9])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_complete_in_every_language(server: Running, language: str) -> None:
    asked = {"Accept-Language": f"{language}-XX, en;q=0.1"}
    found = server.http.get("/manifest.webmanifest", headers=asked).json()
    assert found == server.http.get(f"/manifest.webmanifest?language={language}").json()
    assert found["lang"] == language
    assert found["description"] == text_in(language, "app-about")
    assert (found["id"], found["start_url"], found["scope"], found["dir"]) == ("/", "/", "/", "ltr")
    assert found["display"] == found["display_override"][0] == "standalone"
    for name in ("name", "short_name", "theme_color", "background_color", "categories"):
        assert found[name]
    assert [one["url"] for one in found["shortcuts"]] == [
        *(f"/new/{game}" for game in games.GAMES),
        "/daily",
        "/j",
    ]
    assert found["shortcuts"][-1]["name"] == text_in(language, "home-join")
    assert {one["form_factor"] for one in found["screenshots"]} == {"narrow", "wide"}


def test_the_manifest_s_pictures_have_the_sizes_that_it_claims(server: Running) -> None:
    found = server.http.get("/manifest.webmanifest").json()
    icons = [*found["icons"], *(icon for one in found["shortcuts"] for icon in one["icons"])]
    for one in [*icons, *found["screenshots"]]:
        content = (WEB / "public" / one["src"][1:]).read_bytes()
        if one["sizes"] == "any":
            assert content == (WEB / "icons" / "icon.svg").read_bytes()
        else:
            assert f"{'x'.join(map(str, dimensions(content)))}" == one["sizes"], one["src"]
            assert one["type"] == ("image/png" if content[:4] == b"\x89PNG" else "image/jpeg")
    sizes = {purpose: {one["sizes"] for one in icons if one["purpose"] == purpose} for purpose in
             ("any", "maskable", "monochrome")}  # fmt: skip
    assert all({"192x192", "512x512"} <= found for found in sizes.values()), "what browsers ask for"
    assert dimensions((WEB / "public" / "apple-touch-icon.png").read_bytes()) == (180, 180)


def test_a_browser_asks_for_the_worker_and_the_manifest_each_time(server: Running) -> None:
    for path in ("/service-worker.js", "/manifest.webmanifest"):
        answer = server.http.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        again = server.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    assert server.http.get("/service-worker.js").headers["content-type"].startswith("text/javascript")
    assert server.http.get("/manifest.webmanifest?language=xx").json()["lang"] == "en"


def test_the_build_names_every_part_of_the_page_in_the_worker() -> None:
    client = Path(stammtisch.__file__).parent / "server" / "client"
    build = json.loads(
        re.findall(r"^const BUILD=(.*);$", (client / "service-worker.js").read_text(), re.M)[0]
    )
    named = {*build["files"], *(file for files in build["texts"].values() for file in files)}
    built = {f"/{file.relative_to(client).as_posix()}" for file in (client / "assets").iterdir()}
    assert named == built | {"/icon.svg", "/theme.js"}
    assert build["entry"] in (client / "index.html").read_text()
    assert set(build["texts"]) == set(LANGUAGES)


def test_without_a_build_the_page_says_what_to_run(tmp_path: Path) -> None:
    client = tmp_path / "client"
    with running(quick(tmp_path, client=client)) as server:
        assert "make setup" in server.http.get("/").text
        client.mkdir()
        (client / "index.html").write_text(PAGE)
        assert server.http.get("/").text == PAGE, "a build is seen without a restart"
