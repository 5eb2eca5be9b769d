"""A decision while it is being judged, in one part of the worlds after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import fmean
from typing import Any

from stammtisch.bots.judge import AnyMatch, Decision, Remark, Weighing
from stammtisch.core.game import Move
from stammtisch.core.match import TakenBack
from stammtisch.review.model import DIGITS

HALF_WIDTH = 1.96  # of a 95 % interval, in standard errors


@dataclass(slots=True)
class Moment:
    """A decision, what is asked about it, and what was found so far."""

    decision: Decision
    view: Any
    acts: tuple[Any, ...]
    seeds: Callable[[int], int]
    """The seed of each part."""
    worlds: int = 0
    """Of each part."""
    parts: list[Weighing] = field(default_factory=list)
    """Judged in different worlds."""
    remarks: tuple[Remark, ...] = ()

    @property
    def weighed(self) -> Weighing:
        assert self.parts, "the first pass is done"
        return self.parts[0] if len(self.parts) == 1 else _together(self.parts)

    @property
    def all_worlds(self) -> int:
        return self.worlds * len(self.parts)

    @property
    def loss(self) -> float:
        weighed = self.weighed
        return round(max(0.0, round(weighed.best, DIGITS) - round(weighed.played, DIGITS)), DIGITS)

    @property
    def noise(self) -> float:
        return round(self.weighed.noise, DIGITS)

    def noise_of(self, chance: float) -> float:
        """Half the width of the 95 % interval of a share of its worlds (Agresti and Coull).

        A judge that looked at fewer worlds than it was asked to needed no more to be certain.
        """
        worlds = self.weighed.worlds
        if worlds < self.all_worlds:
            return 0.0
        centre = (chance * worlds + 2) / (worlds + 4)
        return HALF_WIDTH * sqrt(centre * (1 - centre) / (worlds + 4))


def _together(parts: Sequence[Weighing]) -> Weighing:
    """Judgements from different worlds as one; the alternative is the one found most often."""
    better = Counter(one.better for one in parts if one.better)
    noises = [one.noise for one in parts if one.better]
    # Where nothing better was found nothing is known of the noise, so it is taken to be as elsewhere.
    noises += [fmean(noises) if noises else 0.0] * (len(parts) - len(noises))
    return Weighing(
        chance=fmean(one.chance for one in parts),
        played=fmean(one.played for one in parts),
        best=fmean(one.best for one in parts),
        noise=hypot(*noises) / len(parts),
        better=better.most_common(1)[0][0] if better else (),
        worlds=sum(one.worlds for one in parts),
    )


def acts_of(match: AnyMatch, decision: Decision) -> tuple[Any, ...]:
    """What the seat did, without what it took back and without remarks."""
    found: list[Move[Any]] = []
    for index in range(decision.at, decision.until):
        entry = match.journal[index]
        if entry.seat != decision.seat:
            continue
        if isinstance(entry, TakenBack):
            undone = match.undone(index)
            found = [move for move in found if move is not undone]
        elif not match.game.forms.of(entry.act).aside:
            found.append(entry)
    return tuple(move.act for move in found)
