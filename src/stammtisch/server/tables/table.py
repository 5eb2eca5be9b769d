"""What happens at a table: its beginning, moves, talk, and streams that come and go.

Every change is made under the table's lock: played, stored, and only then shown.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.core.game import BadRecord, IllegalMove, Line, Move, Over, Seat
from stammtisch.core.match import Match, StaleIndex, TakenBack
from stammtisch.server import messages, stream_messages
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.database.rows import changed as row_changed
from stammtisch.server.database.schema import tables as rows
from stammtisch.server.limits import Bucket, too_many
from stammtisch.server.refusals import Refused, StaleMove, illegal, redone
from stammtisch.server.seats.seats import Chair, Right, clean_text
from stammtisch.server.stream.watchers import Watcher
from stammtisch.server.tables.encoder import AnyMatch
from stammtisch.server.tables.stored import StoredTable
from stammtisch.texts import ENGLISH, text_in

log = logging.getLogger("stammtisch.tables")

LONGEST_JOURNAL = 2_000  # reached only by endless signals and take-backs, not by any game
MOST_ALONE = 40  # entries of one seat in a row; then no more signals or take-backs
TAKE_BACK = "take back"  # in any game's notation
KEEP_TIME = 30.0  # seconds after which the time of the last move is stored again
SEAT_CHANGES = (0.1, 10.0)  # per seat: rate per second, and burst
REACTIONS = (1.0, 3.0)  # the same


class Table(StoredTable):
    """What can happen at a table; the registry wakes it and puts it to sleep."""

    # Acts

    @redone
    async def play(
        self, right: Right, at: int, line: Line | str, ref: int = 0, by: Watcher | None = None
    ) -> None:
        """A person's act, as received; raises `IllegalMove` and `Refused`."""
        begun = time.perf_counter()
        await self._play(right, at, line, ref, by)
        self._figures.shown.add(time.perf_counter() - begun)
        self._figures.moves[self.game.name, "person"] += 1

    async def _play(self, right: Right, at: int, line: Line | str, ref: int, by: Watcher | None) -> None:
        async with self.changing(IllegalMove):
            seat = self._seat_of(right)
            match = self._need_running()
            if self.chairs[seat].by_bot:
                await self._come_back(seat)
                if self.chairs[seat].by_bot:
                    raise Refused(403, "not-your-turn", "error-bot-plays")
            if at > match.at:
                await self._catch_up_with_others()
            if at != match.at:
                raise StaleMove(str(StaleIndex(match.at, at)))
            if line == TAKE_BACK:
                line = {"take_back": True}
            if not isinstance(line, str) and "take_back" in line:
                if len(line) != 1 or line["take_back"] is not True:
                    raise Refused(422, "bad-move", detail='to take a move back, send {"take_back": true}')
                self._need_room(match, seat)
                await self._commit(lambda: match.take_back(seat, at), ref, by)
                return
            move = self.read_move(seat, line)
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
        """A bot's act; ignored if the seat is no longer played by a bot."""
        async with self.changing(IllegalMove):
            match = self._need_running()
            if self.chairs[seat].by_bot:
                await self._commit(lambda: match.play(Move(seat, act)))
                self._figures.moves[self.game.name, "bot"] += 1

    def read_move(self, seat: Seat, line: Line | str) -> Move[Any]:
        """A move as received; raises `Refused` if it is none of this game."""
        try:
            if isinstance(line, str):
                line = self.game.forms.without_seat(self.game.read_notation(line, self.options))
            moves = self.game.moves({**line, "seat": seat}) if "seat" not in line else ()
        except (BadRecord, ValueError, TypeError, KeyError) as error:
            raise Refused(422, "bad-move", detail=str(error)) from None
        if len(moves) != 1 or moves[0].seat != seat:
            raise Refused(422, "bad-move")
        return moves[0]

    async def _commit(self, play: Callable[[], int], ref: int = 0, by: Watcher | None = None) -> None:
        """Play, store, show, always in this order."""
        match, encoder = self._match, self._encoder
        assert match is not None and encoder is not None
        first = match.at
        play()
        changed: dict[str, Any] = {}
        if over := isinstance(encoder.turn, Over):
            self.state = changed["state"] = "over"
        if over or self._clock() - self.touched >= KEEP_TIME:
            self.touched = changed["touched"] = self._clock()
        if (bots_next := self._waits_for_bots()) != self.bots_next:
            self.bots_next = changed["bots_next"] = bots_next
        awaited, due = self.awaited, self.due
        also = self._note_turn(changed, first)
        told = self._told(first, ref, by)  # sent when all is stored
        await self._append(first, encoder.stored(first), also, **changed)
        self._moved = time.monotonic()
        self._show(told)
        if over or due != self.due:
            self.audience.show_table()
        if over:
            self.on_over(self)
        if awaited != self.awaited:
            self.on_turn(self)
        self._changed()

    # The beginning

    @property
    def starting(self) -> bool:
        """Whether the game waits only for contributions; nobody can join or leave any more."""
        return self.state == "waiting" and self._chance.closed

    async def begin_if_full(self, also: Sequence[RowWrite] = ()) -> None:
        """When all seats are taken, close the list of contributions; the game starts once all are received.

        Call within `changing`. Also resumes a table that was interrupted in between.
        """
        if self.state != "waiting" or any(chair.kind == "open" for chair in self.chairs):
            return
        closed = self._chance.close(self.chairs, self.audience.present())
        if self._chance.complete:
            await self.start(also)
            return
        if closed:
            await self._keep_chance(also)
        self._wait_for_contributions()
        self.audience.show_table()

    def _wait_for_contributions(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._contributions_within, self._stop_waiting)

    def _taken_over(self) -> None:
        super()._taken_over()
        if self.starting:
            self._wait_for_contributions()
        elif self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @redone
    async def contribute(self, right: Right, value: bytes, next_hash: str | None) -> messages.TableInfo:
        """Add a player's random bytes; sending the same ones twice is harmless."""
        async with self.changing():
            seats = self._chance.add(self._seat_of(right), value, begun=self.state != "waiting")
            for seat in seats:
                self.chairs[seat].next_contribution = next_hash
            if seats and self._chance.complete:
                await self.start()
            elif seats:
                await self._keep_chance()
            return self.info()

    async def _keep_chance(self, also: Sequence[RowWrite] = ()) -> None:
        changed = {"chairs": Chair.dump(self.chairs), "contributions": self._chance.dump()}
        await self._append(0, (), also, **changed)

    def _stop_waiting(self) -> None:
        self._late = asyncio.create_task(self._start_late(), name=f"start of {self.id}")

    async def _start_late(self) -> None:
        """Begin without the contributions that were not received in time."""
        try:
            await self._start_now()
        except Refused:
            pass  # not stored: the next visitor resumes the table
        except Exception:
            log.exception("table %s could not begin", self.id)

    @redone
    async def _start_now(self) -> None:
        async with self.changing():
            if self.starting:
                await self.start()

    def close(self) -> None:
        """Cancel everything that is scheduled."""
        if self._timer is not None:
            self._timer.cancel()
        if self._late is not None:
            self._late.cancel()
        self.audience.close()

    async def start(self, also: Sequence[RowWrite] = ()) -> None:
        """Begin; all seats are taken and the lock is held."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match = Match(
            self.game, self.options, chance=self._chance.chance(), seats=self._names(), alone=self._alone()
        )
        encoder = self._set_match(match)
        self.touched = self._clock()
        self.state = "running" if match.result is None else "over"
        self.bots_next = self._waits_for_bots()
        changed: dict[str, Any] = {}
        turn = self._note_turn(changed)
        await self._append(
            0,
            encoder.stored(0),
            [*also, *turn],
            rules=self.game.rules,
            state=self.state,
            chairs=Chair.dump(self.chairs),
            contributions=self._chance.dump(),
            bots_next=self.bots_next,
            touched=self.touched,
            **changed,
            **self._note_coach(),
        )
        self.audience.show_table()
        self._show(self._told(0))
        if self.state == "over":
            self.on_over(self)
        else:
            self.on_turn(self)
        self._changed()

    async def seats_changed(self, seat: Seat | None = None, also: Sequence[RowWrite] = ()) -> None:
        """Store and show the seats; begins if the last one was taken. The lock is held.

        During a game, changes at one seat are not shown one by one: they could be used as signals.
        """
        if self.state == "waiting" and all(chair.kind != "open" for chair in self.chairs):
            await self.begin_if_full(also)
            return
        self.bots_next = self._waits_for_bots()
        awaited = self.awaited
        changed = {"chairs": Chair.dump(self.chairs), "bots_next": self.bots_next, **self._note_coach()}
        if self.state == "waiting":  # somebody came or went, so it does not wait in vain
            self.touched = changed["touched"] = self._clock()
        await self._append(0, (), [*also, *self._note_turn(changed)], **changed)
        self._show_seat(seat)
        if awaited != self.awaited:
            self.on_turn(self)
        self._changed()

    async def seats_changed_by(self, right: Right, did: messages.Deed) -> None:
        """The same by a guest in the place of the host: all are told who it was. The lock is held."""
        seat = self._seat_of(right)
        name = self.chairs[seat].name
        text = text_in(ENGLISH, f"did-{did.what}", by=name, name=did.name, you="no")
        line = messages.TalkLine(len(self._lines), seat, name, text, self._clock(), did)
        self._lines.append(line)
        written = self._store.say(self.id, line.number, messages.encode(line).decode())
        # Stored or not with the seats, which are waited for.
        written.add_done_callback(lambda done: done.cancelled() or done.exception())
        await self.seats_changed(did.seat)
        self._show_line(line)

    async def _come_back(self, seat: Seat | None) -> None:
        """End the stand-in for somebody whose turn took too long. The lock is held."""
        if seat is not None and self.chairs[seat].by_clock and self.state == "running":
            with self.as_stored():
                self.chairs[seat].give_back()
                await self.seats_changed()

    # The coach

    async def coach_changed(self, seat: Seat) -> None:
        """Store and show a seat's wish. The lock is held."""
        self._note_coach()
        await self._change(coach=self.coach.dump())
        self._show_seat(seat)

    def _note_coach(self) -> dict[str, Any]:
        """What changes in the row if this has just become a coached game; the record says so from now on."""
        if self._match is None or self.coach.coached or not self.coach.on(self.chairs):
            return {}
        self.coach.coached = self._match.coached = True
        return {"coach": self.coach.dump()}

    def need_patience(self, seat: Seat) -> None:
        """Raises `Refused` if a seat has changed hands too often in a short time."""
        bucket = self._patience.setdefault(seat, Bucket(*SEAT_CHANGES))
        if not bucket.take():
            raise too_many(bucket)

    @redone
    async def change_pace(self, right: Right, pace: float) -> None:
        """Set the bots' pace, from the next act on."""
        async with self.changing():
            self.need_right(right)
            self._need_running()
            self.need_patience(-1 if right.seat is None else right.seat)
            await self.change(pace=pace)

    def to_play_again(self, table: str) -> RowWrite:
        """What names the next table in this one's row: of two next tables, one is stored with it."""
        return row_changed(rows, {"id": self.id}, self._version, again=table)

    def plays_again(self, table: str) -> None:
        """The next table is stored, and so is its name here. The lock is held."""
        self.again = table
        self._version += 1
        self.audience.show_table()

    async def change(self, **values: Any) -> None:
        """Set, store and show values of the table's row. The lock is held."""
        for name, value in values.items():
            setattr(self, name, value)
        await self._change(**values)
        self.audience.show_table()

    @redone
    async def say(
        self, right: Right, text: str, ref: int = 0, by: Watcher | None = None
    ) -> messages.TalkLine:
        """Send text to everybody at the table; text that the game refuses reaches nobody."""
        self.need_open()
        if self.chairs[self._seat_of(right)].muted:
            raise Refused(403, "muted")
        if not self.text_allowed:
            raise Refused(403, "no-talk", rule="4.2")
        text = clean_text(text)
        if refused := self.game.refuses(text):
            raise Refused(422, refused.error, rule=refused.rule, word=refused.word)
        async with self.changing():
            seat = self._seat_of(right)
            if len(self._lines) >= LONGEST_JOURNAL:
                raise Refused(429, "too-many", "error-no-room")
            line = messages.TalkLine(len(self._lines), seat, self.chairs[seat].name, text, time.time())
            self._lines.append(line)
            await self._stored(self._store.say(self.id, line.number, messages.encode(line).decode()))
            self._show_line(line, ref, by)
        return line

    def react(
        self, right: Right, reaction: stream_messages.Reaction, ref: int = 0, by: Watcher | None = None
    ) -> None:
        """Show a reaction to everybody who may read the talk; it is part of no game and stored nowhere."""
        self.need_whole()
        self.need_open()
        seat = self._seat_of(right)
        if self.chairs[seat].muted:
            raise Refused(403, "muted")
        if not self.reactions_allowed:
            raise Refused(403, "no-reactions")
        bucket = self._reactions.setdefault(seat, Bucket(*REACTIONS))
        if not bucket.take():
            raise too_many(bucket)
        self._show_reaction(seat, reaction, ref, by)
        self.on_reaction(self, seat, reaction)

    def reacted(self, seat: Seat, reaction: stream_messages.Reaction) -> None:
        """Somebody has reacted through another node, which has let them."""
        self._reactions.setdefault(seat, Bucket(*REACTIONS)).take()
        self._show_reaction(seat, reaction)

    def _show_reaction(
        self, seat: Seat, reaction: stream_messages.Reaction, ref: int = 0, by: Watcher | None = None
    ) -> None:
        message = messages.encode(stream_messages.Reacted(seat, reaction, 0))
        for watcher in self.audience.entitled():
            if watcher is by:
                watcher.answer(messages.encode(stream_messages.Reacted(seat, reaction, ref)))
            elif self._hears(watcher.right):
                watcher.put(message)

    # Watchers; all under the lock, so that nobody sees what is not stored yet

    @redone
    async def join(self, watcher: Watcher, since: int) -> None:
        """Welcome a stream and send what it has missed."""
        async with self.exclusive():
            self.need_right(watcher.right)
            if since > self.at:
                await self._catch_up_with_others()
            if since == 0:  # opened, not only reconnected
                await self._come_back(watcher.right.seat)
            self.audience.add(watcher)
            try:
                self._welcome(watcher, since)
            except BaseException:  # this stream is not served: it must not keep the table awake
                self.audience.remove(watcher)
                raise

    def _welcome(self, watcher: Watcher, since: int) -> None:
        self.used = time.monotonic()
        seat, host = watcher.right.seat, watcher.right.host
        encoder = self._encoder
        view = self._view(seat) if encoder else None
        you = messages.You(seat, host)
        welcome = stream_messages.Welcome(
            you, self.info(), self.at, view, self.talk_for(watcher.right), self._clock()
        )
        told = [messages.encode(welcome)]
        if encoder and since < self.at:
            missed: list[Any] = encoder.events(seat, since)
            told.append(messages.encode(stream_messages.Events(missed, self.at, None, 0)))
        watcher.catch_up(told)
        watcher.at = self.at
        if seat is not None or host:
            self.audience.show_table(but=watcher)

    async def leave(self, watcher: Watcher) -> None:
        self.audience.remove(watcher)
        async with self._lock:
            self.used = time.monotonic()
            seat = watcher.right.seat
            if watcher.right.host:
                self.audience.saw_hosts_token()
            elif seat is not None and self.chairs[seat].host:
                self.audience.saw_host()
            if seat is not None or watcher.right.host:
                self.audience.show_table()

    def _need_running(self) -> AnyMatch:
        self.need_whole()
        self.need_open()
        if self._match is None:
            raise Refused(409, "waiting")
        if self.state == "over":
            raise Refused(409, "over")
        return self._match

    def _need_room(self, match: AnyMatch, seat: Seat) -> None:
        """Keeps one seat from filling the journal with signals and take-backs."""
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
