__all__ = ["greedy_games"]

def greedy_games(
    players: int, min_cards: int, games: int, seed: int, fewer_cards: bool = False
) -> tuple[int, int]:
    """Whole games, always the nearest card and never more than asked: (wins, cards left in all)."""
