"""What the nodes on one PostgreSQL database tell each other, as notifications of at most 8,000 bytes.

What is stored is not in them, only where something has been stored: whoever needs it reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

CHANNEL = "stammtisch"
LONGEST = 7_900  # bytes; PostgreSQL takes a few more


class There(msgspec.Struct, array_like=True, frozen=True):
    """Who is at a table through one node."""

    seats: tuple[int, ...] = ()
    """The seats whose persons have a stream open there."""
    host: bool = False
    """Whether the host is there, or was a short time ago."""
    listed: str = ""
    """As what the lobby shows the table: `waiting`, `running`, or nothing."""


class News(msgspec.Struct, omit_defaults=True):
    """Something to tell the other nodes."""

    node: str = ""
    """Who tells it."""
    tables: list[str] = []
    """Tables of which something has been stored."""
    reactions: list[tuple[str, int, str]] = []
    """Table, seat and reaction; these are stored nowhere."""
    there: dict[str, There] = {}
    """Who is at which table through this node, where that has changed."""
    seen: dict[str, list[int]] = {}
    """By table: seats whose token has just been seen."""
    afresh: bool = False
    """Whether `there` is everything, and what was told before no longer holds."""
    hello: bool = False
    """Whether the node has just begun to listen: everybody tells it who is where."""
    bye: bool = False
    """Whether the node ends."""
    free: list[str] = []
    """Tables whose bots the node no longer drives."""
    persons: list[str] = []
    """Persons for whom something among people has changed."""
    guests: list[tuple[str, int, str]] = []
    """Table, seat and mark of whoever took it, at public tables."""
    turned_away: list[tuple[str, int, str]] = []
    """The same of those whom the host has removed."""
    contacts: bool = False
    """Whether other seats are watched by contacts than before."""
    turns: list[str] = []
    """Marks of the addresses whose bots have had turns."""
    made: list[tuple[str, str]] = []
    """New tables, each with the mark of the address that has set it up."""
    spent: list[tuple[str, str, int]] = []
    """Mark of an address, kind and number of requests that count at all nodes together."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


def read(payload: str) -> News | None:
    """The news of a payload; None if another version of this program says what this one does not know."""
    try:
        return _decode(payload)
    except msgspec.MsgspecError:
        return None


def payloads(news: News) -> Iterator[str]:
    """The news in as many payloads as it takes.

    >>> [read(one).tables for one in payloads(News("n", tables=["t1", "t2"]))]
    [['t1', 't2']]
    >>> sum(len(read(one).tables) for one in payloads(News("n", tables=["x" * 12] * 2000)))
    2000
    """
    text = _encode(news)
    if len(text) <= LONGEST:
        yield text.decode()
        return
    for half in _halves(news):
        yield from payloads(half)


def _halves(news: News) -> tuple[News, News]:
    """The longest of the lists is divided; whatever else there is goes with the first half."""
    parts: dict[str, Any] = {
        name: found
        for name in news.__struct_fields__
        if isinstance(found := getattr(news, name), list | dict)
    }
    longest = max(parts, key=lambda name: len(_encode(parts[name])))
    items = list(parts[longest].items() if isinstance(parts[longest], dict) else parts[longest])
    make: Any = dict if isinstance(parts[longest], dict) else list
    middle = len(items) // 2
    first = msgspec.structs.replace(news, **{longest: make(items[:middle])})
    return first, msgspec.structs.replace(News(news.node), **{longest: make(items[middle:])})
