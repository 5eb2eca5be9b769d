"""Why something is not done: one exception, which becomes the one JSON shape of errors."""

from __future__ import annotations

from stammtisch.server import wire

__all__ = ["Refused", "StaleMove"]


class Refused(Exception):
    """Something was asked for that is not done; `error` is a fixed word, `reason` a sentence for people."""

    def __init__(
        self, status: int, error: str, reason: str, rule: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.error = error
        self.reason = reason
        self.rule = rule or None
        self.retry_after = retry_after

    def body(self) -> bytes:
        return wire.encode(wire.Refusal(self.error, self.reason, self.rule))


class StaleMove(Refused):
    """The journal has grown since the caller looked."""

    def __init__(self, reason: str) -> None:
        super().__init__(409, "stale", reason)
