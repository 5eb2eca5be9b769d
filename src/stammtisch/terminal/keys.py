"""What a terminal sends for each key."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator

from stammtisch.core.drawing.face import BACK, DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP

HOME, END, PAGE_UP, PAGE_DOWN = "home", "end", "page up", "page down"

_LETTERS = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT, "H": HOME, "F": END}
_NUMBERS = {"1": HOME, "4": END, "5": PAGE_UP, "6": PAGE_DOWN, "7": HOME, "8": END}
_PLAIN = {"\r": ENTER, "\n": ENTER, "\x7f": BACK, "\x08": BACK, "\t": RIGHT}
_SEQUENCE = re.compile(r"\x1b(?:\[([0-9;?<]*)([ -/]*)([@-~])|O(.)|\[\[?(.))", re.DOTALL)
_UNFINISHED = re.compile(r"\x1b(?:\[[0-9;?<]*[ -/]*|O)?")


class Decoder:
    """Turns bytes into the names of keys; keeps what is not complete yet.

    >>> list(Decoder().keys(b"37a\\x1b[C\\r"))
    ['3', '7', 'a', 'right', 'enter']
    """

    def __init__(self) -> None:
        self._text = codecs.getincrementaldecoder("utf-8")("replace")
        self._left = ""

    def keys(self, data: bytes) -> Iterator[str]:
        """The keys that these bytes complete."""
        rest = self._left + self._text.decode(data)
        self._left = ""
        while rest:
            if rest[0] != "\x1b":
                character, rest = rest[0], rest[1:]
                if character in _PLAIN or character.isprintable():
                    yield _PLAIN.get(character, character)
                continue
            if _UNFINISHED.fullmatch(rest):
                self._left = rest
                return
            found = _SEQUENCE.match(rest)
            if found is None:  # Alt and a key: the key alone
                rest = rest[1:]
                continue
            rest = rest[found.end() :]
            number, _, letter, short, _ = found.groups()
            name = (
                _NUMBERS.get((number or "").split(";")[0]) if letter == "~" else _LETTERS.get(letter or short)
            )
            if name:
                yield name

    @property
    def waiting(self) -> bool:
        """Whether a sequence has begun; if nothing follows, it was the key Escape."""
        return bool(self._left)

    def escape(self) -> Iterator[str]:
        """Nothing has followed: the key Escape, if one was pressed."""
        if self._left:
            self._left = ""
            yield ESCAPE
