"""A table's row, match and talk, as they are stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stammtisch import games
from stammtisch.core.game import Line, Move
from stammtisch.core.match import Match, TakenBack
from stammtisch.server import messages
from stammtisch.server.judging.coach import Coach
from stammtisch.server.lessons import lesson
from stammtisch.server.seats.seats import Chair
from stammtisch.server.settings import SourceOf
from stammtisch.server.store import Damaged, Row
from stammtisch.server.tables.chance import TableChance
from stammtisch.server.tables.encoder import AnyMatch, Encoder


class TableGame:
    """What the store knows of a table; `TableState` adds who is there."""

    def __init__(
        self,
        row: Row,
        source: SourceOf | None,
        clock: Callable[[], float],
        allowed_pace: Callable[[float], float],
    ) -> None:
        self.id: str = row["id"]
        self.code: str = row["code"]
        self.created: float = row["created"]
        self.chairs = Chair.load(row["chairs"])
        self.game = games.get(row["game"])
        self.option_line: Line = json.loads(row["options"])
        self.options = self.game.options(**self.option_line, players=len(self.chairs))
        self.daily: str | None = row.get("daily")
        """The day whose deal this is."""
        self.deal_of: str | None = row.get("deal_of")
        """The table whose deal this is."""
        self.turn_time: int | None = row.get("turn_time")
        """Seconds that people have for a turn."""
        self.overdue: str = row.get("overdue") or "nudge"
        """What happens then: `nothing`, `nudge` or `bot`."""
        self.evening: str | None = row.get("evening")
        """The first table of those at which the same people have played again and again."""
        self.language: str | None = row.get("language")
        """The language of the host's page."""
        self.host: bytes = row["host"]
        self._clock = clock
        self._allowed_pace = allowed_pace
        self.lesson = lesson(row["lesson"]) if row.get("lesson") else None
        self._chance = TableChance(row, self.lesson, source)
        self._match: AnyMatch | None = None
        self._encoder: Encoder | None = None
        self._take_row(row)
        self._lines: list[messages.TalkLine] = []
        self._known = (0, 0)
        """How many entries of the journal and lines of the talk are known to be stored."""

    def _take_row(self, row: Row) -> None:
        """Everything of the row that changes, as it is stored."""
        self.touched: float = row["touched"]
        """Stored time of the last change, accurate to `KEEP_TIME`."""
        self.chairs = Chair.load(row["chairs"])
        self.pace: float = self._allowed_pace(row["pace"])
        self.state: str = row["state"]
        self.again: str | None = row["again"]
        self.spectators: bool = row.get("spectators") is not False
        self.talk_seen: bool = row.get("talk_seen") is not False
        self.coach = Coach(row.get("coach"))
        self.due: float | None = row.get("due")
        """When the current turn has taken too long."""
        self.public = bool(row.get("public"))
        """Whether the lobby lists it."""
        self.bots_next: bool = row["bots_next"]
        self._version: int = row["version"]
        """The stored row's version."""
        self._chance.take(row)
        if self._match is not None:
            self._match.coached = self.coach.coached

    def resume(self, journal: Sequence[str], lines: Sequence[str]) -> None:
        """Restore a table from the store."""
        self._match = self._encoder = None
        self._lines = []
        self._hear(lines)
        self._read_on(journal)
        self._known = (self.at, len(self._lines))

    def _hear(self, lines: Sequence[str]) -> None:
        self._lines += [msgspec.json.decode(line, type=messages.TalkLine) for line in lines]

    def _read_on(self, journal: Sequence[str]) -> None:
        """Append what is stored after the entries that are known."""
        if self.state == "waiting" or (self.state == "closed" and not journal and self._match is None):
            return
        entries = [_entry(self.game, json.loads(text)) for text in journal]
        expected = self.at + len(entries)
        if self._match is not None:
            self._match.follow(entries)
        else:
            match: AnyMatch = Match.resume(
                self.game,
                self.options,
                entries,
                chance=self._chance.chance(),
                seats=self._names(),
                alone=self._alone(),
            )
            self._set_match(match)
        if self.at != expected:  # chance moves are stored together with the act before them
            raise Damaged(f"the journal of table {self.id} ends too early")

    @property
    def at(self) -> int:
        return self._match.at if self._match else 0

    def _names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def _alone(self) -> bool:
        """Whether at most one person plays; once the game has begun, this does not change."""
        return sum(chair.kind == "person" for chair in self.chairs) <= 1

    def _set_match(self, match: AnyMatch) -> Encoder:
        match.coached = self.coach.coached
        match.lesson = self.lesson is not None
        self._match, self._encoder = match, Encoder(match)
        return self._encoder


def _entry(game: Any, line: Line) -> Move[Any] | TakenBack:
    if "take_back" in line:
        return TakenBack(line["seat"])
    move: Move[Any] = game.moves(line)[0]
    return move
