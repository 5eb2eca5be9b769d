"""The end of all streams, once what is under way is stored."""

from __future__ import annotations

import asyncio
import contextlib

from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.registry.registry import Registry
from stammtisch.server.stream.audience import COME_BACK

UNDER_WAY = 2.0  # seconds to store what is under way; whatever the database does, the server ends


async def part(registry: Registry, lobby: Lobby) -> None:
    """Let each table store what is under way, and end its streams."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(UNDER_WAY):
            for table in registry.tables():
                await table.settle()
                table.audience.drop(COME_BACK)
    for table in registry.tables():
        table.audience.drop(COME_BACK)
    lobby.drop(COME_BACK)
    await asyncio.sleep(0)  # the streams send what they have, and close
