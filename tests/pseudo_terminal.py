"""A program in a real pseudo-terminal, and what its screen shows."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

from processes import child

__all__ = ["Display", "Terminal", "terminal"]

LIMIT = 60.0
"""Seconds until something that has to happen counts as failed; machines are busy."""

# The program's own terminal, so that Ctrl-C and changes of size reach it as from a window.
OWN_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""

SEQUENCE = re.compile(r"\x1b(?:\[(\??[0-9;]*)([A-Za-z])|[=>78]|\(B)")


class Display:
    """The part of a terminal that the program uses; whatever else it sends is an error."""

    def __init__(self, width: int, height: int) -> None:
        self.modes: set[str] = set()
        self.styles: set[str] = set()
        self.frames = 0
        self.widest = 0
        self._text = codecs.getincrementaldecoder("utf-8")()
        self._left = ""
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._rows = [[" "] * width for _ in range(height)]
        self._x = self._y = 0
        self._whole = [""] * height

    @property
    def rows(self) -> list[str]:
        """The last whole picture; where none are drawn, what stands there now."""
        return self._whole if "?1049" in self.modes else self._now()

    def _now(self) -> list[str]:
        return ["".join(row).rstrip() for row in self._rows]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    def feed(self, data: bytes) -> None:
        rest = self._left + self._text.decode(data)
        self._left = ""
        while rest:
            if rest[0] != "\x1b":
                self._put(rest[0])
                rest = rest[1:]
                continue
            found = SEQUENCE.match(rest)
            if found is None:
                assert len(rest) < 40, f"unknown sequence {rest[:20]!r}"
                self._left = rest
                return
            rest = rest[found.end() :]
            if found[2]:
                self._obey(found[1], found[2])

    def _put(self, character: str) -> None:
        if character == "\r":
            self._x = 0
        elif character == "\n":
            self._y += 1
            if self._y == self.height:
                self._rows = [*self._rows[1:], [" "] * self.width]
                self._y -= 1
        elif character >= " ":
            assert self._x < self.width, f"wider than the window: {self._now()[self._y]!r}"
            self._rows[self._y][self._x] = character
            self._x += 1
            self.widest = max(self.widest, self._x)

    def _obey(self, numbers: str, letter: str) -> None:
        if letter == "H":
            self._x = self._y = 0
        elif letter == "K":
            self._rows[self._y][self._x :] = [" "] * (self.width - self._x)
        elif letter == "J":
            first = 0 if numbers == "2" else self._y + 1
            for row in range(first, self.height):
                self._rows[row] = [" "] * self.width
        elif letter == "m":
            self.styles.add(numbers)
        elif letter in "hl" and numbers.startswith("?"):
            if (numbers, letter) == ("?2026", "l"):
                self.frames += 1
                self._whole = self._now()
            (self.modes.add if letter == "h" else self.modes.discard)(numbers)
        else:
            raise AssertionError(f"unknown sequence {numbers}{letter}")


class Terminal:
    """A running program: its keys go in, its screen is read."""

    def __init__(self, process: Any, fd: int, display: Display) -> None:
        self.process = process
        self.display = display
        self.output = b""
        self._fd = fd

    def send(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def press(self, keys: str) -> None:
        """Send keys one by one, each as soon as the screen has answered the one before."""
        for key in re.findall(r"\x1b\[.|.", keys, re.DOTALL):
            before = self.display.frames
            self.send(key)
            self.wait(lambda before=before: self.display.frames > before)  # type: ignore[misc]

    def resize(self, width: int, height: int) -> None:
        before = self.display.frames
        self.display.resize(width, height)
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.wait(lambda: self.display.frames > before)

    def wait(self, condition: Callable[[], object]) -> None:
        """Read until it holds; fails with what is on the screen if it never does."""
        until = time.monotonic() + LIMIT
        while not condition():
            assert time.monotonic() < until, f"waited in vain:\n{self.display.text}"
            if not self._read(1.0) and self.process.poll() is not None and not condition():
                raise AssertionError(f"ended with {self.process.returncode}:\n{self.output[-3000:].decode()}")

    def wait_for(self, text: str) -> None:
        self.wait(lambda: text in self.display.text)

    def wait_until_ended(self) -> int:
        until = time.monotonic() + LIMIT
        while self.process.poll() is None:
            assert time.monotonic() < until, f"does not end:\n{self.display.text}"
            self._read(0.2)
        while self._read(0.0):
            pass
        code: int = self.process.returncode
        return code

    def settings(self) -> list[Any]:
        """How the terminal is set, as its driver says."""
        return termios.tcgetattr(self._fd)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._fd, 65536)
        except OSError:  # the other side is closed
            time.sleep(0.05)
            return False
        self.output += data
        self.display.feed(data)
        return bool(data)


@contextmanager
def terminal(
    words: Sequence[str], *, width: int = 80, height: int = 24, variables: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    """The program `stammtisch` in a terminal of this size, for as long as the block lasts."""
    mine, its = pty.openpty()
    folder = TemporaryDirectory()
    try:
        fcntl.ioctl(mine, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "HOME") if name in os.environ}
        env = {
            **kept,
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "PYTHONUTF8": "1",
            "TMPDIR": folder.name,
        }
        env |= variables or {}
        command = [sys.executable, "-c", OWN_TERMINAL, sys.executable, "-m", "stammtisch", *words]
        with child(command, stdin=its, stdout=its, stderr=its, env=env) as process:
            yield Terminal(process, mine, Display(width, height))
    finally:
        os.close(mine)
        os.close(its)
        folder.cleanup()
