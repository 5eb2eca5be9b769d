"""Several nodes on one PostgreSQL database: any of them serves any table."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from postgres import Postgres
from server.kit import Line, Player, Running, quick, running, until
from server.nodes_run import nodes_run

from stammtisch.core.chance import commitment
from stammtisch.server.database.kept import CHANGING
from stammtisch.server.lobby import elsewhere
from stammtisch.server.persons.keys import Key
from stammtisch.server.seats.guests import guest_mark
from stammtisch.server.store import StoreFailed

ANNA = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


class Two:
    """Two nodes, and the database they share."""

    def __init__(self, one: Running, other: Running, postgresql: Postgres, database: str) -> None:
        self.one, self.other, self.postgresql, self.database = one, other, postgresql, database

    @property
    def both(self) -> tuple[Running, Running]:
        return self.one, self.other

    def at_once(self, *calls: Callable[[], Any]) -> list[Any]:
        """The answers to calls made at the same moment."""
        gate = threading.Barrier(len(calls))

        def call(one: Callable[[], Any]) -> Any:
            gate.wait()
            return one()

        with ThreadPoolExecutor(len(calls)) as pool:
            return list(pool.map(call, calls))

    def look(self, query: str) -> list[tuple[object, ...]]:
        return self.postgresql.run(query, self.database)


@pytest.fixture
def two(postgresql: Postgres, tmp_path: Path) -> Iterator[Two]:
    database = postgresql.database()
    settings = quick(tmp_path, database=database)
    with running(settings) as one, running(settings) as other:
        found = Two(one, other, postgresql, database)
        until(lambda: all(node.app.state.registry.presence.nodes == 1 for node in found.both))
        for node in found.both:  # finishes the routes, which two servers in one process share: not at once
            assert node.get("/nothing").status_code == 404
        yield found


def seated(two: Two, game: str = "the-game", people: int = 2, **more: Any) -> tuple[str, list[str]]:
    """A table whose people have sat down at both nodes in turn, and their tokens."""
    made = two.one.table(game, ANNA, *[OPEN] * (people - 1), **more)
    tokens = [made["seats"][0]["token"]]
    for number in range(1, people):
        answer = two.both[number % 2].post(f"/tables/{made['table']}/seats", {"name": f"Ben {number}"})
        assert answer.status_code == 201, answer.text
        tokens.append(answer.json()["token"])
    return made["table"], tokens


def read_until(player: Player, true: Callable[[Line], bool]) -> Line:
    while True:
        message = player.read()
        if true(message):
            return message


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_people_at_both_nodes_play_one_game(two: Two, game: str) -> None:
    table, tokens = seated(two, game, 4)
    with ExitStack() as stack:
        streams = [two.both[seat % 2].stream(table, token) for seat, token in enumerate(tokens)]
        for player in streams:
            stack.enter_context(player)
            player.until("events")
        play_together(streams, Random(1))
        watching = stack.enter_context(two.other.stream(table))
        watching.until("events")
        for player in streams:
            indices = [event["index"] for event in player.events]
            assert indices == list(range(len(watching.events))), "every event once, and in order"
    until(lambda: two.one.get(f"/tables/{table}").json() == two.other.get(f"/tables/{table}").json())


def play_together(streams: list[Player], rng: Random) -> None:
    """Each plays any legal move whenever it may, and reads what the others do."""

    def play(player: Player, rng: Random) -> None:
        player.play_on(rng)

    with ThreadPoolExecutor(len(streams)) as pool:
        for done in [pool.submit(play, player, Random(rng.random())) for player in streams]:
            done.result(120)


def test_a_move_is_played_once_however_many_ask_for_it(two: Two) -> None:
    table, (anna, _) = seated(two, options={"starter": 0})
    now = two.one.get(f"/tables/{table}", anna).json()
    for _ in range(5):
        now = two.one.get(f"/tables/{table}", anna).json()
        if not now["legal"]:
            break
        body = [{"at": now["at"], "move": move} for move in (now["legal"] * 2)[:2]]
        answers = two.at_once(
            *(
                partial(node.post, f"/tables/{table}/moves", ask, anna)
                for node, ask in zip(two.both, body, strict=True)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409], [one.text for one in answers]
        stale = next(answer.json() for answer in answers if answer.status_code == 409)
        assert stale["error"] == "stale" and stale["at"] > now["at"] and stale["view"]
    positions = [node.position(table, anna) for node in two.both]
    assert positions[0] == positions[1]


def test_a_seat_is_never_given_twice(two: Two) -> None:
    for _ in range(5):
        table = two.one.table("the-game", ANNA, OPEN, OPEN)["table"]
        two.other.get(f"/tables/{table}")

        names = ("Ben", "Cleo", "Dora", "Emil")
        answers = two.at_once(
            *(
                partial(node.post, f"/tables/{table}/seats", {"name": name})
                for node, name in zip(two.both * 2, names, strict=True)
            )
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [201, 201, 409, 409], [answer.text for answer in answers]
        got = [answer.json() for answer in answers if answer.status_code == 201]
        assert {one["seat"] for one in got} == {1, 2}
        for one in got:
            for node in two.both:
                found = node.get(f"/tables/{table}", one["token"]).json()
                assert found["you"]["seat"] == one["seat"] and found["table"]["state"] == "running"


def test_a_game_begins_once(two: Two) -> None:
    for _ in range(3):
        made = two.one.table("raise", ANNA, OPEN, OPEN)
        path, host = f"/tables/{made['table']}", made["host"]
        two.other.get(path)
        answers = two.at_once(*(partial(node.post, f"{path}/start", {}, host) for node in two.both))
        assert sorted(answer.status_code for answer in answers) == [200, 409], [one.text for one in answers]
        assert two.one.get(path).json()["table"]["seats"] == two.other.get(path).json()["table"]["seats"]


def test_take_backs_talk_and_reactions_are_seen_at_the_other_node(two: Two) -> None:
    table, (anna, ben) = seated(two, options={"starter": 0, "talk": "open", "take_back": "on"})
    with two.one.stream(table, anna) as first, two.other.stream(table, ben) as second:
        first.until("events")
        second.until("events")
        at = first.at
        first.move(first.legal[0])
        assert first.move({"take_back": True}, ref=2)["type"] == "events"
        read_until(second, lambda message: message.get("at") == at + 2)
        assert second.events[at:] == first.events[at:]
        for number, (speaker, listener) in enumerate([(first, second), (second, first)] * 2):
            speaker.send(type="say", text="Hallo" + "!" * number, ref=9)
            speaker.until("talk")
            line = listener.until("talk")["line"]
            assert (line["number"], line["text"]) == (number, "Hallo" + "!" * number)
        second.send(type="react", reaction="laugh", ref=3)
        assert first.until("reaction") == {"type": "reaction", "seat": 1, "reaction": "laugh", "ref": 0}


def test_who_is_connected_is_known_at_both_nodes(two: Two) -> None:
    table, (anna, ben) = seated(two)

    def connected(node: Running) -> list[int]:
        seats = node.get(f"/tables/{table}").json()["table"]["seats"]
        return [seat["seat"] for seat in seats if seat["connected"]]

    with two.one.stream(table, anna) as first:
        first.until("events")
        with two.other.stream(table, ben):
            read_until(first, lambda message: message["type"] == "table" and len(present(message)) == 2)
            until(lambda: connected(two.one) == connected(two.other) == [0, 1])
        read_until(first, lambda message: message["type"] == "table" and len(present(message)) == 1)
        until(lambda: connected(two.one) == connected(two.other) == [0])


def test_nobody_who_is_connected_elsewhere_is_absent(postgresql: Postgres, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=postgresql.database(), absent_after=0.0)
    with running(settings) as one, running(settings) as other:
        made = one.table("raise", ANNA, OPEN)
        path = f"/tables/{made['table']}"
        ben = other.post(f"{path}/seats", {"name": "Ben"}).json()["token"]
        with other.stream(made["table"], ben):
            until(lambda: one.get(path).json()["table"]["seats"][1]["connected"])
            answer = one.put(f"{path}/seats/1", {"kind": "bot"}, made["host"])
            assert (answer.status_code, answer.json()["error"]) == (409, "present")
        until(lambda: not one.get(path).json()["table"]["seats"][1]["connected"])
        assert one.put(f"{path}/seats/1", {"kind": "bot"}, made["host"]).status_code == 200


def test_contributions_given_at_both_nodes_are_one_deal(two: Two) -> None:
    values = [bytes([number]) * 32 for number in (1, 2)]
    hashes = [commitment(value) for value in values]
    made = two.one.table("raise", ANNA, OPEN, contribution=hashes[0])
    path = f"/tables/{made['table']}"
    presence = two.other.app.state.registry.presence
    until(lambda: 0 in presence.recent(made["table"], 10.0))
    taken = two.other.post(f"{path}/seats", {"name": "Ben", "contribution": hashes[1]}).json()
    tokens = (made["seats"][0]["token"], taken["token"])
    gives = [
        partial(node.post, f"{path}/contribution", {"value": value.hex()}, token)
        for node, value, token in zip(two.both, values, tokens, strict=True)
    ]
    assert [answer.status_code for answer in two.at_once(*gives)] == [200, 200]
    infos = [node.position(made["table"])["table"] for node in two.both]
    assert infos[0] == infos[1] and infos[0]["state"] == "running"
    assert [one["value"] for one in infos[0]["contributions"]] == [value.hex() for value in values]


def test_a_review_is_made_once_and_seen_at_both_nodes(two: Two) -> None:
    made = two.one.table("raise", ANNA, {"kind": "bot", "bot": "random"})
    table, anna = made["table"], made["seats"][0]["token"]
    with two.one.stream(table, anna) as player:
        player.until("events")
        player.play_on(Random(1))
    path = f"/tables/{table}/review"

    def done() -> bool:
        answers = [node.get(path, anna) for node in two.both]
        assert {answer.status_code for answer in answers} <= {200, 202}, [one.text for one in answers]
        return all(answer.status_code == 200 for answer in answers)

    until(done, 120)
    assert two.one.get(path, anna).json() == two.other.get(path, anna).json()


def present(message: Line) -> list[Line]:
    return [seat for seat in message["table"]["seats"] if seat["connected"]]


def test_the_lobby_lists_the_tables_of_all_nodes(two: Two) -> None:
    def listed(node: Running, state: str) -> list[str]:
        found = node.get("/lobby").json()[state]
        return [table["table"] for table in found]

    made = two.one.table("the-game", ANNA, OPEN, public=True)
    table, anna = made["table"], made["seats"][0]["token"]
    with two.one.stream(table, anna):
        until(lambda: listed(two.other, "waiting") == listed(two.one, "waiting") == [table])
        found = two.other.post("/lobby/find", {"name": "Ben", "language": "de"}).json()
        assert (found["table"], found["seat"]) == (table, 1), (
            "who asks at another node meets the one who waits"
        )
        until(lambda: listed(two.one, "running") == listed(two.other, "running") == [table])
        assert listed(two.one, "waiting") == listed(two.other, "waiting") == []


def test_a_table_of_another_node_is_read_once_for_all_who_look_at_the_lobby(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = two.one.table("the-game", ANNA, OPEN, public=True)
    registry = two.other.app.state.registry
    listed = two.other.app.state.lobby._elsewhere
    glance, read, asking = registry.glance, listed._read, 0
    all_ask = asyncio.Event()
    glances: list[str] = []

    async def late(id: str) -> Any:
        glances.append(id)
        await all_ask.wait()
        return await glance(id)

    async def counted(id: str) -> Any:
        nonlocal asking
        asking += 1
        if asking == 4:
            all_ask.set()
        return await read(id)

    with two.one.stream(made["table"], made["seats"][0]["token"]) as player:
        player.until("welcome")
        until(lambda: registry.presence.listed("waiting") == {made["table"]})
        monkeypatch.setattr(registry, "glance", late)
        monkeypatch.setattr(listed, "_read", counted)
        answers = two.at_once(*[partial(two.other.get, "/lobby")] * 4)
        assert [answer.json()["waiting"][0]["table"] for answer in answers] == [made["table"]] * 4
        assert glances == [made["table"]]
        two.one.post(f"/tables/{made['table']}/seats", {"name": "Ben"})
        until(lambda: two.other.get("/lobby").json()["waiting"] == [])


def test_two_who_ask_for_a_game_at_the_same_moment_meet(two: Two) -> None:
    for _ in range(3):
        asks = [partial(node.post, "/lobby/find", {"name": name, "game": "raise", "players": 2})
                for node, name in zip(two.both, ("Ben", "Cleo"), strict=True)]  # fmt: skip
        found = [answer.json() for answer in two.at_once(*asks)]
        assert found[0]["table"] == found[1]["table"], found
        assert {one["seat"] for one in found} == {0, 1}


def test_one_person_at_a_time_looks_for_a_table_through_all_nodes(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two ask here and one elsewhere: when the first is done, the second is still alone."""
    monkeypatch.setattr(elsewhere, "PATIENCE", 60.0)
    gates = [threading.Event() for _ in range(3)]
    inside: list[int] = []
    together: list[int] = []
    entered = 0

    def watch(node: Running) -> None:
        hall = node.app.state.lobby
        fitting = hall._fitting

        async def held(*asked: Any) -> Any:
            nonlocal entered
            number, entered = entered, entered + 1
            inside.append(number)
            together.append(len(inside))
            await asyncio.to_thread(gates[number].wait, 20)
            found = await fitting(*asked)
            inside.remove(number)
            return found

        monkeypatch.setattr(hall, "_fitting", held)

    questions: list[str] = []

    def count(node: Running) -> None:
        store = node.app.state.registry.store
        lock = store.lock

        async def counted(name: str) -> bool:
            if name == elsewhere.FINDING:
                questions.append(name)
            return bool(await lock(name))

        monkeypatch.setattr(store, "lock", counted)

    watch(two.one)
    watch(two.other)
    count(two.other)
    ask = {"game": "raise", "players": 5}
    with ThreadPoolExecutor(3) as pool:
        asking = [pool.submit(two.one.post, "/lobby/find", {**ask, "name": name}) for name in ("Ben", "Cleo")]
        until(lambda: inside == [0])
        asking.append(pool.submit(two.other.post, "/lobby/find", {**ask, "name": "Dora"}))
        until(lambda: len(questions) >= 3)
        for number, gate in enumerate(gates):
            until(partial(is_inside, inside, number))
            time.sleep(0.5)  # long enough for another to come in as well
            gate.set()
        found = [one.result(20).json() for one in asking]
    assert together == [1, 1, 1], "each was alone"
    assert len({one["table"] for one in found}) == 1 and len({one["seat"] for one in found}) == 3
    assert len(questions) < 20, "a node that waits asks seldom: one thread writes for all"


def is_inside(inside: list[int], number: int) -> bool:
    return number in inside


def test_whom_a_host_has_removed_is_not_let_in_by_another_node(two: Two) -> None:
    key = "0" * 31 + "1"
    made = two.one.table("the-game", ANNA, OPEN, OPEN, public=True)
    path = f"/tables/{made['table']}"
    assert two.other.post(f"{path}/seats", {"name": "Ben"}, key=key).json()["seat"] == 1
    registry = two.one.app.state.registry
    until(lambda: registry.guests_of(made["table"]).has(1))
    assert two.one.put(f"{path}/seats/1", {"kind": "open"}, made["host"]).status_code == 200
    others = two.other.app.state.registry.guests_of(made["table"])
    until(lambda: not others.welcomes(guest_mark(Key(key).person)))
    assert two.other.post(f"{path}/seats", {"name": "Ben"}, key=key).json()["error"] == "removed"
    assert two.one.post(f"{path}/seats", {"name": "Ben"}, key=key).json()["error"] == "removed"


def test_bots_are_driven_by_one_node_at_a_time(two: Two) -> None:
    made = two.one.table("raise", ANNA, BOT, BOT, BOT)
    table, anna = made["table"], made["seats"][0]["token"]
    with two.one.stream(table, anna) as player, two.other.stream(table) as watching:
        player.until("events")
        watching.until("events")
        player.play_on(Random(3))
        while not watching.over:
            watching.read()
        assert watching.at == player.at
    assert sum(node.app.state.registry.driver.lost for node in two.both) == 0


def test_bots_go_on_where_somebody_watches(two: Two) -> None:
    """The node that drove them has nobody any more."""
    made = two.one.table("raise", ANNA, BOT, BOT)
    table, anna = made["table"], made["seats"][0]["token"]
    with two.one.stream(table, anna) as player:
        player.until("events")
        player.move(player.legal[0])
    with two.other.stream(table, anna) as player:
        player.until("events")
        player.play_on(Random(2))
        assert player.over


def test_what_was_told_while_nobody_listened_is_caught_up_with(two: Two) -> None:
    table, (anna, ben) = seated(two, options={"starter": 0})
    cut = (
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        " WHERE application_name = 'stammtisch listener' AND datname = current_database()"
    )
    with two.other.stream(table, ben) as player:
        player.until("events")
        assert len(two.look(cut)) == 2
        now = two.one.get(f"/tables/{table}", anna).json()
        played = two.one.post(f"/tables/{table}/moves", {"at": now["at"], "move": now["legal"][0]}, anna)
        assert played.status_code == 200
        read_until(player, lambda message: message.get("at") == played.json()["at"])
        until(lambda: two.other.get(f"/tables/{table}").json()["table"]["seats"][1]["connected"])
        until(lambda: two.one.get(f"/tables/{table}").json()["table"]["seats"][1]["connected"])


def test_the_next_table_is_the_same_for_all(two: Two) -> None:
    made = two.one.table("raise", ANNA, BOT)
    table, anna = made["table"], made["seats"][0]["token"]
    with two.one.stream(table, anna) as player:
        player.until("events")
        player.play_on(Random(1))
    for node in two.both:
        assert node.get(f"/tables/{table}").json()["table"]["state"] == "over"
    before = two.look("SELECT count(*) FROM tables")
    answers = two.at_once(*(partial(node.post, f"/tables/{table}/again", {}, anna) for node in two.both * 2))
    assert {answer.status_code for answer in answers} == {201}, [answer.text for answer in answers]
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert two.look("SELECT count(*) FROM tables") == [(before[0][0] + 1,)]  # type: ignore[operator]


def test_a_node_that_is_killed_takes_nothing_with_it(tmp_path: Path, postgresql: Postgres) -> None:
    found = nodes_run(tmp_path, postgresql.database(), tables=5, people=3, kills=4, seed=7)
    print(found.told(), (tmp_path / "server.log").read_text()[-3000:])
    assert found.problems == []
    assert found.kills == 4 and found.acknowledged > 10 and found.races
    assert found.reconnected


def test_a_table_that_follows_is_sent_everything_that_a_row_can_change(server: Running) -> None:
    class Noting(dict[str, Any]):
        def __getitem__(self, name: str) -> Any:
            asked.add(name)
            return super().__getitem__(name)

        def get(self, name: str, default: Any = None) -> Any:
            asked.add(name)
            return super().get(name, default)

    asked: set[str] = set()
    table = server.table("raise", ANNA, OPEN)["table"]
    registry = server.app.state.registry
    path = registry.store._database
    with sqlite3.connect(path) as file:
        file.row_factory = sqlite3.Row
        row = file.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()
    registry.if_awake(table)._take_row(Noting(row))
    assert asked == set(CHANGING)


def test_a_deadline_that_could_not_be_put_off_is_put_off_later(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node knows of a deadline in the outbox only once it is stored."""
    table, _ = seated(two, turn_time=600)
    state = two.one.app.state
    found = state.registry.if_awake(table)
    two.look("DELETE FROM outbox")
    found._deadline = None  # as after another node's move
    write = state.registry.store.write
    failed: list[Any] = []

    def once(*writes: Any) -> Any:
        if not failed:
            failed.append(writes)
            raise StoreFailed
        return write(*writes)

    monkeypatch.setattr(state.registry.store, "write", once)

    def reached() -> None:
        act = state.deadlines._act(found, found.due - 300)
        asyncio.run_coroutine_threadsafe(act, two.one.loop).result(20)

    with pytest.raises(StoreFailed):
        reached()
    reached()
    assert len(two.look(f"SELECT id FROM outbox WHERE table_id = '{table}'")) == 1
