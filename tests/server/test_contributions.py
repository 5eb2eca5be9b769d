"""Random bytes of the people at a table: announced by hash, revealed once all have, used to deal."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fair_checker import as_committed
from server.kit import Running, quick, running

from stammtisch import games
from stammtisch.core.chance import CommittedV1
from stammtisch.core.record import Checked, Kept, check
from stammtisch.server.stream import audience

Line = dict[str, Any]
ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
ANNA, BEN, NEXT = "0a" * 32, "0b" * 32, "0c" * 32


def hash_of(value: str) -> str:
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = quick(tmp_path_factory.mktemp("contributions"), contributions_within=60.0)
    with running(settings) as found:
        yield found


def reveal(server: Running, table: str, token: str, value: str, code: int = 200, **more: Any) -> Line:
    answer = server.post(f"/tables/{table}/contribution", {"value": value, **more}, token)
    assert answer.status_code == code, answer.text
    found: Line = answer.json()
    return found


def info(server: Running, table: str) -> Line:
    found: Line = server.get(f"/tables/{table}").json()["table"]
    return found


def two(server: Running, **ben: Any) -> tuple[str, str, str]:
    """Anna and Ben, who have both announced something."""
    created = server.table("the-game", ME, OPEN, contribution=hash_of(ANNA), options={"starter": 0})
    table = created["table"]
    ben = {"name": "Ben", "contribution": hash_of(BEN), **ben}
    taken = server.post(f"/tables/{table}/seats", ben).json()
    return table, created["seats"][0]["token"], taken["token"]


def record(server: Running, table: str) -> list[str]:
    return server.get(f"/tables/{table}/record").text.splitlines()


def test_alone_with_bots_one_call_announces_and_one_reveals(server: Running) -> None:
    created = server.table("the-game", ME, contribution=hash_of(ANNA))
    table, token = created["table"], created["seats"][0]["token"]
    announced = [{"seats": [0], "hash": hash_of(ANNA), "value": None}]
    assert created["contributions"] == announced
    before = info(server, table)
    assert (before["state"], before["at"], before["contributions"]) == ("waiting", 0, announced)
    assert before["commitment"] == created["commitment"] and before["scheme"] == 2
    begun = reveal(server, table, token, ANNA)
    assert begun["state"] == "running" and begun["contributions"] == [{**announced[0], "value": ANNA}]

    player = server.stream(table, token)
    player.until("events")
    player.play_on(Random(1))
    lines = record(server, table)
    kept = Kept(created["commitment"], (hash_of(ANNA),), bytes.fromhex(ANNA))
    (found,) = check(lines, games.get, kept)
    assert isinstance(found, Checked) and found.proven and found.took_part == ("Anna",)
    proof = server.get(f"/tables/{table}/fairness").json()
    assert proof["contributions"] == begun["contributions"]
    assert {fall["stream"] for fall in proof["falls"]} == {"pile", "start"}
    player.close()


def test_no_value_is_shown_before_all_have_come(server: Running) -> None:
    table, anna, ben = two(server)
    player = server.stream(table, ben)
    player.until("welcome")
    assert [one["hash"] for one in player.table["contributions"]] == [hash_of(ANNA), hash_of(BEN)]
    assert reveal(server, table, anna, ANNA)["state"] == "waiting"
    assert ANNA not in server.get(f"/tables/{table}", ben).text
    assert reveal(server, table, ben, BEN)["state"] == "running"
    player.until("table")
    assert [one["value"] for one in player.table["contributions"]] == [ANNA, BEN]
    assert not any(ANNA in text for text in player.received[:-1])
    player.close()


def test_people_on_one_device_share_a_contribution(server: Running) -> None:
    here = {"kind": "me", "name": "Cleo"}
    created = server.table("raise", ME, BOT, here, contribution=hash_of(ANNA))
    assert created["contributions"] == [{"seats": [0, 2], "hash": hash_of(ANNA), "value": None}]
    assert reveal(server, created["table"], created["seats"][2]["token"], ANNA)["state"] == "running"


def test_without_contributions_a_game_begins_at_once(server: Running) -> None:
    created = server.table("raise", ME, BOT)
    assert created["contributions"] == [] and len(created["commitment"]) == 64
    found = info(server, created["table"])
    assert (found["state"], found["scheme"], found["contributions"]) == ("running", 2, [])


def test_what_was_not_announced_is_refused(server: Running) -> None:
    table, anna, ben = two(server)
    assert reveal(server, table, anna, BEN, 422)["error"] == "bad-contribution"
    assert reveal(server, table, anna, "0A" * 32, 422)["error"] == "bad-request"
    assert reveal(server, table, "x", ANNA, 401)["error"] == "unknown-token"
    reveal(server, table, ben, BEN)
    reveal(server, table, ben, BEN)  # an answer may have been lost
    reveal(server, table, anna, ANNA)
    assert reveal(server, table, anna, ANNA)["state"] == "running"
    plain = server.table("the-game", ME, BOT)
    refused = reveal(server, plain["table"], plain["seats"][0]["token"], ANNA, 409)
    assert refused["error"] == "no-contribution"
    host = {"game": "the-game", "seats": [OPEN, BOT], "contribution": hash_of(ANNA)}
    assert server.post("/tables", host).status_code == 422


def test_when_the_list_is_closed_nobody_leaves_or_joins(server: Running) -> None:
    table, anna, ben = two(server)
    refused = server.put(f"/tables/{table}/seats/1", {"kind": "open"}, ben)
    assert (refused.status_code, refused.json()["error"]) == (409, "started")
    assert server.post(f"/tables/{table}/seats", {"name": "Eve"}).json()["error"] == "full"
    before = info(server, table)["contributions"]
    assert server.put(f"/tables/{table}/seats/1", {"kind": "bot"}, ben).status_code == 200
    assert info(server, table)["contributions"] == before
    reveal(server, table, anna, ANNA)
    assert reveal(server, table, ben, BEN)["state"] == "running"


def test_nobody_is_waited_for_for_ever(tmp_path: Path) -> None:
    with running(quick(tmp_path, contributions_within=0.05)) as server:
        table, anna, ben = two(server)
        player = server.stream(table, anna)
        while player.table.get("state") != "running":
            player.read()
        assert [one["value"] for one in player.table["contributions"]] == [None, None]
        assert reveal(server, table, ben, BEN, 409)["error"] == "started"
        player.close()


def test_who_is_not_there_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PRESENT_FOR", 0.0)
    created = server.table("the-game", ME, OPEN, contribution=hash_of(ANNA))
    table, anna = created["table"], created["seats"][0]["token"]
    player = server.stream(table, anna)
    player.until("welcome")
    server.post(f"/tables/{table}/seats", {"name": "Ben", "contribution": hash_of(BEN)})
    found = info(server, table)
    assert [one["seats"] for one in found["contributions"]] == [[0]]
    assert reveal(server, table, anna, ANNA)["state"] == "running"
    player.close()


def test_a_server_that_comes_back_still_waits_for_what_was_announced(tmp_path: Path) -> None:
    settings = quick(tmp_path, contributions_within=60.0)
    with running(settings) as server:
        table, anna, ben = two(server)
        reveal(server, table, anna, ANNA)
        commitment = info(server, table)["commitment"]
    with running(settings) as server:
        found = info(server, table)
        assert (found["state"], found["commitment"]) == ("waiting", commitment)
        assert reveal(server, table, ben, BEN)["state"] == "running"
        assert [one["value"] for one in info(server, table)["contributions"]] == [ANNA, BEN]


def test_who_plays_again_takes_part_again(tmp_path: Path) -> None:
    with running(quick(tmp_path, contributions_within=60.0)) as server:
        table, anna, ben = two(server)
        reveal(server, table, anna, ANNA, next=hash_of(NEXT))
        reveal(server, table, ben, BEN, next=hash_of(NEXT[::-1]))
        players = [server.stream(table, token) for token in (anna, ben)]
        for player in players:
            player.until("events")
        while players[0].table["state"] != "over":
            seat = (players[0].view or {})["public"]["acting"]
            if not seat:
                players[0].read()
                continue
            on_turn = players[seat[0]]
            on_turn.move((on_turn.view or {})["mine"]["legal"][0])
            for player in players:
                while player.at < on_turn.at:
                    player.read()
        players[1].close()  # Ben has gone: what he announced is not waited for
        while info(server, table)["seats"][1]["connected"]:
            pass
        again = server.post(f"/tables/{table}/again", {}, anna).json()["table"]
        found = info(server, again)
        assert found["contributions"] == [{"seats": [0], "hash": hash_of(NEXT), "value": None}]
        assert found["commitment"] != info(server, table)["commitment"]
        assert reveal(server, again, anna, ANNA, 422)["error"] == "bad-contribution"
        assert reveal(server, again, anna, NEXT)["state"] == "running"
        players[0].close()


def test_a_table_of_the_first_scheme_finishes_under_it(tmp_path: Path) -> None:
    """Its file is of the version before: it is brought up to date, and the table keeps its falls."""
    settings = quick(tmp_path, source=CommittedV1)
    with running(settings) as server:
        created = server.table("raise", ME, BOT, BOT)
        table, token = created["table"], created["seats"][0]["token"]
        waiting = server.table("raise", ME, OPEN)["table"]
    with sqlite3.connect(settings.database) as file:
        file.execute("ALTER TABLE tables DROP COLUMN scheme")
        file.execute("ALTER TABLE tables DROP COLUMN contributions")
        file.execute("DROP TABLE alembic_version")
        file.execute("UPDATE version SET number = 2")
    file.close()
    with running(quick(tmp_path)) as server:
        assert info(server, table)["scheme"] == 1
        player = server.stream(table, token)
        player.until("events")
        player.play_on(Random(1))
        lines = record(server, table)
        (found,) = check(lines, games.get)
        assert isinstance(found, Checked) and found.as_committed and not found.took_part
        assert "scheme" not in lines[0]
        # Whoever sits down now cannot take part in its deal, and is not waited for.
        server.post(f"/tables/{waiting}/seats", {"name": "Ben", "contribution": hash_of(BEN)})
        begun = info(server, waiting)
        assert (begun["state"], begun["scheme"], begun["contributions"]) == ("running", 1, [])
        player.close()


def test_a_program_can_check_with_nothing_but_the_document(server: Running) -> None:
    created = server.table("raise", ME, BOT, contribution=hash_of(ANNA))
    table, token = created["table"], created["seats"][0]["token"]
    reveal(server, table, token, ANNA)
    player = server.stream(table, token)
    player.until("events")
    player.play_on(Random(2))
    assert as_committed([json.loads(line) for line in record(server, table)])
    player.close()
