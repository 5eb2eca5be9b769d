"""`stammtisch train`: teach a bot by letting it play against itself."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

from stammtisch.cli.arguments import add_game, at_least, example_game, find_game, make_options
from stammtisch.cli.mistakes import Mistake
from stammtisch.cli.printing import percent
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add = parser.add_argument
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
    return f"{example_game()} --players 3 --games 300000 --out weights"


def run(
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
    taught = find_game(game)
    chosen = [f"min_cards={min_cards}"] if taught.name == "the-game" else []
    make_options(taught, players, chosen, None)
    at_least("games", games, 500)
    if start_from is not None and not start_from.is_file():
        raise Mistake(text("mistake-no-file", file=str(start_from)))
    out.mkdir(parents=True, exist_ok=True)
    if taught.name == "raise":
        from stammtisch.bots.raise_game import training as train_raise

        written = out / f"raise-{players}.json"
        train_raise.train(players, generations, seed, written, deals)
        state = train_raise.train_network(written)
        lines = {str(players): [(generation, share) for generation, share, _ in state["log"]]}
        _plot(written, text("train-raise-title"), text("train-raise-axis"), lines)
        return
    from stammtisch.bots.the_game.training import train as teach

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
