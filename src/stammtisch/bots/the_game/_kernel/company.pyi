from collections.abc import Sequence

from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.strangers.habits import Habit
from stammtisch.bots.the_game.training import Teaching
from stammtisch.games.the_game.model import Options, View

__all__ = ["Companion", "play_deal", "teach_guest"]

class Companion:
    """A player with a habit."""

    def __init__(self, player: Player, habit: Habit) -> None: ...
    def forget(self) -> None:
        """A new game begins."""

    def decide(self, view: View, seed: int) -> list[tuple[int, int]]:
        """The rest of the turn as [(card, pile), ...], for the seat on turn."""

    def words(self, view: View) -> tuple[int, ...]:
        """What it says about the four piles and about itself as another's turn begins, as numbers."""

def play_deal(
    seats: tuple[Companion, ...],
    options: Options,
    cards: bytes,
    seeds: Sequence[Sequence[int]] | None,
    told: bool,
) -> tuple[int, int, list[tuple[int, str, int, int]]]:
    """A game of these companions, seat 0 starting: (cards left, turns, moves)."""

def teach_guest(
    network: Network,
    guest: Companion,
    hosts: Companion | None,
    options: Options,
    games: int,
    seed: int,
    how: Teaching,
) -> tuple[int, int]:
    """Games of a network that learns, in one seat among hosts that do not: (wins, cards left in total)."""
