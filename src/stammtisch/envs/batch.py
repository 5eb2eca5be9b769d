"""Thousands of games at once: arrays with one row a game, written in place.

Needs `pip install "stammtisch[rl]"`. What observations and ids mean is the game's encoding, as in all
environments; `docs/batch.md` has the arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from stammtisch._kernel.choosing import choose_legal
from stammtisch.core.game import BadOption, IllegalMove
from stammtisch.envs.making import AnyEncoding, deal, encoding_of, missing

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError:
    raise missing("rl") from None

from stammtisch.core.chance import Seeded
from stammtisch.envs.plain_tables import PlainTables

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
        if len(str(seed).encode()) > LONGEST_SEED:
            raise BadOption("mistake-batch-seed", most=LONGEST_SEED)
        encoding = encoding_of(game, signals=signals, **options)
        self.encoding: AnyEncoding = encoding
        self.options = encoding.options
        self.games = games
        self.players: int = encoding.options.players
        self.seed = seed
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
        kind = encoding.need_reward(encoding.rewards[0] if reward is None else reward)
        self._tables = self._plain = None
        if encoding.many_games:
            self._tables = import_module(encoding.many_games).Tables(self.options, self._addresses(), kind)
        else:
            self._plain = PlainTables(encoding, arrays, kind, seed)
        self._threads = min(threads, games)
        cuts = [games * part // self._threads for part in range(self._threads + 1)]
        self._slices = list(pairwise(cuts))
        self._pool = ThreadPoolExecutor(self._threads, "batch") if self._threads > 1 else None
        self._random = np.arange(games, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15 ^ 0xFFFF)
        self._chosen = np.zeros(games, np.int32)
        for name in _Arrays.__dataclass_fields__:
            setattr(self, name, _shown(getattr(arrays, name)))

    def reset(self) -> None:
        """Begin again with the games 0 to `games` - 1."""
        arrays = self._arrays
        arrays.index[:] = np.arange(self.games)
        arrays.reward[:] = 0
        arrays.done[:] = False
        arrays.finished[:] = -1
        arrays.scores[:] = 0
        if self._plain is not None:
            self._plain.begin()
        else:
            assert self._tables is not None
            self._each(self._tables.begin)

    def step(self, actions: ArrayLike) -> None:
        """Take one action for every game; if any of them is illegal, none is taken."""
        chosen = self._whole(actions)
        arrays = self._arrays
        if self._plain is not None:
            legal = (chosen >= 0) & (chosen < self.encoding.actions)
            legal[legal] = arrays.mask[np.flatnonzero(legal), chosen[legal]]
            self._need_legal(actions, -1 if legal.all() else int(np.argmin(legal)))
            self._plain.step(chosen)
            return
        assert self._tables is not None
        at = chosen.ctypes.data
        self._need_legal(actions, self._tables.illegal(at, 0, self.games))
        self._each(self._tables.step, at)

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game, in an array that the next call writes again."""
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

    def _each(self, do: Callable[..., None], *given: Any) -> None:
        """Do it for every slice of the games, at the same time."""
        if self._pool is None:
            do(*given, 0, self.games)
            return
        for done in [self._pool.submit(do, *given, first, last) for first, last in self._slices]:
            done.result()

    def _whole(self, actions: ArrayLike) -> NDArray[np.int32]:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadOption("mistake-batch-actions", given=str(given.size), games=self.games)
        if given.dtype != np.int32:
            limits = np.iinfo(np.int32)
            given = np.clip(given, limits.min, limits.max).astype(np.int32)
        return np.ascontiguousarray(given)

    def _need_legal(self, actions: ArrayLike, row: int) -> None:
        if row >= 0:
            index, action = str(self._arrays.index[row]), str(np.asarray(actions)[row])
            raise IllegalMove("mistake-batch-action", row=str(row), index=index, action=action)

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


def _shown(array: NDArray[Any] | None) -> NDArray[Any]:
    """A view that nobody writes to: rows are written only where they change."""
    shown = np.zeros((0, 0), np.int16) if array is None else array.view()
    shown.flags.writeable = False
    return shown
