"""Tables, seats and moves over HTTP."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server.kit import Line, Running, quick, running

from stammtisch import games
from stammtisch.core.record import Fault, check
from stammtisch.games import GAMES
from stammtisch.server import messages
from stammtisch.server.requests import PACES

every_game = pytest.mark.parametrize("game", list(GAMES))
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


def tokens(created: Line) -> list[str]:
    return [seat["token"] for seat in created["seats"]]


def look(server: Running, table: str, token: str | None = None) -> Line:
    found: Line = server.get(f"/tables/{table}", token).json()
    return found


def test_the_games_are_told_with_options_and_bots(server: Running) -> None:
    found = server.get("/games").json()["games"]
    assert [game["game"] for game in found] == ["the-game", "raise"]
    for game in found:
        assert game["players"] == sorted(game["players"])
        assert {"name", "choices", "default", "about"} <= game["options"][0].keys()
        assert [bot["level"] for bot in game["bots"]] == list(range(1, len(game["bots"]) + 1))
        assert game["bots"][0]["name"] == "random"


@every_game
def test_a_move_may_be_sent_in_the_games_notation(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BEN)
    table, keys = created["table"], tokens(created)
    for _ in range(4):
        seat = look(server, table)["view"]["public"]["acting"][0]
        found = look(server, table, keys[seat])
        act = games.get(game).moves({**found["legal"][0], "seat": seat})[0].act
        ask = {"at": found["at"], "move": games.get(game).notation(act)}
        answer = server.post(f"/tables/{table}/moves", ask, keys[seat])
        assert answer.status_code == 200, answer.text
        assert answer.json()["at"] > found["at"]
    for text in ("jump", "take_back", "deal 0 37", ""):
        at = look(server, table)["at"]
        refused = server.post(f"/tables/{table}/moves", {"at": at, "move": text}, keys[seat])
        assert (refused.status_code, refused.json()["error"]) == (422, "bad-move")


def test_a_move_is_taken_back_in_words(server: Running) -> None:
    created = server.table("the-game", ANNA)
    table, (token,) = created["table"], tokens(created)
    found = look(server, table, token)
    card, pile = found["legal"][0]["play"]
    laid = server.post(f"/tables/{table}/moves", {"at": found["at"], "move": f"{card}{pile}"}, token).json()
    back = server.post(f"/tables/{table}/moves", {"at": laid["at"], "move": "take back"}, token).json()
    assert (back["at"], back["view"]) == (found["at"] + 2, found["view"])


@every_game
def test_a_table_without_open_seats_begins_at_once(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BOT)
    assert {"table", "join", "host", "seats"} <= created.keys()
    assert [seat["kind"] for seat in created["seats"]] == ["person", "bot"]
    found = look(server, created["table"], tokens(created)[0])
    assert found["table"]["state"] == "running"
    assert found["you"] == {"seat": 0, "host": False}
    assert found["view"]["game"] == game
    assert found["view"]["mine"]["seat"] == 0


def test_the_game_begins_when_the_last_seat_is_taken(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN, OPEN)
    table = created["table"]
    assert look(server, table)["view"] is None
    first = server.post(f"/tables/{table}/seats", {"name": "Ben", "seat": 2})
    assert first.status_code == 201
    assert first.json()["seat"] == 2
    assert look(server, table)["table"]["state"] == "waiting"
    second = server.post(f"/tables/{table}/seats", {"name": "Cleo"}).json()
    assert second["seat"] == 1
    found = look(server, table, second["token"])
    assert found["table"]["state"] == "running"
    assert [seat["name"] for seat in found["table"]["seats"]] == ["Anna", "Cleo", "Ben"]


def test_a_table_is_found_by_its_code_however_it_is_written(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN)
    code = created["join"]
    for written in (code, code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:3]} {code[3:]}"):
        assert server.get(f"/join/{written}").json() == {"table": created["table"]}


def test_the_host_fills_and_frees_open_seats(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN, OPEN)
    table, host = created["table"], created["host"]
    filled = server.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}, host).json()
    assert (
        filled["table"]["seats"][1].items()
        >= {
            "seat": 1,
            "kind": "bot",
            "name": filled["table"]["seats"][1]["name"],
            "bot": "random",
            "stands_in": False,
            "connected": False,
        }.items()
    )
    freed = server.put(f"/tables/{table}/seats/1", {"kind": "open"}, host).json()
    assert freed["table"]["seats"][1]["kind"] == "open"
    assert freed["table"]["state"] == "waiting"
    guest = server.post(f"/tables/{table}/seats", {"name": "Ben"}).json()
    left = server.put(f"/tables/{table}/seats/1", {"kind": "open"}, guest["token"]).status_code
    assert left == 200
    assert server.get(f"/tables/{table}", guest["token"]).status_code == 401


def test_the_host_starts_early_with_bots(server: Running) -> None:
    created = server.table("raise", ANNA, OPEN, OPEN, OPEN)
    table = created["table"]
    refused = server.post(f"/tables/{table}/start", {}, tokens(created)[0])
    assert (refused.status_code, refused.json()["error"]) == (403, "not-host")
    found = server.post(f"/tables/{table}/start", {"bot": "random"}, created["host"]).json()
    assert found["table"]["state"] == "running"
    assert [seat["bot"] for seat in found["table"]["seats"]] == [None, "random", "random", "random"]


def test_a_bot_stands_in_and_the_person_takes_the_seat_back(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    table, (anna, ben) = created["table"], tokens(created)
    replaced = server.put(f"/tables/{table}/seats/0", {"kind": "bot", "bot": "greedy"}, anna)
    assert replaced.json()["table"]["seats"][0]["stands_in"] is True
    with_bot = server.stream(table, ben)
    while not with_bot.legal:  # the bot plays Anna's turn
        with_bot.read()
    move = server.post(f"/tables/{table}/moves", {"at": with_bot.at, "move": {"end": True}}, anna)
    assert (move.status_code, move.json()["error"]) == (403, "not-your-turn")
    back = server.put(f"/tables/{table}/seats/0", {"kind": "person"}, anna).json()
    assert (
        back["table"]["seats"][0].items()
        >= {
            "seat": 0,
            "kind": "person",
            "name": "Anna",
            "bot": None,
            "stands_in": False,
            "connected": False,
        }.items()
    )
    other = server.put(f"/tables/{table}/seats/0", {"kind": "bot"}, ben)
    assert (other.status_code, other.json()["error"]) == (403, "not-host")
    with_bot.close()


@every_game
def test_a_move_answers_with_the_new_view_and_a_stale_one_with_the_current(
    server: Running, game: str
) -> None:
    created = server.table(game, ANNA, BEN, options={"starter": 0})
    table, (anna, _) = created["table"], tokens(created)
    before = look(server, table, anna)
    assert before["legal"] == before["view"]["mine"]["legal"]
    ask = {"at": before["at"], "move": before["legal"][0]}
    played = server.post(f"/tables/{table}/moves", ask, anna)
    assert played.status_code == 200
    assert played.json()["at"] > before["at"]
    assert played.json()["view"] != before["view"]
    stale = server.post(f"/tables/{table}/moves", ask, anna)
    assert stale.status_code == 409
    assert stale.json()["error"] == "stale"
    assert stale.json()["at"] == played.json()["at"]
    assert stale.json()["view"] == played.json()["view"]


def test_a_play_is_taken_back_until_it_reveals_something(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0, "take_back": "on"})
    table, (anna, ben) = created["table"], tokens(created)
    start = look(server, table, anna)
    assert start["view"]["mine"]["may_take_back"] is False
    play = start["legal"][0]
    played = server.post(f"/tables/{table}/moves", {"at": start["at"], "move": play}, anna).json()
    assert played["view"]["mine"]["may_take_back"] is True
    ask = {"at": played["at"], "move": {"take_back": True}}
    wrong = server.post(f"/tables/{table}/moves", ask, ben)
    assert (wrong.status_code, wrong.json()["error"]) == (422, "illegal")
    back = server.post(f"/tables/{table}/moves", ask, anna).json()
    assert back["view"] == start["view"]
    assert back["at"] == start["at"] + 2


@pytest.mark.parametrize(
    ("seats", "agreed", "allowed"),
    [
        ((ANNA,), {}, True),
        ((ANNA, BOT), {}, True),
        ((ANNA, BEN), {}, False),
        ((ANNA, BEN, BOT), {"take_back": "alone"}, False),
        ((ANNA, BEN), {"take_back": "on"}, True),
        ((ANNA, OPEN, BOT), {}, False),
    ],
    ids=["alone", "with a bot", "hot seat", "hot seat and a bot", "as agreed", "with a guest"],
)
def test_a_laid_card_stays_laid_where_another_person_plays(
    server: Running, seats: tuple[Any, ...], agreed: dict[str, str], allowed: bool
) -> None:
    created = server.table("the-game", *seats, options={"starter": 0, "talk": "silent", **agreed})
    table, anna = created["table"], tokens(created)[0]
    if OPEN in seats:
        server.post(f"/tables/{table}/seats", {"name": "Guest"})
    now = look(server, table, anna)
    assert now["table"]["options"].get("take_back", "alone") == agreed.get("take_back", "alone")
    played = server.post(f"/tables/{table}/moves", {"at": now["at"], "move": now["legal"][0]}, anna).json()
    assert played["view"]["mine"]["may_take_back"] is allowed
    answer = server.post(f"/tables/{table}/moves", {"at": played["at"], "move": {"take_back": True}}, anna)
    if allowed:
        assert answer.status_code == 200
    else:
        refused = answer.json()
        assert (answer.status_code, refused["key"], refused["rule"]) == (422, "the-game-why-laid", "3.7")


def test_a_bot_that_stands_in_leaves_its_person_at_the_table(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0, "talk": "silent"})
    table, (anna, ben) = created["table"], tokens(created)
    assert server.put(f"/tables/{table}/seats/1", {"kind": "bot"}, ben).status_code == 200
    now = look(server, table, anna)
    played = server.post(f"/tables/{table}/moves", {"at": now["at"], "move": now["legal"][0]}, anna).json()
    assert played["view"]["mine"]["may_take_back"] is False


@every_game
def test_a_whole_game_leaves_a_record_a_replay_and_a_proof(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BOT, BOT)
    table, anna = created["table"], tokens(created)[0]
    player = server.stream(table, anna)
    running = server.get(f"/tables/{table}/record", anna)
    assert running.headers["content-disposition"].startswith("attachment")
    assert '"hidden": "deal"' in running.text
    assert '"result"' not in running.text
    for early in ("replay", "fairness"):
        refused = server.get(f"/tables/{table}/{early}", anna)
        assert (refused.status_code, refused.json()["error"]) == (409, "running")
    player.play_on(Random(1))
    player.until("table")
    assert player.table["state"] == "over"

    text = server.get(f"/tables/{table}/record").text
    (checked,) = check(text.splitlines(), games.get)
    assert not isinstance(checked, Fault), checked
    assert checked.as_committed

    replay = server.get(f"/tables/{table}/replay").json()
    steps = replay["steps"]
    assert steps[-1]["at"] == player.at
    assert [event["index"] for step in steps for event in step["events"]] == list(range(player.at))
    assert "hidden" not in json.dumps([step["events"] for step in steps])
    assert steps[-1]["public"] == (player.view or {})["public"]
    assert [mine["seat"] for mine in steps[0]["mine"]] == [0, 1, 2]
    msgspec.json.decode(json.dumps(replay), type=messages.Replay)

    proof = server.get(f"/tables/{table}/fairness").json()
    assert proof["secret"] == player.table["secret"]
    assert _falls_as_committed(proof)


def _falls_as_committed(proof: Line) -> bool:
    """The derivation of docs/fairness.md, written once more."""
    import hashlib
    import hmac

    secret = bytes.fromhex(proof["secret"])
    assert hashlib.sha256(secret).hexdigest() == proof["commitment"]
    assert (proof["scheme"], proof["contributions"]) == (2, [])
    key = hmac.digest(secret, b"2", "sha256")
    for fall in proof["falls"]:
        total = sum(weight for _, weight in fall["outcomes"])
        for attempt in range(100):
            digest = hmac.digest(key, f"{fall['stream']}/{fall['number']}/{attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < 2**64 - 2**64 % total:
                break
        number %= total
        for move, weight in fall["outcomes"]:
            number -= weight
            if number < 0:
                assert move == fall["fell"]
                break
    return True


@every_game
def test_the_same_people_play_again_with_their_tokens(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BOT)
    table, anna = created["table"], tokens(created)[0]
    early = server.post(f"/tables/{table}/again", token=anna)
    assert (early.status_code, early.json()["error"]) == (409, "running")
    player = server.stream(table, anna)
    player.play_on(Random(2))
    stranger = server.post(f"/tables/{table}/again")
    assert (stranger.status_code, stranger.json()["error"]) == (401, "no-token")
    first = server.post(f"/tables/{table}/again", token=anna).json()
    second = server.post(f"/tables/{table}/again", token=created["host"]).json()
    assert first == second
    while player.table.get("again") is None:
        player.read()
    assert player.table["again"] == first["table"]
    found = look(server, first["table"], anna)
    assert found["you"]["seat"] == 0
    assert found["table"]["state"] == "running"
    assert look(server, first["table"], created["host"])["you"]["host"] is True
    player.close()


def test_a_finished_game_refuses_moves(server: Running) -> None:
    created = server.table("the-game", ANNA)
    table, anna = created["table"], tokens(created)[0]
    player = server.stream(table, anna)
    player.play_on(Random(3))
    late = server.post(f"/tables/{table}/moves", {"at": player.at, "move": {"end": True}}, anna)
    assert (late.status_code, late.json()["error"]) == (409, "over")
    seat = server.put(f"/tables/{table}/seats/0", {"kind": "bot"}, created["host"])
    assert (seat.status_code, seat.json()["error"]) == (409, "over")
    player.close()


REFUSED: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/tables", {"game": "chess", "seats": [OPEN]}, 422, "bad-option"),
    ("POST", "/tables", {"game": "the-game", "seats": []}, 422, "bad-request"),
    ("POST", "/tables", {"game": "raise", "seats": [ANNA]}, 422, "bad-option"),
    ("POST", "/tables", {"game": "raise", "seats": [ANNA] * 6}, 422, "bad-option"),
    ("POST", "/tables", {"game": "the-game", "seats": [{"kind": "bot", "bot": "deep"}]}, 422, "bad-option"),
    ("POST", "/tables", {"game": "the-game", "seats": [{"kind": "sofa"}]}, 422, "bad-request"),
    ("POST", "/tables", {"game": "the-game", "seats": [ANNA], "options": {"x": 1}}, 422, "bad-option"),
    ("POST", "/tables", {"game": "the-game", "seats": [ANNA], "options": {"talk": "x"}}, 422, "bad-option"),
    ("POST", "/tables", {"game": "the-game", "seats": [ANNA], "options": {"players": 4}}, 422, "bad-option"),
    (
        "POST",
        "/tables",
        {"game": "raise", "seats": [ANNA, BOT], "options": {"set": "pyproject.toml"}},
        422,
        "bad-option",
    ),
    ("POST", "/tables", {"game": "the-game", "seats": [{"kind": "me", "name": " "}]}, 422, "bad-name"),
    ("POST", "/tables", {"game": "the-game", "seats": [{"kind": "me", "name": "x" * 60}]}, 422, "bad-name"),
    ("POST", "/tables", {"game": "the-game", "seats": [ANNA], "pace": -1}, 422, "bad-request"),
    ("GET", "/join/ZZZZZZ", None, 404, "no-code"),
    ("GET", "/tables/nowhere", None, 404, "no-table"),
    ("GET", "/tables/" + "x" * 50, None, 422, "bad-request"),
    ("POST", "/tables/nowhere/seats", {"name": "Ben"}, 404, "no-table"),
    ("GET", "/nothing", None, 404, "not-found"),
    ("DELETE", "/games", None, 405, "bad-method"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "error"), REFUSED)
def test_what_cannot_be_is_refused_in_one_shape(
    server: Running, method: str, path: str, body: Any, status: int, error: str
) -> None:
    content = None if body is None else json.dumps(body)
    answer = server.http.request(method, f"/api{path}", content=content)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["reason"]
    assert answer.json().keys() <= {"error", "reason", "key", "values", "rule"}


def test_bad_moves_are_refused_with_reason_and_rule(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    table, (anna, ben) = created["table"], tokens(created)
    now = look(server, table, anna)
    hand = [card["card"] for card in now["view"]["mine"]["hand"]]
    missing = next(card for card in range(2, 100) if card not in hand)

    def refused(move: Any, token: str | None = anna) -> tuple[int, str, str | None]:
        answer = server.post(f"/tables/{table}/moves", {"at": now["at"], "move": move}, token)
        return answer.status_code, answer.json()["error"], answer.json().get("rule")

    assert refused({"play": [missing, "A"]}) == (422, "illegal", "3.2")
    assert refused({"end": True}) == (422, "illegal", "5.2")
    assert refused({"play": [hand[0], "A"]}, ben) == (403, "not-your-turn", "3.1")
    assert refused({"play": [hand[0], "A"]}, None) == (401, "no-token", None)
    assert refused({"play": [hand[0], "A"]}, created["host"]) == (403, "not-your-seat", None)
    assert refused({"play": [hand[0], "A"]}, "made-up") == (401, "unknown-token", None)
    assert refused({"take_back": True}) == (422, "illegal", None)
    assert refused({"take_back": 1}) == (422, "bad-move", None)
    assert refused({"deal": [0, 5]}) == (422, "bad-move", None)
    assert refused({"seat": 1, "end": True}) == (422, "bad-move", None)
    assert refused({"play": "all"}) == (422, "bad-move", None)
    assert refused({}) == (422, "bad-move", None)
    assert refused([]) == (422, "bad-request", None)
    assert look(server, table, anna)["at"] == now["at"]


def test_before_the_start_there_is_nothing_to_play_or_record(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN)
    table, anna = created["table"], tokens(created)[0]
    move = server.post(f"/tables/{table}/moves", {"at": 0, "move": {"claim": 1}}, anna)
    assert (move.status_code, move.json()["error"]) == (409, "waiting")
    record = server.get(f"/tables/{table}/record")
    assert (record.status_code, record.json()["error"]) == (409, "waiting")


def test_seats_that_cannot_be_taken_or_changed(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN)
    table, host = created["table"], created["host"]

    def refused(answer: Any) -> tuple[int, str]:
        return answer.status_code, answer.json()["error"]

    assert refused(server.post(f"/tables/{table}/seats", {"name": "B", "seat": 0})) == (409, "taken")
    assert refused(server.post(f"/tables/{table}/seats", {"name": "B", "seat": 7})) == (404, "no-seat")
    assert refused(server.post(f"/tables/{table}/seats", {"name": "\u200b"})) == (422, "bad-name")
    assert refused(server.put(f"/tables/{table}/seats/5", {"kind": "open"}, host)) == (404, "no-seat")
    assert refused(server.put(f"/tables/{table}/seats/1", {"kind": "person"}, host)) == (409, "no-person")
    assert refused(server.put(f"/tables/{table}/seats/1", {"kind": "bot"})) == (401, "no-token")
    server.post(f"/tables/{table}/seats", {"name": "Ben"})
    assert refused(server.post(f"/tables/{table}/seats", {"name": "C"})) == (409, "full")
    assert refused(server.put(f"/tables/{table}/seats/1", {"kind": "open"}, host)) == (409, "started")
    assert refused(server.post(f"/tables/{table}/start", {}, host)) == (409, "started")


def test_names_are_cleaned(server: Running) -> None:
    created = server.table("the-game", {"kind": "me", "name": " <b>An\u202ena</b>\n\x00 "}, OPEN)
    assert created["seats"][0]["name"] == "<b>Anna</b>"


def test_a_body_that_is_not_json_is_refused(server: Running) -> None:
    for body in (b"", b"{", b"\xff\xfe", b'{"game":'):
        answer = server.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), body[:10]


def test_tokens_come_only_in_the_header(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN)
    table, anna = created["table"], tokens(created)[0]
    assert look(server, f"{table}?token={anna}")["you"]["seat"] is None
    basic = server.http.get(f"/api/tables/{table}", headers={"Authorization": f"Basic {anna}"})
    assert (basic.status_code, basic.json()["error"]) == (401, "unknown-token")


def test_anybody_with_a_seat_sets_how_quickly_bots_act(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, BOT, pace=9)
    path, (anna, ben, _) = f"/tables/{created['table']}", tokens(created)
    other = server.stream(created["table"], anna)
    other.until("events")
    assert server.put(f"{path}/pace", {"pace": 1.4}, ben).json()["table"]["pace"] == 1.4
    assert other.until("table")["table"]["pace"] == 1.4, "the others are told"
    other.close()
    assert look(server, created["table"])["table"]["pace"] == 1.4
    assert server.put(f"{path}/pace", {"pace": 0.8}).status_code == 401, "a spectator may not"


@pytest.mark.parametrize("pace", [9.8765432, 0.5, 0, 1, 11, -1, 0.8000001, "0.8", None, True])
def test_the_pace_of_a_running_game_has_steps_and_tells_no_number(server: Running, pace: Any) -> None:
    """All at the table see it at once, also where numbers may not be said."""
    created = server.table("the-game", ANNA, BEN, BOT, options={"talk": "signals"})
    path, (_, ben, _) = f"/tables/{created['table']}", tokens(created)
    before = look(server, created["table"])["table"]["pace"]
    answer = server.put(f"{path}/pace", {"pace": pace}, ben)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-request")
    if isinstance(pace, float):
        assert "0.2, 0.8 or 1.4" in answer.json()["reason"]
    assert look(server, created["table"])["table"]["pace"] == before


def test_the_table_offers_the_steps_that_the_server_takes() -> None:
    source = (Path(__file__).parents[2] / "web/src/lib/motion/pace.ts").read_text(encoding="utf-8")
    (offered,) = re.findall(r"PACES = \{([^}]*)\}", source)
    assert sorted(float(one) for one in re.findall(r"[\d.]+", offered)) == list(PACES)


def test_a_seat_cannot_change_hands_without_end(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN)
    path, (anna, _) = f"/tables/{created['table']}/seats/0", tokens(created)
    answers = [
        server.put(path, {"kind": kind}, anna).status_code for _ in range(8) for kind in ("bot", "person")
    ]
    assert answers == [200] * 10 + [429] * 6


def test_a_name_cannot_be_changed_without_end(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN, OPEN)
    seats = f"/tables/{created['table']}/seats"
    for number in range(5):
        taken = server.post(seats, {"name": f"Name {number}", "seat": 1}).json()
        assert server.put(f"{seats}/1", {"kind": "open"}, taken["token"]).status_code == 200
    refused = server.post(seats, {"name": "Name 5", "seat": 1})
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
    assert int(refused.headers["retry-after"]) >= 1
    assert server.post(seats, {"name": "Cleo", "seat": 2}).status_code == 201, (
        "other seats are free to be taken"
    )


def test_switches_of_a_seat_are_told_to_others_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stammtisch.server.stream.audience.TOGETHER", 3600.0)
    with running(quick(tmp_path)) as server:
        created = server.table("raise", ANNA, BEN)
        path, (anna, ben) = f"/tables/{created['table']}", tokens(created)
        with server.stream(created["table"], anna) as own, server.stream(created["table"], ben) as other:
            own.until("events")
            other.until("events")
            for kind in ("bot", "person", "bot", "person", "bot"):
                assert server.put(f"{path}/seats/0", {"kind": kind}, anna).status_code == 200
            for player in (own, other):
                player.send(type="ping")
                player.until("pong")
            assert own.table["seats"][0]["stands_in"], "whoever switches sees it at once"
            assert len([text for text in other.received if '"type":"table"' in text]) == 1, "not one by one"
            table = server.app.state.registry._awake[created["table"]]
            assert table.audience._pending.when() > 0, "what has come since is told later"
            table.audience._pending.cancel()
            loop = server.loop
            loop.call_soon_threadsafe(table.audience.show_pending)
            other.until("table")
            assert other.table["seats"][0]["stands_in"], "as it is then"


def test_the_next_game_has_bots_one_level_up_or_down_and_everybody_who_is_there(server: Running) -> None:
    for asked, level in (({}, 1), ({"bots": "stronger"}, 2), ({"bots": "easier"}, 0)):
        bots = [entry["name"] for entry in server.get("/games").json()["games"][1]["bots"]]
        created = server.table("raise", ANNA, BEN, {"kind": "bot", "bot": bots[1]})
        table, (anna, ben, _) = created["table"], tokens(created)
        for seat, token in enumerate((anna, ben)):
            server.put(f"/tables/{table}/seats/{seat}", {"kind": "bot", "bot": bots[0]}, token)
        player = server.stream(table, anna)
        while player.table.get("state") != "over":
            player.read()
        answer = server.post(f"/tables/{table}/again", asked, anna)
        assert answer.status_code == 201
        seats = server.get(f"/tables/{answer.json()['table']}").json()["table"]["seats"]
        assert seats[2]["bot"] == bots[level]
        assert [seat["stands_in"] for seat in seats] == [False, True, False]
        player.close()
