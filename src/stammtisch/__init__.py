"""A regulars' table for two card games: RAISE and THE GAME."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stammtisch import games, review
    from stammtisch.core.game import BadOption, BadRecord, Chance, Choice, Hidden, IllegalMove, Move, Over
    from stammtisch.core.match import Match, StaleIndex, TakenBack

__all__ = [
    "BadOption",
    "BadRecord",
    "Chance",
    "Choice",
    "Hidden",
    "IllegalMove",
    "Match",
    "Move",
    "Over",
    "StaleIndex",
    "TakenBack",
    "games",
    "review",
]


def __getattr__(name: str) -> Any:
    """Loads on first use, since `stammtisch --help` needs none of it."""
    if name in ("games", "review"):
        return import_module(f"stammtisch.{name}")
    if name in __all__:
        where = "match" if name in ("Match", "StaleIndex", "TakenBack") else "game"
        return getattr(import_module(f"stammtisch.core.{where}"), name)
    raise AttributeError(f"module 'stammtisch' has no attribute {name!r}")
