"""Names for bots: none shares its first letter with another seat or with a letter printed on a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from random import choice

__all__ = ["BOT_NAMES", "free_name", "initial"]

BOT_NAMES = ("Ida", "Julia", "Leo", "Max", "Petra", "Roman", "Tom", "Ursula", "Vera", "Yvonne")
"""At home in every language of the catalogues. A table marks seats, piles and symbols by their first
letters; these are the letters that no pile and no symbol has in any language."""


def initial(name: str) -> str:
    """The letter that stands on a seat, without its accent.

    >>> initial("Étienne"), initial("7 of us")
    ('E', '7')
    """
    return unicodedata.normalize("NFD", name.strip())[:1].upper()


def free_name(taken: Iterable[str], names: Sequence[str] = BOT_NAMES) -> str | None:
    """A name whose first letter nobody at the table has; None where all are gone."""
    letters = {initial(name) for name in taken}
    free = [name for name in names if initial(name) not in letters]
    return choice(free) if free else None
