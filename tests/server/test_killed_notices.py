"""Notices of a server that is killed at the worst moment: told twice rather than never."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from postgres import Postgres
from push_service import PushService, push_service
from server.crash import SERVER, Server
from server.kit import Caller, quick, running, until
from server.test_notices import subscribe, take_turn, two, watch
from server.test_store import look

TELLING = SERVER.replace("sleep_after=0.5", "push_anywhere=True, outbox_every=0.05, par_games=0")
QUICKLY = f"import stammtisch.server.outbox.outbox as box\nbox.LOST_AFTER = 3.0\n{TELLING}"
"""A claim that is not settled is taken over after three seconds instead of a minute."""


class SlowPush(PushService):
    """Takes the first notice, and answers it only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived, self.answered = threading.Event(), threading.Event()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        answer = super().take(path, headers, body)
        self.arrived.set()
        self.answered.wait(60)
        return answer


@contextmanager
def slow_push() -> Iterator[SlowPush]:
    service = SlowPush()
    try:
        yield service
    finally:
        service.answered.set()
        service.close()


def test_a_server_killed_between_sending_and_noting_it_sends_again(tmp_path: Path) -> None:
    """It cannot know whether the notice has arrived. The second has the same tag, and replaces the first."""
    database = str(tmp_path / "games.sqlite")
    server = Server(tmp_path, database, QUICKLY)
    try:
        with slow_push() as push:
            server.start()
            caller: Any = Caller(server.port)
            table = two(caller)
            watch(caller, table, 0, subscribe(caller, push.device()))
            take_turn(caller, table, 1)
            assert push.arrived.wait(60), "the notice has gone out"
            server.kill()
            caller.http.close()
            assert look(database, "SELECT state, tries FROM outbox WHERE kind = 'notice'") == [("claimed", 1)]
            push.answered.set()
            server.start()
            until(lambda: len(push.received) == 2, 60)
            first, second = push.received
            assert first.notice["tag"] == second.notice["tag"]
            assert first.headers["topic"] == second.headers["topic"], "also one that still waits"
            settled = "SELECT state, tries FROM outbox WHERE kind = 'notice'"
            until(lambda: look(database, settled) == [("done", 2)], 60)
    finally:
        server.close()


def test_what_a_killed_node_had_not_begun_to_tell_is_told_by_another(
    tmp_path: Path, postgresql: Postgres
) -> None:
    database = postgresql.database()
    settings = quick(tmp_path, database=database, push_anywhere=True, outbox_every=0.05, notice_after=0.1)
    other = Server(tmp_path, database, TELLING)
    try:
        with push_service() as push, running(settings) as node:
            other.start()
            until(lambda: node.app.state.registry.presence.nodes == 1, 60)
            table = two(node)
            take_turn(node, table, 1)  # told to nobody: no one wants to know yet
            until(lambda: node.app.state.notices._missed_before is None, 60)
            watch(node, table, 0, subscribe(node, push.device()))
            assert push.received == []
            other.kill()
            until(lambda: push.told("turn"), 60)
    finally:
        other.close()
