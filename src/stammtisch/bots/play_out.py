"""A judge for any game: one of its bots plays on in imagined worlds, and the games it wins are counted.

It is slow, since it plays by the plain rules, but a game needs nothing more to have a review:

    def judge() -> PlayOut:
        return PlayOut(GAME, "matching")
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

from stammtisch import bots
from stammtisch.bots.judge import AnyMatch, Decision, Estimate, Remark, Weighing, share
from stammtisch.core.game import Chance, Game, Move, Over, Result, Seat
from stammtisch.core.match import TakenBack

__all__ = ["PlayOut"]

HALF_WIDTH = 1.96  # of a 95 % interval, in standard errors
SECONDS = 0.01  # a bot's time for an act


class PlayOut:
    """Implements `Judge`. Every act with an alternative is a decision; override `remarks` to give reasons."""

    def __init__(self, game: Game[Any, Any, Any], bot: str, *, first: int = 32, most: int = 256) -> None:
        self.game = game
        self.bot = bot
        self.first = first
        self.most = most
        self._player = bots.get(game.name, bot).make()
        self._usual = cache(self._count_wins)

    def decisions(self, match: AnyMatch) -> Sequence[Decision]:
        stood: dict[int, Move[Any]] = {}
        for at, entry in enumerate(match.journal):
            if isinstance(entry, TakenBack):
                undone = match.undone(at)
                del stood[max(index for index, move in stood.items() if move is undone)]
            else:
                stood[at] = entry
        return [
            Decision(at, at + 1, move.seat)
            for at, move in stood.items()
            if move.seat is not None
            and not self.game.forms.of(move.act).aside
            and len(self.game.legal(match.before(at), move.seat)) > 1
        ]

    def weigh(self, view: Any, acts: Sequence[Any], worlds: int, seed: int) -> Weighing:
        """The best act is found in some worlds, then compared with the one played in others."""
        tried = {act: fmean(self._shares(view, act, worlds // 2 + 1, f"{seed} choice")) for act in view.legal}
        best = max(tried, key=tried.__getitem__)
        played = acts[0] if acts else best
        usual = self._player.choose(view, Random(seed), SECONDS)
        found = {act: self._shares(view, act, worlds, str(seed)) for act in {best, played, usual}}
        apart = [one - other for one, other in zip(found[best], found[played], strict=True)]
        better = fmean(apart) > 0
        mine = fmean(found[played])
        return Weighing(
            chance=fmean(found[usual]),
            played=mine,
            best=fmean(found[best]) if better else mine,
            noise=_half_width(apart) if better else 0.0,
            better=(best,) if better else (),
            worlds=worlds,
        )

    def chance(self, view: Any, worlds: int, seed: int) -> Estimate:
        if view.result is not None:
            return Estimate(self.share(view.result, view.seat), 0.0)
        found = self._shares(view, None, worlds, str(seed))
        return Estimate(fmean(found), _half_width(found))

    def before(self, options: Any, seat: Seat) -> float:
        return self._usual(options) if self.game.cooperative else 1 / options.players

    def remarks(self, view: Any, played: Sequence[Any], better: Sequence[Any]) -> Sequence[Remark]:
        return ()

    def winnable(self, match: AnyMatch) -> int | None:
        return None

    def share(self, result: Result, seat: Seat) -> float:
        """What a result is worth to a seat."""
        return share(self.game, result, seat)

    def _shares(self, view: Any, act: Any, worlds: int, seed: str) -> list[float]:
        """The seat's share in each world, after this act or, without one, as it is."""
        found = []
        for world in range(worlds):
            rng = Random(f"{seed} {world}")
            state = self.game.imagine(view, rng)
            if act is not None:
                state = self.game.apply(state, Move(view.seat, act))
            found.append(self.share(self._play_on(state, rng), view.seat))
        return found

    def _count_wins(self, options: Any) -> float:
        results = [self._play_on(self.game.start(options), Random(number)) for number in range(self.most)]
        return fmean(self.share(result, 0) for result in results)

    def _play_on(self, state: Any, rng: Random) -> Any:
        game = self.game
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                outcomes, weights = zip(*turn.outcomes, strict=True)
                move: Move[Any] = Move(None, rng.choices(outcomes, weights)[0])
            else:
                seat = turn.seats[0]
                move = Move(seat, self._player.choose(game.view(state, seat), rng, SECONDS))
            state = game.apply(state, move)
        return turn.result


def _half_width(sampled: Sequence[float]) -> float:
    """Half the width of the mean's 95 % interval; one more that differs, since a few alike prove little."""
    spread = pstdev([*sampled, sampled[0] + 1 if sampled[0] <= 0 else sampled[0] - 1])
    return HALF_WIDTH * spread / sqrt(len(sampled))
