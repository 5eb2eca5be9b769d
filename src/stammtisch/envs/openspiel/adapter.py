"""Our games as games of OpenSpiel."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import lru_cache
from pickle import dumps
from random import Random
from types import new_class
from typing import Any, ClassVar

import pyspiel

from stammtisch import games
from stammtisch.core.game import BadOption, Option
from stammtisch.envs.making import encoding_of
from stammtisch.envs.openspiel.moments import Moment, Table
from stammtisch.envs.openspiel.observers import Observer

__all__ = ["SpielGame", "SpielState", "game_name", "register", "table_of"]

PREFIX = "python_stammtisch_"
SEAT = "seat_"
"""Stands before a seat in a parameter that may be a word, too: OpenSpiel would take it for a number."""
NO_FIELDS = b64encode(dumps({})).decode("ascii")
"""What a serialized state without fields of its own has at its end."""


def game_name(name: str) -> str:
    """What OpenSpiel calls the game.

    >>> game_name("old-maid")
    'python_stammtisch_old_maid'
    """
    return PREFIX + name.replace("-", "_")


@lru_cache(maxsize=64)
def table_of(name: str, options: Any, reward: str) -> Table:
    """Everything about a game with these options that stays the same."""
    game = games.get(name)
    encoding = game.encoding(options)
    histories = encoding.histories() if encoding else None
    if encoding is None or histories is None:
        raise BadOption("mistake-no-encoding", game=name)
    return Table(game, encoding, histories, encoding.need_reward(reward or encoding.rewards[0]))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Everybody acts in turn; what is done at the same time is hidden until all have."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.first

    # Names and arguments are OpenSpiel's.

    def current_player(self) -> int:
        moment = self.moment
        if moment.talking:
            return moment.seat
        if moment.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if moment.by_chance else moment.seat

    def is_terminal(self) -> bool:
        return self.moment.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.odds()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if action not in moment.ids():
            return f"id {action}"
        return moment.table.notation(moment.ids()[action])

    def returns(self) -> list[float]:
        return list(self.moment.gained) or [0.0] * self.moment.table.players

    def rewards(self) -> list[float]:
        return list(self.moment.latest) or [0.0] * self.moment.table.players

    def __str__(self) -> str:
        moment = self.moment
        position = moment.table.game.position(moment.state)
        return f"{position} ({moment.seat} may talk)" if moment.talking else position

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, with a history that leads to it."""
        imagined = self.moment.imagined(player, Random(int(rng() * 2**53)))
        history = ",".join([f"{-1 if by is None else by}:{id}" for (by, _), id in imagined.told()])
        game = self.get_game()
        state: SpielState = game.deserialize_state(
            f"history={history}\nmove_number={imagined.length}\n__dict__={NO_FIELDS}"
        )
        state.moment = imagined
        return state


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; `first` is the moment before anything has been dealt.

    Each of our games is a subclass.
    """

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        reward = str(chosen.pop("reward", ""))
        signals = bool(chosen.pop("signals", True))
        words = {key: str(value).removeprefix(SEAT) for key, value in chosen.items()}
        encoding = encoding_of(self.name, signals=signals, **words)
        table = table_of(self.name, encoding.options, reward)
        self.first = Moment(table, table.game.start(table.options))
        histories, worth = table.histories, table.histories.utilities(table.reward)
        asides = histories.most_turns * (table.players - 1) * encoding.most_asides
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=histories.outcomes,
            num_players=table.players,
            min_utility=worth.least,
            max_utility=worth.most,
            utility_sum=0.0 if worth.zero_sum else None,
            max_game_length=histories.most_decisions + asides,
        )
        super().__init__(_game_type(table), info, dict(params or {}))

    def new_initial_state(self, text: str | None = None) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.first.table.histories.most_chance

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Of what a seat knows now, or of all it has known; there are no others."""
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        longest = self.max_game_length() + self.max_chance_nodes_in_history()
        return Observer(self.first.table, longest if kind.perfect_recall else 0)


def _parameter(option: Option) -> Any:
    """An option's default as OpenSpiel takes it; what may be a word or a number is a word."""
    same = {type(choice) for choice in option.choices} == {type(option.default)}
    return option.default if same else str(option.default)


def _game_type(table: Table) -> Any:
    game, kinds = table.game, pyspiel.GameType
    worth = table.histories.utilities(table.reward)
    competing = kinds.Utility.ZERO_SUM if worth.zero_sum else kinds.Utility.GENERAL_SUM
    options = game.option_list()
    players = options[0].choices
    return pyspiel.GameType(
        short_name=game_name(game.name),
        long_name=game.forms.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else competing,
        reward_model=kinds.RewardModel.TERMINAL if worth.at_the_end else kinds.RewardModel.REWARDS,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            **{option.name: _parameter(option) for option in options},
            "signals": True,
            "reward": table.encoding.rewards[0],
        },
    )


def register(name: str) -> None:
    """Makes a game known to `pyspiel.load_game`, unless it is already, or says too little of itself."""
    if game_name(name) in pyspiel.registered_names():
        return
    game = games.get(name)
    options = game.options()
    encoding = game.encoding(options)
    if encoding is None or encoding.histories() is None:
        return
    # A class, as OpenSpiel still holds it when Python has ended, and would end anything else by a crash.
    made = new_class(type(game).__name__, (SpielGame,), exec_body=lambda body: body.update(name=name))
    pyspiel.register_game(_game_type(table_of(name, options, "")), made)
