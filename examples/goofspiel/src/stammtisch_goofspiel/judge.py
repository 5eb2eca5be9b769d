"""Goofspiel's judge, for the review of finished games and for the coach."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.judge import Remark
from stammtisch.bots.play_out import PlayOut
from stammtisch_goofspiel.game import GAME
from stammtisch_goofspiel.model import Bid, View

__all__ = ["GoofspielJudge"]


class GoofspielJudge(PlayOut):
    """`matching` plays on in imagined worlds; the reason compares the better bid with the prize."""

    def __init__(self) -> None:
        super().__init__(GAME, "matching")

    def remarks(self, view: View, played: Sequence[Bid], better: Sequence[Bid]) -> Sequence[Remark]:
        values: dict[str, str | int] = {"prize": view.prize or 0, "card": better[0].card}
        higher = better[0].card > played[0].card
        return [Remark("goofspiel-better-higher" if higher else "goofspiel-better-lower", values)]
