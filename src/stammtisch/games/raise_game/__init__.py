"""RAISE by Peter Prinz. (The folder is not called `raise`, which is a Python keyword.)"""

from stammtisch.games.raise_game.components import BadSet, Card, Components
from stammtisch.games.raise_game.game import (
    Choose,
    Deal,
    Die,
    Options,
    Pass,
    Point,
    Raise,
    RaiseBy,
    Result,
    Starter,
    State,
    Stone,
    View,
)

__all__ = [
    "BadSet",
    "Card",
    "Choose",
    "Components",
    "Deal",
    "Die",
    "Options",
    "Pass",
    "Point",
    "Raise",
    "RaiseBy",
    "Result",
    "Starter",
    "State",
    "Stone",
    "View",
]
