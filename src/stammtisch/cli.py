"""The command line: `stammtisch COMMAND`."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")

INTERRUPTED = 130


class Mistake(Exception):
    """Something a person typed cannot be; one clear line each, then the exit code."""

    def __init__(self, *lines: str, code: int = 2) -> None:
        super().__init__(*lines)
        self.lines = lines
        self.code = code


def main(words: list[str] | None = None) -> NoReturn:
    """Run the command; a mistake gets a clear line, never a traceback."""
    try:
        given = vars(_parser().parse_args(words))
        run = given.pop("run")
        sys.exit(run(**given) or 0)
    except Mistake as mistake:
        _complain(mistake.lines)
        sys.exit(mistake.code)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _complain(lines: Iterable[str]) -> None:
    for line in lines:
        print(f"stammtisch: {line}", file=sys.stderr)


# What each command takes


class _Parser(ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(f"{message}; '{self.prog} --help' tells more")


def _parser() -> ArgumentParser:
    parser = _Parser(
        "stammtisch",
        description="A regulars' table for two card games, RAISE and THE GAME.",
        epilog="'stammtisch COMMAND --help' tells more about each, with an example.",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"stammtisch {_version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(run: Callable[..., int | None], example: str, game: str = "GAME") -> Callable[..., Any]:
        about = (run.__doc__ or "").strip()
        one = commands.add_parser(
            run.__name__,
            help=about[0].lower() + about[1:].rstrip("."),
            description=about,
            epilog=f"Example: stammtisch {run.__name__} {example}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        one.set_defaults(run=run)
        if game:
            one.add_argument("game", metavar=game, help="the-game or raise")
        return one.add_argument

    def table(add: Callable[..., Any]) -> None:
        add("--seed", default="1", help="a word or number; the same seed gives the same games (1)")
        add(
            "--option",
            action="append",
            metavar="NAME=VALUE",
            help="an option of the game, any number of times",
        )
        add("--set", dest="set_file", type=Path, metavar="FILE", help="RAISE: the figures of your own box")
        add("--workers", type=int, default=0, metavar="W", help="processes (one for each core)")
        add("--json", dest="as_json", action="store_true", help="print one JSON object")

    add = command(simulate, "the-game --players 3 --bots greedy --games 500 --seed 7")
    add("--players", type=int, metavar="N", help="how many play")
    add("--bots", default="greedy", metavar="A[,B...]", help="one for every seat, or one for each (greedy)")
    add("--games", type=int, default=100, metavar="G", help="how many games (100)")
    add("--records", type=Path, metavar="FILE", help="write the games here, for 'stammtisch check'")
    add("--committed", action="store_true", help="deal by a secret that the record commits to and reveals")
    table(add)

    add = command(arena, "raise --bots random,greedy --games 200 --seed 7")
    add("--bots", required=True, metavar="A,B[,C...]", help="the bots")
    add("--games", type=int, default=100, metavar="G", help="games for each meeting (100)")
    add("--players", type=int, metavar="N", help="seats at the table (2)")
    table(add)

    add = command(bots, "the-game")
    add("--json", dest="as_json", action="store_true", help="print one JSON object")

    add = command(check, "games.jsonl", game="")
    add("file", type=Path, metavar="FILE", help="a record: JSON lines, one game or more")

    add = command(rules, "raise --language en")
    add("--language", default="en", metavar="XX", help="two letters (en)")

    add = command(bench, "--seconds 3", game="")
    add("--seconds", type=float, default=2.0, metavar="S", help="how long each measurement takes (2)")
    add("--json", dest="as_json", action="store_true", help="print one JSON object")
    return parser


def _version() -> str:
    from importlib.metadata import version

    return version("stammtisch")


# What several commands do


def _game(name: str) -> Any:
    from stammtisch import games

    try:
        return games.get(name)
    except KeyError as error:
        raise Mistake(error.args[0]) from None


def _options(game: Any, players: int | None, given: list[str] | None, set_file: Path | None) -> Any:
    from stammtisch.core.game import BadOption

    chosen: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"--option {text} should be NAME=VALUE")
        chosen[name.strip().replace("-", "_")] = value
    if players is not None:
        chosen["players"] = players
    if set_file is not None:
        chosen["set"] = str(set_file)
    try:
        return game.options(**chosen)
    except BadOption as error:
        mistakes = getattr(error, "mistakes", ())
        raise Mistake(*(mistakes or (str(error),)), code=1 if mistakes else 2) from None


def _bots(game: Any, text: str) -> tuple[str, ...]:
    from stammtisch import bots

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            bots.get(game.name, name)
        except KeyError as error:
            raise Mistake(error.args[0]) from None
    return names


def _at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise Mistake(f"--{name} is {value}, but must be at least {least}")


def _progress(steps: Iterable[T], total: int, what: str) -> Iterator[T]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, description=what, total=total, console=Console(stderr=True), transient=True)


def _print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def _table(title: str, columns: list[str], rows: Iterable[Iterable[Any]]) -> None:
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


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(pair: list[float]) -> str:
    return f"{100 * pair[0]:.1f} to {100 * pair[1]:.1f} %"


# The commands


def simulate(
    game: str,
    *,
    players: int | None,
    bots: str,
    games: int,
    seed: str,
    option: list[str] | None,
    set_file: Path | None,
    workers: int,
    records: Path | None,
    committed: bool,
    as_json: bool,
) -> int:
    """Let bots play games and print how they went."""
    from stammtisch.arena.simulate import Job, run, summary

    played_game = _game(game)
    names = _bots(played_game, bots)
    chosen = _options(played_game, players if players or len(names) == 1 else len(names), option, set_file)
    if len(names) not in (1, chosen.players):
        raise Mistake(f"{len(names)} bots for {chosen.players} seats: name one for all, or one for each")
    _at_least("games", games, 1)
    _at_least("workers", workers, 0)
    seats = names * chosen.players if len(names) == 1 else names
    job = Job(played_game.name, chosen, seats, seed, records=records is not None, committed=committed)
    try:
        file = nullcontext() if records is None else records.open("w", encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot write {records}: {error.strerror}") from None
    results: list[Any] = []
    begun = time.perf_counter()
    interrupted = False
    with file as out:
        try:
            for played in _progress(run(job, range(games), workers or _cores()), games, "games"):
                results.append(played.result)
                if out:
                    out.write(played.record)
        except KeyboardInterrupt:
            interrupted = True
    figures = summary(job, results, time.perf_counter() - begun)
    if interrupted:
        _complain([f"interrupted after {len(results)} of {games} games"])
    if as_json:
        _print_json(figures)
    else:
        _print_summary(figures)
    return INTERRUPTED if interrupted else 0


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _print_summary(figures: dict[str, Any]) -> None:
    print(
        f"{figures['game']}, {figures['players']} players, {figures['games']} games, seed {figures['seed']}: "
        f"{figures['seconds']:.1f} s, {figures['games_per_second']} games a second"
    )
    if "win_rate" in figures:
        print(
            f"won {figures['wins']} = {_percent(figures['win_rate'])} "
            f"({_interval(figures['win_rate_95'])} with 95 % confidence), "
            f"{figures['mean_left']:.1f} cards left on average, {_percent(figures['excellent'])} excellent"
        )
    elif "per_bot" in figures:
        _table(
            "Seats",
            ["seat", "bot", "wins", "score"],
            [
                (seat, row["bot"], _percent(row["win_share"]), f"{row['mean_score']:.1f}")
                for seat, row in enumerate(figures["per_seat"])
            ],
        )


def arena(
    game: str,
    *,
    bots: str,
    games: int,
    seed: str,
    players: int | None,
    option: list[str] | None,
    set_file: Path | None,
    workers: int,
    as_json: bool,
) -> int:
    """Let every bot meet every other, with rotated seats on the same deals, and rate them."""
    from stammtisch.arena.tournament import Tournament

    played_game = _game(game)
    names = _bots(played_game, bots)
    if len(set(names)) < 2:
        raise Mistake("an arena needs at least two different bots, separated by commas")
    _at_least("games", games, 1)
    chosen = _options(played_game, players or 2, option, set_file)
    tournament = Tournament(played_game.name, chosen, list(dict.fromkeys(names)), games, seed)
    interrupted = False
    try:
        for _ in _progress(tournament.play(workers or _cores()), tournament.games, "games"):
            pass
    except KeyboardInterrupt:
        interrupted = True
        _complain([f"interrupted after {len(tournament.played)} of {tournament.games} games"])
    if tournament.played:
        figures = tournament.summary()
        if as_json:
            _print_json(figures)
        else:
            _print_arena(figures)
    return INTERRUPTED if interrupted else 0


def _print_arena(figures: dict[str, Any]) -> None:
    _table(
        f"{figures['game']}, {figures['players']} players, {figures['games']} games",
        ["bot", "rating", "95 %", "wins", "score"],
        [
            (
                name,
                f"{row['rating']:.2f}",
                f"{row['rating_95'][0]:.2f} to {row['rating_95'][1]:.2f}",
                _percent(row["win_share"]),
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
                _percent(row["win_rate"]),
                _interval(row["win_rate_95"]),
                f"{row['mean_left']:.1f}",
            )
            for row in figures["cross"]
        ]
        _table("Teams", ["team", "games", "won", "95 %", "left"], rows)
        return
    rivals = [
        (" : ".join(row["bots"]), row["games"], name, _percent(share), _interval(row["win_share_95"][name]))
        for row in figures["cross"]
        for name, share in row["win_share"].items()
    ]
    _table("Meetings", ["table", "games", "bot", "wins", "95 %"], rivals)
    seats = [
        (row["seat"], _percent(row["win_share"]), _interval(row["win_share_95"]))
        for row in figures["per_seat"]
    ]
    _table("Seats", ["seat", "wins", "95 %"], seats)


def bots(game: str, *, as_json: bool) -> None:
    """List the bots, weakest first, with what was measured of them."""
    from stammtisch import bots as registry

    name = _game(game).name
    measured = registry.strength().get(name, {})
    rows = [
        {"name": entry.name, "level": level, "about": entry.about, **measured.get(entry.name, {})}
        for level, entry in enumerate(registry.BOTS[name])
    ]
    if as_json:
        _print_json(rows)
        return
    _table(
        f"Bots for {name}",
        ["level", "bot", "ms a move", "measured", "what it does"],
        [
            (
                row["level"],
                row["name"],
                row.get("ms_per_move", ""),
                " ".join(f"{players}: {_percent(share)}" for players, share in row.get("wins", {}).items()),
                row["about"],
            )
            for row in rows
        ],
    )


def check(file: Path) -> int:
    """Replay a record by the rules; a bad one names line and reason."""
    from stammtisch import games
    from stammtisch.core.record import Fault
    from stammtisch.core.record import check as replay

    try:
        lines = file.open(encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {file}: {error.strerror}") from None
    good = faults = committed = 0
    with lines:
        try:
            for found in replay(lines, games.get):
                if isinstance(found, Fault):
                    faults += 1
                    print(f"{file}: {found}")
                else:
                    good += 1
                    committed += found.as_committed
        except UnicodeDecodeError:
            raise Mistake(f"{file} is not UTF-8 text", code=1) from None
    dealt = f", {committed} of them dealt as committed" if committed else ""
    print(f"{good} game{'s' * (good != 1)} right{dealt}, {faults} fault{'s' * (faults != 1)}")
    return 1 if faults else 0


def rules(game: str, *, language: str) -> None:
    """Print the rules of a game, in our own words."""
    from importlib import resources

    package = type(_game(game)).__module__.rpartition(".")[0]
    if language != "en":
        raise Mistake(f"there are no rules in {language!r}; there are: en")
    text = resources.files(package).joinpath("RULES.md").read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text), width=min(100, Console().width))


def bench(*, seconds: float, as_json: bool) -> None:
    """Measure how fast this machine plays."""
    from stammtisch.arena.bench import measure

    figures = measure(seconds)
    if as_json:
        _print_json(figures)
        return
    _table(
        "Speed, one core",
        ["what", "a second", "aim", "ratio"],
        [(row["what"], f"{row['per_second']:,.0f}", row["aim"], f"{row['ratio']:.2f}") for row in figures],
    )
