"""The environments' own tests, for any game with an encoding. Subclass the suite and set the game:

    from stammtisch.envs.testing import EnvironmentSuite

    class TestTarotEnvironments(EnvironmentSuite):
        game = GAME

The game must be installed. It needs pytest: `pip install "stammtisch[rl,testing]"`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stammtisch.core.game import BadOption
from stammtisch.envs import Episode, pettingzoo
from stammtisch.envs.gymnasium import SeatEnv
from stammtisch.envs.making import AnyEpisode, deal, encoding_of, missing
from stammtisch.testing import AnyGame

try:
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
except ImportError as error:
    raise missing("rl") from error

__all__ = ["EnvironmentSuite"]


# They expect bare arrays, where ours come with a mask, and legal acts even when the game is over.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
class EnvironmentSuite:
    """What PettingZoo and Gymnasium ask of environments, for every number of players."""

    game: AnyGame
    cycles = 40
    """How many acts of each player PettingZoo tries."""

    def test_pettingzoo_accepts_it(self) -> None:
        for arguments in self._arguments():
            api_test(pettingzoo.env(**arguments), num_cycles=self.cycles)

    def test_the_same_seed_gives_the_same_game(self) -> None:
        for arguments in self._arguments():
            seed_test(lambda chosen=arguments: pettingzoo.env(**chosen), num_cycles=self.cycles)

    def test_its_tables_are_drawn(self) -> None:
        *_, arguments = self._arguments()
        pages = {"html": lambda page: page.lstrip().startswith("<")}
        render_test(lambda render_mode: pettingzoo.env(**arguments, render_mode=render_mode), pages)

    def test_all_act_at_once_where_a_game_is_so(self) -> None:
        for arguments in self._arguments():
            if encoding_of(**arguments).simultaneous:
                parallel_api_test(pettingzoo.parallel_env(**arguments), num_cycles=self.cycles)
                parallel_seed_test(lambda chosen=arguments: pettingzoo.parallel_env(**chosen))
            else:
                with pytest.raises(BadOption):
                    pettingzoo.parallel_env(**arguments)

    def test_gymnasium_accepts_every_seat(self) -> None:
        for arguments in self._arguments():
            for seat in range(arguments["players"]):
                env = SeatEnv(**arguments, seat=seat)
                check_env(env, skip_render_check=True)
                env.close()

    def test_a_random_game_ends_and_is_a_match(self) -> None:
        for arguments in self._arguments():
            episode: AnyEpisode = Episode(encoding_of(**arguments), deal(1, 0))
            rng = Random(1)
            while episode.asked:
                seat = episode.asked[0]
                numbers, flags = episode.observe(seat), episode.mask(seat)
                assert len(numbers) == episode.encoding.size
                legal = episode.legal(seat)
                assert legal and legal == [action for action, flag in enumerate(flags) if flag]
                episode.play(seat, rng.choice(legal))
            assert episode.match().result == episode.result is not None

    def _arguments(self) -> Iterator[dict[str, Any]]:
        for players in self.game.option_list()[0].choices:
            yield {"game": self.game.name, "players": players}
            if self.game.silent:
                yield {"game": self.game.name, "players": players, "signals": False}
