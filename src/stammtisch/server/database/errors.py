"""What can go wrong with a database, as callers of the store see it."""

from __future__ import annotations

from stammtisch.texts import Reason

__all__ = ["Damaged", "InUse", "NewerStore", "NoStore", "NotRead", "Stale", "StoreFailed"]


class NoStore(Reason, RuntimeError):
    """The database cannot be used; `str(error)` says why, and never a password."""


class InUse(NoStore):
    """Another server uses the database."""


class NewerStore(NoStore):
    """The database was written by a newer version of this program."""


class StoreFailed(RuntimeError):
    """Nothing of this write is stored."""


class Stale(StoreFailed):
    """Somebody else has written since: the index is taken, or the row has another version."""


class NotRead(StoreFailed):
    """The database does not answer."""


class Damaged(RuntimeError):
    """What is stored of a table is not what was written."""
