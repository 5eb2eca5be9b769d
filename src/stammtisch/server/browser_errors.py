"""Errors in people's browsers, counted in memory for the operator: build, place and class, and no words."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from stammtisch.server.figures import Figures

MOST = 200
"""Kinds that are kept."""
MOST_FRAMES = 3
UNKNOWN = "?"
OTHER = "Error"
NAMES = """
AggregateError Error EvalError InternalError LoadError RangeError ReferenceError SyntaxError TypeError
URIError AbortError ConstraintError DataCloneError DataError EncodingError HierarchyRequestError
IndexSizeError InvalidAccessError InvalidCharacterError InvalidModificationError InvalidNodeTypeError
InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError
QuotaExceededError ReadOnlyError SecurityError TimeoutError TransactionInactiveError UnknownError VersionError
"""
CLASSES = frozenset(NAMES.split())
"""Those of the language and of browsers, and `LoadError`: a part of the page that did not come."""

_BUILD = re.compile(r"[\w-]{1,20}", re.ASCII).fullmatch
_PAGE = re.compile(r"[a-z]{1,12}").fullmatch
_FRAME = re.compile(r"[\w-]{1,60}\.(js|css)(:\d{1,7}:\d{1,7})?", re.ASCII).fullmatch

Kind = tuple[str, str, str]


@dataclass
class _Seen:
    count: int
    first: float
    last: float


class BrowserErrors:
    """What the pages of this server have reported since it started; hostile ones send anything."""

    def __init__(self, clock: Callable[[], float], figures: Figures) -> None:
        self._clock = clock
        self._figures = figures
        self._seen: dict[Kind, _Seen] = {}
        self._dropped = 0

    def add(self, build: str, place: str, kind: str) -> None:
        now = self._clock()
        known = _class(kind)
        self._figures.browser_errors[known] += 1
        key = (build if _BUILD(build) else UNKNOWN, _place(place), known)
        seen = self._seen.get(key)
        if seen is not None:
            seen.count += 1
            seen.last = now
        elif len(self._seen) < MOST:
            self._seen[key] = _Seen(1, now, now)
        else:
            self._dropped += 1

    def told(self) -> dict[str, Any]:
        """The kinds, the latest first, and how many reports of further kinds were not kept."""
        latest = sorted(self._seen.items(), key=lambda one: one[1].last, reverse=True)
        errors = [
            {"build": build, "place": place, "kind": kind, **asdict(seen)}
            for (build, place, kind), seen in latest
        ]
        return {"on": True, "errors": errors, "dropped": self._dropped}


def _class(kind: str) -> str:
    """
    >>> _class("TypeError: Anna is not a function"), _class("AnnaError")
    ('TypeError', 'Error')
    """
    name = kind.partition(":")[0]
    return name if name in CLASSES else OTHER


def _place(place: str) -> str:
    """
    >>> _place("table first-BrIFA6Xl.js:1:2345 https://example.org/t/Xk3")
    'table first-BrIFA6Xl.js:1:2345'
    """
    page, *rest = place.split() or [UNKNOWN]
    return " ".join([page if _PAGE(page) else UNKNOWN, *list(filter(_FRAME, rest))[:MOST_FRAMES]])
