"""Thousands of games at once: arrays with one row a game, written in place.

Needs `pip install "stammtisch[rl]"`. What observations and ids mean is the game's encoding, as in all
environments; `docs/batch.md` has the arrays.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from stammtisch._kernel.choosing import choose_legal
from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadOption, IllegalMove
from stammtisch.envs.episode import Episode
from stammtisch.envs.making import AnyEncoding, AnyEpisode, deal, encoding_of, missing

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from numpy.typing import ArrayLike, NDArray
except ImportError:
    raise missing("rl") from None

__all__ = ["Batch"]

LONGEST_SEED = 199
"""In bytes; the kernels keep it."""


@dataclass(frozen=True, slots=True)
class _Arrays:
    """What is written for each game."""

    observation: NDArray[np.int16] | None
    mask: NDArray[np.bool_]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    seat: NDArray[np.int32]
    index: NDArray[np.int64]
    finished: NDArray[np.int64]
    scores: NDArray[np.int32]


class Batch:
    """Many games of the same kind, each with a seat to act; `step` takes one action for every game.

    Row r plays game r, then game r + games, r + 2 * games and so on, whatever the number of threads. Game i
    has the cards of `Seeded(f"{seed}/{i}/chance")`, as in every other environment and in `simulate`. When
    a game ends, the same step deals the row's next one: `reward` and `done` are of the game that ended,
    `observation`, `mask`, `seat` and `index` of the one that begins.

    `reset` comes first; `random_actions` are quick, to try things out.
    """

    observation: NDArray[np.int16]
    """What the seat to act knows; empty with `observe=False`."""
    mask: NDArray[np.bool_]
    """Which ids it may answer."""
    reward: NDArray[np.float32]
    """By seat, for the latest step."""
    done: NDArray[np.bool_]
    """Whether the latest step ended the row's game."""
    seat: NDArray[np.int32]
    """The seat to act."""
    index: NDArray[np.int64]
    """Which game the row is playing."""
    finished: NDArray[np.int64]
    """Which game the latest step ended; -1: none."""
    scores: NDArray[np.int32]
    """By seat, of the row's last finished game: its result's `scores`."""

    def __init__(
        self,
        game: str,
        games: int = 4096,
        *,
        seed: int | str = 1,
        signals: bool = True,
        reward: str | None = None,
        observe: bool = True,
        threads: int = 1,
        **options: Any,
    ) -> None:
        """Options are the game's own, such as `players`; `observe=False` saves the time for observations."""
        for name, number in (("games", games), ("threads", threads)):
            if not isinstance(number, int) or number < 1:
                raise BadOption("mistake-batch-number", name=name, value=str(number))
        encoding = encoding_of(game, signals=signals, **options)
        self.encoding: AnyEncoding = encoding
        self.options = encoding.options
        self.games = games
        self.players: int = encoding.options.players
        self.seed = _short(seed)
        self._arrays = arrays = _Arrays(
            np.zeros((games, encoding.size), np.int16) if observe else None,
            np.zeros((games, encoding.actions), np.bool_),
            np.zeros((games, self.players), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int32),
            np.arange(games, dtype=np.int64),
            np.full(games, -1, np.int64),
            np.zeros((games, self.players), np.int32),
        )
        self._begun = False
        self._reward = encoding.need_reward(encoding.rewards[0] if reward is None else reward)
        self._tables = self._made()
        self._threads = min(threads, games)
        cuts = [games * part // self._threads for part in range(self._threads + 1)]
        self._slices = list(pairwise(cuts))
        self._pool = ThreadPoolExecutor(self._threads, "batch") if self._threads > 1 else None
        self._random = np.arange(games, dtype=np.uint64) * np.uint64(0xD1342543DE82EF95)
        self._chosen = np.zeros(games, np.int32)
        for name in _Arrays.__dataclass_fields__:
            setattr(self, name, _shown(getattr(arrays, name)))

    def reset(self, *, seed: int | str | None = None, first: int = 0) -> None:
        """Begin anew: row r with game `first` + r, of this seed if one is given."""
        if seed is not None:
            self.seed = _short(seed)
            self._tables = self._made()
        arrays = self._arrays
        arrays.index[:] = np.arange(first, first + self.games)
        arrays.reward[:] = 0
        arrays.done[:] = False
        arrays.finished[:] = -1
        arrays.scores[:] = 0
        self._each(self._tables.begin)
        self._begun = True

    def step(self, actions: ArrayLike) -> None:
        """Take one action for every game; if any of them is illegal, none is taken."""
        chosen = self.checked(actions, 0, self.games)
        self._each(partial(self.step_rows, chosen))

    def checked(self, actions: ArrayLike, first: int, last: int) -> NDArray[np.int32]:
        """One legal action for each of these rows; raises `IllegalMove` naming the first that is not."""
        self._need_begun()
        given = np.asarray(actions)
        if given.shape != (last - first,) or given.dtype.kind not in "iu":
            raise BadOption("mistake-batch-actions", given=str(given.size), games=last - first)
        limits = np.iinfo(np.int32)
        chosen = np.ascontiguousarray(np.clip(given, limits.min, limits.max), np.int32)
        row = self._tables.illegal(_address(chosen, first), first, last)
        if row >= 0:
            index, action = str(self._arrays.index[row]), str(given[row - first])
            raise IllegalMove("mistake-batch-action", row=str(row), index=index, action=action)
        return chosen

    def step_rows(self, chosen: NDArray[np.int32], first: int, last: int, begins: int = 0) -> None:
        """Take the actions that `checked` has returned; the first of them is of the row `begins`."""
        self._tables.step(_address(chosen, begins), first, last)

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game, in an array that the next call writes again."""
        self._need_begun()
        arrays = self._arrays
        choose_legal(
            arrays.mask.ctypes.data,
            self.games,
            self.encoding.actions,
            self._random.ctypes.data,
            self._chosen.ctypes.data,
        )
        return self._chosen

    def chance(self, index: int) -> Seeded:
        """The chance of this game, for a `Match` that plays it with the same cards."""
        return deal(self.seed, index)

    def relative(self, seats: NDArray[Any], values: NDArray[Any]) -> NDArray[Any]:
        """The values by seat of each row, turned so that the first belongs to the row's seat in `seats`."""
        order = (seats[:, None] + np.arange(self.players)) % self.players
        return np.take_along_axis(values, order, axis=1)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _need_begun(self) -> None:
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset() first")

    def _each(self, do: Callable[..., None], *given: Any) -> None:
        """Do it for every slice of the games, at the same time."""
        if self._pool is None:
            do(*given, 0, self.games)
            return
        for done in [self._pool.submit(do, *given, first, last) for first, last in self._slices]:
            done.result()

    def _made(self) -> Any:
        encoding = self.encoding
        if encoding.many_games:
            return import_module(encoding.many_games).Tables(self.options, self._addresses(), self._reward)
        return _PlainTables(encoding, self._arrays, self._reward, self.seed)

    def _addresses(self) -> SimpleNamespace:
        names = _Arrays.__dataclass_fields__
        arrays = {name: getattr(self._arrays, name) for name in names}
        return SimpleNamespace(
            games=self.games,
            players=self.players,
            ids=self.encoding.actions,
            size=self.encoding.size,
            seed=self.seed,
            **{name: 0 if array is None else array.ctypes.data for name, array in arrays.items()},
        )


def _short(seed: int | str) -> int | str:
    if len(str(seed).encode()) > LONGEST_SEED:
        raise BadOption("mistake-batch-seed", most=LONGEST_SEED)
    return seed


def _address(chosen: NDArray[np.int32], begins: int) -> int:
    """Where the action of row 0 is or would be."""
    return int(chosen.ctypes.data) - begins * chosen.itemsize


def _shown(array: NDArray[Any] | None) -> NDArray[Any]:
    """A view that nobody writes to: rows are written only where they change."""
    shown = np.zeros((0, 0), np.int16) if array is None else array.view()
    shown.flags.writeable = False
    return shown


class _PlainTables:
    """As the compiled `Tables` of a game, played by the engine, one by one."""

    def __init__(self, encoding: AnyEncoding, arrays: _Arrays, reward: str, seed: int | str) -> None:
        self._encoding = encoding
        self._arrays = arrays
        self._reward = reward
        self._seed = seed
        self._episodes: dict[int, AnyEpisode] = {}

    def begin(self, first: int, last: int) -> None:
        for row in range(first, last):
            self._deal(row)

    def illegal(self, actions: int, first: int, last: int) -> int:
        mask = self._arrays.mask
        for row, action in enumerate(_at(actions, first, last), first):
            if not 0 <= action < mask.shape[1] or not mask[row, action]:
                return row
        return -1

    def step(self, actions: int, first: int, last: int) -> None:
        for row, action in enumerate(_at(actions, first, last), first):
            self._play(row, int(action))

    def _deal(self, row: int) -> None:
        self._episodes[row] = Episode(self._encoding, deal(self._seed, int(self._arrays.index[row])))
        self._show(row)

    def _play(self, row: int, action: int) -> None:
        arrays, episode = self._arrays, self._episodes[row]
        before = episode.state
        episode.play(episode.asked[0], action)
        arrays.reward[row] = self._encoding.reward(self._reward, before, episode.state)
        result = episode.result
        arrays.done[row] = result is not None
        arrays.finished[row] = -1
        if result is None:
            self._show(row)
            return
        arrays.finished[row] = arrays.index[row]
        arrays.scores[row] = result.scores
        arrays.index[row] += len(arrays.index)
        self._deal(row)

    def _show(self, row: int) -> None:
        arrays, episode = self._arrays, self._episodes[row]
        seat = episode.asked[0]
        arrays.seat[row] = seat
        arrays.mask[row] = np.array(episode.mask(seat), np.bool_)
        if arrays.observation is not None:
            arrays.observation[row] = episode.observe(seat)


def _at(actions: int, first: int, last: int) -> NDArray[np.int32]:
    """The actions of these rows; that of row 0 is, or would be, at this address."""
    some = (ctypes.c_int32 * (last - first)).from_address(actions + first * 4)
    return np.array(some, np.int32)
