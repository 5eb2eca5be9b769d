"""`stammtisch backup`: a database at one moment in one file, while servers use it."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from stammtisch.cli.arguments import add_json
from stammtisch.cli.mistakes import no_store
from stammtisch.cli.play import need_server
from stammtisch.cli.printing import print_json, share_bar
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("file", type=Path, metavar=text("cli-FILE"), help=text("cli-backup-file"))
    add("--database", metavar=text("cli-FILE"), help=text("cli-tables-database"))
    add("--force", action="store_true", help=text("cli-backup-force"))
    add_json(parser)
    return "games.backup --database games.sqlite"


def run(*, file: Path, database: str | None, force: bool, as_json: bool) -> None:
    need_server()
    from stammtisch.server.database.errors import NoStore
    from stammtisch.server.keeping.backups import back_up
    from stammtisch.server.settings import default_database

    try:
        with share_bar(text("keep-copying")) as tell:
            rows = back_up(database or default_database(), file, force=force, tell=tell)
    except NoStore as error:
        raise no_store(error) from None
    if as_json:
        print_json({"file": str(file), "bytes": file.stat().st_size, "tables": rows["tables"], "rows": rows})
    else:
        size = round(file.stat().st_size / 1e6, 1)
        print(text("backup-done", file=str(file), tables=rows["tables"], size=size))
