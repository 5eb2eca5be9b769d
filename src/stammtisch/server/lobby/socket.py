"""Where a running server can be reached by its operator, and how it is asked.

A Unix socket that only its owner may use: one JSON object in a line, and one as the answer.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
from pathlib import Path
from typing import Any

from stammtisch.server.database.address import path_of
from stammtisch.server.settings import default_database
from stammtisch.texts import Reason

__all__ = ["LONGEST", "NoServer", "ask", "socket_path"]

LONGEST = 1 << 20
"""Bytes of a question or an answer at most."""
MOST_LETTERS = 100  # the system's limit for the path of a socket is 104 to 108 bytes
PATIENCE = 30.0


class NoServer(Reason, RuntimeError):
    """No server answers there; `str(error)` says so."""


def socket_path(database: str) -> Path:
    """The socket of the server with this database: beside the file, or in the user's own folder.

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


def ask(path: Path, question: dict[str, Any]) -> dict[str, Any]:
    """The server's answer; raises `NoServer` if there is none."""
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
