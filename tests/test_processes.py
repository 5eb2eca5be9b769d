"""What the tests start is gone when they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from processes import child

PARENT = """
import subprocess, sys, time
print(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]).pid, flush=True)
time.sleep(600)
"""


@pytest.fixture
def ctrl_c_ignored() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


def gone(number: int) -> bool:
    """Whether the process has ended; its own parent may not have asked for it yet."""
    try:
        os.kill(number, 0)
        with open(f"/proc/{number}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


def fail(numbers: list[int]) -> None:
    with child([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as one:
        numbers += [one.pid, int(one.stdout.readline())]
        raise ZeroDivisionError


def test_a_failed_test_leaves_no_process_behind() -> None:
    numbers: list[int] = []
    with pytest.raises(ZeroDivisionError):
        fail(numbers)
    assert len(numbers) == 2
    end = time.monotonic() + 20
    while not all(map(gone, numbers)):
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.usefixtures("ctrl_c_ignored")
def test_ctrl_c_is_heard_also_where_whoever_runs_the_tests_ignores_it() -> None:
    code = "import time; print('ready', flush=True); time.sleep(600)"
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with child([sys.executable, "-c", code], **how) as one:
        assert one.stdout.readline() == b"ready\n"
        one.send_signal(signal.SIGINT)
        assert b"KeyboardInterrupt" in one.communicate(timeout=60)[1]
