"""What an operator asked for and cannot have."""

from __future__ import annotations

from stammtisch.texts import Reason


class NoMetrics(Reason, RuntimeError):
    """The metrics cannot be served; `str(error)` says why."""
