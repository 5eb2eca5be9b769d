"""The same deal again: the same cards from the same piles and the same dice, whatever was played before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Line, Running, quick, running, until
from server.test_me import error, games, play_out
from server.test_store import look

from stammtisch import games as known_games
from stammtisch.core.chance import Committed
from stammtisch.core.game import Choice, Move
from stammtisch.core.match import Match
from stammtisch.core.record import Checked, check

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}
KEY, OTHER = "12" * 16, "34" * 16


@pytest.fixture
def own(database: str, tmp_path: Path) -> Iterator[Running]:
    """A server of its own, on each database."""
    with running(quick(tmp_path, database=database)) as found:
        yield found


def deal(server: Running, table: str, seat: int = 0, status: int = 201, **who: Any) -> Line:
    answer = server.post(f"/tables/{table}/deal", {"name": "Clara", "seat": seat}, **who)
    assert answer.status_code == status, answer.text
    made: Line = answer.json()
    return made


def record(server: Running, table: str) -> list[Line]:
    text = server.get(f"/tables/{table}/record").text
    return [json.loads(line) for line in text.splitlines()]


def compared(server: Running, table: str, **who: Any) -> Line:
    answer = server.get(f"/tables/{table}/deal", **who)
    assert answer.status_code == 200, answer.text
    found: Line = answer.json()
    return found


# What the streams of chance promise


def _streams(game: str, players: int, seed: int) -> dict[str, list[Any]]:
    """What falls in each stream, in a game that is played at random with this seed."""
    played = known_games.get(game)
    match: Match[Any, Any, Any] = Match(played, played.options(players=players), chance=Committed(bytes(32)))
    rng = Random(seed)
    while isinstance(turn := match.turn, Choice):
        seat = rng.choice(turn.seats)
        match.play(Move(seat, rng.choice(match.legal(seat))))
    found: dict[str, list[Any]] = {}
    for index, entry in enumerate(match.journal):
        if isinstance(entry, Move) and entry.seat is None:
            chance: Any = played.turn(match.before(index))
            found.setdefault(chance.stream, []).append(played.forms.line(entry))
    return found


def _agree(one: list[Any], other: list[Any]) -> bool:
    """Whether the shorter one is the beginning of the longer one."""
    return all(left == right for left, right in zip(one, other, strict=False))


@pytest.mark.parametrize(("game", "players"), [("the-game", 1), ("raise", 2), ("raise", 4)])
def test_whatever_is_played_every_seat_gets_the_same(game: str, players: int) -> None:
    played = known_games.get(game)
    assert played.own_streams(played.options(players=players))
    first = _streams(game, players, 0)
    for seed in range(1, 25):
        other = _streams(game, players, seed)
        assert all(_agree(first[name], other[name]) for name in first.keys() & other.keys()), seed
    dice = [name for name in first if name.startswith("dice")]
    assert not dice or len(dice) > 5, "each round has its own"


def test_with_several_at_one_pile_only_its_order_is_the_same() -> None:
    played = known_games.get("the-game")
    assert not played.own_streams(played.options(players=3))
    first = _streams("the-game", 3, 0)["pile"]
    different = False
    for seed in range(1, 10):
        other = _streams("the-game", 3, seed)["pile"]
        assert _agree([line["deal"][1] for line in first], [line["deal"][1] for line in other])
        different |= not _agree(first, other)
    assert different, "who draws what depends on the players"


# At the server


@pytest.mark.parametrize(("game", "same"), [("raise", "all"), ("the-game", "piles")])
def test_a_finished_game_can_be_played_from_any_seat(own: Running, game: str, same: str) -> None:
    value = bytes(range(32))
    first = own.table(game, ANNA, BOT, contribution=hashlib.sha256(value).hexdigest())
    revealed = own.post(
        f"/tables/{first['table']}/contribution", {"value": value.hex()}, first["seats"][0]["token"]
    )
    assert revealed.status_code == 200
    play_out(own, first)
    made = deal(own, first["table"], 1)
    assert made["commitment"] == first["commitment"]
    assert [one["kind"] for one in made["seats"]] == ["bot", "person"]
    info = own.get(f"/tables/{made['table']}").json()["table"]
    assert info["deal_of"] == first["table"] and info["state"] == "running"
    play_out(own, made, 7)
    old, new = record(own, first["table"]), record(own, made["table"])
    assert old[0]["contributions"] == new[0]["contributions"] != []
    assert old[0]["options"] == new[0]["options"] and old[-1] == new[-1]
    (checked,) = check(map(json.dumps, new), known_games.get)
    assert isinstance(checked, Checked) and checked.as_committed
    for seat in range(2):
        cards = [_first_cards(lines, seat) for lines in (old, new)]
        assert cards[0] == cards[1] and cards[0]
    assert compared(own, made["table"])["same"] == same


def _first_cards(lines: list[Line], seat: int) -> list[Any]:
    """What a seat is dealt before anybody acts."""
    begun = next(list(some) for chance, some in groupby(lines[1:], lambda line: "seat" not in line) if chance)
    return [card for line in begun if line.get("deal", [None])[0] == seat for card in line["deal"][1:]]


def test_others_are_the_bots_they_were_and_persons_become_the_usual_one(server: Running) -> None:
    first = server.table("the-game", ANNA, BOT, BEN)
    play_out(server, first)
    made = deal(server, first["table"], 0)
    assert [one["bot"] for one in made["seats"]] == [None, "greedy", "master"]


def test_results_are_shown_to_those_who_have_played(own: Running) -> None:
    first = own.table("raise", ANNA, BOT, key=KEY)
    play_out(own, first)
    table = first["table"]
    games(own, KEY)
    stranger = compared(own, table)
    assert stranger["origin"] == table and stranger["played"] == [
        {
            "table": table,
            "name": "Anna",
            "seat": 0,
            "at": stranger["played"][0]["at"],
            "outcome": None,
            "result": None,
            "replay": False,
        }
    ]
    assert compared(own, table, token=first["seats"][0]["token"])["played"][0]["result"]
    assert compared(own, table, key=KEY)["played"][0]["replay"] is True
    made = deal(own, table, key=OTHER)
    assert error(own.get(f"/tables/{made['table']}/deal")) == (409, "running")
    assert compared(own, table, key=OTHER)["played"][0]["result"] is None, "not finished yet"
    play_out(own, made, 3)
    (mine,) = games(own, OTHER)
    assert mine["deal_of"] == table
    for who in ({"key": OTHER}, {"key": KEY}, {"token": made["seats"][0]["token"]}):
        at = made["table"] if "token" in who else table
        found = compared(own, at, **who)
        assert [(one["table"], one["name"]) for one in found["played"]] == [
            (table, "Anna"),
            (made["table"], "Clara"),
        ]
        assert found["origin"] == table
        assert all(one["result"] is not None and one["replay"] for one in found["played"])
        assert found["played"][1]["result"] == mine["result"]
        assert found["played"][1]["outcome"] == mine["outcome"]
    assert [one["result"] for one in compared(own, table)["played"]] == [None, None]


def test_the_deal_of_a_deal_has_the_same_origin(server: Running) -> None:
    first = server.table("the-game", ANNA)
    play_out(server, first)
    second = deal(server, first["table"])
    play_out(server, second)
    third = deal(server, second["table"])
    play_out(server, third)
    found = compared(server, third["table"], token=third["seats"][0]["token"])
    assert found["origin"] == first["table"] and found["same"] == "all"
    assert {one["table"] for one in found["played"]} == {made["table"] for made in (first, second, third)}


def test_a_deal_that_cannot_be_played_again_says_why(server: Running) -> None:
    running_one = server.table("the-game", ANNA)
    path = f"/tables/{running_one['table']}/deal"
    assert error(server.post(path, {"name": "Ben", "seat": 0})) == (409, "running")
    assert error(server.get(path)) == (409, "running")
    play_out(server, running_one)
    assert error(server.post(path, {"name": "Ben", "seat": 1})) == (404, "no-seat")
    assert error(server.post(path, {"name": "", "seat": 0})) == (422, "bad-name")
    assert error(server.post(path, {"name": "Ben"})) == (422, "bad-request")
    assert error(server.post("/tables/nosuch/deal", {"name": "Ben", "seat": 0})) == (404, "no-table")
    lesson = server.post("/lessons", {"game": "the-game", "name": "Anna"}).json()
    play_out(server, lesson)
    answer = server.post(f"/tables/{lesson['table']}/deal", {"name": "Ben", "seat": 0})
    assert error(answer) == (409, "no-deal")


def test_a_table_without_spectators_keeps_its_deal_to_itself(server: Running) -> None:
    first = server.table("the-game", ANNA, spectators=False)
    play_out(server, first)
    path = f"/tables/{first['table']}/deal"
    assert error(server.post(path, {"name": "Ben", "seat": 0})) == (403, "no-spectators")
    assert error(server.get(path)) == (403, "no-spectators")
    made = deal(server, first["table"], token=first["host"])
    assert error(server.get(f"/tables/{made['table']}")) == (403, "no-spectators")


def test_bytes_that_were_not_received_are_not_waited_for(own: Running, database: str) -> None:
    first = own.table("the-game", ANNA, contribution="00" * 32)
    until(lambda: own.get(f"/tables/{first['table']}").json()["table"]["state"] == "running")
    play_out(own, first)
    made = deal(own, first["table"])
    assert own.get(f"/tables/{made['table']}").json()["table"]["state"] == "running"
    kept = look(database, "SELECT contributions FROM tables")
    assert len(kept) == 2 and kept[0] == kept[1]
