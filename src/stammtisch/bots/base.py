"""Shared by the bots of all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from stammtisch.core.game import Bot

__all__ = ["AnyBot", "Benchmark", "Entry", "Helpers", "Quiet", "RandomBot", "Trained"]

AnyBot = Bot[Any, Any]
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot that can take a seat; `where` is its class, as `package.module:Class`.

    `whole_games`, if given, is a module that plays games of this bot alone much faster. Both are names
    and not imports: listing bots must load neither kernels nor weights.
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
    """A bot that never signals; callers need not ask it for asides."""

    def aside(self, view: Any, rng: Random) -> Sequence[Any]:
        return ()


class RandomBot(Quiet):
    """Any legal act with equal probability."""

    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        return rng.choice(view.legal)


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Something whose speed `stammtisch bench` measures.

    An entry point in the group `stammtisch.benchmarks`, named after the game, refers to a sequence of them.
    Without `play`, random games on the plain engine are measured.
    """

    what: str
    """Its name in `--json`; `bench-<what>` is its text."""
    players: int
    play: Callable[[int], int] | None = None
    """Plays the batch of that number and returns its number of games."""
    aim: int | None = None
    """The target in games per second."""


class Helpers(Protocol):
    """Processes that share the work of a run, perhaps on several machines (`--cluster`)."""

    count: int
    """How many there are."""

    def begin(self, call: Callable[[T], R], part: T) -> Callable[[], R]:
        """Start a call in one of them; what is returned waits for its result, or raises what it has raised.

        `call` is a function of a module. Whoever is killed is replaced, and the call made again: it must
        give the same result every time.
        """
        ...


@dataclass(frozen=True, slots=True)
class Trained:
    """The result of a training: its files, and strength over time.

    An entry point in the group `stammtisch.training`, named after the game, refers to a function that takes
    all arguments of `stammtisch train` by name, even those it does not need, and returns this; `helpers` are
    `Helpers` or None. It raises `BadOption` before it writes anything.
    """

    file: Path
    title: str
    axis: str
    lines: dict[str, list[tuple[float, float]]]
    """By name: points of training progress and share of games won."""
