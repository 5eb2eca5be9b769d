"""Where a running server can be reached by its operator, and how it is asked.

A Unix socket that only its owner may use: one JSON object in a line, and one as the answer. Of several nodes
on one machine each has its own, and any of them can be asked.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import secrets
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stammtisch.server.database.address import path_of
from stammtisch.server.settings import default_database
from stammtisch.texts import Reason

LONGEST = 1 << 20
"""Bytes of a question or an answer at most."""
MOST_LETTERS = 100  # the system's limit for the path of a socket is 104 to 108 bytes
PATIENCE = 30.0
LEFT_AFTER = 60.0  # seconds after which a socket at which nobody answers was left behind


class NoServer(Reason, RuntimeError):
    """No server answers there; `str(error)` says so."""


def socket_path(database: str) -> Path:
    """The socket of the server with this database: beside the file, or in the user's own folder.

    For PostgreSQL, the names of the nodes' sockets begin like it.

    >>> socket_path("/srv/games.sqlite")
    PosixPath('/srv/games.sqlite-operator')
    """
    file = path_of(database)
    if file is not None:
        beside = file.resolve().with_name(f"{file.name}-operator")
        if len(os.fsencode(beside)) <= MOST_LETTERS:
            return beside
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    folder = Path(runtime) / "stammtisch" if runtime else Path(default_database()).parent
    named = hashlib.sha256((str(file.resolve()) if file else database).encode()).hexdigest()[:12]
    return folder / f"operator-{named}"


def new_socket(database: str) -> Path:
    """The path for the socket of a server that starts; what killed nodes have left behind is removed."""
    path = socket_path(database)
    if path_of(database) is not None:
        return path
    for other in sockets(database):
        with contextlib.suppress(OSError):
            if other.stat().st_mtime < time.time() - LEFT_AFTER and not _answers(other):
                other.unlink()
    return path.with_name(f"{path.name}-{secrets.token_hex(4)}")


def sockets(database: str) -> list[Path]:
    """Where the servers with this database on this machine may answer, the latest first."""
    path = socket_path(database)
    if path_of(database) is not None:
        return [path]
    found = {}
    for node in path.parent.glob(f"{path.name}-*"):
        with contextlib.suppress(OSError):
            found[node] = node.stat().st_mtime
    return [*sorted(found, key=lambda node: found[node], reverse=True), path]


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        try:
            line.connect(str(path))
        except ConnectionRefusedError:
            return False
        return True


def ask(paths: Sequence[Path], question: dict[str, Any]) -> dict[str, Any]:
    """The answer of the first server that has one; raises `NoServer` if there is none.

    One that cannot reach its database has changed nothing, so the next one is asked.
    """
    busy: dict[str, Any] | None = None
    failures: list[NoServer] = []
    for path in paths:
        try:
            answer = _ask(path, question)
        except NoServer as failure:
            failures.append(failure)
            continue
        if answer.get("error") != "busy":
            return answer
        busy = answer
    if busy is not None:
        return busy
    raise _clearest(failures)


def ask_all(paths: Sequence[Path], question: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers of all servers that have one; raises `NoServer` if there is none."""
    answers: list[dict[str, Any]] = []
    failures: list[NoServer] = []
    for path in paths:
        try:
            answers.append(_ask(path, question))
        except NoServer as failure:
            failures.append(failure)
    if not answers:
        raise _clearest(failures)
    return answers


def _clearest(failures: Sequence[NoServer]) -> NoServer:
    return min(failures, key=lambda failure: failure.key == "mistake-operator-nobody")


def _ask(path: Path, question: dict[str, Any]) -> dict[str, Any]:
    if not hasattr(socket, "AF_UNIX"):
        raise NoServer("mistake-operator-system")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
            line.sendall(json.dumps(question).encode() + b"\n")
            with line.makefile("rb") as answers:
                answer: dict[str, Any] = json.loads(answers.readline(LONGEST))
                return answer
    except PermissionError:
        raise NoServer("mistake-operator-right", path=str(path)) from None
    except (OSError, ValueError):
        raise NoServer("mistake-operator-nobody", path=str(path)) from None
