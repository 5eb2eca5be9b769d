"""The learned weights of RAISE's bots by number of players, written by `training`."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

__all__ = ["NOISE", "VICTORY", "network", "weights"]

NOISE = 0.3  # on the scores of a policy, as in training
VICTORY = 0.7  # the weight of victory in a prospect, as in training; the rest is the lead's


@cache
def _file() -> dict[str, Any]:
    text = resources.files(__name__).joinpath("raise.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def weights(players: int) -> tuple[float, ...]:
    """The policy's weights."""
    return tuple(_file()[str(players)]["weights"])


def network(players: int) -> tuple[float, ...]:
    """The network's weights."""
    return tuple(_file()[str(players)]["network"])
