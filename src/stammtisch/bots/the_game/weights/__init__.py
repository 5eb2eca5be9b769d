"""The learned weights. A file has a line of JSON metadata, then the numbers in half precision, packed.

Of each number only the first seven binary digits are kept: it plays the same, and takes less room.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch.bots.the_game._kernel.value import Network

FOLDER = Path(__file__).parent


def weights_file(players: int, min_cards: int, folder: Path = FOLDER, *, fewer_cards: bool = False) -> Path:
    fewer = "-fewer" if fewer_cards else ""
    return folder / f"the-game-{players}-players-{min_cards}-cards{fewer}.bin"


def write(path: Path, about: dict[str, Any], weights: Sequence[float]) -> None:
    count = len(weights)
    halves = struct.unpack(f"<{count}H", struct.pack(f"<{count}e", *weights))
    packed = zlib.compress(struct.pack(f"<{count}H", *[half + 8 & 0xFFF0 for half in halves]), 9)
    path.write_bytes(json.dumps(about).encode() + b"\n" + packed)


def read(path: Path) -> tuple[dict[str, Any], tuple[float, ...]]:
    """The file's metadata and the weights."""
    head, _, packed = path.read_bytes().partition(b"\n")
    numbers = zlib.decompress(packed)
    return json.loads(head), struct.unpack(f"<{len(numbers) // 2}e", numbers)


@cache
def network_for(players: int, min_cards: int, fewer_cards: bool = False) -> Network:
    """The network for these options; read once. With one card fewer it may be that of a full hand."""
    network = Network()
    file = weights_file(players, min_cards, fewer_cards=fewer_cards)
    network.load(read(file if file.exists() else weights_file(players, min_cards))[1])
    return network
