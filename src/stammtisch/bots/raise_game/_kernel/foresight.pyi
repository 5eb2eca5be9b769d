from collections.abc import Sequence

from stammtisch.bots.raise_game._kernel.ends import Ends
from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.bots.raise_game._kernel.retracing import Retracing
from stammtisch.games.raise_game.model import Options

__all__ = ["Foresight"]

class Foresight(Retracing):
    def __init__(
        self, options: Options, ends: Ends, policy: Instinct, noise: float, own: Instinct | None = None
    ) -> None: ...
    def sample(self, acts: Sequence[int], worlds: int, seed: int) -> list[tuple[float, float]]: ...
