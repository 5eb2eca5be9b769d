"""`stammtisch report`: a page of plots about a folder of tables."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from stammtisch.cli.data_folders import need_packages
from stammtisch.cli.mistakes import Mistake, system_reason
from stammtisch.texts import text, why

PAGE = "report.html"


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("folder", type=Path, metavar=text("cli-FOLDER"), help=text("cli-report-folder"))
    add("--output", "-o", type=Path, metavar=text("cli-FILE"), help=text("cli-report-output"))
    return "tables --output report.html"


def run(folder: Path, *, output: Path | None) -> None:
    need_packages()
    from polars.exceptions import PolarsError

    from stammtisch.data.report.page import page
    from stammtisch.data.report.tables import NoTables

    try:
        made = page(folder)
    except NoTables as error:
        raise Mistake(why(error)) from None
    except PolarsError:  # what they say of themselves is right, what they hold is not
        raise Mistake(text("mistake-not-table", file=str(folder))) from None
    written = output or folder / PAGE
    try:
        written.write_text(made, encoding="utf-8")
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(written), reason=system_reason(error))) from None
    print(text("report-done", file=str(written)))
