"""`stammtisch dataset`: let bots of several levels play the same deals, and write the games as tables."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from stammtisch.cli.arguments import add_game, at_least, find_bots, find_game, make_options, processes
from stammtisch.cli.data_folders import need_new_folder, need_packages
from stammtisch.cli.mistakes import INTERRUPTED, Mistake, complain, system_reason
from stammtisch.cli.printing import progress
from stammtisch.texts import text, why


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add = parser.add_argument
    add("folder", type=Path, metavar=text("cli-FOLDER"), help=text("cli-dataset-folder"))
    add("--levels", metavar="A,B,C", help=text("cli-dataset-levels"))
    add("--games", type=int, default=100_000, metavar="G", help=text("cli-dataset-games"))
    add("--players", type=int, metavar="N", help=text("cli-simulate-players"))
    add("--seed", default="1", help=text("cli-table-seed"))
    add("--option", action="append", metavar=text("cli-NAME-VALUE"), help=text("cli-table-option"))
    add("--set", dest="set_file", type=Path, metavar=text("cli-FILE"), help=text("cli-table-set"))
    add("--workers", type=int, default=0, metavar="W", help=text("cli-table-workers"))
    return "{0} tables --games 100000 --seed 1"


def run(
    game: str,
    folder: Path,
    *,
    levels: str | None,
    games: int,
    players: int | None,
    seed: str,
    option: list[str] | None,
    set_file: Path | None,
    workers: int,
) -> int:
    need_packages()
    from stammtisch.data.dataset import AT_ONCE, BotFailed, Plan, make

    played = find_game(game)
    names = _usual(played) if levels is None else find_bots(played, levels)
    if len(set(names)) < len(names):
        raise Mistake(text("mistake-level-twice"))
    at_least("games", games, 1)
    at_least("workers", workers, 0)
    plan = Plan(played.name, make_options(played, players or 3, option, set_file), names, games, seed)
    need_new_folder(folder)
    begun, done = time.perf_counter(), 0
    try:
        steps = make(plan, folder, processes(workers))
        for played_so_far in progress(steps, -(-games // AT_ONCE), text("progress-games")):
            done = played_so_far
    except KeyboardInterrupt:
        complain([text("dataset-interrupted", done=done, games=games)])
        return INTERRUPTED
    except BotFailed as error:
        raise Mistake(why(error), code=1) from None
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(folder), reason=system_reason(error))) from None
    seconds = time.perf_counter() - begun
    print(text("dataset-done", games=games, deals=plan.deals, folder=str(folder), seconds=seconds))
    return 0


def _usual(game: Any) -> tuple[str, ...]:
    """Three levels that play fast: the weakest but one, and the two above it."""
    from stammtisch.bots import BOTS

    known = [entry.name for entry in BOTS[game.name]]
    return tuple(known[1:4] or known)
