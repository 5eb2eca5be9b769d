"""Connections to PostgreSQL that do not wait for ever.

Whatever lies between a server and its database may swallow everything without a word: a cable, a firewall, a
machine that has stopped. TCP notices that after minutes or hours, or never if something in between goes on
acknowledging. So each answer has to come within some seconds; otherwise the connection counts as lost.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import psycopg

HUNG_AFTER = 1.0  # seconds after which an attempt to connect has hung, and was not refused
AGAIN_AFTER = 1.0  # seconds until the next attempt after one that has hung


class Bounded(psycopg.Connection[Any]):
    """A connection on which every answer comes within some seconds, or which is closed."""

    answers_within: float = 10.0

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **more: Any) -> Any:
        return super().wait(self._until(gen, time.monotonic() + self.answers_within), *args, **more)

    def _until(self, gen: Generator[Any, Any, Any], end: float) -> Generator[Any, Any, Any]:
        """The same generator; the driver resumes it every tenth of a second, also if nothing has come."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() >= end:
                    self.pgconn.finish()
                    raise psycopg.OperationalError(
                        f"the database has not answered within {self.answers_within:g} s"
                    )
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value


class Connector:
    """Connects for an engine.

    While attempts hang, there is one a second, and all others fail at once: nobody queues behind a database
    that cannot be reached.
    """

    def __init__(self, answers_within: float) -> None:
        self._answers_within = answers_within
        self._not_before = 0.0

    def connect(self, *args: Any, **more: Any) -> Bounded:
        begun = time.monotonic()
        if begun < self._not_before:
            raise psycopg.OperationalError("the database could not be reached a moment ago")
        try:
            found = Bounded.connect(*args, **more)
        except psycopg.OperationalError:
            now = time.monotonic()
            if now - begun >= HUNG_AFTER:
                self._not_before = now + AGAIN_AFTER
            raise
        found.answers_within = self._answers_within
        return found
