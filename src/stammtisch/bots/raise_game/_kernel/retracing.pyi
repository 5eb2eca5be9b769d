from collections.abc import Sequence

from stammtisch.bots.raise_game._kernel.reading import Reading
from stammtisch.games.raise_game.components import Card

__all__ = ["Retracing"]

class Retracing(Reading):
    def retrace(self, acts: Sequence[tuple[int, Sequence[Card]]], sharp: float, seed: int) -> float: ...
