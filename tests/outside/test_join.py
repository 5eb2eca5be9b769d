"""Programs at a running table: through `join`, through the client, and on their own."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from outside.test_arena import complaint, run
from outside.test_protocol import TALKER
from processes import child
from server.kit import Running, quick, running, until

from stammtisch.client import AsyncServer, Lost, Refused, Seat, Server, Unreachable
from stammtisch.core.match import Match
from stammtisch.games import GAMES

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "bots"
BAD = HERE / "bad_bots.py"
ANNA = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("join"))) as found:
        yield found


def address(server: Running) -> str:
    return f"http://127.0.0.1:{server.port}"


def joining(server: Running, created: Any, bot: str, *more: str) -> Any:
    """`stammtisch join`, as a process of its own."""
    return child(
        [sys.executable, "-m", "stammtisch", "join", created["join"], "--server", address(server),
         "--bot", bot, "--seconds", "60", *more],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1"},
    )  # fmt: skip


def seats(server: Running, created: Any) -> Any:
    return server.get(f"/tables/{created['table']}").json()["table"]["seats"]


def state(server: Running, created: Any) -> Any:
    return server.get(f"/tables/{created['table']}").json()["table"]["state"]


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_javascript_program_plays_a_whole_game_at_a_running_server(server: Running, game: str) -> None:
    created = server.table(game, BOT, OPEN, BOT)
    with joining(server, created, f"cmd:node {EXAMPLES / 'pipe.js'}") as process:
        out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    assert re.match(rf"pipe sits on seat 2 at table {created['table']}\nthe game is over: ", out)
    result = json.loads(out.partition("the game is over: ")[2])
    assert (
        result.items() <= server.get(f"/tables/{created['table']}").json()["view"]["public"]["result"].items()
    )
    assert [(one["name"], one["kind"], one["program"]) for one in seats(server, created)][1] == (
        "pipe", "person", True,
    )  # fmt: skip


def test_a_javascript_program_takes_its_seat_by_itself(server: Running) -> None:
    created = server.table("raise", BOT, OPEN)
    with child(
        ["node", EXAMPLES / "http.js", address(server), created["join"]],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    ) as process:  # fmt: skip
        out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    assert sorted(json.loads(out)) == ["scores", "winners"]
    assert seats(server, created)[1]["program"]


def test_a_class_stays_for_the_next_game(server: Running) -> None:
    created = server.table("raise", ANNA, OPEN)
    token = created["seats"][0]["token"]
    with joining(
        server, created, f"{EXAMPLES / 'closest.py'}:Closest", "--stay", "--name", "Carla"
    ) as process:
        until(lambda: state(server, created) == "running", 120)
        assert seats(server, created)[1]["name"] == "Carla"
        with server.stream(created["table"], token) as anna:
            anna.play_on(Random(1))
        again = server.post(f"/tables/{created['table']}/again", {"seats": "rotated"}, token).json()
        with server.stream(again["table"], token) as anna:
            anna.play_on(Random(2))
        assert [process.stdout.readline().partition(":")[0] for _ in range(3)][1:] == ["the game is over"] * 2
    assert [one["program"] for one in seats(server, again)] == [True, False]


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (f"{BAD}:Crashes", "crashed: AttributeError"),
        (f"{BAD}:Cheats", "illegal move: "),
        (f"cmd:{sys.executable} {BAD} nonsense", "unreadable answer: "),
        (f"cmd:{sys.executable} {BAD} out-of-turn", "spoke unasked: "),
    ],
)
def test_a_program_that_does_wrong_is_named_and_a_bot_plays_on(server: Running, bot: str, said: str) -> None:
    created = server.table("the-game", BOT, OPEN)
    err = join_here(server, created, bot)
    assert f"{bot}: {said}" in err and "one of the server's bots plays on" in err
    assert seats(server, created)[1]["stands_in"]


def test_a_program_that_hangs_does_not_keep_the_table_waiting(server: Running) -> None:
    created = server.table("raise", BOT, OPEN)
    err = join_here(server, created, f"{BAD}:Hangs", "--seconds", "0.2")
    assert "too late: no answer within 1.2 s" in err
    assert seats(server, created)[1]["stands_in"]


def join_here(server: Running, created: Any, bot: str, *more: str) -> str:
    """What `join` complains of; in this process, which is quicker."""
    words = ("join", created["join"], "--server", address(server), "--bot", bot)
    return complaint(*words, *(more or ("--seconds", "60")), code=1)


def test_a_program_gives_signals_at_a_table(server: Running, tmp_path: Path) -> None:
    program = tmp_path / "talker.py"
    program.write_text(TALKER)
    created = server.table("the-game", BOT, OPEN, options={"talk": "signals"})
    bot = f"cmd:{sys.executable} {program} {tmp_path / 'heard'}"
    run("join", created["join"], "--server", address(server), "--bot", bot, "--seconds", "60")
    lines = [json.loads(line) for line in server.get(f"/tables/{created['table']}/record").text.splitlines()]
    assert [line for line in lines if line.get("seat") == 1 and "signal" in line]
    assert "result" in lines[-2]


def test_ctrl_c_frees_the_seat(server: Running) -> None:
    created = server.table("raise", ANNA, OPEN, OPEN)
    with joining(server, created, "greedy") as process:
        until(lambda: seats(server, created)[1]["connected"], 120)
        process.send_signal(2)
        process.communicate(timeout=120)
    assert process.returncode == 130
    assert seats(server, created)[1]["kind"] == "open"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["NOCODE", "--bot", "greedy"], 1, ""),
        (["NOCODE", "--bot", "greedy", "--server", "http://127.0.0.1:1"], 1, "the server cannot be used"),
    ],
)
def test_what_cannot_be_joined_is_said_in_one_line(
    server: Running, words: list[str], code: int, said: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", "join", "--server", address(server), *words],
        capture_output=True, encoding="utf-8", timeout=120, check=False, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    assert done.returncode == code and said in done.stderr
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


# The client


def test_the_plain_client_plays_a_whole_game_over_the_stream(server: Running) -> None:
    created = server.table("the-game", BOT, OPEN)
    seat = Server(address(server)).sit(created["join"], "Carla")
    indices, rng = [], Random(3)
    for moment in seat.moments():
        indices.append(moment.at)
        if moment.legal:
            act = rng.choice(moment.legal)
            seat.play(act)
            seat.play(act)  # for one index, one act is sent
    assert moment.over and moment.view.seat == seat.seat == 1
    assert indices == sorted(set(indices))
    record = server.get(f"/tables/{created['table']}/record").text.splitlines()
    assert json.loads(record[-2])["result"] == moment.view.result.line()


def test_the_plain_client_plays_a_whole_game_over_http(server: Running) -> None:
    created = server.table("raise", BOT, OPEN)
    seat = Server(address(server)).sit(created["join"], "Carla")
    moment = seat.look()
    while moment is None or not moment.over:
        if moment is not None and moment.legal:
            try:
                moment = seat.move(moment.legal[0], moment.at)
            except Refused:  # somebody else was quicker
                moment = seat.look()
        else:
            time.sleep(0.05)
            moment = seat.look()
    assert len(moment.view.result.scores) == 2


def test_the_asynchronous_client_plays_whole_games_at_once(server: Running) -> None:
    tables = [server.table(game, BOT, OPEN) for game in ("the-game", "raise")]

    async def play(created: Any) -> Any:
        seat = await AsyncServer(address(server)).sit(created["join"], "Carla")
        async for moment in seat.moments():
            if moment.legal:
                await seat.play(moment.legal[0])
        return moment.view.result

    async def both() -> list[Any]:
        return await asyncio.gather(*map(play, tables))

    team, rivals = asyncio.run(both())
    assert team.left > 0 and len(rivals.scores) == 2


def test_a_move_at_a_stale_index_is_refused_and_never_played_twice(server: Running) -> None:
    created = server.table("the-game", OPEN)
    seat = Server(address(server)).sit(created["join"], "Carla")
    moment = seat.look()
    while moment is None:
        moment = seat.look()
    after = seat.move(moment.legal[0], moment.at)
    with pytest.raises(Refused, match="stale") as stale:
        seat.move(moment.legal[0], moment.at)
    assert stale.value.status == 409 and after.at > moment.at


def test_a_client_that_is_slow_knows_that_it_is_behind(server: Running) -> None:
    created = server.table("raise", ANNA, OPEN)
    token = created["seats"][0]["token"]
    seat = Server(address(server)).sit(created["join"], "Carla")
    moments = seat.moments()
    first = next(moments)
    assert not seat.behind()
    now = server.get(f"/tables/{created['table']}", token).json()
    server.post(f"/tables/{created['table']}/moves", {"at": now["at"], "move": now["legal"][0]}, token)
    until(seat.behind, 60)
    later = next(moments)
    assert later.at > first.at and not seat.behind()
    moments.close()


def test_a_stream_that_is_lost_is_opened_again_and_its_move_played_once(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(quick(tmp_path)))
        created = server.table("raise", BOT, OPEN)
        seat = Server(address(server)).sit(created["join"], "Carla")
        played, cut = 0, 0
        for moment in seat.moments():
            if not moment.legal:
                continue
            if played in (3, 6) and seat._stream is not None:
                cut += 1
                seat._stream.socket.shutdown(2)  # as if somebody had pulled the plug
            seat.play(moment.legal[0])
            played += 1
        assert moment.over and cut == 2
        mine = [
            line for line in server.get(f"/tables/{created['table']}/record").text.splitlines()
            if json.loads(line).get("seat") == 1
        ]  # fmt: skip
        assert len(mine) <= played  # passing may be the only legal act, but nothing was sent twice


def test_a_client_that_has_no_right_is_told_so(server: Running) -> None:
    created = server.table("raise", BOT, BOT)
    with pytest.raises(Lost, match="4401"):
        next(Seat(Server(address(server)), created["table"], 0, "no-such-token").moments())
    with pytest.raises(Lost, match="4404"):
        next(Seat(Server(address(server)), "no-such-table").moments())
    with pytest.raises(Unreachable):
        Server("http://127.0.0.1:1").find("ABCDEF")
    spectator = Seat(Server(address(server)), created["table"])
    seen = next(iter(spectator.moments()))
    assert seen.view.seat is None and seen.legal == ()


def test_what_the_client_sees_is_what_the_engine_shows(server: Running) -> None:
    created = server.table("raise", BOT, OPEN, BOT)
    seat = Server(address(server)).sit(created["join"], "Carla")
    views = []
    for moment in seat.moments():
        views.append((moment.at, moment.view))
        if moment.legal:
            seat.play(moment.legal[0])
    lines = [json.loads(line) for line in server.get(f"/tables/{created['table']}/record").text.splitlines()]
    game = GAMES["raise"]
    options = game.options(**lines[0]["options"], players=3)
    match: Match[Any, Any, Any] = Match(game, options, chance=None)
    shown = {}
    for line in lines[1:]:
        if "result" in line:
            break
        for move in game.moves(line):
            match.play(move)
            shown[match.at] = match.view(1)
    assert len(views) > 30
    for at, view in views:
        # Face-down cards are recorded together when all are in, so that only what follows them compares.
        if view.has_chosen.count(True) in (0, 3) and at in shown:
            assert shown[at] == view


def test_a_program_is_told_the_whole_past_of_the_game(server: Running) -> None:
    created = server.table("the-game", BOT, OPEN, options={"talk": "signals"})
    seat = Server(address(server)).sit(created["join"], "Carla")
    views, rng = {}, Random(3)
    for moment in seat.moments():
        views[moment.at] = moment.view
        if moment.legal:
            seat.play(rng.choice(moment.legal))
    assert len(moment.view.turns) > 2
    looked = seat.look()
    assert looked is not None and looked.view == moment.view
    lines = [json.loads(line) for line in server.get(f"/tables/{created['table']}/record").text.splitlines()]
    game = GAMES["the-game"]
    match: Match[Any, Any, Any] = Match(game, moment.view.options, chance=None)
    for line in lines[1:]:
        if "result" in line:
            break
        for move in game.moves(line):
            match.play(move)
            assert views.get(match.at, match.view(1)) == match.view(1)
    assert match.view(1) == moment.view


def test_pages_are_not_sent_the_past(server: Running) -> None:
    created = server.table("the-game", ANNA, OPEN, options={"starter": 1})
    token = created["seats"][0]["token"]
    with server.stream(created["table"], token) as anna, server.stream(created["table"]) as spectator:
        seat = Server(address(server)).sit(created["join"], "Carla")
        moments = seat.moments()
        while (moment := next(moments)).legal:
            seat.play(moment.legal[-1])  # once it is there, the end of the turn
        moments.close()
        assert len(moment.view.turns) == 2
        for player in (anna, spectator):
            while player.view is None or player.view["public"]["on_turn"] != 0:
                player.read(60)
            assert not [text for text in player.received if '"past"' in text]
        for who in (token, None):
            assert "past" not in server.get(f"/tables/{created['table']}", who).json()["view"]


def test_nothing_is_left_running(server: Running) -> None:
    until(lambda: not [one for one in threading.enumerate() if one.name.startswith("recv_events")], 60)
