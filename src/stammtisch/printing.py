"""Figures for people: drawn on a terminal, plain lines in a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

__all__ = ["interval", "percent", "print_arena", "print_json", "print_summary", "print_table", "progress"]

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


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(pair: list[float]) -> str:
    return f"{100 * pair[0]:.1f} to {100 * pair[1]:.1f} %"


def print_summary(figures: dict[str, Any]) -> None:
    print(
        f"{figures['game']}, {figures['players']} players, {figures['games']} games, seed {figures['seed']}: "
        f"{figures['seconds']:.1f} s, {figures['games_per_second']} games a second"
    )
    if "win_rate" in figures:
        print(
            f"won {figures['wins']} = {percent(figures['win_rate'])} "
            f"({interval(figures['win_rate_95'])} with 95 % confidence), "
            f"{figures['mean_left']:.1f} cards left on average, {percent(figures['excellent'])} excellent"
        )
    elif "per_bot" in figures:
        print_table(
            "Seats",
            ["seat", "bot", "wins", "score"],
            [
                (seat, row["bot"], percent(row["win_share"]), f"{row['mean_score']:.1f}")
                for seat, row in enumerate(figures["per_seat"])
            ],
        )


def print_arena(figures: dict[str, Any]) -> None:
    print_table(
        f"{figures['game']}, {figures['players']} players, {figures['games']} games",
        ["bot", "rating", "95 %", "wins", "score"],
        [
            (
                name,
                f"{row['rating']:.2f}",
                f"{row['rating_95'][0]:.2f} to {row['rating_95'][1]:.2f}",
                percent(row["win_share"]),
                f"{row['mean_score']:.1f}",
            )
            for name, row in reversed(figures["per_bot"].items())
        ],
    )
    if figures["game"] == "the-game":
        rows = [
            (
                " + ".join(row["bots"]),
                row["games"],
                percent(row["win_rate"]),
                interval(row["win_rate_95"]),
                f"{row['mean_left']:.1f}",
            )
            for row in figures["cross"]
        ]
        print_table("Teams", ["team", "games", "won", "95 %", "left"], rows)
        return
    rivals = [
        (" : ".join(row["bots"]), row["games"], name, percent(share), interval(row["win_share_95"][name]))
        for row in figures["cross"]
        for name, share in row["win_share"].items()
    ]
    print_table("Meetings", ["table", "games", "bot", "wins", "95 %"], rivals)
    seats = [
        (row["seat"], percent(row["win_share"]), interval(row["win_share_95"])) for row in figures["per_seat"]
    ]
    print_table("Seats", ["seat", "wins", "95 %"], seats)
