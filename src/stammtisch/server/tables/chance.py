"""A table's source of chance: its secret and the players' contributions."""

from __future__ import annotations

import json
from collections.abc import Sequence, Set

from stammtisch.core.chance import Committed, CommittedV1, Contribution, Source, commitment
from stammtisch.core.game import Seat
from stammtisch.server import messages
from stammtisch.server.bots.par import thought
from stammtisch.server.lessons import Lesson, Rehearsed
from stammtisch.server.refusals import Refused
from stammtisch.server.seats.seats import Chair
from stammtisch.server.settings import SourceOf
from stammtisch.server.store import Row
from stammtisch.server.tables.encoder import AnyMatch


class TableChance:
    """A table's secret and closed list of contributions, used as described in `docs/fairness.md`."""

    def __init__(self, row: Row, lesson: Lesson | None, source: SourceOf | None = None) -> None:
        self.scheme: int = row["scheme"]
        self._secret: bytes = row["secret"]
        self._contributions: list[Contribution] = []
        """Empty until all seats are taken."""
        self.take(row)
        self._shared = bool(row.get("daily") or row.get("deal_of"))
        """Whether others play the same deal; then everything was fixed before this table."""
        self._lesson = lesson
        self._source = source

    def take(self, row: Row) -> None:
        """Take over the list of contributions as it is stored."""
        self._contributions = [Contribution.read(line) for line in json.loads(row["contributions"])]

    @property
    def commitment(self) -> str | None:
        """Hash of the secret, public from the start; None at a lesson's table, where nothing is proven."""
        return None if self._lesson else commitment(self._secret)

    @property
    def secret(self) -> str | None:
        """The secret; to be revealed only after the game."""
        return None if self._lesson else self._secret.hex()

    @property
    def closed(self) -> bool:
        """Whether the list of contributions is closed, and not empty."""
        return bool(self._contributions)

    @property
    def complete(self) -> bool:
        """Whether all announced contributions have been received."""
        return self._shared or all(one.value is not None for one in self._contributions)

    def close(self, chairs: Sequence[Chair], present: Set[Seat]) -> bool:
        """Close the list with the contributions to expect, by first seat; returns whether it was open."""
        if self._contributions or self.scheme < Committed.scheme or self._lesson or self._shared:
            return False
        seats: dict[str, list[Seat]] = {}
        for seat, chair in enumerate(chairs):
            if chair.kind == "person" and chair.contribution is not None:
                seats.setdefault(chair.contribution, []).append(seat)
        self._contributions = [
            Contribution(tuple(some), hash) for hash, some in seats.items() if not present.isdisjoint(some)
        ]
        return True

    def add(self, seat: Seat, value: bytes, *, begun: bool) -> tuple[Seat, ...]:
        """Add random bytes; returns the seats they belong to, none if they were already received."""
        places = [place for place, one in enumerate(self._contributions) if seat in one.seats]
        if not places:
            raise Refused(409, "no-contribution")
        mine = self._contributions[places[0]]
        if mine.hash != commitment(value):
            raise Refused(422, "bad-contribution")
        if mine.value is not None:
            return ()
        if begun:
            raise Refused(409, "started")
        self._contributions[places[0]] = Contribution(mine.seats, mine.hash, value)
        return mine.seats

    def announced(self, *, begun: bool) -> list[messages.Contribution]:
        """The closed list, without values until the game has begun."""
        return [
            messages.Contribution(
                seats=list(one.seats),
                hash=one.hash,
                value=one.value.hex() if begun and one.value is not None else None,
            )
            for one in self._contributions
        ]

    def dump(self) -> str:
        return json.dumps([one.line() for one in self._contributions])

    def copied(self) -> Row:
        """The columns that make the same deal at another table; raises `Refused` if there are none."""
        if self._lesson or self.scheme < Committed.scheme:
            raise Refused(409, "no-deal")
        return {"secret": self._secret, "scheme": self.scheme, "contributions": self.dump()}

    def thought(self, match: AnyMatch, seat: Seat) -> str | None:
        """The seed of a bot's thoughts now, so that equal play of the same deal meets equal answers."""
        return thought(self._secret, match, seat) if self._shared else None

    def chance(self) -> Source:
        """The source of the table's chance moves."""
        source: Source
        if self._source is not None:
            source = self._source(self._secret)
        elif self.scheme == CommittedV1.scheme:
            source = CommittedV1(self._secret)
        else:
            source = Committed(self._secret, self._contributions)
        return Rehearsed(self._lesson.falls, source) if self._lesson else source
