from collections.abc import Sequence

from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.games.the_game.model import Options

__all__ = ["Winning"]

class Winning:
    """Looks for a win with all cards known; it follows the `width` positions that the player values most."""

    def __init__(self, player: Player, width: int) -> None: ...
    def line(
        self,
        options: Options,
        hands: Sequence[Sequence[int]],
        tops: Sequence[int],
        draw_pile: Sequence[int],
        seat: int,
    ) -> list[list[tuple[int, int]]] | None:
        """A win from the beginning of the seat's turn, or None: each turn's plays as [(card, pile), ...].

        `draw_pile` is in the order in which it will be drawn.
        """
