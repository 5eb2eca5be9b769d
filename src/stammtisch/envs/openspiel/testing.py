"""OpenSpiel's own test, and a test of imagined worlds, for any game. Subclass the suite and set the game:

    from stammtisch.envs.openspiel.testing import SpielSuite

    class TestTarotInOpenSpiel(SpielSuite):
        game = GAME

The game must be installed. It needs pytest: `pip install "stammtisch[openspiel,testing]"`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

from stammtisch.envs.openspiel.adapter import game_name, register
from stammtisch.testing import AnyGame

__all__ = ["SpielSuite", "check_imagined", "play_at_random"]


def play_at_random(state: Any, rng: Random) -> None:
    """Applies one action, by its probability if it is chance's."""
    if state.is_chance_node():
        ids, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(ids, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def check_imagined(state: Any, seat: int, rng: Random) -> None:
    """A world that the seat imagines looks the same to it, and its history leads there."""
    other = state.resample_from_infostate(seat, rng.random)
    assert other.current_player() == state.current_player()
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    again = state.get_game().new_initial_state()
    for action in other.history():
        assert action in again.legal_actions(), "an imagined history must be legal"
        again.apply_action(action)
    assert str(again) == str(other), "an imagined history must lead to its state"
    assert again.returns() == other.returns()
    for each in range(state.num_players()):
        assert again.information_state_string(each) == other.information_state_string(each)
        assert again.information_state_tensor(each) == other.information_state_tensor(each)


class SpielSuite:
    """What OpenSpiel and its searches ask of a game, for the fewest and the most players."""

    game: AnyGame
    worlds = 20
    """How many worlds are imagined in the longest game, by one seat after the other."""

    def test_openspiel_accepts_it(self) -> None:
        for game in self._games():
            pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    def test_imagined_worlds_look_the_same_and_have_a_history(self) -> None:
        for game in self._games():
            rng, state = Random(1), game.new_initial_state()
            decisions, every = 0, max(1, game.max_game_length() // self.worlds)
            while not state.is_terminal():
                if not state.is_chance_node():
                    if decisions % every == 0:
                        check_imagined(state, decisions // every % game.num_players(), rng)
                    decisions += 1
                play_at_random(state, rng)

    def _games(self) -> Iterator[Any]:
        register(self.game.name)
        players = self.game.option_list()[0].choices
        for number in sorted({min(players), max(players)}):
            yield pyspiel.load_game(game_name(self.game.name), {"players": number})
