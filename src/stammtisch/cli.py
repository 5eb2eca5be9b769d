"""The command line: `stammtisch COMMAND`."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from stammtisch.printing import (
    figure,
    percent,
    print_arena,
    print_json,
    print_summary,
    print_table,
    progress,
)
from stammtisch.texts import ENGLISH, LANGUAGES, language, speak, text, wanted, why

if TYPE_CHECKING:
    from stammtisch.core.record import Checked, Kept

INTERRUPTED = 130


class Mistake(Exception):
    """Something a person typed cannot be; one clear line each, then the exit code."""

    def __init__(self, *lines: str, code: int = 2) -> None:
        super().__init__(*lines)
        self.lines = lines
        self.code = code


def main(words: list[str] | None = None) -> NoReturn:
    """Run the command; a mistake gets a clear line, never a traceback."""
    words = sys.argv[1:] if words is None else words
    try:
        _speak(wanted(words))
        given = vars(_parser().parse_args(words))
        run = given.pop("run")
        given.pop("language", None)
        sys.exit(run(**given) or 0)
    except Mistake as mistake:
        _complain(mistake.lines)
        sys.exit(mistake.code)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _speak(code: str) -> None:
    if code not in LANGUAGES:
        speak(wanted([]))
        raise Mistake(text("mistake-language", name=code, names=", ".join(LANGUAGES)))
    speak(code)
    vars(argparse)["_"] = _parser_says


def _parser_says(message: str | None) -> str | None:
    """argparse's own sentences, which it passes through this function to be translated."""
    words = re.findall(r"[a-z]+", re.sub(r"%(\(\w+\))?\w", "", message or ""))
    try:
        return text("-".join(["argparse", *words])) + " " * (message or "").endswith(" ")
    except KeyError:
        return message


def _complain(lines: Iterable[str]) -> None:
    for line in lines:
        print(f"stammtisch: {line}", file=sys.stderr)


# What each command takes


class _Parser(ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise Mistake(text("mistake-more", message=message, program=self.prog))


class _Version(argparse.Action):
    """Looks the version up only when asked: that takes as long as all the help."""

    def __call__(self, parser: ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import version

        print(f"stammtisch {version('stammtisch')}")
        sys.exit(0)


def _parser() -> ArgumentParser:
    parser = _Parser(
        "stammtisch",
        description=text("cli-about"),
        epilog=text("cli-more"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help=text("cli-version")
    )
    _add_language(parser)
    commands = parser.add_subparsers(title=text("cli-commands"), metavar=text("cli-COMMAND"), required=True)

    def command(run: Callable[..., int | None], example: str, *, game: bool = True) -> Callable[..., Any]:
        about = text(f"cli-{run.__name__}")
        one = commands.add_parser(
            run.__name__,
            help=about.rstrip("."),
            description=about,
            epilog=f"{text('cli-example')} stammtisch {run.__name__} {example}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        one.set_defaults(run=run)
        _add_language(one)
        if game:
            one.add_argument("game", metavar=text("cli-GAME"), help=text("cli-game"))
        return one.add_argument

    def table(add: Callable[..., Any]) -> None:
        add("--seed", default="1", help=text("cli-table-seed"))
        add("--option", action="append", metavar=text("cli-NAME-VALUE"), help=text("cli-table-option"))
        add("--set", dest="set_file", type=Path, metavar=text("cli-FILE"), help=text("cli-table-set"))
        add("--workers", type=int, default=0, metavar="W", help=text("cli-table-workers"))
        add("--json", dest="as_json", action="store_true", help=text("cli-json"))

    add = command(play, "--host 0.0.0.0 --no-browser", game=False)
    add("--host", default="127.0.0.1", metavar="H", help=text("cli-play-host"))
    add("--port", type=int, default=8480, metavar="P", help=text("cli-play-port"))
    add("--database", metavar=text("cli-FILE"), help=text("cli-play-database"))
    several: dict[str, Any] = {"nargs": "+", "action": "extend", "default": []}
    add(
        "--host-name", dest="host_names", metavar=text("cli-NAME"), help=text("cli-play-host-name"), **several
    )
    add("--trusted-proxies", metavar=text("cli-ADDRESS"), help=text("cli-play-trusted-proxies"), **several)
    add("--no-browser", action="store_true", help=text("cli-play-no-browser"))
    add("--json", dest="as_json", action="store_true", help=text("cli-play-json"))
    add(
        "--set",
        dest="set_files",
        action="append",
        type=Path,
        metavar=text("cli-FILE"),
        help=text("cli-play-set"),
    )

    add = command(simulate, "the-game --players 3 --bots greedy --games 500 --seed 7")
    add("--players", type=int, metavar="N", help=text("cli-simulate-players"))
    add("--bots", default="greedy", metavar="A[,B...]", help=text("cli-simulate-bots"))
    add("--games", type=int, default=100, metavar="G", help=text("cli-simulate-games"))
    add("--records", type=Path, metavar=text("cli-FILE"), help=text("cli-simulate-records"))
    add("--committed", action="store_true", help=text("cli-simulate-committed"))
    table(add)

    add = command(arena, "raise --bots random,greedy --games 200 --seed 7")
    add("--bots", required=True, metavar="A,B[,C...]", help=text("cli-arena-bots"))
    add("--games", type=int, default=100, metavar="G", help=text("cli-arena-games"))
    add("--players", type=int, metavar="N", help=text("cli-arena-players"))
    table(add)

    add = command(bots, "the-game")
    add("--json", dest="as_json", action="store_true", help=text("cli-json"))

    add = command(check, "games.jsonl more.jsonl", game=False)
    add("files", type=Path, nargs="+", metavar=text("cli-FILE"), help=text("cli-check-file"))
    add("--kept", type=Path, metavar=text("cli-FILE"), help=text("cli-check-kept"))

    command(rules, f"raise --language {language()}")

    add = command(train, "the-game --players 3 --games 300000 --out weights")
    add("--players", type=int, required=True, metavar="N", help=text("cli-train-players"))
    add("--min-cards", type=int, default=2, metavar="M", help=text("cli-train-min-cards"))
    add("--games", type=int, default=300_000, metavar="G", help=text("cli-train-games"))
    add("--minutes", type=float, metavar="T", help=text("cli-train-minutes"))
    add("--seed", type=int, default=1, metavar="S", help=text("cli-train-seed"))
    add("--start-from", type=Path, metavar=text("cli-FILE"), help=text("cli-train-start-from"))
    add("--rate", type=float, default=0.03, metavar="R", help=text("cli-train-rate"))
    add("--most", type=int, default=24, metavar="K", help=text("cli-train-most"))
    add("--win-share", type=float, default=0.6, metavar="W", help=text("cli-train-win-share"))
    add("--generations", type=int, default=120, metavar="G", help=text("cli-train-generations"))
    add("--deals", type=int, default=500, metavar="D", help=text("cli-train-deals"))
    add("--out", type=Path, default=Path("weights"), metavar=text("cli-FOLDER"), help=text("cli-train-out"))

    add = command(bench, "--seconds 3", game=False)
    add("--seconds", type=float, default=2.0, metavar="S", help=text("cli-bench-seconds"))
    add("--json", dest="as_json", action="store_true", help=text("cli-json"))
    return parser


def _add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        default=argparse.SUPPRESS,
        choices=LANGUAGES,
        metavar="XX",
        help=f"{text('cli-language')} {', '.join(LANGUAGES)}",
    )


# What several commands do


def _game(name: str) -> Any:
    from stammtisch import games

    if name not in games.GAMES:
        raise Mistake(text("mistake-game", name=name, names=", ".join(games.GAMES)))
    return games.get(name)


def _options(game: Any, players: int | None, given: list[str] | None, set_file: Path | None) -> Any:
    from stammtisch.core.game import BadOption

    chosen: dict[str, Any] = {}
    for words in given or []:
        name, equals, value = words.partition("=")
        if not equals:
            raise Mistake(text("mistake-option-form", given=words))
        chosen[name.strip().replace("-", "_")] = value
    if players is not None:
        chosen["players"] = players
    if set_file is not None:
        chosen["set"] = str(set_file)
    try:
        return game.options(**chosen)
    except BadOption as error:
        raise Mistake(*why(error).splitlines(), code=1 if hasattr(error, "mistakes") else 2) from None


def _bots(game: Any, given: str) -> tuple[str, ...]:
    from stammtisch import bots

    there = [entry.name for entry in bots.BOTS[game.name]]
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        if name not in there:
            raise Mistake(text("mistake-bot", name=name, game=game.name, names=", ".join(there)))
    return names


def _at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise Mistake(text("mistake-least", name=name, value=value, least=least))


def _because(error: OSError | OverflowError) -> str:
    """What the system says is English; the usual cases have a text."""
    for kind, name in (
        (FileNotFoundError, "file"),
        (IsADirectoryError, "folder"),
        (PermissionError, "right"),
    ):
        if isinstance(error, kind):
            return text(f"because-{name}")
    return getattr(error, "strerror", None) or str(error)


# The commands


def play(
    *,
    host: str,
    port: int,
    database: str | None,
    host_names: list[str],
    trusted_proxies: list[str],
    no_browser: bool,
    as_json: bool,
    set_files: list[Path] | None,
) -> None:
    """Open the table in the browser: play with friends and bots."""
    from stammtisch.server.database_file import NoStore
    from stammtisch.server.http.callers import BadName, HostNames, Proxies
    from stammtisch.server.http.startup import serve
    from stammtisch.server.settings import Settings

    try:
        HostNames(host_names)
        Proxies(trusted_proxies)
    except BadName as error:
        raise Mistake(why(error)) from None
    settings = Settings(
        host_names=tuple(host_names), trusted_proxies=tuple(trusted_proxies), sets=_sets(set_files or [])
    )
    try:
        serve(host, port, database, open_browser=not no_browser, as_json=as_json, settings=settings)
    except NoStore as error:
        raise Mistake(why(error)) from None
    except (OSError, OverflowError) as error:
        raise Mistake(text("mistake-listen", host=host, port=str(port), reason=_because(error))) from None


def _sets(files: list[Path]) -> dict[str, dict[str, Any]]:
    """Component sets out of files: for each game that has sets, by their names."""
    if not files:
        return {}
    from stammtisch import games
    from stammtisch.core.game import BadOption

    found: dict[str, dict[str, Any]] = {}
    for game in games.GAMES.values():
        option = next((one for one in game.option_list() if one.figures is not None), None)
        if option is None:
            continue
        for file in files:
            try:
                line = game.option_line(game.options(**{option.name: str(file)}))[option.name]
            except BadOption as error:
                first, *more = why(error).splitlines()
                raise Mistake(text("mistake-set", first=first, more=len(more))) from None
            if line == option.default:  # the same figures under the same name: nothing to add
                continue
            named = found.setdefault(game.name, {})
            if line["name"] == option.default or named.get(line["name"], line) != line:
                raise Mistake(text("mistake-set-name", file=str(file), name=line["name"]))
            named[line["name"]] = line
    return found


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
        raise Mistake(text("mistake-seats", bots=len(names), seats=chosen.players))
    _at_least("games", games, 1)
    _at_least("workers", workers, 0)
    seats = names * chosen.players if len(names) == 1 else names
    job = Job(played_game.name, chosen, seats, seed, records=records is not None, committed=committed)
    try:
        file = nullcontext() if records is None else records.open("w", encoding="utf-8")
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(records), reason=_because(error))) from None
    done: list[Played] = []
    begun = time.perf_counter()
    interrupted = False
    with file as out:
        try:
            for played in progress(
                run(job, range(games), workers or _cores()), games, text("progress-games")
            ):
                done.append(replace(played, record=""))
                if out:
                    out.write(played.record)
        except KeyboardInterrupt:
            interrupted = True
    figures = summary(job, done, time.perf_counter() - begun)
    if interrupted:
        _complain([text("interrupted", done=len(done), games=games)])
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
        raise Mistake(text("mistake-two-bots"))
    _at_least("games", games, 1)
    chosen = _options(played_game, players or 2, option, set_file)
    tournament = Tournament(played_game.name, chosen, list(dict.fromkeys(names)), games, seed)
    interrupted = False
    try:
        for _ in progress(tournament.play(workers or _cores()), tournament.games, text("progress-games")):
            pass
    except KeyboardInterrupt:
        interrupted = True
        _complain([text("interrupted", done=len(tournament.played), games=tournament.games)])
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
        text("bots-title", game=name),
        [text(f"column-{column}") for column in ("level", "bot", "ms", "measured", "about")],
        [
            (
                row["level"],
                row["name"],
                row.get("ms_per_move", ""),
                " ".join(f"{players}: {percent(share)}" for players, share in row.get("wins", {}).items()),
                _about(name, row),
            )
            for row in rows
        ],
    )


def _about(game: str, row: dict[str, Any]) -> str:
    """What the catalogue says about a bot; the bot's own words where it says nothing."""
    try:
        return text(f"bots-{game}-{row['name']}")
    except KeyError:
        return str(row["about"])


def check(files: list[Path], kept: Path | None = None) -> int:
    """Replay records by the rules; a bad one names line and reason."""
    from stammtisch import games
    from stammtisch.core.record import Fault
    from stammtisch.core.record import check as replay

    own = None if kept is None else _kept(kept)
    good = faults = committed = read = code = 0
    for file in files:
        try:
            with file.open(encoding="utf-8") as lines:
                for found in replay(lines, games.get, own):
                    if isinstance(found, Fault):
                        faults += 1
                        print(text("check-fault", file=str(file), line=found.line, reason=why(found.error)))
                    else:
                        good += 1
                        committed += found.as_committed
                        _tell_deal(file, found)
            read += 1
        except OSError as error:
            _complain([text("mistake-read", file=str(file), reason=_because(error))])
            code = 2
        except UnicodeDecodeError:
            _complain([text("mistake-utf8", file=str(file))])
            code = code or 1
    if read:
        parts = [text("check-right", games=good)]
        if committed:
            parts.append(text("check-committed", games=committed))
        print(", ".join([*parts, text("check-faults", faults=faults)]))
    return code or (1 if faults else 0)


def _kept(file: Path) -> Kept:
    """What somebody who took part in a deal has kept of it."""
    from stammtisch.core.game import BadRecord
    from stammtisch.core.record import Kept

    try:
        return Kept.read(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake(text("mistake-read", file=str(file), reason=_because(error))) from None
    except UnicodeDecodeError:
        raise Mistake(text("mistake-utf8", file=str(file)), code=1) from None
    except BadRecord as error:
        raise Mistake(f"{file}: {why(error)}", code=1) from None


def _tell_deal(file: Path, found: Checked) -> None:
    """Who took part in a deal, and what that proves."""
    where: dict[str, Any] = {"file": str(file), "line": found.line}
    if found.took_part:
        names = ", ".join(found.took_part)
        if found.proven:
            print(text("check-proven", **where, names=names))
        else:
            print(text("check-took-part", **where, names=names))
    if found.left_out:
        print(text("check-left-out", **where, names=", ".join(found.left_out)))


def rules(game: str) -> None:
    """Print the rules of a game, in our own words."""
    from importlib import resources

    package = type(_game(game)).__module__.rpartition(".")[0]
    name = "RULES.md" if language() == ENGLISH else f"RULES.{language()}.md"
    told = resources.files(package).joinpath(name).read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        print(told)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(told), width=min(100, Console().width))


def train(
    game: str,
    *,
    players: int,
    min_cards: int,
    games: int,
    minutes: float | None,
    seed: int,
    start_from: Path | None,
    rate: float,
    most: int,
    win_share: float,
    generations: int,
    deals: int,
    out: Path,
) -> None:
    """Teach a bot by letting it play against itself; interrupted, the same call goes on."""
    taught = _game(game)
    chosen = [f"min_cards={min_cards}"] if taught.name == "the-game" else []
    _options(taught, players, chosen, None)
    _at_least("games", games, 500)
    if start_from is not None and not start_from.is_file():
        raise Mistake(text("mistake-no-file", file=str(start_from)))
    out.mkdir(parents=True, exist_ok=True)
    if taught.name == "raise":
        from stammtisch.arena import train_raise

        written = out / f"raise-{players}.json"
        train_raise.train(players, generations, seed, written, deals)
        state = train_raise.train_network(written)
        lines = {str(players): [(generation, share) for generation, share, _ in state["log"]]}
        _plot(written, text("train-raise-title"), text("train-raise-axis"), lines)
        return
    from stammtisch.arena.train_the_game import train as teach

    written = teach(
        players,
        min_cards,
        games,
        seed,
        out,
        start_from=start_from,
        rate=rate,
        most=most,
        win_share=win_share,
        minutes=minutes,
    )
    log = written.with_suffix(".jsonl")
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    kinds = [kind for kind in ("signals", "silent") if kind in rows[0]] if rows else []
    lines = {text(f"train-{kind}"): [(row["games"], row[kind]) for row in rows] for kind in kinds}
    _plot(written, text("train-title", players=players, cards=min_cards), text("train-axis"), lines)


def _plot(written: Path, title: str, axis: str, lines: dict[str, list[tuple[float, float]]]) -> None:
    """Strength over time, beside the weights and on the terminal."""
    from stammtisch.arena.plot import sparkline, svg

    picture = written.with_suffix(".svg")
    picture.write_text(svg(title, axis, lines), encoding="utf-8")
    for name, points in lines.items():
        if points:
            print(f"{name}: {sparkline([share for _, share in points])} {percent(points[-1][1])}")
    print(f"{written}, {picture}")


def bench(*, seconds: float, as_json: bool) -> None:
    """Measure how fast this machine plays."""
    from stammtisch.arena.bench import measure

    figures = measure(seconds)
    if as_json:
        print_json(figures)
        return
    print_table(
        text("bench-title"),
        [text(f"column-{column}") for column in ("what", "per-second", "aim", "ratio", "times-plain")],
        [
            (
                text(f"bench-{row['what']}"),
                figure(row["per_second"]),
                figure(row["aim"]) if row["aim"] else "",
                figure(row["ratio"], digits=2) if row["aim"] else "",
                figure(row["times_plain"], digits=1),
            )
            for row in figures
        ],
    )
