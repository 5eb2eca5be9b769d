"""The public test kit notices games that break their promises."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stammtisch import games
from stammtisch.core.game import Hidden, Move
from stammtisch.games.raise_game.encoding import RaiseEncoding
from stammtisch.games.raise_game.game import Raise
from stammtisch.testing import AnyGame, GameSuite, twin, walk
from stammtisch.testing.suite import ACTS, MANY, SEEDS


class Gossip(Raise):
    """Tells everybody which cards are dealt."""

    def redact(self, state: Any, move: Move[Any], seat: int | None) -> Move[Any] | Hidden:
        return move


class OpenHands(Raise):
    """Shows everybody the hands."""

    def view(self, state: Any, seat: int | None) -> Any:
        return super().view(state, seat)._replace(hands=state.hands)


class Miscounting(Raise):
    """Counts its draws in one row, whatever they are drawn from."""

    def turn(self, state: Any) -> Any:
        turn: Any = super().turn(state)
        return turn._replace(number=0) if hasattr(turn, "stream") else turn


def test_a_view_that_leaks_is_noticed() -> None:
    """Hypothesis looks for an example, but not for the smallest one: that takes long."""
    suite = suite_of(OpenHands())
    promise = GameSuite.test_what_a_seat_has_never_seen_never_reaches_it.hypothesis.inner_test  # type: ignore[attr-defined]

    @settings(MANY, phases=[Phase.generate], derandomize=True, database=None, report_multiple_bugs=False)
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def check(data: st.DataObject, seed: int, acts: int) -> None:
        promise(suite, data=data, seed=seed, acts=acts)

    with pytest.raises(AssertionError):
        check()


class Confused(Raise):
    """Gives every card the same id."""

    def encoding(self, options: Any) -> RaiseEncoding:
        class Same(RaiseEncoding):
            def action(self, view: Any, act: Any) -> int:
                return min(super().action(view, act), 6)

        return Same(self, options)


def test_an_id_of_two_acts_is_noticed() -> None:
    suite = suite_of(Confused())
    promise = GameSuite.test_every_act_has_an_id_and_every_view_its_numbers.hypothesis.inner_test  # type: ignore[attr-defined]

    @settings(MANY, phases=[Phase.generate], derandomize=True, database=None, report_multiple_bugs=False)
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def check(data: st.DataObject, seed: int, acts: int) -> None:
        promise(suite, data=data, seed=seed, acts=acts)

    with pytest.raises(AssertionError):
        check()


def test_a_move_that_is_told_to_everybody_is_noticed() -> None:
    with pytest.raises(AssertionError):
        suite_of(Gossip()).test_forms_say_what_is_hidden()


def test_draws_that_are_not_counted_are_noticed() -> None:
    with pytest.raises(AssertionError):
        suite_of(Miscounting()).test_every_stream_of_chance_is_counted_from_0()


def suite_of(game: AnyGame) -> GameSuite:
    suite = GameSuite()
    suite.game = game
    return suite


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_twin_changes_nothing_that_its_seat_has_seen(game: str) -> None:
    """Nor what was hidden when it was chosen and has been turned up since."""
    rules = games.get(game)
    options = rules.options(players=3)
    found = 0
    for seed in range(60):
        rng = Random(seed)
        match = walk(rules, options, seed, rng.randrange(4, 40))
        seat = rng.choice([None, 0, 1, 2])
        moves = twin(match, seat, rng)
        if moves is None:
            continue
        state = rules.start(options)
        for move in moves:
            state = rules.apply(state, move)
        assert rules.view(state, seat) == match.view(seat), f"seed {seed}, seat {seat}"
        found += 1
    assert found >= 15
