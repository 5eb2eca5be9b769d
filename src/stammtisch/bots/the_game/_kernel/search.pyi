from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.levels import Skill
from stammtisch.games.the_game.model import Options, View

__all__ = ["Player"]

class Player:
    """Plays THE GAME by rules of thumb (without a network), by a network's value, or (with a skill that
    samples worlds) by trying the best turns in them."""

    value: float
    """Of the turn that was decided on last."""

    def __init__(self, network: Network | None, skill: Skill) -> None: ...
    def decide(self, view: View, seed: int) -> list[tuple[int, int]]:
        """The rest of the turn as [(card, pile), ...], for the seat on turn."""

    def play_game(
        self, options: Options, seed: int, *, events: bool = False
    ) -> tuple[int, int, list[tuple[str, int, int, int]] | None]:
        """A whole game of equal players, each knowing its own hand only: (cards left, turns, events)."""
