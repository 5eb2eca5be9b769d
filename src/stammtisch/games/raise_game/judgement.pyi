from collections.abc import Sequence

from stammtisch.games.raise_game.model import Options, View

FEATURES: int

class Judge:
    def __init__(self, options: Options, weights: Sequence[float], noise: float) -> None: ...
    def see(self, view: View) -> None: ...
    def scores(self) -> list[float]: ...

def contest(
    options: Options, policies: Sequence[Sequence[float]], games: int, seed: int, noise: float
) -> list[tuple[float, float]]: ...
