from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.training import Teaching
from stammtisch.games.the_game.model import Options

__all__ = ["play_games", "teach"]

def teach(network: Network, options: Options, games: int, seed: int, how: Teaching) -> tuple[int, int]:
    """Self-play with learning: (wins, cards left in total)."""

def play_games(network: Network, options: Options, games: int, seed: int, most: int = 40) -> tuple[int, int]:
    """Games by the value alone: (wins, cards left in total)."""
