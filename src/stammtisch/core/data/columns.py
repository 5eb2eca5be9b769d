"""Columns of the tables that matches are exported to, and plots of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["whole", "flag", "text", "wholes", "flags", "texts"]
"""A whole number, a truth value or a text, or a list of them."""

Row = tuple[object, ...]
"""The values of some columns, in their order; None where there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    kind: Kind
    about: str
    """What it holds, for the file's own description; in English."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A picture of some columns, for `stammtisch report`.

    Its title is `plot-GAME-NAME`, and what it shows is said by `plot-GAME-NAME-about`.
    """

    name: str
    table: Literal["games", "turns", "moves"]
    kind: Literal["spread", "most", "mean", "share"]
    """How often each value occurs; how often at most this one; the mean; or how often the flag is set."""
    value: str
    """The column that is counted or averaged."""
    by: str = ""
    """The column to average by; none: one figure for each bot."""
    whose: Literal["game", "seat", "seats"] = "game"
    """Whose figure it is: of all players together, of the seat in the column `seat`, or by seat in a list."""
    lists: tuple[str, ...] = ()
    """Columns whose lists are taken item by item."""
    width: int = 1
    """How many values are counted together."""
