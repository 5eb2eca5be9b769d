"""The levels of RAISE above `greedy`; each knows only its view.

Budgets are counted in sampled worlds, so that the same seed always plays the same game; `seconds` only
caps them on slow machines.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from random import Random
from time import perf_counter

from stammtisch.bots.base import Quiet
from stammtisch.bots.raise_game._kernel.ends import Ends
from stammtisch.bots.raise_game._kernel.foresight import Foresight
from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.bots.raise_game._kernel.search import Policy, Search
from stammtisch.bots.raise_game._kernel.value import Network
from stammtisch.bots.raise_game.past import retraced
from stammtisch.bots.raise_game.weights import GLANCE_NOISE, NOISE, VICTORY, ends, glance, network, weights
from stammtisch.games.raise_game.game import Act, Choose, Options, View

PASS = -1
Tries = Callable[[list[int], int, int], list[tuple[float, float]]]  # acts, worlds and seed
MIXING = 0.01  # noise on the prospects of first cards: values closer than this count as equal


@lru_cache(maxsize=32)
def _policy(options: Options) -> Policy:
    return Policy(options, weights(options.players))


@lru_cache(maxsize=32)
def _instinct(options: Options) -> Policy:
    return Policy(options, Instinct(glance(options.players)))


@lru_cache(maxsize=32)
def _search(options: Options) -> Search:
    players = options.players
    return Search(options, Network(players, network(players)), weights(players), NOISE)


@lru_cache(maxsize=32)
def _foresight(options: Options) -> Foresight:
    players = options.players
    return Foresight(options, Ends(players, ends(players)), Instinct(glance(players)), GLANCE_NOISE)


def _first_card(view: View, prospects: dict[int, float], rng: Random) -> Act:
    """The best card by its prospect, with a little noise so that the choice cannot be predicted."""
    blurred = {place: worth + MIXING * (rng.random() - 0.5) for place, worth in prospects.items()}
    return Choose(view.hand[max(blurred, key=blurred.__getitem__)])


class Thrifty(Quiet):
    """A trained policy: weighs the pot, its cost in cards, the budget for later rounds and others' hands."""

    noise = 1.2  # more than in training, so that it errs now and then

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if len(view.legal) == 1:
            return view.legal[0]
        policy = _policy(view.options)
        policy.see(view)
        scores = [score + self.noise * (rng.random() - 0.5) for score in policy.scores()]
        best = max(range(len(scores)), key=scores.__getitem__)
        if not view.track:
            return Choose(view.hand[best])
        return view.legal[best] if scores[best] > 0 else view.legal[PASS]


class Shrewd(Quiet):
    """Samples what is hidden, plays the round to its end after each act by the policy, and evaluates it.

    All acts are tried in the same worlds; those that fall behind are dropped, and their share of the worlds
    goes to the others.
    """

    worlds = 8  # for each act, if none is dropped
    at_once = 4  # worlds before acts are compared
    width = 12  # acts that are tried: the best by the policy, and the pass

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if len(view.legal) == 1:
            return view.legal[0]
        until = perf_counter() + seconds
        prospects = self._prospects(view, self._candidates(view), rng, until)
        if not view.track:
            return _first_card(view, prospects, rng)
        return view.legal[max(prospects, key=prospects.__getitem__)]

    def _scores(self, options: Options) -> Policy:
        """By what the acts to be tried are chosen."""
        return _policy(options)

    def _tries(self, view: View) -> Tries:
        """How they are tried."""
        search = _search(view.options)
        search.see(view)
        return partial(search.sample, victory=VICTORY)

    def _candidates(self, view: View) -> list[int]:
        """Indices of hand cards, or of raises, and the pass."""
        if not view.track:
            return [place for place, card in enumerate(view.hand) if card not in view.hand[:place]]
        policy = self._scores(view.options)
        policy.see(view)
        scores = policy.scores()
        liked = sorted(range(len(scores)), key=lambda place: -scores[place])
        return [*liked[: self.width], PASS]

    def _prospects(self, view: View, acts: list[int], rng: Random, until: float) -> dict[int, float]:
        """The mean prospect of the acts that have not fallen behind."""
        tries = self._tries(view)
        totals = dict.fromkeys(acts, 0.0)
        apart = dict.fromkeys(acts, 0.0)
        dealt, playouts = 0, self.worlds * len(acts)
        while playouts >= len(totals) > 1:
            worlds = min(self.at_once, playouts // len(totals))
            found = tries(list(totals), worlds, rng.getrandbits(64))
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
    """Guesses hands, imagines better players than `Shrewd` does, and looks at more worlds.

    In its worlds everybody plays as two networks say at a glance, which were trained on searches; a third
    network says which share of the victory the end of a round is worth.
    """

    worlds = 600
    at_once = 100
    sharp = 2.0  # how closely others are thought to follow the networks

    def _scores(self, options: Options) -> Policy:
        return _instinct(options)

    def _tries(self, view: View) -> Tries:
        foresight = self._foresight(view.options)
        foresight.see(view)
        if view.track and (acts := retraced(view)):
            foresight.retrace(acts, self.sharp, 1)
        return foresight.sample

    def _foresight(self, options: Options) -> Foresight:
        return _foresight(options)
