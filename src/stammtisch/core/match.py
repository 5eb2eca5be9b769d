"""A match: a header and an append-only journal; everything else is derived from them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, overload

from stammtisch.core.chance import Committed, CommittedV1, Seeded, Source
from stammtisch.core.game import (
    A,
    Chance,
    Game,
    Hidden,
    IllegalMove,
    Line,
    Move,
    Over,
    S,
    Seat,
    Turn,
    V,
    need_seat,
)
from stammtisch.version import software

__all__ = ["Match", "StaleIndex", "TakenBack"]


class StaleIndex(ValueError):
    """The journal has grown since the caller looked; `at` is its current index."""

    def __init__(self, at: int, expected: int) -> None:
        super().__init__(f"the match is at move {at}, not at {expected}: look again before you move")
        self.at = at


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A journal entry: this seat's latest move no longer counts."""

    seat: Seat


Entry = Move[A] | TakenBack


class Match(Generic[S, A, V]):
    """One game being played, or replayed.

    With a source, chance moves are made automatically. An integer is a seed: the same
    seed gives the same game; "seeded" picks a random one. With `chance=None` chance
    moves are played like any other, as when a record is read.

    `alone` means that at most one person is at the table: under some rules nothing may be
    taken back once others have seen it.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        options: Any,
        *,
        chance: Source | int | str | None = "seeded",
        seats: Sequence[str] = (),
        alone: bool = True,
    ) -> None:
        if not hasattr(options, "players"):
            raise TypeError(f"options are {options!r}, but must be the game's: game.options(players=3)")
        self.game = game
        self.options = options
        self.seats = tuple(seats) or tuple(f"seat {seat}" for seat in range(options.players))
        if len(self.seats) != options.players:
            raise ValueError(f"{len(self.seats)} names for {options.players} players")
        self.alone = alone
        self.coached = False
        """Whether players were given hints by a judge."""
        self.lesson = False
        """Whether its first minutes follow a script."""
        self.journal: list[Entry[A]] = []
        self.moves: list[Move[A]] = []
        self.state = game.start(options)
        self._turn: Turn | None = None
        self._before: list[S] = []
        self._undone: dict[int, Move[A]] = {}
        self.falls = 0
        self._chance = _source(chance)
        self.seed: int | str | None = getattr(self._chance, "seed", None)
        """What all chance follows from, if it is known; in the record of the finished game."""
        self._let_fall()

    @classmethod
    def from_record(
        cls, lines: Iterable[Line | str | bytes], *, chance: Source | int | str | None = None
    ) -> Match[Any, Any, Any]:
        """The match that a record holds, replayed by the rules; raises `BadRecord` with line and reason.

        The lines of one game, as text or as objects. A record without a result gives a running match, which
        goes on with the given chance.
        """
        from stammtisch.core import record, registry

        match = record.replayed(lines, registry.find, cls, cut_off=True)
        if match.result is None:
            match._chance = _source(chance)
            match._let_fall()
        return match

    @classmethod
    def resume(
        cls,
        game: Game[S, A, V],
        options: Any,
        journal: Iterable[Entry[A]],
        *,
        chance: Source | None,
        seats: Sequence[str] = (),
        alone: bool = True,
    ) -> Match[S, A, V]:
        """A match restored from its journal. Recorded chance moves are replayed, not redrawn.

        Recorded take-backs are accepted, even if they would not be allowed now.
        """
        match = cls(game, options, chance=None, seats=seats, alone=alone)
        match._chance = chance
        match.follow(journal)
        return match

    def follow(self, journal: Iterable[Entry[A]]) -> int:
        """Append what was recorded elsewhere, as it is; returns the new index."""
        chance, self._chance = self._chance, None
        try:
            for entry in journal:
                if isinstance(entry, TakenBack):
                    self._undo(entry.seat, self._need_latest(entry.seat))
                else:
                    self.falls += entry.seat is None
                    self.play(entry)
        finally:
            self._chance = chance
        self._let_fall()
        return self.at

    def committed_to(self, chance: Committed | CommittedV1) -> None:
        """What its chance was shown to follow from, for the record of the finished match."""
        self._chance = chance

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.options.players} players, at {self.at}>"

    def __str__(self) -> str:
        """The table as text, with all hands."""
        return self.game.text_table(self.state, self.seats)

    def _repr_html_(self) -> str:
        """The table as HTML, with all hands: what a notebook shows."""
        return self.game.html_table(self.state, self.seats)

    @property
    def at(self) -> int:
        """The index of the next journal entry."""
        return len(self.journal)

    @property
    def turn(self) -> Turn:
        """Whose turn it is; computed once per state."""
        if self._turn is None:
            self._turn = self.game.turn(self.state)
        return self._turn

    @property
    def position(self) -> str:
        """The whole table in one line, with what is hidden; `game.read_position` reads it back."""
        return self.game.position(self.state)

    @property
    def result(self) -> Any:
        """The result, or None while the match is running."""
        turn = self.turn
        return turn.result if isinstance(turn, Over) else None

    def legal(self, seat: Seat) -> Sequence[A]:
        """The seat's legal acts; empty unless it is its turn."""
        return self.game.legal(self.state, seat)

    @overload
    def play(self, move: Move[A], at: int | None = None) -> int: ...

    @overload
    def play(self, move: Seat, act: A | str, /, at: int | None = None) -> int: ...

    def play(self, move: Any, *rest: Any, at: int | None = None) -> int:
        """Append a move and the chance moves after it; returns the new index.

        Give a move, or a seat and its act; the act may be written in the game's notation:
        `match.play(0, "37A")`. With `at`, the match must be at this index.
        """
        if not isinstance(move, tuple):
            if not rest:
                raise TypeError("play takes a move, or a seat and its act")
            act, rest = rest[0], rest[1:]
            if isinstance(act, str):
                act = self.game.read_notation(act, self.options)
            move = Move(move, act)
        if rest:
            (at,) = rest
        self._expect(at)
        state = self.game.apply(self.state, move)
        self._append(move, state)
        self._let_fall()
        return self.at

    def take_back(self, seat: Seat, at: int | None = None) -> int:
        """Undo the seat's latest move, if it revealed nothing new and the rules allow it."""
        self._expect(at)
        found = self._need_latest(seat)
        stands = self.game.stands(self.options, self.moves[found].act, alone=self.alone)
        if stands is not None:
            raise stands
        self._undo(seat, found)
        return self.at

    def may_take_back(self, seat: Seat) -> bool:
        """Whether the seat has a move to take back."""
        found = self._latest(seat)
        if found is None:
            return False
        return self.game.stands(self.options, self.moves[found].act, alone=self.alone) is None

    def undone(self, index: int) -> Move[A]:
        """The move undone by the take-back at this journal index."""
        return self._undone[index]

    def _need_latest(self, seat: Seat) -> int:
        found = self._latest(seat)
        if found is None:
            raise IllegalMove("why-take-back")
        return found

    def _undo(self, seat: Seat, found: int) -> None:
        kept = self.moves[:found] + self.moves[found + 1 :]
        latest = self.journal[-1] is self.moves[found]
        state = self._before[-1] if latest else self._fold(kept)
        self._before.append(self.state)
        self._undone[len(self.journal)] = self.moves[found]
        self.journal.append(TakenBack(seat))
        self.moves, self.state, self._turn = kept, state, None

    def before(self, index: int) -> S:
        """The state before the journal entry at this index."""
        return self.state if index == self.at else self._before[index]

    def view(self, seat: Seat | None) -> V:
        """Everything the seat knows, including its legal acts; None is a spectator."""
        return self.game.view(self.state, seat)

    def transcript(self, seat: Seat | None, since: int = 0) -> Iterator[Move[A] | Hidden | TakenBack]:
        """The journal as this seat may see it; None is a spectator."""
        if seat is not None:
            need_seat(seat, self.options.players)
        for index in range(since, len(self.journal)):
            entry = self.journal[index]
            if isinstance(entry, TakenBack):
                yield entry
            else:
                yield self.game.redact(self._before[index], entry, seat)

    @property
    def id(self) -> str | None:
        """Names the finished game: the same for the same players, options and moves. None while it runs.

        The first 16 hexadecimal digits of the SHA-256 of its record without what was added later.
        """
        result = self.result
        if result is None:
            return None
        known = [self._about(), *self.game.lines(self.moves), {"result": result.line()}]
        text = json.dumps(known, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]

    def _about(self) -> Line:
        return {
            "record": 1,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.game.option_line(self.options),
            "seats": list(self.seats),
        }

    def header(self) -> Line:
        """The first line of its record. While the game runs it has no seed, which would tell all cards."""
        line = self._about()
        if (name := self.id) is not None:
            line["id"] = name
            if self.seed is not None:
                line["seed"] = self.seed
        line["software"] = software()
        if isinstance(self._chance, Committed | CommittedV1):
            line |= self._chance.header()
        if self.coached:
            line["coached"] = True
        if self.lesson:
            line["lesson"] = True
        return line

    def record(self) -> Iterator[Line]:
        """The match as a record's lines; without a result while it is running."""
        yield self.header()
        yield from self.game.lines(self.moves)
        result = self.result
        if result is not None:
            yield {"result": result.line()}
            if isinstance(self._chance, Committed | CommittedV1):
                yield {"reveal": self._chance.secret.hex()}

    def _expect(self, at: int | None) -> None:
        if at is not None and at != self.at:
            raise StaleIndex(self.at, at)

    def _append(self, move: Move[A], state: S) -> None:
        self._before.append(self.state)
        self.journal.append(move)
        self.moves.append(move)
        self.state, self._turn = state, None

    def _let_fall(self) -> None:
        source = self._chance
        if source is None:
            return
        while isinstance(turn := self.turn, Chance):
            move: Move[A] = Move(None, source.fall(turn, self.falls))
            self.falls += 1
            self._append(move, self.game.apply(self.state, move))

    def _latest(self, seat: Seat) -> int | None:
        """Index of the seat's latest move that may be undone; moves before a chance move may not."""
        need_seat(seat, self.options.players)
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if move.seat is None:
                return None
            if move.seat == seat and self.game.takes_back(self.state, move):
                return index
        return None

    def _fold(self, moves: Sequence[Move[A]]) -> S:
        state = self.game.start(self.options)
        for move in moves:
            state = self.game.apply(state, move)
        return state


def _source(chance: Source | int | str | None) -> Source | None:
    if chance == "seeded":
        return Seeded()
    if isinstance(chance, int) and not isinstance(chance, bool):
        return Seeded(chance)
    if chance is None or (not isinstance(chance, int | str | type) and hasattr(chance, "fall")):
        return chance
    raise ValueError(
        f"chance is {chance!r}, but must be a seed (a whole number), 'seeded', None, or a source such as"
        f" Seeded({str(chance)!r})"
    )
