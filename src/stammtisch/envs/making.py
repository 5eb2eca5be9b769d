"""What all environments share: their game with its options, its encoding and its deals."""

from __future__ import annotations

from random import Random
from typing import Any

from stammtisch import games
from stammtisch.core.chance import Seeded
from stammtisch.core.encoding import Encoding
from stammtisch.core.game import BadOption
from stammtisch.envs.episode import Episode
from stammtisch.texts import missing

__all__ = ["AnyEncoding", "AnyEpisode", "Deals", "deal", "encoding_of", "missing"]

AnyEncoding = Encoding[Any, Any, Any]
AnyEpisode = Episode[Any, Any, Any]


def encoding_of(game: str, *, signals: bool = True, **options: Any) -> AnyEncoding:
    """The encoding of a game with these options; without signals nobody is asked for any."""
    found = games.get(game)
    chosen = options if signals else {**options, **found.silent}
    encoding = found.encoding(found.options(**chosen))
    if encoding is None:
        raise BadOption("mistake-no-encoding", game=game)
    return encoding


class Deals:
    """Game after game of an environment: a seed names all of them, and each has a number."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed, self._next = seed, 0
        self.name = ""
        """Of the latest game: seed and number."""

    def next(self, seed: int | str | None = None) -> Seeded:
        """The chance of the next game; with a seed, of its first one."""
        if seed is not None:
            self._seed, self._next = seed, 0
        elif self._seed is None:
            self._seed = Random().getrandbits(31)
        self.name = f"{self._seed}/{self._next}"
        self._next += 1
        return Seeded(f"{self.name}/chance")


def deal(seed: int | str, index: int) -> Seeded:
    """The chance of a game by its number: the very cards that `stammtisch simulate --seed` deals."""
    return Seeded(f"{seed}/{index}/chance")
