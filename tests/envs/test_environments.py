"""What our environments promise beyond what PettingZoo and Gymnasium test."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from stammtisch import bots, games
from stammtisch.arena.simulate import Job, play_match, play_one
from stammtisch.core.game import BadOption
from stammtisch.envs import pettingzoo
from stammtisch.envs.gymnasium import SeatEnv
from stammtisch.envs.pettingzoo import OneByOne


def table(game: str, **arguments: Any) -> OneByOne:
    found: OneByOne = pettingzoo.env(game, **arguments).unwrapped
    return found


def simulated(game: str, bot: str, seed: str, **options: Any) -> Any:
    """A game as `simulate` plays it on the engine."""
    found = games.get(game)
    made = [bots.get(game, bot).make() for _ in range(options["players"])]
    return play_match(found, found.options(**options), made, seed)


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_game_number_i_has_the_cards_that_simulate_deals(game: str) -> None:
    env = table(game, players=3, signals=False, seed=7)
    silent = games.get(game).silent
    for index in range(2):
        match = simulated(game, "greedy", f"7/{index}", players=3, **silent)
        env.reset()
        for move in match.moves:
            if move.seat is not None:
                view = env.episode.view(move.seat)
                assert env.agent_selection == f"seat_{move.seat}"
                env.step(env.encoding.action(view, move.act))
        assert env.episode.moves == match.moves and not env.episode.asked
        assert all(env.terminations.values())


def test_simulate_names_its_games_the_same_way() -> None:
    job = Job("raise", games.get("raise").options(players=2), ("greedy", "random"), "7", records=True)
    told = play_one(job, 1).record
    assert '"seed": "7/1"' in told.partition("\n")[0]


@pytest.mark.parametrize(
    ("game", "options"), [("raise", {}), ("the-game", {"talk": "silent"}), ("the-game", {})]
)
def test_bots_play_beside_a_learner_as_they_do_in_the_arena(game: str, options: dict[str, Any]) -> None:
    match = simulated(game, "greedy", "4/0", players=3, **options)
    env = SeatEnv(game, players=3, seat=1, bots="greedy", seed=4, **options)
    env.reset()
    for move in match.moves:
        if move.seat == 1:
            over = False
            while env.episode.talking:
                _, _, over, _, _ = env.step(env.encoding.action(env.episode.view(1), None))
            assert not over
            _, _, over, _, _ = env.step(env.encoding.action(env.episode.view(1), move.act))
    while not env.episode.result:
        env.step(env.encoding.action(env.episode.view(1), None))
    assert env.episode.moves == match.moves


def test_a_learner_gets_all_rewards_of_its_game() -> None:
    """Also for cards laid before it is asked for the first time."""
    env = SeatEnv("the-game", players=2, seat=1, bots="greedy", starter=0, talk="silent", seed=3)
    _, info = env.reset()
    assert env.episode.state.left < 98, "seat 0 has begun"
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total += reward
    assert total == pytest.approx((98 - env.episode.result.left) / 98)
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


def test_rewards_go_to_all_seats_as_they_are_earned() -> None:
    env = table("the-game", players=2, signals=False, starter=0, seed=1)
    env.reset()
    env.step(env.episode.legal(0)[0])
    assert env.rewards == {"seat_0": 1 / 98, "seat_1": 1 / 98}
    other = table("the-game", players=2, signals=False, starter=0, seed=1, reward="win")
    other.reset()
    other.step(other.episode.legal(0)[0])
    assert other.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_an_illegal_act_ends_the_game_and_says_so() -> None:
    env = table("the-game", players=2, starter=0, seed=1)
    env.reset()
    assert env.agent_selection == "seat_1", "who is asked for a signal"
    env.step(392)
    assert env.rewards == {"seat_0": 0.0, "seat_1": -1.0} and all(env.terminations.values())
    assert env.infos["seat_1"]["illegal"] == "There is no act with the number 392 here."
    alone = SeatEnv("the-game", players=1, seed=1)
    alone.reset()
    _, reward, over, _, info = alone.step(392)
    assert (reward, over) == (-1.0, True) and "392" in info["illegal"]


def test_the_state_is_what_all_seats_know() -> None:
    env = table("raise", players=2, seed=1)
    env.reset()
    assert env.state_space.contains(env.state())
    assert np.array_equal(env.state()[: env.encoding.size], env.observe("seat_0")["observation"])


def test_wrong_words_are_refused_with_a_reason() -> None:
    with pytest.raises(KeyError, match="no game 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(BadOption, match="players is 9"):
        pettingzoo.env("raise", players=9)
    with pytest.raises(BadOption, match="no reward luck"):
        pettingzoo.env("raise", reward="luck")
    with pytest.raises(BadOption, match="no render mode rgb_array; choose from: human, ansi, html"):
        pettingzoo.env("raise", render_mode="rgb_array")
    with pytest.raises(BadOption, match="take env instead of parallel_env"):
        pettingzoo.parallel_env("raise")
    with pytest.raises(BadOption, match="seat is 2, but must be one of: 0, 1"):
        SeatEnv("raise", players=2, seat=2)
    with pytest.raises(BadOption, match="2 bots for 3 other seats"):
        SeatEnv("raise", players=4, bots=("greedy", "random"))


def test_masks_before_the_first_game_ask_for_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        SeatEnv("the-game", players=1).action_masks()


def test_environments_need_an_extra_and_nothing_else_does() -> None:
    code = """
import sys
import stammtisch.envs
import stammtisch.games.the_game.encoding, stammtisch.games.raise_game.encoding
assert not {"numpy", "gymnasium", "pettingzoo", "ray"} & sys.modules.keys()
sys.modules["gymnasium"] = None
for name in ("pettingzoo", "gymnasium", "arrays"):
    try:
        __import__(f"stammtisch.envs.{name}")
    except ImportError as error:
        print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.count('install them with: pip install "stammtisch[rl]"\n') == 3
