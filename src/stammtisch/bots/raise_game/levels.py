"""The levels of RAISE above `greedy`; each sees a view and nothing else.

Budgets are counted in dealt worlds, so that a seed always plays the same game; `seconds` is only a
cap for slow machines.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from time import perf_counter

from stammtisch.bots.base import Quiet
from stammtisch.bots.raise_game.weights import NOISE, VICTORY, network, weights
from stammtisch.games.raise_game.foresight import Network, Seer
from stammtisch.games.raise_game.game import Act, Choose, Options, View
from stammtisch.games.raise_game.judgement import Judge

__all__ = ["Master", "Shrewd", "Thrifty"]

PASS = -1
MIXING = 0.01  # first cards whose prospects are about this close are chosen one as well as the other


@lru_cache(maxsize=32)
def _judge(options: Options) -> Judge:
    return Judge(options, weights(options.players), NOISE)


@lru_cache(maxsize=32)
def _seer(options: Options) -> Seer:
    players = options.players
    return Seer(options, Network(players, network(players)), weights(players), NOISE)


def _first_card(view: View, prospects: dict[int, float], rng: Random) -> Act:
    """The best place in the hand; the choice is blurred a little, so that nobody can read it."""
    blurred = {place: worth + MIXING * (rng.random() - 0.5) for place, worth in prospects.items()}
    return Choose(view.hand[max(blurred, key=blurred.__getitem__)])


class Thrifty(Quiet):
    """A trained policy: the pot, the cards it costs, the budget for later rounds, what others may hold."""

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if len(view.legal) == 1:
            return view.legal[0]
        judge = _judge(view.options)
        judge.see(view)
        scores = [score + NOISE * (rng.random() - 0.5) for score in judge.scores()]
        best = max(range(len(scores)), key=scores.__getitem__)
        if not view.track:
            return Choose(view.hand[best])
        return view.legal[best] if scores[best] > 0 else view.legal[PASS]


class Shrewd(Quiet):
    """Deals what is hidden, plays the round on from each act by the policy, and values what comes of it.

    All acts meet the same worlds; those that fall behind are dropped and their worlds go to the others.
    """

    worlds = 12  # for each act, if none is dropped
    at_once = 6  # worlds before acts are compared
    width = 12  # acts that are tried: those that the policy likes best, and the pass

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if len(view.legal) == 1:
            return view.legal[0]
        until = perf_counter() + seconds
        prospects = self._prospects(view, self._candidates(view), rng, until)
        if not view.track:
            return _first_card(view, prospects, rng)
        return view.legal[max(prospects, key=prospects.__getitem__)]

    def _candidates(self, view: View) -> list[int]:
        """Places in the hand, or among the raises, and the pass."""
        if not view.track:
            return [place for place, card in enumerate(view.hand) if card not in view.hand[:place]]
        judge = _judge(view.options)
        judge.see(view)
        scores = judge.scores()
        liked = sorted(range(len(scores)), key=lambda place: -scores[place])
        return [*liked[: self.width], PASS]

    def _prospects(self, view: View, acts: list[int], rng: Random, until: float) -> dict[int, float]:
        """The mean prospect of the acts that have not fallen behind."""
        seer = _seer(view.options)
        seer.see(view)
        totals = dict.fromkeys(acts, 0.0)
        apart = dict.fromkeys(acts, 0.0)
        dealt, playouts = 0, self.worlds * len(acts)
        while playouts >= len(totals) > 1:
            worlds = min(self.at_once, playouts // len(totals))
            found = seer.sample(list(totals), worlds, rng.getrandbits(64), VICTORY)
            for act, (total, square) in zip(list(totals), found, strict=True):
                totals[act] += total
                apart[act] += square
            dealt += worlds
            playouts -= worlds * len(totals)
            leader = max(totals, key=totals.__getitem__)
            for act in list(totals):
                if (totals[leader] - totals[act]) ** 2 > 6 * (apart[leader] + apart[act]):
                    del totals[act]  # too far behind to be luck
            if perf_counter() > until:
                break
        return {act: total / max(1, dealt) for act, total in totals.items()}


class Master(Shrewd):
    """As `Shrewd`, with a hundred times as many worlds."""

    worlds = 1500
    at_once = 100
