"""`stammtisch tables`: what an operator sees and does at a running server, over a socket of their own."""

from __future__ import annotations

import json
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from server.kit import Line, Running, quick, running
from server.test_company import together
from server.test_lobby import ANNA, BOT, KEY, OPEN, OTHER, public
from server.test_me import error

from stammtisch.cli import main
from stammtisch.server.lobby.socket import MOST_LETTERS, ask, new_socket, socket_path, sockets
from stammtisch.server.seats.seats import new_id

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no Unix sockets here")


@pytest.fixture
def desk() -> Iterator[Path]:
    """Where the socket is; a path that is short enough on every system."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "operator"


@pytest.fixture
def own(database: str, tmp_path: Path, desk: Path) -> Iterator[Running]:
    with running(quick(tmp_path, database=database, socket=desk)) as found:
        yield found


def run(capsys: Any, *words: str) -> tuple[int, str]:
    """The exit code, and what was printed."""
    with pytest.raises(SystemExit) as ended:
        main(["tables", *map(str, words)])
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out + said.err


def listed(capsys: Any, desk: Path, *words: str) -> list[str]:
    code, said = run(capsys, "--socket", str(desk), "--json", *words)
    assert code == 0, said
    return [one["table"] for one in json.loads(said)["tables"]]


def test_only_the_owner_may_ask(own: Running, desk: Path) -> None:
    assert stat.S_IMODE(desk.stat().st_mode) == 0o600
    assert ask([desk], {"call": "tables"}) == {"tables": [], "more": False}


def test_the_socket_goes_with_the_server_and_one_left_behind_is_replaced(tmp_path: Path, desk: Path) -> None:
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(desk))
    with running(quick(tmp_path, socket=desk)):
        assert ask([desk], {"call": "reports"}) == {"reports": []}
    assert not desk.exists()


def test_a_file_in_its_place_is_not_touched(tmp_path: Path, desk: Path, caplog: Any) -> None:
    desk.write_text("mine")
    with running(quick(tmp_path, socket=desk)) as server:
        assert server.get("/lobby").status_code == 200, "it runs all the same"
    assert desk.read_text() == "mine" and "will not reach this server" in caplog.text


def test_tables_are_listed_by_state_game_and_whether_they_are_public(
    own: Running, desk: Path, capsys: Any
) -> None:
    first = public(own)["table"]
    second = own.table("raise", ANNA, BOT)["table"]
    third = own.table("raise", ANNA, OPEN)["table"]
    assert sorted(listed(capsys, desk)) == sorted([first, second, third])
    assert listed(capsys, desk, "--public") == [first]
    assert listed(capsys, desk, "--state", "running") == [second]
    assert sorted(listed(capsys, desk, "--game", "raise")) == sorted([second, third])
    assert listed(capsys, desk, "--state", "waiting", "--game", "raise") == [third]
    assert len(listed(capsys, desk, "--most", "2")) == 2
    _, said = run(capsys, "--socket", str(desk), "--public", "--language", "de")
    assert first in said and "wartet" in said and "Anna" in said
    assert "Es gibt mehr davon" in run(capsys, "--socket", str(desk), "--most", "1", "--language=de")[1]


def test_an_operator_closes_a_table_at_any_time(own: Running, desk: Path, capsys: Any) -> None:
    made = own.table("raise", ANNA, {"kind": "me", "name": "Ben"}, BOT)
    table, (anna, ben, _) = made["table"], [seat["token"] for seat in made["seats"]]
    with own.stream(table, anna) as player:
        player.until("welcome")
        code, said = run(capsys, "--socket", str(desk), "--close", table)
        assert (code, said) == (0, f"Table {table} is closed.\n")
        while player.table["state"] != "closed":
            player.read()
    position = own.get(f"/tables/{table}", ben).json()
    assert position["view"] and position["legal"] == []
    move = {"at": position["at"], "move": position["view"]["mine"]["legal"][0]}
    for answer in (
        own.post(f"/tables/{table}/moves", move, ben),
        own.post(f"/tables/{table}/talk", {"text": "Why?"}, ben),
        own.put(f"/tables/{table}/seats/1", {"kind": "bot"}, ben),
        own.put(f"/tables/{table}/pace", {"pace": 0.8}, ben),
        own.post(f"/tables/{table}/again", None, ben),
    ):
        assert error(answer) == (409, "closed")
    assert own.get(f"/tables/{table}/record", ben).status_code == 200, "what was played can be read"
    assert own.get(f"/tables/{table}", ben).json()["table"]["secret"] is None
    assert listed(capsys, desk, "--state", "closed") == [table]
    assert run(capsys, "--socket", str(desk), "--close", "nothing")[0] == 1


def test_an_operator_removes_a_person_before_the_start_and_in_mid_game(
    own: Running, desk: Path, capsys: Any
) -> None:
    made = public(own, ANNA, OPEN, OPEN, key=KEY)
    table = made["table"]
    ben = own.post(f"/tables/{table}/seats", {"name": "Ben"}, key=OTHER).json()
    code, said = run(capsys, "--socket", str(desk), "--remove", table, "2")
    assert code == 0 and "seat 2" in said
    assert error(own.get(f"/tables/{table}", ben["token"])) == (401, "unknown-token")
    assert error(own.post(f"/tables/{table}/seats", {"name": "Ben"}, key=OTHER)) == (403, "removed")
    begun = together(own, ("Ben", OTHER))
    assert run(capsys, "--socket", str(desk), "--remove", begun["table"], "2")[0] == 0
    token = begun["seats"][1]["token"]
    assert error(own.get(f"/tables/{begun['table']}", token)) == (401, "unknown-token")
    seat = own.get(f"/tables/{begun['table']}").json()["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "Ben"), "a bot plays on"
    assert [one["table"] for one in own.get("/me/running", key=OTHER).json()["games"]] == []
    for bad in ("0", "two"):
        assert run(capsys, "--socket", str(desk), "--remove", table, bad)[0] == 2
    assert run(capsys, "--socket", str(desk), "--remove", table, "3")[0] == 1, "nobody sits there"


def test_reports_are_read_and_settled(own: Running, desk: Path, capsys: Any) -> None:
    at = ("--socket", str(desk))
    assert run(capsys, *at, "--reports") == (0, "Nothing is reported.\n")
    made = together(own, ("Ben", OTHER))
    own.post(f"/tables/{made['table']}/talk", {"text": "You fools"}, made["seats"][1]["token"])
    own.post(f"/tables/{made['table']}/seats/1/report", {"text": "Rude"}, made["seats"][0]["token"], KEY)
    code, said = run(capsys, *at, "--reports")
    assert code == 0 and "Ben, seat 2" in said and "  Rude\n  > You fools\n" in said
    report: Line = json.loads(run(capsys, *at, "--reports", "--json")[1])["reports"][0]
    assert "reporter" not in report
    assert run(capsys, *at, "--settle", report["id"])[0] == 0
    assert run(capsys, *at, "--reports") == (0, "Nothing is reported.\n")
    assert "(settled)" in run(capsys, *at, "--reports", "--all")[1]
    assert run(capsys, *at, "--settle", "nothing")[0] == 1


def test_where_no_server_runs_this_is_said(tmp_path: Path, capsys: Any) -> None:
    code, said = run(capsys, "--database", str(tmp_path / "games.sqlite"))
    assert code == 1 and "no running server answers" in said and "Traceback" not in said


@pytest.mark.parametrize(
    "line",
    [b"", b"nonsense\n", b"[]\n", b'{"call":"x"}\n', b'{"call":"close"}\n', b'{"call":"tables","x":1}\n'],
)
def test_a_bad_question_gets_an_answer(alone: Running, desk: Path, line: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(desk))
        asking.sendall(line)
        asking.shutdown(socket.SHUT_WR)
        with asking.makefile("rb") as answers:
            assert json.loads(answers.readline())["error"] == "bad-request"


@pytest.fixture
def alone(tmp_path: Path, desk: Path) -> Iterator[Running]:
    with running(quick(tmp_path, socket=desk)) as found:
        yield found


def test_the_socket_is_beside_the_file_or_in_the_users_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    assert socket_path("/srv/games.sqlite") == Path("/srv/games.sqlite-operator")
    postgres = socket_path("postgresql://anna@host/games")
    assert postgres.parent == Path("/run/user/7/stammtisch") and "host" not in postgres.name
    assert postgres != socket_path("postgresql://anna@host/others")
    deep = "/" + "folder/" * 20 + "games.sqlite"
    assert len(os.fsencode(socket_path(deep))) <= MOST_LETTERS
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert socket_path("postgresql://anna@host/games").parent == tmp_path / "stammtisch"


def test_any_living_node_of_a_machine_can_be_asked(
    postgresql: Postgres, tmp_path: Path, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(desk.parent))
    database = postgresql.database()
    base = socket_path(database)
    base.parent.mkdir(0o700)
    left = base.with_name(f"{base.name}-left")
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(left))
    os.utime(left, (0, 0))

    def node() -> AbstractContextManager[Running]:
        return running(quick(tmp_path, database=database, socket=new_socket(database)))

    def tables() -> tuple[int, str]:
        return run(capsys, "--database", database, "--json")

    with node() as first:
        table = first.table("raise", ANNA, OPEN)["table"]
        assert not left.exists(), "what a killed node has left is removed"
        with node() as second:
            assert len(sockets(database)) == 3 and second.get("/lobby").status_code == 200
            assert tables()[0] == 0
            assert run(capsys, "--database", database, "--close", table)[0] == 0
        code, said = tables()
        assert code == 0 and json.loads(said)["tables"][0]["state"] == "closed"
        first.app.state.registry.presence._left = -1e9  # other nodes go on without it
        assert first.get(f"/tables/{table}").status_code == first.http.get("/ready").status_code == 503
        with node():
            for _ in range(2):
                os.utime(sockets(database)[1])  # the one that is cut off is asked first
                assert run(capsys, "--database", database, "--close", table)[0] == 0
    assert tables()[0] == 1 and sockets(database) == [base]


def test_no_table_has_a_name_that_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-F8x", "--close", "F8x"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(made))
    assert new_id() == "F8x"
