from stammtisch.bots.raise_game._kernel.value import Network

__all__ = ["Moments"]

class Moments:
    players: int
    number: int
    def __init__(self, network: Network) -> None: ...
    def learn(self, network: Network, rate: float, seed: int) -> float: ...
