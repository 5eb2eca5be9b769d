"""The bots of THE GAME that plan whole turns, weakest first: planner, learned, sharp, master."""

from stammtisch.bots.the_game.levels import Learned, Master, Planner, Sharp

__all__ = ["Learned", "Master", "Planner", "Sharp"]
