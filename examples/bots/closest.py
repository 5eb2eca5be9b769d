"""A bot as a Python class: lays the card that moves its pile least; in other games, anything.

stammtisch simulate the-game --players 3 --bots examples/bots/closest.py:Closest
"""

from __future__ import annotations

from random import Random
from typing import Any

from stammtisch.bots import Quiet
from stammtisch.games.the_game.model import PILES, Play


class Closest(Quiet):
    """`Quiet`: it makes no remarks. A bot that does has a method `aside(view, rng)` as well."""

    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        plays = [act for act in view.legal if isinstance(act, Play)]
        if not plays:
            return rng.choice(view.legal)
        if view.played >= view.minimum:
            return next(act for act in view.legal if not isinstance(act, Play))  # the turn ends
        return min(plays, key=lambda act: self.step(view, act))

    def step(self, view: Any, act: Play) -> int:
        """How far the card moves its pile; A and B ascend, C and D descend."""
        pile = PILES.index(act.pile)
        ahead: int = act.card - view.tops[pile]
        return ahead if pile < 2 else -ahead
