"""`stammtisch simulate`: let bots play games and print statistics."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from dataclasses import replace
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
    usual_bot,
)
from stammtisch.cli.files import record_file
from stammtisch.cli.mistakes import INTERRUPTED, Mistake, complain
from stammtisch.cli.printing import print_json, print_summary, progress
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add = parser.add_argument
    add("--players", type=int, metavar="N", help=text("cli-simulate-players"))
    add("--bots", metavar="A[,B...]", help=text("cli-simulate-bots"))
    add("--games", type=int, default=100, metavar="G", help=text("cli-simulate-games"))
    add("--records", type=Path, metavar=text("cli-FILE"), help=text("cli-simulate-records"))
    add("--committed", action="store_true", help=text("cli-simulate-committed"))
    add_table(parser)
    return "{0} --players 3 --bots greedy --games 500 --seed 7"


def run(
    game: str,
    *,
    players: int | None,
    bots: str | None,
    games: int,
    seed: str,
    option: list[str] | None,
    set_file: Path | None,
    workers: int,
    cluster: str | None,
    seconds: float,
    log: Path | None,
    records: Path | None,
    committed: bool,
    as_json: bool,
) -> int:
    from stammtisch.arena.report import summary
    from stammtisch.arena.simulate import FinishedGame, Job, play_games

    played_game = find_game(game)
    names = find_bots(played_game, bots if bots is not None else usual_bot(played_game), outside=True)
    chosen = make_options(
        played_game, players if players or len(names) == 1 else len(names), option, set_file
    )
    if len(names) not in (1, chosen.players):
        raise Mistake(text("mistake-seats", bots=len(names), seats=chosen.players))
    at_least("games", games, 1)
    at_least("workers", workers, 0)
    need_seconds(seconds)
    seats = names * chosen.players if len(names) == 1 else names
    done: list[FinishedGame] = []
    interrupted = False
    with bot_logs(log) as logs, on_cluster(cluster, workers) as helpers, record_file(records) as out:
        begun = time.perf_counter()
        job = Job(
            played_game.name,
            chosen,
            seats,
            seed,
            records=records is not None,
            committed=committed,
            seconds=seconds,
            log=logs,
        )
        try:
            for played in progress(
                play_games(job, range(games), processes(workers), helpers), games, text("progress-games")
            ):
                done.append(replace(played, record=""))
                if out:
                    out.write(played.record)
        except KeyboardInterrupt:
            interrupted = True
        seconds_played = time.perf_counter() - begun
    figures = summary(job, done, seconds_played)
    if interrupted:
        complain([text("interrupted", done=len(done), games=games)])
    if as_json:
        print_json(figures)
    else:
        print_summary(figures)
    return INTERRUPTED if interrupted else 0
