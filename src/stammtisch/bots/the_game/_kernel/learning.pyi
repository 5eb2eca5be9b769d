from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.training import Teaching
from stammtisch.games.the_game.model import Options

__all__ = ["gather", "play_games", "study", "teach"]

def teach(network: Network, options: Options, games: int, seed: int, how: Teaching) -> tuple[int, int]:
    """Self-play with learning: (wins, cards left in total)."""

def gather(
    network: Network, options: Options, games: int, seed: int, how: Teaching
) -> tuple[int, int, bytes]:
    """Self-play for `study`: (wins, cards left in total, the games)."""

def study(network: Network, games: bytes, how: Teaching) -> None:
    """Learn from games that were gathered elsewhere."""

def play_games(network: Network, options: Options, games: int, seed: int, most: int = 40) -> tuple[int, int]:
    """Games by the value alone: (wins, cards left in total)."""
