from stammtisch.games.the_game.model import View

__all__ = ["imagined_hands"]

def imagined_hands(view: View, seed: int, number: int) -> list[tuple[tuple[int, ...], ...]]:
    """The first worlds of a search that starts from this view: the hands of all seats in each."""
