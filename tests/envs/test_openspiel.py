"""Our games in OpenSpiel: its own tests pass, and nobody learns more than at the table."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from stammtisch.core.registry import GAMES
from stammtisch.envs import Episode
from stammtisch.envs.openspiel import Rollouts, adapter, game_name
from stammtisch.envs.openspiel.moments import HIDDEN
from stammtisch.envs.openspiel.testing import check_imagined, play_at_random

ROOT = Path(__file__).parents[2]
PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
EXAMPLE = "goofspiel"

KINDS = [
    "python_stammtisch_raise(players=2)",
    "python_stammtisch_raise(players=4,extra_cards=True,reward=score)",
    "python_stammtisch_the_game(players=1)",
    "python_stammtisch_the_game(players=2,starter=seat_1,reward=win)",
    "python_stammtisch_the_game(players=3,signals=False)",
    "python_stammtisch_goofspiel(players=3,cards=5)",
]

TINY = """
name = "tiny"
hand_size = 2
symbols = ["bell"]
dice = [["bell"]]
cards_per_player = 3
cards = ["bell-1-0", "bell-2-0", "bell-3-1"]
point_cards = [2]
[removed_point_cards]
2 = 0
3 = 0
4 = 0
5 = 0
"""


@pytest.fixture(autouse=True)
def example() -> Iterator[None]:
    """The third game, as if it were installed."""
    source = str(ROOT / "examples" / EXAMPLE / "src")
    sys.path.insert(0, source)
    from stammtisch_goofspiel.game import GAME

    GAMES[EXAMPLE] = GAME
    adapter.register(EXAMPLE)
    yield
    del GAMES[EXAMPLE]
    sys.path.remove(source)


def walk(kind: str, seed: int, decisions: int) -> Any:
    """A state in which somebody has a choice, after about so many decisions; or the last one."""
    rng = Random(seed)
    state = pyspiel.load_game(kind).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions -= 1
            if decisions < 0 and len(state.legal_actions()) > 1:
                return state
        play_at_random(state, rng)
    return state


# OpenSpiel's own tests


@pytest.mark.parametrize("kind", KINDS)
def test_random_games_pass_openspiels_test(kind: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=1, serialize=True, verbose=False)


@pytest.mark.lab
@pytest.mark.parametrize("kind", KINDS)
def test_many_random_games_pass_openspiels_test(kind: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=30, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["raise", "the-game", EXAMPLE])
def test_a_recorded_playthrough_is_the_same_today(name: str) -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks for one
    recorded, played = generate_playthrough.replay(str(PLAYTHROUGHS / f"{name}.txt"))
    assert recorded == shorter(played)


def shorter(playthrough: str) -> str:
    """Without the moves as numbers, a thousand in every state: they stand there as text, too."""
    return "".join(line for line in playthrough.splitlines(keepends=True) if ").course" not in line)


# The same game as everywhere else


@pytest.mark.parametrize("kind", KINDS)
def test_ids_masks_observations_and_rewards_are_those_of_all_environments(kind: str) -> None:
    rng = Random(7)
    state = pyspiel.load_game(kind).new_initial_state()
    table = state.moment.table
    episode: Episode[Any, Any, Any] = Episode(table.encoding)
    rewards = np.zeros(table.players)
    while not state.is_terminal():
        seat = state.current_player()
        if seat >= 0:
            assert seat == episode.asked[0]
            assert state.legal_actions() == episode.legal(seat)
            assert state.legal_actions_mask() == episode.mask(seat)
        for each in range(table.players):
            assert state.observation_tensor(each) == episode.observe(each)
        moment, before = state.moment, episode.state
        play_at_random(state, rng)
        id = state.history()[-1]
        if seat >= 0:
            episode.play(seat, id)
        else:
            episode.fall(moment.ids()[id])
        assert state.moment.state == episode.state
        rewards += table.encoding.reward(table.reward, before, episode.state)
        assert np.allclose(rewards, state.returns())
    assert episode.result is not None
    low, high = state.get_game().min_utility(), state.get_game().max_utility()
    assert all(low <= value <= high for value in state.returns())


def test_chance_has_fixed_ids() -> None:
    state = pyspiel.load_game("python_stammtisch_the_game(players=2)").new_initial_state()
    assert state.chance_outcomes() == [(card, pytest.approx(1 / 98)) for card in range(98)]
    assert state.action_to_string(-1, 0) == "deal 0 2" and state.action_to_string(-1, 97) == "deal 0 99"
    state.apply_action(5)
    assert [id for id, _ in state.chance_outcomes()] == [*range(5), *range(6, 98)]
    state = pyspiel.load_game("python_stammtisch_raise(players=2)").new_initial_state()
    weights = dict(state.chance_outcomes())
    assert state.action_to_string(-1, 0) == "deal 0 bell-1"
    assert weights[1] == pytest.approx(3 / 30), "three cards of a kind"


# What a seat knows


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("decisions", [0, 1, 7])
def test_an_imagined_state_looks_the_same_and_has_a_true_history(kind: str, decisions: int) -> None:
    state = walk(kind, 3, decisions)
    assert not state.is_terminal()
    for seat in range(state.num_players()):
        for world in range(2):
            check_imagined(state, seat, Random(world))


def test_imagined_hands_differ() -> None:
    state = walk("python_stammtisch_raise(players=2)", 3, 9)
    rng = Random(1)
    found = {str(state.resample_from_infostate(0, rng.random)) for _ in range(20)}
    assert len(found) > 15


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]])
def test_what_is_chosen_at_the_same_time_is_known_when_all_have_chosen(kind: str) -> None:
    state = walk(kind, 5, 0)
    assert state.current_player() == 0
    first = state.action_to_string(0, state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).endswith(f"0 {first}")
    assert state.information_state_string(1).endswith("\n0 ?")
    assert list(state.moment.course(1)[-1]) == [HIDDEN] != list(state.moment.course(0)[-1])
    while state.moment.face_down:
        state.apply_action(state.legal_actions()[0])
    assert f"\n0 {first}\n" in state.information_state_string(1)


def test_others_see_what_is_raised_by_but_not_from_which_places_of_the_hand() -> None:
    state = walk("python_stammtisch_raise(players=2)", 2, 0)
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            continue
        seat, id = state.current_player(), state.legal_actions()[0]
        act = state.action_to_string(seat, id)
        before = state.moment
        state.apply_action(id)
        if act.startswith("raise"):
            told = before.after(id).course(1 - seat)[-1]
            cards = before.ids()[id].cards
            assert len(told) == len(cards)
            assert f"{seat} {act}" in state.information_state_string(1 - seat)
            return
    raise AssertionError("nobody raised")


def test_a_copy_is_independent() -> None:
    state = walk("python_stammtisch_the_game(players=3)", 1, 12)
    before = str(state)
    other = state.clone()
    play_at_random(other, Random(1))
    assert str(state) == before != str(other)
    assert other.history()[:-1] == state.history()


# Algorithms


@pytest.mark.parametrize(
    "kind", ["python_stammtisch_raise(players=2)", "python_stammtisch_the_game(players=2)"]
)
def test_is_mcts_takes_moves(kind: str) -> None:
    rng = Random(1)
    state = walk(kind, 4, 3)
    bot = ISMCTSBot(state.get_game(), Rollouts(seed=1), 1.0, 30, random_state=np.random.RandomState(1))
    moves = 0
    while moves < 4 and not state.is_terminal():
        if state.is_chance_node():
            play_at_random(state, rng)
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1


def test_rollouts_find_what_openspiels_find() -> None:
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    state = walk("python_stammtisch_goofspiel(players=2,cards=5)", 1, 6)
    theirs = RandomRolloutEvaluator(600, np.random.RandomState(1)).evaluate(state)
    ours = Rollouts(600, seed=1).evaluate(state)
    assert np.allclose(ours, theirs, atol=0.12)
    assert Rollouts().prior(state) == RandomRolloutEvaluator().prior(state)


def tiny_box(folder: Path) -> Any:
    """RAISE so small that its whole tree can be searched."""
    box = folder / "tiny.toml"
    box.write_text(TINY, encoding="utf-8")
    return pyspiel.load_game(game_name("raise"), {"players": 2, "set": str(box), "starter": "seat_0"})


def test_cfr_plays_better_with_a_tiny_box(tmp_path: Path) -> None:
    game = tiny_box(tmp_path)
    first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.7 * first


@pytest.mark.lab
def test_cfr_cannot_be_exploited_with_a_tiny_box(tmp_path: Path) -> None:
    game = tiny_box(tmp_path)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.02


# Manners


def test_a_program_that_used_it_ends_well() -> None:
    code = (
        "import pyspiel, stammtisch.envs.openspiel\n"
        "state = pyspiel.load_game('python_stammtisch_raise').new_initial_state()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("stammtisch.envs.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r'pip install "stammtisch\[openspiel\]"'):
        __import__("stammtisch.envs.openspiel")


@pytest.mark.parametrize(
    ("parameters", "wrong"),
    [
        ({"players": 9}, "players is 9"),
        ({"reward": "fame"}, "no reward fame"),
        ({"starter": "me"}, "starter is me"),
    ],
)
def test_a_wrong_parameter_is_named(parameters: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        pyspiel.load_game(game_name("raise"), parameters)


def record() -> None:
    """Writes the playthroughs: `PYTHONPATH=src:tests python tests/envs/test_openspiel.py`."""
    kinds = {"raise": KINDS[0], "the-game": "python_stammtisch_the_game(players=2)", EXAMPLE: KINDS[-1]}
    for name, kind in kinds.items():
        text = shorter(generate_playthrough.playthrough(kind, [], seed=2))
        (PLAYTHROUGHS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for _ in example.__wrapped__():  # type: ignore[attr-defined]
        record()
