"""`stammtisch export`: write records as tables."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from stammtisch.cli.arguments import at_least, find_game, processes
from stammtisch.cli.data_folders import need_new_folder, need_packages
from stammtisch.cli.mistakes import Mistake, quoted, system_reason
from stammtisch.cli.printing import progress
from stammtisch.texts import text, why


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("files", type=Path, nargs="+", metavar=text("cli-FILE"), help=text("cli-export-file"))
    add(
        *("--parquet", "-o"),
        type=Path,
        required=True,
        metavar=text("cli-FOLDER"),
        help=text("cli-export-parquet"),
    )
    add("--game", metavar=text("cli-GAME"), help=text("cli-export-game"))
    add("--workers", type=int, default=0, metavar="W", help=text("cli-table-workers"))
    return "games.jsonl.zst --parquet tables"


def run(files: list[Path], *, parquet: Path, game: str | None, workers: int) -> None:
    need_packages()
    from stammtisch.data.export import BadFile, SeveralGames, export

    at_least("workers", workers, 0)
    wanted = None if game is None else find_game(game).name
    for file in files:
        _need_file(file)
    need_new_folder(parquet)
    done = 0
    try:
        steps = export(files, parquet, game=wanted, workers=processes(workers))
        for told in progress(steps, None, text("progress-games")):
            done = told
    except BadFile as bad:
        raise Mistake(f"{bad.file}: {quoted(why(bad.reason))}", code=1) from None
    except SeveralGames as error:
        raise Mistake(why(error)) from None
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(parquet), reason=system_reason(error))) from None
    print(text("export-done", games=done, folder=str(parquet)))


def _need_file(file: Path) -> None:
    try:
        file.open("rb").close()
    except OSError as error:
        raise Mistake(text("mistake-read", file=str(file), reason=system_reason(error))) from None
