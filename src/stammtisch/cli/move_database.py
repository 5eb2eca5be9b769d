"""`stammtisch move-database`: everything into another database, checked game by game."""

from __future__ import annotations

from argparse import ArgumentParser

from stammtisch.cli.arguments import add_json
from stammtisch.cli.mistakes import complain, no_store
from stammtisch.cli.play import need_server
from stammtisch.cli.printing import print_json, share_bar
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("source", metavar=text("cli-FROM"), help=text("cli-move-from"))
    add("target", metavar=text("cli-TO"), help=text("cli-move-to"))
    add_json(parser)
    return "games.sqlite postgresql://stammtisch@localhost/stammtisch"


def run(*, source: str, target: str, as_json: bool) -> int:
    need_server()
    from stammtisch.server.database.address import shown
    from stammtisch.server.database.errors import NoStore
    from stammtisch.server.keeping.moving import move

    try:
        with share_bar(text("keep-moving")) as tell:
            moved = move(source, target, tell)
    except NoStore as error:
        raise no_store(error) from None
    found = moved.replayed
    if as_json:
        print_json(
            {
                "source": shown(source),
                "target": shown(target),
                "rows": moved.rows,
                "tables": found.games,
                "unknown": found.unknown,
                "damaged": found.damaged,
                "kept": moved.kept,
                "marked": moved.marked,
            }
        )
    else:
        whole = found.games - len(found.unknown) - len(found.damaged)
        print(text("move-done", name=shown(target), rows=moved.rows.total(), tables=found.games))
        print(text("move-checked", tables=whole))
        if found.unknown:
            print(text("move-unknown", tables=len(found.unknown), names=", ".join(found.unknown)))
        if moved.kept is not None:
            print(text("restore-kept", name=moved.kept))
        print(text("move-next", source=shown(source), target=shown(target)))
        if not moved.marked:
            complain([text("move-not-marked", source=shown(source))])
    complain(text("move-damaged", table=table, reason=reason) for table, reason in found.damaged.items())
    return 1 if found.damaged else 0
