"""Moves on the wire."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

__all__ = ["Move", "SeenMove"]

Move = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Move"})]
"""An act, in the form of a record's line without `seat`."""

SeenMove = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/SeenMove"})]
"""A journal entry as somebody may see it: a record's line, or hidden, or taken back."""
