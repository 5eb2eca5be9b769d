"""RAISE by cost: the cheapest raise while the pot is worth it."""

from __future__ import annotations

from random import Random

from stammtisch.bots.base import Quiet
from stammtisch.core.game import Seat
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.game import Act, Choose, Pass, RaiseBy, View

CARD = 2  # value of a hand card besides its points: it may win a later round
GOOD_POINT_CARD = 13  # from this value on, the first card is chosen to win


class Greedy(Quiet):
    """Compares the pot with the cost of a raise; does not look ahead."""

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if not view.track:
            return Choose(self._first_card(view))
        raises = [act for act in view.legal if isinstance(act, RaiseBy)]
        if not raises:
            return Pass()
        cheapest = min(raises, key=lambda act: (_cost(act.cards), -_reach(view, act.cards)))
        return cheapest if _cost(cheapest.cards) * _rivals(view) <= _pot(view) else Pass()

    def _first_card(self, view: View) -> Card:
        """A strong card for a good point card, otherwise a weak one; cards with many points are kept."""
        sign = 1 if view.point is not None and view.point >= GOOD_POINT_CARD else -1
        return min(view.hand, key=lambda card: (card.points, -sign * view.value(card)))


def _cost(cards: tuple[Card, ...]) -> int:
    return sum(CARD + card.points for card in cards)


def _reach(view: View, cards: tuple[Card, ...]) -> int:
    return sum(view.value(card) for card in cards)


def _pot(view: View) -> int:
    """What the winner would take if the round ended now."""
    return (view.point or 0) + sum(card.points for cards in view.pot for card in cards)


def _rivals(view: View) -> int:
    """The others who are still in the round."""
    others: list[Seat] = [stone.seat for stone in view.track if stone.seat != view.seat]
    return len(others)
