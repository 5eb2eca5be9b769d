"""The lobby: public tables, live, while their hosts are there; and a seat for whoever asks for a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.kit import Line, Player, Running, quick, running, until
from server.test_me import error, play_out

from stammtisch.core.game import Option
from stammtisch.games.the_game.game import TheGame

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
KEY, OTHER, THIRD = "0123456789abcdef" * 2, "f" * 32, "3" * 32


@pytest.fixture
def own(database: str, tmp_path: Path) -> Iterator[Running]:
    """A server of its own, on each database."""
    with running(quick(tmp_path, database=database)) as found:
        yield found


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """A server of its own, whose lobby nobody else has filled."""
    with running(quick(tmp_path)) as found:
        yield found


def waiting(server: Running, key: str | None = None, language: str = "") -> list[str]:
    asked = f"?language={language}" if language else ""
    return [one["table"] for one in server.get(f"/lobby{asked}", key=key).json()["waiting"]]


def public(server: Running, *seats: Line, game: str = "the-game", **more: Any) -> Line:
    return server.table(game, *(seats or (ANNA, OPEN)), public=True, **more)


@contextmanager
def visiting(server: Running, key: str | None = None, language: str | None = None) -> Iterator[Player]:
    """A stream of the lobby."""
    visitor = Player(f"ws://127.0.0.1:{server.port}/api/lobby/stream")
    visitor.send(type="hello", key=key, language=language)
    with visitor:
        yield visitor


# The list


def test_a_public_table_that_waits_is_listed_with_what_one_wants_to_know(own: Running) -> None:
    made = public(own, ANNA, BOT, OPEN, language="hu", options={"min_cards": 3})
    own.table("the-game", ANNA, OPEN)  # nobody else's business
    (found,) = own.get("/lobby").json()["waiting"]
    assert (found["table"], found["game"], found["language"]) == (made["table"], "the-game", "hu")
    assert found["options"]["min_cards"] == 3
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "open"]
    assert found["seats"][1]["bot"] == "random"
    assert "join" not in found and "token" not in json.dumps(found)


def test_a_table_leaves_the_list_when_it_is_full_private_or_closed(alone: Running) -> None:
    full, private, closed = (public(alone) for _ in range(3))
    assert waiting(alone) == [full["table"], private["table"], closed["table"]]
    assert alone.post(f"/tables/{full['table']}/seats", {"name": "Ben"}).status_code == 201
    answer = alone.put(f"/tables/{private['table']}/public", {"public": False}, private["host"])
    assert answer.json()["table"]["public"] is False
    assert alone.post(f"/tables/{closed['table']}/close", None, closed["host"]).status_code == 200
    assert waiting(alone) == []
    assert [one["table"] for one in alone.get("/lobby").json()["running"]] == [full["table"]]
    alone.put(f"/tables/{private['table']}/public", {"public": True}, private["host"])
    assert waiting(alone) == [private["table"]]


def test_tables_in_the_callers_language_come_first(alone: Running) -> None:
    tables = {one: public(alone, language=one)["table"] for one in ("de", "pl", "hu")}
    assert waiting(alone, language="pl") == [tables["pl"], tables["de"], tables["hu"]]
    assert error(alone.get("/lobby?language=deutsch")) == (422, "bad-request")


def test_games_that_are_played_in_public_can_be_watched(alone: Running) -> None:
    made = public(alone, ANNA, {"kind": "me", "name": "Ben"})
    public(alone, ANNA, {"kind": "me", "name": "Ben"}, spectators=False)
    (found,) = alone.get("/lobby").json()["running"]
    assert (found["table"], found["state"]) == (made["table"], "running")
    play_out(alone, made)
    assert alone.get("/lobby").json()["running"] == []


def test_a_table_whose_host_has_gone_is_not_listed_until_the_host_is_back(tmp_path: Path) -> None:
    with running(quick(tmp_path, host_gone_after=0.3, sleep_after=0.1)) as server:
        made = public(server)
        table, token = made["table"], made["seats"][0]["token"]
        assert waiting(server) == [table]
        until(lambda: waiting(server) == [])
        server.get(f"/tables/{table}")  # somebody else looks: that changes nothing
        assert waiting(server) == []
        with server.stream(table, token) as anna:
            anna.until("welcome")
            until(lambda: waiting(server) == [table])
        until(lambda: waiting(server) == [])
        server.get(f"/tables/{table}", made["host"])
        assert waiting(server) == [table]


def test_the_list_comes_back_with_the_hosts_after_a_restart(database: str, tmp_path: Path) -> None:
    with running(quick(tmp_path, database=database)) as server:
        made = public(server, language="de")
    with running(quick(tmp_path, database=database)) as server:
        assert waiting(server) == []
        server.get(f"/tables/{made['table']}", made["seats"][0]["token"])
        (found,) = server.get("/lobby").json()["waiting"]
        assert (found["table"], found["language"]) == (made["table"], "de")


def test_visitors_are_sent_the_list_when_it_has_changed(alone: Running) -> None:
    with visiting(alone) as one, visiting(alone, KEY, "de") as other:
        for visitor in (one, other):
            assert visitor.until("lobby")["lobby"] == {"waiting": [], "running": [], "invitations": []}
        made = public(alone)
        for visitor in (one, other):
            (table,) = visitor.until("lobby")["lobby"]["waiting"]
            assert table["table"] == made["table"]
        one.send(type="ping")
        assert one.until("pong")
        alone.post(f"/tables/{made['table']}/close", None, made["host"])
        assert one.until("lobby")["lobby"]["waiting"] == []


@pytest.mark.parametrize(
    "message", ["{}", "nonsense", '{"type":"ping"}', '{"type":"hello","key":"x"}', '{"type":"hello","key":1}']
)
def test_a_stream_that_does_not_say_hello_is_closed(server: Running, message: str) -> None:
    visitor = Player(f"ws://127.0.0.1:{server.port}/api/lobby/stream")
    with visitor:
        visitor.socket.send(message)
        with pytest.raises(Exception, match="4400"):
            visitor.read()


# Options among strangers


def test_a_game_says_itself_how_strangers_talk(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    info = {one["name"]: one for one in alone.get("/games").json()["games"][0]["options"]}
    assert info["talk"]["public"] == "signals" and info["min_cards"]["public"] is None
    real = TheGame.option_list

    def talkative(self: TheGame, players: int | None = None) -> tuple[Option, ...]:
        """As if the game's own tables were for open talk."""
        return tuple(
            Option(one.name, one.choices, "open", one.about, public=one.public) if one.name == "talk" else one
            for one in real(self, players)
        )

    monkeypatch.setattr(TheGame, "option_list", talkative)
    for more, talk in (({}, "open"), ({"public": True}, "signals")):
        made = alone.table("the-game", ANNA, OPEN, **more)
        assert alone.get(f"/tables/{made['table']}").json()["table"]["options"]["talk"] == talk
    made = public(alone, options={"talk": "silent"})
    assert alone.get(f"/tables/{made['table']}").json()["table"]["options"]["talk"] == "silent", "as chosen"


# Find me a game


def find(server: Running, name: str, key: str | None = None, **more: Any) -> Line:
    answer = server.post("/lobby/find", {"name": name, **more}, key=key)
    assert answer.status_code == 201, answer.text
    found: Line = answer.json()
    return found


def test_who_asks_for_a_game_is_seated_or_opens_a_table_that_the_next_one_finds(own: Running) -> None:
    first = find(own, "Anna", KEY, game="raise", players=2)
    assert first["host"] and first["game"] == "raise" and waiting(own) == [first["table"]]
    second = find(own, "Ben", OTHER, language="de")
    assert second["table"] == first["table"] and second["host"] is None
    assert second["names"] == ["Anna", "Ben"]
    until(lambda: own.get(f"/tables/{first['table']}").json()["table"]["state"] == "running")
    seen = own.get(f"/tables/{first['table']}", second["token"]).json()
    assert seen["you"]["seat"] == second["seat"] == 1


def test_people_who_ask_at_the_same_moment_meet(alone: Running) -> None:
    with ThreadPoolExecutor(4) as crowd:
        found = list(crowd.map(lambda name: find(alone, name, players=2), ("Anna", "Ben", "Cleo", "Dora")))
    assert len({one["table"] for one in found}) == 2
    assert len({(one["table"], one["seat"]) for one in found}) == 4


def test_one_fits_whose_game_players_and_language_do(alone: Running) -> None:
    other = public(alone, ANNA, OPEN, game="raise", language="en")
    three = public(alone, ANNA, OPEN, OPEN, language="de")
    two = public(alone, ANNA, OPEN, language="de")
    assert find(alone, "Ben", game="raise")["table"] == other["table"]
    assert find(alone, "Cleo", players=3, language="en")["table"] == three["table"]
    assert find(alone, "Dora", language="de")["table"] in (two["table"], three["table"])
    for bad in ({"game": "chess"}, {"players": 9}, {"game": "raise", "players": 1}, {"language": "x"}):
        assert alone.post("/lobby/find", {"name": "Ben", **bad}).status_code == 422
    assert error(alone.post("/lobby/find", {"name": " "})) == (422, "bad-name")


def test_nobody_is_seated_beside_themselves(alone: Running) -> None:
    first, second = find(alone, "Anna", KEY), find(alone, "Anna", KEY)
    assert first["table"] != second["table"]


# What hosts decide


def test_a_closed_table_says_so_to_everybody_and_stays_closed(own: Running) -> None:
    made = public(own, ANNA, OPEN, OPEN, key=KEY)
    table = made["table"]
    ben = own.post(f"/tables/{table}/seats", {"name": "Ben"}, key=OTHER).json()
    with own.stream(table, ben["token"]) as player:
        player.until("welcome")
        assert error(own.post(f"/tables/{table}/close", None, ben["token"])) == (403, "not-host")
        closed = own.post(f"/tables/{table}/close", None, made["host"])
        assert closed.json()["table"]["state"] == "closed"
        while player.table["state"] != "closed":
            player.read()
    for answer in (
        own.post(f"/tables/{table}/seats", {"name": "Cleo"}),
        own.post(f"/tables/{table}/start", {}, made["host"]),
        own.put(f"/tables/{table}/seats/1", {"kind": "open"}, made["host"]),
        own.put(f"/tables/{table}/public", {"public": True}, made["host"]),
        own.post(f"/tables/{table}/again", None, made["host"]),
        own.get(f"/tables/{table}/replay", made["host"]),
    ):
        assert error(answer) == (409, "closed")
    assert own.post(f"/tables/{table}/close", None, made["host"]).status_code == 200, "twice is harmless"
    assert own.get("/me/export", key=OTHER).json()["games"] == [], "nobody has played"


def test_a_closed_table_is_closed_after_a_restart(database: str, tmp_path: Path) -> None:
    with running(quick(tmp_path, database=database)) as server:
        made = public(server)
        server.post(f"/tables/{made['table']}/close", None, made["host"])
    with running(quick(tmp_path, database=database)) as server:
        assert server.get(f"/tables/{made['table']}").json()["table"]["state"] == "closed"


def test_a_game_that_has_begun_is_not_closed_by_its_host(alone: Running) -> None:
    made = public(alone, ANNA, BOT)
    assert error(alone.post(f"/tables/{made['table']}/close", None, made["host"])) == (409, "started")


def test_only_the_host_decides_who_sees_it(alone: Running) -> None:
    made = public(alone)
    token = made["seats"][0]["token"]
    for path, body in (("public", {"public": False}), ("seats/0/muted", {"muted": True})):
        assert error(alone.put(f"/tables/{made['table']}/{path}", body, token)) == (403, "not-host")
        assert error(alone.put(f"/tables/{made['table']}/{path}", body)) == (401, "no-token")
    lesson = alone.post("/lessons", {"game": "the-game", "name": "Anna"}).json()
    answer = alone.put(f"/tables/{lesson['table']}/public", {"public": True}, lesson["host"])
    assert error(answer) == (409, "lesson")


def test_whom_the_host_removes_does_not_come_back(alone: Running) -> None:
    made = public(alone, ANNA, OPEN, OPEN)
    table = made["table"]
    for key in (OTHER, None):  # with a key, and as a guest
        ben = alone.post(f"/tables/{table}/seats", {"name": "Ben"}, key=key).json()
        freed = alone.put(f"/tables/{table}/seats/{ben['seat']}", {"kind": "open"}, made["host"])
        assert freed.status_code == 200
        assert error(alone.get(f"/tables/{table}", ben["token"])) == (401, "unknown-token")
        assert error(alone.post(f"/tables/{table}/seats", {"name": "Ben"}, key=key)) == (403, "removed")
    assert waiting(alone, OTHER) == [] and waiting(alone, THIRD) == [table]
    assert find(alone, "Ben", OTHER)["table"] != table
    assert alone.post(f"/tables/{table}/seats", {"name": "Cleo"}, key=THIRD).status_code == 201


def test_who_leaves_by_themselves_may_come_back(alone: Running) -> None:
    made = public(alone, ANNA, OPEN, OPEN)
    path = f"/tables/{made['table']}/seats"
    ben = alone.post(path, {"name": "Ben"}, key=OTHER).json()
    alone.put(f"{path}/{ben['seat']}", {"kind": "open"}, ben["token"])
    assert alone.post(path, {"name": "Ben"}, key=OTHER).status_code == 201


def test_who_is_muted_plays_on_and_is_not_heard(own: Running) -> None:
    seats = (ANNA, {"kind": "me", "name": "Ben"})
    made = own.table("raise", *seats)
    table, (anna, ben) = made["table"], [seat["token"] for seat in made["seats"]]
    assert own.post(f"/tables/{table}/talk", {"text": "Hello"}, ben).status_code == 201
    muted = own.put(f"/tables/{table}/seats/1/muted", {"muted": True}, made["host"])
    assert [seat["muted"] for seat in muted.json()["table"]["seats"]] == [False, True]
    assert error(own.post(f"/tables/{table}/talk", {"text": "Hello?"}, ben)) == (403, "muted")
    assert own.post(f"/tables/{table}/talk", {"text": "Ben?"}, anna).status_code == 201
    position = own.get(f"/tables/{table}", ben).json()
    move = {"at": position["at"], "move": position["legal"][0]}
    assert own.post(f"/tables/{table}/moves", move, ben).status_code == 200
    own.put(f"/tables/{table}/seats/1/muted", {"muted": False}, made["host"])
    assert own.post(f"/tables/{table}/talk", {"text": "Here"}, ben).status_code == 201
    assert error(own.put(f"/tables/{table}/seats/7/muted", {"muted": True}, made["host"])) == (404, "no-seat")


def test_a_bot_is_not_muted(alone: Running) -> None:
    made = alone.table("raise", ANNA, BOT)
    answer = alone.put(f"/tables/{made['table']}/seats/1/muted", {"muted": True}, made["host"])
    assert error(answer) == (409, "no-person")
