"""For testing one's own games: a conformance suite, and random matches.

It needs pytest and hypothesis: `pip install "stammtisch[testing]"`.
"""

from stammtisch.testing.suite import GameSuite
from stammtisch.testing.walks import AnyGame, AnyMatch, any_options, random_act, twin, walk

__all__ = ["AnyGame", "AnyMatch", "GameSuite", "any_options", "random_act", "twin", "walk"]
