"""Moves on the wire: in the form of a record's lines, made and encoded once each."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta
from msgspec.json import encode

from stammtisch import games
from stammtisch.core.game import Line
from stammtisch.core.game import Move as CoreMove

__all__ = ["Move", "SeenMove", "encoded", "encoded_act", "line_of", "wire_move"]

Move = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Move"})]
"""An act, in the form of a record's line without `seat`."""

SeenMove = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/SeenMove"})]
"""A journal entry as somebody may see it: a record's line, or hidden, or taken back."""


def line_of(game: str, move: CoreMove[Any]) -> Line:
    """One move as a record's line."""
    return next(iter(games.get(game).lines([move])))


def wire_move(game: str, act: Any) -> Line:
    """An act as a record's line without its seat."""
    line = line_of(game, CoreMove(0, act))
    return {key: value for key, value in line.items() if key != "seat"}


@lru_cache(maxsize=8_000)
def encoded(game: str, move: CoreMove[Any]) -> bytes:
    """One move as a record's line, as it is sent and stored."""
    return encode(line_of(game, move))


@lru_cache(maxsize=8_000)
def encoded_act(game: str, act: Any) -> bytes:
    """An act as it is sent, without its seat."""
    return encode(wire_move(game, act))
