"""Any game at a terminal: the fields of its view, and its legal acts as a list to choose from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.core.drawing.face import BACK, DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Does, Says
from stammtisch.core.drawing.plain import act_words, outcome, table_rows, told_words
from stammtisch.core.drawing.rows import Piece, Row, cut, size, wrapped
from stammtisch.core.game import Choice, Hidden, Move, Seat
from stammtisch.core.match import Match, TakenBack
from stammtisch.texts import maybe, text


class PlainFace:
    """Implements `Face`. Acts are numbered; one types the number, or moves to it with the arrows."""

    styles: Mapping[str, str] = {"picked": "bold #2a1c00 on #f4b942"}

    def __init__(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._at: int | None = None
        self._typed = ""

    @property
    def _acts(self) -> list[Any]:
        game, state = self._match.game, self._match.state
        return [*game.legal(state, self._seat), *game.asides(state, self._seat)]

    def forget(self) -> None:
        self._at, self._typed = None, ""

    def rows(self, width: int, *, compact: bool) -> list[Row]:
        match = self._match
        turn = match.turn
        acting = turn.seats if isinstance(turn, Choice) else ()
        table = table_rows(match.game, match.view(self._seat), match.seats, acting)
        return [*(cut(line, width) for line in table), (), *self._list(width, 3 if compact else 6)]

    def _list(self, width: int, most: int) -> list[Row]:
        """The acts, as many in a row as fit; only the rows around the chosen one if there are many."""
        rows: list[list[Piece]] = [[]]
        chosen_in = 0
        for number, act in enumerate(self._acts):
            picked = number == self._at
            said = f"{number + 1} {act_words(self._match.game, act)}"
            piece = Piece(f"[{said}]" if picked else f" {said} ", "picked" if picked else "")
            if rows[-1] and size(tuple(rows[-1])) + len(piece.text) + 2 > width:
                rows.append([])
            if picked:
                chosen_in = len(rows) - 1
            rows[-1] += [piece, Piece("  ")]
        first = max(0, min(chosen_in - most // 2, len(rows) - most))
        return [cut(tuple(line), width) for line in rows[first : first + most]]

    def status(self) -> str:
        match = self._match
        if match.result is not None:
            return outcome(match.game, match.result, match.seats, self._seat)
        turn = match.turn
        if not isinstance(turn, Choice):
            return text("wait")
        if self._seat in turn.seats:
            return text("plain-status-turn")
        names = [match.seats[seat] for seat in turn.seats]
        return text("home-turn-other", names=", ".join(names), count=len(names))

    def hint(self) -> str:
        return self._typed

    def details(self, width: int) -> list[Row]:
        """All fields of the view in full."""
        match = self._match
        found: list[Row] = []
        for line in table_rows(match.game, match.view(self._seat), match.seats, None):
            found += wrapped("".join(piece.text for piece in line), width, indent=4) if line else [()]
        return found

    def told(self, since: int) -> list[str]:
        match = self._match
        found: list[str] = []
        for index, entry in enumerate(match.transcript(self._seat, since), since):
            if isinstance(entry, TakenBack):
                found.append(text("plain-told-take-back", **self._whom(entry.seat)))
            elif isinstance(entry, Hidden):
                found += self._hidden(entry, match.journal[index])
            else:
                found.append(told_words(match.game, entry, self._whom(entry.seat)))
        return found

    def _hidden(self, seen: Hidden, entry: Any) -> list[str]:
        """That somebody did something; what chance does in secret is not told."""
        if seen.seat is None or not isinstance(entry, Move) or entry.seat is None:
            return []
        key = self._match.game.forms.of(entry.act).key
        who = self._whom(seen.seat)
        own = maybe(f"{self._match.game.name}-hidden-{key}", **who)
        return [own or text("plain-told-hidden", **who, act=key)]

    def _whom(self, seat: Seat | None) -> dict[str, str]:
        name = "" if seat is None else self._match.seats[seat]
        return {"name": name, "you": "yes" if seat == self._seat else "no"}

    def result(self) -> list[str]:
        match = self._match
        scores = [
            f"{name}: {text('plain-points', points=points)}"
            for name, points in zip(match.seats, match.result.scores, strict=True)
        ]
        return [self.status(), *scores]

    # Keys

    def keys(self) -> Sequence[tuple[str, str]]:
        return [("0–9 ↑ ↓", text("plain-key-act")), ("Enter", text("terminal-key-do"))] if self._acts else []

    def help(self) -> Sequence[tuple[str, str]]:
        return [
            ("0–9", text("plain-key-act")),
            ("↑ ↓", text("plain-key-act")),
            ("Enter", text("terminal-key-do")),
            ("H", text("plain-table")),
        ]

    def understands(self, typed: str) -> bool:
        return re.fullmatch(r"[0-9]+|h", typed, re.IGNORECASE) is not None

    def asks(self, act: Any) -> tuple[str, str] | None:
        return None

    def press(self, key: str) -> Does | Says | None:
        acts = self._acts
        if key.isdigit():
            self._typed += key
            self._at = int(self._typed) - 1
            if not 0 <= self._at < len(acts):
                self.forget()
                return Says(text("terminal-no-number", most=len(acts)))
            return None
        if key in (UP, DOWN, LEFT, RIGHT) and acts:
            by = -1 if key in (UP, LEFT) else 1
            start = -1 if by > 0 else 0
            self._at, self._typed = ((start if self._at is None else self._at) + by) % len(acts), ""
        elif key == ENTER and self._at is not None:
            return Does(acts[self._at])
        elif key in (ESCAPE, BACK):
            self.forget()
        return None
