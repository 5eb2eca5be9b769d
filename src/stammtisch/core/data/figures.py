"""What a game tells about its matches as data; without a word from the game, what all games have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.core.acts import Move
from stammtisch.core.data.columns import Column, Plot, Row


class Figures:
    """The game's own columns in the tables `games`, `turns` and `moves`, and plots of them.

    Subclass it for a game and return it from the game's `figures`. Columns that all games have, such as
    seats, scores and acts, come before these.
    """

    version = 1
    """Incremented whenever a column changes its name, kind or meaning."""
    games: Sequence[Column] = ()
    turns: Sequence[Column] = ()
    moves: Sequence[Column] = ()
    plots: Sequence[Plot] = ()

    def teller(self, options: Any) -> Teller:
        """A new one for each match."""
        return Teller(options)


class Teller:
    """Goes along with one match, move by move, and tells the values of the game's columns.

    For each move `turn` is called first, then `turn_row` if another turn has begun, then `move_row`.
    `turn_row` is called after the last move as well, then `game_row`.
    """

    def __init__(self, options: Any) -> None:
        self.options = options
        self._number = 0
        self._chosen = True

    def turn(self, before: Any, move: Move[Any], after: Any) -> int:
        """The number of the turn that this move belongs to; 0 is the set-up, which has no row.

        Here: a turn begins with the first chance move after somebody has moved.
        """
        if move.seat is not None:
            self._chosen = True
        elif self._chosen:
            self._number, self._chosen = self._number + 1, False
        return max(1, self._number)

    def move_row(self, before: Any, move: Move[Any], after: Any) -> Row:
        """The values of the columns of `moves`; `before` and `after` are states."""
        return ()

    def turn_row(self, before: Any, after: Any) -> Row:
        """The values of the columns of `turns`, by the states before and after the turn."""
        return ()

    def game_row(self, last: Any, result: Any) -> Row:
        """The values of the columns of `games`, by the last state and the result."""
        return ()
