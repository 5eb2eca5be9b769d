"""The judge of RAISE: what first cards, raises and passes are worth, as a share of the victory.

A chance is the expected share of the victory if `shrewd` plays every seat on. It is estimated in sampled
worlds: what the view hides is dealt at random, `shrewd` plays the round to its end in every seat, and the
policy finishes the game several times with other cards to come (docs/review-raise.md has how good that is).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, variance

from stammtisch.bots.judge import AnyMatch, Decision, Estimate, Remark, Weighing
from stammtisch.bots.raise_game import reasons
from stammtisch.bots.raise_game._kernel.judging import NO_ACT, Judging
from stammtisch.bots.raise_game._kernel.search import Policy
from stammtisch.bots.raise_game._kernel.value import Network
from stammtisch.bots.raise_game.levels import MIXING, PASS, Shrewd
from stammtisch.bots.raise_game.weights import NOISE, VICTORY, network, weights
from stammtisch.core.game import Move, Seat
from stammtisch.core.match import TakenBack
from stammtisch.games.raise_game.game import Act, Choose, Options, Pass, View

HALF_WIDTH = 1.96  # of a 95 % interval, in standard errors
WIDTH = 16  # raises that are weighed: the best by the policy, besides the pass and what was played
SHORTLIST = 3  # alternatives that are looked at a second time, as the comparison does
ENOUGH = 128  # worlds, for anything but the comparison itself
# A little more thorough than the level: what a chance means should not change with it.
SHREWD = (12, 6, Shrewd.width, MIXING, VICTORY)
THOROUGH = (1, 24)  # rounds that `shrewd` plays on, and how often the policy finishes the game after that
QUICK = (0, 8)


@lru_cache(maxsize=8)
def _judging(options: Options) -> Judging:
    players = options.players
    return Judging(options, Network(players, network(players)), weights(players), NOISE, SHREWD)


@lru_cache(maxsize=8)
def _policy(options: Options) -> Policy:
    return Policy(options, weights(options.players))


class RaiseJudge:
    """Implements the `Judge` protocol for RAISE."""

    bot = "shrewd"
    first = 64
    most = 768

    def decisions(self, match: AnyMatch) -> Sequence[Decision]:
        """First cards and raises or passes with more than one legal act; of first cards, those that stood."""
        stood: dict[int, Move[Act]] = {}
        for at, entry in enumerate(match.journal):
            if isinstance(entry, TakenBack):
                undone = match.undone(at)
                del stood[max(index for index, move in stood.items() if move is undone)]
            elif entry.seat is not None:
                stood[at] = entry
        return [
            Decision(at, at + 1, move.seat)
            for at, move in stood.items()
            if move.seat is not None and len(match.game.legal(match.before(at), move.seat)) > 1
        ]

    def weigh(self, view: View, acts: Sequence[Act], worlds: int, seed: int) -> Weighing:
        """All alternatives are compared in some worlds; the best of them and `acts` again in fresh ones."""
        rng = Random(seed)
        played = _place(view, acts[0]) if acts else None
        judging = _judging(view.options)
        judging.see(view)
        best = _best(judging, _candidates(view, played), worlds, rng)
        if played is None:
            played = best
        seed = rng.getrandbits(64)
        top, mine = judging.sample([best, played], worlds, seed, *THOROUGH)
        as_shrewd = judging.sample([NO_ACT], min(worlds, ENOUGH), seed, *THOROUGH)[0]
        better = fmean(top) > fmean(mine)
        return Weighing(
            chance=fmean(as_shrewd),
            played=fmean(mine),
            best=max(fmean(top), fmean(mine)),
            noise=_noise([one - other for one, other in zip(top, mine, strict=True)]) if better else 0.0,
            better=(_act(view, best),) if better or not acts else (),
            worlds=worlds,
        )

    def chance(self, view: View, worlds: int, seed: int) -> Estimate:
        if view.result is not None:
            winners = view.result.winners
            return Estimate(1 / len(winners) if view.seat in winners else 0.0, 0.0)
        judging = _judging(view.options)
        judging.see(view)
        found = judging.sample([NO_ACT], worlds, seed, *THOROUGH)[0]
        return Estimate(fmean(found), _noise(found))

    def before(self, options: Options, seat: Seat) -> float:
        return 1 / options.players

    def remarks(self, view: View, played: Sequence[Act], better: Sequence[Act]) -> Sequence[Remark]:
        if not better:
            return ()
        return reasons.remarks(view, played[0] if played else reasons.instead(view, better[0]), better[0])

    def winnable(self, match: AnyMatch) -> int | None:
        return None


def _noise(sampled: Sequence[float]) -> float:
    return HALF_WIDTH * sqrt(variance(sampled) / len(sampled)) if len(sampled) > 1 else 1.0


def _place(view: View, act: Act) -> int:
    """Where the kernel finds an act: the index of a hand card or of a raise, or that of the pass."""
    if isinstance(act, Pass):
        return PASS
    return view.hand.index(act.card) if isinstance(act, Choose) else view.legal.index(act)


def _act(view: View, place: int) -> Act:
    return view.legal[place] if view.track else Choose(view.hand[place])


def _candidates(view: View, played: int | None) -> list[int]:
    """What is weighed: every kind of hand card; or the raises that the policy likes, and the pass."""
    if not view.track:
        return [place for place, card in enumerate(view.hand) if card not in view.hand[:place]]
    policy = _policy(view.options)
    policy.see(view)
    scores = policy.scores()
    liked = sorted(range(len(scores)), key=lambda place: -scores[place])[:WIDTH]
    if played is not None and played != PASS and played not in liked:
        liked.append(played)
    return [*liked, PASS]


def _best(judging: Judging, places: list[int], worlds: int, rng: Random) -> int:
    """The best alternative: a first look at all of them, a second one at the best."""
    quick = judging.sample(places, min(worlds, ENOUGH), rng.getrandbits(64), *QUICK)
    means = dict(zip(places, map(fmean, quick), strict=True))
    shortlist = sorted(places, key=lambda place: -means[place])[:SHORTLIST]
    again = judging.sample(shortlist, min(worlds, ENOUGH), rng.getrandbits(64), *THOROUGH)
    means = dict(zip(shortlist, map(fmean, again), strict=True))
    return max(shortlist, key=means.__getitem__)
