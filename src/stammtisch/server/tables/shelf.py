"""What finished games give out as a whole: made once, off the event loop, and kept compressed."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

__all__ = ["Shelf"]

MOST_BYTES = 32 << 20
LEVEL = 6


class Shelf:
    """Compressed bytes by key, the least recently used forgotten first.

    One thread does the work, so that whoever asks for much waits for themselves and not the tables
    for them; those who ask for the same thing at the same time share it.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, "archive")
        self.bytes = 0
        """How much is kept."""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def work(self, make: Callable[[], bytes]) -> bytes:
        """Do something long off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    async def fetch(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What `make` makes, compressed; whatever it raises is raised, and nothing kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self.work(lambda: _compressed(make())))
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(making)

    def _made(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None or len(done.result()) > self._most // 4:
            return
        self._kept[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > self._most:
            _, forgotten = self._kept.popitem(last=False)
            self.bytes -= len(forgotten)


def _compressed(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)
