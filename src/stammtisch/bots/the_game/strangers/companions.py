"""Who sits at a table, by name: our levels, the partners, networks by seed, and the answers to partners."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from stammtisch.bots.the_game._kernel.company import Companion
from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.levels import Learned, Level, Master, Planner, Sharp
from stammtisch.bots.the_game.strangers.habits import OURS, PLAIN
from stammtisch.bots.the_game.strangers.partners import BASE, OWN, partner
from stammtisch.bots.the_game.weights import read
from stammtisch.games.the_game.model import Options, View

LEVELS: dict[str, type[Level]] = {
    "planner": Planner,
    "learned": Learned,
    "sharp": Sharp,
    "master": Master,
}
SEEDS = ("seed-1", "seed-2", "seed-3")
"""Networks trained from scratch, alike in all but their seed."""


def answer_to(name: str) -> str:
    """The name of the network that was trained to play with this partner."""
    return f"for-{name}"


class Compiled:
    """All who play in compiled code at tables of these options; `folder` has their networks.

    `further` are others, by names of their own.
    """

    def __init__(
        self, folder: Path, options: Options, further: Mapping[str, Companion] | None = None
    ) -> None:
        self.folder, self.options = folder, options
        self._made = dict(further or {})

    def file(self, name: str) -> Path:
        """Where the network of that name is."""
        return self.folder / str(self.options.players) / f"{name}.bin"

    def answers(self) -> dict[str, str]:
        """For each partner the best response that we have to it, as `training.choose_answers` found it."""
        found: dict[str, str] = json.loads(self.chosen.read_text("utf-8"))
        return found

    @property
    def chosen(self) -> Path:
        """Where the answers are."""
        return self.file("answers").with_suffix(".json")

    def knows(self, name: str) -> bool:
        return name in {BASE, *LEVELS, *SEEDS} or partner(name.removeprefix("for-")) is not None

    def get(self, name: str) -> Companion:
        """One object for each name: it may sit in several seats of a compiled game."""
        if name not in self._made:
            self._made[name] = self.make(name)
        return self._made[name]

    def make(self, name: str) -> Companion:
        one = partner(name)
        habit = one.habit if one else OURS if name in LEVELS else PLAIN
        like = name if one is None or one.plays_like == OWN else one.plays_like
        if like in LEVELS:
            return Companion(LEVELS[like]().player(self.options), habit)
        return Companion(Player(self.network(like), Learned.skill), habit)

    def network(self, name: str) -> Network:
        network = Network()
        network.load(read(self.file(name))[1])
        return network

    def searches(self, name: str) -> bool:
        """Whether it throws dice of its own, which it must be given."""
        return name in LEVELS and LEVELS[name].skill.top > 1


class Seated(Level):
    """The same player for the engine: view in, act out."""

    def __init__(self, companion: Companion) -> None:
        super().__init__()
        self._companion = companion

    def words(self, view: View) -> tuple[int, ...]:
        return self._companion.words(view)

    def decide(self, view: View, seed: int, seconds: float) -> list[tuple[int, int]]:
        return self._companion.decide(view, seed)
