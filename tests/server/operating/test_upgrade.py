"""Old pages beside new servers, and new pages beside old servers: what one does not know is no failure."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.kit import Player, Running, quick, running
from server.operating.test_trouble import Pair
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from stammtisch.server.database.address import url
from stammtisch.server.store import NewerStore, Store

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


OWN, NEWER = "first-Ab3_x.js", "first-Zz9_y.js"
"""The files with the calls of this server's page, and of another version's."""

ASKS: list[tuple[str, dict[str, Any]]] = [
    ("/tables", {"game": "raise", "seats": [{**ANNA, "cushion": "red"}, BEN], "candles": 3}),
    ("/lobby/find", {"name": "Anna", "game": "raise", "mood": {"now": "good"}}),
    ("/lessons", {"game": "raise", "name": "Anna", "tempo": "slow"}),
]


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Running]:
    """A server with a page of its own."""
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / OWN).touch()
    (assets.parent / "index.html").write_text("<!doctype html>")
    with running(quick(tmp_path, client=assets.parent)) as found:
        yield found


def sent(server: Running, path: str, body: Any, page: str | None) -> httpx.Response:
    headers = {} if page is None else {"Stammtisch-Page": page}
    return server.http.post(f"/api{path}", json=body, headers=headers)


@pytest.mark.parametrize(("path", "body"), ASKS)
def test_an_older_node_ignores_what_a_newer_page_asks_for_in_calls(
    built: Running, path: str, body: dict[str, Any]
) -> None:
    answer = sent(built, path, body, NEWER)
    assert answer.status_code in (200, 201), answer.text
    refused = sent(built, path, {**body, "game": 5}, NEWER)
    assert (refused.status_code, refused.json()["error"]) == (422, "bad-request"), "what is known is checked"


@pytest.mark.parametrize("page", [None, OWN])
def test_what_is_no_newer_pages_is_checked_strictly(built: Running, page: str | None) -> None:
    """Somebody who writes a request by hand, or this version's own page, has made a mistake."""
    for path, body in ASKS:
        refused = sent(built, path, body, page)
        assert (refused.status_code, refused.json()["error"]) == (422, "bad-request")
        assert "unknown field" in refused.json()["reason"]


@pytest.mark.parametrize("page", ["../index.html", "first.js/../..", "x" * 500])
def test_a_page_with_a_strange_name_is_another_versions(built: Running, page: str) -> None:
    assert sent(built, *ASKS[0], page).status_code == 201


def test_a_newer_node_takes_what_an_older_page_asks_for(built: Running) -> None:
    """Only what every version has, and a field that this one has given up."""
    ask = {"game": "raise", "seats": [ANNA, {"kind": "open"}], "given_up": True}
    made = sent(built, "/tables", ask, "first-Old.js")
    assert made.status_code == 201
    seat = sent(built, f"/tables/{made.json()['table']}/seats", {"name": "Ben"}, "first-Old.js")
    assert seat.status_code == 201


LATER = (
    "ALTER TABLE tables ADD COLUMN mood TEXT",
    "ALTER TABLE journal ADD COLUMN mood TEXT",
    "CREATE TABLE moods (id INTEGER PRIMARY KEY, mood TEXT)",
    "UPDATE alembic_version SET version_num = '9999'",
)
"""What a later version might do."""


def test_a_node_goes_on_while_a_newer_one_migrates_and_is_not_started_again(
    database: str, tmp_path: Path
) -> None:
    settings = quick(tmp_path, database=database, sleep_after=0.05)
    with running(settings) as server:
        pair = Pair(server)
        pair.play(server, 7)  # often enough for what is prepared on the server's side
        newer = create_engine(url(database))
        with newer.begin() as connection:
            for statement in LATER:
                connection.execute(text(statement))
        newer.dispose()
        pair.play(server, 3)
        Pair(server).play(server, 2)
        assert server.http.get("/ready").json() == {"ready": True, "missing": [], "notes": []}
        kept = pair.seen(server)
        assert kept[0]["at"] > 0

    async def start() -> None:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(NewerStore, match="9,999"):
        asyncio.run(start())
