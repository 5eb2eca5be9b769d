"""Reading many games fast: each is found in its file, and replayed only when asked for."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from stammtisch.core.game import BadRecord, Line, Move
from stammtisch.core.match import Match
from stammtisch.core.record import MOST_LINES, replayed
from stammtisch.core.registry import AnyGame, find
from stammtisch.records.files import AnyPath, reading, short_lines

AnyMatch = Match[Any, Any, Any]
Known = dict[str, dict[bytes, tuple[Move[Any], ...]]]
"""By game, the moves of lines that were met before: games on the same cards have most lines in common."""
MOST_KNOWN = 20_000


class Recorded:
    """One game of a record. Its lines are parsed when they are first looked at, and not checked.

    `match` replays the game by the rules and checks everything, like `stammtisch check`.
    """

    def __init__(self, line: int, header: Line, texts: list[bytes], known: Known) -> None:
        self.line = line
        """Where its header is, counted from 1."""
        self.header = header
        self._texts = texts
        self._known = known

    def __repr__(self) -> str:
        players = ", ".join(map(str, self.seats))
        return f"<Recorded game of {self.header.get('game')} by {players}, line {self.line}>"

    @cached_property
    def game(self) -> AnyGame:
        """Which game it is; raises `BadRecord` if it is not installed."""
        try:
            return find(self.header["game"])
        except KeyError:
            raise BadRecord("record-game", name=str(self.header.get("game"))) from None

    @property
    def seats(self) -> list[str]:
        """Who plays, by seat."""
        return list(self.header.get("seats", []))

    @cached_property
    def result(self) -> Line | None:
        """The result as it is written; None if the record is cut off."""
        for at in (-1, -2):  # a committed game ends with its secret
            if len(self._texts) >= -at and b'"result"' in self._texts[at]:
                found = _parsed(self._texts[at], self.line + len(self._texts) + at).get("result")
                if isinstance(found, dict):
                    return found
        return None

    @property
    def texts(self) -> list[bytes]:
        """All lines of the game as they stand in the file."""
        return self._texts

    @cached_property
    def lines(self) -> list[Line]:
        """All lines of the game, its header and its result included."""
        try:
            found = json.loads(b"[" + b",".join(self._texts) + b"]")
            if len(found) == len(self._texts) and all(type(one) is dict for one in found):
                return list(found)
        except (ValueError, RecursionError):
            pass
        return [_parsed(text, number) for number, text in enumerate(self._texts, self.line)]

    @cached_property
    def moves(self) -> list[Move[Any]]:
        """All moves, those of chance included; raises `BadRecord` if a line is none."""
        game = self.game
        known = self._known.setdefault(game.name, {})
        found: list[Move[Any]] = []
        for number, text in enumerate(self._texts[1:], self.line + 1):
            moves = known.get(text)
            if moves is None:
                line = _parsed(text, number)
                if "result" in line:
                    break
                if len(known) > MOST_KNOWN:
                    known.clear()
                try:
                    moves = known[text] = game.moves(line)
                except BadRecord as error:
                    raise BadRecord("record-fault", line=number, reason=str(error)) from None
            found += moves
        return found

    def match(self) -> AnyMatch:
        """The game, replayed by the rules; raises `BadRecord` with line and reason if they forbid it."""
        return replayed(self.lines, find, first=self.line)


class Records:
    """The games of a record file, one after the other; each loop reads the file anew."""

    def __init__(self, path: AnyPath) -> None:
        self.path = Path(path)
        with self.path.open("rb"):
            """Whoever names a file that is not there learns it now."""

    def __repr__(self) -> str:
        return f"<Records in {self.path}>"

    def __iter__(self) -> Iterator[Recorded]:
        with reading(self.path) as file:
            yield from split(short_lines(file))


def open_records(path: AnyPath) -> Records:
    """The games of a record file, plain or compressed by gzip or Zstandard.

        for game in stammtisch.open_records("games.jsonl.gz"):
            print(game.seats, game.result)

    Only what is asked for is read: headers and results are cheap, `moves` takes longer, and `match()`, which
    replays and checks the game, takes longest.
    """
    return Records(path)


def split(file: Iterable[bytes]) -> Iterator[Recorded]:
    """The games in these lines; a game begins with a line that has `record`."""
    begun = 0
    header: Line = {}
    texts: list[bytes] = []
    known: Known = {}
    for number, text in enumerate(file, 1):
        if b'"record"' in text and (found := _header(text)) is not None:
            if texts:
                yield Recorded(begun, header, texts, known)
            begun, header, texts = number, found, [text]
        elif texts:
            if len(texts) == MOST_LINES:
                raise BadRecord(
                    "record-fault", line=number, reason=str(BadRecord("record-long", most=MOST_LINES))
                )
            texts.append(text)
        else:
            raise BadRecord("record-fault", line=number, reason=str(BadRecord("record-begin")))
    if texts:
        yield Recorded(begun, header, texts, known)


def _header(text: bytes) -> Line | None:
    """The header in this line; none if a player is called `"record"`, for instance."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) and "record" in line else None


def _parsed(text: bytes, number: int) -> Line:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        line = None
    if not isinstance(line, dict):
        found = text.strip()[:40].decode(errors="replace")
        reason = str(BadRecord("record-object", found=found))
        raise BadRecord("record-fault", line=number, reason=reason)
    return line
