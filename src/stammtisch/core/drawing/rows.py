"""Text with styles, row by row: what `print` shows plainly and a terminal in colours.

A style is a name of the game's own (`Face.styles`), or colours as `rich` spells them. Nothing here knows
about either.

>>> card = box([row("37")], 4)
>>> print(plain(beside([card, card])))
╭────╮ ╭────╮
│ 37 │ │ 37 │
╰────╯ ╰────╯
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import combining, east_asian_width


class Piece(NamedTuple):
    """Some text of one style."""

    text: str
    style: str = ""


Row = tuple[Piece, ...]

EMPTY: Row = ()


def row(*parts: str | Piece) -> Row:
    """A row of these parts; those without a style are plain."""
    return tuple(Piece(part) if isinstance(part, str) else part for part in parts)


@cache
def _cells(character: str) -> int:
    if combining(character) or character in "\u200b\u200c\u200d\ufe0e\ufe0f":
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def cells(text: str) -> int:
    """How many columns the text takes.

    >>> cells("Ida"), cells("東京")
    (3, 4)
    """
    return len(text) if text.isascii() else sum(map(_cells, text))


def size(line: Row) -> int:
    """How many columns the row takes."""
    return sum(cells(piece.text) for piece in line)


def plain(rows: Iterable[Row]) -> str:
    """The rows without styles, as lines without trailing spaces."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in rows)


def padded(line: Row, width: int) -> Row:
    """The row, filled with spaces on the right."""
    missing = width - size(line)
    return (*line, Piece(" " * missing)) if missing > 0 else line


def centred(text: str, width: int, style: str = "") -> Piece:
    """The text in the middle of so many columns."""
    missing = max(0, width - cells(text))
    return Piece(" " * (missing // 2) + text + " " * (missing - missing // 2), style)


def cut(line: Row, width: int) -> Row:
    """The row, shortened to the width if it is longer.

    >>> plain([cut(row("a long line"), 7)])
    'a long…'
    """
    if size(line) <= width:
        return line
    found: list[Piece] = []
    left = width - 1
    for text, style in line:
        kept = ""
        for character in text:
            if _cells(character) > left:
                return (*found, Piece(kept.rstrip() + "…", style))
            kept += character
            left -= _cells(character)
        found.append(Piece(kept, style))
    return tuple(found)


def wrapped(text: str, width: int, style: str = "", indent: int = 2) -> list[Row]:
    """The text in rows of at most this width; all but the first are indented."""
    found: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line.strip() else line + word
        if line.strip() and cells(longer) > width:
            found.append(line)
            longer = " " * indent + word
        line = longer
    return [cut(row(Piece(one, style)), width) for one in [*found, line]]


def beside(blocks: Sequence[Sequence[Row]], gap: int = 1) -> list[Row]:
    """Blocks of rows side by side, aligned at the top."""
    widths = [max(map(size, block), default=0) for block in blocks]
    found: list[Row] = []
    for lines in zip_longest(*blocks, fillvalue=EMPTY):
        joined: list[Piece] = []
        for line, width in zip(lines, widths, strict=True):
            if joined:
                joined.append(Piece(" " * gap))
            joined += padded(line, width)
        found.append(tuple(joined))
    return found


def box(rows: Sequence[Row], width: int, style: str = "", *, double: bool = False) -> list[Row]:
    """The rows in a frame, those of something chosen in a double one; `width` is that of the inside."""
    left_top, right_top, left_foot, right_foot, across, down = "╔╗╚╝═║" if double else "╭╮╰╯─│"
    edge = Piece(down, style)
    return [
        row(Piece(left_top + across * width + right_top, style)),
        *((edge, *(Piece(text, own or style) for text, own in _middle(line, width)), edge) for line in rows),
        row(Piece(left_foot + across * width + right_foot, style)),
    ]


def _middle(line: Row, width: int) -> Row:
    missing = max(0, width - size(line))
    return (Piece(" " * (missing // 2)), *line, Piece(" " * (missing - missing // 2)))
