"""The batch as Gymnasium's vector environment, and in parts that are stepped while others are thought about.

Needs `pip install "stammtisch[rl]"`; `docs/batch.md` has an example of both.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, ClassVar

from stammtisch.core.game import BadOption
from stammtisch.envs.making import missing

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray
except ImportError:
    raise missing("rl") from None

from stammtisch.envs.arrays import Observation, spaces_of
from stammtisch.envs.batch import Batch

__all__ = ["BatchEnv", "Part", "Pipeline"]


class BatchEnv(VectorEnv[Observation, Any, Any]):
    """Many games; in each of them, the action is that of the seat to act, whoever it is.

    The reward is that of the seat that acted; `infos["rewards"]` has everybody's, `infos["seat"]` who is to
    act next, `infos["index"]` which game it is. A game that ends is followed by the next in the same step, as
    `metadata["autoreset_mode"]` says; its result is in `infos["final_info"]`. There are no last observations:
    games end by their rules, and nobody is asked any more. Arguments are those of `Batch`.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # as Gymnasium has it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(self, game: str, num_envs: int = 4096, **given: Any) -> None:
        self.batch = Batch(game, num_envs, **given)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew; without a seed, those that nobody has played yet."""
        first = int(self.batch.index.max()) + 1 if self._begun and seed is None else 0
        self.batch.reset(seed=seed, first=first)
        self._begun = True
        return self._seen(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        many = self.batch
        acted = many.seat.copy()
        many.step(actions)
        done = many.done.copy()
        infos = self._infos()
        if done.any():
            infos["final_info"] = {"scores": many.scores.copy(), "index": many.finished.copy()}
            infos["_final_info"] = done
        reward = many.reward[np.arange(self.num_envs), acted]
        return self._seen(), reward, done, np.zeros_like(done), infos

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _seen(self) -> Observation:
        return {
            "observation": self.batch.observation.copy(),
            "action_mask": self.batch.mask.astype(np.int8),
        }

    def _infos(self) -> dict[str, Any]:
        many = self.batch
        return {
            "action_mask": many.mask.astype(np.int8),
            "rewards": many.reward.copy(),
            "seat": many.seat.copy(),
            "index": many.index.copy(),
        }


@dataclass(frozen=True, slots=True)
class Part:
    """Some rows of a batch, by the names that they have there; valid until its actions are sent."""

    first: int
    last: int
    rows: Mapping[str, NDArray[Any]]

    def __getattr__(self, name: str) -> NDArray[Any]:
        try:
            return self.rows[name]
        except KeyError:
            raise AttributeError(name) from None


NAMES = ("observation", "mask", "reward", "done", "seat", "index", "finished", "scores")


class Pipeline:
    """A batch in parts: while threads step some, another is thought about.

    `recv` waits for the part that was sent first, `send` takes the actions for the part received last. The
    games are those of the batch, whatever the number of parts.
    """

    def __init__(self, batch: Batch, parts: int = 2) -> None:
        if not 1 <= parts <= batch.games:
            raise BadOption("mistake-batch-number", name="parts", value=str(parts))
        self.batch = batch
        self._pool = ThreadPoolExecutor(parts, "pipeline")
        cuts = [batch.games * part // parts for part in range(parts + 1)]
        self._parts = [self._part(cuts[i], cuts[i + 1]) for i in range(parts)]
        self._under_way: deque[tuple[Part, Future[None] | None]] = deque()
        self._received: Part | None = None

    def reset(self, *, seed: int | str | None = None) -> None:
        """Deal all games anew; every part can be received."""
        self._settle()
        self.batch.reset(seed=seed)
        self._under_way.extend((part, None) for part in self._parts)
        self._received = None

    def recv(self) -> Part:
        """The next part, once its games have been stepped."""
        if self._received is not None or not self._under_way:
            raise BadOption("mistake-batch-recv")
        part, stepping = self._under_way.popleft()
        if stepping is not None:
            stepping.result()
        self._received = part
        return part

    def send(self, actions: ArrayLike) -> None:
        """Step the part received last, in a thread; an illegal action raises here and leaves it received."""
        part = self._received
        if part is None:
            raise BadOption("mistake-batch-send")
        chosen = self.batch.checked(actions, part.first, part.last)
        if chosen is actions:
            chosen = chosen.copy()
        stepping = self._pool.submit(self.batch.step_rows, chosen, part.first, part.last, part.first)
        self._under_way.append((part, stepping))
        self._received = None

    def close(self) -> None:
        """Wait for what is under way, and end the threads."""
        self._settle()
        self._pool.shutdown()

    def __enter__(self) -> Pipeline:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _settle(self) -> None:
        for _, stepping in self._under_way:
            if stepping is not None:
                stepping.result()
        self._under_way.clear()

    def _part(self, first: int, last: int) -> Part:
        return Part(first, last, {name: getattr(self.batch, name)[first:last] for name in NAMES})
