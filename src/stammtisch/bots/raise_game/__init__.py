"""The bots of RAISE, weakest first."""

from stammtisch.bots.base import Entry

BOTS = (
    Entry("random", "any legal act", "stammtisch.bots.base:RandomBot"),
    Entry(
        "greedy", "the cheapest raise while the pot is worth it", "stammtisch.bots.raise_game.greedy:Greedy"
    ),
    Entry("thrifty", "weighs pot, cards and the rounds to come", "stammtisch.bots.raise_game.levels:Thrifty"),
    Entry("shrewd", "plays on in a few imagined worlds", "stammtisch.bots.raise_game.levels:Shrewd"),
    Entry("master", "plays on in many imagined worlds", "stammtisch.bots.raise_game.levels:Master"),
)
