"""A game line by line: where there is no full terminal, in pipes, and for those who prefer it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable

from stammtisch.core.drawing.rows import Piece, Row, row, wrapped
from stammtisch.terminal.pages import help_rows, log_rows, rules_rows
from stammtisch.terminal.session import Asked, Session, says_yes
from stammtisch.terminal.theme import Painter
from stammtisch.texts import text

WIDEST = 100


def play_by_lines(session: Session, title: str, after: Callable[[], list[str]]) -> bool:
    """Play to the end; whether there shall be another game. What `after` returns is said below the result."""
    table = _Lines(session)
    table.say(row(Piece(title, "bold")))
    table.say(*wrapped(text("terminal-hello", example=(session.examples() or ["?"])[0]), table.width))
    try:
        table.play()
        return table.ask_again(after())
    except EOFError:
        print()
        return False
    except _Left:
        return False


class _Left(Exception):
    """The person has left the game."""


class _Lines:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._told = 0
        self.width = min(WIDEST, shutil.get_terminal_size().columns)
        plain = not sys.stdout.isatty() or os.environ.get("TERM", "dumb") in ("dumb", "")
        self._painter = Painter(session.face.styles, encoding=sys.stdout.encoding or "utf-8", plain=plain)

    def say(self, *rows: Row) -> None:
        for line in rows:
            print(self._painter.line(line, self.width).rstrip())

    def play(self) -> None:
        session = self._session
        shown = -1
        while not session.over:
            if session.thinker is not None:
                session.let_bot_act()
                self._tell()
                continue
            session.let_bots_talk()
            self._tell()
            if shown != session.match.at:
                shown = session.match.at
                self.say((), *session.face.rows(self.width, compact=False), ())
            self.say(*wrapped(session.face.status(), self.width, "bold"))
            if hint := session.face.hint():
                self.say(*wrapped(hint, self.width))
            self._take(self._ask())

    def ask_again(self, after: Iterable[str]) -> bool:
        """The result, and whether there shall be another game."""
        self._tell()
        self.say((), *self._session.face.rows(self.width, compact=False), ())
        for sentence in [*self._session.face.result(), *after]:
            self.say(*wrapped(sentence, self.width))
        return self._agrees(text("terminal-key-again"))

    def _tell(self) -> None:
        for sentence in self._session.log[self._told :]:
            self.say(*wrapped(sentence, self.width))
        self._told = len(self._session.log)

    def _ask(self) -> str:
        sys.stdout.flush()
        return input("> ").strip()

    def _agrees(self, yes: str) -> bool:
        said = text("terminal-yes-or-no", yes=yes[:1].upper() + yes[1:])
        self.say(*wrapped(said, self.width, "bold"))
        return says_yes(self._ask())

    def _take(self, typed: str) -> None:
        session = self._session
        match typed.upper():
            case "":
                return
            case "?":
                self.say(*help_rows(session, self.width))
            case "L":
                self.say(*log_rows(session, self.width))
            case "R":
                self.say(*rules_rows(session.game, self.width))
            case "H":
                self.say(*session.face.details(self.width))
            case "U":
                self._heed(session.take_back())
            case "Q":
                if self._agrees(text("terminal-leave-yes")):
                    raise _Left
            case _:
                self._heed(session.type(typed))

    def _heed(self, found: Asked | str | None) -> None:
        if isinstance(found, Asked):
            self.say(*wrapped(found.question, self.width))
            if self._agrees(found.yes):
                self._heed(self._session.act(found.act))
        elif found:
            self.say(*wrapped(found, self.width, "message"))
