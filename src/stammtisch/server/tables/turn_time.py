"""The time that people have for their turns: a soft clock, and what follows when it has run out.

The time begins anew when somebody's turn begins. Nobody's game ends by it: as the table has agreed, nothing
happens, the late are nudged, or a bot stands in until they are back.

At most one deadline per table waits in the outbox. If it is reached and the turn that it was for is over, it
is put off until the current turn's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.core.game import Move, Seat
from stammtisch.server.bots.workers import strongest
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.refusals import Refused
from stammtisch.server.tables.bot_seats import BotSeats

WORTH_STORING = (
    0.1  # of the turn time: somebody who acts and stays on turn has their time extended by as much
)

REACHED_ELSEWHERE = 10.0  # seconds by which another node's clock may be ahead

DeadlineRow = Callable[[str, float], RowWrite]
"""The outbox entry for a deadline, given the table's id and the time."""


class TurnTime(BotSeats):
    """Whose turn it is, since when, and until when."""

    deadline_row: DeadlineRow | None = None
    """Set by whoever watches deadlines."""

    awaited: tuple[Seat, ...] = ()
    """The seats of people who are to act; bots are never late."""
    called: tuple[Seat, ...] = ()
    """Those whose turn began with the last change."""
    _deadline: float | None = None
    """When the deadline in the outbox is reached; None if it is not known that there is one."""

    def resume(self, journal: Sequence[str], lines: Sequence[str]) -> None:
        super().resume(journal, lines)
        self.awaited = self._people_to_act()

    def _people_to_act(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.acting if not self.chairs[seat].by_bot])

    def _note_turn(self, changed: dict[str, Any], first: int | None = None) -> list[RowWrite]:
        """Notes who is to act now; adds to the row's changes, and returns what is stored with them.

        `first` is the index of the act that was just played, if it was one.
        """
        before, now = self.awaited, self._people_to_act()
        self.awaited = now
        self.called = tuple([seat for seat in now if seat not in before]) if now != before else ()
        if self.turn_time is None:
            return []
        due = self._due_now(before, first)
        if due == self.due:
            return []
        self.due = changed["due"] = due
        return self._deadline_rows()

    def _due_now(self, before: tuple[Seat, ...], first: int | None) -> float | None:
        if not self.awaited:
            return None
        now = self._clock()
        fresh = now + (self.turn_time or 0)
        if self.called or self.due is None:
            return fresh
        if self.awaited != before or first is None:
            # Others have acted or come back; who is late already begins anew, as they wait from now on.
            return self.due if self.due > now else fresh
        goes_on = self._acted(first) and fresh - self.due > WORTH_STORING * (fresh - now)
        return fresh if goes_on else self.due

    def _acted(self, index: int) -> bool:
        """Whether the entry is an act of somebody who is still on turn; remarks extend nobody's time."""
        entry = self.begun_match().journal[index]
        return (
            isinstance(entry, Move) and entry.seat in self.awaited and not self.game.forms.of(entry.act).aside
        )

    def _deadline_rows(self) -> list[RowWrite]:
        if self.due is None or self.overdue == "nothing" or self.deadline_row is None:
            return []
        known = self._deadline_ahead()
        if known is not None and known <= self.due:
            return []  # put off when it is reached
        self._deadline = self.due
        return [self.deadline_row(self.id, self.due)]

    def _deadline_ahead(self) -> float | None:
        """The deadline that is known to be in the outbox, unless another node may have carried it out."""
        if self._store.shared and (self._deadline or 0.0) < self._clock() + REACHED_ELSEWHERE:
            return None
        return self._deadline

    # When it is reached

    def deadline_reached(self, reached: float) -> list[RowWrite]:
        """The deadline in the outbox is no longer there; returns the next one, if the turn has time left."""
        if self._store.shared and (self._deadline_ahead() or 0.0) > reached:
            return []  # a later one is there already
        self._deadline = None
        return self._deadline_rows() if self.state == "running" and not self.late else []

    def forget_deadline(self) -> None:
        """Perhaps there is none in the outbox: it could not be stored."""
        self._deadline = None

    @property
    def late(self) -> bool:
        """Whether somebody keeps the table waiting for longer than agreed."""
        return self.state == "running" and self.due is not None and self.due <= self._clock()

    def stand_in_for_late(self) -> bool:
        """Have bots play for the late, if that is agreed and other people wait for them."""
        if self.overdue != "bot" or not self._kept_waiting():
            return False
        for seat in self.awaited:
            chair = self.chairs[seat]
            chair.bot, chair.stands_in, chair.by_clock = strongest(self.game.name), True, True
        return True

    def _kept_waiting(self) -> bool:
        people = [
            seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.by_bot
        ]
        return any(seat not in self.awaited for seat in people)

    def guests_from(self) -> float | None:
        """As for every table; with a turn time the host has that long.

        Before the start it runs from when a person last came or went. In the game a host whose turn has taken
        too long counts as away.
        """
        begin = super().guests_from()
        if self.turn_time is None:
            return begin
        if self.state == "waiting":
            return None if begin is None else max(begin, self.touched + self.turn_time)
        late = self.due if any(self.chairs[seat].host for seat in self.awaited) else None
        return min((when for when in (begin, late) if when is not None), default=None)

    def stand_in_from(self, seat: Seat) -> float | None:
        if self.turn_time is None:
            return super().stand_in_from(seat)
        return self.due if seat in self.awaited else None

    def need_absent(self, seat: Seat) -> None:
        """As for every table; with a turn time nobody is absent before it has run out."""
        if self.turn_time is None:
            super().need_absent(seat)
        elif not self.late or seat not in self.awaited:
            raise Refused(409, "present", "error-in-time", name=self.chairs[seat].name)
