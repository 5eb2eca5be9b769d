"""Room for tables of one address, and on the disk: clear refusals, and running games go on."""

from __future__ import annotations

import shutil
from collections import namedtuple
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from server.judges import use_judge
from server.kit import quick, running, until

from stammtisch.server.operating import room
from stammtisch.server.registry.makers import FORGOTTEN_AFTER

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
OPEN_SEAT = {"kind": "open"}
ASK = {"game": "the-game", "seats": [ANNA, OPEN_SEAT]}


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_an_address_may_have_so_many_tables_that_wait_or_run(tmp_path: Path) -> None:
    with running(quick(tmp_path, tables_each=3, trusted_proxies=("127.0.0.1",))) as server:
        first, second, _ = (_made(server) for _ in range(3))
        answer = server.post("/tables", ASK)
        assert refused(answer) == (429, "too-many-tables")
        assert answer.json()["values"] == {"most": 3} and answer.headers["retry-after"] == "60"
        for path, ask in (
            ("/lessons", {"game": "the-game", "name": "Anna"}),
            ("/daily/the-game", {"name": "Anna"}),
            ("/lobby/find", {"name": "Anna", "game": "raise"}),
        ):
            assert refused(server.post(path, ask)) == (429, "too-many-tables"), path
        joined = server.post(f"/tables/{first['table']}/seats", {"name": "Ben"})
        assert joined.status_code == 201, "what is there can be joined"
        elsewhere = server.http.post("/api/tables", json=ASK, headers={"X-Forwarded-For": "192.0.2.9"})
        assert elsewhere.status_code == 201, "others are not concerned"
        assert server.post(f"/tables/{second['table']}/close", token=second["host"]).status_code == 200
        assert server.post("/tables", ASK).status_code == 201, "a closed table no longer counts"
        assert refused(server.post("/tables", ASK)) == (429, "too-many-tables")
        with (
            server.stream(first["table"], first["seats"][0]["token"]) as anna,
            server.stream(first["table"], joined.json()["token"]) as ben,
        ):
            rng = Random(1)
            while not anna.over:
                for player in (anna, ben):
                    _step(player, rng)
        assert server.post("/tables", ASK).status_code == 201, "nor does a game that is over"


def _made(server: Any) -> Any:
    answer = server.post("/tables", ASK)
    assert answer.status_code == 201, answer.text
    return answer.json()


def _step(player: Any, rng: Random) -> None:
    """A move, if this player may make one."""
    player.send(type="ping")
    player.until("pong")
    if player.legal and not player.over:
        answer = player.move(rng.choice(player.legal))
        assert answer["type"] == "events" or answer["error"] == "stale", answer


def test_tables_that_nobody_uses_any_more_do_not_count(tmp_path: Path) -> None:
    with running(quick(tmp_path, tables_each=2, sleep_after=0.05)) as server:
        for _ in range(2):
            _made(server)
        assert refused(server.post("/tables", ASK)) == (429, "too-many-tables")
        until(lambda: server.app.state.registry.awake == 0)
        assert refused(server.post("/tables", ASK)) == (429, "too-many-tables"), "they may come back"
        makers = server.app.state.registry.makers
        later = makers._clock() + FORGOTTEN_AFTER
        makers._clock = lambda: later
        _made(server)


class Disk:
    """Free space as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = 10**12
        kind = namedtuple("kind", "total used free")
        monkeypatch.setattr(room, "LOOK_EVERY", 0.0)
        monkeypatch.setattr(shutil, "disk_usage", lambda folder: kind(10**12, 0, self.free))


def test_below_the_reserve_nothing_new_begins_and_running_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    use_judge(tmp_path, monkeypatch)
    disk = Disk(monkeypatch)
    with running(quick(tmp_path, disk_reserve=200_000_000)) as server:
        played = server.table("the-game", ANNA, {"kind": "bot", "bot": "greedy"})
        with server.stream(played["table"], played["seats"][0]["token"]) as anna:
            anna.until("events")
            anna.play_on(Random(1))
        key = "0123456789abcdef" * 2
        today = server.post("/daily/the-game", {"name": "Anna"}, key=key).json()
        talking = server.table("raise", ANNA, BEN)
        table, token = talking["table"], talking["seats"][0]["token"]
        disk.free = 199_999_999
        for path, ask, who in (
            ("/tables", ASK, None),
            ("/lessons", {"game": "the-game", "name": "Anna"}, None),
            ("/daily/the-game", {"name": "Anna"}, None),
            ("/lobby/find", {"name": "Anna"}, None),
            (f"/tables/{played['table']}/again", {}, played["seats"][0]["token"]),
            (f"/tables/{table}/talk", {"text": "hello"}, token),
        ):
            answer = server.post(path, ask, who)
            assert refused(answer) == (507, "disk-full"), path
            assert answer.headers["retry-after"] == "60"
        assert refused(server.get(f"/tables/{played['table']}/review")) == (507, "disk-full")
        found = server.post("/daily/the-game", {"name": "Anna"}, key=key)
        assert (found.status_code, found.json()["table"]) == (200, today["table"]), "it runs already"
        assert server.get(f"/tables/{played['table']}/replay").status_code == 200
        with server.stream(table, token) as anna:
            anna.until("welcome")
            anna.send(type="say", text="hello", ref=3)
            told = anna.until("refused")
            assert (told["status"], told["error"], told["ref"]) == (507, "disk-full", 3)
            anna.until("events") if anna.view is None else None
            assert anna.move(anna.legal[0])["type"] == "events"
        ready = server.http.get("/ready")
        assert ready.status_code == 200, "running games go on here"
        assert "less than 200 MB are free" in ready.json()["notes"][0]
        disk.free = 200_000_000
        assert server.post("/tables", ASK).status_code == 201
        assert server.post(f"/tables/{table}/talk", {"text": "hello"}, token).status_code == 201
        assert server.get(f"/tables/{played['table']}/review").status_code in (200, 202)
        assert server.http.get("/ready").json()["notes"] == []
    logged = [entry.getMessage() for entry in caplog.records if "disk" in entry.getMessage()]
    assert len(logged) == 2, "once when it begins, once when it ends"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--tables-each", "0"], "--tables-each is 0, but must be at least 1"),
        (["--disk-reserve", "much"], "'much' is no size"),
        (["--drain", "-1"], "--drain is -1"),
        (["--log", "xml"], "xml"),
    ],
)
def test_a_mistake_is_one_line(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    from stammtisch.cli import main

    with pytest.raises(SystemExit) as ended:
        main(["play", "--no-browser", *given])
    told = capsys.readouterr().err
    assert ended.value.code == 2 and told.count("\n") == 1 and said in told
