"""A table's bots: when they act, and what they need to know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from stammtisch.core.game import Choice, Seat
from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.tables.state import TableState


class BotSeats(TableState):
    """What the bots' driver asks of a table."""

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
        """Somebody looks at the table or has just left.

        Bots' work counts for whoever has set the table up or, if that is not known, for the first visitor.
        """
        self._last_visit = time.monotonic()
        self.address = self.address or address

    @property
    def asker(self) -> Asker:
        return Asker(self.address, self.id, people=not self.bots_only)

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
