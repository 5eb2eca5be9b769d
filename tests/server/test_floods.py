"""Floods: a caller who sends too much is cut or no longer read, and everyone else goes on playing."""

from __future__ import annotations

import json
import logging
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from server.floods import FLOODS, Outcome, flood
from server.kit import NO_CERTIFICATES, OPEN, Player, Running, quick, running, until

from stammtisch.server.limits import Bucket, Limits
from stammtisch.server.stream.connections import PATIENCE, Connection

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
MUCH = 16_000_000
"""Bytes in a second: several times what the systems' buffers hold of five connections."""
NARROW = replace(OPEN, traffic=(50, 200), traffic_each=(100, 400))


@contextmanager
def attacked(server: Running, kind: str, table: str, connections: int) -> Iterator[Outcome]:
    """A flood from another address, for a second."""
    found = Outcome()

    def attack() -> None:
        flood(
            FLOODS[kind],
            server.port,
            table=table,
            connections=connections,
            seconds=1,
            rate=MUCH,
            again=False,
            found=found,
        )

    attacking = threading.Thread(target=attack)
    attacking.start()
    try:
        yield found
    finally:
        attacking.join()


def moves(player: Player, number: int) -> int:
    """So many moves of a person who plays alone, each answered; returns how many there were."""
    rng = Random(number)
    for done in range(number):
        while not player.legal:
            if player.over:
                return done
            player.read()
        assert player.move(rng.choice(player.legal))["type"] == "events"
    return number


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_or_not_read_and_others_play_on(tmp_path: Path, kind: str) -> None:
    with running(quick(tmp_path, limits=NARROW)) as server:
        created = server.table("the-game", ANNA)
        with server.stream(created["table"], created["seats"][0]["token"]) as player:
            player.until("events")
            with attacked(server, kind, created["table"], 5) as found:
                assert moves(player, 5) == 5
        assert 0 < found.sent < MUCH / 4, "bytes that were taken"
        assert found.opened == 5


@pytest.mark.parametrize(
    ("kind", "reason", "answer"),
    [
        ("headers", "head", b"HTTP/1.1 431"),
        ("header value", "head", b"HTTP/1.1 431"),
        ("URL", "url", b"HTTP/1.1 414"),
        ("trailers", "trailers", b""),
        ("chunks", "trailers", b""),
    ],
)
def test_what_is_too_long_is_refused_and_counted(
    tmp_path: Path, kind: str, reason: str, answer: bytes
) -> None:
    with running(quick(tmp_path)) as server:
        found = flood(FLOODS[kind], server.port, seconds=20, again=False)
        assert server.connections.cuts == {reason: 1}
        assert found.cut == 1
        assert found.answers[0].startswith(answer)


@pytest.mark.parametrize(("more", "status"), [(-1, 200), (1, 431)])
def test_a_head_may_be_so_long_and_no_longer(tmp_path: Path, more: int, status: int) -> None:
    with running(quick(tmp_path)) as server:
        head = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nA: "
        value = b"x" * (server.connections.limits.head - len(head) - 4 + more)
        with socket.create_connection(("127.0.0.1", server.port), 20) as caller:
            caller.sendall(head + value + b"\r\n\r\n")
            assert caller.recv(12) == f"HTTP/1.1 {status}".encode()


def test_who_is_refused_reads_a_sentence_in_their_language(tmp_path: Path) -> None:
    """The refusal comes before the head with the language is read, so it says it in all of them."""
    with running(quick(tmp_path, limits=replace(OPEN, connections_each=1))) as server:
        first = socket.create_connection(("127.0.0.1", server.port), 20)
        until(lambda: len(server.connections) == 1)
        answer = httpx.get(f"http://127.0.0.1:{server.port}/", verify=NO_CERTIFICATES)
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "15"
        assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
        assert "Please try again in 15 s." in answer.text
        assert "Versuch es bitte in 15 s noch einmal." in answer.text
        assert len(answer.text.splitlines()) == 7
        assert server.connections.cuts == {"connections": 1}
        first.close()


def test_pages_are_limited_too_and_say_when_to_come_back(tmp_path: Path) -> None:
    """Behind a proxy, where a caller's connection is not their own."""
    limits = replace(OPEN, pages=(0.1, 2))
    with running(quick(tmp_path, limits=limits, trusted_proxies=("127.0.0.1",))) as server:

        def page(caller: str) -> httpx.Response:
            headers = {"X-Forwarded-For": caller, "Accept-Language": "de"}
            return httpx.get(f"http://127.0.0.1:{server.port}/", headers=headers, verify=NO_CERTIFICATES)

        assert [page("192.0.2.1").status_code for _ in range(3)] == [200, 200, 429]
        refused = page("192.0.2.1")
        assert refused.headers["Content-Type"] == "text/plain; charset=utf-8"
        assert refused.text.startswith("Das war zu viel auf einmal. Versuch es bitte in ")
        assert int(refused.headers["Retry-After"]) > 0
        assert page("192.0.2.2").status_code == 200


def test_pipelined_requests_are_all_answered_in_order(tmp_path: Path) -> None:
    """Whatever the pieces in which they arrive, a body among them."""
    body = b'{"game": "no such"}'
    requests = [
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (len(body), body),
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{    \r\n1\r\n}\r\n0\r\nA: b\r\n\r\n",
        b"GET /api/no-such HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    ]
    sent = b"".join(requests)
    with running(quick(tmp_path)) as server:
        for size in (1, 7, 33, len(sent)):
            with socket.create_connection(("127.0.0.1", server.port), 20) as caller:
                caller.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for at in range(0, len(sent), size):
                    caller.sendall(sent[at : at + size])
                answers = b""
                while more := caller.recv(65_536):
                    answers += more
            statuses = [part[:3] for part in answers.split(b"HTTP/1.1 ")[1:]]
            assert statuses == [b"200", b"422", b"422", b"404", b"200"], size


def test_frames_arrive_whatever_the_pieces(tmp_path: Path) -> None:
    """Of a message in three fragments with a ping between them, sent byte by byte or at once."""
    text = json.dumps({"type": "ping"}).encode()
    mask = b"\0\0\0\0"
    parts = [
        (0x01, text[:4]),
        (0x89, b"between"),
        (0x00, b""),
        (0x80, text[4:]),
    ]
    frames = b"".join(bytes((first, 0x80 | len(part))) + mask + part for first, part in parts)
    long = json.dumps({"type": "ping", "more": "x" * 300}).encode()
    frames += b"\x81\xfe" + struct.pack("!H", len(long)) + mask + long
    with running(quick(tmp_path)) as server:
        table = server.table("the-game", ANNA, BEN)["table"]
        for size in (1, 5, len(frames)):
            with server.stream(table) as player:
                player.until("events")
                raw = player.socket.socket
                for at in range(0, len(frames), size):
                    raw.sendall(frames[at : at + size])
                player.until("pong")
                player.until("pong")


def test_a_stream_that_is_told_too_many_messages_is_not_read_any_more(tmp_path: Path) -> None:
    limits = replace(OPEN, messages=(1, 1))
    with running(quick(tmp_path, limits=limits)) as server:
        table = server.table("the-game", ANNA, BEN)["table"]
        found = flood(FLOODS["text messages"], server.port, table=table, seconds=20, again=False)
        assert found.cut == 1
        assert server.connections.cuts == {"messages": 1}
        assert found.sent < 2_000_000


def test_a_caller_who_goes_on_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.server.stream.connections.PATIENCE", 0.3)
    with running(quick(tmp_path, limits=replace(OPEN, traffic=(50, 200)))) as server:
        table = server.table("the-game", ANNA, BEN)["table"]
        found = flood(FLOODS["pings"], server.port, table=table, seconds=20, again=False)
        assert found.cut == 1
        assert server.connections.cuts == {"flood": 1}


def test_a_burst_is_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a caller who stays low for long floods; what has recovered to half is not low."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    connection = Connection(None, ("", 0), Bucket(10, 200), None)  # type: ignore[arg-type]
    for _ in range(5):
        connection.spend(200)
        assert not connection.may_send()
        assert not connection.floods()
        now += 2 * PATIENCE
        assert connection.may_send()
    flooding = []
    for _ in range(4):
        connection.spend(200)
        assert not connection.may_send()
        flooding.append(connection.floods())
        now += PATIENCE / 2
    assert flooding == [False, False, False, True]


def test_who_resets_a_refused_request_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick(tmp_path)) as server, caplog.at_level(logging.WARNING):
        for _ in range(200):
            caller = socket.create_connection(("127.0.0.1", server.port), 20)
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            caller.sendall(b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n" * 3)
            caller.close()  # resets it
        assert server.get("/games").status_code == 200
        until(lambda: len(server.connections) == 1)
    assert [record.getMessage() for record in caplog.records] == []


# Ordinary use, under the limits as they are


def test_ten_people_behind_one_address_play_at_five_tables_each(tmp_path: Path) -> None:
    with (
        running(quick(tmp_path, limits=replace(Limits(), tables=OPEN.tables))) as server,
        ExitStack() as open,
    ):
        players = []
        for _ in range(50):
            created = server.table("the-game", ANNA)
            player = open.enter_context(server.stream(created["table"], created["seats"][0]["token"]))
            player.until("events")
            players.append(player)
        for _ in range(4):
            for player in players:
                moves(player, 1)
        assert not server.connections.cuts


def test_a_bot_may_send_fourteen_messages_a_second(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=replace(Limits(), messages=(15, 10)))) as server:
        created = server.table("the-game", ANNA)
        with server.stream(created["table"], created["seats"][0]["token"]) as player:
            player.until("events")
            begun = time.monotonic()
            for number in range(70):
                time.sleep(max(0.0, begun + number / 14 - time.monotonic()))
                player.send(type="ping")
                player.until("pong")
        assert not server.connections.cuts


def test_a_page_loads_everything_at_once(tmp_path: Path) -> None:
    """Ten people at the same time, each over one connection that is never waited for."""
    request = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    last = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with running(quick(tmp_path, limits=Limits())) as server, ExitStack() as open:
        callers = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in range(10)]
        for caller in callers:
            open.enter_context(caller).sendall(request * 50 + last)
        for caller in callers:
            answers = b""
            while more := caller.recv(65_536):
                answers += more
            assert answers.count(b"HTTP/1.1 200") == 51
        assert not server.connections.cuts


def test_a_slow_phone_is_waited_for(tmp_path: Path) -> None:
    """Its requests arrive in small pieces, and it reads its answers as slowly."""
    with running(quick(tmp_path, limits=Limits())) as server:
        with socket.socket() as phone:
            phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            phone.settimeout(20)
            phone.connect(("127.0.0.1", server.port))
            for byte in b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n":
                phone.sendall(bytes((byte,)))
                time.sleep(0.005)
            answer = b""
            while more := phone.recv(512):
                answer += more
                time.sleep(0.001)
        assert answer.startswith(b"HTTP/1.1 200")
        assert not server.connections.cuts
