"""Results for people: tables on a terminal, plain lines in a pipe."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from stammtisch.texts import printable, text

T = TypeVar("T")

MOST_FAULTS = 20  # listed one by one


def progress(steps: Iterable[T], total: int | None, what: str) -> Iterator[T]:
    """A progress bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, description=what, total=total, console=Console(stderr=True), transient=True)


@contextmanager
def share_bar(what: str) -> Iterator[Callable[[float], object]]:
    """A bar on a terminal, moved by calls with the share that is done; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda share: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=1.0)
        yield lambda share: bar.update(task, completed=share)


@contextmanager
def waiting_for(what: str) -> Iterator[None]:
    """Says on a terminal what takes so long; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(what):
        yield


def print_json(value: Any) -> None:
    said = json.dumps(value, indent=2, ensure_ascii=False)
    print(re.sub(r"[^\n -~]", lambda found: _in_json(found[0]), said))


def _in_json(character: str) -> str:
    """What could steer a terminal is escaped, which means the same."""
    if printable(character) == character:
        return character
    return json.dumps(character)[1:-1] if character != "\x7f" else "\\u007f"


def print_table(title: str, columns: list[str], rows: Iterable[Iterable[Any]]) -> None:
    """A drawn table on a terminal, tab-separated lines in a pipe."""
    if not sys.stdout.isatty():
        print("\t".join(columns))
        for row in rows:
            print("\t".join(printable(str(cell)) for cell in row))
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(*columns, title=Text(printable(title)), title_justify="left")
    for row in rows:
        table.add_row(*(Text(printable(str(cell))) for cell in row))  # brackets in it are no markup
    Console().print(table)


def figure(number: float, *, digits: int = 0) -> str:
    """A localised number, with up to two decimal places."""
    return text(f"figure-{digits}", number=number)


def percent(share: float) -> str:
    return text("figure-percent", share=share)


def interval(pair: list[float]) -> str:
    return text("figure-percents", low=pair[0], high=pair[1])


def columns(*names: str) -> list[str]:
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
    print_faults(figures)
    if "win_rate" in figures:
        low, high = figures["win_rate_95"]
        team = text("summary-team", wins=figures["wins"], share=figures["win_rate"], low=low, high=high)
        print(", ".join([team, *_measures(figures)]))
    elif "per_bot" in figures:
        print_table(
            text("seats-title"),
            columns("seat", "bot", "wins", "score"),
            [
                (seat, row["bot"], percent(row["win_share"]), figure(row["mean_score"], digits=1))
                for seat, row in enumerate(figures["per_seat"])
            ],
        )


def print_faults(figures: dict[str, Any]) -> None:
    """What bots did wrong, if they did."""
    if not figures["forfeited"]:
        return
    rows = [
        (fault["game"], fault["seat"], fault["bot"], text(f"fault-{fault['fault']}"), fault["what"])
        for fault in figures["faults"][:MOST_FAULTS]
    ]
    title = text("faults-title", forfeited=figures["forfeited"], games=figures["games"])
    if not sys.stdout.isatty():
        print(title)
    print_table(title, columns("game", "seat", "bot", "fault", "what"), rows)


def _measures(figures: dict[str, Any]) -> Iterator[str]:
    """The game's own measures, which follow the interval in the figures."""
    names = list(figures)
    for name in names[names.index("win_rate_95") + 1 :]:
        try:
            yield text(f"measure-{figures['game']}-{name}", value=figures[name])
        except KeyError:
            yield f"{name} {figure(figures[name], digits=2)}"


def print_arena(figures: dict[str, Any]) -> None:
    print_table(
        text("arena-title", game=figures["game"], players=figures["players"], games=figures["games"]),
        columns("bot", "rating", "interval", "wins", "score"),
        [
            (
                name,
                f"{row['rating']:.0f}",
                text("rating-range", low=f"{row['rating_95'][0]:.0f}", high=f"{row['rating_95'][1]:.0f}"),
                percent(row["win_share"]),
                figure(row["mean_score"], digits=1),
            )
            for name, row in reversed(figures["per_bot"].items())
        ],
    )
    print_faults(figures)
    if "per_seat" not in figures:
        _print_teams(figures)
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
    print_table(text("meetings-title"), columns("table", "games", "bot", "wins", "interval"), rivals)
    seats = [
        (row["seat"], percent(row["win_share"]), interval(row["win_share_95"])) for row in figures["per_seat"]
    ]
    print_table(text("seats-title"), columns("seat", "wins", "interval"), seats)


def _print_teams(figures: dict[str, Any]) -> None:
    shown = ("bots", "games", "win_rate", "win_rate_95")
    counted = [name for name in figures["cross"][0] if name not in shown]
    rows = [
        (
            " + ".join(row["bots"]),
            figure(row["games"]),
            percent(row["win_rate"]),
            interval(row["win_rate_95"]),
            *(figure(row[name], digits=1) for name in counted),
        )
        for row in figures["cross"]
    ]
    names = columns("team", "games", "won", "interval")
    print_table(text("teams-title"), [*names, *(_column(figures["game"], name) for name in counted)], rows)


def _column(game: str, name: str) -> str:
    """The heading for one of the game's own measures, or its plain name if there is no text."""
    try:
        return text(f"column-{game}-{name}")
    except KeyError:
        return name
