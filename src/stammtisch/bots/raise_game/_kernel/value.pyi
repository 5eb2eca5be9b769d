from collections.abc import Sequence

from stammtisch.games.raise_game.model import Options

__all__ = ["Network", "train_rounds"]

class Network:
    players: int
    def __init__(self, players: int, numbers: int | Sequence[float]) -> None: ...
    def numbers(self) -> list[float]: ...

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
