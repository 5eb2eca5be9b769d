"""The bots of RAISE that have learned, weakest first: thrifty, shrewd, master."""

from stammtisch.bots.raise_game.levels import Master, Shrewd, Thrifty

__all__ = ["Master", "Shrewd", "Thrifty"]
