"""A game is one folder: one that is installed beside stammtisch has everything that our own games have."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from server.kit import Caller, Player
from third_game import EXAMPLE, GAME, ROOT, Environment, make_environment

Line = dict[str, Any]
ANNA, BEN = ({"kind": "me", "name": name} for name in ("Anna", "Ben"))
BOT = {"kind": "bot", "bot": "matching"}
FIVE = {"cards": 5}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make_environment(tmp_path_factory.mktemp("third-game"))


@pytest.fixture(scope="module")
def server(environment: Environment) -> Iterator[Caller]:
    with environment.serving() as address:
        caller = Caller(int(address.rstrip("/").rpartition(":")[2]))
        yield caller
        caller.http.close()


def test_nothing_of_ours_knows_its_name() -> None:
    found = subprocess.run(
        ["git", "grep", "--ignore-case", "--files-with-matches", GAME, "--", "src", "web"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == ""


# The command line


def test_bots_play_it_and_their_records_are_right(environment: Environment, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    figures = json.loads(
        environment.stammtisch(
            "simulate", GAME, "--bots", "matching,random,random", "--games", "20", "--seed", "7",
            "--workers", "1", "--records", records, "--json",
        )
    )  # fmt: skip
    assert (figures["game"], figures["players"], figures["games"]) == (GAME, 3, 20)
    assert figures["per_bot"].keys() == {"matching", "random"}
    assert "20 games correct, 0 faults" in environment.stammtisch("check", records)
    lines = records.read_text(encoding="utf-8").splitlines()
    schema = jsonschema_rs.Draft202012Validator(json.loads(environment.run("-m", "stammtisch.records")))
    for line in lines:
        schema.validate(json.loads(line))
    spoilt = next(at for at, line in enumerate(lines) if "bid" in line)
    lines[spoilt] = json.dumps({"seat": 0, "bid": 14})
    records.write_text("\n".join(lines), encoding="utf-8")
    assert "The 14 is not among your cards. (rule 2.4) [bid 14]" in environment.stammtisch(
        "check", records, code=1
    )


def test_its_games_are_reviewed(environment: Environment, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    environment.stammtisch(
        "simulate", GAME, "--bots", "matching,random", "--games", "1", "--seed", "3", "--option", "cards=9",
        "--workers", "1", "--records", records,
    )  # fmt: skip
    (game,) = json.loads(environment.stammtisch("review", records, "--json"))["games"]
    assert game["bot"] == "matching" and len(game["decisions"]) == 16
    assert any(one["kind"] for one in game["decisions"] if one["seat"] == 1)
    assert all("prize" in reason for one in game["decisions"] for reason in one["reasons"])
    assert "\tbid " in environment.stammtisch("review", records)


def test_its_games_become_tables_and_a_page(environment: Environment, tmp_path: Path) -> None:
    """With the columns and plots of all games, since it tells none of its own."""
    said = environment.stammtisch("dataset", GAME, tmp_path / "tables", "--games", "6", "--workers", "1")
    assert "6 games on 6 deals" in said
    environment.stammtisch("report", tmp_path / "tables")
    page = (tmp_path / "tables" / "report.html").read_text(encoding="utf-8")
    assert "Goofspiel: 6 games in pictures" in page and "Seat advantage" in page


def test_it_is_played_in_the_terminal(environment: Environment) -> None:
    shown = environment.stammtisch("terminal", GAME, "--bots", "matching", "--seed", "3")
    assert "Cards left" in shown and "1 Bid 1" in shown and "Your turn" in shown


def test_its_bots_meet_in_the_arena(environment: Environment) -> None:
    words = ("arena", GAME, "--bots", "random,matching", "--games", "40", "--workers", "1", "--json")
    rated = json.loads(environment.stammtisch(*words))["per_bot"]
    assert rated["matching"]["rating"] > rated["random"]["rating"]


def test_its_bots_and_its_rules_are_printed(environment: Environment) -> None:
    listed = environment.stammtisch("bots", GAME)
    assert "matching\t" in listed and "bids high for high prizes" in listed
    assert "The highest takes the prize" in environment.stammtisch("rules", GAME)
    assert "The highest takes the prize" in environment.stammtisch("rules", GAME, "--language", "hu")
    assert GAME in environment.stammtisch("simulate", "--help")
    assert "cards is 7, but must be one of: 5, 9, 13" in environment.stammtisch(
        "simulate", GAME, "--option", "cards=7", code=2
    )


def test_its_speed_is_measured_and_nothing_is_there_to_train(environment: Environment) -> None:
    measured = json.loads(environment.stammtisch("bench", "--seconds", "0.01", "--json"))
    assert f"{GAME}-plain-3" in [row["what"] for row in measured]
    refused = environment.stammtisch("train", GAME, "--players", "2", code=2)
    assert "nothing to train for goofspiel" in refused


def test_its_own_tests_pass(environment: Environment) -> None:
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", EXAMPLE / "tests")
    assert " passed" in environment.run(*words)


# The table


def test_the_server_offers_it_with_options_bots_rules_and_texts(server: Caller) -> None:
    games = {one["game"]: one for one in server.get("/games").json()["games"]}
    offered = games[GAME]
    assert offered["players"] == [2, 3, 4, 5] and not offered["cooperative"]
    assert [bot["name"] for bot in offered["bots"]] == ["random", "matching"]
    cards = next(option for option in offered["options"] if option["name"] == "cards")
    assert cards["choices"] == [5, 9, 13] and cards["rule"] == "1.1"
    assert "# Goofspiel" in server.get(f"/games/{GAME}/rules/de").text
    assert "goofspiel-act-bid" in server.get(f"/games/{GAME}/texts/en").text


def test_people_and_a_bot_play_while_somebody_watches(server: Caller) -> None:
    created = server.table(GAME, ANNA, BEN, BOT, options=FIVE, pace=0)
    anna, ben, watching = streams(server, created)
    move = {"bid": 3}
    assert move in anna.legal
    assert anna.move(move)["events"][0]["move"] == {"seat": 0, **move}
    for other in (ben, watching):
        until_seen(other, {"hidden": "bid", "seat": 0})
    assert anna.view and anna.view["mine"]["shows"] == {"bid": 3}
    assert watching.view and watching.view["mine"] is None
    refused = ben.move({"bid": 9}, ref=5)
    assert (refused["error"], refused["rule"]) == ("illegal", "2.4")
    seen = finish(server, created, watching)
    public = seen["public"]
    assert seen["game"] == GAME
    assert len(public["shows"]["rounds"]) == 5 and public["acting"] == []
    assert public["result"]["scores"] == public["shows"]["scores"]
    for stream in (anna, ben, watching):
        stream.close()


def test_a_card_that_lies_face_down_can_be_taken_back(server: Caller) -> None:
    created = server.table(GAME, ANNA, BEN, options=FIVE)
    anna, ben, watching = streams(server, created)
    anna.move({"bid": 5})
    assert anna.view and anna.view["mine"]["may_take_back"]
    anna.move({"take_back": True})
    until_seen(ben, {"seat": 0, "take_back": True})
    assert anna.view["mine"]["legal"] == [{"bid": card} for card in range(1, 6)]
    hidden = [event for event in ben.events if "bid" in json.dumps(event)]
    assert "5" not in json.dumps([event["move"] for event in hidden] + [event["news"] for event in hidden])
    for stream in (anna, ben, watching):
        stream.close()


def test_a_bot_stands_in_and_the_person_comes_back(server: Caller) -> None:
    created = server.table(GAME, ANNA, BEN, options=FIVE, pace=0)
    tokens = [seat["token"] for seat in created["seats"]]
    path = f"/tables/{created['table']}"
    with server.stream(created["table"], tokens[1]) as ben:
        ben.until("events")
        assert server.put(f"{path}/seats/0", {"kind": "bot", "bot": "matching"}, tokens[0]).is_success
        until_seen(ben, {"hidden": "bid", "seat": 0})
    assert server.put(f"{path}/seats/0", {"kind": "person"}, tokens[0]).is_success
    view = server.get(path, tokens[0]).json()["view"]
    assert view["mine"]["shows"]["bid"] is not None, "what the bot laid is Anna's card now"


def test_a_finished_game_can_be_replayed_and_checked(
    server: Caller, environment: Environment, tmp_path: Path
) -> None:
    created = server.table(GAME, ANNA, BEN, options=FIVE)
    *people, watching = streams(server, created)
    seen = finish(server, created, watching)
    for stream in (*people, watching):
        stream.close()
    path = f"/tables/{created['table']}"
    steps = server.get(f"{path}/replay").json()["steps"]
    assert steps[-1]["public"] == seen["public"]
    proof = server.get(f"{path}/fairness").json()
    assert [fall["stream"] for fall in proof["falls"]] == ["prizes"] * 5
    assert [fall["number"] for fall in proof["falls"]] == list(range(5))
    fell = [event["move"] for step in steps for event in step["events"] if "prize" in event["move"]]
    assert [fall["fell"] for fall in proof["falls"]] == fell
    assert server.get(f"{path}/review").status_code in (200, 202), "its judge is at work"
    record = tmp_path / "game.jsonl"
    record.write_text(server.get(f"{path}/record").text, encoding="utf-8")
    assert "1 game correct, 1 of them dealt as committed" in environment.stammtisch("check", record)


def streams(server: Caller, created: Line) -> list[Player]:
    """Those of the people at the table, then a spectator's; all have seen the first view."""
    tokens = [seat["token"] for seat in created["seats"] if seat["token"]]
    opened = [server.stream(created["table"], token) for token in (*tokens, None)]
    for stream in opened:
        stream.until("events")
    return opened


def until_seen(stream: Player, move: Line) -> None:
    """Reads on until this move has come."""
    while move not in [event["move"] for event in stream.events]:
        stream.read()


def finish(server: Caller, created: Line, watching: Player) -> Line:
    """Everybody bids at random until the game is over; what a spectator sees then."""
    rng = Random(1)
    path = f"/tables/{created['table']}"
    tokens = [seat["token"] for seat in created["seats"] if seat["token"]]
    while not watching.over:
        for token in tokens:
            now = server.get(path, token).json()
            if now["legal"]:
                chosen = {"at": now["at"], "move": rng.choice(now["legal"])}
                answer = server.post(f"{path}/moves", chosen, token)
                assert answer.status_code in (200, 409), answer.text  # 409: somebody was quicker
        watching.read()
    assert watching.view is not None
    return watching.view
