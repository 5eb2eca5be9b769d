"""The games as PettingZoo environments: one seat after the other, or all at once where a game is so.

    from stammtisch.envs import pettingzoo

    env = pettingzoo.env(game, players=3, seed=1)
    env.reset()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))

Needs `pip install "stammtisch[rl]"`. `docs/environments.md` describes observations, actions and rewards.
"""

from __future__ import annotations

from typing import Any

from stammtisch.core.game import BadOption
from stammtisch.envs.episode import Episode
from stammtisch.envs.making import AnyEncoding, AnyEpisode, Deals, encoding_of, missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise missing("rl") from error

from stammtisch.envs.arrays import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    answered,
    drawn,
    mask_of,
    need_render_mode,
    numbers_space,
    observed,
    spaces_of,
)

__all__ = ["OneByOne", "Together", "env", "parallel_env"]


def env(
    game: str,
    *,
    signals: bool = True,
    reward: str | None = None,
    seed: int | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """An environment in which one seat after the other acts.

    `options` are the game's, `players` among them. Without `signals` nobody is asked for any. `reward` is
    one of the encoding's; by default its first one. Game number i has the cards that `stammtisch simulate`
    deals with the same seed.
    """
    made = encoding_of(game, signals=signals, **options)
    return OrderEnforcingWrapper(OneByOne(made, reward=reward, seed=seed, render_mode=render_mode))


def parallel_env(
    game: str,
    *,
    signals: bool = True,
    reward: str | None = None,
    seed: int | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Together:
    """An environment in which all seats act at once; raises `BadOption` unless they always do."""
    made = encoding_of(game, signals=signals, **options)
    if not made.simultaneous:
        raise BadOption("mistake-not-simultaneous", game=game)
    return Together(made, reward=reward, seed=seed, render_mode=render_mode)


class _Table:
    """What both kinds of environments share."""

    def __init__(
        self,
        encoding: AnyEncoding,
        *,
        reward: str | None = None,
        seed: int | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = encoding
        self.render_mode = need_render_mode(render_mode)
        self.reward = encoding.need_reward(reward or encoding.rewards[0])
        self.metadata = {
            "name": f"{encoding.game.name}_v{encoding.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": encoding.simultaneous,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(encoding.options.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals = Deals(seed)
        self.episode: AnyEpisode
        """The game being played."""
        made = [spaces_of(encoding) for _ in self.possible_agents]
        self.observation_spaces = dict(zip(self.possible_agents, [seen for seen, _ in made], strict=True))
        self.action_spaces = dict(zip(self.possible_agents, [acts for _, acts in made], strict=True))
        self.state_space = numbers_space(encoding, len(self.possible_agents))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.int16]:
        """All seats' observations, one after the other: for those who train together."""
        seen = [self.episode.observe(seat) for seat in range(len(self.possible_agents))]
        return np.array(seen, np.int16).ravel()

    def render(self) -> str | None:
        """The table with all hands."""
        return drawn(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    def _begin(self, seed: int | None) -> None:
        self.agents = self.possible_agents[:]
        self.episode = Episode(self.encoding, self._deals.next(seed))

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": mask_of(self.episode, self._seats[agent])} for agent in self.agents}

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()


class OneByOne(_Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """An agent for each seat, `seat_0` and so on, asked one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game; with a seed, its first one. `options` are not used: they are the environment's."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[self.episode.asked[0]]
        self._shown()

    def observe(self, agent: str) -> Observation:
        return observed(self.episode, self._seats[agent])

    def step(self, action: int | None) -> None:
        """The act of `agent_selection`; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode, seat = self.episode, self._seats[agent]
        before = episode.state
        self._cumulative_rewards[agent] = 0.0
        illegal = answered(episode, seat, action)
        if illegal is None:
            given = self.encoding.reward(self.reward, before, episode.state)
            self.rewards = dict(zip(self.possible_agents, given, strict=True))
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self._accumulate_rewards()
        self.infos = self._infos()
        if illegal is not None:
            self.infos[agent]["illegal"] = illegal
        if illegal is not None or not episode.asked:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.asked[0]]
        self._shown()


class Together(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """An agent for each seat, `seat_0` and so on, all asked at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """The next game; with a seed, its first one. `options` are not used: they are the environment's."""
        self._begin(seed)
        self._shown()
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The acts of all agents."""
        episode, agents = self.episode, self.agents
        before = episode.state
        illegal = {agent: answered(episode, self._seats[agent], actions[agent]) for agent in agents}
        wrong = {agent: text for agent, text in illegal.items() if text is not None}
        if wrong:
            rewards = {agent: ILLEGAL if agent in wrong else 0.0 for agent in agents}
        else:
            given = self.encoding.reward(self.reward, before, episode.state)
            rewards = dict(zip(agents, given, strict=True))
        over = bool(wrong) or not episode.asked
        seen, infos = self._observations(), self._infos()
        for agent, text in wrong.items():
            infos[agent]["illegal"] = text
        if over:
            self.agents = []
        self._shown()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: observed(self.episode, self._seats[agent]) for agent in self.agents}
