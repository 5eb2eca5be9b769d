"""One fault costs no table: whatever fails while a table changes, it is afterwards as it is stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Line, Player, Running, quick, running, until
from third_game import EXAMPLE, GAME
from websockets.exceptions import ConnectionClosed

from stammtisch.games import GAMES, wire
from stammtisch.server import requests
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import Store
from stammtisch.server.tables.table import Table

ANNA, BEN = ({"kind": "me", "name": name} for name in ("Anna", "Ben"))
BOT = {"kind": "bot", "bot": "greedy"}
PARTS = ("view", "redact", "turn", "wire.news", "wire.public", "wire.mine")


class Planned(Exception):
    """The fault of a test."""


class Fault:
    """Makes a function of one object fail once, when it is armed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.armed = False

    def plant(self, thing: Any, name: str) -> None:
        real = getattr(thing, name)

        def once(*arguments: Any, **named: Any) -> Any:
            if self.armed:
                self.armed = False
                raise Planned
            return real(*arguments, **named)

        self._monkeypatch.setattr(thing, name, once)

    def plant_in_game(self, game: Any, part: str) -> None:
        self.plant(wire.wire_of(game) if part.startswith("wire.") else game, part.removeprefix("wire."))


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    return Fault(monkeypatch)


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A game of another package, whose faults cannot be known."""
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    from stammtisch_goofspiel.game import Goofspiel

    game = Goofspiel()
    monkeypatch.setitem(GAMES, GAME, game)
    yield game
    wire._known.pop(GAME, None)


class Two:
    """Anna and Ben, who play by calls and remember every move that was acknowledged."""

    def __init__(self, server: Running, game: str = GAME, **options: Any) -> None:
        server.http.headers["Connection"] = "close"  # the server closes it with a 500
        created = server.table(game, ANNA, BEN, options=options)
        self.table = created["table"]
        self.host = created["host"]
        self.tokens = [seat["token"] for seat in created["seats"]]
        self.acknowledged: dict[int, Line] = {}
        self._rng = Random(1)

    def seen(self, server: Running) -> list[Line]:
        return [server.position(self.table, token) for token in self.tokens]

    def over(self, server: Running) -> bool:
        return bool(self.seen(server)[0]["table"]["state"] == "over")

    def move(self, server: Running) -> int:
        """Any legal move; returns the answer's status."""
        for seat, (token, seen) in enumerate(zip(self.tokens, self.seen(server), strict=True)):
            if seen["legal"]:
                move = self._rng.choice(seen["legal"])
                answer = server.post(f"/tables/{self.table}/moves", {"at": seen["at"], "move": move}, token)
                if answer.status_code == 200:
                    self.acknowledged[seen["at"]] = {**move, "seat": seat}
                return answer.status_code
        raise AssertionError("no seat can move")

    def journal(self, server: Running) -> list[Line]:
        record = server.get(f"/tables/{self.table}/record", self.tokens[0])
        assert record.status_code == 200, record.text
        return [line for line in map(json.loads, record.text.splitlines()) if "record" not in line]

    def need_all(self, server: Running) -> None:
        """Everything that was acknowledged is there."""
        journal = self.journal(server)
        assert {at: journal[at] for at in self.acknowledged} == self.acknowledged


def ended_with(player: Player) -> int | None:
    """The code with which the server ends a stream; None if it was only cut off."""
    with pytest.raises(ConnectionClosed) as closed:
        player.until("never")
    return None if closed.value.rcvd is None else closed.value.rcvd.code


@pytest.mark.parametrize(
    ("part", "streams"),
    [*((part, True) for part in PARTS), ("view", False), ("turn", False), ("wire.news", False)],
)
def test_a_game_that_fails_once_loses_no_acknowledged_move(
    tmp_path: Path, goofspiel: Any, fault: Fault, part: str, streams: bool
) -> None:
    with running(quick(tmp_path)) as server, ExitStack() as stack:
        two = Two(server, cards=5)
        watching = [stack.enter_context(server.stream(two.table, token)) for token in two.tokens]
        for player in watching:
            player.until("events")
            if not streams:
                player.close()
        fault.plant_in_game(goofspiel, part)
        for _ in range(3):
            assert two.move(server) == 200
        before = two.seen(server)[0]["at"]
        fault.armed = True
        status = two.move(server)
        assert not fault.armed, "it has failed"
        assert status == 500
        if streams and part != "turn":
            assert {ended_with(player) for player in watching} == {1012}, "pages come back and go on"
            assert two.seen(server)[0]["at"] == before, "what was not acknowledged has not happened"
        with server.stream(two.table, two.tokens[0]) as again:
            again.until("events")
            while not two.over(server):
                assert two.move(server) == 200
            while not again.over:
                again.read()
        two.need_all(server)
        kept = two.seen(server)
    with running(quick(tmp_path)) as server:
        assert two.seen(server)[0]["view"] == kept[0]["view"]
        two.need_all(server)


def test_a_move_sent_by_a_stream_is_sent_again_after_a_fault(
    tmp_path: Path, goofspiel: Any, fault: Fault
) -> None:
    with running(quick(tmp_path)) as server:
        two = Two(server, cards=5)
        with server.stream(two.table, two.tokens[0]) as mover, server.stream(two.table) as watching:
            mover.until("events")
            watching.until("events")
            fault.plant_in_game(goofspiel, "view")
            fault.armed = True
            at, move = mover.at, mover.legal[0]
            mover.send(type="move", at=at, move=move, ref=1)
            ended_with(mover)
            assert ended_with(watching) == 1012
        with server.stream(two.table, two.tokens[0], since=at) as again:
            assert again.until("welcome")["at"] == at, "it was not made"
            assert again.move(move, at)["type"] == "events"
        assert two.journal(server)[at] == {**move, "seat": 0}


@pytest.mark.parametrize("part", ["view", "wire.news"])
def test_a_stream_that_fails_while_it_joins_does_not_keep_the_table_awake(
    tmp_path: Path, goofspiel: Any, fault: Fault, part: str
) -> None:
    with running(quick(tmp_path, sleep_after=0.05)) as server:
        registry = server.app.state.registry
        two = Two(server, cards=5)
        until(lambda: registry.awake == 0)
        fault.plant_in_game(goofspiel, part)
        fault.armed = True
        with server.stream(two.table, two.tokens[0]) as alone:
            ended_with(alone)
        assert not fault.armed
        with server.stream(two.table, two.tokens[0]) as first:
            first.until("events")
            assert two.move(server) == 200
            fault.plant(registry.if_awake(two.table)._encoder, "view")  # the game's views are cached
            fault.armed = True
            with server.stream(two.table) as second:
                ended_with(second)
            assert not fault.armed
            assert len(registry.if_awake(two.table).audience) == 1
            assert two.move(server) == 200, "the table itself goes on"
            first.until("events")
        until(lambda: registry.awake == 0)
        two.need_all(server)


Change = Callable[[Running, "Two"], Any]


def _talk(server: Running, two: Two) -> Any:
    return server.post(f"/tables/{two.table}/talk", {"text": "hello"}, two.tokens[0])


def _take_back(server: Running, two: Two) -> Any:
    at = two.seen(server)[0]["at"]
    return server.post(f"/tables/{two.table}/moves", {"at": at, "move": "take back"}, two.tokens[0])


def _put(path: str, body: Line) -> Change:
    return lambda server, two: server.put(f"/tables/{two.table}/{path}", body, two.host)


def _move(server: Running, two: Two) -> Any:
    seen = two.seen(server)[0]
    ask = {"at": seen["at"], "move": seen["legal"][0]}
    return server.post(f"/tables/{two.table}/moves", ask, two.tokens[0])


def _coach(server: Running, two: Two) -> Any:
    return server.put(f"/tables/{two.table}/coach", {"on": True}, two.tokens[0])


def _pace(server: Running, two: Two) -> Any:
    return server.put(f"/tables/{two.table}/pace", {"pace": 1.4}, two.tokens[0])


CHANGES: dict[str, tuple[str, Change]] = {
    "a move": ("append", _move),
    "a take-back": ("append", _take_back),
    "a seat": ("append", _put("seats/1", {"kind": "bot"})),
    "muting": ("append", _put("seats/1/muted", {"muted": True})),
    "talk": ("say", _talk),
    "the pace": ("change", _pace),
    "the coach": ("change", _coach),
    "the lobby": ("change", _put("public", {"public": True})),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_that_fails_before_it_is_stored_has_not_happened(
    tmp_path: Path, fault: Fault, what: str
) -> None:
    function, change = CHANGES[what]
    settings = quick(tmp_path, absent_after=0.0)

    def told(server: Running) -> Any:
        seen = two.seen(server)
        return [one["table"]["seats"] for one in seen] if what == "a seat" else seen  # its bot says something

    with running(settings) as server:
        two = Two(server, "the-game", starter=0, talk="open", take_back="on")
        assert _move(server, two).status_code == 200
        before = told(server)
        fault.plant(server.app.state.registry.store, function)
        fault.armed = True
        assert change(server, two).status_code == 500
        assert not fault.armed
        assert told(server) == before
        answer = change(server, two)
        assert answer.status_code in (200, 201, 204), answer.text
        after = told(server)
        assert after != before
    with running(settings) as server:
        assert told(server) == after


Waiting = Callable[[Running, Line], Any]

BEFORE: dict[str, Waiting] = {
    "taking a seat": lambda server, made: server.post(f"/tables/{made['table']}/seats", {"name": "Ben"}),
    "a bot's seat": lambda server, made: server.put(
        f"/tables/{made['table']}/seats/1", {"kind": "bot"}, made["host"]
    ),
    "leaving": lambda server, made: server.put(
        f"/tables/{made['table']}/seats/0", {"kind": "open"}, made["host"]
    ),
    "the start": lambda server, made: server.post(f"/tables/{made['table']}/start", {}, made["host"]),
    "closing": lambda server, made: server.post(f"/tables/{made['table']}/close", {}, made["host"]),
}


@pytest.mark.parametrize("what", BEFORE)
def test_a_table_that_waits_is_as_it_is_stored_after_a_fault(tmp_path: Path, fault: Fault, what: str) -> None:
    def stored(server: Running) -> Line:
        found = server.position(made["table"])
        if what == "the start":  # the bots go on playing
            return {name: found["table"][name] for name in ("state", "seats")}
        return found

    with running(quick(tmp_path)) as server:
        server.http.headers["Connection"] = "close"
        made = server.table("raise", ANNA, {"kind": "open"}, {"kind": "open"})
        before = stored(server)
        fault.plant(server.app.state.registry.store, "change" if what == "closing" else "append")
        fault.armed = True
        assert BEFORE[what](server, made).status_code == 500
        assert not fault.armed
        assert stored(server) == before
        answer = BEFORE[what](server, made)
        assert answer.status_code in (200, 201, 204), answer.text
        after = stored(server)
        assert after != before
    with running(quick(tmp_path)) as server:
        assert stored(server) == after


def test_a_caller_who_leaves_while_a_lost_race_is_read_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node was quicker, and the loser is gone before the table is read again."""

    async def use() -> None:
        room = Registry(Store(str(tmp_path / "tables.sqlite")), BotWorkers(1), pace=0)
        await room.open()
        asked = requests.AskTable("the-game", [requests.WantedSeat("me", name="Anna")], {"talk": "open"})
        created = await room.create(asked)
        async with room.using(created.table) as table:
            right = table.right(created.seats[0].token)
            assert table._encoder is not None
            first, second = table._encoder.legal(0)[:2]
            other = {**first, "seat": 0}
            await room.store.append(table.id, table.at, [json.dumps(other)])
            kept, read, may_read = room.store.kept, asyncio.Event(), asyncio.Event()

            async def slow(id: str) -> Any:
                read.set()
                await may_read.wait()
                return await kept(id)

            monkeypatch.setattr(room.store, "kept", slow)
            playing = asyncio.create_task(table.play(right, table.at, second))
            await read.wait()
            playing.cancel()
            await asyncio.wait([playing])
            may_read.set()
            await table.settle()
            journal = [json.loads(entry) for entry in await room.store.journal(table.id)]
            assert [json.loads(entry) for entry in table._encoder.stored(0)] == journal
            assert journal[-1] == other
        await room.close()

    asyncio.run(use())


def test_a_bots_act_that_fails_is_made_again(tmp_path: Path, fault: Fault) -> None:
    with running(quick(tmp_path, sleep_after=0.2)) as server:
        fault.plant(server.app.state.registry.store, "append")
        created = server.table("the-game", BOT, BOT, pace=0.2)
        with server.stream(created["table"]) as watching:
            watching.until("events")
            fault.armed = True
            assert ended_with(watching) == 1012
        with server.stream(created["table"]) as again:
            again.until("events")
            again.until("events")
            assert [event["index"] for event in again.events] == list(range(len(again.events)))


def test_bots_that_have_failed_go_on_by_themselves(
    tmp_path: Path, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stammtisch.server.bots.driver.AFTER_FAILURE", 0.05)
    with running(quick(tmp_path)) as server:
        fault.plant(server.app.state.registry.workers, "act")
        fault.armed = True
        created = server.table("the-game", ANNA, BOT, options={"starter": 1})
        with server.stream(created["table"], created["seats"][0]["token"]) as player:
            player.until("welcome")
            until(lambda: not fault.armed)
            while not player.legal and not player.over:
                player.read()


def test_a_listener_that_fails_keeps_the_end_of_a_game_from_no_other(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        registry = server.app.state.registry
        told: list[str] = []

        def failing(table: Table) -> None:
            raise Planned

        registry._on_over.insert(0, failing)
        registry.listen(over=lambda table: told.append(table.id))
        created = server.table("the-game", ANNA)
        with server.stream(created["table"], created["seats"][0]["token"]) as player:
            player.until("events")
            player.play_on(Random(1))
        assert told == [created["table"]]
