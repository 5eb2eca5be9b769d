"""Behind HAProxy, nginx and Caddy as `deploy/` configures them: games, addresses, idle and cut streams."""

from __future__ import annotations

import json
import re
import select
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from proxies import DEBIAN, HOST, KINDS, Missing, Proxy, compose_proxy, proxied
from server.kit import OPEN, Caller, Line, Player, quick, running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.server.http.startup import PING_EVERY

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}
TRUSTING: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",), "host_names": (HOST,)}
WAYS = {
    "host of its own": {},
    "prefix passed on": {"prefix": "/games"},
    "prefix cut off": {"prefix": "/games", "cut": "cut off"},
}


class Outside(Caller):
    """Calls through a proxy, over TLS, from an address of this machine's that no proxy is trusted at."""

    def __init__(self, proxy: Proxy, address: str = "127.0.0.2") -> None:
        super().__init__(proxy.port)
        self.http.close()
        self._proxy = proxy
        self._address = address
        self._trust = ssl.create_default_context(cafile=str(proxy.certificate))
        said = {"Content-Type": "application/json", "Host": f"{HOST}:{proxy.port}"}
        way = httpx.HTTPTransport(verify=self._trust, local_address=address)
        self.http = httpx.Client(base_url=proxy.url, timeout=30, headers=said, transport=way)

    def stream(self, table: str, token: str | None = None, since: int = 0, **more: Any) -> Player:
        place = f"ws://{HOST}:{self.port}{self._proxy.prefix}"
        way = socket.create_connection(("127.0.0.1", self.port), 20, (self._address, 0))
        encrypted = self._trust.wrap_socket(way, server_hostname=HOST)
        player = Player(f"{place}/api/tables/{table}/stream?from={since}", sock=relayed(encrypted), **more)
        player.send(type="hello", token=token)
        return player


def relayed(encrypted: ssl.SSLSocket) -> socket.socket:
    """A plain socket that leads to it: a stream reads and writes in two threads, which TLS does not allow."""
    near, far = socket.socketpair()
    threading.Thread(target=_relay, args=(encrypted, far), daemon=True).start()
    return near


def _relay(encrypted: ssl.SSLSocket, plain: socket.socket) -> None:
    with encrypted, plain, suppress(OSError):
        while True:
            ready, _, _ = select.select([encrypted, plain], [], [])
            if encrypted in ready:
                encrypted.setblocking(False)
                with suppress(ssl.SSLWantReadError):
                    while data := encrypted.recv(65_536):
                        plain.sendall(data)
                    return
            if plain in ready:
                if not (data := plain.recv(65_536)):
                    return
                encrypted.setblocking(True)
                encrypted.sendall(data)


@contextmanager
def behind(kind: str, folder: Path, *servers: int, **how: Any) -> Iterator[Proxy]:
    try:
        with proxied(kind, folder, *servers, **how) as proxy:
            yield proxy
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, int]]:
    """The ports of two servers, by prefix."""
    root, below = (quick(tmp_path_factory.mktemp("placed"), prefix=one, **TRUSTING) for one in ("", "/games"))
    with running(root) as first, running(below) as second:
        yield {"": first.port, "/games": second.port}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game(tmp_path: Path, ports: dict[str, int], kind: str, way: str) -> None:
    how = WAYS[way]
    with behind(kind, tmp_path, ports[how.get("prefix", "")], **how) as proxy:
        outside = Outside(proxy)
        page = outside.http.get("/").text
        assert f'content="https://{HOST}:{proxy.port}{proxy.prefix}/preview.png"' in page
        for path in re.findall(r'(?:src|href)="(.*?)"', page):
            assert path.startswith(f"{proxy.prefix}/")
            assert outside.http.get(f"https://localhost:{proxy.port}{path}").status_code == 200
        table = outside.table("the-game", ANNA, BOT)
        origin = f"https://{HOST}:{proxy.port}"
        token = table["seats"][0]["token"]
        with outside.stream(table["table"], token, additional_headers={"Origin": origin}) as player:
            player.play_on(Random(1))
        with pytest.raises(InvalidStatus, match="403"):
            outside.stream(table["table"], additional_headers={"Origin": "https://evil.example"})
        assert outside.get(f"/tables/{table['table']}/record").status_code == 200
        outside.http.close()


@pytest.mark.parametrize("kind", KINDS)
def test_plain_http_leads_to_https(tmp_path: Path, ports: dict[str, int], kind: str) -> None:
    with behind(kind, tmp_path, ports[""]) as proxy:
        answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/t/abc", headers={"Host": HOST})
        assert answer.status_code in (301, 308)
        assert re.fullmatch(rf"https://{HOST}(:\d+)?/t/abc", answer.headers["location"])


@pytest.mark.parametrize("kind", KINDS)
def test_limits_count_the_real_address_whatever_it_claims(tmp_path: Path, kind: str) -> None:
    (tmp_path / "server").mkdir()
    narrow = replace(OPEN, tables=(0.001, 1), sockets=1)
    settings = quick(tmp_path / "server", limits=narrow, **TRUSTING)
    with running(settings) as server, behind(kind, tmp_path, server.port) as proxy:
        body = json.dumps({"game": "the-game", "seats": [ANNA]})

        def made(caller: Outside, claimed: str) -> httpx.Response:
            said = {"X-Forwarded-For": claimed, "X-Real-IP": claimed, "Forwarded": f"for={claimed}"}
            return caller.http.post("/api/tables", content=body, headers=said)

        one, other = Outside(proxy, "127.0.0.2"), Outside(proxy, "127.0.0.3")
        codes = [made(one, f"203.0.113.{number}").status_code for number in range(3)]
        assert codes == [201, 429, 429]
        table = made(other, "127.0.0.2")
        assert table.status_code == 201, "somebody else is not counted with them"
        name = table.json()["table"]
        with one.stream(name) as first, other.stream(name) as second:
            assert first.read()["type"] == second.read()["type"] == "welcome"
            with pytest.raises(ConnectionClosed):
                other.stream(name, additional_headers={"X-Forwarded-For": "203.0.113.9"}).read()
        one.http.close()
        other.http.close()


def test_two_proxies_in_a_row_in_front_of_two_nodes(tmp_path: Path) -> None:
    """nginx with the certificate, then the proxy of the compose file."""
    narrow = replace(OPEN, tables=(0.001, 1))
    with ExitStack() as opened:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        # Two servers that know nothing of each other: each has to count the same caller.
        nodes = [
            opened.enter_context(running(quick(tmp_path / name, limits=narrow, **TRUSTING)))
            for name in ("one", "two")
        ]
        try:
            inner = opened.enter_context(compose_proxy(tmp_path, *(node.port for node in nodes)))
        except Missing as missing:
            pytest.skip(str(missing))
        proxy = opened.enter_context(behind("nginx", tmp_path, inner))
        outside = Outside(proxy)
        page = outside.http.get("/", headers={"X-Forwarded-Host": "evil.example"}).text
        assert f'content="https://{HOST}:{proxy.port}/preview.png"' in page
        body = json.dumps({"game": "the-game", "seats": [ANNA]})
        said = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(6)]
        codes = [outside.http.post("/api/tables", content=body, headers=one).status_code for one in said]
        assert sorted(codes) == [201, 201, 429, 429, 429, 429], "one table on each node"
        outside.http.close()


@pytest.mark.parametrize("kind", ["haproxy", "nginx"])
def test_pings_keep_an_idle_stream(tmp_path: Path, kind: str) -> None:
    """With the proxy's patience shortened to a second, and the pings in proportion."""
    for name in ("pinged", "silent"):
        (tmp_path / name).mkdir()
        every = 0.3 if name == "pinged" else None
        settings = quick(tmp_path / name, **TRUSTING)
        with (
            running(settings, ping_every=every) as server,
            behind(kind, tmp_path, server.port, seconds=1) as proxy,
        ):
            outside = Outside(proxy)
            table = server.table("the-game", ANNA, {"kind": "open"})  # the proxy has little patience
            with outside.stream(table["table"]) as player:
                player.until("welcome")
                if every:
                    with pytest.raises(TimeoutError):
                        player.socket.recv(timeout=2.5)
                    player.send(type="ping")
                    assert player.read()["type"] == "pong"
                else:
                    with pytest.raises(ConnectionClosed):
                        player.socket.recv(timeout=20)
            outside.http.close()


def test_pings_come_sooner_than_any_proxy_s_patience_ends() -> None:
    patience = [60.0]  # nginx's and Caddy's own, unless they are configured otherwise
    if DEBIAN["haproxy"].exists():
        found = re.findall(r"timeout (?:client|server|tunnel)\s+(\d+)", DEBIAN["haproxy"].read_text())
        patience += [int(one) / 1000 for one in found]
    link = Path(__file__).parents[2] / "web" / "src" / "lib" / "net" / "link.svelte.ts"
    page = re.search(r"PING_EVERY = ([\d_]+)", link.read_text(encoding="utf-8"))
    assert page and max(PING_EVERY, int(page[1]) / 1000) * 2 < min(patience), "one ping may be lost"


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_goes_on_after_the_proxy_was_restarted(
    tmp_path: Path, ports: dict[str, int], kind: str
) -> None:
    with behind(kind, tmp_path, ports[""]) as proxy:
        outside = Outside(proxy)
        table = outside.table("the-game", ANNA, BOT)
        token = table["seats"][0]["token"]
        seen: list[Line] = []
        for _ in range(3):
            with outside.stream(table["table"], token, len(seen)) as player:
                player.until("welcome")
                while not player.legal:
                    player.read()
                player.move(player.legal[0])
                proxy.stop()
                with pytest.raises(ConnectionClosed):
                    player.until("the end")
                seen += player.events
            proxy.start()
        with outside.stream(table["table"], token) as player:
            player.play_on(Random(1))
            assert player.events[: len(seen)] == seen, "nothing is missing, nothing came twice"
        outside.http.close()
