"""Styled rows as a terminal understands them: coloured or not, plain characters where it has no others."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from stammtisch.core.drawing.rows import Row, cut
from stammtisch.texts import printable

if TYPE_CHECKING:
    from rich.console import Console

STYLES = {
    "faint": "dim",
    "mark": "bold #c47f0a",
    "good": "green",
    "bad": "red",
    "key": "bold #c47f0a",
    "title": "bold #2a1c00 on #f4b942",
    "message": "bold red",
    "hint": "bold",
    "status": "bold",
    "seat-0": "bold #e0a800",
    "seat-1": "bold #3f97e8",
    "seat-2": "bold #e2503f",
    "seat-3": "bold #b06fa2",
    "seat-4": "bold #4fae72",
}
"""Colours that can be read on light and on dark."""

_DRAWN = "╭╮╰╯│─╔╗╚╝║═▲▼▸●■◆✚★▄▒♦✱≋∞♪○·…−–×‹›←→↑↓♥’‘„“”«»"
_TYPED = '++++|-####|=^v>o#<@*_#dgchbo.~--x<><>^v+\'\'"""""'
_PLAIN = str.maketrans(_DRAWN, _TYPED)


def spelled(text: str, encoding: str) -> str:
    """The text in characters that this encoding has.

    >>> spelled("╭─╮ Größe", "ascii")
    '+-+ Grosse'
    >>> spelled("╭─╮ Größe", "utf-8")
    '╭─╮ Größe'
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        base = unicodedata.normalize("NFKD", text.translate(_PLAIN).replace("ß", "ss"))
        return base.encode(encoding, "ignore").decode(encoding)
    return text


class Painter:
    """Turns rows into lines with the terminal's codes for styles, never wider than it."""

    def __init__(self, styles: Mapping[str, str], *, encoding: str, plain: bool = False) -> None:
        self._styles = {**STYLES, **styles}
        self._encoding = encoding
        self._codes = cache(_no_code if plain else self._code)

    def line(self, line: Row, width: int) -> str:
        """One row as a line of at most this many columns."""
        parts = []
        for text, style in cut(line, width):
            said = spelled(printable(text), self._encoding)
            before, after = self._codes(style) if style else ("", "")
            parts.append(f"{before}{said}{after}")
        return "".join(parts)

    def _code(self, style: str) -> tuple[str, str]:
        """What is sent before and after a text of this style."""
        from rich.console import COLOR_SYSTEMS
        from rich.style import Style

        words = [style] if style in self._styles else style.split(" ")
        found = Style.parse(" ".join(self._styles.get(word, word) for word in words))
        console = _console()
        if console.no_color:
            found = found.without_color
        system = COLOR_SYSTEMS.get(console.color_system or "")
        before, _, after = found.render("\0", color_system=system).partition("\0")
        return before, after


def _no_code(style: str) -> tuple[str, str]:
    return "", ""


@cache
def _console() -> Console:
    """Knows how many colours the terminal has, and whether somebody wants none (NO_COLOR)."""
    from rich.console import Console

    return Console(force_terminal=True)
