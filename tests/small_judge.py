"""A judge of any game, for tests of the review: it plays on at random in a few imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

from stammtisch.bots.judge import AnyMatch, Decision, Estimate, Remark, Weighing
from stammtisch.core.game import Chance, Game, Move, Over
from stammtisch.core.match import TakenBack
from stammtisch.review import outcome

__all__ = ["SmallJudge"]


class SmallJudge:
    """Each act is a decision of its own."""

    bot = "random"

    def __init__(self, game: Game[Any, Any, Any], first: int = 2, most: int = 8) -> None:
        self.game = game
        self.first, self.most = first, most

    def decisions(self, match: AnyMatch) -> Sequence[Decision]:
        counting = [id(move) for move in match.moves]
        return [
            Decision(at, at + 1, entry.seat)
            for at, entry in enumerate(match.journal)
            if not isinstance(entry, TakenBack)
            and entry.seat is not None
            and id(entry) in counting
            and not self.game.forms.of(entry.act).aside
            and len(self.game.legal(match.before(at), entry.seat)) > 1
        ]

    def weigh(self, view: Any, acts: Sequence[Any], worlds: int, seed: int) -> Weighing:
        tried = {act: self._play(view, act, worlds, seed) for act in view.legal}
        best = max(tried, key=lambda act: fmean(tried[act]))
        played = acts[0] if acts else best
        apart = [one - other for one, other in zip(tried[best], tried[played], strict=True)]
        better = fmean(apart) > 0
        return Weighing(
            chance=fmean(fmean(found) for found in tried.values()),
            played=fmean(tried[played]),
            best=fmean(tried[best]) if better else fmean(tried[played]),
            noise=1.96 * pstdev(apart) / sqrt(worlds) if better else 0.0,
            better=(best,) if better else (),
            worlds=worlds,
        )

    def chance(self, view: Any, worlds: int, seed: int) -> Estimate:
        found = self._play(view, None, worlds, seed)
        return Estimate(fmean(found), 1.96 * pstdev(found) / sqrt(worlds))

    def before(self, options: Any, seat: int) -> float:
        return 0.5 if self.game.cooperative else 1 / options.players

    def remarks(self, view: Any, played: Sequence[Any], better: Sequence[Any]) -> Sequence[Remark]:
        return [Remark("small-reason", {"count": len(view.legal)})]

    def winnable(self, match: AnyMatch) -> int | None:
        return match.at - 1

    def _play(self, view: Any, act: Any, worlds: int, seed: int) -> list[float]:
        found = []
        for world in range(worlds):
            rng = Random(f"{seed} {world}")
            state = self.game.imagine(view, rng)
            if act is not None:
                state = self.game.apply(state, Move(view.seat, act))
            while not isinstance(turn := self.game.turn(state), Over):
                if isinstance(turn, Chance):
                    outcomes, weights = zip(*turn.outcomes, strict=True)
                    move = Move(None, rng.choices(outcomes, weights)[0])
                else:
                    seat = rng.choice(turn.seats)
                    move = Move(seat, rng.choice(self.game.legal(state, seat)))
                state = self.game.apply(state, move)
            found.append(self._share(turn.result, view.seat))
        return found

    def _share(self, result: Any, seat: int) -> float:
        """At random hardly any team wins, so what a team nearly reached counts, too."""
        if self.game.cooperative:
            return 20.0 / (20 + abs(int(result.scores[seat])))
        return outcome(self.game, result, seat)
