"""A table says whether it may be watched, and whether those who watch see what is written."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Line, Player, Running, quick, running
from websockets.exceptions import ConnectionClosed

from stammtisch.games import GAMES

every_game = pytest.mark.parametrize("game", list(GAMES))
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}
WAYS = ("", "/record", "/replay", "/fairness")


def statuses(server: Running, table: str, token: str | None = None) -> dict[str, int]:
    return {way: server.get(f"/tables/{table}{way}", token).status_code for way in WAYS}


def closed(player: Player) -> int:
    try:
        while True:
            player.read(10)
    except ConnectionClosed as error:
        return int(error.rcvd.code) if error.rcvd else 0
    finally:
        player.close()


@every_game
def test_a_table_without_spectators_shows_strangers_nothing(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BOT, spectators=False)
    table, anna = created["table"], created["seats"][0]["token"]
    refused = server.get(f"/tables/{table}")
    assert (refused.status_code, refused.json()["error"]) == (403, "no-spectators")
    assert "Anna" not in refused.text
    assert set(statuses(server, table).values()) == {403}
    assert closed(server.stream(table)) == 4403
    player = server.stream(table, anna)
    player.play_on(Random(4))
    player.until("table")
    assert set(statuses(server, table).values()) == {403}, "nor after the end"
    assert set(statuses(server, table, anna).values()) == {200}
    assert set(statuses(server, table, created["host"]).values()) == {200}
    player.close()


def test_those_who_may_take_a_seat_see_the_table_until_it_begins(server: Running) -> None:
    created = server.table("the-game", ANNA, {"kind": "open"}, spectators=False, options={"talk": "open"})
    table, anna = created["table"], created["seats"][0]["token"]
    server.post(f"/tables/{table}/talk", {"text": "hello"}, anna)
    found = server.get(f"/tables/{table}").json()
    assert (found["table"]["seats"][0]["name"], found["table"]["spectators"], found["talk"]) == (
        "Anna",
        False,
        [],
    )
    watching = server.stream(table)
    assert watching.read()["talk"] == []
    server.post(f"/tables/{table}/seats", {"name": "Ben"})
    assert closed(watching) == 4403
    assert not any('"events"' in text for text in watching.received)
    assert server.get(f"/tables/{table}").status_code == 403


@pytest.mark.parametrize(
    ("more", "seen"), [({}, False), ({"talk_seen": False}, False), ({"talk_seen": True}, True)]
)
def test_spectators_see_what_is_written_where_the_table_says_so(
    server: Running, more: Line, seen: bool
) -> None:
    created = server.table("the-game", ANNA, BEN, options={"talk": "open"}, **more)
    table, (anna, ben) = created["table"], [seat["token"] for seat in created["seats"]]
    early = server.stream(table)
    other, host = server.stream(table, ben), server.stream(table, created["host"])
    for player in (early, other, host):
        player.until("events")
    server.post(f"/tables/{table}/talk", {"text": "good evening"}, anna)
    for player in (other, host):
        assert player.until("talk")["line"]["text"] == "good evening"
    late = server.stream(table)
    late.until("events")
    server.get(f"/tables/{table}")
    for player in (early, late):
        player.send(type="ping")
        player.until("pong")
    texts = [text for player in (early, late) for text in player.received]
    texts += [server.get(f"/tables/{table}").text, server.get(f"/tables/{table}/record").text]
    assert any("good evening" in text for text in texts) is seen
    assert [line["text"] for line in server.get(f"/tables/{table}", ben).json()["talk"]] == ["good evening"]
    for player in (early, late, other, host):
        player.close()


def test_playing_again_and_a_restart_keep_to_it(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BOT, spectators=False)
        anna = created["seats"][0]["token"]
        player = server.stream(created["table"], anna)
        player.play_on(Random(2))
        again = server.post(f"/tables/{created['table']}/again", token=anna).json()["table"]
        player.close()
        assert server.get(f"/tables/{again}").status_code == 403
    with running(quick(tmp_path)) as server:
        for table in (created["table"], again):
            assert server.get(f"/tables/{table}").status_code == 403
            assert server.get(f"/tables/{table}", anna).json()["table"]["spectators"] is False


@pytest.mark.parametrize("ask", [{"spectators": "no"}, {"talk_seen": 1}, {"spectators": None}])
def test_it_is_yes_or_no(server: Running, ask: dict[str, Any]) -> None:
    answer = server.post("/tables", {"game": "the-game", "seats": [ANNA], **ask})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-request")
