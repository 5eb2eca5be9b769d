from collections.abc import Sequence

from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.games.the_game.model import View

__all__ = ["Judging"]

class Judging(Player):
    """A player that tells how often a turn, or a position, leads to a win if its network plays on."""

    def weigh(
        self, view: View, plays: Sequence[tuple[int, int]], whole: bool, worlds: int, seed: int
    ) -> tuple[list[tuple[int, int]] | None, int, int, int, int, int]:
        """Compare a `whole` turn, or its first plays, with the best turn found, for the seat on turn.

        Without plays the best turn is weighed alone. Returns (plays of the best turn, worlds, wins with the
        network's own turn, with the played one and with the best one, worlds in which the last two differ).
        The best turn is None if it is the one played.
        """

    def wins(self, view: View, worlds: int, seed: int) -> int:
        """In how many of the worlds that the view's seat can imagine the game is won; it is not over."""
