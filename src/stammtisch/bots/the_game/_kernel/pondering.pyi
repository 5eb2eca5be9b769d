from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.training import Teaching
from stammtisch.games.the_game.model import Options

__all__ = ["gather_lessons", "study_lessons"]

def gather_lessons(
    player: Player, options: Options, games: int, seed: int, how: Teaching
) -> tuple[int, bytes]:
    """Games by search: (wins, the decisions, each with all turns that were tried and what they are worth)."""

def study_lessons(network: Network, lessons: bytes, rate: float) -> None:
    """Learn what was gathered, each lesson also upside down."""
