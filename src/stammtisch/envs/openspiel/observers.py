"""What a seat knows as numbers and as text, for OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from stammtisch.core.game import Seat
from stammtisch.envs.openspiel.moments import Moment, Table

if TYPE_CHECKING:
    from stammtisch.envs.openspiel.adapter import SpielState

COURSE = "course"
"""The name of the moves so far, after the fields of the encoding."""


class Observer:
    """Without `longest`, what a seat knows now; with it, all moves too, as far as the seat saw them."""

    def __init__(self, table: Table, longest: int = 0) -> None:
        self._encoding = table.encoding
        width = table.histories.width
        self.tensor = np.zeros(self._encoding.size + longest * width, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.stop] for field in self._encoding.fields}
        self._course = self.tensor[self._encoding.size :].reshape((longest, width)) if longest else None
        if self._course is not None:
            self.dict[COURSE] = self._course.reshape(-1)

    def set_from(self, state: SpielState, player: Seat) -> None:
        moment: Moment = state.moment
        seat = max(player, 0)  # the shape is asked for with the default player
        view = moment.table.game.view(moment.state, seat)
        self.tensor[: self._encoding.size] = self._encoding.observe(view, moment.asked(seat))
        if self._course is not None:
            self._course.fill(0)
            for row, numbers in enumerate(moment.course(seat)):
                self._course[row, : len(numbers)] = numbers

    def string_from(self, state: SpielState, player: Seat) -> str:
        moment: Moment = state.moment
        if self._course is not None:
            return moment.text(player)
        position = moment.table.game.view_position(moment.table.game.view(moment.state, player))
        return f"{position} (may talk)" if moment.talking and moment.seat == player else position
