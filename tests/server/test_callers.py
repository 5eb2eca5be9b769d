"""Who calls, by which name, and with what: limits count the right address, foreign pages get nowhere."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from server.kit import OPEN, Running, quick, running

from stammtisch.server import callers
from stammtisch.server.callers import BadName, HostNames, Proxies, own_names

ANNA = {"kind": "me", "name": "Anna"}
TABLE = {"game": "the-game", "seats": [ANNA]}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = quick(tmp_path_factory.mktemp("named"), host_names=("Games.example.org", "192.0.2.7"))
    with running(settings) as found:
        yield found


OWN = ["127.0.0.1:{port}", "localhost", "LOCALHOST:1", "[::1]:{port}", "games.example.org", "192.0.2.7:80"]
FOREIGN = [
    "evil.example",
    "evil.example:{port}",
    "localhost.evil.example",
    "192.0.2.8",
    "127.0.0.1.nip.io",
    "",
    "x y",
]


@pytest.mark.parametrize("host", OWN)
def test_the_server_answers_to_its_own_names(named: Running, host: str) -> None:
    answer = named.http.get("/api/games", headers={"Host": host.format(port=named.port)})
    assert answer.status_code == 200


@pytest.mark.parametrize("path", ["/api/games", "/", "/api/tables/x/replay"])
@pytest.mark.parametrize("host", FOREIGN)
def test_the_server_answers_to_no_other_name(named: Running, host: str, path: str) -> None:
    """Else a foreign page could have its name lead to us, and read whatever we answer."""
    answer = named.http.get(path, headers={"Host": host.format(port=named.port)})
    assert (answer.status_code, answer.json()["error"]) == (421, "bad-host")
    assert "--host-name" in answer.json()["reason"]


def test_streams_are_opened_under_own_names_only(named: Running) -> None:
    table = named.table("the-game", ANNA)["table"]
    ours = "https://games.example.org"
    assert _upgraded(named, table, "games.example.org", ours) == 101
    assert _upgraded(named, table, "127.0.0.1", ours) == 101, "a proxy that calls us by our address"
    assert _upgraded(named, table, "evil.example", "http://evil.example") == 403
    assert _upgraded(named, table, "localhost\r\nHost: evil.example", "http://evil.example") in (400, 403)


def _upgraded(server: Running, table: str, host: str, origin: str) -> int:
    """The status with which a stream is opened, or not."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as made:
        made.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        return int(made.recv(4096).split()[1])


def test_a_server_that_listens_everywhere_answers_to_any_address_but_no_name() -> None:
    known = HostNames(any_address=True)
    assert "10.1.2.3:8480" in known and "[2001:db8::1]" in known
    assert "evil.example" not in known


def test_own_names_follow_from_where_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Kitchen.lan")
    assert own_names("127.0.0.1") == []
    assert own_names("0.0.0.0") == ["Kitchen.lan", "Kitchen.local"]
    assert own_names("192.168.1.5") == ["Kitchen.lan", "Kitchen.local", "192.168.1.5"]
    assert "kitchen.local:8480" in HostNames(own_names("0.0.0.0"))


@pytest.mark.parametrize("name", ["http://a.example", "a.example:80", "a b", "-a", "", "a/b", "*.example"])
def test_what_is_no_name_of_a_host_is_said_to_be_none(name: str) -> None:
    with pytest.raises(BadName):
        HostNames([name])


@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", "", None]
)
def test_only_json_is_taken_so_that_a_foreign_page_cannot_post(server: Running, kind: str | None) -> None:
    body = json.dumps(TABLE)
    headers = {} if kind is None else {"Content-Type": kind}
    plain = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30)
    answer = plain.post("/api/tables", content=body.encode(), headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "bad-type")
    chunked = plain.post("/api/tables", content=iter([body.encode()]), headers=headers)
    assert chunked.status_code == 415
    plain.close()


def test_json_is_taken_however_it_is_written(server: Running) -> None:
    kind = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert server.http.post("/api/tables", content=json.dumps(TABLE), headers=kind).status_code == 201


# Proxies

CHAINS = [
    ("203.0.113.9", "203.0.113.9"),
    ("198.51.100.1, 203.0.113.9", "203.0.113.9"),  # whatever the caller claims stands further left
    ("203.0.113.9, 10.0.0.2, 127.0.0.1", "203.0.113.9"),
    ("203.0.113.9:5123", "203.0.113.9"),
    ("[2001:db8:1:2::9]:5123", "2001:db8:1:2::"),
    ("unknown", "127.0.0.1"),
    ("203.0.113.9, unknown", "127.0.0.1"),
    ("", "127.0.0.1"),
]


@pytest.mark.parametrize(("chain", "address"), CHAINS)
def test_a_request_counts_for_whom_the_nearest_proxy_names(chain: str, address: str) -> None:
    assert _seen(Proxies(["127.0.0.1", "10.0.0.0/8"]), "127.0.0.1", chain) == address


def test_nobody_else_is_believed() -> None:
    assert _seen(Proxies(["10.0.0.1"]), "127.0.0.1", "203.0.113.9") == "127.0.0.1"
    assert _seen(Proxies(), "127.0.0.1", "203.0.113.9") == "127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "asked", "seen"),
    [
        ("10.0.0.1", {}, "http://inside:8480"),
        ("10.0.0.1", {b"x-forwarded-proto": b"https"}, "https://inside:8480"),
        ("10.0.0.1", {b"x-forwarded-proto": b"https, http"}, "https://inside:8480"),
        ("10.0.0.1", {b"x-forwarded-proto": b"gopher"}, "http://inside:8480"),
        ("10.0.0.1", {b"x-forwarded-host": b"example.org"}, "http://example.org"),
        ("10.0.0.1", {b"x-forwarded-host": b"Example.org:8443, inside"}, "http://example.org:8443"),
        ("10.0.0.1", {b"x-forwarded-host": b'x"><script>'}, "None"),
        ("192.0.2.1", {b"x-forwarded-host": b"e.org", b"x-forwarded-proto": b"https"}, "http://inside:8480"),
    ],
)
def test_a_proxy_says_how_it_was_called_and_nobody_else_does(
    peer: str, asked: dict[bytes, bytes], seen: str
) -> None:
    found: list[str] = []

    async def app(scope: callers.Scope, _receive: object, _send: object) -> None:
        found.append(str(callers.public_origin(scope)))

    headers = [(b"host", b"inside:8480"), *asked.items()]
    scope: callers.Scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
    asyncio.run(_called(Proxies(["10.0.0.1"]).forwarding(app), scope))
    assert found == [seen]


def test_both_names_of_a_forwarded_request_must_be_ours(tmp_path: Path) -> None:
    """Else a page whose name leads to the proxy could name us in a header that the proxy passes on."""
    ours = {"trusted_proxies": ("127.0.0.1",), "host_names": ("games.example.org",)}
    with running(quick(tmp_path, **ours)) as server:

        def answered(host: str, forwarded: str) -> int:
            said = {"Host": host, "X-Forwarded-Host": forwarded}
            return server.http.get("/api/games", headers=said).status_code

        assert answered("127.0.0.1:8480", "games.example.org") == 200
        assert answered("127.0.0.1:8480", "games.example.org:8443") == 200
        assert answered("evil.example", "games.example.org") == 421
        assert answered("127.0.0.1:8480", "evil.example") == 421
        table = server.table("the-game", ANNA)["table"]
        port = "games.example.org:8443"
        for origin, opened in ((f"https://{port}", True), ("https://evil.example", False)):
            said = f"127.0.0.1\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: {port}"
            assert (_upgraded(server, table, said, origin) == 101) is opened


def _seen(proxies: Proxies, peer: str, chain: str) -> str:
    found: list[str] = []

    async def app(scope: callers.Scope, _receive: object, _send: object) -> None:
        found.append(callers.caller_address(scope))

    scope: callers.Scope = {"client": (peer, 1), "headers": [(b"x-forwarded-for", chain.encode())]}
    asyncio.run(_called(proxies.forwarding(app), scope))
    return found[0]


async def _called(app: callers.App, scope: callers.Scope) -> None:
    await app(scope, None, None)


@pytest.mark.parametrize("name", ["proxy.example", "10.0.0.0/40", ""])
def test_what_is_no_address_is_said_to_be_none(name: str) -> None:
    with pytest.raises(BadName):
        Proxies([name])


def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    narrow = replace(OPEN, tables=(0.001, 1), connections_each=1, sockets=1)
    with running(quick(tmp_path, limits=narrow, trusted_proxies=("127.0.0.1",))) as server:

        def made(address: str) -> int:
            forwarded = {"X-Forwarded-For": address}
            return server.http.post("/api/tables", content=json.dumps(TABLE), headers=forwarded).status_code

        assert [made("203.0.113.1"), made("203.0.113.1"), made("203.0.113.2")] == [201, 429, 201]
        table = server.http.post("/api/tables", content=json.dumps(TABLE)).json()["table"]
        streams = [
            server.stream(table, additional_headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in range(3)
        ]
        for stream in streams:
            assert stream.read()["type"] == "welcome"
            stream.close()


def test_without_trusted_proxies_a_claimed_address_counts_for_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=replace(OPEN, tables=(0.001, 1)))) as server:
        codes = [
            server.http.post(
                "/api/tables", content=json.dumps(TABLE), headers={"X-Forwarded-For": f"203.0.113.{number}"}
            ).status_code
            for number in range(2)
        ]
        assert codes == [201, 429]
