"""The command line: `stammtisch COMMAND`."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from stammtisch.printing import percent, print_arena, print_json, print_summary, print_table, progress

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

    add = command(play, "--host 0.0.0.0 --no-browser", game="")
    add(
        "--host", default="127.0.0.1", metavar="H", help="where to listen; 0.0.0.0 lets phones in (127.0.0.1)"
    )
    add("--port", type=int, default=8480, metavar="P", help="a free one is taken if it is in use (8480)")
    add("--database", metavar="FILE", help="where the games are kept (your data folder)")
    add("--no-browser", action="store_true", help="do not open the browser")

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

    add = command(train, "the-game --players 3 --games 300000 --out weights")
    add("--players", type=int, required=True, metavar="N", help="for how many players")
    add("--min-cards", type=int, default=2, metavar="M", help="THE GAME: how many cards a turn asks for (2)")
    add("--games", type=int, default=300_000, metavar="G", help="how many games to learn from (300000)")
    add("--minutes", type=float, metavar="T", help="stop after so many minutes; the same call goes on later")
    add("--seed", type=int, default=1, metavar="S", help="the same seed gives the same weights (1)")
    add("--start-from", type=Path, metavar="FILE", help="begin with these weights")
    add("--out", type=Path, default=Path("weights"), metavar="FOLDER", help="where to write (weights)")

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


# The commands


def play(*, host: str, port: int, database: str | None, no_browser: bool) -> None:
    """Open the table in the browser: play with friends and bots."""
    from stammtisch.server.serve import serve

    try:
        serve(host, port, database, open_browser=not no_browser)
    except (OSError, OverflowError) as error:
        raise Mistake(f"cannot listen on {host}, port {port}: {error}") from None


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
    from stammtisch.arena.simulate import Job, Played, run, summary

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
    done: list[Played] = []
    begun = time.perf_counter()
    interrupted = False
    with file as out:
        try:
            for played in progress(run(job, range(games), workers or _cores()), games, "games"):
                done.append(replace(played, record=""))
                if out:
                    out.write(played.record)
        except KeyboardInterrupt:
            interrupted = True
    figures = summary(job, done, time.perf_counter() - begun)
    if interrupted:
        _complain([f"interrupted after {len(done)} of {games} games"])
    if as_json:
        print_json(figures)
    else:
        print_summary(figures)
    return INTERRUPTED if interrupted else 0


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
        for _ in progress(tournament.play(workers or _cores()), tournament.games, "games"):
            pass
    except KeyboardInterrupt:
        interrupted = True
        _complain([f"interrupted after {len(tournament.played)} of {tournament.games} games"])
    if tournament.played:
        figures = tournament.summary()
        if as_json:
            print_json(figures)
        else:
            print_arena(figures)
    return INTERRUPTED if interrupted else 0


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
        print_json(rows)
        return
    print_table(
        f"Bots for {name}",
        ["level", "bot", "ms a move", "measured", "what it does"],
        [
            (
                row["level"],
                row["name"],
                row.get("ms_per_move", ""),
                " ".join(f"{players}: {percent(share)}" for players, share in row.get("wins", {}).items()),
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


def train(
    game: str,
    *,
    players: int,
    min_cards: int,
    games: int,
    minutes: float | None,
    seed: int,
    start_from: Path | None,
    out: Path,
) -> None:
    """Teach a bot by letting it play against itself; interrupted, the same call goes on."""
    if _game(game).name != "the-game":
        raise Mistake("only the-game has weights to learn; RAISE's bots think instead")
    _options(_game(game), players, [f"min_cards={min_cards}"], None)
    _at_least("games", games, 500)
    from stammtisch.arena.plot import sparkline, svg
    from stammtisch.arena.train_the_game import train as teach

    if start_from is not None and not start_from.is_file():
        raise Mistake(f"there is no file {start_from}")
    out.mkdir(parents=True, exist_ok=True)
    written = teach(players, min_cards, games, seed, out, start_from=start_from, minutes=minutes)
    log = written.with_suffix(".jsonl")
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    kinds = [kind for kind in ("signals", "silent") if kind in rows[0]] if rows else []
    lines = {kind: [(row["games"], row[kind]) for row in rows] for kind in kinds}
    picture = written.with_suffix(".svg")
    title = f"THE GAME, {players} players, at least {min_cards} cards: games won"
    picture.write_text(svg(title, "games learned from", lines), encoding="utf-8")
    for kind, points in lines.items():
        print(f"{kind}: {sparkline([share for _, share in points])} {percent(points[-1][1])}")
    print(f"{written}, {picture}")


def bench(*, seconds: float, as_json: bool) -> None:
    """Measure how fast this machine plays."""
    from stammtisch.arena.bench import measure

    figures = measure(seconds)
    if as_json:
        print_json(figures)
        return
    print_table(
        "Speed, one core",
        ["what", "a second", "aim", "ratio"],
        [(row["what"], f"{row['per_second']:,.0f}", row["aim"], f"{row['ratio']:.2f}") for row in figures],
    )
