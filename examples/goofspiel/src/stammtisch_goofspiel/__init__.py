"""Goofspiel: simultaneous hidden bids for prizes turned up by chance."""

from stammtisch_goofspiel.game import Goofspiel

__all__ = ["GAME"]

GAME = Goofspiel()
