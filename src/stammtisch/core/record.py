"""Records: games as JSON lines, written and read as a stream, and their checker."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TextIO

from stammtisch.core.chance import Committed, CommittedV1, Contribution, commitment
from stammtisch.core.game import BadOption, BadRecord, Chance, Game, IllegalMove, Line, Move
from stammtisch.core.match import Match
from stammtisch.texts import ENGLISH, Reason, why

__all__ = ["Checked", "Fault", "Kept", "check", "read", "replayed", "write"]

MOST_LINES = 100_000
"""Lines of one game; ours have some hundred."""

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """An error in a record, and its place."""

    line: int
    error: Reason
    move: str = ""
    """The move that the rules forbid, in the game's notation, if that is what is wrong."""

    @property
    def reason(self) -> str:
        """In English; `texts.why(fault.error)` gives it in the current language."""
        return why(self.error, ENGLISH)

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Checked:
    """A game that was replayed to its end and found correct."""

    line: int
    match: AnyMatch
    as_committed: bool
    """Whether all chance follows from the committed secret and the contributions."""
    took_part: tuple[str, ...] = ()
    """Names of those who contributed random bytes."""
    left_out: tuple[str, ...] = ()
    """Names of those whose hash is in the header, but whose bytes were not received in time."""
    proven: bool = False
    """Whether this proves to the owner of `Kept` that nobody could steer the deal."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a player saved about a deal before revealing their own contribution.

    A record alone can only be consistent: its author could have made up all of it. Compared with what a
    player has saved, it proves that nobody could steer the deal.
    """

    commitment: str
    """The commitment as first seen."""
    hashes: tuple[str, ...]
    """The hashes of all contributions, in the order shown."""
    value: bytes
    """The player's own contribution."""

    @classmethod
    def read(cls, text: str) -> Kept:
        """Read from the JSON object that the browser saves; raises `BadRecord`."""
        try:
            match json.loads(text):
                case {"commitment": str(first), "hashes": list(hashes), "value": str(value)}:
                    return cls(first, tuple(map(str, hashes)), bytes.fromhex(value))
        except (ValueError, RecursionError):
            pass
        raise BadRecord("record-kept")


def write(match: AnyMatch, file: TextIO) -> None:
    """Append a match to a record."""
    for line in match.record():
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def read(file: Iterable[str], games: Callable[[str], AnyGame]) -> Iterator[AnyMatch]:
    """The games of a record; raises `BadRecord` at the first fault."""
    for found in check(file, games):
        if isinstance(found, Fault):
            raise BadRecord("record-fault", line=found.line, reason=found.reason)
        yield found.match


def replayed(
    lines: Iterable[Line | str | bytes],
    games: Callable[[str], AnyGame],
    kind: type[AnyMatch] = Match,
    *,
    first: int = 1,
    cut_off: bool = False,
) -> AnyMatch:
    """The only game of a record, replayed and checked; raises `BadRecord` with line and reason.

    `kind` is the class of the match, and `first` the number of the first line. With `cut_off` the record may
    end before the game does.
    """
    game: _Replay | None = None
    number = first
    try:
        for number, given in enumerate(lines, first):
            line = given if isinstance(given, dict) else _parsed(given)
            if game is not None:
                game.take(line, number)
            elif "record" in line:
                game = _Replay(line, number, games, None, kind)
            else:
                raise BadRecord("record-begin")
        if game is None:
            raise BadRecord("record-none")
        return game.match if cut_off and not game.over else game.checked().match
    except (BadRecord, BadOption, IllegalMove) as error:
        raise BadRecord("record-fault", line=number, reason=why(error, ENGLISH)) from error


def check(
    file: Iterable[str], games: Callable[[str], AnyGame], kept: Kept | None = None
) -> Iterator[Checked | Fault]:
    """Replay every game by the rules; a fault ends its game, and checking continues at the next header.

    Raises `BadRecord` where too many lines follow without a header: then this is no record. With `kept`, each
    game must also match what was saved.
    """
    referee = _Referee(games, kept)
    number = 0
    for number, text in enumerate(file, 1):
        yield from referee.take(number, text)
    yield from referee.close(number)


class _Referee:
    """Reads line by line and holds the game being replayed."""

    def __init__(self, games: Callable[[str], AnyGame], kept: Kept | None) -> None:
        self._games = games
        self._kept = kept
        self._game: _Replay | None = None
        self._skipping = False
        self._begun = 0
        self._seen = 0

    def take(self, number: int, text: str) -> Iterator[Checked | Fault]:
        if number - self._begun > MOST_LINES:  # no more of this is read, be it a game or not
            raise BadRecord(
                "record-fault", line=number, reason=str(BadRecord("record-long", most=MOST_LINES))
            )
        try:
            line = _parsed(text)
        except BadRecord as error:
            if not self._skipping:
                yield Fault(number, error)
            self._drop()
            return
        if "record" in line:
            yield from self._finish(number - 1)
            self._skipping = False
            self._begun = number
            self._seen += 1
            try:
                self._game = _Replay(line, number, self._games, self._kept)
            except (BadRecord, BadOption) as error:
                yield Fault(number, error)
                self._drop()
            return
        if self._skipping:
            return
        if self._game is None:
            yield Fault(number, BadRecord("record-begin"))
            self._drop()
            return
        try:
            self._game.take(line, number)
        except IllegalMove as error:
            yield Fault(number, error, self._game.tried)
            self._drop()
        except BadRecord as error:
            yield Fault(number, error)
            self._drop()

    def close(self, number: int) -> Iterator[Checked | Fault]:
        yield from self._finish(number)
        if not self._seen:
            yield Fault(max(number, 1), BadRecord("record-none"))

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
            yield Fault(number, error)


class _Replay:
    """One game of a record, replayed line by line."""

    def __init__(
        self,
        header: Line,
        number: int,
        games: Callable[[str], AnyGame],
        kept: Kept | None,
        kind: type[AnyMatch] = Match,
    ) -> None:
        if header["record"] != 1:
            raise BadRecord("record-version", version=str(header["record"]))
        missing = [name for name in ("game", "rules", "options", "seats") if name not in header]
        if missing:
            raise BadRecord("record-header", names=", ".join(missing))
        try:
            game = games(header["game"])
        except KeyError:
            raise BadRecord("record-game", name=str(header["game"])) from None
        if header["rules"] != game.rules:
            raise BadRecord(
                "record-rules", game=game.name, version=str(header["rules"]), known=str(game.rules)
            )
        seats, options = header["seats"], header["options"]
        if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
            raise BadRecord("record-seats")
        if not isinstance(options, dict):
            raise BadRecord("record-options")
        self._number = number
        self.match: AnyMatch = kind(
            game, game.options(**{**options, "players": len(seats)}), chance=None, seats=seats
        )
        self.match.coached = header.get("coached") is True
        self.match.lesson = header.get("lesson") is True
        self.match.seed = header.get("seed")
        self._lines: list[tuple[int, Line]] = []
        self._falls: list[tuple[int, Chance, Any]] = []
        self._result_at: int | None = None
        self._commitment = header.get("commitment")
        self._scheme, self._contributions = _scheme(header, len(seats))
        self._revealed = False
        self._tried: Move[Any] | None = None
        self._kept = kept
        if kept is not None:
            self._compare_kept(kept)

    @property
    def tried(self) -> str:
        """The latest move, in the game's notation."""
        return "" if self._tried is None else self.match.game.notation(self._tried.act)

    @property
    def over(self) -> bool:
        """Whether its result was read."""
        return self._result_at is not None

    def take(self, line: Line, number: int) -> None:
        if "record" in line:
            raise BadRecord("record-second")
        if "reveal" in line:
            self._reveal(line["reveal"])
        elif self._result_at is not None:
            raise BadRecord("record-after")
        elif "result" in line:
            self._end(line["result"], number)
        else:
            self._play(line, number)

    def _play(self, line: Line, number: int) -> None:
        match = self.match
        for move in match.game.moves(line):
            self._tried = move
            turn = match.turn
            if isinstance(turn, Chance) and move.seat is None and self._commitment is not None:
                self._falls.append((number, turn, move.act))
            match.play(move)
        self._lines.append((number, line))

    def _end(self, result: Any, number: int) -> None:
        right = self.match.result
        if right is None:
            raise BadRecord("record-early")
        if result != right.line():
            raise BadRecord("record-result", right=json.dumps(right.line()), written=json.dumps(result))
        self._result_at = number
        self._compare()

    def _compare(self) -> None:
        """Each move has exactly one written form and one place."""
        rightly = self.match.game.lines(self.match.moves)
        for (number, line), right in zip(self._lines, rightly, strict=False):
            if json.dumps(line, sort_keys=True) != json.dumps(right, sort_keys=True):
                raise BadRecord("record-line", line=number, right=json.dumps(right))

    def _reveal(self, secret: Any) -> None:
        if self._commitment is None:
            raise BadRecord("record-no-commitment")
        if self._result_at is None:
            raise BadRecord("record-reveal-early")
        try:
            revealed = bytes.fromhex(secret)
        except (TypeError, ValueError):
            raise BadRecord("record-hexadecimal") from None
        if commitment(revealed) != self._commitment:
            raise BadRecord("record-secret")
        source = (
            CommittedV1(revealed)
            if self._scheme == CommittedV1.scheme
            else Committed(revealed, self._contributions)
        )
        for index, (number, chance, outcome) in enumerate(self._falls):
            if source.fall(chance, index) != outcome:
                raise BadRecord("record-not-committed", line=number)
        self._revealed = True
        self.match.committed_to(source)

    def checked(self) -> Checked:
        if self._result_at is None:
            raise BadRecord("record-cut-off")
        if self._commitment is not None and not self._revealed:
            raise BadRecord("record-unrevealed")
        left_out = self._names(revealed=False)
        return Checked(
            self._number,
            self.match,
            self._revealed,
            took_part=self._names(revealed=True),
            left_out=left_out,
            proven=self._kept is not None and not left_out,
        )

    def _names(self, *, revealed: bool) -> tuple[str, ...]:
        """The players whose contribution was revealed, or was not."""
        return tuple(
            self.match.seats[seat]
            for one in self._contributions
            if (one.value is not None) is revealed
            for seat in one.seats
        )

    def _compare_kept(self, kept: Kept) -> None:
        if self._commitment != kept.commitment:
            raise BadRecord("record-kept-commitment")
        if tuple(one.hash for one in self._contributions) != kept.hashes:
            raise BadRecord("record-kept-hashes")
        if kept.value not in [one.value for one in self._contributions]:
            raise BadRecord("record-kept-value")


def _scheme(header: Line, players: int) -> tuple[int, tuple[Contribution, ...]]:
    """The scheme of a record's chance, and the players' contributions."""
    if "commitment" not in header and ("scheme" in header or "contributions" in header):
        raise BadRecord("record-scheme-alone")
    scheme, lines = header.get("scheme", CommittedV1.scheme), header.get("contributions", [])
    if type(scheme) is not int or scheme not in (CommittedV1.scheme, Committed.scheme):
        raise BadRecord("record-scheme", version=str(scheme), known=Committed.scheme)
    if not isinstance(lines, list) or (lines and scheme == CommittedV1.scheme):
        raise BadRecord("record-contribution")
    contributions = tuple(map(Contribution.read, lines))
    seats = [seat for one in contributions for seat in one.seats]
    first = [one.seats[0] for one in contributions]
    if len(set(seats)) != len(seats) or first != sorted(first) or not set(seats) <= set(range(players)):
        raise BadRecord("record-contribution")
    return scheme, contributions


def _parsed(text: str | bytes) -> Line:
    try:
        line = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("record-json", column=error.colno) from None
    except RecursionError:
        raise BadRecord("record-deep") from None
    except UnicodeDecodeError:
        raise BadRecord("record-utf8") from None
    except ValueError:
        raise BadRecord("record-digits") from None
    if not isinstance(line, dict):
        found = text if isinstance(text, str) else text.decode(errors="replace")
        raise BadRecord("record-object", found=found.strip()[:40])
    return line
