"""Work for several processes that is handed out as it is done, so that little of it waits in memory."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
WAITING = 2
"""Tasks that each process has ahead of it."""


def spread(does: Callable[[T], R], tasks: Iterable[T], workers: int) -> Iterator[R]:
    """The results of all tasks, in their order."""
    if workers <= 1:
        yield from map(does, tasks)
        return
    waiting: deque[Any] = deque()
    with get_context("spawn").Pool(workers, _prepare) as pool:
        for task in tasks:
            waiting.append(pool.apply_async(does, (task,)))
            if len(waiting) > WAITING * workers:
                yield waiting.popleft().get()
        while waiting:
            yield waiting.popleft().get()


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent, which ends the workers
