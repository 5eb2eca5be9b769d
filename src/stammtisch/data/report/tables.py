"""Reading a folder of tables, and what it says about itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl

from stammtisch.core.registry import AnyGame, find
from stammtisch.data.parquet import KEY
from stammtisch.data.rows import SCHEMA, TABLES, columns
from stammtisch.texts import Reason


class NoTables(Reason, ValueError):
    """The folder lacks a table, or holds files that nobody has exported."""


class Tables:
    """The tables of one game; raises `NoTables`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        abouts = [self._about(table) for table in TABLES]
        self.about: dict[str, Any] = abouts[0]
        try:
            self.game: AnyGame = find(self.about.get("game"))
        except KeyError:
            raise NoTables("record-game", name=str(self.about.get("game"))) from None
        for table, about in zip(TABLES, abouts, strict=True):
            known = [one.name for one in columns(self.game)[table]]
            if about["schema"] != SCHEMA or about.get("game") != self.game.name or about["names"] != known:
                raise NoTables("mistake-tables-version", file=str(self._file(table)))

    def scan(self, table: str) -> pl.LazyFrame:
        return pl.scan_parquet(self._file(table))

    def _file(self, table: str) -> Path:
        return self.path / f"{table}.parquet"

    def _about(self, table: str) -> Any:
        file = self._file(table)
        if not file.is_file():
            raise NoTables("mistake-no-table", file=str(file))
        try:
            about = json.loads(pl.read_parquet_metadata(file)[KEY])
            names = [one["name"] for one in about["columns"]]
            return {**about, "names": names, "schema": about["schema"], "software": str(about["software"])}
        except (pl.exceptions.PolarsError, KeyError, ValueError, TypeError, RecursionError):
            raise NoTables("mistake-not-table", file=str(file)) from None
