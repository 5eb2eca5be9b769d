"""The version of the installed package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed

PACKAGE = "stammtisch"


@cache
def version() -> str:
    """The version as pip knows it; 0 if the sources were copied and never installed."""
    try:
        return installed(PACKAGE)
    except PackageNotFoundError:
        return "0"


def software() -> str:
    """The program and its version, as in a record's header."""
    return f"{PACKAGE} {version()}"
