"""The games at this table: ours, and whatever packages bring along.

A package adds a game by an entry point of the group `stammtisch.games` that names an object with the
`Game` protocol of `stammtisch.core.game`. Ours come in by the same door.
"""

from __future__ import annotations

from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stammtisch import texts
from stammtisch.core.game import Game

__all__ = ["GAMES", "get"]

GROUP = "stammtisch.games"
OURS = "stammtisch"

AnyGame = Game[Any, Any, Any]


def _found() -> dict[str, AnyGame]:
    """By name: ours first, then the others; among those the ones for the youngest first."""
    entries: dict[AnyGame, EntryPoint] = {entry.load(): entry for entry in entry_points(group=GROUP)}

    def place(game: AnyGame) -> tuple[bool, int, int, str]:
        dist = entries[game].dist
        return (dist is None or dist.name != OURS, game.age, game.minutes, game.name)

    for entry in entries.values():
        texts.include(resources.files(entry.module.partition(".")[0]).joinpath("locales"))
    return {game.name: game for game in sorted(entries, key=place)}


GAMES: dict[str, AnyGame] = _found()


def get(name: str) -> AnyGame:
    """The game of that name.

    >>> get("the-game").options(players=3).hand_size
    6
    >>> get("chess")
    Traceback (most recent call last):
    KeyError: "there is no game 'chess'; there are: the-game, raise"
    """
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(GAMES)}") from None
