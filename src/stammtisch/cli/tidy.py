"""`stammtisch tidy`: remove old tables that nobody needs any more, at a running server or without one."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import Any

from stammtisch.cli.arguments import add_json
from stammtisch.cli.durations import seconds
from stammtisch.cli.mistakes import Mistake, no_store
from stammtisch.cli.play import need_server
from stammtisch.cli.printing import print_json
from stammtisch.texts import text, why


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("--older-than", required=True, metavar=text("cli-DURATION"), help=text("cli-tidy-older-than"))
    add("--finished", action="store_true", help=text("cli-tidy-finished"))
    add("--dry-run", action="store_true", help=text("cli-tidy-dry-run"))
    add("--database", metavar=text("cli-FILE"), help=text("cli-tables-database"))
    add("--socket", type=Path, metavar=text("cli-FILE"), help=text("cli-play-socket"))
    add_json(parser)
    return "--older-than 90d --dry-run"


def run(
    *,
    older_than: str,
    finished: bool,
    dry_run: bool,
    database: str | None,
    socket: Path | None,
    as_json: bool,
) -> None:
    length = seconds("--older-than", older_than)
    need_server()
    import asyncio
    from dataclasses import asdict

    from stammtisch.server.database.errors import NoStore
    from stammtisch.server.keeping.tidy_alone import tidy_alone
    from stammtisch.server.lobby.socket import sockets
    from stammtisch.server.settings import default_database

    place = database or default_database()
    question = {"older_than": length, "finished": finished, "dry_run": dry_run}
    done = _by_server([socket] if socket else sockets(place), question)
    smaller = False
    if done is None:
        try:
            tidied, smaller = asyncio.run(tidy_alone(place, length, finished=finished, dry_run=dry_run))
            done = asdict(tidied)
        except NoStore as error:
            raise no_store(error) from None
    if as_json:
        print_json({name: done[name] for name in ("removed", "bytes", "in_use")} | {"dry_run": dry_run})
    else:
        _print(done, dry_run=dry_run, smaller=smaller)


def _by_server(paths: list[Path], question: dict[str, Any]) -> dict[str, Any] | None:
    """What the running server has removed, a few seconds at a time; None if there is none."""
    from stammtisch.server.lobby.socket import NoServer, ask

    removed: Counter[str] = Counter()
    size = 0
    while True:
        try:
            answer = ask(paths, {"call": "tidy", **question})
        except NoServer as error:
            if removed or error.key == "mistake-operator-right":
                raise Mistake(why(error), code=1) from None
            return None
        if "error" in answer:
            raise Mistake(text(answer["key"], **answer["values"]), code=1)
        removed.update(answer["removed"])
        size += answer["bytes"]
        if not answer["more"]:
            return {**answer, "removed": dict(removed), "bytes": size}


def _print(done: dict[str, Any], *, dry_run: bool, smaller: bool) -> None:
    total = sum(done["removed"].values())
    if not total:
        print(text("tidy-nothing"))
    else:
        counts = {f"{kind}": number for kind, number in done["removed"].items()}
        size = round(done["bytes"] / 1e6, 1)
        words = text("tidy-would", size=size, **counts) if dry_run else text("tidy-done", size=size, **counts)
        print(words)
    if done["in_use"]:
        print(text("tidy-in-use", tables=done["in_use"]))
    if total and not smaller and not dry_run:
        print(text("tidy-space"))
