"""The page: one HTML file that needs nothing else."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from string import Template
from typing import Any

import polars as pl

from stammtisch.data.report.charts import charts
from stammtisch.data.report.drawing import draw
from stammtisch.data.report.tables import Tables
from stammtisch.texts import language, maybe, text

TEMPLATE = Path(__file__).with_suffix(".html")


def page(path: Path) -> str:
    """The page about the tables in a folder; raises `NoTables`."""
    tables = Tables(path)
    name = maybe(f"{tables.game.name}-name") or tables.game.forms.title
    about = _about(tables)
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=language(),
        title=escape(text("report-title", game=name, games=about["games"])),
        about="\n".join(f"<p>{escape(line)}</p>" for line in _lines(tables, about)),
        body="\n".join(map(draw, charts(tables))),
    )


def _about(tables: Tables) -> dict[str, Any]:
    games = tables.scan("games")
    seen = games.select(
        games=pl.len(),
        deals=pl.col("deal").n_unique(),
        moves=pl.col("moves").sum(),
        fewest=pl.col("players").min(),
        most=pl.col("players").max(),
        forfeited=(pl.col("forfeits").list.len() > 0).sum(),
    )
    names = games.select("seats").explode("seats").unique()
    found: dict[str, Any] = seen.collect().to_dicts()[0]
    found["names"] = sorted(names.collect()["seats"].to_list())
    found["options"] = games.select(pl.col("options").unique()).collect()["options"].to_list()
    return found


def _lines(tables: Tables, about: dict[str, Any]) -> list[str]:
    players = str(about["fewest"])
    if about["most"] != about["fewest"]:
        players = f"{about['fewest']}–{about['most']}"
    lines = [
        text(
            "report-about",
            games=about["games"],
            deals=about["deals"],
            moves=about["moves"],
            players=players,
            names=", ".join(about["names"]),
        )
    ]
    if len(about["options"]) == 1:
        chosen = json.loads(about["options"][0])
        plain = [f"{name} = {_plain(value)}" for name, value in chosen.items()]
        lines.append(text("report-options", options=", ".join(plain)))
    if about["forfeited"]:
        lines.append(text("report-forfeited", games=about["forfeited"]))
    lines.append(text("report-intervals", software=tables.about["software"]))
    return lines


def _plain(value: Any) -> str:
    """An option's value; a component set of one's own is told by its name."""
    if isinstance(value, dict) and "name" in value:
        return str(value["name"])
    return value if isinstance(value, str) else json.dumps(value)
