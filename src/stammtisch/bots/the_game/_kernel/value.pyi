from array import array
from collections.abc import Sequence

__all__ = ["Network"]

class Network:
    """A network: with random weights by `seed`, or with those that `load` is given."""

    def __init__(self, seed: int = 0) -> None: ...
    def weights(self) -> array[float]: ...
    def load(self, weights: Sequence[float]) -> None: ...
    def blend(self, other: Network, share: float) -> None:
        """Move every weight towards the other network's, by this share of the way."""
