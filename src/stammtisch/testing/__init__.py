"""What authors of games test their own with: a suite of promises, random matches, and twins."""

from stammtisch.testing.suite import GameSuite
from stammtisch.testing.walks import AnyGame, AnyMatch, any_options, random_act, twin, walk

__all__ = ["AnyGame", "AnyMatch", "GameSuite", "any_options", "random_act", "twin", "walk"]
