"""The batch plays the very games that the engine plays, with the same numbers at every step."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from stammtisch import Match, games
from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadOption, IllegalMove
from stammtisch.envs import Episode
from stammtisch.envs.batch import Batch
from stammtisch.envs.making import deal

AnyEpisode = Episode[Any, Any, Any]

SMALL = {
    "name": "small",
    "hand_size": 4,
    "symbols": ["moon", "sun"],
    "dice": [["sun", "blank", "sun"], ["moon"], ["moon", "blank", "sun", "moon"]],
    "cards_per_player": 7,
    "cards": ["sun-3-1", "sun-3-1", "moon-2-2", "sun-3-1", "moon-9-0", "moon-9-0", "moon-2-2"],
    "point_cards": [5, 3, 5, 5, 40],
    "removed_point_cards": {"2": 1, "3": 0, "4": 2, "5": 1},
}

THE_GAME: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "fewer_cards": True, "min_cards": 3, "signals": False},
    {"players": 2, "signals": False},
    {"players": 2, "starter": "random"},
    {"players": 3},
    {"players": 3, "signals": False, "reward": "win", "starter": 2},
    {"players": 4, "min_cards": 3, "talk": "open", "reward": "win"},
    {"players": 5, "fewer_cards": True, "starter": "random", "signals": False},
    {"players": 5, "min_cards": 3, "fewer_cards": True},
]
RAISE: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "extra_cards": True, "reward": "score"},
    {"players": 4, "starter": 3},
    {"players": 5, "extra_cards": True},
    {"players": 3, "set": SMALL},
    {"players": 5, "set": SMALL, "extra_cards": True, "reward": "score"},
]


def same(many: Batch, row: int, episode: AnyEpisode) -> None:
    """The batch shows what the encoding says of the engine's position."""
    seat = episode.asked[0]
    assert many.seat[row] == seat
    assert many.mask[row].tolist() == [bool(flag) for flag in episode.mask(seat)]
    if many.observation.size:
        assert many.observation[row].tolist() == episode.observe(seat)


def lockstep(game: str, steps: int, given: dict[str, Any], *, rows: int = 3, seed: str | int = 5) -> int:
    """Random actions on both; how many games ended."""
    reward = given.get("reward")
    ended, rng = 0, Random(str(given))
    many = Batch(game, rows, seed=seed, **given)
    many.reset()
    kind = many.encoding.rewards[0] if reward is None else reward
    tables = [Episode(many.encoding, deal(seed, row)) for row in range(rows)]
    for _ in range(steps):
        for row, episode in enumerate(tables):
            same(many, row, episode)
        actions = [rng.choice(episode.legal(episode.asked[0])) for episode in tables]
        before = [episode.state for episode in tables]
        for episode, action in zip(tables, actions, strict=True):
            episode.play(episode.asked[0], action)
        indices = many.index.tolist()
        many.step(np.array(actions))
        for row, episode in enumerate(tables):
            due = many.encoding.reward(kind, before[row], episode.state)
            assert many.reward[row].tolist() == pytest.approx(due, abs=1e-6)
            over = episode.result is not None
            assert many.done[row] == over
            assert many.finished[row] == (indices[row] if over else -1)
            if over:
                ended += 1
                assert many.scores[row].tolist() == list(episode.result.scores)
                assert many.index[row] == indices[row] + rows
                tables[row] = Episode(many.encoding, deal(seed, indices[row] + rows))
    return ended


@pytest.mark.parametrize("given", THE_GAME, ids=str)
def test_the_game_as_the_engine_plays_it(given: dict[str, Any]) -> None:
    assert lockstep("the-game", 200 if given.get("signals", True) else 100, given)


@pytest.mark.parametrize("given", RAISE, ids=lambda given: str({**given, "set": "set" in given}))
def test_raise_as_the_engine_plays_it(given: dict[str, Any]) -> None:
    assert lockstep("raise", 80 if "set" in given else 250, given, rows=2)


@pytest.mark.lab
@pytest.mark.parametrize("game", ["the-game", "raise"])
@pytest.mark.parametrize("number", range(9))
def test_long_in_lockstep(game: str, number: int) -> None:
    every = THE_GAME if game == "the-game" else RAISE
    assert lockstep(game, 2000, every[number % len(every)], rows=5, seed=f"long {number}")


def test_whole_games_to_the_end_of_the_draw_pile() -> None:
    """Playing the nearest card, games get far: the minimum of 1, players without cards, victories."""
    many = Batch("the-game", 5, players=3, seed=11, signals=False)
    many.reset()
    tables = [Episode(many.encoding, deal(11, row)) for row in range(5)]
    least = 98
    for _ in range(450):
        actions = []
        for row, episode in enumerate(tables):
            same(many, row, episode)
            actions.append(_nearest(episode))
            episode.play(episode.asked[0], actions[-1])
        many.step(actions)
        for row, episode in enumerate(tables):
            if episode.result:
                least = min(least, episode.result.left)
                tables[row] = Episode(many.encoding, deal(11, int(many.index[row])))
    assert least < 20


def _nearest(episode: AnyEpisode) -> int:
    legal = episode.legal(episode.asked[0])
    tops = episode.state.tops

    def far(action: int) -> int:
        if action >= 392:
            return -50 if action == 392 else 0
        card, pile = 2 + action // 4, action % 4
        return int(card - tops[pile] if pile < 2 else tops[pile] - card)

    return min(legal, key=far)


def test_a_match_replays_a_game_of_the_batch() -> None:
    many = Batch("raise", 4, players=3, seed="evening")
    many.reset()
    match = Match(games.get("raise"), many.options, chance=many.chance(2))
    while not many.done[2]:
        seat, actions = int(many.seat[2]), many.random_actions()
        act: Any = many.encoding.act(match.view(seat), int(actions[2]))
        many.step(actions)
        match.play(seat, act)
    assert match.result is not None
    assert many.scores[2].tolist() == list(match.result.scores)
    assert many.finished[2] == 2


def test_the_seed_alone_decides() -> None:
    def course(threads: int) -> list[Any]:
        with Batch("the-game", 37, players=4, threads=threads, seed=3) as many:
            many.reset()
            found = []
            for _ in range(60):
                many.step(many.random_actions())
                found.append((many.observation.copy(), many.reward.copy(), many.index.copy()))
            return found

    one, three = course(1), course(3)
    for first, other in zip(one, three, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(first, other, strict=True))


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_game_without_compiled_tables_is_played_by_the_engine(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = Batch(game, 3, players=3, seed=2)
    monkeypatch.setattr(type(compiled.encoding), "many_games", "")
    plain = Batch(game, 3, players=3, seed=2)
    for many in (compiled, plain):
        many.reset()
    with pytest.raises(IllegalMove, match=r"row 1 \(game 1\): action 400 is not legal"):
        plain.step([int(plain.random_actions()[0]), 400, -1])
    compiled.random_actions()
    for _ in range(60):
        actions = compiled.random_actions().copy()
        assert np.array_equal(plain.random_actions(), actions)
        for many in (compiled, plain):
            many.step(actions)
        for name in ("observation", "mask", "reward", "done", "seat", "index", "finished", "scores"):
            assert np.array_equal(getattr(compiled, name), getattr(plain, name)), name


def test_reset_begins_again() -> None:
    many = Batch("raise", 6, players=2)
    many.reset()
    first = many.observation.copy()
    for _ in range(200):
        many.step(many.random_actions())
    assert many.index.max() >= 6
    many.reset()
    assert np.array_equal(many.observation, first)
    assert many.index.tolist() == list(range(6)) and not many.done.any()


@pytest.mark.parametrize("game", ["the-game", "raise"])
@pytest.mark.parametrize("wrong", [-1, 10**12, 415])
def test_an_illegal_action_is_refused_by_name_and_nothing_is_played(game: str, wrong: int) -> None:
    many = Batch(game, 8, players=2)
    many.reset()
    before = many.observation.copy(), many.mask.copy()
    actions = many.random_actions().astype(np.int64)
    actions[5] = wrong
    with pytest.raises(IllegalMove, match=rf"row 5 \(game 5\): action {wrong} is not legal"):
        many.step(actions)
    assert np.array_equal(many.observation, before[0]) and np.array_equal(many.mask, before[1])


def test_a_batch_that_has_not_begun_asks_for_reset() -> None:
    batch = Batch("the-game", 2, players=2)
    for call in (batch.random_actions, lambda: batch.step([0, 0])):
        with pytest.raises(ResetNeeded, match="call reset"):
            call()


def test_what_cannot_be_actions_is_refused() -> None:
    many = Batch("raise", 3, players=2)
    many.reset()
    for wrong in ([0, 0], [0.0, 0.0, 0.0], [[0, 0, 0]]):
        with pytest.raises(BadOption, match="one a game"):
            many.step(wrong)


def test_arguments_are_checked() -> None:
    wrong: list[dict[str, Any]] = [{"games": 0}, {"threads": 0}]
    for given in wrong:
        with pytest.raises(BadOption, match="must be a whole number from 1 on"):
            Batch("raise", **given)
    with pytest.raises(BadOption, match="too long"):
        Batch("raise", seed="x" * 200)
    with pytest.raises(BadOption, match="no reward"):
        Batch("raise", reward="glory")
    with pytest.raises(BadOption):
        Batch("raise", players=9)


def test_without_observations_the_rest_is_the_same() -> None:
    seen, unseen = (Batch("raise", 9, players=3, observe=observe) for observe in (True, False))
    for many in (seen, unseen):
        many.reset()
        for _ in range(150):
            many.step(many.random_actions())
    assert unseen.observation.size == 0
    assert np.array_equal(seen.mask, unseen.mask) and np.array_equal(seen.scores, unseen.scores)


def test_nobody_else_writes_the_arrays() -> None:
    many = Batch("the-game", 2, players=1)
    with pytest.raises(ValueError, match="read-only"):
        many.mask[0, 0] = True


def test_random_actions_are_legal_and_all_occur() -> None:
    many = Batch("the-game", 500, players=1)
    many.reset()
    seen = set()
    for _ in range(30):
        actions = many.random_actions()
        assert many.mask[np.arange(500), actions].all()
        seen |= set(actions.tolist())
        many.reset()
    assert seen == set(np.flatnonzero(many.mask.any(axis=0)).tolist())


def test_relative_puts_the_seat_first() -> None:
    many = Batch("raise", 2, players=3)
    values = np.array([[1, 2, 3], [4, 5, 6]])
    assert many.relative(np.array([0, 2]), values).tolist() == [[1, 2, 3], [6, 4, 5]]


def test_the_kernels_draw_as_python_does() -> None:
    """Long indices and odd seeds, which change the length of the text that is hashed."""
    for seed in ("", "é" * 90, -4, "x" * 150):
        assert isinstance(deal(seed, 3), Seeded)
        lockstep("the-game", 25, {"players": 2, "signals": False}, rows=2, seed=seed)


def test_the_package_alone_needs_no_numpy() -> None:
    code = "import sys, stammtisch, stammtisch.envs; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
