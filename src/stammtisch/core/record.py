"""Records: games as JSON lines, written and read as a stream, and the referee for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TextIO

from stammtisch.core.chance import Committed, commitment
from stammtisch.core.game import BadOption, BadRecord, Chance, Game, IllegalMove, Line
from stammtisch.core.match import Match

__all__ = ["Fault", "check", "read", "write"]

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a record that cannot be, and where."""

    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Checked:
    """A game that was replayed to its end and found right."""

    line: int
    match: AnyMatch
    as_committed: bool


def write(match: AnyMatch, file: TextIO) -> None:
    """Append a match to a record."""
    for line in match.record():
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def read(file: Iterable[str], games: Callable[[str], AnyGame]) -> Iterator[AnyMatch]:
    """The games of a record; raises `BadRecord` at the first fault."""
    for found in check(file, games):
        if isinstance(found, Fault):
            raise BadRecord(str(found))
        yield found.match


def check(file: Iterable[str], games: Callable[[str], AnyGame]) -> Iterator[Checked | Fault]:
    """Replay every game by the rules; a fault ends its game, and the next header begins another."""
    referee = _Referee(games)
    number = 0
    for number, text in enumerate(file, 1):
        yield from referee.take(number, text)
    yield from referee.close(number)


class _Referee:
    """Reads line by line; holds the game that is being replayed."""

    def __init__(self, games: Callable[[str], AnyGame]) -> None:
        self._games = games
        self._game: _Replay | None = None
        self._skipping = False
        self._seen = 0

    def take(self, number: int, text: str) -> Iterator[Checked | Fault]:
        try:
            line = _parsed(text)
        except BadRecord as error:
            if not self._skipping:
                yield Fault(number, str(error))
            self._drop()
            return
        if "record" in line:
            yield from self._finish(number - 1)
            self._skipping = False
            self._seen += 1
            try:
                self._game = _Replay(line, number, self._games)
            except (BadRecord, BadOption, KeyError) as error:
                yield Fault(number, _words(error))
                self._drop()
            return
        if self._skipping:
            return
        if self._game is None:
            yield Fault(number, "a game begins with its header, a line with 'record'")
            self._drop()
            return
        try:
            self._game.take(line, number)
        except (BadRecord, IllegalMove) as error:
            yield Fault(number, _words(error))
            self._drop()

    def close(self, number: int) -> Iterator[Checked | Fault]:
        yield from self._finish(number)
        if not self._seen:
            yield Fault(max(number, 1), "there is no game in this file")

    def _drop(self) -> None:
        self._game = None
        self._skipping = True
        self._seen += 1

    def _finish(self, number: int) -> Iterator[Checked | Fault]:
        game, self._game = self._game, None
        if game is None:
            return
        try:
            yield game.checked()
        except BadRecord as error:
            yield Fault(number, str(error))


class _Replay:
    """One game of a record, replayed line by line."""

    def __init__(self, header: Line, number: int, games: Callable[[str], AnyGame]) -> None:
        if header["record"] != 1:
            raise BadRecord(f"this is a record of version {header['record']!r}; version 1 can be read")
        missing = [name for name in ("game", "rules", "options", "seats") if name not in header]
        if missing:
            raise BadRecord(f"the header lacks {', '.join(missing)}")
        game = games(header["game"])
        if header["rules"] != game.rules:
            raise BadRecord(
                f"these are rules of version {header['rules']!r}; {game.name} is known in {game.rules}"
            )
        seats, options = header["seats"], header["options"]
        if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
            raise BadRecord("seats must be a list of names")
        if not isinstance(options, dict):
            raise BadRecord("options must be an object")
        self._number = number
        self._match: AnyMatch = Match(
            game, game.options(**{**options, "players": len(seats)}), chance=None, seats=seats
        )
        self._lines: list[tuple[int, Line]] = []
        self._falls: list[tuple[int, Chance, Any]] = []
        self._result_at: int | None = None
        self._commitment = header.get("commitment")
        self._revealed = False

    def take(self, line: Line, number: int) -> None:
        if "reveal" in line:
            self._reveal(line["reveal"])
        elif self._result_at is not None:
            raise BadRecord("nothing but 'reveal' can follow the result")
        elif "result" in line:
            self._end(line["result"], number)
        else:
            self._play(line, number)

    def _play(self, line: Line, number: int) -> None:
        match = self._match
        for move in match.game.moves(line):
            turn = match.turn
            if isinstance(turn, Chance) and move.seat is None and self._commitment is not None:
                self._falls.append((number, turn, move.act))
            match.play(move)
        self._lines.append((number, line))

    def _end(self, result: Any, number: int) -> None:
        right = self._match.result
        if right is None:
            raise BadRecord("a result, but the game is not over")
        if result != right.line():
            raise BadRecord(f"the result is {json.dumps(right.line())}, not {json.dumps(result)}")
        self._result_at = number
        self._compare()

    def _compare(self) -> None:
        """Each move has one way to be written, and one place."""
        rightly = self._match.game.lines(self._match.moves)
        for (number, line), right in zip(self._lines, rightly, strict=False):
            if json.dumps(line, sort_keys=True) != json.dumps(right, sort_keys=True):
                raise BadRecord(f"line {number} should be {json.dumps(right)}")

    def _reveal(self, secret: Any) -> None:
        if self._commitment is None:
            raise BadRecord("a secret is revealed, but the header has no commitment")
        if self._result_at is None:
            raise BadRecord("the secret is revealed before the result")
        try:
            source = Committed(bytes.fromhex(secret))
        except (TypeError, ValueError):
            raise BadRecord("the secret is not hexadecimal") from None
        if commitment(source.secret) != self._commitment:
            raise BadRecord("the secret is not the one that was committed to")
        for index, (number, chance, outcome) in enumerate(self._falls):
            if source.fall(chance, index) != outcome:
                raise BadRecord(f"line {number} was not dealt as committed")
        self._revealed = True

    def checked(self) -> Checked:
        if self._result_at is None:
            raise BadRecord("the record is cut off: the game has no result")
        if self._commitment is not None and not self._revealed:
            raise BadRecord("the record is cut off: the header has a commitment, but no secret is revealed")
        return Checked(self._number, self._match, self._revealed)


def _parsed(text: str) -> Line:
    try:
        line = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"broken JSON: {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise BadRecord("broken JSON: nested too deeply") from None
    if not isinstance(line, dict):
        raise BadRecord(f"a line holds one JSON object, not {text.strip()[:40]!r}")
    return line


def _words(error: Exception) -> str:
    if isinstance(error, KeyError):
        return str(error.args[0])
    if isinstance(error, IllegalMove) and error.rule:
        return f"{error} (rule {error.rule})"
    return str(error)
