"""A match as its seats and its spectators see it, in the wire's words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol, cast

import msgspec

from stammtisch import games
from stammtisch.core.game import Choice, Hidden, Line, Move, Seat, Turn
from stammtisch.core.match import Match, TakenBack
from stammtisch.server import wire
from stammtisch.server.wire_raise import RaiseLook
from stammtisch.server.wire_the_game import TheGameLook

__all__ = ["LOOKS", "Look", "Sight", "line_of", "wire_move"]

AnyMatch = Match[Any, Any, Any]


class Look(Protocol):
    """How a game looks on the wire; implement it once per game.

    `public` gets a spectator's view and `mine` the seat's own, so neither can show
    more than the game lets them see. `news` tells only what everybody has seen.
    """

    def public(self, view: Any, acting: Sequence[Seat]) -> Any: ...

    def asides_follow_from(self, view: Any) -> Hashable:
        """What decides which asides a seat has, so that they are made once for all who have the same."""
        ...

    def mine(self, view: Any, legal: list[Line], asides: Any, *, may_take_back: bool) -> Any: ...

    def news(self, before: Any, move: Move[Any], after: Any) -> list[Any]: ...


LOOKS: dict[str, Look] = {"the-game": TheGameLook(), "raise": RaiseLook()}


_ASIDES: dict[Hashable, msgspec.Raw] = {}


@lru_cache(maxsize=50_000)
def line_of(game: str, move: Move[Any]) -> Line:
    """One move as a record's line."""
    return next(iter(games.get(game).lines([move])))


@lru_cache(maxsize=50_000)
def wire_move(game: str, act: Any) -> Line:
    """An act as a record's line without its seat."""
    line = line_of(game, Move(0, act))
    return {key: value for key, value in line.items() if key != "seat"}


class Sight:
    """Views and events of one match; what was made for the present index is kept."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._game = match.game.name
        self._look = LOOKS[self._game]
        self._at = -1
        self._turn: Turn | None = None
        self._public = b""
        self._views: dict[Seat | None, wire.View] = {}
        self._legal: dict[Seat, list[Line]] = {}
        self._events: dict[tuple[int, bool], wire.Event] = {}
        self._news: list[list[Any]] = []
        self._standing: list[Move[Any]] = []
        self._undone: dict[int, Move[Any]] = {}

    @property
    def turn(self) -> Turn:
        self._renew()
        assert self._turn is not None
        return self._turn

    @property
    def acting(self) -> tuple[Seat, ...]:
        turn = self.turn
        return turn.seats if isinstance(turn, Choice) else ()

    def view(self, seat: Seat | None) -> wire.View:
        """The view, already encoded."""
        self._renew()
        if not self._public:
            self._public = wire.encode(self._look.public(self._match.view(None), self.acting))
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._joined(self._public, self._mine(seat))
        return found

    def legal(self, seat: Seat | None) -> list[Line]:
        self._renew()
        if seat is None:
            return []
        if seat not in self._legal:
            acts = self._match.legal(seat)
            self._legal[seat] = [wire_move(self._game, act) for act in acts]
        return self._legal[seat]

    def events(self, seat: Seat | None, since: int, until: int | None = None) -> list[wire.Event]:
        """The journal from an index on, as the seat may see it."""
        self._tell()
        until = self._match.at if until is None else until
        return [self._event(index, seat) for index in range(since, until)]

    def lines(self, seat: Seat | None) -> Iterator[Line]:
        """The journal as the seat may see it, as lines."""
        for index, entry in enumerate(self._match.journal):
            if isinstance(entry, TakenBack):
                yield {"seat": entry.seat, "take_back": True}
            else:
                yield self._line(self._seen(index, entry, seat), entry)

    def open_events(self, since: int, until: int) -> list[wire.Event]:
        """The same with nothing hidden, for a game that is over."""
        self._tell()
        found = []
        for index in range(since, until):
            entry = self._match.journal[index]
            if isinstance(entry, TakenBack):
                news: list[Any] = [wire.TakenBack(line_of(self._game, self._undone[index]))]
                found.append(wire.Event(index, {"seat": entry.seat, "take_back": True}, news))
            else:
                found.append(wire.Event(index, line_of(self._game, entry), self._news[index]))
        return found

    def views_at(self, index: int) -> list[wire.View]:
        """How each seat saw the table before the entry at `index`; what it could do then is left out."""
        game, state = self._match.game, self._match.before(index)
        turn = game.turn(state)
        acting = turn.seats if isinstance(turn, Choice) else ()
        public = wire.encode(self._look.public(game.view(state, None), acting))
        found = []
        for seat in range(self._match.options.players):
            mine = self._look.mine(game.view(state, seat), [], [], may_take_back=False)
            found.append(self._joined(public, wire.encode(mine)))
        return found

    def _joined(self, public: bytes, mine: bytes) -> wire.View:
        raw = b'{"game":"%b","public":%b,"mine":%b}' % (self._game.encode(), public, mine)
        return cast(wire.View, msgspec.Raw(raw))

    def _renew(self) -> None:
        if self._at == self._match.at:
            return
        self._at = self._match.at
        self._turn = self._match.turn
        self._public = b""
        self._views.clear()
        self._legal.clear()

    def _mine(self, seat: Seat | None) -> bytes:
        if seat is None:
            return b"null"
        match = self._match
        view = match.view(seat)
        legal = self._legal[seat] = [wire_move(self._game, act) for act in view.legal]
        key = (self._game, self._look.asides_follow_from(view))
        asides = _ASIDES.get(key)
        if asides is None:
            moves = [wire_move(self._game, act) for act in match.game.asides(match.state, seat)]
            if len(_ASIDES) > 10_000:
                _ASIDES.clear()
            asides = _ASIDES[key] = msgspec.Raw(wire.encode(moves))
        return wire.encode(self._look.mine(view, legal, asides, may_take_back=match.may_take_back(seat)))

    def _event(self, index: int, seat: Seat | None) -> wire.Event:
        """One entry, encoded; it looks the same to all who may see it, and to all who may not."""
        entry = self._match.journal[index]
        if isinstance(entry, TakenBack):
            undone = self._undone[index]
            line = self._line(self._seen(index, undone, seat), undone)
            return wire.Event(index, {"seat": entry.seat, "take_back": True}, [wire.TakenBack(line)])
        seen = self._seen(index, entry, seat)
        key = (index, isinstance(seen, Hidden))
        found = self._events.get(key)
        if found is None:
            event = wire.Event(index, self._line(seen, entry), self._news[index])
            found = self._events[key] = cast(wire.Event, msgspec.Raw(wire.encode(event)))
        return found

    def _seen(self, index: int, move: Move[Any], seat: Seat | None) -> Move[Any] | Hidden:
        return self._match.game.redact(self._match.before(index), move, seat)

    def _line(self, seen: Move[Any] | Hidden, move: Move[Any]) -> Line:
        if not isinstance(seen, Hidden):
            return line_of(self._game, seen)
        kind = next(key for key in line_of(self._game, move) if key != "seat")
        return {"hidden": kind, "seat": seen.seat}

    def _tell(self) -> None:
        """Catch up with the journal: what each entry meant, and which move each take-back undid."""
        match, look = self._match, self._look
        for index in range(len(self._news), match.at):
            entry = match.journal[index]
            if isinstance(entry, TakenBack):
                self._news.append([])
                self._undone[index] = self._undo(index, entry.seat)
            else:
                self._standing.append(entry)
                self._news.append(look.news(match.before(index), entry, match.before(index + 1)))

    def _undo(self, index: int, seat: Seat) -> Move[Any]:
        state = self._match.before(index)
        for place in range(len(self._standing) - 1, -1, -1):
            move = self._standing[place]
            if move.seat == seat and self._match.game.takes_back(state, move):
                return self._standing.pop(place)
        raise AssertionError("a take-back always has its move")
