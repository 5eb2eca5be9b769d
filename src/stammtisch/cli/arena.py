"""`stammtisch arena`: a round-robin tournament of bots, with ratings."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from stammtisch.cli.arguments import (
    add_game,
    add_table,
    at_least,
    bot_logs,
    find_bots,
    find_game,
    make_options,
    need_seconds,
    on_cluster,
    processes,
)
from stammtisch.cli.mistakes import INTERRUPTED, Mistake, complain
from stammtisch.cli.printing import print_arena, print_json, progress
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B[,C...]", help=text("cli-arena-bots"))
    add("--games", type=int, default=100, metavar="G", help=text("cli-arena-games"))
    add("--players", type=int, metavar="N", help=text("cli-arena-players"))
    add_table(parser)
    return "{1} --bots random,greedy --games 200 --seed 7"


def run(
    game: str,
    *,
    bots: str,
    games: int,
    seed: str,
    players: int | None,
    option: list[str] | None,
    set_file: Path | None,
    workers: int,
    cluster: str | None,
    seconds: float,
    log: Path | None,
    as_json: bool,
) -> int:
    from stammtisch.arena.tournament import Tournament

    played_game = find_game(game)
    names = find_bots(played_game, bots, outside=True)
    if len(set(names)) < 2:
        raise Mistake(text("mistake-two-bots"))
    at_least("games", games, 1)
    at_least("workers", workers, 0)
    need_seconds(seconds)
    chosen = make_options(played_game, players or 2, option, set_file)
    interrupted = False
    with bot_logs(log) as logs, on_cluster(cluster, workers) as helpers:
        tournament = Tournament(
            played_game.name, chosen, list(dict.fromkeys(names)), games, seed, seconds=seconds, log=logs
        )
        try:
            games_played = tournament.play(processes(workers), helpers)
            for _ in progress(games_played, tournament.games, text("progress-games")):
                pass
        except KeyboardInterrupt:
            interrupted = True
            complain([text("interrupted", done=len(tournament.played), games=tournament.games)])
    if tournament.played:
        figures = tournament.summary()
        if as_json:
            print_json(figures)
        else:
            print_arena(figures)
    return INTERRUPTED if interrupted else 0
