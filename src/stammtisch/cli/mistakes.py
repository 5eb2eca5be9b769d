"""User errors, reported in one clear line."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from stammtisch.texts import Reason, printable, text, why

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
MOST_QUOTED = 500


class Mistake(Exception):
    """A user error: one line for each thing that is wrong, and the exit code."""

    def __init__(self, *lines: str, code: int = 2) -> None:
        super().__init__(*lines)
        self.lines = lines
        self.code = code


def complain(lines: Iterable[str]) -> None:
    """Print lines to standard error, prefixed with the program's name."""
    for line in lines:
        print(f"stammtisch: {printable(line)}", file=sys.stderr)


def no_store(error: Reason) -> Mistake:
    """Why a database cannot be used, as a failure; that its games were moved is a wrong argument."""
    return Mistake(why(error), code=2 if error.key == "mistake-store-moved" else 1)


def quoted(said: str) -> str:
    """What a file says, or is said about it, in one line that is not too long."""
    return printable(said if len(said) <= MOST_QUOTED else f"{said[:MOST_QUOTED]}…")


def system_reason(error: OSError | OverflowError) -> str:
    """Why the system refused. Its own message is English; the usual cases have a text."""
    for kind, name in (
        (FileNotFoundError, "file"),
        (IsADirectoryError, "folder"),
        (PermissionError, "right"),
    ):
        if isinstance(error, kind):
            return text(f"because-{name}")
    return getattr(error, "strerror", None) or str(error)
