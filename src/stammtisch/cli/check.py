"""`stammtisch check`: replay records by the rules."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stammtisch.cli.files import record_lines
from stammtisch.cli.mistakes import Mistake, complain, quoted
from stammtisch.texts import text, why

if TYPE_CHECKING:
    from stammtisch.core.record import Checked, Fault, Kept


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("files", type=Path, nargs="+", metavar=text("cli-FILE"), help=text("cli-check-file"))
    add("--kept", type=Path, metavar=text("cli-FILE"), help=text("cli-check-kept"))
    return "games.jsonl more.jsonl"


def run(files: list[Path], kept: Path | None = None) -> int:
    from stammtisch import games
    from stammtisch.core.record import Fault
    from stammtisch.core.record import check as replay

    own = None if kept is None else _kept(kept)
    good = faults = committed = read = code = 0
    for file in files:
        try:
            with record_lines(file) as lines:
                for found in replay(lines, games.get, own):
                    if isinstance(found, Fault):
                        faults += 1
                        _print_fault(file, found)
                    else:
                        good += 1
                        committed += found.as_committed
                        _print_contributions(file, found)
            read += 1
        except Mistake as mistake:
            complain(mistake.lines)
            code = max(code, mistake.code)
    if read:
        parts = [text("check-right", games=good)]
        if committed:
            parts.append(text("check-committed", games=committed))
        print(", ".join([*parts, text("check-faults", faults=faults)]))
    return code or (1 if faults else 0)


def _print_fault(file: Path, found: Fault) -> None:
    where: dict[str, Any] = {"file": str(file), "line": found.line, "reason": quoted(why(found.error))}
    if found.move:
        print(text("check-fault-move", **where, move=quoted(found.move)))
    else:
        print(text("check-fault", **where))


def _kept(file: Path) -> Kept:
    """Read what a player saved about a deal."""
    from stammtisch.core.record import Kept
    from stammtisch.records.files import LONGEST_LINE

    with record_lines(file) as lines:
        return Kept.read(lines.read(LONGEST_LINE))


def _print_contributions(file: Path, found: Checked) -> None:
    """Who contributed random bytes to a deal, and what that proves."""
    where: dict[str, Any] = {"file": str(file), "line": found.line}
    if found.took_part:
        names = quoted(", ".join(found.took_part))
        if found.proven:
            print(text("check-proven", **where, names=names))
        else:
            print(text("check-took-part", **where, names=names))
    if found.left_out:
        print(text("check-left-out", **where, names=quoted(", ".join(found.left_out))))
