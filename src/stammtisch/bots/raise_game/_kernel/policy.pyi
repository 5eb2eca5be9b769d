from collections.abc import Sequence

from stammtisch.games.raise_game.model import Options

__all__ = ["NAMES", "contest"]

NAMES: tuple[str, ...]

def contest(
    options: Options, policies: Sequence[Sequence[float]], games: int, seed: int, noise: float
) -> list[tuple[float, float]]: ...
