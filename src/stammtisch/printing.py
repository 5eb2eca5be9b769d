"""Figures for people: drawn on a terminal, plain lines in a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from stammtisch.texts import text

__all__ = [
    "figure",
    "interval",
    "percent",
    "print_arena",
    "print_json",
    "print_summary",
    "print_table",
    "progress",
]

T = TypeVar("T")


def progress(steps: Iterable[T], total: int, what: str) -> Iterator[T]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, description=what, total=total, console=Console(stderr=True), transient=True)


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_table(title: str, columns: list[str], rows: Iterable[Iterable[Any]]) -> None:
    """A drawn table on a terminal, tab-separated lines in a pipe."""
    if not sys.stdout.isatty():
        print("\t".join(columns))
        for row in rows:
            print("\t".join(str(cell) for cell in row))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(*columns, title=title, title_justify="left")
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    Console().print(table)


def figure(number: float, *, digits: int = 0) -> str:
    """A number as the language writes it, with up to two digits after the comma."""
    return text(f"figure-{digits}", number=number)


def percent(share: float) -> str:
    return text("figure-percent", share=share)


def interval(pair: list[float]) -> str:
    return text("figure-percents", low=pair[0], high=pair[1])


def _columns(*names: str) -> list[str]:
    return [text(f"column-{name}") for name in names]


def print_summary(figures: dict[str, Any]) -> None:
    print(
        text(
            "summary-played",
            game=figures["game"],
            players=figures["players"],
            games=figures["games"],
            seed=str(figures["seed"]),
            seconds=figures["seconds"],
            rate=figures["games_per_second"],
        )
    )
    if "win_rate" in figures:
        low, high = figures["win_rate_95"]
        print(
            text(
                "summary-team",
                wins=figures["wins"],
                share=figures["win_rate"],
                low=low,
                high=high,
                left=figures["mean_left"],
                excellent=figures["excellent"],
            )
        )
    elif "per_bot" in figures:
        print_table(
            text("seats-title"),
            _columns("seat", "bot", "wins", "score"),
            [
                (seat, row["bot"], percent(row["win_share"]), figure(row["mean_score"], digits=1))
                for seat, row in enumerate(figures["per_seat"])
            ],
        )


def print_arena(figures: dict[str, Any]) -> None:
    print_table(
        text("arena-title", game=figures["game"], players=figures["players"], games=figures["games"]),
        _columns("bot", "rating", "interval", "wins", "score"),
        [
            (
                name,
                figure(row["rating"], digits=2),
                text("figure-range", low=row["rating_95"][0], high=row["rating_95"][1]),
                percent(row["win_share"]),
                figure(row["mean_score"], digits=1),
            )
            for name, row in reversed(figures["per_bot"].items())
        ],
    )
    if figures["game"] == "the-game":
        rows = [
            (
                " + ".join(row["bots"]),
                figure(row["games"]),
                percent(row["win_rate"]),
                interval(row["win_rate_95"]),
                figure(row["mean_left"], digits=1),
            )
            for row in figures["cross"]
        ]
        print_table(text("teams-title"), _columns("team", "games", "won", "interval", "left"), rows)
        return
    rivals = [
        (
            " : ".join(row["bots"]),
            figure(row["games"]),
            name,
            percent(share),
            interval(row["win_share_95"][name]),
        )
        for row in figures["cross"]
        for name, share in row["win_share"].items()
    ]
    print_table(text("meetings-title"), _columns("table", "games", "bot", "wins", "interval"), rivals)
    seats = [
        (row["seat"], percent(row["win_share"]), interval(row["win_share_95"])) for row in figures["per_seat"]
    ]
    print_table(text("seats-title"), _columns("seat", "wins", "interval"), seats)
