"""Bots from anywhere: a class in a file or package, or a program in any language.

Each runs in a process of its own, so that it can be stopped when its time is over. `docs/bots.md` tells
their authors what they are asked; `program.schema.json` beside this file describes every line.
"""

from __future__ import annotations

from stammtisch.bots.outside.faults import BadBot, Fault
from stammtisch.bots.outside.finding import find
from stammtisch.bots.outside.players import Inside, Moment, Player, Seating

__all__ = ["BadBot", "Fault", "Inside", "Moment", "Player", "Seating", "find"]
