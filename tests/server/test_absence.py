"""The host can have a bot play for somebody who is away, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server.kit import Line, Running, quick, running, until

from stammtisch.games import GAMES

every_game = pytest.mark.parametrize("game", list(GAMES))
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Whoever is not connected is absent at once."""
    with running(quick(tmp_path_factory.mktemp("impatient"), absent_after=0.0)) as found:
        yield found


def put_bot(server: Running, created: Line, seat: int, token: str | None = None) -> tuple[int, Any]:
    path = f"/tables/{created['table']}/seats/{seat}"
    answer = server.put(path, {"kind": "bot", "bot": "greedy"}, token or created["host"])
    return answer.status_code, answer.json()


@every_game
def test_no_bot_is_put_on_the_seat_of_somebody_connected(impatient: Running, game: str) -> None:
    created = impatient.table(game, ANNA, BEN)
    ben = impatient.stream(created["table"], created["seats"][1]["token"])
    ben.until("events")
    status, refusal = put_bot(impatient, created, 1)
    assert (status, refusal["error"], refusal["values"]["name"]) == (409, "present", "Ben")
    assert impatient.get(f"/tables/{created['table']}").json()["table"]["seats"][1]["stands_in"] is False
    ben.close()


@every_game
def test_a_bot_for_somebody_absent_is_told_to_all(impatient: Running, game: str) -> None:
    created = impatient.table(game, ANNA, BEN)
    table = created["table"]
    anna = impatient.stream(table, created["seats"][0]["token"])
    spectator = impatient.stream(table)
    ben = impatient.stream(table, created["seats"][1]["token"])
    ben.until("events")
    ben.close()
    until(lambda: put_bot(impatient, created, 1)[0] == 200)
    for player in (anna, spectator):
        while not player.table or not player.table["seats"][1]["stands_in"]:
            player.read()
        player.close()


@every_game
def test_somebody_who_was_here_a_moment_ago_is_not_absent(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BEN)
    assert put_bot(server, created, 1)[1]["error"] == "present", "the table was made just now"
    ben = server.stream(created["table"], created["seats"][1]["token"])
    ben.until("events")
    ben.close()
    assert put_bot(server, created, 1)[1]["error"] == "present"
    open_seat = server.table(game, ANNA, {"kind": "open"}, {"kind": "open"})
    server.post(f"/tables/{open_seat['table']}/seats", {"name": "Cleo", "seat": 1})
    assert put_bot(server, open_seat, 1)[1]["error"] == "present"
    assert put_bot(server, open_seat, 2)[0] == 200, "an empty seat is the host's to fill"


def test_a_call_with_the_seats_token_is_a_sign_of_its_person(tmp_path: Any) -> None:
    """Programs may play without a stream."""
    with running(quick(tmp_path, absent_after=0.5, idle_after=1000)) as server:
        created = server.table("raise", ANNA, BEN)
        table, ben = created["table"], created["seats"][1]["token"]

        def refused_right_after_a_call() -> bool:
            server.get(f"/tables/{table}", ben)
            return put_bot(server, created, 1)[0] == 409

        until(refused_right_after_a_call)
        until(lambda: put_bot(server, created, 1)[0] == 200)


@every_game
def test_whoever_sits_there_may_always_let_a_bot_play(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BEN)
    ben = server.stream(created["table"], created["seats"][1]["token"])
    ben.until("events")
    assert put_bot(server, created, 1, created["seats"][1]["token"])[0] == 200
    assert put_bot(server, created, 0, created["seats"][1]["token"])[1]["error"] == "not-host"
    ben.close()


@pytest.mark.parametrize(("game", "allowed"), [("the-game", True), ("raise", False)])
def test_only_a_game_won_together_goes_on_without_somebody_connected_who_does_nothing(
    tmp_path: Any, game: str, allowed: bool
) -> None:
    with running(quick(tmp_path, idle_after=0.0)) as server:
        created = server.table(game, ANNA, BEN, options={"starter": 1} if allowed else {})
        ben = server.stream(created["table"], created["seats"][1]["token"])
        ben.until("events")
        assert ben.legal
        assert (put_bot(server, created, 1)[0] == 200) is allowed
        ben.close()


@every_game
def test_bots_are_not_exchanged_once_the_game_has_begun(server: Running, game: str) -> None:
    created = server.table(game, ANNA, BOT)
    assert put_bot(server, created, 1)[1]["error"] == "started"
