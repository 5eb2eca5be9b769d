"""The connection that writes: kept open, and with it the names that this node holds.

Names are PostgreSQL's advisory locks. They end with the connection, however the node ends: if nothing comes
from it for some seconds, PostgreSQL ends it. On SQLite there is one server, which holds all names.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable

from sqlalchemy import Connection, Engine, exc, select, text

from stammtisch.server.database import engine as engines
from stammtisch.server.database.errors import InUse

HELD = "stammtisch_held"
"""The entry of a connection's `info` that says that it shares the nodes' lock."""


class Writer:
    """Used by one thread alone."""

    def __init__(self, engine: Engine, database: str) -> None:
        self._engine = engine
        self._database = database
        self._shared = engine.dialect.name == "postgresql"
        self._connection: Connection | None = None
        self._names: set[str] = set()

    def open(self) -> None:
        """Raises `InUse`."""
        self._connection = self._engine.connect()
        engines.hold(self._connection, self._database)
        self._connection.info[HELD] = True

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def run(self, put: Callable[[Connection], None]) -> None:
        """Run one transaction; retried if the connection turns out to have been lost before it."""
        for again in (True, False):
            connection = self._held()
            with connection.begin() as transaction:
                try:
                    put(connection)
                except exc.DBAPIError as error:
                    self.failed(error)
                    if not (again and error.connection_invalidated):
                        raise
                    transaction.rollback()
                else:
                    return

    def failed(self, error: Exception) -> None:
        """If the connection is lost, PostgreSQL has let go of everything, or soon will."""
        if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
            self._names.clear()

    def look(self) -> None:
        """Use the connection, so that PostgreSQL knows that somebody is there; make it anew if it is lost."""
        with contextlib.suppress(exc.SQLAlchemyError):
            self.run(_look)

    def _held(self) -> Connection:
        """The connection; a new one shares the nodes' lock like the first."""
        connection = self._connection
        assert connection is not None
        if self._shared and HELD not in connection.info:
            self._names.clear()
            with contextlib.suppress(InUse):  # another server may have taken over; stale writes fail
                engines.hold(connection, self._database)
            connection.info[HELD] = True
        return connection

    # Names

    def __contains__(self, name: str) -> bool:
        return not self._shared or name in self._names

    def take(self, name: str) -> bool:
        """Whether this node holds the name now."""
        if name not in self and self._ask("SELECT pg_try_advisory_lock(:number)", name):
            self._names.add(name)
        return name in self

    def free(self, name: str) -> None:
        if name in self._names:
            self._names.discard(name)
            self._ask("SELECT pg_advisory_unlock(:number)", name)

    def _ask(self, question: str, name: str) -> bool:
        answers: list[bool] = []

        def ask(connection: Connection) -> None:
            answers.append(bool(connection.execute(text(question), {"number": _number(name)}).scalar()))

        try:
            self.run(ask)
        except exc.DBAPIError as error:
            self.failed(error)
            return False
        return answers[-1]


def _look(connection: Connection) -> None:
    connection.execute(select(1))


def _number(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)
