"""Who calls: the one place that decides which address a request or a stream counts for."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

__all__ = ["caller_address"]


def caller_address(scope: MutableMapping[str, Any]) -> str:
    """The address of whoever opened this connection; every limit and queue by address asks here.

    >>> caller_address({"client": ("192.0.2.7", 51000)})
    '192.0.2.7'
    >>> caller_address({"client": None})
    ''
    """
    client = scope.get("client")
    return str(client[0]) if client else ""
