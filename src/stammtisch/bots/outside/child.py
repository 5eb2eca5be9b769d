"""A process that is written to and read from line by line, and never waited for longer than allowed."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import BinaryIO

from stammtisch.bots.outside.faults import Fault

LONGEST_LINE = 1 << 20  # bytes
MOST_UNREAD = 100  # lines that wait here; whoever writes more has to wait
PARTING = 1.0  # seconds a process has to end by itself once its input has ended
SHOWN = 300  # characters of its last words


class Child:
    """A started process; what it writes to standard error goes to the log."""

    def __init__(
        self, command: Sequence[str], *, log: Path | None = None, env: Mapping[str, str] | None = None
    ) -> None:
        self._log = log
        self._begin = log.stat().st_size if log is not None and log.exists() else 0
        errors: BinaryIO | int = subprocess.DEVNULL
        try:
            if log is not None:
                errors = log.open("ab")
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=env,
                start_new_session=True,  # Ctrl-C is for us; and what it starts ends with it
            )
        except (OSError, ValueError) as error:
            raise Fault("start", str(error)) from None
        finally:
            if not isinstance(errors, int):
                errors.close()
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        with suppress(AttributeError, OSError):  # Windows
            os.set_blocking(self._input.fileno(), False)
        self._lines: queue.Queue[bytes] = queue.Queue(MOST_UNREAD)
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def write(self, line: bytes, until: float) -> None:
        """Send a line; raises `Fault` if it is not read until then, or never."""
        rest = memoryview(line + b"\n")
        while rest:
            try:
                rest = rest[os.write(self._input.fileno(), rest) :]
            except BlockingIOError:
                if time.monotonic() >= until:
                    raise Fault("late", "did not read what it was sent") from None
                time.sleep(0.002)
            except (OSError, ValueError):
                raise self._ended() from None

    def read(self, until: float, allowed: float) -> bytes:
        """Its next line; raises `Fault` if there is none until then (`allowed`: in seconds)."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Fault("late", f"no answer within {allowed:g} s") from None
        if not line:
            raise self._ended()
        if len(line) >= LONGEST_LINE:
            raise Fault("nonsense", f"a line of more than {LONGEST_LINE} bytes")
        return line

    def unasked(self) -> bytes | None:
        """A line that it wrote before it was asked anything; None if it was quiet."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if not line:
            raise self._ended()
        return line

    def close(self) -> None:
        """End it: first by the end of its input, then by force."""
        with suppress(OSError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        self.kill()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (AttributeError, OSError):
            self._process.kill()
        self._process.wait()
        with suppress(OSError):
            self._input.close()
        until = time.monotonic() + PARTING
        while self._reader.is_alive() and time.monotonic() < until:
            with suppress(queue.Empty):
                self._lines.get(timeout=0.01)  # it may wait for room
        if not self._reader.is_alive():  # otherwise something that has run away still holds the pipe
            self._output.close()

    def _read(self) -> None:
        line = b"?"
        while line:
            with suppress(ValueError, OSError):
                line = self._output.readline(LONGEST_LINE)
            self._lines.put(line)

    def _ended(self) -> Fault:
        """Why there will be no more lines, with the last one of its standard error."""
        try:
            code = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            return Fault("crash", "closed its output")
        how = f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"
        said = self._last_words()
        return Fault("crash", f"{how}: {said}" if said else how)

    def _last_words(self) -> str:
        if self._log is None:
            return ""
        with suppress(OSError), self._log.open("rb") as file:
            file.seek(self._begin)
            lines = [line.strip() for line in file.read()[-10_000:].decode(errors="replace").splitlines()]
            return next((line[:SHOWN] for line in reversed(lines) if line), "")
        return ""
