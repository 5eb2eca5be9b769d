"""A game as one seat lived it: stretches of the journal, each with one cause of what changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from stammtisch.bots.judge import AnyMatch, Decision
from stammtisch.core.game import Hidden, Seat
from stammtisch.core.match import TakenBack

START, CHOICE, LUCK, OTHERS, OUTCOME = "start", "choice", "luck", "others", "outcome"


@dataclass(frozen=True, slots=True)
class Stretch:
    """The journal from `start` to `end`; empty between two decisions that follow at once."""

    start: int
    end: int
    cause: str
    decision: Decision | None = None


def course(match: AnyMatch, seat: Seat, decisions: Iterable[Decision]) -> Iterator[Stretch]:
    """All stretches in order. Before, between and after decisions there is always something else.

    What tells the seat nothing (cards dealt to others, its own forced acts) continues the stretch before.
    """
    own = {one.at: one for one in decisions}
    rest = OTHERS if match.options.players > 1 else LUCK
    begin = index = 0
    cause: str | None = None
    while index < match.at:
        decision = own.get(index)
        if decision is not None:
            yield Stretch(begin, index, cause or rest)
            yield Stretch(index, decision.until, CHOICE, decision)
            begin = index = decision.until
            cause = None
            continue
        changed = _cause(match, index, seat)
        if cause and changed not in (None, cause):
            yield Stretch(begin, index, cause)
            begin, cause = index, changed
        cause = cause or changed
        index += 1
    yield Stretch(begin, match.at, cause or rest)


def _cause(match: AnyMatch, index: int, seat: Seat) -> str | None:
    """What the entry changes for the seat; None if it learns nothing new."""
    entry = match.journal[index]
    if entry.seat == seat:
        return None
    if isinstance(entry, TakenBack) or entry.seat is not None:
        return OTHERS
    return None if isinstance(match.game.redact(match.before(index), entry, seat), Hidden) else LUCK
