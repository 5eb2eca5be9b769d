"""The games at this table."""

from __future__ import annotations

from typing import Any

from stammtisch.core.game import Game
from stammtisch.games.raise_game.game import Raise
from stammtisch.games.the_game.game import TheGame

__all__ = ["GAMES", "get"]

GAMES: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (TheGame(), Raise())}


def get(name: str) -> Game[Any, Any, Any]:
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
