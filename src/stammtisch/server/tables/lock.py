"""A table's lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal


class TableLock(asyncio.Lock):
    """A lock whose next holder first settles what the last one could not wait for."""

    def __init__(self) -> None:
        super().__init__()
        self._unsettled: Callable[[], Awaitable[None]] | None = None

    def leave(self, settle: Callable[[], Awaitable[None]]) -> None:
        """The holder is cancelled; `settle` is called before anybody else holds the lock."""
        self._unsettled = settle

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        while self._unsettled is not None:
            settle = self._unsettled
            try:
                await settle()
            except BaseException:
                self.release()
                raise
            if self._unsettled is settle:
                self._unsettled = None
        return True
