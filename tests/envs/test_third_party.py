"""PettingZoo's and Gymnasium's own tests of our environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stammtisch.envs.gymnasium
from stammtisch.envs.testing import EnvironmentSuite
from stammtisch.games import GAMES


class TestTheGameEnvironments(EnvironmentSuite):
    game = GAMES["the-game"]


class TestRaiseEnvironments(EnvironmentSuite):
    game = GAMES["raise"]


SUITES = (TestTheGameEnvironments, TestRaiseEnvironments)


def test_no_game_goes_without_environments() -> None:
    assert {suite.game.name for suite in SUITES} == GAMES.keys()


def test_gymnasium_makes_what_is_registered() -> None:
    ids = [one for one in gymnasium.registry if one.startswith("stammtisch/")]
    assert ids == ["stammtisch/Seat-v1", "stammtisch/TheGame-v1"]
    env = gymnasium.make("stammtisch/TheGame-v1", render_mode="ansi")
    assert isinstance(env.unwrapped, stammtisch.envs.gymnasium.SeatEnv)
    assert env.unwrapped.encoding.actions == 396 and env.unwrapped.encoding.size == 213
    check_env(env.unwrapped, skip_render_check=False)
    with gymnasium.make("stammtisch/Seat-v1", game="raise", players=3, seat=2, bots="greedy") as seat:
        check_env(seat.unwrapped, skip_render_check=True)


def test_each_render_mode_shows_the_table() -> None:
    for mode, begins in (("ansi", ""), ("html", "<")):
        env = gymnasium.make("stammtisch/TheGame-v1", render_mode=mode)
        env.reset(seed=1)
        shown: Any = env.render()
        assert env.render_mode == mode and isinstance(shown, str) and shown.lstrip().startswith(begins)


def test_tables_are_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("stammtisch/TheGame-v1", render_mode="human")
    env.reset(seed=1)
    assert "100" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:.*not in the possible render_modes:UserWarning")
def test_a_render_mode_that_is_not_there_is_a_warning_and_shows_nothing() -> None:
    """As in Gymnasium itself; wrappers that need pictures then say so themselves."""
    with pytest.warns(UserWarning, match="no render mode rgb_array; choose from: human, ansi, html"):
        env = gymnasium.make("stammtisch/TheGame-v1", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render_mode is None and env.render() is None
    with pytest.raises(ValueError, match="Render mode is None"):
        gymnasium.wrappers.RecordVideo(env, "videos")


@pytest.mark.filterwarnings("ignore:.*render mode:UserWarning", "ignore:.*possible render_modes:UserWarning")
def test_stable_baselines_first_attempt_makes_an_environment() -> None:
    """`make_vec_env` asks for pictures first, and without them only after a `TypeError`."""

    def made(**chosen: Any) -> gymnasium.Env[Any, Any]:
        try:
            return gymnasium.make("stammtisch/Seat-v1", **{"render_mode": "rgb_array", **chosen})
        except TypeError:
            return gymnasium.make("stammtisch/Seat-v1", **chosen)

    make: Callable[[], Any] = lambda: made(game="raise", players=2)  # noqa: E731
    many = gymnasium.vector.SyncVectorEnv([make] * 2)
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    assert many.call("render_mode") == (None, None)


def test_many_at_once_with_plain_wrappers() -> None:
    many = gymnasium.make_vec("stammtisch/TheGame-v1", num_envs=3, vectorization_mode="sync")
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(many)
    seen, info = wrapped.reset(seed=1)
    assert seen["observation"].shape == (3, 213) and info["action_mask"].shape == (3, 396)
    rng = np.random.default_rng(1)
    finished = 0
    for _ in range(80):
        actions = np.array(
            [rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]]
        )
        seen, _, over, _, info = wrapped.step(actions)
        finished += int(over.sum())
        assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert finished > 2
    wrapped.close()
