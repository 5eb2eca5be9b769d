"""Connections: nobody can hold so many, or one so long, that others are kept out."""

from __future__ import annotations

import base64
import json
import logging
import os
import socket
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import OPEN, Running, quick, running, until

from stammtisch.server.stream import connections, watchers

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
LITTLE = 4096  # bytes: the system's buffers of a reader that takes nothing


def line(server: Running, *, receive: int | None = None) -> socket.socket:
    """A bare connection."""
    made = socket.socket()
    if receive is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.settimeout(20)
    made.connect(("127.0.0.1", server.port))
    return made


def is_closed(made: socket.socket) -> bool:
    """Waits until the other side has ended the connection."""
    try:
        while made.recv(65_536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def spectator(server: Running, table: str, **more: Any) -> socket.socket:
    """A stream that was opened properly, and is read by nobody."""
    made = line(server, **more)
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in (head := made.recv(1024, socket.MSG_PEEK)):
        pass
    made.recv(head.index(b"\r\n\r\n") + 4)
    hello = json.dumps({"type": "hello"}).encode()
    made.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return made


def test_a_reader_that_takes_nothing_is_really_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only told to go: its connection ends, though nothing more can be written to it."""
    monkeypatch.setattr(watchers, "MOST_WAITING", 8_192)
    monkeypatch.setattr(watchers, "LAST_WORDS", 0.05)
    limits = replace(OPEN, idle=0.2, stalled=1000)
    with running(quick(tmp_path, limits=limits), send_buffer=LITTLE) as server:
        created = server.table("raise", ANNA, BEN, ANNA, BEN)
        table = created["table"]
        players = [server.stream(table, seat["token"]) for seat in created["seats"]]
        blocked = spectator(server, table, receive=LITTLE)
        for player in players:
            player.until("events")
        until(lambda: len(server.connections) == 5)
        rng = Random(1)
        while len(server.connections) == 5 and not players[0].over:
            acting = next(player for player in players if player.legal)
            acting.move(rng.choice(acting.legal))
            for player in players:
                while player.at < acting.at:
                    player.read()
        until(lambda: len(server.connections) == 4)
        assert is_closed(blocked)
        for player in players:
            player.send(type="ping")
            player.until("pong")
            player.close()
        blocked.close()


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    limits = replace(OPEN, idle=1000, stalled=0.2)
    with running(quick(tmp_path, limits=limits), send_buffer=LITTLE) as server:
        made = line(server, receive=LITTLE)
        made.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3)
        until(lambda: len(server.connections) == 1)
        until(lambda: len(server.connections) == 0)
        assert is_closed(made)
        made.close()


def test_an_address_has_so_many_connections_and_the_log_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(OPEN, connections_each=3)
    with running(quick(tmp_path, limits=limits)) as server, caplog.at_level(logging.WARNING):
        lines = [line(server) for _ in range(3)]
        until(lambda: len(server.connections) == 3)
        for _ in range(5):
            over = line(server)
            assert is_closed(over)
            over.close()
        said = [record for record in caplog.records if record.name == "stammtisch.server"]
        assert [record.getMessage() for record in said] == [
            "127.0.0.1 has reached the limit of 3 connections per address: refusing further ones"
        ]
        lines.pop().close()
        until(lambda: len(server.connections) == 2)
        assert server.get("/games").status_code == 200
        for made in lines:
            made.close()


def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    limits = replace(OPEN, connections=2)
    with running(quick(tmp_path, limits=limits)) as server:
        lines = [line(server) for _ in range(2)]
        until(lambda: len(server.connections) == 2)
        over = line(server)
        assert is_closed(over)
        for made in (over, *lines):
            made.close()


def test_connections_leave_files_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_most_files", lambda: connections.OTHER_FILES + 1)
    few = connections.Connections(OPEN)
    assert few.most == 1


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n"])
def test_the_head_of_a_request_has_to_come_in_time(tmp_path: Path, sent: bytes) -> None:
    with running(quick(tmp_path, limits=replace(OPEN, idle=0.2))) as server:
        table = server.table("the-game", ANNA, BEN)["table"]
        stream = server.stream(table)
        stream.until("events")
        slow = line(server)
        slow.sendall(sent)
        assert is_closed(slow)
        stream.send(type="ping")
        assert stream.read()["type"] == "pong", "a stream is not idle, however quiet it is"
        stream.close()
        slow.close()


def test_the_body_of_a_request_has_to_come_in_time(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=replace(OPEN, body_within=0.2))) as server:
        slow = line(server)
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        answer = b""
        while b'"too-slow"' not in answer:
            more = slow.recv(65_536)
            assert more, answer
            answer += more
        assert answer.startswith(b"HTTP/1.1 408"), answer
        slow.close()
