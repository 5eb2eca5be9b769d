"""What the bots of all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from stammtisch.core.game import Bot

__all__ = ["AnyBot", "Benchmark", "Entry", "Quiet", "RandomBot", "Trained"]

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot that can take a seat; `where` is its class, as `package.module:Class`.

    `whole_games`, where there is one, is a module that plays games of this bot alone much faster.
    Both are named and not imported: listing bots must load neither kernels nor weights.
    """

    name: str
    about: str
    where: str
    whole_games: str = ""

    def make(self) -> AnyBot:
        module, name = self.where.split(":")
        bot: Callable[[], AnyBot] = getattr(import_module(module), name)
        return bot()


class Quiet:
    """A bot that never signals; whoever runs it need not ask for asides."""

    def aside(self, view: Any, rng: Random) -> Sequence[Any]:
        return ()


class RandomBot(Quiet):
    """Any legal act, each as likely as the others."""

    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        return rng.choice(view.legal)


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Something whose speed `stammtisch bench` measures.

    An entry point of the group `stammtisch.benchmarks`, named after the game, points to a sequence of them.
    Without `play`, random games on the plain engine are measured.
    """

    what: str
    """Its name in `--json`; `bench-<what>` is its text."""
    players: int
    play: Callable[[int], int] | None = None
    """Plays the batch of that number, and returns how many games it has played."""
    aim: int | None = None
    """How many games a second are asked for."""


@dataclass(frozen=True, slots=True)
class Trained:
    """What a training has written, and how its strength has grown.

    An entry point of the group `stammtisch.training`, named after the game, points to a function that takes
    the arguments of `stammtisch train` by name, those that it does not need included, and returns this. It
    raises `BadOption` before it writes anything.
    """

    file: Path
    title: str
    axis: str
    lines: dict[str, list[tuple[float, float]]]
    """By name: how far the training was, and the share of games won."""
