"""A table's state: its seats and match, and who may see what."""

from __future__ import annotations

import asyncio
import math
import time
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from stammtisch.core.game import Line, Seat
from stammtisch.server import messages, stream_messages
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.daily.calendar import ending
from stammtisch.server.figures import Figures
from stammtisch.server.limits import Bucket
from stammtisch.server.refusals import Refused, no_token
from stammtisch.server.seats.alike import alike
from stammtisch.server.seats.guests import Guests, guest_mark
from stammtisch.server.seats.seats import Chair, Right, hashed, same
from stammtisch.server.settings import SourceOf
from stammtisch.server.store import Row, Store
from stammtisch.server.stream.audience import Audience
from stammtisch.server.tables.encoder import AnyMatch
from stammtisch.server.tables.game import TableGame
from stammtisch.server.tables.lock import TableLock

LAST_LINES = 100
WATCHED_FOR = 10.0
CONTRIBUTIONS_WITHIN = 3.0
ABSENT_AFTER = 60.0
IDLE_AFTER = 300.0


class TableState(TableGame):
    """A table in memory, restored from its row and journal; `Table` adds what changes it."""

    def __init__(
        self,
        row: Row,
        store: Store,
        workers: BotWorkers,
        source: SourceOf | None = None,
        *,
        watched_for: float = WATCHED_FOR,
        contributions_within: float = CONTRIBUTIONS_WITHIN,
        absent_after: float = ABSENT_AFTER,
        idle_after: float = IDLE_AFTER,
        clock: Callable[[], float] = time.time,
        figures: Figures | None = None,
        allowed_pace: Callable[[float], float] = float,
    ) -> None:
        super().__init__(row, source, clock, allowed_pace)
        self._contributions_within = contributions_within
        self._figures = figures or Figures()
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self._store = store
        self.workers = workers
        self._lock = TableLock()
        own = weakref.proxy(self)  # its methods would hold it, and one that sleeps is to be gone at once
        self.audience = Audience(
            lambda right: own.holds(right),  # noqa: PLW0108
            lambda: own._described(),  # noqa: PLW0108
            self._lock.locked,
            clock,
        )
        self.broken = False
        self.users = 0
        self.used = time.monotonic()
        self.address = ""
        self._patience: dict[Seat, Bucket] = {}
        self._reactions: dict[Seat, Bucket] = {}
        self._watched_for = watched_for
        self._absent_after = absent_after
        self._idle_after = idle_after
        self._moved = time.monotonic()
        self._last_visit = -math.inf
        self.on_change: Callable[[Any], None] = lambda table: None
        """Called after each change at a table with bots; set by their driver."""
        self.on_over: Callable[[Any], None] = lambda table: None
        """Called when the game has ended and this is stored."""
        self.on_turn: Callable[[Any], None] = lambda table: None
        """Called when it is stored that the game has begun, or that other people are to act than before; see
        `awaited` and `called`."""
        self.on_reaction: Callable[[Any, Seat, str], None] = lambda table, seat, reaction: None
        """Called when somebody here has reacted."""
        self.guests_of: Callable[[str], Guests] = lambda table: Guests()
        """Who took which seat of a public table, as far as this node remembers."""
        self.on_guest: Callable[[Any, Seat, str, bool], None] = lambda table, seat, guest, came: None
        """Called when a guest has taken a seat of a public table, or was turned away from it."""

    @asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Holds the table's lock; refuses if memory and store may differ."""
        async with self._lock:
            self.need_whole()
            yield

    @property
    def idle(self) -> bool:
        """Whether nobody uses or watches it and nothing is in progress."""
        return not self.audience and not self.users and not self._lock.locked()

    async def settle(self) -> None:
        """Wait until the current move is stored."""
        async with self._lock:
            pass

    # Who is who

    def right(self, token: str | None, *, sign: bool = True) -> Right:
        """The token's right; raises `Refused` for a token not of this table.

        It is a sign of its holder, unless that is another page that only asks how things are here.
        """
        if token is None:
            return Right()
        proof = hashed(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token is not None and same(bytes.fromhex(chair.token), proof):
                if sign:
                    self.audience.saw(seat)
                if chair.host:
                    self.audience.saw_host()
                return Right(seat, proof=chair.token)
        if same(self.host, proof):
            if sign:
                self.audience.saw_hosts_token()
            return Right(host=True, proof=proof.hex())
        raise Refused(401, "unknown-token")

    def holder(self, token: str | None) -> Right:
        """The caller's right; refuses callers without a token."""
        if token is None:
            raise no_token()
        return self.right(token)

    def need_host(self, token: str | None) -> None:
        if not self.holder(token).host:
            raise Refused(403, "not-host")

    def need_host_or_deputy(self, right: Right) -> None:
        """Raises `Refused` unless this is the host or, while the host is away, a guest with a seat."""
        if right.host:
            return
        begin = self.guests_from()
        if begin is None and self.turn_time is not None:
            raise Refused(403, "not-host")
        if begin is None or right.seat is None:
            raise Refused(403, "not-host", "error-host-here", seconds=math.ceil(self._absent_after))
        if (wait := begin - self._clock()) > 0:
            time, unit = _span(wait)
            raise Refused(403, "not-host", "error-host-away", time=time, unit=unit)

    def guests_from(self) -> float | None:
        """From when all guests with a seat may act for the host; None while the host is here."""
        since = self.audience.host_away_since(self._host_seats)
        return None if since is None else since + self._absent_after

    def stand_in_from(self, seat: Seat) -> float | None:
        """From when others may have a bot stand in for the seat's person; None if that cannot be told."""
        since = self.audience.away_since(seat)
        return None if since is None else since + self._absent_after

    def _stand_ins(self) -> list[messages.StandIn]:
        """The seats for which bots may stand in, now or soon."""
        if self.state != "running" or self.daily is not None:
            return []
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
        found = {seat: self.stand_in_from(seat) for seat in people if not self.chairs[seat].by_bot}
        guests = self.guests_from()
        return [
            messages.StandIn(seat, begin, None if guests is None else max(begin, guests))
            for seat, begin in found.items()
            if begin is not None
        ]

    def host_here(self, seconds: float) -> bool:
        """Whether the host is connected here or was seen in this time."""
        return self.audience.host_here(self._host_seats, seconds)

    def host_anywhere(self, seconds: float) -> bool:
        """The same, here or at another node."""
        return self.audience.host_anywhere(self._host_seats, seconds)

    @property
    def _host_seats(self) -> set[Seat]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.host}

    def guest_came(self, seat: Seat, guest: str) -> None:
        """A person, or somebody at this address, has taken a seat of a public table."""
        mark = guest_mark(guest)
        self.guests_of(self.id).came(seat, mark)
        self.on_guest(self, seat, mark, True)

    def turn_away(self, seat: Seat) -> None:
        """Whoever has this seat of a public table shall not take one again."""
        if self.public and (mark := self.guests_of(self.id).turn_away(seat)) is not None:
            self.on_guest(self, seat, mark, False)

    def welcomes(self, guest: str) -> bool:
        """Whether this guest was not turned away before."""
        return self.guests_of(self.id).welcomes(guest_mark(guest))

    def need_open(self) -> None:
        """Raises `Refused` if the table was closed."""
        if self.state == "closed":
            raise Refused(409, "closed")

    def holds(self, right: Right) -> bool:
        """Whether the right is still valid; the seat may have changed hands since it was granted.

        Without spectators, a table with open seats is still visible to outsiders, who may take one.
        """
        if right.proof is None:
            return self.watchable or self.state == "waiting"
        return right.seat is None or self.chairs[right.seat].token == right.proof

    def need_right(self, right: Right) -> None:
        """Raises `Refused` if no longer valid. Check under the lock, and after every wait for it."""
        if not self.holds(right):
            raise Refused(403, "no-spectators") if right.proof is None else Refused(401, "unknown-token")

    def need_past(self, right: Right) -> None:
        """Raises `Refused` if the holder may not look back at the game.

        Record, replay, proof and review all ask here. Check under the lock.
        """
        self.need_right(right)

    def need_absent(self, seat: Seat) -> None:
        """Raises `Refused` unless the seat's person has been away for long.

        In a cooperative game it is enough that the table has waited very long for them.
        """
        begin = self.stand_in_from(seat)
        wait = math.inf if begin is None else begin - self._clock()
        idle = time.monotonic() - self._moved >= self._idle_after
        waited_for = self.game.cooperative and seat in self.acting and idle
        if wait > 0 and not waited_for:
            name = self.chairs[seat].name
            if begin is not None:
                raise Refused(409, "present", "error-just-gone", name=name, seconds=math.ceil(wait))
            raise Refused(409, "present", name=name, seconds=math.ceil(self._absent_after))

    def talk_for(self, right: Right) -> list[messages.TalkLine]:
        return [line for line in self._lines if self._reads(right, line)][-LAST_LINES:]

    def _reads(self, right: Right, line: messages.TalkLine) -> bool:
        """What a guest did in the place of the host is for all who see the table."""
        return line.did is not None or self._hears(right)

    def _hears(self, right: Right) -> bool:
        return right.proof is not None or (self.watchable and self.talk_seen)

    @property
    def sealed(self) -> bool:
        """Whether others still play this deal today: then only its own player sees this table, and nobody
        its secret."""
        return self.daily is not None and self._clock() < ending(self.daily)

    @property
    def watchable(self) -> bool:
        """Whether those without a token may see the table, during the game and afterwards."""
        return self.spectators and not self.sealed

    def _seat_of(self, right: Right) -> Seat:
        self.need_right(right)
        if right.seat is None:
            raise Refused(403, "not-your-seat")
        return right.seat

    # What is seen

    def info(self) -> messages.TableInfo:
        game: Any = self.game.name
        state: Any = self.state
        overdue: Any = self.overdue
        return messages.TableInfo(
            table=self.id,
            join=self.code,
            game=game,
            options=self.option_line,
            state=state,
            at=self.at,
            seats=self.seat_infos(),
            pace=self.pace,
            text=self.text_allowed,
            reactions=self.reactions_allowed,
            scheme=self._chance.scheme,
            commitment=self.commitment,
            contributions=self.announced(),
            secret=self._chance.secret if self.state == "over" and not self.sealed else None,
            lesson=self.lesson is not None,
            spectators=self.watchable,
            talk_seen=self.talk_seen,
            moved=self.touched,
            again=self.again,
            coach=messages.CoachInfo(self.coach.on(self.chairs), self.coach.wishes(self.chairs)),
            coached=self.coach.coached,
            daily=self.daily,
            deal_of=self.deal_of,
            turn_time=self.turn_time,
            overdue=overdue,
            due=self.due,
            evening=self.evening,
            created=self.created,
            public=self.public,
            language=self.language,
            guests_from=self.guests_from() if self.state == "waiting" and not self.lesson else None,
            stand_ins=self._stand_ins(),
        )

    def seat_infos(self) -> list[messages.SeatInfo]:
        """The seats as everybody sees them."""
        connected = self.audience.connected()
        marked = alike(self.chairs)
        return [
            messages.SeatInfo(
                seat=seat,
                kind=_kind(chair),
                name=chair.name,
                bot=chair.bot,
                stands_in=chair.stands_in,
                by_clock=chair.by_clock,
                connected=seat in connected,
                muted=chair.muted,
                avatar=chair.avatar,
                alike=marked[seat],
                origin=seat if chair.origin is None else chair.origin,
                program=chair.program,
                host=chair.host,
            )
            for seat, chair in enumerate(self.chairs)
        ]

    @property
    def commitment(self) -> str | None:
        """Hash of the secret, public from the start; None at a lesson's table."""
        return self._chance.commitment

    def announced(self) -> list[messages.Contribution]:
        """The closed list of contributions, without values until the game has begun."""
        return self._chance.announced(begun=self._match is not None)

    @property
    def text_allowed(self) -> bool:
        return len(self.chairs) > 1 and self.game.allows_text(self.options)

    @property
    def reactions_allowed(self) -> bool:
        """During the game the game decides; there is nothing to give away before and after it."""
        playing = self.state == "running" and self.game.allows_reactions(self.options)
        return len(self.chairs) > 1 and (playing or self.state in ("waiting", "over"))

    async def look(self, token: str | None, *, sign: bool = True) -> bytes:
        """The table as this token's holder sees it."""
        async with self.exclusive():
            return self.position(self.right(token, sign=sign))

    async def standing(self, right: Right) -> tuple[int, list[Line], msgspec.Raw]:
        """The index of the next entry, the seat's legal moves, and its view."""
        async with self.exclusive():
            self.need_right(right)
            assert self._encoder is not None
            return self.at, self._encoder.legal(right.seat), self._view(right.seat)

    def deal(self) -> Row:
        """What makes this deal, for another table; raises `Refused` where it cannot be played again."""
        self.finished_match()
        if self.sealed:
            raise Refused(409, "daily", "error-daily-sealed")
        return self._chance.copied()

    @property
    def begun(self) -> bool:
        """Whether anything was dealt here."""
        return self._match is not None

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    def begun_match(self) -> AnyMatch:
        """The match; raises `Refused` if it has not begun."""
        if self._match is None:
            raise Refused(409, "waiting")
        return self._match

    def finished_match(self) -> AnyMatch:
        """The match; raises `Refused` if it is not over."""
        self.need_open()
        if self.state != "over" or self._match is None:
            raise Refused(409, "running")
        return self._match

    def position(self, right: Right) -> bytes:
        """The encoded position; call within `exclusive`."""
        self.need_right(right)
        encoder = self._encoder
        return messages.encode(
            messages.Position(
                table=self.info(),
                you=messages.You(right.seat, right.host),
                at=self.at,
                legal=encoder.legal(right.seat) if encoder and self.state != "closed" else [],
                view=self._view(right.seat) if encoder else None,
                talk=self.talk_for(right),
            )
        )

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self._encoder.acting if self._encoder and self.state != "closed" else ()

    # Helpers

    def _view(self, seat: Seat | None) -> msgspec.Raw:
        """The seat's view, encoded; only programs are sent the past, which pages do not show."""
        assert self._encoder is not None
        return self._encoder.view(seat, past=seat is not None and self.chairs[seat].program)

    def _described(self) -> bytes:
        return messages.encode(stream_messages.TableChanged(self.info()))

    def need_whole(self) -> None:
        """Raises `Refused` if memory and store may differ; the registry then reads the table again."""
        if self.broken:
            raise Refused(503, "busy", retry_after=1)


def _span(seconds: float) -> tuple[int, str]:
    """A time to wait in the unit that people use.

    >>> _span(39.2), _span(599), _span(86_000)
    ((40, 's'), (10, 'min'), (24, 'h'))
    """
    for unit, size in (("h", 3600), ("min", 60)):
        if seconds > 2 * size:
            return math.ceil(seconds / size), unit
    return math.ceil(seconds), "s"


def _kind(chair: Chair) -> Any:
    return chair.kind
