"""The bots, by game, weakest first: ours, and whatever packages bring along.

A package adds bots by an entry point of the group `stammtisch.bots`: its name is the game's, and it names
a sequence of `Entry`, weakest first.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from typing import Any

from stammtisch.bots.base import Quiet
from stammtisch.core.game import Bot

__all__ = ["BOTS", "Entry", "Quiet", "get", "strength"]

GROUP = "stammtisch.bots"

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot that can take a seat; `where` is the module and the class.

    `whole_games` is a module that plays games of this bot alone much faster, where there is one.
    """

    name: str
    about: str
    where: str
    whole_games: str = ""

    def make(self) -> AnyBot:
        module, name = self.where.split(":")
        bot: Callable[[], AnyBot] = getattr(import_module(module), name)
        return bot()


def _found() -> dict[str, tuple[Entry, ...]]:
    """By game; where several packages bring bots for a game, ours come first."""
    found: dict[str, tuple[Entry, ...]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.dist is None or one.dist.name):
        found[entry.name] = (*found.get(entry.name, ()), *entry.load())
    return found


BOTS: dict[str, tuple[Entry, ...]] = _found()


def get(game: str, name: str) -> Entry:
    """The bot of that name for that game; KeyError names what there is."""
    for entry in BOTS[game]:
        if entry.name == name:
            return entry
    raise KeyError(f"there is no bot {name!r} for {game}; there are: {', '.join(e.name for e in BOTS[game])}")


@cache
def strength() -> dict[str, Any]:
    """Measured figures by game and bot; `bench/strength.py` writes them."""
    text = resources.files("stammtisch.bots").joinpath("strength.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
