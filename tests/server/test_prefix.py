"""Under a path of another host: pages, calls, streams and links, whether or not a proxy cuts it off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from mail_service import free_port, mail_service
from push_service import push_service
from server.kit import Player, Running, quick, running, until
from server.test_notices import take_turn, telling, two, watch

from stammtisch.server.callers import BadName
from stammtisch.server.http.prefix import OWN, Prefix
from stammtisch.server.http.startup import serve

WEB = Path(__file__).parents[2] / "web"
ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}
AT = "/games"
PAGE = """<!doctype html><head><meta name="description" content="/x" /><link rel="icon" href="/icon.svg" />
<script type="module" src="/assets/a.js"></script></head><a href="//elsewhere.example/">/x</a>"""


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("below")
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text(PAGE)
    (folder / "client" / "assets" / "a.js").write_text("let x = 1\n")
    (folder / "client" / "service-worker.js").write_text("let x = 1\n")
    with running(quick(folder, client=folder / "client", prefix=AT)) as found:
        yield found


@pytest.mark.parametrize("cut", ["", AT], ids=["cut off", "passed on"])
def test_the_page_names_its_files_where_the_browser_finds_them(below: Running, cut: str) -> None:
    for path in ("/", "/t/abc", "/index.html"):
        page = below.http.get(f"{cut}{path}", headers={"Host": "localhost"}).text
        assert re.findall(r'(?:href|src)="(.*?)"', page) == [
            "/games/icon.svg",
            "/games/assets/a.js",
            "//elsewhere.example/",
        ]
        assert "http://localhost/games/preview.png" in page
    script = below.http.get(f"{cut}/assets/a.js")
    assert script.status_code == 200 and "immutable" in script.headers["cache-control"]
    assert below.http.get(f"{cut}/service-worker.js").status_code == 200


def test_the_prefix_alone_leads_to_the_page(below: Running) -> None:
    answer = below.http.get("/games?language=de")
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/?language=de")
    assert "content-security-policy" in answer.headers
    assert below.http.get("/gamesome").text == below.http.get("/games/").text, "a page of ours that is none"


def test_the_manifest_stays_below_the_prefix(below: Running) -> None:
    found = below.http.get("/games/manifest.webmanifest").json()
    assert {found["id"], found["scope"], found["start_url"]} == {"/games/"}
    named = [
        *found["icons"],
        *found["screenshots"],
        *(one for each in found["shortcuts"] for one in each["icons"]),
    ]
    paths = [one["src"] for one in named] + [one["url"] for one in found["shortcuts"]]
    assert all(path.startswith("/games/") for path in paths)


def test_programs_read_where_the_calls_are(below: Running, server: Running) -> None:
    found = below.http.get("/games/api/openapi.json").json()
    assert found.pop("servers") == [{"url": "/games"}]
    assert found == server.http.get("/api/openapi.json").json()
    assert below.http.get("/games/api/games/").status_code == 404, "no way out of the prefix"


@pytest.mark.parametrize("cut", ["", AT], ids=["cut off", "passed on"])
def test_a_whole_game(below: Running, cut: str) -> None:
    body = json.dumps({"game": "the-game", "seats": [ANNA, BOT]})
    made = below.http.post(f"{cut}/api/tables", content=body)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    with Player(f"ws://127.0.0.1:{below.port}{cut}/api/tables/{table}/stream?from=0") as player:
        player.send(type="hello", token=made.json()["seats"][0]["token"])
        player.play_on(Random(1))


def test_links_in_mails_and_notices_have_host_and_prefix(tmp_path: Path) -> None:
    port = free_port()
    how = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "games@example.org", "prefix": AT}
    trusting = {"trusted_proxies": ("127.0.0.1",), "host_names": ("example.org",)}
    with mail_service(port) as mail, push_service() as push, telling(tmp_path, **how, **trusting) as server:
        said = {"Host": "example.org", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        server.http.headers.update(said)
        table = two(server)
        asked = server.post("/contacts/mail", {"address": "anna@example.org", "language": "en"}).json()
        until(lambda: mail.received)
        link = re.search(r"\S+/mail/confirm/[^\s?]+", mail.received[0].get_content())
        assert link and link[0].startswith("https://example.org/games/mail/confirm/")
        confirmed = server.http.post(link[0].removeprefix("https://example.org"))
        assert confirmed.json()["confirmed"] is True
        device = push.device()
        told = server.post("/contacts/push", {"subscription": device.subscription(), "language": "en"}).json()
        for contact in (asked["contact"], told["contact"]):
            watch(server, table, 0, contact)
        take_turn(server, table, 1)
        until(lambda: len(mail.received) == 2 and push.received)
        assert f"https://example.org/games/t/{table['table']}" in mail.received[1].get_content()
        assert "<https://example.org/games/mail/stop/" in mail.received[1]["List-Unsubscribe"]
        assert push.received[0].notice["url"] == f"/games/t/{table['table']}"


@pytest.mark.parametrize("path", ["", "/", "games", "/games/", "/a/b-c/d.e"])
def test_what_can_be_a_prefix(path: str) -> None:
    assert Prefix(path).path == f"/{path.strip('/')}".rstrip("/")


@pytest.mark.parametrize(
    "path",
    ["/a b", "/a//b", "/..", "/a/../b", "https://example.org/games", '/"><script>', "/ä", "/api", "t/x"],
)
def test_what_cannot(path: str) -> None:
    with pytest.raises(BadName):
        Prefix(path)


def test_no_page_of_ours_can_be_mistaken_for_the_prefix() -> None:
    router = (WEB / "src" / "lib" / "state" / "router.svelte.ts").read_text(encoding="utf-8")
    pages = set(re.findall(r"first === '(\w+)'", router))
    assert pages and pages <= OWN
    public = {file.name for file in (WEB / "public").iterdir() if file.is_dir()} - {"licences"}
    assert public <= OWN


def test_a_bad_prefix_is_refused_before_anything_is_begun(tmp_path: Path) -> None:
    with pytest.raises(BadName, match="'/api'"):
        serve(port=0, open_browser=False, settings=quick(tmp_path, prefix="/api"), say=pytest.fail)
    assert not list(tmp_path.iterdir())


RAW = re.compile(
    r"""<(?:a|img|link|script)\b[^>]*?\b(?:href|src)="/      # a link that is no Button
    |\bfetch\(\s*['"`]/ | \bWebSocket\(\s*['"`]
    |location\.(?:origin|host)\}/                            # a whole address
    |(?:push|replace)State\([^)]*,\s*['"`]/ """,
    re.VERBOSE,
)


def test_the_client_makes_every_address_with_its_base() -> None:
    found = {
        f"{file.relative_to(WEB)}: {line.strip()}"
        for file in (WEB / "src").rglob("*")
        if file.suffix in (".ts", ".svelte")
        for line in file.read_text(encoding="utf-8").splitlines()
        if RAW.search(line)
    }
    assert not found
