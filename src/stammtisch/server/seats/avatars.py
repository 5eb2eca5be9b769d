"""The pictures on seats: a small set for people, another for bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import choice
from typing import Literal, get_args

Avatar = Literal[
    "fox", "owl", "cat", "bear", "hare", "frog", "snail", "duck", "whale", "mug", "pretzel", "candle"
]
"""What a person can choose."""
AVATARS: tuple[str, ...] = get_args(Avatar)
BOT_AVATARS = ("bot-1", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6")


def free_avatar(taken: Iterable[str], avatars: Sequence[str] = AVATARS) -> str:
    """One that nobody at the table has; any if there is none left.

    >>> free_avatar(AVATARS[1:])
    'fox'
    """
    used = set(taken)
    return choice([one for one in avatars if one not in used] or avatars)
