"""Names that one node at a time holds, by PostgreSQL's advisory locks on the writer's connection.

They end with the connection, however the node ends. On SQLite there is one server, which holds them all.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, exc, text

__all__ = ["Locks"]


class Locks:
    """The names this node holds. They are taken and freed in the writer's thread alone."""

    def __init__(self) -> None:
        self._held: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._held

    def take(self, connection: Connection, name: str) -> bool:
        """Whether this node holds the name now."""
        if connection.dialect.name != "postgresql" or name in self._held:
            return True
        if not self._ask(connection, "SELECT pg_try_advisory_lock(:number)", name):
            return False
        self._held.add(name)
        return True

    def free(self, connection: Connection, name: str) -> None:
        if name in self._held:
            self._held.discard(name)
            self._ask(connection, "SELECT pg_advisory_unlock(:number)", name)

    def lost(self) -> None:
        """The connection is another one: PostgreSQL has let go of everything."""
        self._held.clear()

    def _ask(self, connection: Connection, question: str, name: str) -> bool:
        """Ask once more if the connection turns out to have been lost."""
        for _ in range(2):
            try:
                with connection.begin():
                    return bool(connection.execute(text(question), {"number": _number(name)}).scalar())
            except exc.DBAPIError as error:
                if not error.connection_invalidated:
                    return False
                self.lost()
        return False


def _number(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)
