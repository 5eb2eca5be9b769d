"""The networks of RAISE's top level: how they learn, and that a training can be stopped and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.bots.raise_game import lessons
from stammtisch.bots.raise_game._kernel.ends import Ends
from stammtisch.bots.raise_game._kernel.foresight import Foresight
from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.bots.raise_game._kernel.lessons import teach_ends, teach_glance
from stammtisch.bots.raise_game._kernel.policy import contest
from stammtisch.bots.raise_game._kernel.search import Policy
from stammtisch.bots.raise_game.weights import GLANCE_NOISE, NOISE, ends, glance, weights
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Move
from stammtisch.core.match import Match
from stammtisch.games.raise_game.game import Pass, Raise, View

GAME = Raise()
TINY = 0.002  # of a real training


def views(players: int, seed: int) -> list[View]:
    """What seats that choose see in a random game."""
    match = Match(GAME, GAME.options(players=players), chance=Seeded(seed))
    rng = Random(seed)
    seen = []
    while isinstance(turn := match.turn, Choice):
        seat = rng.choice(turn.seats)
        seen.append(match.view(seat))
        match.play(Move(seat, rng.choice(match.legal(seat))))
    return seen


@pytest.mark.parametrize("players", [2, 4])
def test_the_network_of_ends_learns_who_will_win(players: int) -> None:
    options = GAME.options(players=players)
    pool = [(weights(players), NOISE)]
    fresh, taught = Ends(players, 1), Ends(players, 1)
    first = teach_ends(options, fresh, pool, 500, 2, rate=0.0, trace=0.9)
    for lesson in range(4):
        teach_ends(options, taught, pool, 1500, lesson, rate=0.01, trace=0.9)
    assert teach_ends(options, taught, pool, 500, 2, rate=0.0, trace=0.9) < 0.9 * first
    assert taught.numbers() != fresh.numbers()


def test_who_scores_at_a_glance_learns_what_search_says() -> None:
    options = GAME.options(players=2)
    pupil = Instinct(1)
    pool = [(weights(2), NOISE)]
    errors = [
        teach_glance(options, pupil, Ends(2, ends(2)), pool, 60, seed, worlds=3, asked=0.5, rate=rate)[0]
        for seed, rate in ((1, 0.0), (2, 0.01), (3, 0.01), (1, 0.0))
    ]
    assert errors[-1] < 0.95 * errors[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_trained_glance_is_better_than_the_policy(players: int) -> None:
    """Its share of the victories among seats that play by the policy; a test has little time."""
    shares = contest(
        GAME.options(players=players), [Instinct(glance(players)), *[weights(players)] * (players - 1)],
        1500 // players, 7, NOISE,
    )  # fmt: skip
    assert shares[0][0] > 1 / players


def test_a_shift_changes_the_score_of_every_raise_and_of_no_first_card() -> None:
    numbers = list(glance(3))
    options = GAME.options(players=3)
    plain, shifted = (Policy(options, Instinct(lessons._shifted(numbers, by))) for by in (0.0, 0.25))
    for view in views(3, 4):
        plain.see(view)
        shifted.see(view)
        by = 0.25 if view.track else 0.0
        if view.legal != (Pass(),):
            assert shifted.scores() == pytest.approx([score + by for score in plain.scores()], abs=1e-4)


def test_a_seat_may_be_imagined_with_a_policy_of_its_own() -> None:
    options = GAME.options(players=2)
    policy, own = Instinct(glance(2)), Instinct(lessons._shifted(list(glance(2)), -100.0))
    view = next(view for view in views(2, 3) if not view.track and len(set(view.hand)) > 3)
    found = []
    for foresight in (
        Foresight(options, Ends(2, ends(2)), policy, GLANCE_NOISE),
        Foresight(options, Ends(2, ends(2)), policy, GLANCE_NOISE, policy),
        Foresight(options, Ends(2, ends(2)), policy, GLANCE_NOISE, own),
    ):
        foresight.see(view)
        found.append(foresight.sample([0, 1], 50, 1))
    assert found[0] == found[1] != found[2]


def test_networks_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="numbers, not 3"):
        Ends(2, [1.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="numbers, not 3"):
        Instinct([1.0, 2.0, 3.0])


def test_an_interrupted_training_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = lessons.train(2, 1, tmp_path / "whole.json", turns=1, scale=TINY)
    calls = iter(range(100))

    def interrupted(*args: Any, **how: Any) -> Any:
        if next(calls) == 3:
            raise KeyboardInterrupt
        return teach_glance(*args, **how)

    with monkeypatch.context() as patched:
        patched.setattr(lessons, "teach_glance", interrupted)
        with pytest.raises(KeyboardInterrupt):
            lessons.train(2, 1, tmp_path / "parts.json", turns=1, scale=TINY)
    parts = lessons.train(2, 1, tmp_path / "parts.json", turns=1, scale=TINY)
    assert parts["ends"] == whole["ends"]
    assert parts["policies"] == whole["policies"]


def test_finished_trainings_are_merged_into_the_file_of_the_bots(tmp_path: Path) -> None:
    for players in (2, 3):
        lessons.train(players, 1, tmp_path / f"{players}.json", turns=1, scale=TINY)
    lessons.collect([tmp_path / "2.json", tmp_path / "3.json"], tmp_path / "all.json")
    found = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert list(found) == ["2", "3"]
    lessons.train(3, 2, tmp_path / "other.json", turns=1, scale=TINY)
    lessons.collect([tmp_path / "other.json"], tmp_path / "all.json")
    again = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert again["2"] == found["2"]
    assert again["3"] != found["3"]
    for players, part in found.items():
        Ends(int(players), part["ends"])
        Instinct(part["glance"])


def test_further_turns_begin_with_the_networks_of_the_bots(tmp_path: Path) -> None:
    state = lessons.train(2, 1, tmp_path / "further.json", turns=1, scale=TINY, further=True)
    assert state["policies"][0] == list(glance(2))
    assert len(state["policies"]) == 2
    apart = [abs(one - other) for one, other in zip(*state["policies"], strict=True)]
    assert 0 < max(apart) < 0.6  # low rates, short lessons, and perhaps a shift


def test_an_answer_to_a_policy_is_trained_against_it_alone(tmp_path: Path) -> None:
    rival = Instinct(glance(2))
    state = lessons.train(2, 1, tmp_path / "answer.json", turns=1, scale=TINY, rival=rival)
    usual = lessons.train(2, 1, tmp_path / "usual.json", turns=1, scale=TINY)
    assert state["policies"] != usual["policies"]
