"""Who took which seat of a public table, and who is not to take one again; in memory alone."""

from __future__ import annotations

import hashlib

from stammtisch.core.game import Seat


def guest_mark(guest: str) -> str:
    """What stands for a person, or an address, among nodes."""
    return hashlib.sha256(f"guest/{guest}".encode()).hexdigest()[:24]


class Guests:
    """The guests of one table, by their marks."""

    def __init__(self) -> None:
        self._seats: dict[Seat, str] = {}
        self._turned_away: set[str] = set()

    def came(self, seat: Seat, mark: str) -> None:
        self._seats[seat] = mark

    def has(self, seat: Seat) -> bool:
        """Whether it is known who took this seat."""
        return seat in self._seats

    def turn_away(self, seat: Seat) -> str | None:
        """Whoever has this seat shall not take one again; returns their mark."""
        mark = self._seats.pop(seat, None)
        if mark is not None:
            self.turned_away(mark)
        return mark

    def turned_away(self, mark: str) -> None:
        self._turned_away.add(mark)

    def told(self) -> tuple[list[tuple[Seat, str]], list[str]]:
        """Who has which seat, and who was turned away."""
        return list(self._seats.items()), list(self._turned_away)

    def welcomes(self, mark: str) -> bool:
        """Whether this guest was not turned away before."""
        return mark not in self._turned_away
