"""Encodes the views and events of a match as JSON, per seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Raw

from stammtisch.core.game import Choice, Game, Hidden, Line, Move, Seat, Turn
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.wire import past_of, seat_view, wire_of
from stammtisch.server.messages import Event, Step, encode
from stammtisch.server.messages import TakenBack as TakenBackNews

AnyMatch = Match[Any, Any, Any]


class Encoder:
    """Views and events of one match; each is encoded once and cached while current."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._game = match.game
        self._forms = match.game.forms
        self._wire = wire_of(match.game)
        self._at = -1
        self._public = Raw()
        self._views: dict[tuple[Seat | None, bool], Raw] = {}
        self._lines: list[Line] = []
        """Every entry, as it is stored."""
        self._open: list[Raw] = []
        """Every entry, encoded without hiding anything."""
        self._hidden: dict[int, Raw] = {}

    @property
    def turn(self) -> Turn:
        return self._match.turn

    @property
    def acting(self) -> tuple[Seat, ...]:
        turn = self._match.turn
        return turn.seats if isinstance(turn, Choice) else ()

    def view(self, seat: Seat | None, *, past: bool = False) -> Raw:
        """The view, encoded; with what happened in earlier turns where a game has that and it is wanted."""
        match = self._match
        if self._at != match.at:
            self._public = Raw(encode(self._wire.public(match.view(None), self.acting)))
            self._views.clear()
            self._at = match.at  # last: a game may fail
        if (seat, past) not in self._views:
            mine = None if seat is None else self._mine(seat)
            more = past_of(self._wire, match.view(None)) if past else {}
            self._views[seat, past] = Raw(encode(self._wire.view_type(self._public, mine, **more)))
        return self._views[seat, past]

    def legal(self, seat: Seat | None) -> list[Line]:
        """The seat's legal moves, as sent."""
        return [] if seat is None else self._sent(self._match.legal(seat))

    def events(self, seat: Seat | None, since: int) -> list[Raw]:
        """The entries from an index on, encoded as the seat may see them."""
        self._catch_up()
        return [self._event(index, seat) for index in range(since, len(self._open))]

    def stored(self, since: int) -> list[str]:
        """The journal from an index on, as the store keeps it."""
        self._catch_up()
        return [encode(line).decode() for line in self._lines[since:]]

    def lines(self, seat: Seat | None, until: int) -> Iterator[Line]:
        """The journal's lines up to an index, as the seat may see them."""
        for index, entry in enumerate(self._match.journal[:until]):
            if isinstance(entry, TakenBack):
                yield {"seat": entry.seat, "take_back": True}
            else:
                yield self._line(self._seen(index, entry, seat), entry)

    def step(self, since: int, until: int, before: list[bytes]) -> Step:
        """The entries from one index to another, and the view after them.

        `before` holds each seat's own part of the view at the previous step, and is updated. Legal moves
        are left out.
        """
        self._catch_up()
        game, wire, state = self._game, self._wire, self._match.before(until)
        turn = game.turn(state)
        acting = turn.seats if isinstance(turn, Choice) else ()
        changed: list[Raw | None] = []
        for seat in range(self._match.options.players):
            mine = encode(wire.mine(game.view(state, seat), [], [], may_take_back=False))
            changed.append(None if before[seat] == mine else Raw(mine))
            before[seat] = mine
        public = wire.public(game.view(state, None), acting)
        events: list[Any] = self._open[since:until]
        return Step(game.name, events, until, public, changed)

    def _mine(self, seat: Seat) -> Any:
        match = self._match
        view = match.view(seat)
        return self._wire.mine(
            view,
            self._sent(view.legal),
            self._sent(self._game.asides(match.state, seat)),
            may_take_back=match.may_take_back(seat),
        )

    def _sent(self, acts: Sequence[Any]) -> list[Line]:
        return [self._forms.without_seat(act) for act in acts]

    def _event(self, index: int, seat: Seat | None) -> Raw:
        """One entry; it has one form for those who may see it and one for those who may not."""
        match = self._match
        entry = match.journal[index]
        if isinstance(entry, TakenBack):
            undone = match.undone(index)
            # Shown as if made now: in the state before the take-back it has already been made.
            return _taken_back(index, entry, self._line(self._seen(index + 1, undone, seat), undone))
        seen = self._seen(index, entry, seat)
        if not isinstance(seen, Hidden):
            return self._open[index]
        if index not in self._hidden:
            self._hidden[index] = self._told(index, self._line(seen, entry), entry)
        return self._hidden[index]

    def _seen(self, index: int, move: Move[Any], seat: Seat | None) -> Move[Any] | Hidden:
        return self._game.redact(self._match.before(index), move, seat)

    def _line(self, seen: Move[Any] | Hidden, move: Move[Any]) -> Line:
        if not isinstance(seen, Hidden):
            return self._forms.line(seen)
        return {"hidden": self._forms.of(move.act).key, "seat": seen.seat}

    def _told(self, index: int, line: Line, move: Move[Any]) -> Raw:
        match = self._match
        news = self._wire.news(match.before(index), move, match.before(index + 1))
        return Raw(encode(Event(index, line, news)))

    def _catch_up(self) -> None:
        """Encode the journal's new entries."""
        match = self._match
        for index in range(len(self._open), match.at):
            entry = match.journal[index]
            if isinstance(entry, TakenBack):
                line: Line = {"seat": entry.seat, "take_back": True}
                told = _taken_back(index, entry, self._forms.line(match.undone(index)))
            else:
                line = self._forms.line(entry)
                told = self._told(index, line, entry)
            self._lines.append(line)  # both or none: a game may fail
            self._open.append(told)


def moment(game: Game[Any, Any, Any], state: Any, seat: Seat) -> Raw:
    """What a seat sees in any state, and what it may do there."""
    return Raw(encode(seat_view(game, state, seat, past=False)))


def _taken_back(index: int, entry: TakenBack, undone: Line) -> Raw:
    event = Event(index, {"seat": entry.seat, "take_back": True}, [TakenBackNews(undone)])
    return Raw(encode(event))
