from stammtisch.games.the_game.judgement import Judge

__all__ = ["play_games", "teach"]

def teach(
    judge: Judge,
    players: int,
    min_cards: int,
    games: int,
    seed: int,
    rate: float,
    win_share: float,
    silent: float = 0.25,
    decay: float = 0.8,
    most: int = 40,
    fewer_cards: bool = False,
) -> tuple[int, int]:
    """Self-play with learning: (wins, cards left in all)."""

def play_games(
    judge: Judge,
    players: int,
    min_cards: int,
    games: int,
    seed: int,
    talk: bool = True,
    most: int = 40,
    fewer_cards: bool = False,
) -> tuple[int, int]:
    """Games by the value alone: (wins, cards left in all)."""
