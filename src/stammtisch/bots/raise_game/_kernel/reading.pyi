from stammtisch.bots.raise_game._kernel.search import Knowledge

__all__ = ["Reading"]

class Reading(Knowledge): ...
