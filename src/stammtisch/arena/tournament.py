"""Round-robin tournaments: rotated seats on the same deals, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from stammtisch import games
from stammtisch.arena.ratings import Contest, ratings
from stammtisch.arena.report import (
    forfeits,
    mean_measures,
    measures,
    ms_per_act,
    place,
    wilson,
    win_rate,
    win_share,
)
from stammtisch.arena.seats import Failure, Forfeited
from stammtisch.arena.simulate import FinishedGame, Job, play_games
from stammtisch.bots.base import Helpers
from stammtisch.bots.outside.players import SECONDS

__all__ = ["Lineup", "Tournament", "lineups"]


@dataclass(frozen=True, slots=True)
class Lineup:
    """The bot in each seat."""

    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meeting:
    """One row of the cross table: its line-ups, all on the same deals."""

    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]


def _rotations(bots: tuple[str, ...]) -> tuple[Lineup, ...]:
    turned = [bots[i:] + bots[:i] for i in range(len(bots))]
    return tuple(Lineup(seats) for seats in dict.fromkeys(turned))


def lineups(bots: Sequence[str], players: int, *, cooperative: bool) -> list[Meeting]:
    """Rivals meet one against the rest; cooperative teams consist of one or two kinds of bots."""
    meetings = []
    if cooperative:
        meetings += [Meeting((bot,), (Lineup((bot,) * players),)) for bot in bots]
        if players > 1:
            for one, other in combinations(bots, 2):
                mixed = tuple((one, other)[seat % 2] for seat in range(players))
                meetings.append(Meeting((one, other), _rotations(mixed)))
        return meetings
    for one, other in combinations(bots, 2):
        if players == 2:
            meetings.append(Meeting((one, other), _rotations((one, other))))
        else:
            meetings.append(
                Meeting((one, *(other,) * (players - 1)), _rotations((one, *(other,) * (players - 1))))
            )
            meetings.append(
                Meeting((other, *(one,) * (players - 1)), _rotations((other, *(one,) * (players - 1))))
            )
    return meetings


class Tournament:
    """Plays the meetings and keeps the score."""

    def __init__(
        self,
        game: str,
        options: Any,
        bots: Sequence[str],
        deals: int,
        seed: str,
        *,
        seconds: float = SECONDS,
        log: Path | None = None,
    ) -> None:
        self.game, self.options, self.bots, self.deals, self.seed = game, options, tuple(bots), deals, seed
        self._seconds, self._log = seconds, log
        self.cooperative = games.get(game).cooperative
        self.meetings = lineups(bots, options.players, cooperative=self.cooperative)
        self.played: list[tuple[Meeting, Lineup, FinishedGame]] = []

    @property
    def games(self) -> int:
        return sum(self._deals(meeting) * len(meeting.lineups) for meeting in self.meetings)

    def _deals(self, meeting: Meeting) -> int:
        """`deals` games per meeting, rounded up so that every deal is seen from every seat."""
        return -(-self.deals // len(meeting.lineups))

    def play(self, workers: int = 1, helpers: Helpers | None = None) -> Iterator[None]:
        """Plays everything, yielding after each game."""
        for meeting in self.meetings:
            for lineup in meeting.lineups:
                job = Job(
                    self.game, self.options, lineup.bots, self.seed, seconds=self._seconds, log=self._log
                )
                for played in play_games(job, range(self._deals(meeting)), workers, helpers):
                    self.played.append((meeting, lineup, played))
                    yield

    def summary(self) -> dict[str, Any]:
        """The output of `arena --json`."""
        rows = self._team_cross() if self.cooperative else self._rival_cross()
        head = {
            "game": self.game,
            "players": self.options.players,
            "seed": self.seed,
            "games": len(self.played),
        } | forfeits(self._failures())
        result = head | {"per_bot": self._per_bot(), "cross": rows}
        return result if self.cooperative else result | {"per_seat": self._per_seat()}

    def _failures(self) -> Iterator[list[Failure]]:
        """What went wrong in each game; games are numbered as they were played."""
        for number, (_, _, played) in enumerate(self.played, 1):
            yield [replace(one, game=number) for one in played.failures]

    def _results(self, meeting: Meeting) -> list[tuple[Lineup, Any]]:
        return [(lineup, played.result) for other, lineup, played in self.played if other is meeting]

    def _team_cross(self) -> list[dict[str, Any]]:
        rows = []
        for meeting in self.meetings:
            results = [result for _, result in self._results(meeting)]
            if results:
                head = {"bots": list(meeting.bots), "games": len(results)}
                rows.append(head | win_rate(results) | _counted(results))
        return rows

    def _rival_cross(self) -> list[dict[str, Any]]:
        rows = []
        for meeting in self.meetings:
            results = self._results(meeting)
            if not results:
                continue
            share: dict[str, float] = defaultdict(float)
            score: dict[str, list[int]] = defaultdict(list)
            for lineup, result in results:
                for seat, name in enumerate(lineup.bots):
                    share[name] += win_share(result, seat)
                    score[name].append(result.scores[seat])
            rows.append(
                {
                    "bots": list(meeting.bots),
                    "games": len(results),
                    "win_share": {name: value / len(results) for name, value in share.items()},
                    "win_share_95": {name: wilson(value, len(results)) for name, value in share.items()},
                    "mean_score": {name: sum(points) / len(points) for name, points in score.items()},
                }
            )
        return rows

    def _per_bot(self) -> dict[str, dict[str, Any]]:
        rated = ratings(self.bots, self._contests(), self.seed)
        times = ms_per_act((lineup.bots, played) for _, lineup, played in self.played)
        share: dict[str, list[float]] = defaultdict(list)
        score: dict[str, list[float]] = defaultdict(list)
        for _, lineup, played in self.played:
            result = played.result
            for seat, name in enumerate(lineup.bots):
                share[name].append(
                    float(seat in result.winners) if self.cooperative else win_share(result, seat)
                )
                score[name].append(result.scores[seat])
        return {
            name: {
                "rating": rated[name].rating,
                "rating_95": [rated[name].low, rated[name].high],
                "win_share": sum(share[name]) / len(share[name]),
                "mean_score": sum(score[name]) / len(score[name]),
                "ms_per_act": times.get(name),
            }
            for name in sorted(share, key=lambda name: rated[name].rating)
        }

    def _per_seat(self) -> list[dict[str, Any]]:
        """What each seat is worth: line-ups are rotated, so only the seat differs."""
        count = len(self.played)
        rows = []
        for seat in range(self.options.players):
            share = sum(win_share(played.result, seat) for _, _, played in self.played)
            rows.append({"seat": seat, "win_share": share / count, "win_share_95": wilson(share, count)})
        return rows

    def _contests(self) -> Iterator[Contest]:
        """Rivals are compared in each game, teams on the same deal."""
        if self.cooperative:
            teams: dict[int, dict[str, float]] = defaultdict(dict)
            for meeting, lineup, played in self.played:
                if len(meeting.bots) == 1:
                    teams[played.index][lineup.bots[0]] = place(played.result, 0)
            for deal, places in teams.items():
                yield Contest(deal, places)
            return
        for _, lineup, played in self.played:
            # A bot in several seats is rated by their mean place.
            seats: dict[str, list[float]] = defaultdict(list)
            for seat, name in enumerate(lineup.bots):
                seats[name].append(place(played.result, seat))
            yield Contest(played.index, {name: sum(found) / len(found) for name, found in seats.items()})


def _counted(results: Sequence[Any]) -> dict[str, float]:
    """The numeric measures; boolean ones distinguish teams no better than the win rate."""
    played = [result for result in results if not isinstance(result, Forfeited)]
    yes_or_no = {
        name for result in played[:1] for name, value in measures(result).items() if isinstance(value, bool)
    }
    return {name: value for name, value in mean_measures(results).items() if name not in yes_or_no}
