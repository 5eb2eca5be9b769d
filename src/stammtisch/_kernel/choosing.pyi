__all__ = ["choose_legal"]

def choose_legal(mask: int, games: int, ids: int, states: int, chosen: int) -> None:
    """Choose one of each game's legal ids; the arrays are given by their addresses."""
