"""Old pages beside new servers, and new pages beside old servers: what one does not know is no failure."""

from __future__ import annotations

from typing import Any

import pytest
from server.kit import Player, Running
from websockets.exceptions import ConnectionClosed

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}


def seated(server: Running) -> tuple[str, str]:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    return created["table"], created["seats"][0]["token"]


def test_fields_of_a_newer_page_are_ignored(server: Running) -> None:
    table, token = seated(server)
    with Player(f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream") as anna:
        anna.send(type="hello", token=token, theme="new", page={"build": 99})
        anna.until("events")
        anna.send(type="move", at=anna.at, move=anna.legal[0], ref=1, mood="happy")
        while (answer := anna.read()).get("ref") != 1:
            pass
        assert answer["type"] == "events"
        anna.send(type="ping", sent=5)
        anna.until("pong")
    with Player(f"ws://127.0.0.1:{server.port}/api/lobby/stream") as visitor:
        visitor.send(type="hello", key=None, language="de", theme="new")
        visitor.until("lobby")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "dance", "ref": 4},
        {"type": "react", "reaction": "newest", "ref": 4},
        {"type": "move", "at": "later", "move": {}, "ref": 4},
    ],
)
def test_messages_of_a_newer_page_are_refused_and_the_stream_goes_on(
    server: Running, message: dict[str, Any]
) -> None:
    table, token = seated(server)
    with server.stream(table, token) as anna:
        anna.until("events")
        anna.send(**message)
        refused = anna.until("refused")
        assert (refused["ref"], refused["status"], refused["error"]) == (4, 422, "bad-request")
        assert anna.move(anna.legal[0])["type"] == "events"


@pytest.mark.parametrize("text", ["{", "[]x", "5"])
def test_what_is_no_message_at_all_ends_the_stream(server: Running, text: str) -> None:
    table, token = seated(server)
    with server.stream(table, token) as anna:
        anna.until("welcome")
        anna.socket.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            anna.until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
