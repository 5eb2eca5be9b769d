"""What a seat sees at one index of the journal."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
from msgspec import Raw, Struct

from stammtisch import games
from stammtisch.client.messages import TableInfo
from stammtisch.games.wire import read_view

__all__ = ["Moment", "moment_of"]


class _Public(Struct):
    acting: list[int]


class _Mine(Struct):
    asides: list[dict[str, Any]]


class _Glance(Struct):
    """What views of all games have in common."""

    public: _Public
    mine: _Mine | None


class Moment:
    """A position at a table, as this seat (or a spectator) sees it."""

    def __init__(self, at: int, sent: bytes, table: TableInfo) -> None:
        self.at = at
        """The index of the next journal entry, which an act chosen here carries."""
        self.sent = sent
        """The view in JSON, as it was sent."""
        self.table = table
        self.turn = 0
        """Counts turns, as long as one watches: it changes when others are to act, or chance had its say."""

    def __repr__(self) -> str:
        return f"<Moment of {self.table.game} at {self.at}>"

    @cached_property
    def game(self) -> Any:
        """The game's rules; KeyError if it is not installed here."""
        return games.get(self.table.game)

    @cached_property
    def view(self) -> Any:
        """The engine's view."""
        options = self.game.options(**self.table.options, players=len(self.table.seats))
        return read_view(self.game, options, self.sent)

    @property
    def legal(self) -> tuple[Any, ...]:
        """What this seat may do now; empty if it is not its turn."""
        return tuple(self.view.legal)

    @cached_property
    def asides(self) -> tuple[Any, ...]:
        """The remarks that this seat may make now, on turn or not."""
        mine = self._glance.mine
        lines = mine.asides if mine is not None else ()
        return tuple(self.game.forms.move({"seat": 0, **line}).act for line in lines)

    @property
    def acting(self) -> list[int]:
        """The seats that are to act."""
        return self._glance.public.acting

    @cached_property
    def _glance(self) -> _Glance:
        return msgspec.json.decode(self.sent, type=_Glance)

    @property
    def over(self) -> bool:
        return self.view.result is not None


def moment_of(at: int, view: Raw, table: TableInfo | None) -> Moment | None:
    """None where there is nothing to see yet."""
    sent = bytes(view)
    return None if sent == b"null" or table is None else Moment(at, sent, table)
