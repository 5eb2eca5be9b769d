"""The pieces of a review that take time: calls of a game's judge, which any process can make."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from stammtisch import games
from stammtisch.bots.judge import Judge, judge_for
from stammtisch.core.match import Match

_judge_for = lru_cache(maxsize=None)(judge_for)


@dataclass(frozen=True, slots=True)
class Task:
    """One call of a judge. It can be pickled, and so can its answer."""

    game: str
    call: str
    """`weigh`, `chance`, `before`, `remarks` or `winnable`."""
    arguments: tuple[Any, ...]

    def compute(self, judge: Judge | None = None) -> Any:
        """The answer, by this judge or by the game's own."""
        judge = judge or _judge_for(self.game)
        if self.call == "winnable":
            return judge.winnable(self._match())
        return getattr(judge, self.call)(*self.arguments)

    def _match(self) -> Match[Any, Any, Any]:
        options, journal = self.arguments
        return Match.resume(games.get(self.game), options, journal, chance=None)
