"""A game on the whole screen, by single keys."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.drawing.face import BACK, DOWN, ENTER, ESCAPE, UP
from stammtisch.core.drawing.rows import Piece, Row, cells, cut, row, wrapped
from stammtisch.terminal.keys import END, HOME, PAGE_DOWN, PAGE_UP
from stammtisch.terminal.pages import help_rows, key_row, log_rows, rules_rows
from stammtisch.terminal.screen import RESIZED, Screen
from stammtisch.terminal.session import Asked, Session, says_yes
from stammtisch.texts import text

SMALLEST = (50, 14)
ROOMY = 24
"""With fewer rows the table is drawn without frames."""


def play_on_screen(
    screen: Screen, session: Session, title: str, pace: float, after: Callable[[], list[str]]
) -> bool:
    """Play to the end; whether there shall be another game. What `after` returns is said below the result."""
    table = _Table(screen, session, title, pace)
    try:
        table.play()
        return table.ask_again(after())
    except (EOFError, _Left):
        return False


class _Left(Exception):
    """The person has left the game."""


class _Table:
    def __init__(self, screen: Screen, session: Session, title: str, pace: float) -> None:
        self._screen = screen
        self._session = session
        self._title = title
        self._pace = pace
        self._message = ""
        self._asked: Asked | None = None
        self._typed: str | None = None
        """What is being typed as a line; None if nothing is."""
        self._read = 0
        """So much of the log was there when the person's turn ended."""

    def play(self) -> None:
        session = self._session
        hurry = mine = False
        while not session.over:
            if session.thinker is None:
                if not mine and self._pace:
                    self._screen.drop_keys()
                hurry, mine = False, True
                session.let_bots_talk()
                self._draw()
                self._take(self._key())
                continue
            told = len(session.log)
            self._read, mine = told if mine else self._read, False
            self._draw()
            session.let_bot_act()
            if len(session.log) > told and session.thinker is not None and not hurry and self._pace:
                hurry = self._pause()

    def ask_again(self, after: list[str]) -> bool:
        """The result, and whether there shall be another game."""
        lines = [*self._session.face.result(), *after]
        self._screen.drop_keys()
        keys = [(ENTER.capitalize(), text("terminal-key-again")), ("L", text("key-log"))]
        while True:
            self._draw(lines, [*keys, ("H", text("terminal-key-details")), ("Q", text("terminal-key-quit"))])
            key = self._key()
            if key == ENTER:
                return True
            if key.upper() in ("Q", "N") or key == ESCAPE:
                return False
            self._look(key)

    # Keys

    def _key(self) -> str:
        key = self._screen.key()
        assert key is not None
        return key

    def _pause(self) -> bool:
        """Time to see what a bot did; a key skips this and the pauses that follow."""
        while True:
            self._draw()
            key = self._screen.key(self._pace)
            if key is None:
                return False
            if key.upper() == "Q":
                self._leave()
            if key != RESIZED:
                return True

    def _take(self, key: str) -> None:
        if key == RESIZED:
            return
        self._message = ""
        if self._asked is not None:
            self._answer(key, self._asked)
        elif self._typed is not None:
            self._type(key, self._typed)
        elif key == ":":
            self._session.face.forget()
            self._typed = ""
        elif key.upper() == "U":
            self._heed(self._session.take_back())
        elif key.upper() == "Q":
            self._leave()
        elif not self._look(key):
            self._heed(self._session.press(key))

    def _heed(self, found: Asked | str | None) -> None:
        if isinstance(found, Asked):
            self._asked = found
        else:
            self._message = found or ""

    def _answer(self, key: str, asked: Asked) -> None:
        self._asked = None
        if key == ENTER or (len(key) == 1 and says_yes(key)):
            self._heed(self._session.act(asked.act))

    def _type(self, key: str, typed: str) -> None:
        if key == ENTER:
            self._typed = None
            if typed.strip():
                self._heed(self._session.type(typed))
        elif key == ESCAPE or (key == BACK and not typed):
            self._typed = None
        elif key == BACK:
            self._typed = typed[:-1]
        elif len(key) == 1:
            self._typed = typed + key

    def _leave(self) -> None:
        """Ask whether to leave; raises `_Left` if so."""
        while True:
            rows = self._rows([], [("Enter", text("terminal-leave-yes")), ("Esc", text("terminal-key-back"))])
            rows[-2] = row(Piece(f" {text('terminal-leave-ask')}", "message"))
            self._screen.draw(rows)
            key = self._key()
            if key == ENTER or (len(key) == 1 and (key.upper() == "Q" or says_yes(key))):
                raise _Left
            if key != RESIZED:
                return

    # What is seen

    def _draw(self, lines: list[str] | None = None, keys: list[tuple[str, str]] | None = None) -> None:
        self._screen.draw(self._rows(lines or [], keys))

    def _rows(self, lines: list[str], keys: list[tuple[str, str]] | None) -> list[Row]:
        """Title, table, what happened, what can be done: as many rows as the window has."""
        width, height = self._screen.size
        if width < SMALLEST[0] or height < SMALLEST[1]:
            return wrapped(text("terminal-small", width=SMALLEST[0], height=SMALLEST[1]), width)
        face = self._session.face
        table = face.rows(width, compact=height < ROOMY)
        if len(table) + 7 > height:
            table = face.rows(width, compact=True)
        first = 0 if lines else max(0, len(self._session.log) - height)
        said = [
            row(" ", *line)
            for at, sentence in enumerate((lines or self._session.log)[first:], first)
            for line in wrapped(sentence, width - 2, self._style(at, result=bool(lines)))
        ]
        if cells(self._notice) > width - 2:  # too long for its place below
            said = [*said, *(row(" ", *line) for line in wrapped(self._notice, width - 2, "message"))]
        head_and_foot = 4
        lead: list[Row] = [()] if height > ROOMY else []
        table = [*lead, *table][: height - head_and_foot]
        room = height - head_and_foot - len(table)
        said = [(), *(said[: room - 1] if lines else said[1 - room :])] if room > 1 else []
        head = row(Piece(f" {self._title}".ljust(width), "title"))
        foot = [
            row(Piece(f" {self._session.status}", "status")),
            cut(row(" ", *self._hint(width - 2)), width),
            row(" ", *key_row(keys or self._keys(), width - 2)),
        ]
        empty: list[Row] = [()] * (room - len(said))
        return [head, *table, *said, *empty, *foot]

    def _style(self, at: int, *, result: bool) -> str:
        """What was told before the person's last turn is faint; a result begins with who has won."""
        if result:
            return "" if at else "mark"
        return "" if at >= self._read else "faint"

    @property
    def _notice(self) -> str:
        """What the person has to read first: a question, or why something was not possible."""
        return self._asked.question if self._asked is not None else self._message

    def _hint(self, width: int) -> Row:
        if self._notice:
            return row(Piece(self._notice, "message")) if cells(self._notice) <= width else ()
        if self._typed is not None:
            return row(Piece(": ", "key"), Piece(self._typed), Piece(" ", "reverse"))
        return row(Piece("" if self._session.thinker is not None else self._session.face.hint(), "hint"))

    def _keys(self) -> list[tuple[str, str]]:
        session = self._session
        if self._asked is not None:
            return [("Enter", self._asked.yes), ("Esc", text("terminal-key-back"))]
        if self._typed is not None:
            return [("Enter", text("terminal-key-do")), ("Esc", text("terminal-key-back"))]
        if session.thinker is not None:
            return [(text("terminal-space"), text("terminal-key-skip")), ("Q", text("terminal-key-quit"))]
        common = [("?", text("terminal-key-help"))]
        if session.may_take_back():
            common.append(("U", text("key-take-back")))
        return [
            *common,
            *session.face.keys(),
            ("R", text("terminal-key-rules")),
            ("Q", text("terminal-key-quit")),
        ]

    # Pages

    def _look(self, key: str) -> bool:
        """Open a page, if the key is one's."""
        pages: dict[str, Callable[[int], list[Row]]] = {
            "?": lambda width: help_rows(self._session, width),
            "L": lambda width: log_rows(self._session, width),
            "R": lambda width: rules_rows(self._session.game, min(width, 96)),
            "H": self._session.face.details,
        }
        page = pages.get(key.upper())
        if page is None:
            return False
        self._show(page, at_end=key.upper() == "L")
        return True

    def _show(self, page: Callable[[int], list[Row]], *, at_end: bool) -> None:
        """A page that may be longer than the window."""
        top = 10**6 if at_end else 0
        while True:
            width, height = self._screen.size
            rows = [row(" ", *line) for line in page(width - 2)]
            room = max(1, height - 2)
            top = max(0, min(top, len(rows) - room))
            shown = rows[top : top + room]
            moves = [("↑ ↓", text("terminal-key-scroll"))] if len(rows) > room else []
            foot = row(" ", *key_row([("Esc", text("terminal-key-back")), *moves], width - 2))
            self._screen.draw([*shown, *([()] * (room - len(shown))), (), foot])
            key = self._key()
            steps = {UP: -1, DOWN: 1, PAGE_UP: -room, PAGE_DOWN: room, " ": room, HOME: -top, END: len(rows)}
            if key in steps:
                top += steps[key]
            elif key != RESIZED:
                return
