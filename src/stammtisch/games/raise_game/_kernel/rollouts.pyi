from stammtisch.games.raise_game.model import Options, State

__all__ = ["Rollouts"]

class Rollouts:
    """Plays on with acts that are all equally likely."""

    def __init__(self, options: Options, seed: int) -> None: ...
    def scores(self, state: State) -> list[int]:
        """Everybody's points at the end of a game that goes on from this state."""
