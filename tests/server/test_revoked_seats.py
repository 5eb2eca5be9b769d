"""A stream is worth as much as the seat it was opened for: when the seat changes hands, it ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Line, Player, Running, quick, running
from websockets.exceptions import ConnectionClosed

from stammtisch.games import GAMES
from stammtisch.server import requests
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import Chair, hashed, new_token
from stammtisch.server.store import Store
from stammtisch.server.stream.watchers import Watcher

every_game = pytest.mark.parametrize("game", list(GAMES))
ANNA = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
UNKNOWN_TOKEN = 4401


def sit(server: Running, table: str, name: str, seat: int) -> str:
    answer = server.post(f"/tables/{table}/seats", {"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def change(server: Running, table: str, seat: int, token: str, **ask: Any) -> Line:
    answer = server.put(f"/tables/{table}/seats/{seat}", ask, token)
    assert answer.status_code == 200, answer.text
    found: Line = answer.json()
    return found


def ended(player: Player) -> int:
    """The code the stream was closed with."""
    try:
        while True:
            player.read(10)
    except ConnectionClosed as error:
        return int(error.rcvd.code) if error.rcvd else 0
    finally:
        player.close()


class Guest:
    """Somebody on seat 1 of a table that still waits for others."""

    def __init__(self, server: Running, game: str, *, seats: int = 3, **more: Any) -> None:
        self.created = server.table(game, ANNA, *[OPEN] * (seats - 1), **more)
        self.table: str = self.created["table"]
        self.host: str = self.created["host"]
        self.token = sit(server, self.table, "Eve", 1)
        self.stream = server.stream(self.table, self.token)
        assert self.stream.read()["you"]["seat"] == 1

    def knows_a_hand(self) -> bool:
        messages = [json.loads(text) for text in self.stream.received]
        return any(message.get("view") for message in messages)


def leave(server: Running, guest: Guest) -> None:
    left = change(server, guest.table, 1, guest.token, kind="open")
    assert left["you"] == {"seat": None, "host": False}, "whoever has left is answered as a spectator"


def removed(server: Running, guest: Guest) -> None:
    change(server, guest.table, 1, guest.host, kind="open")


def taken(server: Running, guest: Guest) -> None:
    sit(server, guest.table, "Ben", 1)
    sit(server, guest.table, "Cleo", 2)


def filled_with_a_bot(server: Running, guest: Guest) -> None:
    change(server, guest.table, 1, guest.host, kind="bot", bot="greedy")
    sit(server, guest.table, "Cleo", 2)


def started_with_bots(server: Running, guest: Guest) -> None:
    assert server.post(f"/tables/{guest.table}/start", {"bot": "greedy"}, guest.host).status_code == 200


Step = Callable[[Running, Guest], None]


@every_game
@pytest.mark.parametrize("goes", [leave, removed])
@pytest.mark.parametrize("comes", [taken, filled_with_a_bot, started_with_bots])
def test_a_stream_ends_with_its_seat_and_sees_nothing_of_what_comes_after(
    server: Running, game: str, goes: Step, comes: Step
) -> None:
    guest = Guest(server, game)
    goes(server, guest)
    comes(server, guest)
    assert server.get(f"/tables/{guest.table}").json()["table"]["state"] == "running"
    assert ended(guest.stream) == UNKNOWN_TOKEN
    assert not guest.knows_a_hand()
    assert server.get(f"/tables/{guest.table}", guest.token).status_code == 401
    assert ended(server.stream(guest.table, guest.token)) == UNKNOWN_TOKEN


@every_game
def test_every_stream_of_a_lost_seat_ends_and_no_other(server: Running, game: str) -> None:
    guest = Guest(server, game)
    second = server.stream(guest.table, guest.token)
    spectator = server.stream(guest.table)
    anna = server.stream(guest.table, guest.created["seats"][0]["token"])
    host = server.stream(guest.table, guest.host)
    removed(server, guest)
    taken(server, guest)
    assert ended(guest.stream) == ended(second) == UNKNOWN_TOKEN
    for player in (spectator, anna, host):
        player.until("events")
        player.close()


def test_who_lost_a_seat_neither_moves_nor_talks_for_the_next_person(server: Running) -> None:
    """Whatever the old stream still sends while it is being closed is nobody's."""
    guest = Guest(server, "the-game", options={"starter": 1, "talk": "open"})
    leave(server, guest)
    ben = sit(server, guest.table, "Ben", 1)
    sit(server, guest.table, "Cleo", 2)
    now = server.get(f"/tables/{guest.table}", ben).json()
    for move in now["legal"][:3]:
        try:
            guest.stream.send(type="move", at=now["at"], move=move, ref=1)
            guest.stream.send(type="say", text="hello", ref=2)
        except ConnectionClosed:
            break
    assert ended(guest.stream) == UNKNOWN_TOKEN
    after = server.get(f"/tables/{guest.table}", ben).json()
    assert (after["at"], after["talk"]) == (now["at"], [])
    move = {"at": now["at"], "move": now["legal"][0]}
    assert server.post(f"/tables/{guest.table}/moves", move, guest.token).status_code == 401
    assert server.post(f"/tables/{guest.table}/talk", {"text": "hi"}, guest.token).status_code == 401


def test_a_seat_lost_and_taken_again_is_another_seat(server: Running) -> None:
    """The same person on the same chair: the first stream has ended all the same."""
    guest = Guest(server, "the-game")
    leave(server, guest)
    again = sit(server, guest.table, "Eve", 1)
    assert again != guest.token
    assert ended(guest.stream) == UNKNOWN_TOKEN
    fresh = server.stream(guest.table, again)
    assert fresh.read()["you"]["seat"] == 1
    assert fresh.table["seats"][1]["connected"] is True
    fresh.close()


def test_a_lost_seat_is_not_connected_any_more(server: Running) -> None:
    guest = Guest(server, "the-game")
    removed(server, guest)
    sit(server, guest.table, "Ben", 1)
    assert server.get(f"/tables/{guest.table}").json()["table"]["seats"][1]["connected"] is False
    ended(guest.stream)


@every_game
def test_a_stand_in_leaves_the_seat_to_its_person_who_only_looks_on(server: Running, game: str) -> None:
    created = server.table(game, ANNA, {"kind": "me", "name": "Ben"})
    table, (anna, ben) = created["table"], [seat["token"] for seat in created["seats"]]
    stream = server.stream(table, anna)
    stream.until("events")
    change(server, table, 0, anna, kind="bot", bot="greedy")
    other = server.stream(table, ben)
    other.until("events")
    refused = stream.move({"pass": True}, ref=9)
    assert (refused["type"], refused["error"]) == ("refused", "not-your-turn")
    assert stream.view is not None and stream.view["mine"]["seat"] == 0, "the hand is still the person's"
    change(server, table, 0, anna, kind="person")
    while stream.table["seats"][0]["stands_in"]:
        stream.read()
    other.close()
    stream.close()


@every_game
def test_playing_again_gives_the_old_stream_nothing_of_the_new_table(server: Running, game: str) -> None:
    created = server.table(game, ANNA, {"kind": "bot", "bot": "greedy"})
    table, anna = created["table"], created["seats"][0]["token"]
    old = server.stream(table, anna)
    old.play_on(Random(7))
    again = server.post(f"/tables/{table}/again", token=anna).json()["table"]
    new = server.stream(again, anna)
    new.until("events")
    while old.table.get("again") is None:
        old.read()
    before = len(old.received)
    if new.legal:
        new.move(new.legal[0])
    late = old.move({"pass": True}, at=new.at, ref=5)
    assert (late["type"], late["error"]) == ("refused", "over")
    assert len(old.received) == before + 1, "nothing of the other table has come"
    old.close()
    new.close()


def test_a_guest_removed_before_the_end_has_no_seat_at_the_next_table(server: Running) -> None:
    guest = Guest(server, "the-game")
    removed(server, guest)
    ended(guest.stream)
    started_with_bots(server, guest)
    anna = server.stream(guest.table, guest.created["seats"][0]["token"])
    anna.play_on(Random(3))
    again = server.post(f"/tables/{guest.table}/again", token=guest.host).json()["table"]
    assert server.get(f"/tables/{again}", guest.token).status_code == 401
    assert ended(server.stream(again, guest.token)) == UNKNOWN_TOKEN
    anna.close()


def test_a_lost_seat_stays_lost_when_the_server_starts_again(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        guest = Guest(server, "the-game", seats=4)
        kept = sit(server, guest.table, "Cleo", 2)
    assert ended(guest.stream) == 1012
    with running(quick(tmp_path)) as server:
        back = server.stream(guest.table, guest.token)
        assert back.read()["you"]["seat"] == 1
        change(server, guest.table, 1, guest.host, kind="open")
        assert ended(back) == UNKNOWN_TOKEN
    with running(quick(tmp_path)) as server:
        assert ended(server.stream(guest.table, guest.token)) == UNKNOWN_TOKEN
        stays = server.stream(guest.table, kept)
        assert stays.read()["you"]["seat"] == 2
        stays.close()


def test_a_request_that_waited_while_its_seat_changed_hands_is_refused(tmp_path: Path) -> None:
    """Whoever was let in before the wait is asked once more after it."""

    async def use() -> list[int]:
        room = Registry(Store(str(tmp_path / "tables.sqlite")), BotWorkers(1), pace=0)
        await room.open()
        wanted = [requests.WantedSeat("me", name="Eve"), requests.WantedSeat("open")]
        created = await room.create(requests.AskTable("the-game", wanted, {"starter": 0, "talk": "open"}))
        async with room.using(created.table) as table:
            right = table.right(created.seats[0].token)
            await table._lock.acquire()
            waiting = [
                asyncio.create_task(table.play(right, 0, {"end": True})),
                asyncio.create_task(table.say(right, "hello")),
                asyncio.create_task(table.join(Watcher(right, _nowhere), 0)),
            ]
            await asyncio.sleep(0)
            table.chairs[0] = Chair("person", "Ben", token=hashed(new_token()).hex())
            table._lock.release()
            found = await asyncio.gather(*waiting, return_exceptions=True)
        await room.close()
        return [error.status for error in found if isinstance(error, Refused)]

    assert asyncio.run(use()) == [401, 401, 401]


async def _nowhere(_message: Any) -> None:
    raise AssertionError("nothing is to be sent")
