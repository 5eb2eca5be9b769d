"""A judge for tests of the review: a random bot plays on in a few imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.bots.judge import AnyMatch, Remark
from stammtisch.bots.play_out import PlayOut
from stammtisch.core.game import Game, Result

__all__ = ["SmallJudge"]


class SmallJudge(PlayOut):
    """Has a reason for everything."""

    def __init__(self, game: Game[Any, Any, Any], first: int = 2, most: int = 8) -> None:
        super().__init__(game, "random", first=first, most=most)

    def share(self, result: Result, seat: int) -> float:
        """At random hardly any team wins, so what a team nearly reached counts, too."""
        if self.game.cooperative:
            return 20.0 / (20 + abs(int(result.scores[seat])))
        return super().share(result, seat)

    def remarks(self, view: Any, played: Sequence[Any], better: Sequence[Any]) -> Sequence[Remark]:
        return [Remark("small-reason", {"count": len(view.legal)})]

    def winnable(self, match: AnyMatch) -> int | None:
        return match.at - 1
