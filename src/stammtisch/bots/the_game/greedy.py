"""THE GAME by steps: the whole turn with the smallest total step, tricks included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from stammtisch.bots.base import Quiet
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import PILES, Act, Claim, End, Play, View

NEAR = 2  # cards per pile that are tried besides the trick
WORTH_MORE = 1  # cards beyond the minimum are laid up to this average step


class Greedy(Quiet):
    """Plans the whole turn, lays its first card, and plans again."""

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if view.on_turn is None:
            return Claim(self._eagerness(view))
        missing = view.minimum - view.played
        if missing > 0:
            # A turn that will get stuck is begun anyway: its cards count.
            return next(turn for length in range(missing, 0, -1) if (turn := self._best(view, length)))[1]
        for length in (1, 2):
            best = self._best(view, length)
            if best and best[0] <= WORTH_MORE * (length == 1):
                return best[1]
        return End()

    def _best(self, view: View, length: int) -> tuple[int, Play] | None:
        """The smallest total step of `length` plays, and the first of them."""
        return _cheapest(view.tops, view.hand, length)

    def _eagerness(self, view: View) -> int:
        best = self._best(view, view.options.min_cards)
        total = best[0] if best else rules.HIGHEST
        return 2 if total <= 4 else 1 if total <= 10 else 0


def _cheapest(tops: tuple[int, ...], hand: tuple[int, ...], length: int) -> tuple[int, Play] | None:
    best: tuple[int, Play] | None = None
    for step, card, pile in _near(tops, hand):
        if best and step - rules.TRICK * (length - 1) >= best[0]:
            continue
        total = step
        if length > 1:
            rest = _cheapest(
                (*tops[:pile], card, *tops[pile + 1 :]), tuple([c for c in hand if c != card]), length - 1
            )
            if rest is None:
                continue
            total += rest[0]
        if best is None or total < best[0]:
            best = (total, Play(card, PILES[pile]))
    return best


def _near(tops: tuple[int, ...], hand: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """For each pile the plays worth trying, as (step, card, pile)."""
    plays = []
    for pile, top in enumerate(tops):
        fitting = _fitting(pile, top)
        steps = sorted([play for card in hand if (play := fitting[card])])
        tricks = 1 if steps and steps[0][0] < 0 else 0
        plays += [(step, card, pile) for step, card in steps[: NEAR + tricks]]
    return iter(sorted(plays))


@cache
def _fitting(pile: int, top: int) -> tuple[tuple[int, int] | None, ...]:
    """By card, its step and the card itself; None where it does not fit. Some 400 are kept."""
    return tuple(
        (rules.step(top, pile, card), card) if rules.fits(top, pile, card) else None
        for card in range(rules.HIGHEST + 1)
    )
