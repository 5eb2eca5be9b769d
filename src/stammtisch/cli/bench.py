"""`stammtisch bench`: measure the engines' speed on this machine."""

from __future__ import annotations

from argparse import ArgumentParser

from stammtisch.cli.arguments import add_json
from stammtisch.cli.printing import columns, figure, print_json, print_table
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help=text("cli-bench-seconds"))
    add_json(parser)
    return "--seconds 3"


def run(*, seconds: float, as_json: bool) -> None:
    from stammtisch.arena.bench import measure

    figures = measure(seconds)
    if as_json:
        print_json(figures)
        return
    print_table(
        text("bench-title"),
        columns("what", "per-second", "aim", "ratio", "times-plain"),
        [
            (
                _what(row["what"]),
                figure(row["per_second"]),
                figure(row["aim"]) if row["aim"] else "",
                figure(row["ratio"], digits=2) if row["aim"] else "",
                figure(row["times_plain"], digits=1) if row["times_plain"] else "",
            )
            for row in figures
        ],
    )


def _what(name: str) -> str:
    """The benchmark's title, or its plain name if the catalogue has none."""
    try:
        return text(f"bench-{name}")
    except KeyError:
        return name
