"""The games, ours and those of other packages.

A package adds a game by an entry point in the group `stammtisch.games`. Its name is the game's name; it
refers to an object that implements the `Game` protocol of `stammtisch.core.game`. The catalogues in the
folder `locales` of the game's package are loaded as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from stammtisch.core.registry import GAMES, AnyGame, find

if TYPE_CHECKING:
    from stammtisch.games.raise_game.game import Raise
    from stammtisch.games.the_game.game import TheGame

__all__ = ["GAMES", "AnyGame", "get"]


@overload
def get(name: Literal["the-game"]) -> TheGame: ...


@overload
def get(name: Literal["raise"]) -> Raise: ...


@overload
def get(name: str) -> AnyGame: ...


def get(name: str) -> AnyGame:
    """The game of that name; KeyError lists the available ones.

    >>> get("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    KeyError: "there is no game 'chess'; choose from: ..."
    """
    return find(name)
