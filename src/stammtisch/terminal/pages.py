"""What is read beside the table: the keys, the rules, what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.core.drawing.rows import Piece, Row, cells, row, wrapped
from stammtisch.core.rulebook import rules_text
from stammtisch.terminal.session import Session
from stammtisch.texts import text


def help_rows(session: Session, width: int) -> list[Row]:
    """All keys and what they do: the game's, then those of every table."""
    example = (session.examples() or ["…"])[0]
    common = [
        ("U", text("key-take-back")),
        (":", text("terminal-key-type", example=example)),
        ("L", text("key-log")),
        ("H", text("terminal-key-details")),
        ("R", text("terminal-key-rules")),
        ("?", text("key-keys")),
        ("Q  Ctrl-C", text("terminal-key-quit")),
    ]
    own = [pair for pair in session.face.help() if pair[0] != "H"]
    found: list[Row] = [row(Piece(text("table-keys"), "bold")), ()]
    for keys in (own, common):
        left = max(cells(key) for key, _ in keys) + 2
        for key, does in keys:
            first, *more = wrapped(does, max(20, width - left - 2), indent=0)
            found.append(row("  ", Piece(key + " " * (left - cells(key)), "key"), *first))
            found += [row(" " * (left + 2), *line) for line in more]
        found.append(())
    return found


def log_rows(session: Session, width: int) -> list[Row]:
    """Everything that has happened."""
    lines = [line for said in session.log for line in wrapped(said, width)]
    return [row(Piece(text("table-log"), "bold")), (), *(lines or [row(text("table-log-none"))])]


def rules_rows(game: Any, width: int) -> list[Row]:
    """The rules, set in so many columns."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=width, force_terminal=True, legacy_windows=False)
    lines = console.render_lines(Markdown(rules_text(game)), pad=False)
    return [tuple(Piece(part.text, str(part.style or "")) for part in line) for line in lines]


def key_row(keys: Sequence[tuple[str, str]], width: int) -> Row:
    """As many of these keys as fit into a row, the first ones first."""
    found: Row = ()
    for key, does in keys:
        longer = (*found, *(row("   ") if found else ()), Piece(key, "key"), Piece(f" {does}"))
        if sum(cells(piece.text) for piece in longer) > width:
            break
        found = longer
    return found
