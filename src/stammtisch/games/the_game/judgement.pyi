from array import array
from collections.abc import Sequence

__all__ = ["Judge"]

class Judge:
    """A network's weights; `seed` gives fresh ones, `load` stored ones."""

    def __init__(self, seed: int = 0) -> None: ...
    def weights(self) -> array[float]: ...
    def load(self, weights: Sequence[float]) -> None: ...
