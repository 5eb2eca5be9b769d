from collections.abc import Sequence

from stammtisch.bots.raise_game._kernel.reading import Reading
from stammtisch.bots.raise_game._kernel.value import Network
from stammtisch.games.raise_game.model import Options

__all__ = ["NO_ACT", "Judging"]

NO_ACT: int

class Judging(Reading):
    def __init__(
        self,
        options: Options,
        network: Network,
        weights: Sequence[float],
        noise: float,
        shrewd: tuple[int, int, int, float, float],
    ) -> None: ...
    def pick(self, seed: int) -> int: ...
    def sample(
        self, acts: Sequence[int], worlds: int, seed: int, rounds: int, games: int
    ) -> list[list[float]]: ...
