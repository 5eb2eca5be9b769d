"""A table's state: its seats and match, who may see what, and what its bots need to know."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from stammtisch import games
from stammtisch.core.game import Choice, Line, Move, Seat
from stammtisch.core.match import Match, TakenBack
from stammtisch.server import messages, stream_messages
from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.daily.calendar import ending
from stammtisch.server.judging.coach import Coach
from stammtisch.server.lessons import lesson
from stammtisch.server.limits import Bucket
from stammtisch.server.refusals import Refused
from stammtisch.server.settings import SourceOf
from stammtisch.server.store import Damaged, Row, Store
from stammtisch.server.tables.audience import Audience
from stammtisch.server.tables.chance import TableChance
from stammtisch.server.tables.encoder import AnyMatch, Encoder
from stammtisch.server.tables.seats import Chair, Right, hashed, same

__all__ = ["ABSENT_AFTER", "CONTRIBUTIONS_WITHIN", "IDLE_AFTER", "WATCHED_FOR", "TableState"]

LAST_LINES = 100
WATCHED_FOR = 10.0
CONTRIBUTIONS_WITHIN = 3.0
ABSENT_AFTER = 60.0
IDLE_AFTER = 300.0


class TableState:
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
    ) -> None:
        self.id: str = row["id"]
        self.code: str = row["code"]
        self.created: float = row["created"]
        self.touched: float = row["touched"]
        """Stored time of the last change, accurate to `KEEP_TIME`."""
        self.chairs = Chair.load(row["chairs"])
        self.game = games.get(row["game"])
        self.option_line: Line = json.loads(row["options"])
        self.options = self.game.options(**self.option_line, players=len(self.chairs))
        self.pace: float = row["pace"]
        self.state: str = row["state"]
        self.again: str | None = row["again"]
        self.spectators: bool = row.get("spectators") is not False
        self.talk_seen: bool = row.get("talk_seen") is not False
        self.daily: str | None = row.get("daily")
        """The day whose deal this is."""
        self.coach = Coach(row.get("coach"))
        self.deal_of: str | None = row.get("deal_of")
        """The table whose deal this is."""
        self.bots_next: bool = row["bots_next"]
        self._version: int = row["version"]
        """The stored row's version."""
        self.host: bytes = row["host"]
        self._contributions_within = contributions_within
        self._clock = clock
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self.lesson = lesson(row["lesson"]) if row.get("lesson") else None
        self._chance = TableChance(row, self.lesson, source)
        self._store = store
        self.workers = workers
        self._lock = asyncio.Lock()
        self.audience = Audience(self.holds, self._described, self._lock.locked)
        self._lines: list[messages.TalkLine] = []
        self._match: AnyMatch | None = None
        self._encoder: Encoder | None = None
        self.broken = False
        self.users = 0
        self.used = time.monotonic()
        self.address = ""
        self._patience: dict[Seat, Bucket] = {}
        self._watched_for = watched_for
        self._absent_after = absent_after
        self._idle_after = idle_after
        self._moved = time.monotonic()
        self._last_visit = -math.inf
        self.on_change: Callable[[Any], None] = lambda table: None
        """Called after each change at a table with bots; set by their driver."""
        self.on_over: Callable[[Any], None] = lambda table: None
        """Called when the game has ended and this is stored."""

    def resume(self, journal: Sequence[str], lines: Sequence[str]) -> None:
        """Restore a table from the store."""
        self._lines = [msgspec.json.decode(line, type=messages.TalkLine) for line in lines]
        if self.state == "waiting":
            return
        entries = [_entry(self.game, json.loads(text)) for text in journal]
        match: AnyMatch = Match.resume(
            self.game,
            self.options,
            entries,
            chance=self._chance.chance(),
            seats=self._names(),
            alone=self._alone(),
        )
        if match.at != len(entries):  # chance moves are stored together with the act before them
            raise Damaged(f"the journal of table {self.id} ends too early")
        self._set_match(match)

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

    def right(self, token: str | None) -> Right:
        """The token's right; raises `Refused` for a token not of this table."""
        if token is None:
            return Right()
        proof = hashed(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token is not None and same(bytes.fromhex(chair.token), proof):
                self.audience.saw(seat)
                return Right(seat, proof=chair.token)
        if same(self.host, proof):
            return Right(host=True, proof=proof.hex())
        raise Refused(401, "unknown-token")

    def holder(self, token: str | None) -> Right:
        """The caller's right; refuses callers without a token."""
        if token is None:
            raise Refused(401, "no-token", "error-not-your-seat", detail="send 'Authorization: Bearer …'")
        return self.right(token)

    def need_host(self, token: str | None) -> None:
        if not self.holder(token).host:
            raise Refused(403, "not-host")

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
        away = self.audience.away(seat, self._absent_after)
        idle = time.monotonic() - self._moved >= self._idle_after
        waited_for = self.game.cooperative and seat in self.acting and idle
        if not away and not waited_for:
            name, seconds = self.chairs[seat].name, math.ceil(self._absent_after)
            raise Refused(409, "present", name=name, seconds=seconds)

    def talk_for(self, right: Right) -> list[messages.TalkLine]:
        return self._lines[-LAST_LINES:] if self._hears(right) else []

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
        connected = self.audience.connected()
        game: Any = self.game.name
        state: Any = self.state
        return messages.TableInfo(
            table=self.id,
            join=self.code,
            game=game,
            options=self.option_line,
            state=state,
            at=self.at,
            seats=[
                messages.SeatInfo(
                    seat=seat,
                    kind=_kind(chair),
                    name=chair.name,
                    bot=chair.bot,
                    stands_in=chair.stands_in,
                    connected=seat in connected,
                )
                for seat, chair in enumerate(self.chairs)
            ],
            pace=self.pace,
            text=self.text_allowed,
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
            created=self.created,
        )

    @property
    def commitment(self) -> str | None:
        """Hash of the secret, public from the start; None at a lesson's table."""
        return self._chance.commitment

    def announced(self) -> list[messages.Contribution]:
        """The closed list of contributions, without values until the game has begun."""
        return self._chance.announced(begun=self.state != "waiting")

    @property
    def at(self) -> int:
        return self._match.at if self._match else 0

    @property
    def text_allowed(self) -> bool:
        return len(self.chairs) > 1 and self.game.allows_text(self.options)

    async def look(self, token: str | None) -> bytes:
        """The table as this token's holder sees it."""
        async with self.exclusive():
            return self.position(self.right(token))

    async def standing(self, right: Right) -> tuple[int, list[Line], msgspec.Raw]:
        """The index of the next entry, the seat's legal moves, and its view."""
        async with self.exclusive():
            self.need_right(right)
            assert self._encoder is not None
            return self.at, self._encoder.legal(right.seat), self._encoder.view(right.seat)

    def deal(self) -> Row:
        """What makes this deal, for another table; raises `Refused` where it cannot be played again."""
        self.finished_match()
        if self.sealed:
            raise Refused(409, "daily", "error-daily-sealed")
        return self._chance.copied()

    def begun_match(self) -> AnyMatch:
        """The match; raises `Refused` if it has not begun."""
        if self._match is None:
            raise Refused(409, "waiting")
        return self._match

    def finished_match(self) -> AnyMatch:
        """The match; raises `Refused` if it is not over."""
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
                legal=encoder.legal(right.seat) if encoder else [],
                view=encoder.view(right.seat) if encoder else None,
                talk=self.talk_for(right),
            )
        )

    @property
    def has_bots(self) -> bool:
        return any(chair.by_bot for chair in self.chairs)

    def bots_to_act(self) -> list[Seat]:
        """The seats of bots that are to act now."""
        return [seat for seat in self.acting if self.chairs[seat].by_bot]

    def _waits_for_bots(self) -> bool:
        """Whether people wait for bots here, so that a restarted server wakes the table by itself."""
        return not self.bots_only and bool(self.bots_to_act())

    @property
    def bots_only(self) -> bool:
        """Whether no seat is played by a person now."""
        return not any(chair.kind == "person" and not chair.stands_in for chair in self.chairs)

    @property
    def resting(self) -> bool:
        """Whether only bots play and nobody watches; they continue when somebody comes."""
        watched = self.users > 0 or time.monotonic() - self._last_visit < self._watched_for
        return self.bots_only and not watched

    def visited(self, address: str) -> None:
        """Somebody looks at the table or has just left; bots' work counts for the first visitor's address."""
        self._last_visit = time.monotonic()
        self.address = self.address or address

    @property
    def asker(self) -> Asker:
        return Asker(self.address, self.id, people=not self.bots_only)

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self._encoder.acting if self._encoder else ()

    # A lesson's script

    def scripted(self, seat: Seat) -> Any:
        """The seat's act in the lesson's script; None if it has none now."""
        if self.lesson is None or self._match is None or self.state != "running":
            return None
        act = self.lesson.next_act(seat, self._match.moves)
        known = (*self._match.legal(seat), *self.game.asides(self._match.state, seat))
        return act if act in known else None

    def scripted_asides(self) -> list[tuple[Seat, Any]]:
        """Scripted remarks for a lesson's bots to make now, on turn or not."""
        if self._match is None:
            return []
        acts = [(seat, self.scripted(seat)) for seat, chair in enumerate(self.chairs) if chair.by_bot]
        state = self._match.state
        return [(seat, act) for seat, act in acts if act is not None and act in self.game.asides(state, seat)]

    # For the bots' driver

    async def thinker(self, seat: Seat) -> tuple[str, Any, str | None] | None:
        """The bot that acts at this seat, its view and seed; None if none is to act now."""
        found = await self.speaker(seat)
        return found if seat in self.bots_to_act() else None

    async def speaker(self, seat: Seat) -> tuple[str, Any, str | None] | None:
        """The bot at this seat, on turn or not, its view, and the seed of its thoughts if they have one."""
        async with self._lock:
            bot = self.chairs[seat].bot
            if self._match is None or bot is None:
                return None
            return bot, self._match.view(seat), self._chance.thought(self._match, seat)

    def moment(self) -> tuple[int, tuple[Seat, ...]] | None:
        """Identifies the current choice: the number of chance moves before it, and who chooses."""
        if self._match is None:
            return None
        turn = self._match.turn
        return (self._match.falls, turn.seats) if isinstance(turn, Choice) else None

    def asides(self, seat: Seat) -> Sequence[Any]:
        """The remarks the seat may make now, on turn or not."""
        return self.game.asides(self._match.state, seat) if self._match else ()

    # Helpers

    def _described(self) -> bytes:
        return messages.encode(stream_messages.TableChanged(self.info()))

    def _names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def _alone(self) -> bool:
        """Whether at most one person plays; once the game has begun, this does not change."""
        return sum(chair.kind == "person" for chair in self.chairs) <= 1

    def _set_match(self, match: AnyMatch) -> Encoder:
        match.coached = self.coach.coached
        self._match, self._encoder = match, Encoder(match)
        return self._encoder

    def need_whole(self) -> None:
        """Raises `Refused` if memory and store may differ; the registry then reads the table again."""
        if self.broken:
            raise Refused(503, "busy", retry_after=1)


def _kind(chair: Chair) -> Any:
    return chair.kind


def _entry(game: Any, line: Line) -> Move[Any] | TakenBack:
    if "take_back" in line:
        return TakenBack(line["seat"])
    move: Move[Any] = game.moves(line)[0]
    return move
