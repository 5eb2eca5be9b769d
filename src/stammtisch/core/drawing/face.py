"""What a game offers at a terminal: its table as rows, its keys, and what happened in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stammtisch.core.drawing.rows import Row

ENTER, ESCAPE, BACK = "enter", "escape", "backspace"
LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
"""The names of keys that write nothing; all others are the character they write."""


@dataclass(frozen=True, slots=True)
class Does:
    """A key has completed an act."""

    act: Any


@dataclass(frozen=True, slots=True)
class Says:
    """A key cannot do anything now, and why."""

    text: str


class Face(Protocol):
    """A game at a terminal, for one match and the person on one seat; remembers what is being chosen.

    A game makes one in `Game.face`; those that do not get `PlainFace`. Whatever it draws fits into `width`
    columns.
    """

    styles: Mapping[str, str]
    """Its own names for styles, as colours that `rich` understands."""

    def rows(self, width: int, *, compact: bool) -> list[Row]:
        """The table as the seat sees it; `compact` where there are few rows."""
        ...

    def status(self) -> str:
        """One sentence: whose turn it is, what the person may do now."""
        ...

    def hint(self) -> str:
        """What the cards being chosen would do, or which key comes next; often empty."""
        ...

    def press(self, key: str) -> Does | Says | None:
        """Take a key; None where it changed only what is being chosen, or means nothing."""
        ...

    def understands(self, typed: str) -> bool:
        """Whether the line can be taken as keys, one after the other, with Enter at the end."""
        ...

    def asks(self, act: Any) -> tuple[str, str] | None:
        """A question before an act that is hardly meant: what is asked, and what *yes* does."""
        ...

    def forget(self) -> None:
        """Nothing is being chosen any more."""
        ...

    def keys(self) -> Sequence[tuple[str, str]]:
        """The keys that do something now, and what; the most useful first."""
        ...

    def help(self) -> Sequence[tuple[str, str]]:
        """All keys and what they do, and what the signs on the table mean."""
        ...

    def details(self, width: int) -> list[Row]:
        """What the table has no room for, such as the cards that are still to come."""
        ...

    def told(self, since: int) -> list[str]:
        """What happened from this index of the journal on, in words, as the seat may know it."""
        ...

    def result(self) -> list[str]:
        """How it ended, in a few sentences."""
        ...
