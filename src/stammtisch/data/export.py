"""Records into tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from stammtisch.core.game import BadRecord
from stammtisch.core.record import replayed
from stammtisch.core.registry import AnyGame, find
from stammtisch.data.parquet import Folder
from stammtisch.data.rows import Sheets
from stammtisch.data.work import spread
from stammtisch.records import open_records
from stammtisch.texts import Reason

AT_ONCE = 200
"""Games in a part."""


class SeveralGames(Reason, ValueError):
    """The records hold several games, and none of them was asked for."""


class BadFile(ValueError):
    """A file whose records cannot be read; `reason` says where and why."""

    def __init__(self, file: Path, reason: BadRecord) -> None:
        super().__init__(file, reason)
        self.file, self.reason = file, reason


@dataclass(frozen=True, slots=True)
class _Part:
    """Some games as they stand in their files."""

    folder: Folder
    place: int
    first: int
    """The number of the first game."""
    games: list[tuple[Path, int, list[bytes]]]
    """The file, the line of the header, and all lines."""


def export(files: Sequence[Path], path: Path, *, game: str | None = None, workers: int = 1) -> Iterator[int]:
    """Write the tables of all games in these files to a folder; tells how many are done, part by part.

    All must be of one game; with `game`, others are left out. Raises `BadFile`, `SeveralGames` or OSError;
    then no table is left behind.
    """
    folder = Folder(path, _first(files, game))
    done = parts = 0
    try:
        for told in spread(_tell, _parts(files, folder, any_game=game is None), workers):
            if isinstance(told, BadFile):
                raise told
            done += told
            parts += 1
            yield done
        folder.join(parts)
    except BaseException:
        folder.drop()
        raise


def _first(files: Sequence[Path], game: str | None) -> AnyGame:
    """The game of the first record that is wanted."""
    for file in files:
        try:
            for recorded in open_records(file):
                if game is None or recorded.header.get("game") == game:
                    return recorded.game
        except BadRecord as error:
            raise BadFile(file, error) from None
    raise BadFile(files[0], BadRecord("record-none"))


def _parts(files: Sequence[Path], folder: Folder, *, any_game: bool) -> Iterator[_Part]:
    place = first = 0
    games: list[tuple[Path, int, list[bytes]]] = []
    for file in files:
        try:
            for recorded in open_records(file):
                name = recorded.header.get("game")
                if name != folder.game.name:
                    if any_game:
                        raise SeveralGames(
                            "mistake-several-games", file=str(file), one=folder.game.name, other=str(name)
                        )
                    continue
                games.append((file, recorded.line, recorded.texts))
                if len(games) == AT_ONCE:
                    yield _Part(folder, place, first, games)
                    place, first, games = place + 1, first + len(games), []
        except BadRecord as error:
            raise BadFile(file, error) from None
    if games:
        yield _Part(folder, place, first, games)


def _tell(part: _Part) -> int | BadFile:
    """Replay the games of a part by the rules and write its rows."""
    sheets = Sheets(part.folder.game)
    for number, (file, line, texts) in enumerate(part.games, part.first):
        try:
            match = replayed(texts, find, first=line)
        except BadRecord as error:
            return BadFile(file, error)
        sheets.add(number, match, json.loads(texts[0]))
    part.folder.write(part.place, sheets)
    return len(part.games)
