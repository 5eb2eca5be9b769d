"""The whole screen of a terminal: single keys, rows in colours, and everything put back at the end."""

from __future__ import annotations

import os
import select
import shutil
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from stammtisch.core.drawing.rows import Row
from stammtisch.terminal.keys import Decoder
from stammtisch.terminal.theme import Painter

RESIZED = "resized"
"""Told like a key when the window has another size."""
STOPPED = b"z"
"""The note that somebody has pressed Ctrl-Z."""
ESCAPE_SECONDS = 0.05
"""If nothing follows an escape for so long, it was the key itself."""

ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[2J"
LEAVE_SCREEN = "\x1b[0m\x1b[?25h\x1b[?1049l"


def can_show_screens() -> bool:
    """Whether there is a terminal on both sides that can do more than print lines."""
    try:
        import termios  # noqa: F401
    except ImportError:  # not on Windows
        return False
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "")


class Screen:
    """Draws rows and waits for keys; made by `screen`."""

    def __init__(self, styles: Mapping[str, str], wake: int, stop: Callable[[], None]) -> None:
        self._painter = Painter(styles, encoding=sys.stdout.encoding or "utf-8")
        self._decoder = Decoder()
        self._keys: deque[str] = deque()
        self._wake = wake
        self._stop = stop

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the window."""
        width, height = shutil.get_terminal_size()
        return width, height

    def draw(self, rows: Sequence[Row]) -> None:
        """Show these rows; what was there before goes."""
        width, height = self.size
        lines = [self._painter.line(line, width) for line in rows[:height]]
        body = "\x1b[0m\x1b[K\r\n".join(lines)
        sys.stdout.write(f"\x1b[?2026h\x1b[H{body}\x1b[0m\x1b[K\x1b[J\x1b[?2026l")
        sys.stdout.flush()

    def key(self, seconds: float | None = None) -> str | None:
        """The next key; None if there was none for so long. Raises EOFError where the terminal is gone."""
        while not self._keys:
            limit = ESCAPE_SECONDS if self._decoder.waiting else seconds
            ready = select.select([sys.stdin.fileno(), self._wake], [], [], limit)[0]
            if self._wake in ready:
                if STOPPED in os.read(self._wake, 1000):
                    self._stop()
                return RESIZED
            if not ready:
                if not self._decoder.waiting:
                    return None
                self._keys.extend(self._decoder.escape())
                continue
            data = os.read(sys.stdin.fileno(), 1000)
            if not data:
                raise EOFError
            self._keys.extend(self._decoder.keys(data))
        return self._keys.popleft()

    def drop_keys(self) -> None:
        """Forget what was pressed before there was anything to answer."""
        import termios

        self._keys.clear()
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


@contextmanager
def screen(styles: Mapping[str, str]) -> Iterator[Screen]:
    """The screen for as long as the block lasts; afterwards the terminal is as it was, whatever happened."""
    import termios
    import tty

    fd = sys.stdin.fileno()
    before = termios.tcgetattr(fd)
    read, write = os.pipe()
    os.set_blocking(write, False)

    def enter() -> None:
        tty.setcbreak(fd)
        sys.stdout.write(ENTER_SCREEN)
        sys.stdout.flush()

    def leave() -> None:
        sys.stdout.write(LEAVE_SCREEN)
        sys.stdout.flush()
        termios.tcsetattr(fd, termios.TCSADRAIN, before)

    def stop() -> None:
        leave()
        os.kill(os.getpid(), signal.SIGSTOP)
        enter()

    # Handlers only leave a note: they may come in the middle of drawing.
    def resized(*_: Any) -> None:
        with suppress(BlockingIOError):
            os.write(write, b"r")

    def stopped(*_: Any) -> None:
        with suppress(BlockingIOError):
            os.write(write, STOPPED)

    with _signals({signal.SIGWINCH: resized, signal.SIGTSTP: stopped, signal.SIGTERM: _ended}):
        enter()
        try:
            yield Screen(styles, read, stop)
        finally:
            leave()
            os.close(read)
            os.close(write)


def _ended(*_: Any) -> None:
    sys.exit(128 + signal.SIGTERM)


@contextmanager
def _signals(handlers: Mapping[signal.Signals, Callable[..., None]]) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
