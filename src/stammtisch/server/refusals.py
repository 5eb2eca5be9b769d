"""Refusals: one exception, which becomes the one JSON shape of errors."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from stammtisch.core.game import IllegalMove
from stammtisch.texts import Reason

TRIES = 5  # of a change that other nodes overtake

P = ParamSpec("P")
T = TypeVar("T")


class Refused(Reason):
    """A refused request; `error` is a fixed code, the reason's text is for people.

    The browser shows it in the reader's language. Programs get an English `reason`: the same sentence, or
    `detail` where only the program's author can use it.
    """

    def __init__(
        self,
        status: int,
        error: str,
        key: str = "",
        /,
        *,
        rule: str = "",
        detail: str = "",
        retry_after: int | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(key or f"error-{error}", **values)
        self.status = status
        self.error = error
        self.rule = rule
        self.detail = detail
        self.retry_after = retry_after

    @property
    def reason(self) -> str:
        return self.detail or str(self)

    def body(self) -> bytes:
        # Imported late: it loads the games, which the first page does not need.
        from stammtisch.server.messages import Refusal, encode

        return encode(Refusal(self.error, self.reason, self.key, self.values, self.rule or None))


def no_token() -> Refused:
    """The caller has no token, and needs one."""
    return Refused(401, "no-token", "error-not-your-seat", detail="send 'Authorization: Bearer …'")


class StaleMove(Refused):
    """The journal has grown since the caller looked."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "stale", detail=detail)


class Overtaken(Refused):
    """Another node has changed the table first. It has been read again, and the caller may do it again."""

    def __init__(self) -> None:
        super().__init__(503, "busy", "error-not-stored", retry_after=1)


def redone(change: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Have a change of a table made again on what another node has made of it, if that was quicker."""

    @wraps(change)
    async def again(*args: P.args, **more: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with suppress(Overtaken):
                return await change(*args, **more)
        return await change(*args, **more)

    return again


def illegal(error: IllegalMove, status: int = 422, word: str = "illegal") -> Refused:
    """A move the rules forbid, as a refusal."""
    refused = Refused(status, word, error.key, rule=error.rule)
    refused.values = error.values
    return refused
