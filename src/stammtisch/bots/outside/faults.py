"""What a bot can do wrong."""

from __future__ import annotations

from typing import Literal

from stammtisch.texts import Reason

FaultKind = Literal["start", "crash", "late", "nonsense", "illegal", "out-of-turn"]


class BadBot(Reason, ValueError):
    """No bot can be made of these words; `str(error)` says why."""


class Fault(Exception):
    """A bot did something that costs it the game.

    `kind` is fixed: `start` (it could not be started), `crash`, `late`, `nonsense` (its answer cannot be
    read), `illegal`, `out-of-turn` (it spoke without being asked). `what` says more, in English.
    """

    def __init__(self, kind: FaultKind, what: str) -> None:
        super().__init__(f"{kind}: {what}")
        self.kind: FaultKind = kind
        self.what = what
