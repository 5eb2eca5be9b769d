"""Matches for review, restored from records."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch import games
from stammtisch.bots.judge import AnyMatch
from stammtisch.core.record import Checked, Fault, check
from stammtisch.review.reviewer import NoReview
from stammtisch.texts import why

__all__ = ["read"]


def read(file: Iterable[str], number: int | None = None) -> list[AnyMatch]:
    """All games of a record, or only this one, counted from 1; raises `NoReview` for the first that is unfit.

    With a number, faults in the other games do not matter.
    """
    if number is None:
        return [_match(one) for one in check(file, games.get)]
    place = 0
    for place, one in enumerate(check(file, games.get), 1):
        if place == number:
            return [_match(one)]
    raise NoReview("review-no-game", number=number, games=place)


def _match(found: Checked | Fault) -> AnyMatch:
    if isinstance(found, Fault):
        raise NoReview("record-fault", line=found.line, reason=why(found.error))
    if found.match.lesson:
        raise NoReview("review-lesson", line=found.line)
    return found.match
