"""What all environments share: their game with its options, its encoding and its deals."""

from __future__ import annotations

from typing import Any

from stammtisch import games
from stammtisch.core.chance import Seeded
from stammtisch.core.encoding import Encoding
from stammtisch.core.game import BadOption
from stammtisch.texts import ENGLISH, Reason, why

__all__ = ["AnyEncoding", "deal", "encoding_of", "missing"]

AnyEncoding = Encoding[Any, Any, Any]


def encoding_of(game: str, *, signals: bool = True, **options: Any) -> AnyEncoding:
    """The encoding of a game with these options; without signals nobody is asked for any."""
    found = games.get(game)
    chosen = options if signals else {**options, **found.silent}
    encoding = found.encoding(found.options(**chosen))
    if encoding is None:
        raise BadOption("mistake-no-encoding", game=game)
    return encoding


def deal(seed: int | str, index: int) -> Seeded:
    """The chance of a game by its number: the very cards that `stammtisch simulate --seed` deals."""
    return Seeded(f"{seed}/{index}/chance")


def missing(extra: str) -> ImportError:
    """The error where an extra is not installed, which says how to install it."""
    return ImportError(why(Reason("mistake-extra-missing", extra=extra), ENGLISH))
