"""All installed games, by name; `stammtisch.games` is where others find them."""

from __future__ import annotations

from typing import Any

from stammtisch import texts
from stammtisch.core.game import Game, package_files
from stammtisch.entry_points import PluginMap, leave_out, load

AnyGame = Game[Any, Any, Any]


def _place(game: AnyGame) -> tuple[int, int]:
    """Sorts games for younger players and shorter games first."""
    if "." not in type(game).__module__:
        raise TypeError("the game's class must be in a package, beside its RULES.md")
    return game.age, game.minutes


def _find() -> dict[str, AnyGame]:
    """By name; ours come first."""
    found: dict[str, AnyGame] = {}
    for entry, game in load("stammtisch.games", _place):
        if game.name != entry.name:
            leave_out(entry, f"the game calls itself {game.name!r}")
        elif game.name in found:
            leave_out(entry, "there is a game of that name")
        else:
            found[game.name] = game
            texts.include(package_files(game).joinpath("locales"))
    return found


GAMES: PluginMap[AnyGame] = PluginMap(_find)


def find(name: str) -> AnyGame:
    """The game of that name; KeyError lists the available ones."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise KeyError(f"there is no game {name!r}; choose from: {', '.join(GAMES)}") from None
