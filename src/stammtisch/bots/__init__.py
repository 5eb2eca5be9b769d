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
    """A bot that can take a seat; `where` is the module and the class.

    `whole_games` is a module that plays games of this bot alone much faster, where there is one.
    """

    name: str
    about: str
    where: str
    whole_games: str = ""

    def make(self) -> AnyBot:
        module, name = self.where.split(":")
        bot: Callable[[], AnyBot] = getattr(import_module(f"stammtisch.bots.{module}"), name)
        return bot()


BOTS: dict[str, tuple[Entry, ...]] = {
    "the-game": (
        Entry("random", "lays any card that fits", "base:RandomBot"),
        Entry("greedy", "whole turns with the smallest total step, tricks counted", "the_game_greedy:Greedy"),
        *(
            Entry(name, about, f"the_game:{name.capitalize()}", "the_game.whole_games")
            for name, about in (
                ("planner", "whole turns by rules of thumb; gives and heeds signals"),
                ("learned", "the turn that a network trained on self-play values most"),
                ("sharp", "tries the best turns in a few imagined worlds"),
                ("master", "tries more turns in more worlds, further ahead"),
            )
        ),
    ),
    "raise": (
        Entry("random", "any legal act", "base:RandomBot"),
        Entry("greedy", "the cheapest raise while the pot is worth it", "raise_greedy:Greedy"),
        Entry("thrifty", "weighs pot, cards and the rounds to come", "raise_game.levels:Thrifty"),
        Entry("shrewd", "plays on in a few imagined worlds", "raise_game.levels:Shrewd"),
        Entry("master", "plays on in many imagined worlds", "raise_game.levels:Master"),
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
