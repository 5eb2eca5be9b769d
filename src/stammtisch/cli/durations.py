"""Durations as people write them: `12h`, `90d`, `4w`."""

from __future__ import annotations

import re

from stammtisch.cli.mistakes import Mistake
from stammtisch.texts import text

UNITS = {"h": 3600, "d": 86_400, "w": 604_800}
LONGEST = 100 * 366 * UNITS["d"]


def seconds(option: str, given: str) -> int:
    """A duration in seconds, at least an hour; raises `Mistake`.

    >>> seconds("--older-than", "90d"), seconds("--older-than", "12H")
    (7776000, 43200)
    """
    found = re.fullmatch(r"\s*([0-9]{1,6})\s*([hdw])\s*", given.lower())
    length = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < length <= LONGEST:
        raise Mistake(text("mistake-duration", option=option, given=given))
    return length
