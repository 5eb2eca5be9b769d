"""The learned weights of RAISE's bots by number of players, written by `training`."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

NOISE = 0.3  # on the scores of a policy, as in training
GLANCE_NOISE = 0.5  # on the scores of the networks that score acts at a glance
VICTORY = 0.7  # the weight of victory in a prospect, as in training; the rest is the lead's


@cache
def _file(name: str = "raise.json") -> dict[str, Any]:
    text = resources.files(__name__).joinpath(name).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def weights(players: int) -> tuple[float, ...]:
    """The policy's weights."""
    return tuple(_file()[str(players)]["weights"])


def network(players: int) -> tuple[float, ...]:
    """The network's weights."""
    return tuple(_file()[str(players)]["network"])


def ends(players: int) -> tuple[float, ...]:
    """The weights of `master`'s network for the ends of rounds."""
    return tuple(_file("raise-master.json")[str(players)]["ends"])


def glance(players: int) -> tuple[float, ...]:
    """The weights of `master`'s networks that score acts."""
    return tuple(_file("raise-master.json")[str(players)]["glance"])
