"""A restart: what was acknowledged is stored, streams end with 1012, and pages go on where they were."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from server.kit import Player, until
from server.operating.play import Played, free_port, play
from server.test_database_file import foreign_lock
from websockets.exceptions import ConnectionClosed

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
CLARA = {"kind": "me", "name": "Clara"}


class Person(threading.Thread):
    """Plays and reconnects as the page does, and remembers what was acknowledged."""

    def __init__(self, server: Played, table: str, token: str, number: int) -> None:
        super().__init__(daemon=True)
        self._address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream?from="
        self._token = token
        self._rng = Random(number)
        self.acknowledged: list[int] = []
        self.events: dict[int, Any] = {}
        self.codes: list[int | None] = []
        self.done = threading.Event()
        self.failed = ""

    def run(self) -> None:
        while not self.done.is_set():
            with suppress(OSError):
                try:
                    self._play()
                except ConnectionClosed as closed:
                    self.codes.append(closed.rcvd.code if closed.rcvd else None)
            time.sleep(0.05)

    def _play(self) -> None:
        with Player(f"{self._address}{len(self.events)}") as player:
            player.send(type="hello", token=self._token)
            while not self.done.is_set() and not player.over:
                if player.legal:
                    at = player.at
                    answer = player.move(self._rng.choice(player.legal))
                    if answer["type"] == "events":
                        self.acknowledged.append(at)
                    elif answer["error"] == "stale" and player.at == at:
                        player.read()
                else:
                    with suppress(TimeoutError):
                        player.read(timeout=0.2)
                self._note(player)
            if player.over:
                self.done.set()

    def _note(self, player: Player) -> None:
        for event in player.events:
            known = self.events.setdefault(event["index"], event["move"])
            if known != event["move"]:
                self.failed = f"{event['index']} was {known}, and is {event['move']}"


def test_nobody_loses_a_move_to_restarts_on_the_same_port(tmp_path: Path) -> None:
    port = free_port()
    people: list[Person] = []
    created: dict[str, Any] = {}
    for number in range(3):
        with play(tmp_path, port=port) as server:
            assert server.port == port, "a restart gets its port back"
            if not people:
                created = server.table("raise", ANNA, BEN, CLARA)
                seats = enumerate(created["seats"])
                people = [Person(server, created["table"], seat["token"], n) for n, seat in seats]
                for person in people:
                    person.start()
            before = [len(person.acknowledged) for person in people]
            end = time.monotonic() + 60
            while any(
                len(person.acknowledged) < least + 3 and not person.done.is_set()
                for person, least in zip(people, before, strict=True)
            ):
                assert time.monotonic() < end, "everybody plays again"
                time.sleep(0.01)
            if number == 2:
                for person in people:
                    person.done.set()
                    person.join(30)
            server.stop()
            assert not server.log.read_text()
    with play(tmp_path, port=port) as server:
        record = server.get(f"/tables/{created['table']}", created["seats"][0]["token"]).json()
        assert all(index < record["at"] for person in people for index in person.acknowledged)
    for person in people:
        assert not person.failed
        assert set(person.codes) <= {1012}, "they were asked to come back"
        assert person.codes or person.done.is_set()


def test_a_move_under_way_is_stored_and_answered_before_its_stream_ends(tmp_path: Path) -> None:
    with play(tmp_path) as server:
        created = server.table("the-game", ANNA, BEN, options={"starter": 0})
        table, token = created["table"], created["seats"][0]["token"]
        with server.stream(table, token) as anna, server.stream(table) as spectator:
            anna.until("events")
            spectator.until("events")
            with foreign_lock(tmp_path / "games.sqlite"):
                anna.send(type="move", at=anna.at, move=anna.legal[0], ref=1)
                until(lambda: _is_waiting(server, table))
                server.process.terminate()
            assert anna.until("events")["ref"] == 1
            spectator.until("events")
            for player in (anna, spectator):
                with pytest.raises(ConnectionClosed) as closed:
                    player.until("never")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        server.process.wait(60)
        assert not server.log.read_text()


def _is_waiting(server: Played, table: str) -> bool:
    """Whether the table is busy with a move that is not stored yet."""
    try:
        server.http.get(f"/api/tables/{table}", timeout=0.1)
    except httpx.ReadTimeout:
        return True
    return False
