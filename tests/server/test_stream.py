"""Streams: everything that happens, as each seat may see it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest
from server.kit import Line, Player, Running, quick, running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.games import GAMES
from stammtisch.server import stream_messages
from stammtisch.server.limits import Limits
from stammtisch.server.settings import Settings

every_game = pytest.mark.parametrize("game", list(GAMES))
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


def seats(created: Line) -> list[str]:
    return [seat["token"] for seat in created["seats"]]


def closed(player: Player) -> int:
    """The code with which the server closed the stream."""
    try:
        while True:
            player.read(5)
    except ConnectionClosed as error:
        return int(error.rcvd.code) if error.rcvd else 0
    finally:
        player.close()


@every_game
def test_every_message_is_as_described(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BOT, BOT)
    player = server.stream(created["table"], seats(created)[0])
    spectator = server.stream(created["table"])
    player.play_on(Random(5))
    player.until("table")
    while not spectator.over:
        spectator.read()
    decode = msgspec.json.Decoder(stream_messages.ServerMessage, strict=True).decode
    for text in (*player.received, *spectator.received):
        decode(text)
    assert [event["index"] for event in player.events] == list(range(player.at))
    assert [event["index"] for event in spectator.events] == list(range(player.at))
    player.close()
    spectator.close()


def test_a_move_reaches_everybody_and_comes_back_with_its_number(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    anna, ben = (server.stream(created["table"], token) for token in seats(created))
    spectator = server.stream(created["table"])
    for player in (anna, ben, spectator):
        player.until("events")
    play = anna.legal[0]
    answer = anna.move(play, ref=7)
    assert answer["type"] == "events"
    assert answer["ref"] == 7
    for other in (ben, spectator):
        seen = other.until("events")
        assert seen["ref"] == 0
        assert seen["events"][0]["move"] == {"seat": 0, **play}
        assert seen["events"][0]["news"][0]["news"] == "laid"
    assert spectator.view is not None and spectator.view["mine"] is None
    for player in (anna, ben, spectator):
        player.close()


def test_a_move_may_be_sent_as_text(server: Running) -> None:
    created = server.table("the-game", ANNA, options={"starter": 0})
    anna = server.stream(created["table"], seats(created)[0])
    anna.until("events")
    card, pile = anna.legal[0]["play"]
    answer = anna.move(f"{card}{pile}", ref=3)
    assert (answer["ref"], answer["events"][0]["move"]) == (3, {"seat": 0, "play": [card, pile]})
    refused = anna.move("37E", ref=4)
    assert (refused["type"], refused["error"]) == ("refused", "bad-move")
    assert "moves are written like this: 37A" in refused["reason"]
    anna.close()


def test_a_stream_resumes_by_index(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    token = seats(created)[0]
    first = server.stream(created["table"], token)
    first.until("events")
    middle = first.at
    first.move(first.legal[0])
    first.move(first.legal[0])
    again = server.stream(created["table"], token, since=middle)
    welcome = again.read()
    assert welcome["at"] == first.at
    missed = again.read()
    assert [event["index"] for event in missed["events"]] == [middle, middle + 1]
    assert missed["events"] == first.events[middle:]
    up_to_date = server.stream(created["table"], token, since=first.at)
    assert up_to_date.read()["view"] == first.view
    up_to_date.send(type="ping")
    assert up_to_date.read()["type"] == "pong", "nothing was missed"
    for player in (first, again, up_to_date):
        player.close()


def test_the_start_is_told_to_those_who_wait(server: Running) -> None:
    created = server.table("raise", ANNA, OPEN)
    anna = server.stream(created["table"], seats(created)[0])
    assert anna.read()["view"] is None
    server.post(f"/tables/{created['table']}/seats", {"name": "Ben"})
    assert anna.until("table")["table"]["state"] == "running"
    first = anna.until("events")
    assert first["events"][0]["index"] == 0
    assert anna.view is not None and anna.view["public"]["phase"] == "choose"
    anna.close()


def test_who_is_connected_is_told(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN)
    anna, ben = seats(created)
    watching = server.stream(created["table"], anna)
    watching.until("events")
    other = server.stream(created["table"], ben)
    assert watching.until("table")["table"]["seats"][1]["connected"] is True
    other.close()
    assert watching.until("table")["table"]["seats"][1]["connected"] is False
    watching.close()


def test_refusals_come_with_the_number_of_the_message(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    anna, ben = (server.stream(created["table"], token) for token in seats(created))
    anna.until("events")
    ben.until("events")
    illegal = anna.move({"end": True}, ref=3)
    assert (illegal["type"], illegal["status"], illegal["error"]) == ("refused", 422, "illegal")
    assert illegal["rule"] == "5.2"
    stale = anna.move(anna.legal[0], at=2, ref=4)
    assert (stale["status"], stale["error"], stale["at"]) == (409, "stale", anna.at)
    assert "view" not in stale, "it came with the events"
    turn = ben.move({"end": True}, ref=5)
    assert (turn["status"], turn["error"], turn["rule"]) == (403, "not-your-turn", "3.1")
    spectator = server.stream(created["table"])
    spectator.until("events")
    watch = spectator.move({"end": True}, ref=6)
    assert (watch["status"], watch["error"]) == (403, "not-your-seat")
    for player in (anna, ben, spectator):
        player.close()


def test_signals_are_given_out_of_turn(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    ben = server.stream(created["table"], seats(created)[1])
    ben.until("events")
    assert ben.view is not None
    signal = {"signal": {"pile": "A", "word": "spare"}}
    assert signal in ben.view["mine"]["asides"]
    ben.move(signal)
    assert ben.view["public"]["signals"][1]["A"] == "spare"
    ben.move({"signal": {"pile": "A", "word": None}})
    assert ben.view["public"]["signals"][1]["A"] is None
    silent = server.table("the-game", ANNA, BEN, options={"starter": 0, "talk": "silent"})
    quiet = server.stream(silent["table"], seats(silent)[1])
    quiet.until("events")
    assert quiet.move(signal)["rule"] == "4.2"
    ben.close()
    quiet.close()


def test_a_face_down_card_is_hidden_until_all_are_in(server: Running) -> None:
    created = server.table("raise", ANNA, BEN, {"kind": "me", "name": "Cleo"})
    players = [server.stream(created["table"], token) for token in seats(created)]
    for player in players:
        player.until("events")
    anna, ben, cleo = players
    card = anna.legal[0]["choose"]
    assert anna.move({"choose": card})["events"][0]["move"] == {"seat": 0, "choose": card}
    assert ben.until("events")["events"][0]["move"] == {"hidden": "choose", "seat": 0}
    assert ben.view is not None
    assert [player["has_chosen"] for player in ben.view["public"]["players"]] == [True, False, False]
    back = anna.move({"take_back": True})["events"][0]
    assert back["news"] == [{"news": "taken-back", "move": {"seat": 0, "choose": card}}]
    seen = ben.until("events")["events"][0]
    assert seen["news"] == [{"news": "taken-back", "move": {"hidden": "choose", "seat": 0}}]
    anna.move({"choose": card})
    ben.until("events")
    ben.move(ben.legal[0])
    while not (cleo.view and cleo.view["public"]["players"][1]["has_chosen"]):
        cleo.read()
    last = cleo.move(cleo.legal[0])
    turned_up = last["events"][0]["news"][0]
    assert turned_up["news"] == "turned-up"
    assert turned_up["stones"] == last["view"]["public"]["stones"]
    assert {entry["seat"]: entry["card"]["card"] for entry in turned_up["cards"]}[0] == card
    for player in players:
        player.close()


def test_raises_tell_where_the_stone_lands(server: Running) -> None:
    created = server.table("raise", ANNA, BEN)
    players = [server.stream(created["table"], token) for token in seats(created)]
    rng = Random(4)
    for player in players:
        player.until("events")
    tried = 0
    while tried < 10 and not players[0].over:
        acting = next(p for p in players if p.legal)
        assert acting.view is not None
        ways = acting.view["mine"]["raises"]
        assert [{"raise": way["cards"]} for way in ways] == acting.legal[: len(ways)]
        if ways and rng.random() < 0.7:
            way = rng.choice(ways)
            start = acting.view["mine"]["field"]
            raised = acting.move({"raise": way["cards"]})["events"][0]["news"][0]
            assert (raised["news"], raised["seat"]) == ("raised", acting.view["mine"]["seat"])
            assert (raised["from_field"], raised["field"]) == (start, way["field"])
            assert [card["card"] for card in raised["cards"]] == way["cards"]
            assert sum(card["value"] for card in raised["cards"]) == way["total"]
            assert raised["stones"] == way["stones"]
            if not way["ends_round"]:
                assert acting.view["public"]["stones"] == way["stones"]
                assert acting.view["public"]["acting"] == [way["last"]]
            tried += 1
        else:
            acting.move(rng.choice(acting.legal))
        for player in players:
            while player.at < acting.at:
                player.read()
    assert tried
    for player in players:
        player.close()


def test_text_reaches_everybody_but_numbers_reach_nobody(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN, options={"talk": "open"})
    table, (anna_token, _) = created["table"], seats(created)
    anna, ben = (server.stream(table, token) for token in seats(created))
    anna.send(type="say", text=" please leave  this pile ", ref=2)
    line = anna.until("talk")
    assert (line["ref"], line["line"]["text"], line["line"]["name"]) == (2, "please leave this pile", "Anna")
    assert ben.until("talk")["line"] == line["line"]
    anna.send(type="say", text="I hold thirty-seven", ref=3)
    refused = anna.until("refused")
    assert (refused["ref"], refused["error"], refused["rule"]) == (3, "number-talk", "4.1")
    answer = server.post(f"/tables/{table}/talk", {"text": "the 37!"}, anna_token)
    assert (answer.status_code, answer.json()["error"]) == (422, "number-talk")
    assert server.post(f"/tables/{table}/talk", {"text": "\n"}, anna_token).json()["error"] == "bad-text"
    assert server.post(f"/tables/{table}/talk", {"text": "x" * 300}, anna_token).json()["error"] == "bad-text"
    assert server.post(f"/tables/{table}/talk", {"text": "hi"}).json()["error"] == "no-token"
    ben.send(type="ping")
    assert ben.read()["type"] == "pong", "nothing else has come"
    assert [said["text"] for said in server.get(f"/tables/{table}", anna_token).json()["talk"]] == [
        "please leave this pile"
    ]
    quiet = server.table("the-game", ANNA, BEN)
    refusal = server.post(f"/tables/{quiet['table']}/talk", {"text": "hi"}, seats(quiet)[0])
    assert (refusal.status_code, refusal.json()["error"]) == (403, "no-talk")
    anna.close()
    ben.close()


def test_streams_that_do_not_begin_well_are_closed_with_a_reason(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN)
    table, anna = created["table"], seats(created)[0]
    assert closed(server.stream("nowhere")) == 4404
    assert closed(server.stream(table, "made-up")) == 4401
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
    for first in ('{"type": "ping"}', "{", '{"type": "dance"}'):
        player = Player(address)
        player.socket.send(first)
        assert closed(player) == 4400
    binary = Player(address)
    binary.socket.send(b"\x00")
    assert closed(binary) == 4400
    player = Player(f"{address}?from=x")
    assert closed(player) == 4400
    twice = server.stream(table, anna)
    twice.send(type="hello")
    assert closed(twice) == 4400


def test_only_our_own_pages_may_open_streams(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN)
    own = server.stream(created["table"], origin=f"http://127.0.0.1:{server.port}")
    assert own.read()["type"] == "welcome"
    own.close()
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "file://"):
        with pytest.raises(InvalidStatus) as error:
            server.stream(created["table"], origin=origin)
        assert error.value.response.status_code == 403


def test_there_are_no_other_streams(server: Running) -> None:
    table = server.table("the-game", ANNA, BEN)["table"]
    for path in ("/", "/api/games", f"/api/tables/{table}/streams", f"/api/tables/{table}/x/stream"):
        with pytest.raises(InvalidStatus) as error:
            Player(f"ws://127.0.0.1:{server.port}{path}")
        assert error.value.response.status_code == 403


def test_limits_answer_clearly(tmp_path: Any) -> None:
    narrow = Limits(
        requests=(0.001, 12),
        tables=(0.001, 2),
        codes=(0.001, 2),
        messages=(0.001, 5),
        texts=(0.001, 1),
        sockets=2,
    )
    with running(quick(tmp_path, limits=narrow, hello_within=0.3)) as server:
        created = server.table("the-game", ANNA, BEN, options={"talk": "open"})
        server.table("the-game", ANNA, BEN)
        third = server.post("/tables", {"game": "the-game", "seats": [ANNA, BEN]})
        assert (third.status_code, third.json()["error"]) == (429, "too-many")
        assert int(third.headers["retry-after"]) > 0
        codes = [server.get("/join/ABCDEF").status_code for _ in range(3)]
        assert codes == [404, 404, 429]
        large = server.http.post("/api/tables", content=b"x" * 20_000)
        assert (large.status_code, large.json()["error"]) == (413, "too-large")
        chunked = server.http.post("/api/tables/x/seats", content=iter([b"x" * 9000, b"x" * 9000]))
        assert (chunked.status_code, chunked.json()["error"]) == (413, "too-large")

        table, token = created["table"], seats(created)[0]
        player = server.stream(table, token)
        player.until("events")
        player.send(type="say", text="hello", ref=1)
        player.send(type="say", text="hello", ref=2)
        assert player.until("refused")["error"] == "too-many"
        for _ in range(4):
            player.send(type="ping")
        assert player.until("refused")["status"] == 429
        silent = Player(f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream")
        third_stream = Player(f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream")
        assert closed(third_stream) == 4429
        assert closed(silent) == 4408
        for _ in range(110):
            player.send(type="ping")
        assert closed(player) == 4429
        huge = server.stream(table, token)
        huge.until("events")
        huge.socket.send(json.dumps({"type": "say", "text": "x" * 20_000}))
        assert closed(huge) == 1009
        while server.get("/games").status_code != 429:
            pass


def test_a_table_has_its_own_pace_down_to_the_servers_quickest(tmp_path: Any) -> None:
    def pace(server: Running, **asked: float) -> float:
        created = server.table("the-game", ANNA, BOT, **asked)
        found: float = server.get(f"/tables/{created['table']}").json()["table"]["pace"]
        return found

    with running(quick(tmp_path, pace=0.7, quickest_pace=0.3)) as server:
        assert [pace(server), pace(server, pace=0), pace(server, pace=1.5)] == [0.7, 0.3, 1.5]
    with running(quick(tmp_path, pace=0)) as server:
        assert pace(server, pace=0) == 0, "a server whose own pace is quicker lets its tables be so too"


def test_a_table_that_says_nothing_about_it_has_the_usual_pace(tmp_path: Any) -> None:
    with running(quick(tmp_path, pace=Settings().pace)) as server:
        made = server.table("the-game", ANNA, ANNA)
        assert server.get(f"/tables/{made['table']}").json()["table"]["pace"] == 0.8


def test_no_index_is_shown_twice_so_that_whoever_answers_every_view_moves_once(server: Running) -> None:
    """Two programs that do no more than answer each view; both are to act at the same time now and then."""
    created = server.table("raise", ANNA, BEN)

    def play(seat: int) -> list[int]:
        player = server.stream(created["table"], seats(created)[seat])
        rng = Random(seat)
        shown = []
        while not player.over:
            message = player.read()
            if message.get("view"):
                shown.append(message["at"])
                if player.legal:
                    player.send(type="move", at=player.at, move=rng.choice(player.legal), ref=len(shown))
        player.close()
        return shown

    with ThreadPoolExecutor(2) as threads:
        for shown in threads.map(play, (0, 1)):
            assert shown == sorted(set(shown))


def test_what_was_missed_comes_without_a_second_view_of_the_same_index(server: Running) -> None:
    created = server.table("the-game", ANNA, BEN)
    player = server.stream(created["table"], seats(created)[0])
    welcome, missed = player.read(), player.read()
    assert (welcome["at"], missed["view"]) == (missed["at"], None)
    assert welcome["view"]["mine"]["seat"] == 0
    player.close()
