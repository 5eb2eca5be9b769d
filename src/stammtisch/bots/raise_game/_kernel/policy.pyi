from collections.abc import Sequence

from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.games.raise_game.model import Options

__all__ = ["NAMES", "contest"]

NAMES: tuple[str, ...]

def contest(
    options: Options, policies: Sequence[Sequence[float] | Instinct], games: int, seed: int, noise: float
) -> list[tuple[float, float]]: ...
