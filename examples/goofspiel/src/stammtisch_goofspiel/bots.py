"""A bot for Goofspiel: bids what the prize is worth."""

from __future__ import annotations

from random import Random

from stammtisch.bots import Entry, Quiet
from stammtisch_goofspiel.model import Bid, View

__all__ = ["BOTS", "Matching"]


class Matching(Quiet):
    """Bids the card whose rank among its own is the prize's rank among the prizes left."""

    def choose(self, view: View, rng: Random, seconds: float) -> Bid:
        cards = sorted(bid.card for bid in view.legal if isinstance(bid, Bid))
        rank = sum(prize < (view.prize or 0) for prize in view.prizes)
        return Bid(cards[min(rank, len(cards) - 1)])


BOTS = (
    Entry("random", "any card", "stammtisch.bots.base:RandomBot"),
    Entry("matching", "bids what the prize is worth", "stammtisch_goofspiel.bots:Matching"),
)
