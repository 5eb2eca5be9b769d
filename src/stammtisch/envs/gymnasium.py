"""The games as Gymnasium environments: one seat learns, bots have the others.

    import gymnasium
    import stammtisch.envs.gymnasium

    env = gymnasium.make("stammtisch/Seat-v1", game=game, players=3, seat=0, bots=("random",))
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)

Importing this module registers `stammtisch/Seat-v1` for any game, and an id for each game that can be played
alone, made of its name. Needs `pip install "stammtisch[rl]"`. `docs/environments.md` describes observations,
actions and rewards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch import bots, games
from stammtisch.bots.outside import Fault, Moment, Player, Seating, find
from stammtisch.bots.outside.players import SECONDS
from stammtisch.core.encoding import Asked
from stammtisch.core.game import BadOption, Choice
from stammtisch.envs.episode import Episode
from stammtisch.envs.making import AnyEpisode, Deals, encoding_of, missing

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
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
    observed,
    spaces_of,
)

__all__ = ["SeatEnv", "register"]

VERSION = 1
"""Of the environments' ids."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; the bots on the other seats play before it is asked again.

    `bots` are names as `stammtisch simulate` takes them: one for all other seats, or one for each of them in
    seat order; by default the game's weakest. Each has `seconds` for a move. The rest is as in
    `stammtisch.envs.pettingzoo.env`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: Sequence[str] | str = (),
        signals: bool = True,
        reward: str | None = None,
        seed: int | str | None = None,
        seconds: float = SECONDS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.encoding = encoding_of(game, signals=signals, **options)
        self.render_mode = _render_mode(render_mode)
        self.reward = self.encoding.need_reward(reward or self.encoding.rewards[0])
        seen, self.action_space = spaces_of(self.encoding)
        self.observation_space: gymnasium.spaces.Space[Any] = seen
        players = self.encoding.options.players
        if seat not in range(players):
            raise BadOption("mistake-option-value", name="seat", value=str(seat), values=_listed(players))
        self.seat = seat
        self.names = _names(game, seat, players, bots)
        self._seconds = seconds
        self._deals = Deals(seed)
        self._players: dict[int, Player] = {
            other: find(game, name) for other, name in enumerate(self.names) if other != seat
        }
        self.episode: AnyEpisode
        """The game being played."""
        self._rewarded: Any = None
        """The state up to which rewards have been given."""
        self._begun: Any = None
        """The turn at whose beginning the bots have made their remarks."""
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The next game; with a seed, its first one. `options` are not used: they are the environment's.

        A game that ends before the seat is asked is passed over.
        """
        super().reset(seed=seed)
        self._begin(seed)
        while self._over:
            self._begin(None)
        self._shown()
        return observed(self.episode, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The act of the seat, and all that the others do until it is asked again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        illegal = answered(self.episode, self.seat, action)
        if illegal is None:
            self._others()
            reward = self.encoding.reward(self.reward, self._rewarded, self.episode.state)[self.seat]
            self._rewarded = self.episode.state
            info = self._info()
        else:
            reward, self._over = ILLEGAL, True
            info = {**self._info(), "illegal": illegal}
        self._shown()
        return observed(self.episode, self.seat), reward, self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may answer; some libraries ask for it by this name."""
        if not hasattr(self, "episode"):
            raise gymnasium.error.ResetNeeded("no game has begun: call reset() first")
        return mask_of(self.episode, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table with all hands."""
        return drawn(self.episode, self.render_mode)

    def close(self) -> None:
        """Ends the bots' processes, if they have any."""
        for player in self._players.values():
            player.close()

    def _begin(self, seed: int | None) -> None:
        chance = self._deals.next(seed)
        game, options = self.encoding.game, self.encoding.options
        for seat, player in self._players.items():
            name = f"{self._deals.name}/{seat}"
            player.begin(Seating(game, options, seat, self.names, name, self._seconds))
        self.episode = Episode(self.encoding, chance)
        self._rewarded = self.episode.state
        self._begun = None
        self._others()

    def _others(self) -> None:
        """Let the bots play until the seat is asked or the game is over."""
        episode = self.episode
        while asked := episode.asked:
            self._remark()
            if asked[0] == self.seat:
                break
            self._bot_plays(asked[0])
        self._over = not episode.asked

    def _remark(self) -> None:
        """Whenever a turn begins, bots on turn may make remarks, too; learners are asked on others' turns."""
        turn = self.episode.turn
        assert isinstance(turn, Choice)
        begun = (self.episode.falls, turn.seats)
        if begun != self._begun:
            self._begun = begun
            for seat in turn.seats:
                if seat in self._players:
                    self._bot_talks(seat)

    def _bot_plays(self, seat: int) -> None:
        episode = self.episode
        if episode.question(seat) is Asked.ACT:
            act = self._players[seat].act(self._moment(seat))
            if act not in episode.game.legal(episode.state, seat):
                raise Fault("illegal", repr(act))
        else:
            self._bot_talks(seat)
            act = None
        episode.play(seat, self.encoding.action(episode.view(seat), act))

    def _bot_talks(self, seat: int) -> None:
        episode, player = self.episode, self._players[seat]
        if self.encoding.most_asides and not player.quiet and episode.game.asides(episode.state, seat):
            for act in player.remarks(self._moment(seat)):
                episode.say(seat, act)

    def _moment(self, seat: int) -> Moment:
        episode = self.episode

        def sent() -> bytes:
            import msgspec

            from stammtisch.games.wire import seat_view

            return msgspec.json.encode(seat_view(episode.game, episode.state, seat, past=True))

        return Moment(len(episode.moves), episode.view(seat), sent)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.episode, self.seat)}

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()


def _render_mode(wanted: str | None) -> str | None:
    """The same, or None with a warning: some libraries ask for pictures before they ask for anything else."""
    try:
        return need_render_mode(wanted)
    except BadOption as error:
        gymnasium.logger.warn(str(error))
        return None


def _listed(players: int) -> str:
    return ", ".join(map(str, range(players)))


def _names(game: str, seat: int, players: int, chosen: Sequence[str] | str) -> tuple[str, ...]:
    """By seat, with a name for the one that learns."""
    others = players - 1
    named = [chosen] if isinstance(chosen, str) else list(chosen) or [bots.BOTS[game][0].name]
    if len(named) == 1:
        named *= others
    if len(named) != others:
        raise BadOption("mistake-other-seats", count=len(named), seats=others)
    return (*named[:seat], "learner", *named[seat:])


def register() -> None:
    """The ids of all environments; the names of games are written like classes."""
    where = "stammtisch.envs.gymnasium:SeatEnv"
    wanted: dict[str, dict[str, Any]] = {f"stammtisch/Seat-v{VERSION}": {}}
    for name, game in games.GAMES.items():
        if 1 in game.option_list()[0].choices:
            title = "".join(word.capitalize() for word in name.replace("_", "-").split("-"))
            wanted[f"stammtisch/{title}-v{VERSION}"] = {"game": name, "players": 1, "signals": False}
    for one, arguments in wanted.items():
        if one not in gymnasium.registry:
            gymnasium.register(id=one, entry_point=where, kwargs=arguments)


register()
