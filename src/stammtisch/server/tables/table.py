"""One table with its people, its bots and its match.

Whatever changes a table happens under its lock: played, stored, and only then shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, NamedTuple

import msgspec

from stammtisch import games
from stammtisch.core.chance import Committed, CommittedV1, Contribution, Source, commitment
from stammtisch.core.game import BadRecord, IllegalMove, Line, Move, Over, Seat
from stammtisch.core.match import Match, StaleIndex, TakenBack
from stammtisch.server import messages
from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.http.limits import Bucket, too_many
from stammtisch.server.refusals import Refused, StaleMove, illegal
from stammtisch.server.settings import SourceOf
from stammtisch.server.store import Damaged, Row, Store, StoreFailed
from stammtisch.server.stream import messages as stream_messages
from stammtisch.server.stream.watchers import Watcher
from stammtisch.server.tables.encoder import AnyMatch, Encoder
from stammtisch.server.tables.lessons import Rehearsed, lesson
from stammtisch.server.tables.seats import Chair, Right, clean_text, hashed, same

__all__ = [
    "ABSENT_AFTER",
    "CONTRIBUTIONS_WITHIN",
    "IDLE_AFTER",
    "LONGEST_JOURNAL",
    "NO_SPECTATORS",
    "UNKNOWN_TOKEN",
    "WATCHED_FOR",
    "Table",
]

LONGEST_JOURNAL = 2_000  # no game comes near it; signals and take-backs without end do
MOST_ALONE = 40  # entries of one seat while nobody else acts; no signals and take-backs after that
LAST_LINES = 100
KEEP_TIME = 30.0  # seconds after which the time of the last move is written down again
UNKNOWN_TOKEN = 4401  # the close code of a stream whose token is not, or no longer, a seat's
NO_SPECTATORS = 4403  # of one without a token, at a table without spectators
WATCHED_FOR = 10.0
SEAT_CHANGES = (0.1, 10.0)  # of one seat: a second, and at once
TOGETHER = 3.0  # seconds; changes of seats during a game that come closer are told as one
CONTRIBUTIONS_WITHIN = 3.0
PRESENT_FOR = 10.0  # seconds in which somebody who has just sat down is expected to open a stream
ABSENT_AFTER = 60.0
IDLE_AFTER = 300.0


class Told(NamedTuple):
    """Messages to be sent once what they tell is stored."""

    messages: dict[Seat | None, bytes]
    """By seat."""
    by: Watcher | None
    """Whose move brought it about."""
    answer: bytes | None
    """The message for them."""


class Table:
    """A table that is awake; `room` wakes and sleeps it."""

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
    ) -> None:
        self.id: str = row["id"]
        self.code: str = row["code"]
        self.created: float = row["created"]
        self.touched: float = row["touched"]
        """When something last happened, as it is stored: to within `KEEP_TIME`."""
        self.chairs = Chair.load(row["chairs"])
        self.game = games.get(row["game"])
        self.option_line: Line = json.loads(row["options"])
        self.options = self.game.options(**self.option_line, players=len(self.chairs))
        self.pace: float = row["pace"]
        self.state: str = row["state"]
        self.again: str | None = row["again"]
        self.spectators: bool = row.get("spectators") is not False
        self.talk_seen: bool = row.get("talk_seen") is not False
        self.bots_next: bool = row["bots_next"]
        self.host: bytes = row["host"]
        self._secret: bytes = row["secret"]
        self._source = source
        self.scheme: int = row["scheme"]
        self.contributions = [Contribution.read(line) for line in json.loads(row["contributions"])]
        """Those of the closed list; empty before the game is about to begin."""
        self._contributions_within = contributions_within
        self._shown: dict[Seat, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self.lesson = lesson(row["lesson"]) if row.get("lesson") else None
        self.store = store
        self.workers = workers
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.lines: list[messages.TalkLine] = []
        self.match: AnyMatch | None = None
        self.encoder: Encoder | None = None
        self.broken = False
        self.users = 0
        self.used = time.monotonic()
        self.address = ""
        self._patience: dict[Seat, Bucket] = {}
        self._showing: asyncio.TimerHandle | None = None
        self._shown_seats = -math.inf
        self._watched_for = watched_for
        self._absent_after = absent_after
        self._idle_after = idle_after
        self._moved = time.monotonic()
        self._signs: dict[Seat, float] = {}
        """When somebody with the seat's token was last here, if not since the table woke."""
        self._woke = time.monotonic()
        self._last_visit = -math.inf
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called after each change where there are bots; their driver listens."""

    def resume(self, journal: Sequence[str], lines: Sequence[str]) -> None:
        """Take up a table out of the store."""
        self.lines = [msgspec.json.decode(line, type=messages.TalkLine) for line in lines]
        if self.state == "waiting":
            return
        entries = [_entry(self.game, json.loads(text)) for text in journal]
        match: AnyMatch = Match.resume(
            self.game,
            self.options,
            entries,
            chance=self._chance(),
            seats=self._names(),
            alone=self._alone(),
        )
        if match.at != len(entries):  # chance is stored together with the act before it
            raise Damaged(f"the journal of table {self.id} ends too early")
        self._set_match(match)

    # Who is who

    def right(self, token: str | None) -> Right:
        """Raises `Refused` for a token that is not of this table."""
        if token is None:
            return Right()
        proof = hashed(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token is not None and same(bytes.fromhex(chair.token), proof):
                self._signs[seat] = time.monotonic()
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
        """Whether the right is still what it was; a seat may have changed hands since it was given.

        A table without spectators is seen from outside as long as seats are open, by those who may take one.
        """
        if right.proof is None:
            return self.spectators or self.state == "waiting"
        return right.seat is None or self.chairs[right.seat].token == right.proof

    def need_right(self, right: Right) -> None:
        """Ask under the lock, and again after every wait for it: until then a seat can change hands."""
        if not self.holds(right):
            raise Refused(403, "no-spectators") if right.proof is None else Refused(401, "unknown-token")

    def need_absent(self, seat: Seat) -> None:
        """Raises `Refused` unless whoever sits there has been away for long.

        Where all win or lose together, it is enough that the table has waited for them for very long.
        """
        now = time.monotonic()
        away = seat not in self.connected() and now - self._signs.get(seat, self._woke) >= self._absent_after
        waited_for = self.game.cooperative and seat in self.acting and now - self._moved >= self._idle_after
        if not away and not waited_for:
            name, seconds = self.chairs[seat].name, math.ceil(self._absent_after)
            raise Refused(409, "present", name=name, seconds=seconds)

    def talk_for(self, right: Right) -> list[messages.TalkLine]:
        return self.lines[-LAST_LINES:] if self._hears(right) else []

    def _hears(self, right: Right) -> bool:
        return right.proof is not None or (self.spectators and self.talk_seen)

    def _seat_of(self, right: Right) -> Seat:
        self.need_right(right)
        if right.seat is None:
            raise Refused(403, "not-your-seat")
        return right.seat

    # What is seen

    def info(self) -> messages.TableInfo:
        connected = self.connected()
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
            scheme=self.scheme,
            commitment=self.commitment,
            contributions=self.announced(),
            secret=self._secret.hex() if self.state == "over" and not self.lesson else None,
            lesson=self.lesson is not None,
            spectators=self.spectators,
            talk_seen=self.talk_seen,
            moved=self.touched,
            again=self.again,
            created=self.created,
        )

    @property
    def commitment(self) -> str | None:
        """What is known of the secret from the beginning; nothing is proven at a lesson's table."""
        return None if self.lesson else commitment(self._secret)

    def announced(self) -> list[messages.Contribution]:
        """The closed list of contributions, as far as it may be known now."""
        begun = self.state != "waiting"
        return [
            messages.Contribution(
                seats=list(one.seats),
                hash=one.hash,
                value=one.value.hex() if begun and one.value is not None else None,
            )
            for one in self.contributions
        ]

    @property
    def at(self) -> int:
        return self.match.at if self.match else 0

    @property
    def text_allowed(self) -> bool:
        return len(self.chairs) > 1 and self.game.allows_text(self.options)

    def position(self, right: Right) -> bytes:
        """The lock is held."""
        self.need_right(right)
        encoder = self.encoder
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

    # Acts

    async def play(self, right: Right, at: int, line: Line, ref: int = 0, by: Watcher | None = None) -> None:
        """A person's act, as it came over the wire; raises `IllegalMove` and `Refused`."""
        async with self.lock:
            seat = self._seat_of(right)
            match = self._need_running()
            if self.chairs[seat].by_bot:
                raise Refused(403, "not-your-turn", "error-bot-plays")
            if at != match.at:
                raise StaleMove(str(StaleIndex(match.at, at)))
            if "take_back" in line:
                if len(line) != 1 or line["take_back"] is not True:
                    raise Refused(422, "bad-move", detail='to take a move back, send {"take_back": true}')
                self._need_room(match, seat)
                await self._commit(lambda: match.take_back(seat, at), ref, by)
                return
            move = self._move(seat, line)
            aside = self.game.forms.of(move.act).aside
            if aside:
                self._need_room(match, seat)
            try:
                await self._commit(lambda: match.play(move, at), ref, by)
            except IllegalMove as error:
                if aside or seat in self.acting:
                    raise
                raise illegal(error, 403, "not-your-turn") from None

    async def play_act(self, seat: Seat, act: Any) -> None:
        """A bot's act; nothing happens where the seat is no longer a bot's."""
        async with self.lock:
            match = self._need_running()
            if self.chairs[seat].by_bot:
                await self._commit(lambda: match.play(Move(seat, act)))

    def _move(self, seat: Seat, line: Line) -> Move[Any]:
        try:
            moves = self.game.moves({**line, "seat": seat}) if "seat" not in line else ()
        except (BadRecord, ValueError, TypeError, KeyError) as error:
            raise Refused(422, "bad-move", detail=str(error)) from None
        if len(moves) != 1 or moves[0].seat != seat:
            raise Refused(422, "bad-move")
        return moves[0]

    async def _commit(self, play: Callable[[], int], ref: int = 0, by: Watcher | None = None) -> None:
        """Play, store, show; in this order, whatever happens."""
        match, encoder = self.match, self.encoder
        assert match is not None and encoder is not None
        first = match.at
        try:
            play()
        except IllegalMove:
            raise
        except Exception:  # the match may be half-way: the store knows better
            self.broken = True
            raise
        changed: dict[str, Any] = {}
        if over := isinstance(encoder.turn, Over):
            self.state = changed["state"] = "over"
        if over or time.time() - self.touched >= KEEP_TIME:
            self.touched = changed["touched"] = time.time()
        if (bots_next := self._waits_for_bots()) != self.bots_next:
            self.bots_next = changed["bots_next"] = bots_next
        told = self._told(
            first, ref, by
        )  # made while the disk is still busy with others; sent when all is stored
        try:
            await self.store.append(self.id, first, encoder.stored(first), **changed)
        except StoreFailed:
            raise self._not_stored() from None
        self._moved = time.monotonic()
        self._show(told)
        if "state" in changed:
            self.show_table()
        self._changed()

    # The beginning

    def shown(self, seat: Seat) -> None:
        """Somebody of this seat is there, though perhaps not connected yet."""
        self._shown[seat] = time.monotonic()

    def connected(self) -> set[Seat]:
        """The seats whose people have a stream open."""
        watchers = tuple(self.watchers)  # also asked for in threads
        return {seat for watcher in watchers if (seat := watcher.right.seat) is not None}

    def _present(self) -> set[Seat]:
        """The seats whose people are connected, or have just sat down."""
        since = time.monotonic() - PRESENT_FOR
        return self.connected() | {seat for seat, when in self._shown.items() if when >= since}

    @property
    def starting(self) -> bool:
        """Whether the game waits for nothing but contributions; nobody can leave or join any more."""
        return self.state == "waiting" and bool(self.contributions)

    async def begin_if_full(self) -> None:
        """Close the list of contributions when all seats are taken; the game starts when the last has come.

        The lock is held. Also takes up a table that was left in between.
        """
        if self.state != "waiting" or any(chair.kind == "open" for chair in self.chairs):
            return
        if not self.contributions and self.scheme >= Committed.scheme and not self.lesson:
            self.contributions = _announced(self.chairs, self._present())
            await self._store(
                self.store.change(
                    self.id, chairs=Chair.dump(self.chairs), contributions=_dumped(self.contributions)
                )
            )
        if all(one.value is not None for one in self.contributions):
            await self.start()
            return
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._contributions_within, self._stop_waiting)
        self.show_table()

    async def contribute(self, right: Right, value: bytes, next_hash: str | None) -> None:
        """Somebody's random bytes; the same ones may come twice."""
        async with self.lock:
            self.need_whole()
            seat = self._seat_of(right)
            place, mine = next(
                ((at, one) for at, one in enumerate(self.contributions) if seat in one.seats), (0, None)
            )
            if mine is None:
                raise Refused(409, "no-contribution")
            if mine.hash != commitment(value):
                raise Refused(422, "bad-contribution")
            if mine.value is not None:
                return
            if self.state != "waiting":
                raise Refused(409, "started")
            self.contributions[place] = Contribution(mine.seats, mine.hash, value)
            for other in mine.seats:
                self.chairs[other].next_contribution = next_hash
            if all(one.value is not None for one in self.contributions):
                await self.start()
            else:
                await self._store(
                    self.store.change(
                        self.id, chairs=Chair.dump(self.chairs), contributions=_dumped(self.contributions)
                    )
                )

    def _stop_waiting(self) -> None:
        self._late = asyncio.create_task(self._start_late(), name=f"start of {self.id}")

    async def _start_late(self) -> None:
        """Begin without what has not come in time."""
        async with self.lock:
            if self.starting and not self.broken:
                with contextlib.suppress(Refused):  # not stored: whoever looks next takes the table up again
                    await self.start()

    def close(self) -> None:
        """Nothing happens here by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._late is not None:
            self._late.cancel()
        if self._showing is not None:
            self._showing.cancel()

    async def start(self) -> None:
        """Begin, all seats being taken; the lock is held."""
        if self._timer is not None:
            self._timer.cancel()
        match = Match(
            self.game, self.options, chance=self._chance(), seats=self._names(), alone=self._alone()
        )
        encoder = self._set_match(match)
        self.touched = time.time()
        self.state = "running" if match.result is None else "over"
        self.bots_next = self._waits_for_bots()
        await self._store(
            self.store.append(
                self.id,
                0,
                encoder.stored(0),
                rules=self.game.rules,
                state=self.state,
                chairs=Chair.dump(self.chairs),
                contributions=_dumped(self.contributions),
                bots_next=self.bots_next,
                touched=self.touched,
            )
        )
        self.show_table()
        self._show(self._told(0))
        self._changed()

    async def seats_changed(self, seat: Seat | None = None) -> None:
        """Store and show who sits where; begins when the last seat was taken. The lock is held.

        During a game, what happens at one seat is not told step by step: it could be a signal.
        """
        if self.state == "waiting" and all(chair.kind != "open" for chair in self.chairs):
            await self.begin_if_full()
            return
        self.bots_next = self._waits_for_bots()
        await self._store(
            self.store.change(self.id, chairs=Chair.dump(self.chairs), bots_next=self.bots_next)
        )
        if self.state == "running" and seat is not None:
            self._show_soon(seat)
        else:
            self.show_table()
        self._changed()

    def need_patience(self, seat: Seat) -> None:
        """Raises `Refused` where a seat has changed hands too often in a short time."""
        bucket = self._patience.setdefault(seat, Bucket(*SEAT_CHANGES))
        if not bucket.take():
            raise too_many(bucket)

    def _show_soon(self, seat: Seat) -> None:
        """Show the table to the seat itself at once; to others at most once in a while, as it is then."""
        self.show_table(only=seat)
        if self._showing is None:
            wait = max(0.0, self._shown_seats + TOGETHER - time.monotonic())
            self._showing = asyncio.get_running_loop().call_later(wait, self._show_seats)

    def _show_seats(self) -> None:
        if self.lock.locked():  # what is changing is not stored yet
            self._showing = asyncio.get_running_loop().call_later(0.02, self._show_seats)
            return
        self._showing, self._shown_seats = None, time.monotonic()
        self.show_table()

    async def change_pace(self, right: Right, pace: float) -> None:
        """From the next act on, bots take this long."""
        async with self.lock:
            self.need_right(right)
            self._need_running()
            self.need_patience(-1 if right.seat is None else right.seat)
            self.pace = pace
            await self._store(self.store.change(self.id, pace=pace))
            self.show_table()

    async def continued(self, again: str) -> None:
        self.again = again
        await self._store(self.store.change(self.id, again=again))
        self.show_table()

    async def say(
        self, right: Right, text: str, ref: int = 0, by: Watcher | None = None
    ) -> messages.TalkLine:
        """Text for everybody at the table; what the game refuses reaches nobody."""
        self._seat_of(right)
        if not self.text_allowed:
            raise Refused(403, "no-talk", rule="4.2")
        text = clean_text(text)
        if refused := self.game.refuses(text):
            raise Refused(422, refused.error, rule=refused.rule, word=refused.word)
        async with self.lock:
            self.need_whole()
            seat = self._seat_of(right)
            if len(self.lines) >= LONGEST_JOURNAL:
                raise Refused(429, "too-many", "error-no-room")
            line = messages.TalkLine(len(self.lines), seat, self.chairs[seat].name, text, time.time())
            self.lines.append(line)
            await self._store(self.store.say(self.id, line.number, messages.encode(line).decode()))
            for watcher in self._entitled():
                if watcher is by:
                    watcher.answer(messages.encode(stream_messages.Talked(line, ref)))
                elif self._hears(watcher.right):
                    watcher.put(messages.encode(stream_messages.Talked(line, 0)))
        return line

    @property
    def has_bots(self) -> bool:
        return any(chair.by_bot for chair in self.chairs)

    def bots_to_act(self) -> list[Seat]:
        """The seats that are to act now and are a bot's."""
        return [seat for seat in self.acting if self.chairs[seat].by_bot]

    def _waits_for_bots(self) -> bool:
        """Whether people wait for bots here, so that a new server takes the table up by itself."""
        return not self.bots_only and bool(self.bots_to_act())

    @property
    def bots_only(self) -> bool:
        """Whether no seat is played by a person now."""
        return not any(chair.kind == "person" and not chair.stands_in for chair in self.chairs)

    @property
    def resting(self) -> bool:
        """Whether bots are among themselves and nobody watches; they go on when somebody comes."""
        watched = self.users > 0 or time.monotonic() - self._last_visit < self._watched_for
        return self.bots_only and not watched

    def visited(self, address: str) -> None:
        """Somebody looks at the table, or has just left; its bots think on the first visitor's account."""
        self._last_visit = time.monotonic()
        self.address = self.address or address

    @property
    def asker(self) -> Asker:
        return Asker(self.address, self.id, people=not self.bots_only)

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self.encoder.acting if self.encoder else ()

    # Those who watch; all under the lock, so that nobody sees what is not stored yet

    async def join(self, watcher: Watcher, since: int) -> None:
        """Welcome a stream and show it what it has missed."""
        async with self.lock:
            self.need_whole()
            self.need_right(watcher.right)
            self._welcome(watcher, since)

    def _welcome(self, watcher: Watcher, since: int) -> None:
        self.watchers.add(watcher)
        self.used = time.monotonic()
        seat, host = watcher.right.seat, watcher.right.host
        encoder = self.encoder
        view = encoder.view(seat) if encoder else None
        you = messages.You(seat, host)
        welcome = stream_messages.Welcome(you, self.info(), self.at, view, self.talk_for(watcher.right))
        told = [messages.encode(welcome)]
        if encoder and since < self.at:
            missed: list[Any] = encoder.events(seat, since)
            told.append(messages.encode(stream_messages.Events(missed, self.at, None, 0)))
        watcher.catch_up(told)
        watcher.at = self.at
        if seat is not None:
            self.show_table(but=watcher)

    async def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.right.seat is not None and self.holds(watcher.right):
            self._signs[watcher.right.seat] = time.monotonic()
        async with self.lock:
            self.used = time.monotonic()
            if watcher.right.seat is not None:
                self.show_table()

    def _entitled(self) -> Iterator[Watcher]:
        """Those to whom something may be sent now; a stream whose seat is no longer its own ends here."""
        for watcher in list(self.watchers):
            if self.holds(watcher.right):
                yield watcher
            else:
                self.watchers.discard(watcher)
                watcher.drop(NO_SPECTATORS if watcher.right.proof is None else UNKNOWN_TOKEN)

    def show_table(self, but: Watcher | None = None, only: Seat | None = None) -> None:
        if not self.watchers:
            return
        entitled = list(self._entitled())
        message = messages.encode(stream_messages.TableChanged(self.info()))
        for watcher in entitled:
            if watcher is not but and only in (None, watcher.right.seat):
                watcher.put(message)

    def _told(self, first: int, ref: int = 0, by: Watcher | None = None) -> Told:
        """What has happened since `first`: a message for each seat that watches, and one for `by`."""
        encoder = self.encoder
        assert encoder is not None

        def message(seat: Seat | None, ref: int) -> bytes:
            events: list[Any] = encoder.events(seat, first)
            return messages.encode(stream_messages.Events(events, self.at, encoder.view(seat), ref))

        seats = {watcher.right.seat for watcher in self.watchers if watcher is not by}
        answer = message(by.right.seat, ref) if by else None
        return Told({seat: message(seat, 0) for seat in seats}, by, answer)

    def _show(self, told: Told) -> None:
        self.used = time.monotonic()
        for watcher in self._entitled():
            watcher.at = self.at
            if watcher is told.by and told.answer is not None:
                watcher.answer(told.answer)
            else:
                watcher.put(told.messages[watcher.right.seat])

    # A lesson's script

    def scripted(self, seat: Seat) -> Any:
        """What a lesson has this seat do now; None where it says nothing."""
        if self.lesson is None or self.match is None or self.state != "running":
            return None
        act = self.lesson.next_act(seat, self.match.moves)
        known = (*self.match.legal(seat), *self.game.asides(self.match.state, seat))
        return act if act in known else None

    def scripted_asides(self) -> list[tuple[Seat, Any]]:
        """Remarks that a lesson's bots are to make now, on turn or not."""
        if self.match is None:
            return []
        acts = [(seat, self.scripted(seat)) for seat, chair in enumerate(self.chairs) if chair.by_bot]
        state = self.match.state
        return [(seat, act) for seat, act in acts if act is not None and act in self.game.asides(state, seat)]

    # Small things

    def _chance(self) -> Source:
        source: Source
        if self._source is not None:
            source = self._source(self._secret)
        elif self.scheme == CommittedV1.scheme:
            source = CommittedV1(self._secret)
        else:
            source = Committed(self._secret, self.contributions)
        return Rehearsed(self.lesson.falls, source) if self.lesson else source

    def _names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def _alone(self) -> bool:
        """Whether at most one person plays here; once the game has begun, no chair changes its kind."""
        return sum(chair.kind == "person" for chair in self.chairs) <= 1

    def _set_match(self, match: AnyMatch) -> Encoder:
        self.match, self.encoder = match, Encoder(match)
        return self.encoder

    def _changed(self) -> None:
        self.used = time.monotonic()
        if self.has_bots:
            self.on_change(self)

    def _need_running(self) -> AnyMatch:
        self.need_whole()
        if self.match is None:
            raise Refused(409, "waiting")
        if self.state == "over":
            raise Refused(409, "over")
        return self.match

    def need_whole(self) -> None:
        """Raises `Refused` where memory and store may differ; the room then reads the store again."""
        if self.broken:
            raise Refused(503, "busy", retry_after=1)

    def _need_room(self, match: AnyMatch, seat: Seat) -> None:
        """Signals and take-backs may not fill a journal: acts of the others, or chance, come in between."""
        if match.at >= LONGEST_JOURNAL:
            raise Refused(429, "too-many", "error-no-room")
        alone = 0
        for index in range(match.at - 1, -1, -1):
            entry = match.journal[index]
            if entry.seat == seat:
                alone += 1
                if alone >= MOST_ALONE:
                    raise Refused(429, "too-many", "error-enough-for-now")
            elif entry.seat is None or not (
                isinstance(entry, TakenBack) or self.game.forms.of(entry.act).aside
            ):
                return

    async def _store(self, writing: Any) -> None:
        try:
            await writing
        except StoreFailed:
            raise self._not_stored() from None

    def _not_stored(self) -> Refused:
        """Memory is ahead of the store: the table is read again, and the streams come back to that."""
        self.broken = True
        for watcher in self.watchers:
            watcher.drop(1012)
        return Refused(503, "busy", "error-not-stored", retry_after=1)


def _announced(chairs: Sequence[Chair], present: Set[Seat]) -> list[Contribution]:
    """The contributions that can be expected, by their first seats."""
    seats: dict[str, list[Seat]] = {}
    for seat, chair in enumerate(chairs):
        if chair.kind == "person" and chair.contribution is not None:
            seats.setdefault(chair.contribution, []).append(seat)
    return [Contribution(tuple(some), hash) for hash, some in seats.items() if not present.isdisjoint(some)]


def _dumped(contributions: Sequence[Contribution]) -> str:
    return json.dumps([one.line() for one in contributions])


def _kind(chair: Chair) -> Any:
    return chair.kind


def _entry(game: Any, line: Line) -> Move[Any] | TakenBack:
    if "take_back" in line:
        return TakenBack(line["seat"])
    move: Move[Any] = game.moves(line)[0]
    return move
