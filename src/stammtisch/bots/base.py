"""What bots share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

__all__ = ["Quiet", "RandomBot"]


class Quiet:
    """A bot that never says anything; whoever runs it need not ask."""

    def aside(self, view: Any, rng: Random) -> Sequence[Any]:
        return ()


class RandomBot(Quiet):
    """Any legal act, each as likely as the others."""

    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        return rng.choice(view.legal)
