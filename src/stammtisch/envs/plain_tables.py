"""The games of a batch played by the engine, one by one, for games without compiled ones."""

from __future__ import annotations

from typing import Any

import numpy as np

from stammtisch.envs.episode import Episode
from stammtisch.envs.making import AnyEncoding, deal

__all__ = ["PlainTables"]


class PlainTables:
    """As the compiled `Tables` of a game, slowly; `arrays` are those of the batch."""

    def __init__(self, encoding: AnyEncoding, arrays: Any, reward: str, seed: int | str) -> None:
        self._encoding = encoding
        self._arrays = arrays
        self._reward = reward
        self._seed = seed
        self._episodes: list[Episode[Any, Any, Any]] = []

    def begin(self) -> None:
        """Deal all games anew: their indices are in the array."""
        self._episodes = [self._deal(int(index)) for index in self._arrays.index]
        for row in range(len(self._episodes)):
            self._show(row)

    def step(self, actions: Any) -> None:
        """Take these actions, which are legal; games that end are followed by their next."""
        for row, action in enumerate(actions):
            self._play(row, int(action))

    def _deal(self, index: int) -> Episode[Any, Any, Any]:
        return Episode(self._encoding, deal(self._seed, index))

    def _play(self, row: int, action: int) -> None:
        arrays, episode = self._arrays, self._episodes[row]
        before = episode.state
        episode.play(episode.asked[0], action)
        arrays.reward[row] = self._encoding.reward(self._reward, before, episode.state)
        result = episode.result
        arrays.done[row] = result is not None
        arrays.finished[row] = -1
        if result is not None:
            arrays.finished[row] = arrays.index[row]
            arrays.scores[row] = result.scores
            arrays.index[row] += len(self._episodes)
            self._episodes[row] = self._deal(int(arrays.index[row]))
        self._show(row)

    def _show(self, row: int) -> None:
        arrays, episode = self._arrays, self._episodes[row]
        seat = episode.asked[0]
        arrays.seat[row] = seat
        arrays.mask[row] = np.array(episode.mask(seat), dtype=np.bool_)
        if arrays.observation is not None:
            arrays.observation[row] = episode.observe(seat)
