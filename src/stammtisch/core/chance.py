"""Where randomness comes from: seeded, scripted, or committed and revealed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from itertools import count
from operator import itemgetter
from random import Random
from typing import Any, Protocol

from stammtisch.core.game import Chance

__all__ = ["Committed", "ScriptError", "Scripted", "Seeded", "Source", "commitment"]


class Source(Protocol):
    """Decides what falls."""

    def fall(self, chance: Chance, index: int) -> Any:
        """One of the outcomes; `index` counts a match's chance moves from 0."""
        ...


_weight = itemgetter(1)


def _pick(chance: Chance, number: int) -> Any:
    """The outcome at `number`, counted through the weights."""
    if chance.even:
        return chance.outcomes[number][0]
    for outcome, weight in chance.outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("the number is below the sum of the weights")


def _total(chance: Chance) -> int:
    return len(chance.outcomes) if chance.even else sum(map(_weight, chance.outcomes))


class Seeded:
    """The same seed, the same game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = Random(seed)

    def fall(self, chance: Chance, index: int) -> Any:
        outcomes = chance.outcomes
        if len(outcomes) == 1:
            return outcomes[0][0]
        total = _total(chance)
        return _pick(chance, int(self._rng.random() * total))


class ScriptError(ValueError):
    """A scripted outcome cannot fall, or the script has run out."""


class Scripted:
    """What falls is written down beforehand, for tests and lessons."""

    def __init__(self, outcomes: Iterable[Any], then: Source | None = None) -> None:
        self._outcomes = iter(outcomes)
        self._then = then

    def fall(self, chance: Chance, index: int) -> Any:
        for wanted in self._outcomes:
            if any(wanted == outcome for outcome, _ in chance.outcomes):
                return wanted
            raise ScriptError(f"outcome {index} of the script, {wanted!r}, cannot fall here")
        if self._then is None:
            raise ScriptError(f"the script ends before outcome {index}")
        return self._then.fall(chance, index)


def commitment(secret: bytes) -> str:
    """What is published before the first card."""
    return hashlib.sha256(secret).hexdigest()


class Committed:
    """All chance follows from a secret that is fixed before the first card.

    The commitment (SHA-256 of the secret) is published at the start, the secret at
    the end; then everybody can derive each outcome again. `docs/fairness.md` says
    how, for people who want to write a checker of their own.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.commitment = commitment(self.secret)
        self._hmac = hmac.new(self.secret, digestmod="sha256")

    def fall(self, chance: Chance, index: int) -> Any:
        total = _total(chance)
        return _pick(chance, self._number(index, total))

    def _number(self, index: int, total: int) -> int:
        """A number below `total`: blocks of 64 bits, those that would favour some are skipped."""
        limit = 2**64 - 2**64 % total
        for attempt in count():
            block_hmac = self._hmac.copy()
            block_hmac.update(b"%d.%d" % (index, attempt))
            block = int.from_bytes(block_hmac.digest()[:8], "big")
            if block < limit:
                return block % total
        raise AssertionError("count() never ends")
