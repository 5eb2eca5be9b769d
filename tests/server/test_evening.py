"""Again with the same or rotated seats, and what an evening's games add up to."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Running, quick, running, until

from stammtisch import games

ANNA = {"kind": "me", "name": "Anna", "avatar": "owl"}
BEN = {"kind": "me", "name": "Ben", "avatar": "fox"}
BOT = {"kind": "bot", "bot": "random", "name": "Leo"}
KEY = "00" * 16

Line = dict[str, Any]


def info(server: Running, table: str, token: str | None = None) -> Line:
    found: Line = server.get(f"/tables/{table}", token).json()
    return found


def played_by_bots(server: Running, table: str, tokens: list[str]) -> Line:
    """Bots play for everybody; returns the result."""
    for token in tokens:
        seat = info(server, table, token)["you"]["seat"]
        answer = server.put(f"/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"}, token)
        assert answer.status_code in (200, 409), answer.text
    with server.stream(table, tokens[0]) as watcher:
        while not watcher.over:
            watcher.read()
        result: Line = (watcher.view or {})["public"]["result"]
    until(lambda: info(server, table, tokens[0])["table"]["state"] == "over")
    return result


def again(server: Running, table: str, token: str, **more: str) -> str:
    answer = server.post(f"/tables/{table}/again", more, token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def evening(server: Running, table: str, token: str | None = None) -> Line:
    answer = server.get(f"/tables/{table}/evening", token)
    assert answer.status_code == 200, answer.text
    found: Line = answer.json()
    return found


def test_rotated_everybody_sits_one_seat_further_with_token_name_and_picture(server: Running) -> None:
    made = server.table("raise", ANNA, BEN, BOT)
    table, (anna, ben, _) = made["table"], [seat["token"] for seat in made["seats"]]
    played_by_bots(server, table, [anna, ben])
    before = info(server, table)["table"]["seats"]
    with server.stream(table, anna) as one, server.stream(table, ben) as two:
        for player in (one, two):  # whoever is there plays again
            player.until("welcome")
        following = again(server, table, anna, seats="rotated", bots="stronger")
        until(lambda: one.until("table")["table"]["again"] == following)
    found = info(server, following)["table"]
    after = found["seats"]
    for seat, old in enumerate(before):
        new = after[(seat + 1) % 3]
        assert [new[part] for part in ("kind", "name", "avatar", "origin")] == [
            old["kind"],
            old["name"],
            old["avatar"],
            seat,
        ]
    assert after[0]["bot"] != "random" and after[0]["name"] == "Leo"
    assert [seat["stands_in"] for seat in after] == [False, False, False]
    assert info(server, following, anna)["you"]["seat"] == 1
    assert info(server, following, ben)["you"]["seat"] == 2
    assert info(server, following, made["host"])["you"]["host"]
    assert (found["evening"], info(server, table)["table"]["evening"]) == (table, None)


def test_contributions_and_presence_move_with_their_person(tmp_path: Path) -> None:
    values = ["11" * 32, "22" * 32]
    hashes = [hashlib.sha256(bytes.fromhex(value)).hexdigest() for value in values]
    nexts = ["33" * 32, "44" * 32]
    next_hashes = [hashlib.sha256(bytes.fromhex(value)).hexdigest() for value in nexts]
    with running(quick(tmp_path, contributions_within=60.0)) as server:
        made = server.table("raise", ANNA, {"kind": "open"}, BOT, contribution=hashes[0])
        table, anna = made["table"], made["seats"][0]["token"]
        ben = server.post(f"/tables/{table}/seats", {"name": "Ben", "contribution": hashes[1]}).json()[
            "token"
        ]
        for token, value, following in zip((anna, ben), values, next_hashes, strict=True):
            body = {"value": value, "next": following}
            assert server.post(f"/tables/{table}/contribution", body, token).status_code == 200
        played_by_bots(server, table, [anna, ben])
        with server.stream(table, anna) as one, server.stream(table, ben) as two:
            one.until("welcome")
            two.until("welcome")
            following = again(server, table, ben, seats="rotated")
            announced = info(server, following)["table"]["contributions"]
            assert [(one["seats"], one["hash"]) for one in announced] == [
                ([1], next_hashes[0]),
                ([2], next_hashes[1]),
            ]
            for token, value in zip((anna, ben), nexts, strict=True):
                server.post(f"/tables/{following}/contribution", {"value": value}, token)
            assert info(server, following)["table"]["state"] == "running"


def test_who_keeps_their_games_keeps_them_on_the_new_seat(server: Running) -> None:
    made = server.table("raise", ANNA, BOT, key=KEY)
    table, anna = made["table"], made["seats"][0]["token"]
    played_by_bots(server, table, [anna])
    following = again(server, table, anna, seats="rotated")
    played_by_bots(server, following, [anna])
    until(lambda: len(server.get("/me", key=KEY).json()["games"]) == 2)
    kept = {game["table"]: game["seat"] for game in server.get("/me", key=KEY).json()["games"]}
    assert kept == {table: 0, following: 1}


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_an_evening_adds_up_by_person_through_rotated_seats(game: str, database: str, tmp_path: Path) -> None:
    with running(quick(tmp_path, database=database)) as server:
        made = server.table(game, ANNA, BEN, BOT)
        tokens = [seat["token"] for seat in made["seats"][:2]]
        table = first = made["table"]
        sums: Counter[tuple[int, str]] = Counter()
        wins: Counter[int] = Counter()
        played: list[str] = []
        for number, how in enumerate(("same", "rotated", "rotated", "")):
            played_by_bots(server, table, tokens)
            played.append(table)
            result = server.app.state.registry._awake[table].finished_match().result
            origins = [seat["origin"] for seat in info(server, table)["table"]["seats"]]
            assert origins == [[0, 1, 2], [0, 1, 2], [2, 0, 1], [1, 2, 0]][number]
            for name, values in games.get(game).sums(result).items():
                for seat, value in enumerate(values):
                    sums[origins[seat], name] += value
            wins.update(origins[seat] for seat in result.winners)
            if how:
                table = again(server, table, tokens[0], seats=how)
        found = evening(server, table)
        assert (found["evening"], found["game"]) == (first, game)
        assert [one["table"] for one in found["games"]] == played
        assert [one["name"] for one in found["people"]] == ["Anna", "Ben", "Leo"]
        assert [one["seat"] for one in found["people"]] == [2, 0, 1]
        for person in found["people"]:
            assert person["wins"] == wins[person["origin"]]
            assert person["sums"] == {name: sums[person["origin"], name] for name in found["sums"]}
        assert evening(server, first)["games"] == found["games"]


def test_what_adds_up_is_for_the_game_to_say(server: Running) -> None:
    for game, names in (("the-game", ["left"]), ("raise", ["points"])):
        made = server.table(game, ANNA, BOT)
        token = made["seats"][0]["token"]
        played_by_bots(server, made["table"], [token])
        found = evening(server, made["table"], token)
        assert found["sums"] == names
        assert found["cooperative"] is games.get(game).cooperative


def test_a_game_that_runs_does_not_count_yet(server: Running) -> None:
    made = server.table("raise", ANNA, BOT)
    found = evening(server, made["table"])
    assert (found["games"], found["sums"]) == ([], [])
    assert [person["wins"] for person in found["people"]] == [0, 0]


def test_without_spectators_only_those_who_played_see_the_evening(server: Running) -> None:
    made = server.table("raise", ANNA, BOT, spectators=False)
    token = made["seats"][0]["token"]
    played_by_bots(server, made["table"], [token])
    refused = server.get(f"/tables/{made['table']}/evening")
    assert (refused.status_code, refused.json()["error"]) == (403, "no-spectators")
    assert len(evening(server, made["table"], token)["games"]) == 1


def test_an_evening_that_begins_with_the_daily_deal_does_not_give_it_away(server: Running) -> None:
    made = server.post("/daily/raise", {"name": "Anna"}).json()
    table, token = made["table"], made["seats"][0]["token"]
    with server.stream(table, token) as player:
        player.play_on(Random(1))
    following = again(server, table, token)
    assert [one["table"] for one in evening(server, following, token)["games"]] == [table]
    assert evening(server, following)["games"] == []
