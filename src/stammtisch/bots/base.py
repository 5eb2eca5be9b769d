"""What the bots of all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from stammtisch.core.game import Bot

__all__ = ["AnyBot", "Benchmark", "Entry", "Quiet", "RandomBot"]

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


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A speed that `stammtisch bench` measures, in games a second; `aim` is what is asked of it.

    `play(players, number)` plays a batch of games and returns how many; the number is the seed. Without it
    random games are played on the plain engine.
    """

    name: str
    players: int
    aim: float | None = None
    play: Callable[[int, int], int] | None = None


class Quiet:
    """A bot that never signals; whoever runs it need not ask for asides."""

    def aside(self, view: Any, rng: Random) -> Sequence[Any]:
        return ()


class RandomBot(Quiet):
    """Any legal act, each as likely as the others."""

    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        return rng.choice(view.legal)
