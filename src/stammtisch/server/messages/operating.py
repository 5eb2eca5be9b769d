"""Answers for those who run the server."""

from __future__ import annotations

from msgspec import Struct


class Alive(Struct):
    """The process runs and answers."""

    alive: bool
    """Always true."""


class Ready(Struct):
    """Whether this server can serve people now."""

    ready: bool
    """Whether nothing is missing."""
    missing: list[str]
    """What is missing, in English: the database, the built client, or that the server is not ending."""
    notes: list[str]
    """What an operator should know although the server works, such as a disk that is almost full."""
