from stammtisch.games.the_game.model import State

__all__ = ["Rollouts"]

class Rollouts:
    """Plays on with acts that are all equally likely, as a plain program would by the engine."""

    def __init__(self, seed: int) -> None: ...
    def cards_left(self, state: State) -> int:
        """The cards left at the end of a game that goes on from this state, in which a seat is on turn."""
