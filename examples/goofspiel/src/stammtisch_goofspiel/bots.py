"""A bot for Goofspiel."""

from __future__ import annotations

from random import Random

from stammtisch.bots.base import Entry, Quiet
from stammtisch_goofspiel.model import Bid, View

__all__ = ["BOTS", "Matching"]


class Matching(Quiet):
    """Bids high for high prizes: the card that ranks among its own as the prize does among those left."""

    def choose(self, view: View, rng: Random, seconds: float) -> Bid:
        cards = sorted(act.card for act in view.legal if isinstance(act, Bid))
        return Bid(cards[sum(prize < (view.prize or 0) for prize in view.prizes)])


BOTS = (  # weakest first
    Entry("random", "any card", "stammtisch.bots.base:RandomBot"),
    Entry("matching", "bids high for high prizes", "stammtisch_goofspiel.bots:Matching"),
)
