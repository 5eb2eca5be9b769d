"""`stammtisch tables`: what an operator sees and does at a running server."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from stammtisch.cli.arguments import add_json
from stammtisch.cli.mistakes import Mistake, no_store
from stammtisch.cli.play import need_server
from stammtisch.cli.printing import columns, print_json, print_table
from stammtisch.texts import printable, text, visible, why

T = TypeVar("T")
STATES = ("waiting", "running", "over", "closed")


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add(
        "--state",
        choices=STATES,
        metavar=text("cli-STATE"),
        help=f"{text('cli-tables-state')} {', '.join(STATES)}",
    )
    add("--public", action="store_true", help=text("cli-tables-public"))
    add("--game", metavar=text("cli-GAME"), help=text("cli-tables-game"))
    add("--most", type=int, default=200, metavar="N", help=text("cli-tables-most"))
    does = parser.add_mutually_exclusive_group()
    does.add_argument("--close", metavar=text("cli-TABLE"), help=text("cli-tables-close"))
    does.add_argument(
        "--remove",
        nargs=2,
        metavar=(text("cli-TABLE"), text("cli-SEAT")),
        help=text("cli-tables-remove"),
    )
    does.add_argument("--reports", action="store_true", help=text("cli-tables-reports"))
    does.add_argument("--errors", action="store_true", help=text("cli-tables-errors"))
    does.add_argument("--settle", metavar=text("cli-REPORT"), help=text("cli-tables-settle"))
    add("--all", dest="settled", action="store_true", help=text("cli-tables-all"))
    add("--database", metavar=text("cli-FILE"), help=text("cli-tables-database"))
    add("--socket", type=Path, metavar=text("cli-FILE"), help=text("cli-play-socket"))
    add_json(parser)
    return "--state running --public"


def run(
    *,
    state: str | None,
    public: bool,
    game: str | None,
    most: int,
    close: str | None,
    remove: list[str] | None,
    reports: bool,
    errors: bool,
    settle: str | None,
    settled: bool,
    database: str | None,
    socket: Path | None,
    as_json: bool,
) -> None:
    need_server()
    from stammtisch.server.keeping.opening import moved
    from stammtisch.server.lobby.socket import NoServer, ask, ask_all, sockets
    from stammtisch.server.settings import default_database

    place = database or default_database()
    paths = [socket] if socket else sockets(place)

    def reached(ask: Callable[[Sequence[Path], dict[str, Any]], T], call: str, **question: Any) -> T:
        try:
            return ask(paths, {"call": call, **question})
        except NoServer as error:
            if socket is None and (elsewhere := moved(place)):
                raise no_store(elsewhere) from None
            raise Mistake(why(error), code=1) from None

    def asked(call: str, **question: Any) -> dict[str, Any]:
        answer = reached(ask, call, **question)
        if "error" in answer:
            raise Mistake(text(answer["key"], **answer["values"]), code=1)
        return answer

    if close is not None:
        answer, said = asked("close", table=close), text("tables-closed", table=close)
    elif remove is not None:
        table, seat = remove[0], _seat(remove[1])
        answer, said = (
            asked("remove", table=table, seat=seat - 1),
            text("tables-removed", table=table, seat=seat),
        )
    elif settle is not None:
        answer, said = asked("settle", report=settle), text("tables-settled", report=settle)
    elif reports:
        answer, said = asked("reports", settled=settled), ""
    elif errors:
        answer, said = _together(reached(ask_all, "errors")), ""
    else:
        answer, said = asked("tables", state=state, public=public, game=game, most=most), ""
    if as_json:
        print_json(answer)
    elif said:
        print(said)
    elif reports:
        _print_reports(answer["reports"])
    elif errors:
        _print_errors(answer)
    else:
        _print_tables(answer)


def _seat(given: str) -> int:
    """Seats are counted from 1, as people see them."""
    if not re.fullmatch(r"\d{1,3}", given) or not int(given):
        raise Mistake(text("mistake-seat", given=given))
    return int(given)


def _print_tables(answer: dict[str, Any]) -> None:
    if not answer["tables"]:
        print(text("tables-none"))
        return
    print_table(
        text("tables-title"),
        columns("table", "game", "state", "public", "player", "created", "moved"),
        [
            (
                one["table"],
                one["game"],
                text(f"tables-state-{one['state']}"),
                text("tables-yes") if one["public"] else "",
                ", ".join(_who(one, seat) for seat in range(len(one["seats"]))),
                _when(one["created"]),
                _when(one["moved"]),
            )
            for one in answer["tables"]
        ],
    )
    if answer["more"]:
        print(text("tables-more"))


def _who(table: dict[str, Any], seat: int) -> str:
    """Who sits there; a star for who is connected."""
    chair = table["seats"][seat]
    if chair["kind"] == "open":
        return "…"
    marks = [text("tables-bot")] if chair["kind"] == "bot" else []
    marks += [text("tables-muted")] if chair["muted"] else []
    star = "*" if seat in table["connected"] else ""
    return f"{chair['name']}{star}" + (f" ({', '.join(marks)})" if marks else "")


def _print_reports(found: list[dict[str, Any]]) -> None:
    if not found:
        print(text("reports-none"))
    for one in found:
        head = text(
            "reports-head",
            report=one["id"],
            when=_when(one["made"]),
            name=one["name"],
            seat=one["seat"] + 1,
            table=one["table_id"],
            game=one["game"],
        )
        print(head + (f" ({text('reports-settled')})" if one["settled"] else ""))
        print(f"  {printable(one['text']) or text('reports-no-words')}")
        for line in one["said"]:
            print(f"  > {printable(line)}")


def _together(answers: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What several nodes were told, as one; a node of an older version has no errors to tell."""
    known = [answer for answer in answers if "error" not in answer]
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for one in (one for answer in known for one in answer["errors"]):
        kind = {name: visible(one[name]) for name in ("build", "place", "kind")}
        same = found.setdefault(tuple(kind.values()), {**one, **kind, "count": 0})
        same["count"] += one["count"]
        same["first"] = min(same["first"], one["first"])
        same["last"] = max(same["last"], one["last"])
    return {
        "on": any(answer["on"] for answer in known),
        "errors": sorted(found.values(), key=lambda one: one["last"], reverse=True),
        "dropped": sum(answer["dropped"] for answer in known),
    }


def _print_errors(answer: dict[str, Any]) -> None:
    if not answer["errors"]:
        print(text("errors-none" if answer["on"] else "errors-off"))
        return
    print_table(
        text("errors-title"),
        columns("kind", "place", "build", "count", "first", "last"),
        [
            (one["kind"], one["place"], one["build"], one["count"], _when(one["first"]), _when(one["last"]))
            for one in answer["errors"]
        ],
    )
    if answer["dropped"]:
        print(text("errors-dropped", number=answer["dropped"]))


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
