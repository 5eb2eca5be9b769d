"""The bots by game, weakest first: ours and those of other packages.

A package adds bots by an entry point in the group `stammtisch.bots`. Its name is the game's; it refers to
a sequence of `Entry`, weakest first.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from stammtisch.bots.base import AnyBot, Entry, Quiet
from stammtisch.entry_points import PluginMap, leave_out, load
from stammtisch.games import GAMES

__all__ = ["BOTS", "AnyBot", "Entry", "Quiet", "get", "strength"]


def _find() -> dict[str, tuple[Entry, ...]]:
    """By game. A game without bots of its own gets one that plays at random."""
    found: dict[str, tuple[Entry, ...]] = {}
    for point, entries in load("stammtisch.bots", lambda entries: [entry.name for entry in entries]):
        known = found.get(point.name, ())
        names = [entry.name for entry in known]
        for twice in [entry.name for entry in entries if entry.name in names]:
            leave_out(point, f"there is a bot {twice!r} already")
        found[point.name] = (*known, *[entry for entry in entries if entry.name not in names])
    alone = (Entry("random", "any legal act", "stammtisch.bots.base:RandomBot"),)
    return found | {game: alone for game in GAMES if game not in found}


BOTS: PluginMap[tuple[Entry, ...]] = PluginMap(_find)


def get(game: str, name: str) -> Entry:
    """The game's bot of that name; KeyError lists the available ones."""
    for entry in BOTS[game]:
        if entry.name == name:
            return entry
    names = ", ".join(entry.name for entry in BOTS[game])
    raise KeyError(f"there is no bot {name!r} for {game}; choose from: {names}")


@cache
def strength() -> dict[str, Any]:
    """Measured strength by game and bot, written by `bench/strength.py`."""
    text = resources.files("stammtisch.bots").joinpath("strength.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
