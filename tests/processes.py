"""Processes that tests start: each hears Ctrl-C, and none outlives its test, whatever happens there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

__all__ = ["child", "end", "start"]

# A process inherits what its parent ignores, and whoever runs the tests in the background ignores Ctrl-C.
HEARING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])
"""


def start(command: Sequence[str | Path], **how: Any) -> Any:
    """A `Popen` in a group of its own; whoever starts it ends it with `end`."""
    words = [sys.executable, "-c", HEARING, *map(str, command)]
    return subprocess.Popen(words, start_new_session=True, **how)


def end(process: Any) -> None:
    """Kill it and all that it has started, also where it has ended by itself."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


@contextmanager
def child(command: Sequence[str | Path], **how: Any) -> Iterator[Any]:
    """A process for as long as the block lasts."""
    process = start(command, **how)
    try:
        yield process
    finally:
        end(process)
