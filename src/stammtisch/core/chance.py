"""Sources of randomness: seeded, scripted, or committed and revealed."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from operator import itemgetter
from random import Random
from typing import Any, Protocol

from stammtisch.core.game import BadRecord, Chance, Line, Seat

__all__ = [
    "Committed",
    "CommittedV1",
    "Contribution",
    "ScriptError",
    "Scripted",
    "Seeded",
    "Source",
    "commitment",
]


class Source(Protocol):
    """Decides chance moves."""

    def fall(self, chance: Chance, index: int) -> Any:
        """One of the outcomes; `index` counts a match's chance moves from 0."""
        ...


_weight = itemgetter(1)


def _pick(chance: Chance, number: int) -> Any:
    """The outcome at `number`, counted through the weights."""
    for outcome, weight in chance.outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("the number is below the sum of the weights")


def _total(chance: Chance) -> int:
    return sum(map(_weight, chance.outcomes))


class Seeded:
    """The same seed, the same game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        """None if chance alone knows it."""
        self._rng = Random(seed)

    def fall(self, chance: Chance, index: int) -> Any:
        outcomes = chance.outcomes
        if len(outcomes) == 1:
            return outcomes[0][0]
        total = _total(chance)
        return _pick(chance, int(self._rng.random() * total))


class ScriptError(ValueError):
    """A scripted outcome is impossible, or the script has run out."""


class Scripted:
    """Outcomes given in advance, for tests and lessons."""

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
    """The hash that is published before a secret or a contribution is revealed."""
    return hashlib.sha256(secret).hexdigest()


_HEX = re.compile("(?:[0-9a-f]{2})*").fullmatch
_HASH = re.compile("[0-9a-f]{64}").fullmatch


@dataclass(frozen=True, slots=True)
class Contribution:
    """A player's random bytes: first their SHA-256, then, once all hashes are in, the bytes."""

    seats: tuple[Seat, ...]
    """The contributing seats; several if people share a device."""
    hash: str
    value: bytes | None = None
    """None if only the hash was received in time."""

    def line(self) -> Line:
        """As in a record's header."""
        return {
            "seats": list(self.seats),
            "hash": self.hash,
            "value": None if self.value is None else self.value.hex(),
        }

    @classmethod
    def read(cls, line: Any) -> Contribution:
        """Raises `BadRecord` if the line is malformed or the value does not match its hash."""
        match line:
            case {"seats": [_, *_] as seats, "hash": str(promised), "value": str() | None as value} if (
                len(line) == 3
                and all(isinstance(seat, int) and not isinstance(seat, bool) for seat in seats)
                and _HASH(promised)
                and (value is None or _HEX(value))
            ):
                revealed = None if value is None else bytes.fromhex(value)
                if revealed is not None and commitment(revealed) != promised:
                    raise BadRecord("record-contribution-value", seats=", ".join(map(str, seats)))
                return cls(tuple(seats), promised, revealed)
        raise BadRecord("record-contribution")


class _Keyed:
    """Draws by HMAC-SHA256 in blocks of 64 bits, skipping those that would bias the result."""

    def __init__(self, secret: bytes | None, key: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.commitment = commitment(self.secret)
        self._hmac = hmac.new(self.secret if key is None else key, digestmod="sha256")

    def header(self) -> Line:
        """Its fields in a record's header."""
        return {"commitment": self.commitment}

    def _below(self, total: int, name: str) -> int:
        limit = 2**64 - 2**64 % total
        for attempt in count():
            block_hmac = self._hmac.copy()
            block_hmac.update(f"{name}{attempt}".encode("ascii"))
            block = int.from_bytes(block_hmac.digest()[:8], "big")
            if block < limit:
                return block % total
        raise AssertionError("count() never ends")


class Committed(_Keyed):
    """All chance follows from a secret, fixed before anything else, and from the players' contributions.

    The commitment (SHA-256 of the secret) is published first, then the contributions are collected, and
    the secret is revealed at the end; then everybody can derive each outcome again. Players who contributed
    know that nobody could steer the deal. `docs/fairness.md` has the details for writing one's own checker.
    """

    scheme = 2

    def __init__(self, secret: bytes | None = None, contributions: Sequence[Contribution] = ()) -> None:
        secret = secrets.token_bytes(32) if secret is None else secret
        revealed = [one.value.hex() for one in contributions if one.value is not None]
        message = " ".join([str(self.scheme), *revealed])
        super().__init__(secret, hmac.digest(secret, message.encode("ascii"), "sha256"))
        self.contributions = tuple(contributions)

    def header(self) -> Line:
        return {
            **super().header(),
            "scheme": self.scheme,
            "contributions": [one.line() for one in self.contributions],
        }

    def fall(self, chance: Chance, index: int) -> Any:
        number = index if chance.number is None else chance.number
        return _pick(chance, self._below(_total(chance), f"{chance.stream}/{number}/"))


class CommittedV1(_Keyed):
    """The first scheme, for games that began under it: no contributions, one stream for all chance moves."""

    scheme = 1

    def __init__(self, secret: bytes | None = None) -> None:
        super().__init__(secret)

    def fall(self, chance: Chance, index: int) -> Any:
        return _pick(chance, self._below(_total(chance), f"{index}."))
