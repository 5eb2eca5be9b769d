"""Listens to what the other nodes tell, on a connection and in a thread of its own."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import make_url

from stammtisch.server.database.address import url
from stammtisch.server.database.connections.bounded import Bounded
from stammtisch.server.database.engine import connecting
from stammtisch.server.database.news import CHANNEL, News, payloads

log = logging.getLogger("stammtisch.nodes")

HEARTBEAT = 1.0  # seconds
AGAIN_AFTER = 0.5  # seconds until a lost connection is made anew
ANSWERS_WITHIN = 3.0  # seconds after which a heartbeat that is not answered means that nobody is heard


class Listener:
    """Calls `heard` with each payload and `listening` whenever it begins and stops, from its own thread."""

    def __init__(
        self, database: str, node: str, *, heard: Callable[[str], None], listening: Callable[[bool], None]
    ) -> None:
        address = make_url(url(database)).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
        self._how = connecting(address, "stammtisch listener")
        self._alive = next(payloads(News(node)))
        self._heard = heard
        self._listening = listening
        self._was_heard = True
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Stop with the next notification or heartbeat."""
        self._closing.set()

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with Bounded.connect(self._address, autocommit=True, **self._how) as connection:
                    connection.answers_within = ANSWERS_WITHIN
                    self._listen(connection)
            except psycopg.Error as error:
                if self._was_heard:
                    log.warning("other nodes are not heard: %s", type(error).__name__)
                self._was_heard = False
            except Exception:  # nothing may end this thread
                log.exception("the listener has failed, and goes on")
                self._was_heard = False
            self._closing.wait(AGAIN_AFTER)

    def _listen(self, connection: Bounded) -> None:
        connection.execute("SET synchronous_commit = off")  # nothing is stored here
        connection.execute(f"LISTEN {CHANNEL}")
        if not self._was_heard:
            log.warning("other nodes are heard again")
        self._was_heard = True
        self._tell(True)
        try:
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=HEARTBEAT):
                    with contextlib.suppress(RuntimeError):  # the event loop is closed
                        self._heard(notice.payload)
                    if self._closing.is_set():
                        return
                connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, self._alive])
        finally:
            self._tell(False)

    def _tell(self, now: bool) -> None:
        with contextlib.suppress(RuntimeError):
            self._listening(now)
