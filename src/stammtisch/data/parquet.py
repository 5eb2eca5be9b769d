"""Parquet files: written part by part, so that any number of games needs little memory, then joined."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from stammtisch.core.data.columns import Column, Row
from stammtisch.core.registry import AnyGame
from stammtisch.data.rows import SCHEMA, TABLES, Sheets, columns
from stammtisch.version import software

KEY = "stammtisch"
"""Under this key a file's metadata describe its columns, as JSON."""
PARTS = ".parts"
ROWS = 250_000
"""Rows in a group: what readers hold at a time."""

_KINDS: dict[str, Any] = {"whole": pl.Int32(), "flag": pl.Boolean(), "text": pl.String()}


def frame(known: Sequence[Column], rows: Sequence[Row]) -> pl.DataFrame:
    """The rows as a data frame."""
    values = zip(*rows, strict=True) if rows else [()] * len(known)
    return pl.DataFrame([_series(column, cells) for column, cells in zip(known, values, strict=True)])


def _series(column: Column, cells: Sequence[Any]) -> pl.Series:
    if column.kind in _KINDS:
        return pl.Series(column.name, cells, _KINDS[column.kind])
    return _lists(cells, _KINDS[column.kind.removesuffix("s")]).alias(column.name)


def _lists(cells: Sequence[Any], kind: Any) -> pl.Series:
    """A column of lists, grouped from one of items: given as lists, polars takes many times as long."""
    lengths = pl.Series("length", [None if cell is None else len(cell) for cell in cells], pl.Int32())
    rows = lengths.to_frame().with_row_index("row")
    items = pl.DataFrame(
        {
            "row": pl.Series(
                [row for row, cell in enumerate(cells) if cell for _ in cell], dtype=pl.UInt32()
            ),
            "item": pl.Series([item for cell in cells if cell for item in cell], dtype=kind),
        }
    )
    lists = items.group_by("row", maintain_order=True).agg("item")
    found = rows.join(lists, on="row", how="left", maintain_order="left")
    empty = pl.lit([], dtype=pl.List(kind))
    made = pl.when(pl.col("length") == 0).then(empty).otherwise(pl.col("item"))
    return found.select(item=made)["item"]


def metadata(game: AnyGame, table: str) -> dict[str, str]:
    """What a file says about itself."""
    about = {
        "schema": SCHEMA,
        "table": table,
        "game": game.name,
        "rules": game.rules,
        "figures": game.figures().version,
        "software": software(),
        "columns": [{"name": one.name, "kind": one.kind, "about": one.about} for one in columns(game)[table]],
    }
    return {KEY: json.dumps(about, ensure_ascii=False)}


class Folder:
    """Where the tables of one game go: `games.parquet`, `turns.parquet` and `moves.parquet`."""

    def __init__(self, path: Path, game: AnyGame) -> None:
        self.path = path
        self.game = game
        self._parts = path / PARTS
        self._parts.mkdir(parents=True)

    def write(self, place: int, sheets: Sheets) -> None:
        """Write a part; parts may come in any order, and `place` says where each belongs."""
        for table, known in columns(self.game).items():
            part = frame(known, sheets.rows[table])
            part.write_parquet(self._part(table, place), compression="zstd", statistics=False)

    def join(self, parts: int) -> None:
        """Make the files of the parts."""
        for table, known in columns(self.game).items():
            found = [self._part(table, place) for place in range(parts)]
            rows = pl.scan_parquet(found) if found else frame(known, []).lazy()
            rows.sink_parquet(
                self.path / f"{table}.parquet",
                compression="zstd",
                row_group_size=ROWS,
                metadata=metadata(self.game, table),
            )
        self.tidy()

    def tidy(self) -> None:
        """Delete the parts."""
        shutil.rmtree(self._parts, ignore_errors=True)

    def drop(self) -> None:
        """Delete all that was written, so that half of the games do not pass for all of them."""
        self.tidy()
        for table in TABLES:
            (self.path / f"{table}.parquet").unlink(missing_ok=True)

    def _part(self, table: str, place: int) -> Path:
        return self._parts / f"{table}-{place:06d}.parquet"
