from collections.abc import Sequence

from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.bots.raise_game._kernel.value import Network
from stammtisch.games.raise_game.model import Options, View

__all__ = ["Knowledge", "Policy", "Search"]

class Knowledge:
    def see(self, view: View) -> None: ...

class Policy(Knowledge):
    def __init__(self, options: Options, weights: Sequence[float] | Instinct) -> None: ...
    def scores(self) -> list[float]: ...

class Search(Knowledge):
    def __init__(
        self, options: Options, network: Network, weights: Sequence[float], noise: float
    ) -> None: ...
    def sample(
        self, acts: Sequence[int], worlds: int, seed: int, victory: float
    ) -> list[tuple[float, float]]: ...
