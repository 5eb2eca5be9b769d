"""Bots at a table of the arena: who is asked when, and what a fault costs."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stammtisch.bots.outside import Fault, Moment, Player, find
from stammtisch.core.game import Choice, IllegalMove, Move, Over, Seat
from stammtisch.core.match import Match
from stammtisch.texts import ENGLISH, why

AnyMatch = Match[Any, Any, Any]


@dataclass(slots=True)
class Thinking:
    """The bots' wall-clock time, and the number of turns it took them; a whole turn counts once."""

    seconds: float = 0.0
    turns: int = 0
    by_seat: dict[Seat, tuple[float, int]] = field(default_factory=dict)
    """Each seat's own time, and the number of its acts; not where a kernel plays whole games."""

    def add(self, seat: Seat, seconds: float) -> None:
        """One more act of this seat."""
        known, acts = self.by_seat.get(seat, (0.0, 0))
        self.by_seat[seat] = (known + seconds, acts + 1)


@dataclass(frozen=True, slots=True)
class Failure:
    """What has cost a bot a game."""

    game: int
    """Counted from 1."""
    seat: Seat
    bot: str
    at: int
    """The index of the next journal entry then."""
    fault: str
    """The kind of the `Fault`."""
    what: str
    """In English."""
    log: str = ""
    """The file with its standard error, if there is one."""


@dataclass(frozen=True, slots=True)
class Forfeited:
    """The result of a game that faults have decided (docs/decisions/100); `played` is how it ended with
    stand-ins.

    A team has lost. Among rivals the best of the others have won; whoever is at fault has no points.
    """

    played: Any
    losers: frozenset[Seat]
    cooperative: bool

    @property
    def scores(self) -> tuple[int, ...]:
        found = tuple(self.played.scores)
        if self.cooperative:
            return found
        return tuple(min(0, *found) if seat in self.losers else score for seat, score in enumerate(found))

    @property
    def winners(self) -> tuple[Seat, ...]:
        others = [seat for seat in range(len(self.played.scores)) if seat not in self.losers]
        if self.cooperative or not others:
            return ()
        won = [seat for seat in others if seat in self.played.winners]
        best = max(self.played.scores[seat] for seat in others)
        return tuple(won or [seat for seat in others if self.played.scores[seat] == best])

    def line(self) -> Any:
        return self.played.line()


class Seats:
    """The bots of one process, one for each seat: two seats of the same bot share nothing."""

    def __init__(self, log: Path | None = None) -> None:
        self._log = log
        self._made: dict[tuple[str, str, Seat], Player] = {}

    def take(self, game: str, name: str, seat: Seat) -> Player:
        if (game, name, seat) not in self._made:
            self._made[game, name, seat] = find(game, name, self.log(name, seat))
        return self._made[game, name, seat]

    def log(self, name: str, seat: Seat) -> Path | None:
        """Where this bot's standard error goes."""
        if self._log is None:
            return None
        plain = re.sub(r"\W+", "-", name).strip("-")[-40:]
        return self._log / f"{plain}-seat-{seat}-{os.getpid()}.log"

    def close(self) -> None:
        for player in self._made.values():
            player.close()
        self._made.clear()


def play_on(
    match: AnyMatch,
    players: Sequence[Player],
    thinking: Thinking,
    on_fault: Callable[[Seat, Fault], Player],
) -> None:
    """Play a match to its end; `on_fault` says who plays on after a fault, or raises."""
    at_table, asked = list(players), None
    while not isinstance(turn := match.turn, Over):
        assert isinstance(turn, Choice)
        moment = (match.falls, turn.seats)
        begun = time.perf_counter()
        if moment != asked:
            asked = moment
            thinking.turns += len(turn.seats)
            for seat, player in enumerate(at_table):
                if not player.quiet and match.game.asides(match.state, seat):
                    _speak(match, at_table, seat, on_fault)
        for seat in turn.seats:
            own = at_table[seat] is players[seat]
            asked_at = time.perf_counter()
            _act(match, at_table, seat, on_fault)
            if own:  # a stand-in's time is nobody's
                thinking.add(seat, time.perf_counter() - asked_at)
        thinking.seconds += time.perf_counter() - begun


def _act(
    match: AnyMatch, players: list[Player], seat: Seat, on_fault: Callable[[Seat, Fault], Player]
) -> None:
    while True:
        try:
            _play(match, seat, players[seat].act(moment_of(match, seat)))
        except Fault as fault:
            players[seat] = on_fault(seat, fault)
        else:
            return


def _speak(
    match: AnyMatch, players: list[Player], seat: Seat, on_fault: Callable[[Seat, Fault], Player]
) -> None:
    try:
        for act in players[seat].remarks(moment_of(match, seat)):
            _play(match, seat, act)
    except Fault as fault:
        players[seat] = on_fault(seat, fault)


def _play(match: AnyMatch, seat: Seat, act: Any) -> None:
    try:
        match.play(Move(seat, act))
    except IllegalMove as error:
        raise Fault("illegal", f"{act!r}: {why(error, ENGLISH)}") from error


def moment_of(match: AnyMatch, seat: Seat) -> Moment:
    def sent() -> bytes:
        import msgspec

        from stammtisch.games.wire import seat_view

        return msgspec.json.encode(seat_view(match.game, match.state, seat, past=True))

    return Moment(match.at, match.view(seat), sent)
