"""The bots, by game, weakest first."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from typing import Any

from stammtisch.core.game import Bot

__all__ = ["BOTS", "Entry", "get", "strength"]

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot that can take a seat; `where` is the module and the class."""

    name: str
    about: str
    where: str

    def make(self) -> AnyBot:
        module, name = self.where.split(":")
        bot: Callable[[], AnyBot] = getattr(import_module(f"stammtisch.bots.{module}"), name)
        return bot()


BOTS: dict[str, tuple[Entry, ...]] = {
    "the-game": (
        Entry("random", "lays any card that fits", "base:RandomBot"),
        Entry("greedy", "whole turns with the smallest total step, tricks counted", "the_game_greedy:Greedy"),
    ),
    "raise": (
        Entry("random", "any legal act", "base:RandomBot"),
        Entry("greedy", "the cheapest raise while the pot is worth it", "raise_greedy:Greedy"),
    ),
}


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
