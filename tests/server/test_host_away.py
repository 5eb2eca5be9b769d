"""While the host is away, guests fill seats, begin and let bots stand in; all else waits for the host."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from server.kit import Line, Player, Running, quick, running, until
from server.test_company import reports
from server.test_daily import Clock
from server.test_nodes import read_until

DAY = 86_400
ANNA = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
every_game = pytest.mark.parametrize("game", ["the-game", "raise"])


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def own(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with running(quick(tmp_path, clock=clock)) as found:
        yield found


class Company:
    """A table that Anna has set up, and the guests who have sat down; none of them is connected yet."""

    def __init__(
        self, server: Running, *guests: str, open_seats: int = 0, game: str = "the-game", **more: Any
    ):
        made = server.table(game, ANNA, *[OPEN] * (len(guests) + open_seats), **more)
        self.server, self.id, self.path = server, made["table"], f"/tables/{made['table']}"
        self.host, self.anna = made["host"], made["seats"][0]["token"]
        self.guests = [server.post(f"{self.path}/seats", {"name": name}).json()["token"] for name in guests]

    @property
    def ben(self) -> str:
        first: str = self.guests[0]
        return first

    def put_bot(self, seat: int, token: str | None) -> tuple[int, Line]:
        answer = self.server.put(f"{self.path}/seats/{seat}", {"kind": "bot", "bot": "random"}, token)
        return answer.status_code, answer.json()

    def start(self, token: str | None) -> tuple[int, Line]:
        answer = self.server.post(f"{self.path}/start", {"bot": "random"}, token)
        return answer.status_code, answer.json()

    def info(self, token: str | None = None) -> Line:
        found: Line = self.server.get(self.path, token).json()["table"]
        return found

    def come(self, token: str | None) -> Player:
        stream = self.server.stream(self.id, token)
        stream.until("welcome")
        return stream


def pass_seconds(clock: Clock, seconds: float) -> None:
    clock.pass_days(seconds / DAY)


def test_while_the_host_is_here_only_the_host_fills_seats_and_begins(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", open_seats=2)
    with table.come(table.anna), table.come(table.ben):
        pass_seconds(clock, 3600)
        assert table.info()["guests_from"] is None
        for status, refusal in (table.put_bot(2, table.ben), table.start(table.ben)):
            assert (status, refusal["error"], refusal["key"]) == (403, "not-host", "error-host-here")
            assert refusal["values"] == {"seconds": 60}


@every_game
def test_after_a_minute_without_the_host_a_guest_fills_the_seats_and_begins(
    own: Running, clock: Clock, game: str
) -> None:
    table = Company(own, "Ben", open_seats=2, game=game)
    with table.come(table.ben) as ben:
        anna = table.come(table.anna)
        read_until(ben, lambda message: message["type"] == "table" and not message["table"]["guests_from"])
        anna.close()
        read_until(ben, lambda message: message["type"] == "table" and message["table"]["guests_from"])
        pass_seconds(clock, 20)
        assert ben.table["guests_from"] == pytest.approx(clock() + 40, abs=5)
        status, refusal = table.start(table.ben)
        assert (status, refusal["error"], refusal["key"]) == (403, "not-host", "error-host-away")
        assert refusal["values"]["unit"] == "s" and 30 <= refusal["values"]["time"] <= 40
        pass_seconds(clock, 40)
        assert table.put_bot(2, table.ben)[0] == 200
        assert table.info()["seats"][2]["kind"] == "bot" and table.info()["state"] == "waiting"
        status, found = table.start(table.ben)
        assert (status, found["table"]["state"]) == (200, "running")
        assert [seat["kind"] for seat in found["table"]["seats"]] == ["person", "person", "bot", "bot"]
        lines = [read_until(ben, lambda message: message["type"] == "talk")["line"] for _ in range(2)]
    bot = found["table"]["seats"][2]["name"]
    assert [(line["seat"], line["name"]) for line in lines] == [(1, "Ben")] * 2
    assert [line["did"] for line in lines] == [
        {"what": "fill", "seat": 2, "name": bot, "at": 0},
        {"what": "start", "seat": None, "name": "", "at": 0},
    ]
    assert lines[0]["text"] == f"Ben put a bot on a free seat: {bot}."


@every_game
def test_a_guest_lets_a_bot_play_for_the_host_who_takes_the_seat_back(
    own: Running, clock: Clock, game: str
) -> None:
    table = Company(own, "Ben", game=game)
    table.come(table.anna).close()
    with table.come(table.ben) as ben, table.come(None) as spectator:
        until(lambda: not table.info()["seats"][0]["connected"])
        assert table.put_bot(0, table.ben)[1]["key"] == "error-host-away"
        (standing,) = [one for one in table.info()["stand_ins"] if one["seat"] == 0]
        assert standing["guests_from"] == standing["host_from"] == pytest.approx(clock() + 60, abs=5)
        pass_seconds(clock, 61)
        assert table.put_bot(0, table.ben)[0] == 200
        for stream in (ben, spectator):
            line = read_until(stream, lambda message: message["type"] == "talk")["line"]
            assert (line["name"], line["text"]) == ("Ben", "Ben let a bot play for Anna.")
            assert (line["did"]["what"], line["did"]["seat"]) == ("bot", 0)
        assert table.put_bot(0, table.ben)[0] == 200, "twice is harmless"
        with table.come(table.anna) as anna:
            assert anna.table["seats"][0]["stands_in"], "what was done stays done"
            answer = own.put(f"{table.path}/seats/0", {"kind": "person"}, table.anna)
            assert not answer.json()["table"]["seats"][0]["stands_in"]
            assert table.put_bot(0, table.ben)[1]["key"] == "error-host-here"


def test_a_bot_plays_for_another_guest_only_when_both_are_away(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", "Cleo", game="raise")
    with table.come(table.ben), table.come(table.guests[1]) as cleo:
        pass_seconds(clock, 61)
        status, refusal = table.put_bot(2, table.ben)
        assert (status, refusal["error"], refusal["key"]) == (409, "present", "error-present")
        cleo.close()
        until(lambda: not table.info()["seats"][2]["connected"])
        refusal = table.put_bot(2, table.ben)[1]
        assert (refusal["error"], refusal["key"]) == ("present", "error-just-gone")
        assert 50 <= refusal["values"]["seconds"] <= 60
        with table.come(table.anna):
            pass_seconds(clock, 61)
            assert table.put_bot(2, table.ben)[1]["key"] == "error-host-here"
            assert table.info()["stand_ins"] == [
                {"seat": 2, "host_from": pytest.approx(clock(), abs=10), "guests_from": None}
            ]
        until(lambda: not table.info()["seats"][0]["connected"])
        pass_seconds(clock, 61)
        assert table.put_bot(2, table.ben)[0] == 200


def test_who_has_no_seat_may_not(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", open_seats=1)
    pass_seconds(clock, 3600)
    for token, error in ((None, "no-token"), ("nonsense", "unknown-token")):
        assert (table.start(token)[0], table.start(token)[1]["error"]) == (401, error)
        assert (table.put_bot(2, token)[0], table.put_bot(2, token)[1]["error"]) == (401, error)


def test_closing_removing_muting_and_publishing_stay_with_the_host(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", "Cleo", open_seats=1)
    pass_seconds(clock, 3600)
    answers = [
        own.post(f"{table.path}/close", None, table.ben),
        own.put(f"{table.path}/seats/2", {"kind": "open"}, table.ben),
        own.put(f"{table.path}/seats/2", {"kind": "person"}, table.ben),
        own.put(f"{table.path}/seats/2/muted", {"muted": True}, table.ben),
        own.put(f"{table.path}/public", {"public": True}, table.ben),
    ]
    assert [(one.status_code, one.json()["error"]) for one in answers] == [(403, "not-host")] * 5


def test_a_guest_leaves_the_hosts_bots_as_they_are(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", open_seats=2)
    own.put(f"{table.path}/seats/2", {"kind": "bot", "bot": "greedy"}, table.host)
    pass_seconds(clock, 3600)
    assert table.put_bot(2, table.ben)[0] == 200
    assert table.info()["seats"][2]["bot"] == "greedy"
    assert own.get(table.path, table.ben).json()["talk"] == []


def test_a_host_who_only_calls_is_here_and_so_is_one_who_watches_with_the_hosts_token(
    own: Running, clock: Clock
) -> None:
    table = Company(own, "Ben", open_seats=1)
    pass_seconds(clock, 50)
    own.get(table.path, table.host)
    pass_seconds(clock, 50)
    assert table.start(table.ben)[1]["key"] == "error-host-away"
    with table.come(table.host):
        pass_seconds(clock, 3600)
        assert table.start(table.ben)[1]["key"] == "error-host-here"


def test_the_hosts_list_on_another_page_is_no_presence_at_the_table(own: Running, clock: Clock) -> None:
    key = "ab" * 16
    table = Company(own, "Ben", open_seats=1, key=key)
    pass_seconds(clock, 61)
    assert own.get("/me/running", key=key).status_code == 200
    asks = {"Authorization": f"Bearer {table.anna}", "Stammtisch-Page": "index-1.js"}
    assert own.http.get(f"/api{table.path}", headers=asks).json()["you"]["seat"] == 0
    assert table.start(table.ben)[0] == 200


def test_a_host_without_a_seat_is_away_a_minute_after_the_last_sign(own: Running, clock: Clock) -> None:
    made = own.table("raise", OPEN, OPEN, OPEN)
    path = f"/tables/{made['table']}"
    ben = own.post(f"{path}/seats", {"name": "Ben"}).json()["token"]
    with own.stream(made["table"], made["host"]) as host:
        host.until("welcome")
        pass_seconds(clock, 3600)
        assert own.post(f"{path}/start", {}, ben).json()["key"] == "error-host-here"
    until(lambda: own.get(path).json()["table"]["guests_from"])
    assert own.post(f"{path}/start", {}, ben).json()["key"] == "error-host-away"
    pass_seconds(clock, 61)
    assert own.post(f"{path}/start", {}, ben).status_code == 200


def test_after_a_restart_the_minute_begins_with_the_server(
    database: str, tmp_path: Path, clock: Clock
) -> None:
    settings = quick(tmp_path, database=database, clock=clock)
    with running(settings) as server:
        table = Company(server, "Ben", open_seats=1)
        pass_seconds(clock, 3600)
        assert table.put_bot(2, table.ben)[0] == 200
        deed = server.get(table.path, table.ben).json()["talk"]
        assert deed[0]["did"]["what"] == "fill"
    with running(settings) as server:
        table.server = server
        assert server.get(table.path, table.ben).json()["talk"] == deed, "it is stored"
        assert table.put_bot(0, table.ben)[1]["key"] == "error-host-away", "no guest jumps in"
        pass_seconds(clock, 61)
        assert table.put_bot(0, table.ben)[0] == 200, "and no guest is stuck"


def test_before_a_long_game_guests_wait_as_long_as_a_turn_may_take(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", open_seats=1, turn_time=DAY)
    pass_seconds(clock, 3600)
    refusal = table.start(table.ben)[1]
    assert (refusal["key"], refusal["values"]) == ("error-host-away", {"time": 23, "unit": "h"})
    pass_seconds(clock, DAY - 3600)
    assert table.start(table.ben)[0] == 200


def test_in_a_long_game_a_bot_stands_in_only_when_the_turn_has_taken_too_long(
    own: Running, clock: Clock
) -> None:
    table = Company(own, "Ben", turn_time=DAY, overdue="nothing", options={"starter": 0})
    pass_seconds(clock, 3600)
    assert table.put_bot(0, table.ben)[1]["key"] == "error-in-time"
    due = table.info()["due"]
    assert table.info()["stand_ins"] == [{"seat": 0, "host_from": due, "guests_from": due}]
    with table.come(table.anna):  # who looks on and does nothing keeps the others waiting as well
        pass_seconds(clock, DAY)
        assert table.put_bot(0, table.ben)[0] == 200


def test_a_guest_cannot_be_removed_from_a_long_game_while_the_host_is_here(
    own: Running, clock: Clock
) -> None:
    table = Company(own, "Ben", "Cleo", turn_time=600, overdue="nothing", options={"starter": 2})
    with table.come(table.anna):
        pass_seconds(clock, 700)
        assert table.put_bot(2, table.ben)[1]["key"] == "error-not-host"
    until(lambda: not table.info()["seats"][0]["connected"])
    pass_seconds(clock, 61)
    assert table.put_bot(2, table.ben)[0] == 200


def test_two_guests_who_do_the_same_at_once_are_told_of_one_deed(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", "Cleo")
    pass_seconds(clock, 61)
    assert [table.put_bot(0, token)[0] for token in table.guests] == [200, 200]
    assert len(own.get(table.path, table.ben).json()["talk"]) == 1


def test_a_report_quotes_what_a_person_wrote_and_not_what_they_did(own: Running, clock: Clock) -> None:
    table = Company(own, "Ben", "Cleo", options={"talk": "open"})
    assert own.post(f"{table.path}/talk", {"text": "Hurry"}, table.ben).status_code == 201
    pass_seconds(clock, 61)
    assert table.put_bot(0, table.ben)[0] == 200
    report = own.post(f"{table.path}/seats/1/report", {"text": "Rude"}, table.guests[1])
    assert report.status_code == 204, report.text
    assert [one["said"] for one in reports(own)] == [["Hurry"]]


def test_a_host_at_another_node_is_here(postgresql: Postgres, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=postgresql.database(), absent_after=1.0)
    with running(settings) as one, running(settings) as other:
        until(lambda: all(node.app.state.registry.presence.nodes == 1 for node in (one, other)))
        table = Company(one, "Ben", open_seats=2)
        table.server = other
        with one.stream(table.id, table.anna) as anna, other.stream(table.id, table.ben) as ben:
            anna.until("welcome")
            until(lambda: _connected(table.info()) == [0, 1])
            time.sleep(1.2)
            assert table.start(table.ben)[1]["key"] == "error-host-here"
            anna.close()
            read_until(
                ben, lambda message: message["type"] == "table" and _connected(message["table"]) == [1]
            )
            assert ben.table["guests_from"]
            assert table.start(table.ben)[1]["key"] == "error-host-away"
            until(lambda: table.put_bot(2, table.ben)[0] == 200)
        with one.stream(table.id, table.anna) as anna:
            assert [line["did"]["seat"] for line in anna.until("welcome")["talk"]] == [2], (
                "both nodes tell it"
            )


def test_a_deed_and_a_text_at_the_same_moment_are_both_told_once(
    postgresql: Postgres, tmp_path: Path
) -> None:
    settings = quick(tmp_path, database=postgresql.database(), absent_after=0.0)
    with running(settings) as one, running(settings) as other:
        until(lambda: all(node.app.state.registry.presence.nodes == 1 for node in (one, other)))
        for _ in range(5):
            table = Company(one, "Ben", "Cleo", open_seats=1, options={"talk": "open"})
            ben, cleo = table.guests
            table.server = other
            start = partial(table.start, ben)
            say = partial(one.post, f"{table.path}/talk", {"text": "Hello"}, cleo)
            with ThreadPoolExecutor(2) as pool:
                begun, said = pool.submit(start), pool.submit(say)
            assert begun.result()[0] == 200 and said.result().status_code == 201
            told = [node.get(table.path, ben).json()["talk"] for node in (one, other)]
            assert told[0] == told[1] and [line["number"] for line in told[0]] == [0, 1]
            assert sorted(line["text"] for line in told[0])[1] == "Hello"


def _connected(table: Line) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["connected"]]
