"""Days, in UTC, written as in `2026-11-17`."""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta

_WRITTEN = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}").fullmatch


def day_at(moment: float) -> str:
    """The day of a time in seconds since 1970.

    >>> day_at(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def read_day(text: str) -> str | None:
    """A day as it is written; None if there is no such day.

    >>> read_day("2026-11-17"), read_day("2026-02-30"), read_day("20261117")
    ('2026-11-17', None, None)
    """
    if _WRITTEN(text) is None:
        return None
    try:
        date.fromisoformat(text)
    except ValueError:
        return None
    return text


def beginning(day: str) -> float:
    return datetime.combine(date.fromisoformat(day), time(), UTC).timestamp()


def ending(day: str) -> float:
    """The moment at which a day is over.

    >>> ending("1970-01-01")
    86400.0
    """
    return beginning(day) + 86_400


def next_day(day: str, days: int = 1) -> str:
    """
    >>> next_day("2026-12-31"), next_day("2024-03-01", -1)
    ('2027-01-01', '2024-02-29')
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def streaks(days: Collection[str]) -> list[int]:
    """The lengths of all rows of consecutive days, oldest first.

    >>> streaks(["2026-11-17", "2026-11-14", "2026-11-16"])
    [1, 2]
    """
    found: list[int] = []
    last = ""
    for day in sorted(set(days)):
        if last and next_day(last) == day:
            found[-1] += 1
        else:
            found.append(1)
        last = day
    return found


def streak(days: Collection[str], today: str) -> int:
    """How many days in a row, up to today, or up to yesterday while today is still to come.

    >>> streak(["2026-11-15", "2026-11-16"], "2026-11-17"), streak(["2026-11-15"], "2026-11-17")
    (2, 0)
    """
    past = [day for day in days if day <= today]
    recent = max(past, default="")
    return streaks(past)[-1] if recent in (today, next_day(today, -1)) else 0
