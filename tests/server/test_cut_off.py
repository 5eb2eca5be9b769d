"""A node that is cut off from the database but not from its people, while another one goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from relay import Relay, relay
from server.kit import Caller, Line, Player, Running, quick, running, until
from server.test_proxies import TRUSTING, Outside, behind
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.server import store
from stammtisch.server.database import engine as engines

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}
PATIENCE = 60.0  # seconds; on a busy machine everything takes longer


class Cut:
    """Two nodes on one database, one of them behind a relay."""

    def __init__(self, behind: Running, other: Running, between: Relay, postgresql: Postgres) -> None:
        self.behind, self.other, self.between, self.postgresql = behind, other, between, postgresql

    def agree(self, table: str, tokens: list[str]) -> bool:
        """Whether both nodes show the same, to everybody."""
        for token in tokens:
            answers = [node.get(f"/tables/{table}", token) for node in (self.behind, self.other)]
            if [answer.status_code for answer in answers] != [200, 200]:
                return False
            one, other = (answer.json() for answer in answers)
            if any(one[part] != other[part] for part in ("at", "view", "legal", "talk")):
                return False
        return True


@contextmanager
def cut_nodes(folder: Path, postgresql: Postgres, **settings: Any) -> Iterator[Cut]:
    database = postgresql.database()
    with relay(postgresql.port) as between:
        through = database.replace(f":{postgresql.port}/", f":{between.port}/")
        with (
            running(quick(folder, database=through, **settings)) as behind,
            running(quick(folder, database=database, **settings)) as other,
        ):
            until(lambda: all(node.app.state.registry.presence.nodes == 1 for node in (behind, other)))
            yield Cut(behind, other, between, postgresql)
            between.mend()  # nobody ends while waiting for a database


def ready(node: Running) -> int:
    return node.http.get("/ready").status_code


def closed_with(player: Player) -> int:
    """Read what is left; the code with which the stream ends."""
    with pytest.raises(ConnectionClosed) as closed:
        player.until("never", PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def refused_stream(node: Running, table: str, token: str | None) -> int:
    with node.stream(table, token) as player:
        return closed_with(player)


def play(node: Caller, table: str, token: str) -> int:
    """A legal move; returns its index once it is acknowledged."""
    now = node.get(f"/tables/{table}", token).json()
    answer = node.post(f"/tables/{table}/moves", {"at": now["at"], "move": now["legal"][0]}, token)
    assert answer.status_code == 200, answer.text
    at: int = now["at"]
    return at


def journal(node: Running, table: str, token: str) -> list[Line]:
    with node.stream(table, token) as player:
        player.until("events")
        return player.events


@pytest.mark.parametrize("how", ["close_all", "swallow"])
def test_a_node_without_its_database_shows_nothing_and_promises_nothing(
    how: str, tmp_path: Path, postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "ANSWERS_WITHIN", 5.0)
    with cut_nodes(tmp_path, postgresql) as cut:
        made = cut.behind.table("the-game", ANNA, BEN, options={"starter": 0})
        table, (anna, ben) = made["table"], [seat["token"] for seat in made["seats"]]
        acknowledged = [play(cut.behind, table, anna)]
        quiet = cut.behind.table("the-game", ANNA, BEN)["table"]
        with (
            cut.behind.stream(table, anna) as first,
            cut.other.stream(table, ben) as second,
            cut.behind.stream(quiet) as watching,
        ):
            for player in (first, second, watching):
                player.until("events")
            shown = len(first.events)
            now = cut.behind.get(f"/tables/{table}", anna).json()
            getattr(cut.between, how)()
            first.send(type="move", at=now["at"], move=now["legal"][0], ref=7)
            until(lambda: ready(cut.behind) == 503, PATIENCE)
            assert cut.behind.http.get("/health").status_code == 200
            assert ready(cut.other) == 200
            assert closed_with(first) == 1012, "come back, to another node"
            told = [line for line in first.received if '"refused"' in line]
            assert len(first.events) == shown, "nothing is shown that is not stored"
            assert all('"error-not-stored"' in line or '"error-busy"' in line for line in told)
            until(lambda: cut.behind.get(f"/tables/{table}", anna).status_code == 503, PATIENCE)
            assert closed_with(watching) == 1012, "also who only watches does not look at the past"
            for one, token in ((table, anna), (quiet, None)):
                assert refused_stream(cut.behind, one, token) == 1013, "the page says that it does not go on"
            again = cut.behind.post(
                f"/tables/{table}/moves", {"at": now["at"], "move": now["legal"][0]}, anna
            )
            assert (again.status_code, again.json()["error"]) == (503, "busy")
            # Through the other node the game goes on.
            until(lambda: moved(cut.other, table, now, anna), PATIENCE)
            acknowledged.append(now["at"])
            acknowledged.append(play(cut.other, table, anna))
            while second.at <= acknowledged[-1]:
                second.read(PATIENCE)
            until(lambda: not connected(cut.other, table, 0), PATIENCE)
        cut.between.mend()
        until(lambda: ready(cut.behind) == 200, PATIENCE)
        until(partial(cut.agree, table, [anna, ben]), PATIENCE)
        acknowledged.append(play(cut.behind, table, anna))
        until(partial(cut.agree, table, [anna, ben]), PATIENCE)
        events = journal(cut.behind, table, anna)
        assert events == journal(cut.other, table, anna)
        mine = [event["index"] for event in events if event["move"].get("seat") == 0]
        assert [at for at in mine if at >= acknowledged[0]] == acknowledged, "all of them, each once"


def moved(node: Running, table: str, now: Line, token: str) -> bool:
    """What the node that was cut off had begun to write does not block the table for long."""
    ask = {"at": now["at"], "move": now["legal"][0]}
    answer = node.post(f"/tables/{table}/moves", ask, token)
    assert answer.status_code in (200, 503), answer.text
    return answer.status_code == 200


def connected(node: Running, table: str, seat: int) -> bool:
    found: bool = node.get(f"/tables/{table}").json()["table"]["seats"][seat]["connected"]
    return found


def test_a_proxy_leads_people_to_the_node_that_works(tmp_path: Path, postgresql: Postgres) -> None:
    with (
        cut_nodes(tmp_path, postgresql, **TRUSTING) as cut,
        behind("haproxy", tmp_path, cut.behind.port, cut.other.port) as proxy,
    ):
        outside = Outside(proxy)
        made = cut.other.table("the-game", ANNA, BEN, options={"starter": 0})
        table, anna = made["table"], made["seats"][0]["token"]
        until(lambda: at_both(cut, outside, table, anna), PATIENCE)
        cut.between.swallow()
        until(lambda: ready(cut.behind) == 503, PATIENCE)
        until(lambda: [welcomed(outside, table, anna) for _ in range(6)] == [True] * 6, PATIENCE)
        for _ in range(2):
            play(outside, table, anna)
        outside.http.close()


def at_both(cut: Cut, outside: Outside, table: str, token: str) -> bool:
    """Whether the proxy sends people to both nodes."""
    with outside.stream(table, token) as one, outside.stream(table, token) as other:
        for player in (one, other):
            player.until("events")
        return all(len(node.app.state.registry.if_awake(table).audience) for node in (cut.behind, cut.other))


def welcomed(outside: Outside, table: str, token: str) -> bool:
    with suppress(ConnectionClosed, InvalidStatus), outside.stream(table, token) as player:
        player.until("events", PATIENCE)
        return True
    return False


def test_bots_of_a_node_that_says_nothing_more_are_taken_over(
    tmp_path: Path, postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL does not learn that the node is gone: the locks end because nothing comes from it."""
    monkeypatch.setattr(engines, "LOST_WITHIN", 6)
    with cut_nodes(tmp_path, postgresql) as cut:
        made = cut.behind.table("the-game", ANNA, BOT, options={"starter": 0})
        table, anna = made["table"], made["seats"][0]["token"]
        with cut.behind.stream(table, anna) as player:
            player.until("events")
            while not (ends := [move for move in player.legal if "end" in move]):
                player.move(player.legal[0])
            player.move(ends[0])
            while not player.legal:  # the bot has had its turn, driven by this node
                player.read(PATIENCE)
            cut.between.swallow()
        assert cut.behind.app.state.registry.store.holds(f"bots/{table}")
        with cut.other.stream(table, anna) as player:
            player.until("events")
            while not (ends := [move for move in player.legal if "end" in move]):
                player.move(player.legal[0])
            player.move(ends[0])
            while not player.legal:
                player.read(PATIENCE)


def test_an_idle_node_says_that_it_is_there(
    tmp_path: Path, postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends the connection of one that does not."""
    assert store.LOOK_EVERY * 3 < engines.LOST_WITHIN
    monkeypatch.setattr(store, "LOOK_EVERY", 0.5)
    database = postgresql.database()
    writing = (
        "SELECT pid, query_start FROM pg_stat_activity JOIN pg_locks USING (pid)"
        " WHERE locktype = 'advisory' AND mode = 'ShareLock' AND datname = current_database()"
    )
    with running(quick(tmp_path, database=database)):
        ((pid, first),) = postgresql.run(writing, database)
        for _ in range(2):
            until(partial(looked, postgresql, writing, database, first), PATIENCE)
            ((same, first),) = postgresql.run(writing, database)
            assert same == pid


def looked(postgresql: Postgres, query: str, database: str, before: object) -> bool:
    ((_, now),) = postgresql.run(query, database)
    return now != before
