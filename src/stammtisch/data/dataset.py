"""Ready datasets: bots of several levels on the same deals, played and written by all cores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch import bots, games
from stammtisch.arena.simulate import play_match
from stammtisch.bots import AnyBot
from stammtisch.bots.outside import Fault
from stammtisch.data.card import card
from stammtisch.data.parquet import Folder
from stammtisch.data.rows import Sheets
from stammtisch.data.work import spread
from stammtisch.texts import Reason

AT_ONCE = 100
"""Games in a part."""


class BotFailed(Reason, RuntimeError):
    """A bot raised an exception, or did what is not legal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: every deal once for each level.

    Where all win or lose together, one level takes all seats. Among rivals the levels sit at one table, and
    from game to game everybody moves on by a seat, so that each has had the same cards.
    """

    game: str
    options: Any
    levels: tuple[str, ...]
    games: int
    seed: str

    def seats(self, number: int) -> tuple[str, ...]:
        """Who plays game `number`."""
        turned = number % len(self.levels)
        players: int = self.options.players
        if games.get(self.game).cooperative:
            return (self.levels[turned],) * players
        return tuple(self.levels[(seat + turned) % len(self.levels)] for seat in range(players))

    def deal(self, number: int) -> str:
        """The seed of game `number`, which names its cards."""
        return f"{self.seed}/{number // len(self.levels)}"

    @property
    def deals(self) -> int:
        """How many deals there are; the last may not have been played by all levels."""
        return -(-self.games // len(self.levels))


@dataclass(frozen=True, slots=True)
class _Part:
    plan: Plan
    folder: Folder
    place: int

    @property
    def numbers(self) -> range:
        first = self.place * AT_ONCE
        return range(first, min(first + AT_ONCE, self.plan.games))


def make(plan: Plan, path: Path, workers: int = 1) -> Iterator[int]:
    """Play the games and write their tables and a dataset card to a folder; tells how many are done.

    Raises `BotFailed` or OSError; then no table is left behind.
    """
    folder = Folder(path, games.get(plan.game))
    parts = -(-plan.games // AT_ONCE)
    done = 0
    try:
        for played in spread(_play, (_Part(plan, folder, place) for place in range(parts)), workers):
            done += played
            yield done
        folder.join(parts)
        (path / "README.md").write_text(card(plan), encoding="utf-8")
    except BaseException:
        folder.drop()
        raise


def _play(part: _Part) -> int:
    plan, game = part.plan, part.folder.game
    sheets = Sheets(game)
    for number in part.numbers:
        names = plan.seats(number)
        players = [_bot(plan.game, name, seat) for seat, name in enumerate(names)]
        # Committed chance: every pile and every die is a stream of its own, the same for all levels.
        try:
            match = play_match(
                game, plan.options, players, plan.deal(number), names=names, committed=True, seconds=PATIENCE
            )
        except Fault as fault:
            raise BotFailed("mistake-dataset-bot", number=number, what=fault.what) from None
        sheets.add(number, match)
    part.folder.write(part.place, sheets)
    return len(part.numbers)


PATIENCE = 60.0
"""Seconds for a move: bots count their work, and a busy machine must not cut it short."""


@cache
def _bot(game: str, name: str, seat: int) -> AnyBot:
    """One for each seat: two seats of the same bot share nothing."""
    return bots.get(game, name).make()
