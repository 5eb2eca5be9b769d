from collections.abc import Sequence

from stammtisch.games.raise_game.model import Options, View

WEIGHTS: int

class Network:
    players: int
    def __init__(self, players: int, numbers: int | Sequence[float]) -> None: ...
    def numbers(self) -> list[float]: ...

class Seer:
    def __init__(
        self, options: Options, network: Network, weights: Sequence[float], noise: float
    ) -> None: ...
    def see(self, view: View) -> None: ...
    def sample(
        self, acts: Sequence[int], worlds: int, seed: int, victory: float
    ) -> list[tuple[float, float]]: ...

def train_rounds(
    options: Options,
    network: Network,
    weights: Sequence[Sequence[float]],
    games: int,
    seed: int,
    *,
    rate: float,
    trace: float,
    noise: float,
    victory: float,
) -> float: ...
