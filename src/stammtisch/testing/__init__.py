"""For testing one's own games: conformance suites for games and judges, and random matches.

It needs pytest and hypothesis: `pip install "stammtisch[testing]"`.
"""

from stammtisch.texts import missing

try:
    from stammtisch.testing.judges import JudgeSuite
    from stammtisch.testing.suite import GameSuite
    from stammtisch.testing.walks import AnyGame, AnyMatch, any_options, random_act, twin, walk
except ImportError as error:
    raise missing("testing") from error

__all__ = ["AnyGame", "AnyMatch", "GameSuite", "JudgeSuite", "any_options", "random_act", "twin", "walk"]
