"""Games of OpenSpiel: importing this makes every installed game that has an encoding known to it.

    import pyspiel, stammtisch.envs.openspiel
    game = pyspiel.load_game("python_stammtisch_…(players=2)")

The parameters are the game's options, `signals` and `reward`. Chance is explicit, with fixed ids.
"""

from __future__ import annotations

from stammtisch import games
from stammtisch.envs.making import missing

try:
    from stammtisch.envs.openspiel.adapter import SpielGame, SpielState, game_name, register
    from stammtisch.envs.openspiel.rollouts import Rollouts
except ModuleNotFoundError as error:
    if error.name not in ("numpy", "open_spiel", "pyspiel"):
        raise
    raise missing("openspiel") from None

__all__ = ["Rollouts", "SpielGame", "SpielState", "game_name"]

for _name in games.GAMES:
    register(_name)
