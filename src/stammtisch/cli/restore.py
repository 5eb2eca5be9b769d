"""`stammtisch restore`: a database from a backup."""

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
    add("file", type=Path, metavar=text("cli-FILE"), help=text("cli-restore-file"))
    add("--database", metavar=text("cli-FILE"), help=text("cli-restore-database"))
    add("--replace", action="store_true", help=text("cli-restore-replace"))
    add_json(parser)
    return "games.backup --database games.sqlite"


def run(*, file: Path, database: str | None, replace: bool, as_json: bool) -> None:
    need_server()
    from stammtisch.server.database.address import shown
    from stammtisch.server.database.errors import NoStore
    from stammtisch.server.keeping.backups import restore
    from stammtisch.server.keeping.opening import moved
    from stammtisch.server.settings import default_database

    into = database or default_database()
    if database is None and (elsewhere := moved(into)):  # nobody has said to replace an old one
        raise no_store(elsewhere)
    try:
        with share_bar(text("keep-copying")) as tell:
            restored = restore(file, into, replace=replace, tell=tell)
    except NoStore as error:
        raise no_store(error) from None
    rows = restored.rows
    if as_json:
        print_json({"database": shown(into), "tables": rows["tables"], "rows": rows, "kept": restored.kept})
        return
    print(text("restore-done", name=shown(into), tables=rows["tables"]))
    if restored.kept is not None:
        print(text("restore-kept", name=restored.kept))
