"""Describes errors for the log without revealing anybody's cards."""

from __future__ import annotations

import traceback
from pathlib import Path


def fault(error: BaseException) -> str:
    """The error's type and location, without its message, which may name cards.

    >>> try:
    ...     [].index("57")
    ... except ValueError as error:
    ...     fault(error).partition(" in ")[0]
    'ValueError'
    """
    frames = traceback.extract_tb(error.__traceback__)
    name = type(error).__name__
    if not frames:
        return name
    last = frames[-1]
    return f"{name} in {last.name}, line {last.lineno} of {Path(last.filename).name}"
