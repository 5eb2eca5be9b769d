"""The file of an SQLite database: private to its owner, and used by one server at a time."""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path

from stammtisch.server.database.address import path_of, url
from stammtisch.server.database.errors import InUse

log = logging.getLogger("stammtisch.store")

OWNER_ONLY = 0o600
SIDE_FILES = ("-wal", "-shm", "-journal")


def own_file(path: Path) -> None:
    """Create the file if needed, and make it and its side files readable by the owner alone."""
    with contextlib.suppress(FileExistsError):
        # SQLite gives its side files the mode of the database, so they are as private as it is.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    for one in (path, *(path.with_name(path.name + end) for end in SIDE_FILES)):
        try:
            if one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)
        except FileNotFoundError:
            continue
        except PermissionError:
            log.warning("%s belongs to another user, so its permissions stay as they are", one.name)


class FileLock:
    """A lock for the process's lifetime; the system releases it however the process ends.

    It is on a file beside the database, since SQLite has its own locks on the database itself.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        self._file: int | None = None

    def take(self) -> None:
        """Raises `InUse` if another server holds it."""
        file = os.open(f"{self._path}-lock", os.O_CREAT | os.O_RDWR, OWNER_ONLY)
        try:
            _lock(file)
        except OSError:
            holder = os.pread(file, 20, 0).decode("ascii", "replace").strip() if hasattr(os, "pread") else ""
            os.close(file)
            raise InUse("mistake-store-in-use", name=str(self._path), process=holder or "?") from None
        with contextlib.suppress(
            OSError
        ):  # the process id is only for the message, so a full disk is no reason to refuse
            os.ftruncate(file, 0)
            os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

    def free(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def need_free(database: str) -> None:
    """Raises `NoStore` for an invalid address and `InUse` if another server holds the file.

    A file that does not exist yet is free.
    """
    url(database)
    path = path_of(database)
    if path is None or not path.exists():
        return
    lock = FileLock(path)
    with contextlib.suppress(OSError):  # other problems are reported when the database is opened
        lock.take()
    lock.free()


def _lock(file: int) -> None:
    """Raises `OSError` if another process holds the lock."""
    if os.name == "nt":
        import msvcrt

        os.lseek(file, 64, os.SEEK_SET)  # past the process id, so that others can read it
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
