"""A review in words, in the current language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stammtisch import games
from stammtisch.bots.judge import Remark
from stammtisch.core.game import Line
from stammtisch.texts import text

__all__ = ["say_acts", "say_reason", "write_acts"]

SEATS = ("seat", "who")
"""Values of a remark that are seats; its text has the player's `name` instead."""


def say_reason(remark: Remark, names: Sequence[str]) -> str:
    """The reason as a sentence; the plain key if there is no text for it.

    >>> say_reason(Remark("raise-better-overtaken", {"who": 1}), ["Anna", "Ben"])
    'Ben could still overtake you.'
    """
    values: dict[str, str | int] = {}
    for name, value in remark.values.items():
        if name in SEATS:
            values["name"] = names[int(value)]
        else:
            values[name] = value
    try:
        return text(remark.key, **values)
    except KeyError:
        return remark.key


def say_acts(game: str, lines: Iterable[Line]) -> str:
    """Acts, written as in a record without the seat, in words.

    >>> say_acts("tarot", [{"bid": 7}, {"lay": ["cup", "moon"]}])
    'bid 7, lay cup + moon'
    """
    return ", ".join(_say(game, key, value) for line in lines for key, value in line.items())


def write_acts(game: str, lines: Iterable[Line]) -> str:
    """The same in the game's notation, which can be typed again."""
    known = games.get(game)
    moves = [move for line in lines for move in known.moves({**line, "seat": 0})]
    return ", ".join(known.notation(move.act) for move in moves)


def _say(game: str, key: str, value: Any) -> str:
    """By the text `GAME-act-KEY`, as on the button of a game with a plain face; else as it is written."""
    parts = [str(one) for one in value] if isinstance(value, list) else [str(value)]
    whole = value if type(value) is int else " + ".join(parts)
    try:
        return text(f"{game}-act-{key}", value=whole, first=parts[0], second=parts[-1])
    except KeyError:
        return key if value is True else f"{key} {whole}"
