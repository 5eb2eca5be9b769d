"""A match as its seats and its spectators see it, in the wire's words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Protocol, cast

import msgspec

from stammtisch.core.game import Choice, Hidden, Line, Move, Seat, Turn
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.raise_game.wire_look import RaiseLook
from stammtisch.games.the_game.wire_look import TheGameLook
from stammtisch.games.wire_move import encoded, line_of
from stammtisch.server import messages

__all__ = ["LOOKS", "AnyMatch", "Look", "Sight"]

AnyMatch = Match[Any, Any, Any]


class Look(Protocol):
    """How a game looks on the wire, encoded; implement it once per game.

    `public` gets a spectator's view and `mine` the seat's own, so neither can show
    more than the game lets them see. `news` tells only what everybody has seen.
    """

    def public(self, view: Any, acting: tuple[Seat, ...]) -> bytes: ...

    def acts(self, acts: Sequence[Any]) -> bytes:
        """Acts without their seat."""
        ...

    def legal(self, view: Any) -> bytes:
        """What `acts` would make of the view's legal acts."""
        ...

    def asides_follow_from(self, view: Any) -> Hashable:
        """What decides which asides a seat has, so that they are made once for all who have the same."""
        ...

    def mine(self, view: Any, legal: bytes, asides: bytes, *, may_take_back: bool) -> bytes:
        """`legal` and `asides` are what `acts` has made."""
        ...

    def news(self, before: Any, move: Move[Any], after: Any) -> bytes:
        """What the move meant, as a list."""
        ...


LOOKS: dict[str, Look] = {"the-game": TheGameLook(), "raise": RaiseLook()}


_ASIDES: dict[Hashable, bytes] = {}


class Sight:
    """Views and events of one match; what was made for the present index is kept, encoded."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._game = match.game.name
        self._look = LOOKS[self._game]
        self._head = b'{"game":"%b","public":' % self._game.encode()
        self._at = -1
        self._turn: Turn | None = None
        self._public = b""
        self._views: dict[Seat | None, bytes] = {}
        self._legal: dict[Seat, bytes] = {}
        self._lines: list[bytes] = []
        """Every entry, as it is stored."""
        self._open: list[bytes] = []
        """Every entry as one sees it from whom nothing is hidden."""
        self._hidden: dict[int, bytes] = {}

    @property
    def turn(self) -> Turn:
        self._renew()
        assert self._turn is not None
        return self._turn

    @property
    def acting(self) -> tuple[Seat, ...]:
        turn = self.turn
        return turn.seats if isinstance(turn, Choice) else ()

    def view(self, seat: Seat | None) -> messages.View:
        """The view, already encoded."""
        return cast(messages.View, msgspec.Raw(self._view(seat)))

    def legal(self, seat: Seat | None) -> Any:
        """What the seat may do, already encoded."""
        self._renew()
        if seat is None:
            return []
        if seat not in self._legal:
            self._legal[seat] = self._look.acts(self._match.legal(seat))
        return msgspec.Raw(self._legal[seat])

    def message(self, seat: Seat | None, since: int) -> bytes:
        """The stream's message `Events` up to its last field, which is for the one who has moved."""
        return self._events(seat, since, self._view(seat))

    def missed(self, seat: Seat | None, since: int) -> bytes:
        """The same for one who has the view already."""
        return self._events(seat, since, b"null") + b"0}"

    def _events(self, seat: Seat | None, since: int, view: bytes) -> bytes:
        self._tell()
        events = b",".join([self._event(index, seat) for index in range(since, len(self._open))])
        return b'{"type":"events","events":[%b],"at":%d,"view":%b,"ref":' % (events, len(self._open), view)

    def stored(self, since: int) -> list[str]:
        """The journal from an index on, as the store keeps it."""
        self._tell()
        return [line.decode() for line in self._lines[since:]]

    def lines(self, seat: Seat | None, until: int) -> Iterator[Line]:
        """The journal up to an index as the seat may see it, as lines."""
        for index, entry in enumerate(self._match.journal[:until]):
            if isinstance(entry, TakenBack):
                yield {"seat": entry.seat, "take_back": True}
            else:
                yield self._line(self._seen(index, entry, seat), entry)

    def step(self, since: int, until: int, before: list[bytes]) -> bytes:
        """What `messages.Step` describes: the entries from one index to another, and what was seen then.

        `before` is what each seat saw besides at the last step, and is brought up to date. What a seat
        could do then is left out.
        """
        self._tell()
        game, look, state = self._match.game, self._look, self._match.before(until)
        turn = game.turn(state)
        acting = turn.seats if isinstance(turn, Choice) else ()
        public = look.public(game.view(state, None), acting)
        changed = []
        for seat in range(self._match.options.players):
            mine = look.mine(game.view(state, seat), b"[]", b"[]", may_take_back=False)
            changed.append(b"null" if before[seat] == mine else mine)
            before[seat] = mine
        return b'{"game":"%b","events":[%b],"at":%d,"public":%b,"mine":[%b]}' % (
            self._game.encode(),
            b",".join(self._open[since:until]),
            until,
            public,
            b",".join(changed),
        )

    def _renew(self) -> None:
        match = self._match
        if self._at != len(match.journal):
            self._at = len(match.journal)
            self._turn = match.turn
            self._public = b""
            self._views.clear()
            self._legal.clear()

    def _view(self, seat: Seat | None) -> bytes:
        self._renew()
        found = self._views.get(seat)
        if found is None:
            if not self._public:
                self._public = self._look.public(self._match.view(None), self.acting)
            found = self._views[seat] = self._joined(self._public, self._mine(seat))
        return found

    def _joined(self, public: bytes, mine: bytes) -> bytes:
        return b'%b%b,"mine":%b}' % (self._head, public, mine)

    def _mine(self, seat: Seat | None) -> bytes:
        if seat is None:
            return b"null"
        match, look = self._match, self._look
        view = match.view(seat)
        legal = self._legal[seat] = look.legal(view)
        key = (self._game, look.asides_follow_from(view))
        asides = _ASIDES.get(key)
        if asides is None:
            if len(_ASIDES) > 2_000:
                _ASIDES.clear()
            asides = _ASIDES[key] = look.acts(match.game.asides(match.state, seat))
        return look.mine(view, legal, asides, may_take_back=match.may_take_back(seat))

    def _event(self, index: int, seat: Seat | None) -> bytes:
        """One entry; it looks the same to all who may see it, and to all who may not."""
        match = self._match
        entry = match.journal[index]
        if isinstance(entry, TakenBack):
            undone = match.undone(index)
            return _taken_back(index, entry, self._line(self._seen(index, undone, seat), undone))
        seen = match.game.redact(match.before(index), entry, seat)
        if not isinstance(seen, Hidden):
            return self._open[index]
        if index not in self._hidden:
            line = messages.encode(self._line(seen, entry))
            self._hidden[index] = self._told(index, line, entry)
        return self._hidden[index]

    def _seen(self, index: int, move: Move[Any], seat: Seat | None) -> Move[Any] | Hidden:
        return self._match.game.redact(self._match.before(index), move, seat)

    def _line(self, seen: Move[Any] | Hidden, move: Move[Any]) -> Line:
        if not isinstance(seen, Hidden):
            return line_of(self._game, seen)
        kind = next(key for key in line_of(self._game, move) if key != "seat")
        return {"hidden": kind, "seat": seen.seat}

    def _told(self, index: int, line: bytes, move: Move[Any]) -> bytes:
        """What `messages.Event` describes; written out, because every move makes some."""
        match = self._match
        news = self._look.news(match.before(index), move, match.before(index + 1))
        return b'{"index":%d,"move":%b,"news":%b}' % (index, line, news)

    def _tell(self) -> None:
        """Catch up with the journal: what each entry meant."""
        journal = self._match.journal
        for index in range(len(self._open), len(journal)):
            entry = journal[index]
            if isinstance(entry, TakenBack):
                undone = line_of(self._game, self._match.undone(index))
                self._lines.append(messages.encode({"seat": entry.seat, "take_back": True}))
                self._open.append(_taken_back(index, entry, undone))
            else:
                line = encoded(self._game, entry)
                self._lines.append(line)
                self._open.append(self._told(index, line, entry))


def _taken_back(index: int, entry: TakenBack, undone: Line) -> bytes:
    return messages.encode(
        messages.Event(index, {"seat": entry.seat, "take_back": True}, [messages.TakenBack(undone)])
    )
