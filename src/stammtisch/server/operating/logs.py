"""The server's log on standard error, as text or as JSON lines.

Errors are logged with their type and where they happened, never with their message or with values: those
may name cards, tokens or keys.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Literal

from stammtisch.server.faults import fault

Format = Literal["text", "json"]


class PlainLines(logging.Formatter):
    """The message; of an exception, its frames and type."""

    def __init__(self) -> None:
        super().__init__("%(message)s")

    def formatException(self, ei: Any) -> str:  # noqa: N802
        kind, _, trace = ei
        frames = "".join(traceback.format_tb(trace))
        return f"Traceback (most recent call last):\n{frames}{kind.__name__}"


class JsonLines(logging.Formatter):
    """One object per line: time, level, logger, message, and an exception's type and place."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["exception"] = type(error).__name__
            line["place"] = fault(error)
        return json.dumps(line, ensure_ascii=False)


def log_as(form: Format) -> None:
    """Log to standard error in this form, from warnings on, also what libraries log."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
