"""The batch as Gymnasium's vector environment, and in parts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from stammtisch.core.game import BadOption, IllegalMove
from stammtisch.envs.batch import Batch
from stammtisch.envs.vector import BatchEnv, Pipeline


@pytest.mark.parametrize(("game", "players"), [("the-game", 1), ("the-game", 3), ("raise", 2)])
def test_a_vector_environment_as_gymnasium_wants_it(game: str, players: int) -> None:
    env = BatchEnv(game, 4, players=players, seed=1)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, infos = env.reset(seed=5)
    assert observation in env.observation_space
    ended = 0
    for _ in range(250):
        actions = env.batch.random_actions().copy()
        acted = infos["seat"]
        observation, reward, terminated, truncated, infos = env.step(actions)
        assert observation in env.observation_space and actions.astype(np.int64) in env.action_space
        assert reward.tolist() == [infos["rewards"][row, seat] for row, seat in enumerate(acted)]
        assert terminated.dtype == np.bool_ and not truncated.any()
        assert ("final_info" in infos) == terminated.any()
        if terminated.any():
            assert (infos["final_info"]["index"] >= 0).tolist() == terminated.tolist()
        ended += int(terminated.sum())
    assert ended
    env.close()


def test_a_seed_repeats_and_no_seed_goes_on() -> None:
    env = BatchEnv("the-game", 3, players=1)
    first, infos = env.reset(seed=5)
    assert infos["index"].tolist() == [0, 1, 2]
    later, infos = env.reset()
    assert infos["index"].tolist() == [3, 4, 5]
    again, _ = env.reset(seed=5)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], later["observation"])


def test_what_was_returned_stays_as_it_is() -> None:
    env = BatchEnv("raise", 2, players=2)
    first, infos = env.reset(seed=1)
    kept = first["observation"].copy(), infos["seat"].copy()
    for _ in range(20):
        env.step(env.batch.random_actions())
    assert np.array_equal(first["observation"], kept[0]) and np.array_equal(infos["seat"], kept[1])


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_in_parts_the_games_are_the_same(parts: int) -> None:
    whole, batch = (Batch("raise", 7, players=3, seed="parts") for _ in range(2))
    whole.reset()
    with Pipeline(batch, parts) as pipeline:
        pipeline.reset()
        for _ in range(120):
            actions = whole.random_actions().copy()
            before: dict[str, Any] = {"mask": whole.mask.copy(), "observation": whole.observation.copy()}
            for _ in range(parts):
                part = pipeline.recv()
                assert np.array_equal(part.mask, before["mask"][part.first : part.last])
                assert np.array_equal(part.observation, before["observation"][part.first : part.last])
                pipeline.send(actions[part.first : part.last])
            whole.step(actions)
    for name in ("observation", "reward", "done", "scores", "index"):
        assert np.array_equal(getattr(whole, name), getattr(batch, name)), name
    assert batch.index.max() >= 7


def test_parts_are_received_and_sent_in_turn() -> None:
    with Pipeline(Batch("raise", 4, players=2), 2) as pipeline:
        with pytest.raises(BadOption, match="recv has to come before send"):
            pipeline.send([0, 0])
        pipeline.reset()
        part = pipeline.recv()
        with pytest.raises(BadOption, match="send has to come before"):
            pipeline.recv()
        with pytest.raises(IllegalMove, match=r"row 1 \(game 1\): action 70 is not legal"):
            pipeline.send([int(np.argmax(part.mask[0])), 70])
        pipeline.send(part.mask.argmax(axis=1))
        assert pipeline.recv().first == 2
        with pytest.raises(AttributeError):
            _ = part.nothing
    with pytest.raises(BadOption, match="parts"):
        Pipeline(Batch("raise", 4, players=2), 5)
