"""What is kept of a person: under a key, for them alone, as long as they like."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from server.kit import Line, Running, quick, running, until
from server.test_store import look

from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.store import StoreFailed

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
KEY, OTHER = "0123456789abcdef" * 2, "f" * 32


@pytest.fixture
def own(database: str, tmp_path: Path) -> Iterator[Running]:
    """A server of its own, on each database."""
    with running(quick(tmp_path, database=database)) as found:
        yield found


def play_out(server: Running, created: Line, seed: int = 1) -> None:
    """All seats of this device play anything until the game is over."""
    tokens = [one["token"] for one in created["seats"] if one["token"]]
    rng = Random(seed)
    for _ in range(2_000):
        for token in tokens:
            position = server.get(f"/tables/{created['table']}", token).json()
            if position["table"]["state"] == "over":
                return
            if position["legal"]:
                move = {"at": position["at"], "move": rng.choice(position["legal"])}
                assert server.post(f"/tables/{created['table']}/moves", move, token).status_code in (200, 409)


def games(server: Running, key: str = KEY, count: int = 1) -> list[Line]:
    """The person's games, once that many have ended."""
    found: list[Line] = []

    def ready() -> bool:
        found[:] = server.get("/me", key=key).json()["games"]
        return len(found) >= count

    until(ready)
    return found


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_finished_game_is_kept_with_its_result(own: Running) -> None:
    created = own.table("the-game", ANNA, BOT, key=KEY, options={"min_cards": 3})
    assert own.get("/me", key=KEY).json()["games"] == [], "it still runs"
    play_out(own, created)
    (game,) = games(own)
    ended = game.pop("ended")
    result = game.pop("result")
    assert ended > 0 and set(result) == {"left", "won"}
    options = game.pop("options")
    assert options["min_cards"] == 3
    assert game == {
        "table": created["table"],
        "seat": 0,
        "game": "the-game",
        "players": 2,
        "bots": ["random"],
        "people": 1,
        "outcome": 1.0 if result["won"] else 0.0,
        "accuracy": None,
        "luck": None,
        "choice": None,
        "coached": False,
        "daily": None,
        "practice": False,
        "deal_of": None,
    }


def test_without_a_key_nothing_is_kept(own: Running, database: str) -> None:
    play_out(own, own.table("the-game", ANNA))
    assert look(database, "SELECT * FROM persons") == look(database, "SELECT * FROM plays") == []


def test_only_the_hash_of_a_key_is_stored(own: Running, database: str, caplog: Any) -> None:
    with caplog.at_level(logging.DEBUG):
        own.table("the-game", ANNA, key=KEY)
        own.get("/me", key=KEY)
        own.get("/me/export", key=KEY)
    rows = look(database, "SELECT id, since FROM persons")
    assert [row[0] for row in rows] == [Key(KEY).person]
    assert KEY not in str(look(database, "SELECT * FROM plays")) and KEY not in str(rows)
    assert KEY not in caplog.text
    assert KEY not in repr(Key(KEY))


def test_a_seat_taken_with_a_key_is_kept_for_each_person(own: Running) -> None:
    created = own.table("the-game", ANNA, {"kind": "open"}, key=KEY)
    table = created["table"]
    taken = own.post(f"/tables/{table}/seats", {"name": "Ben"}, key=OTHER).json()
    created["seats"][1]["token"] = taken["token"]
    play_out(own, created)
    (mine,), (theirs,) = games(own), games(own, OTHER)
    assert (mine["seat"], theirs["seat"]) == (0, 1)
    assert mine["people"] == 2 and mine["bots"] == []
    assert mine["result"] == theirs["result"]


def test_who_leaves_before_the_start_has_not_played(own: Running) -> None:
    created = own.table("the-game", ANNA, {"kind": "open"}, {"kind": "open"}, key=KEY)
    table = created["table"]
    taken = own.post(f"/tables/{table}/seats", {"name": "Ben"}, key=OTHER).json()
    left = own.put(f"/tables/{table}/seats/{taken['seat']}", {"kind": "open"}, taken["token"])
    assert left.status_code == 200
    assert own.get("/me/export", key=OTHER).json()["games"] == []
    assert len(own.get("/me/export", key=KEY).json()["games"]) == 1


def test_of_several_people_on_a_device_the_first_seat_is_the_persons(own: Running) -> None:
    created = own.table("the-game", BOT, ANNA, BEN, key=KEY)
    play_out(own, created)
    (game,) = games(own)
    assert (game["seat"], game["people"], game["players"]) == (1, 2, 3)


def test_one_person_sits_at_a_table_once(own: Running) -> None:
    created = own.table("the-game", ANNA, {"kind": "open"}, key=KEY)
    taken = own.post(f"/tables/{created['table']}/seats", {"name": "Anna too"}, key=KEY).json()
    created["seats"][1]["token"] = taken["token"]
    play_out(own, created)
    assert [game["seat"] for game in games(own)] == [0]


def test_one_person_who_takes_seats_at_the_same_moment_has_one_game(own: Running, database: str) -> None:
    created = own.table("the-game", ANNA, *[{"kind": "open"}] * 4)
    path = f"http://127.0.0.1:{own.port}/api/tables/{created['table']}/seats"
    gate = threading.Barrier(4)

    def sit(_: int) -> int:
        gate.wait()
        return httpx.post(path, json={"name": "Ben"}, headers={"Stammtisch-Key": OTHER}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(sit, range(4))) == [201] * 4
    assert look(database, "SELECT count(*) FROM plays") == [(1,)]


def test_a_taken_seat_has_its_token_though_the_database_fails_after_it(
    own: Running, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat and what is kept of its person are stored together."""
    own.table("the-game", BEN, key=OTHER)
    created = own.table("the-game", ANNA, {"kind": "open"}, {"kind": "open"})
    store = own.app.state.registry.store

    def fail(*writes: Any) -> Any:
        raise StoreFailed

    with monkeypatch.context() as patched:
        patched.setattr(store, "write", fail)
        answer = own.post(f"/tables/{created['table']}/seats", {"name": "Ben"}, key=OTHER)
    seated = own.get(f"/tables/{created['table']}").json()["table"]["seats"][1]["kind"] == "person"
    assert (answer.status_code, seated) == (201, True)
    assert look(database, f"SELECT seat FROM plays WHERE table_id = '{created['table']}'") == [(1,)]


def test_another_game_with_the_same_people_is_kept_too(own: Running) -> None:
    created = own.table("the-game", ANNA, BOT, key=KEY)
    play_out(own, created)
    again = own.post(f"/tables/{created['table']}/again", None, created["host"]).json()
    play_out(own, {**created, "table": again["table"]}, 2)
    first, second = games(own, count=2)
    assert [first["table"], second["table"]] == [again["table"], created["table"]], "newest first"


def test_a_lesson_is_not_kept(own: Running, database: str) -> None:
    own.post("/lessons", {"game": "the-game", "name": "Anna"}, key=KEY)
    assert look(database, "SELECT * FROM plays") == []


@pytest.mark.parametrize(
    "key", ["", "abc", "g" * 32, "A" * 32, "0" * 31, "0" * 33, "0" * 31 + " 0", "０" * 32]
)
def test_a_bad_key_is_refused(server: Running, key: str) -> None:
    sent = key.encode("utf-8").decode("latin-1")
    for method, path, body in (
        ("GET", "/me", None),
        ("GET", "/me/export", None),
        ("DELETE", "/me", None),
        ("GET", "/daily", None),
        ("GET", "/daily/calendar", None),
        ("POST", "/tables", {"game": "the-game", "seats": [ANNA]}),
        ("POST", "/daily/the-game", {"name": "Anna"}),
    ):
        answer = server.http.request(
            method,
            f"/api{path}",
            content=None if body is None else json.dumps(body),
            headers=[(b"Stammtisch-Key", sent.encode("latin-1"))],
        )
        assert error(answer) == (422, "bad-key"), path
    if len(key) > 3:
        assert key not in answer.text, "keys are not repeated"


def test_an_unknown_key_has_no_person(server: Running) -> None:
    unknown = "9" * 32
    assert error(server.get("/me")) == (401, "no-key")
    for answer in (
        server.get("/me", key=unknown),
        server.get("/me/export", key=unknown),
        server.delete("/me", key=unknown),
        server.get("/daily/calendar", key=unknown),
    ):
        assert error(answer) == (404, "no-person")
        assert answer.json()["key"] == "error-no-me"


def test_what_is_exported_is_everything(own: Running, database: str) -> None:
    own.table("raise", ANNA, BOT, key=KEY)
    play_out(own, own.table("the-game", ANNA, key=KEY))
    games(own)
    answer = own.get("/me/export", key=KEY)
    assert answer.headers["content-disposition"].startswith("attachment")
    found = answer.json()
    running_game, ended = found["games"]
    assert (running_game["game"], running_game["result"], running_game["bots"]) == ("raise", None, ["random"])
    assert ended["game"] == "the-game" and ended["result"]
    assert len(found["games"]) == look(database, "SELECT COUNT(*) FROM plays")[0][0]
    assert found["since"] == own.get("/me", key=KEY).json()["since"]


def test_deleting_deletes_and_leaves_the_tables(own: Running, database: str) -> None:
    created = own.table("the-game", ANNA, key=KEY)
    play_out(own, created)
    games(own)
    other = own.table("the-game", ANNA, key=OTHER)
    assert own.delete("/me", key=KEY).status_code == 204
    person = Key(KEY).person
    assert person not in str(look(database, "SELECT * FROM persons"))
    assert person not in str(look(database, "SELECT * FROM plays"))
    assert own.get(f"/tables/{created['table']}/replay").status_code == 200
    assert own.get("/me/export", key=OTHER).json()["games"][0]["table"] == other["table"]


def test_a_key_deleted_on_one_device_is_unknown_on_the_other(own: Running) -> None:
    """Whoever goes on with it begins anew; nothing of what was deleted comes back."""
    created = own.table("the-game", ANNA, key=KEY)
    since = own.get("/me", key=KEY).json()["since"]
    assert own.delete("/me", key=KEY).status_code == 204
    assert error(own.get("/me", key=KEY)) == (404, "no-person")
    play_out(own, created)
    assert error(own.get("/me", key=KEY)) == (404, "no-person")
    play_out(own, own.table("raise", ANNA, BOT, key=KEY))
    (game,) = games(own)
    assert game["game"] == "raise"
    assert own.get("/me", key=KEY).json()["since"] > since


def test_a_key_copied_to_two_devices_is_one_person(own: Running) -> None:
    first = own.table("the-game", ANNA, key=KEY)
    second = own.table("the-game", BEN, key=KEY)
    for created in (first, second):
        play_out(own, created)
    assert {game["table"] for game in games(own, count=2)} == {first["table"], second["table"]}


def test_games_come_in_pages(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.server.persons.persons.PAGE", 2)
    for seed in range(3):
        play_out(own, own.table("the-game", ANNA, key=KEY), seed)
    until(lambda: own.get("/me", key=KEY).json()["more"])
    page = own.get("/me", key=KEY).json()
    assert len(page["games"]) == 2
    rest = own.get(f"/me?before={page['games'][-1]['ended']!r}", key=KEY).json()
    assert len(rest["games"]) == 1 and not rest["more"]
    assert error(own.get("/me?before=nan", key=KEY)) == (422, "bad-request")


def test_an_end_that_was_not_written_is_written_when_asked(own: Running, database: str) -> None:
    """As after a server that stopped at that moment."""
    persons: Persons = own.app.state.persons
    asyncio.run(persons.close())  # it listens no more
    play_out(own, own.table("the-game", ANNA, key=KEY))
    assert look(database, "SELECT summary FROM plays") == [(None,)]
    (game,) = own.get("/me", key=KEY).json()["games"]
    assert game["result"]
    assert look(database, "SELECT ended FROM plays")[0][0] == game["ended"]


def test_a_review_adds_what_it_says_of_the_seat(own: Running, database: str) -> None:
    created = own.table("the-game", BOT, ANNA, key=KEY)
    play_out(own, created)
    games(own)
    seats = [{"seat": 0, "accuracy": 1.0}, {"seat": 1, "accuracy": 93.5, "luck": 0.25, "choice": -0.125}]
    insert(database, created["table"], json.dumps({"seats": seats}))
    (game,) = own.get("/me", key=KEY).json()["games"]
    assert (game["accuracy"], game["luck"], game["choice"]) == (93.5, 0.25, -0.125)


def insert(database: str, table: str, body: str) -> None:
    from sqlalchemy import create_engine
    from sqlalchemy import insert as insert_into

    from stammtisch.server.database.address import url
    from stammtisch.server.database.schema import reviews

    engine = create_engine(url(database))
    with engine.begin() as connection:
        row = {"table_id": table, "state": "done", "progress": 1.0, "body": body}
        connection.execute(insert_into(reviews), row)
    engine.dispose()


def test_nothing_of_a_person_is_shown_to_others(own: Running) -> None:
    created = own.table("the-game", ANNA, BOT, key=KEY)
    person = Key(KEY).person
    for path in ("", "/record", "/replay", "/fairness"):
        answer = own.get(f"/tables/{created['table']}{path}")
        assert person not in answer.text and KEY not in answer.text
