"""`stammtisch train`: train a bot by self-play."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from stammtisch.cli.arguments import add_game, at_least, find_game, on_cluster
from stammtisch.cli.mistakes import Mistake
from stammtisch.cli.printing import percent
from stammtisch.texts import text, why


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add = parser.add_argument
    add("--players", type=int, required=True, metavar="N", help=text("cli-train-players"))
    add("--min-cards", type=int, default=2, metavar="M", help=text("cli-train-min-cards"))
    add("--fewer-cards", action="store_true", help=text("cli-train-fewer-cards"))
    add("--games", type=int, default=300_000, metavar="G", help=text("cli-train-games"))
    add("--minutes", type=float, metavar="T", help=text("cli-train-minutes"))
    add("--seed", type=int, default=1, metavar="S", help=text("cli-train-seed"))
    add("--start-from", type=Path, metavar=text("cli-FILE"), help=text("cli-train-start-from"))
    add("--rate", type=float, default=0.03, metavar="R", help=text("cli-train-rate"))
    add("--most", type=int, default=24, metavar="K", help=text("cli-train-most"))
    add("--win-share", type=float, default=0.6, metavar="W", help=text("cli-train-win-share"))
    add("--worlds", type=int, default=0, metavar="W", help=text("cli-train-worlds"))
    add("--generations", type=int, default=120, metavar="G", help=text("cli-train-generations"))
    add("--deals", type=int, default=500, metavar="D", help=text("cli-train-deals"))
    add("--resume", action="store_true", default=None, help=text("cli-train-resume"))
    add("--no-resume", dest="resume", action="store_false", default=None, help=text("cli-train-no-resume"))
    add("--cluster", metavar=text("cli-ADDRESS"), help=text("cli-train-cluster"))
    add("--workers", type=int, default=0, metavar="W", help=text("cli-train-workers"))
    add("--out", type=Path, default=Path("weights"), metavar=text("cli-FOLDER"), help=text("cli-train-out"))
    return "{0} --players 3 --games 300000 --out weights"


def run(
    game: str,
    *,
    games: int,
    start_from: Path | None,
    cluster: str | None,
    workers: int,
    worlds: int,
    **settings: Any,
) -> None:
    from stammtisch.core.game import BadOption
    from stammtisch.entry_points import by_name

    taught, trainings = find_game(game), by_name("stammtisch.training")
    if taught.name not in trainings:
        raise Mistake(text("mistake-no-training", game=taught.name, names=", ".join(trainings)))
    at_least("games", games, 500)
    at_least("workers", workers, 0)
    at_least("worlds", worlds, 0)
    if start_from is not None and not start_from.is_file():
        raise Mistake(text("mistake-no-file", file=str(start_from)))
    try:
        with on_cluster(cluster, workers) as helpers:
            trained = trainings[taught.name].load()(
                games=games, start_from=start_from, worlds=worlds, helpers=helpers, **settings
            )
    except BadOption as error:
        raise Mistake(*why(error).splitlines()) from None
    _plot(trained.file, trained.title, trained.axis, trained.lines)


def _plot(written: Path, title: str, axis: str, lines: dict[str, list[tuple[float, float]]]) -> None:
    """Plot strength over time, beside the weights and on the terminal."""
    from stammtisch.arena.plot import sparkline, svg

    picture = written.with_suffix(".svg")
    picture.write_text(svg(title, axis, lines), encoding="utf-8")
    for name, points in lines.items():
        if points:
            print(f"{name}: {sparkline([share for _, share in points])} {percent(points[-1][1])}")
    print(f"{written}, {picture}")
