"""A regulars' table for two card games: RAISE and THE GAME."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stammtisch import bots, games, records, review
    from stammtisch.core.game import (
        BadNotation,
        BadOption,
        BadPosition,
        BadRecord,
        Bot,
        Chance,
        Choice,
        Game,
        Hidden,
        IllegalMove,
        Move,
        Over,
    )
    from stammtisch.core.match import Match, StaleIndex, TakenBack
    from stammtisch.records import open_records

    __version__: str

__all__ = [
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Chance",
    "Choice",
    "Game",
    "Hidden",
    "IllegalMove",
    "Match",
    "Move",
    "Over",
    "StaleIndex",
    "TakenBack",
    "__version__",
    "bots",
    "games",
    "open_records",
    "records",
    "review",
]

_EXTRAS = ("client", "testing")
"""Modules that need packages of an extra, so that `from stammtisch import *` leaves them out."""
_WHERE = {
    "Match": "core.match",
    "StaleIndex": "core.match",
    "TakenBack": "core.match",
    "open_records": "records",
}
"""The modules of the names that are not in `core.game`."""


def __getattr__(name: str) -> Any:
    """Loads on first use, since `stammtisch --help` needs none of it."""
    if name == "__version__":
        return import_module("stammtisch.version").version()
    if name in _EXTRAS:
        try:
            return import_module(f"stammtisch.{name}")
        except ImportError as error:  # as `help` and `hasattr` expect of what is not there
            raise AttributeError(str(error)) from error
    if name in ("bots", "games", "records", "review"):
        return import_module(f"stammtisch.{name}")
    if name in __all__:
        return getattr(import_module(f"stammtisch.{_WHERE.get(name, 'core.game')}"), name)
    raise AttributeError(f"module 'stammtisch' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is meant for others."""
    return sorted({*__all__, *_EXTRAS, "__doc__", "__file__", "__name__", "__path__"})
