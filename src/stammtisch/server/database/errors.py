"""Database errors as callers of the store see them."""

from __future__ import annotations

from stammtisch.texts import Reason


class NoStore(Reason, RuntimeError):
    """The database cannot be used; `str(error)` says why and never contains a password."""


class InUse(NoStore):
    """Another server uses the database."""


class NewerStore(NoStore):
    """The database was written by a newer version of this program."""


class MovedStore(NoStore):
    """Its games were moved to another database, where they go on."""


class StoreFailed(RuntimeError):
    """Nothing of this write has been stored."""


class StaleAppend(StoreFailed):
    """The caller does not know the latest: the index is not the end, or the row's version has changed."""


class NotRead(StoreFailed):
    """The database does not answer."""


class Behind(Exception):
    """Inside a transaction: a row's version is not the one the caller knows."""


class Damaged(RuntimeError):
    """A table's stored data is corrupt."""
