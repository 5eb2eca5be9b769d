"""The learned weights. A file has a line of JSON metadata, then the numbers in half precision."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch.bots.the_game._kernel.value import Network

__all__ = ["FOLDER", "network_for", "read", "weights_file", "write"]

FOLDER = Path(__file__).parent


def weights_file(players: int, min_cards: int, folder: Path = FOLDER) -> Path:
    return folder / f"the-game-{players}-players-{min_cards}-cards.bin"


def write(path: Path, about: dict[str, Any], weights: Sequence[float]) -> None:
    packed = zlib.compress(struct.pack(f"<{len(weights)}e", *weights), 9)
    path.write_bytes(json.dumps(about).encode() + b"\n" + packed)


def read(path: Path) -> tuple[dict[str, Any], tuple[float, ...]]:
    """The file's metadata and the weights."""
    head, _, packed = path.read_bytes().partition(b"\n")
    numbers = zlib.decompress(packed)
    return json.loads(head), struct.unpack(f"<{len(numbers) // 2}e", numbers)


@cache
def network_for(players: int, min_cards: int) -> Network:
    """The network for this many players and this minimum; read once."""
    network = Network()
    network.load(read(weights_file(players, min_cards))[1])
    return network
