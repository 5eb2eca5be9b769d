"""How a player speaks, listens and errs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habit:
    """The default is how our own bots spoke when the partners were chosen: plainly, whenever another's turn
    begins.

    `close`, `middle` and `far` are degrees of nearness: 0 is a trick, 1 to 9 are up to 1, 2, 3, 4, 6, 9, 13,
    19 and 29 steps, 10 is whatever fits.
    """

    close: int = 3  # *spare*
    middle: int = 6  # *please spare*
    far: int = 8  # *take*, if nothing of its own is that near
    terse: bool = True  # offers a pile only if it asks for none, and is never *fine*
    swapped: bool = False  # *spare* and *please spare* are the other way round
    late: bool = False  # says what it meant when it was asked before
    rare: int = 1  # speaks in one of so many turns; 0 for never
    wrong: int = 0  # words of a thousand that say the contrary
    deaf: bool = False  # hears nothing
    hasty: bool = False  # only steps count, whatever else the player knows
    careless: int = 0  # turns of a thousand in which it lays other cards than the best


PLAIN = Habit()
OURS = Habit(terse=False)
"""How our bots speak now."""
