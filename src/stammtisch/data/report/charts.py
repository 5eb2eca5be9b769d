"""The charts of a folder: those that every game has, and the game's own plots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import polars as pl

from stammtisch.arena.report import wilson
from stammtisch.bots import BOTS
from stammtisch.core.data.columns import Plot
from stammtisch.data.report.luck import luck
from stammtisch.data.report.model import Chart, Point, Series
from stammtisch.data.report.tables import Tables
from stammtisch.texts import maybe, text

MOST = 6
"""Series in one picture."""
FEW = 7
"""Up to this many values are drawn as bars, more as a line."""
Z = 1.959964
RARE = 30
"""Means of fewer values than this are left out of lines."""


def charts(tables: Tables) -> Iterator[Chart]:
    """All charts, the most general first, with the weakest bots first."""
    levels = [entry.name for entry in BOTS.get(tables.game.name, ())]

    def level(one: Series) -> tuple[int, str]:
        return (levels.index(one.name) if one.name in levels else len(levels), one.name)

    for chart in _all(tables):
        if chart.series:
            shown = _most(chart)
            yield replace(shown, series=sorted(shown.series, key=level))


def _most(chart: Chart) -> Chart:
    """Only those who play most: more lines than this nobody can tell apart."""
    if len(chart.series) <= MOST:
        return chart

    def plays(one: Series) -> int:
        return -sum(point.number for point in one.points)

    about = f"{chart.about} {text('report-most', most=MOST, all=len(chart.series))}"
    return replace(chart, about=about, series=sorted(chart.series, key=plays)[:MOST])


def _all(tables: Tables) -> Iterator[Chart]:
    yield _wins(tables)
    if not tables.game.cooperative:
        yield _seats(tables)
    found = luck(tables)
    if found is not None:
        yield found
    for plot in tables.game.figures().plots:
        yield _plotted(tables, plot)


def _shares(tables: Tables) -> pl.LazyFrame:
    """One row for each seat of each game: who, the seat, and its share of the victory."""
    winners = pl.col("winners").list
    return (
        tables.scan("games")
        .select("seats", "winners", seat=pl.int_ranges(pl.col("seats").list.len()))
        .explode("seats", "seat")
        .select(
            who="seats",
            x="seat",
            value=pl.when(winners.contains(pl.col("seat"))).then(1 / winners.len()).otherwise(0.0),
        )
    )


def _wins(tables: Tables) -> Chart:
    if tables.game.cooperative:
        games = tables.scan("games").select(who=_team(), value=pl.col("won").cast(pl.Float64))
        about = text("report-wins-team")
    else:
        games, about = _shares(tables).drop("x"), text("report-wins-rivals")
    return Chart(text("report-wins"), about, _means(games, share=True), percent=True)


def _seats(tables: Tables) -> Chart:
    series = _means(_shares(tables).with_columns(who=pl.lit("")), share=True)
    return Chart(
        text("report-seats"), text("report-seats-about"), series, percent=True, axis=text("report-seat")
    )


def _team() -> pl.Expr:
    """The bot in all seats, or the names of all."""
    names = pl.col("seats").list.unique().list.sort().list.join(" + ")
    return pl.coalesce(pl.col("level"), names)


def _plotted(tables: Tables, plot: Plot) -> Chart:
    key = f"plot-{tables.game.name}-{plot.name}"
    rows = _rows(tables, plot).filter(pl.col("value").is_not_null())
    if plot.kind in ("spread", "most"):
        series = _spread(rows, plot.width, up_to=plot.kind == "most")
    else:
        series = _means(rows, share=plot.kind == "share")
    return Chart(
        maybe(key) or plot.name,
        maybe(f"{key}-about") or "",
        series,
        percent=plot.kind != "mean",
        lines=_long(series),
        axis=maybe(f"{key}-axis") or plot.by or plot.value,
    )


def _rows(tables: Tables, plot: Plot) -> pl.LazyFrame:
    """The plotted rows with the columns `who`, `x` and `value`."""
    rows = tables.scan(plot.table)
    if plot.table != "games":
        rows = rows.join(tables.scan("games").select("game", "seats", "level"), on="game", how="left")
    if plot.whose == "game":
        who = _team()
    elif plot.whose == "seat":
        who = pl.col("seats").list.get(pl.col("seat"))
        rows = rows.filter(pl.col("seat").is_not_null())
    else:
        who = pl.col("seats")
    by = [plot.by] if plot.by else []
    rows = rows.select(who.alias("who"), *{plot.value, *by})
    taken = [*plot.lists, *(["who"] if plot.whose == "seats" else [])]
    if taken:
        rows = rows.explode(*taken)
    if plot.by:
        rows = rows.filter(pl.col(plot.by).is_not_null())
    x = pl.col(plot.by) if plot.by else pl.lit("")
    return rows.select("who", x=x, value=pl.col(plot.value).cast(pl.Float64))


def _means(rows: pl.LazyFrame, *, share: bool) -> list[Series]:
    value = pl.col("value")
    kept = ["who", "x"] if "x" in rows.collect_schema().names() else ["who"]
    found = rows.group_by(kept).agg(mean=value.mean(), spread=value.std(), count=value.len())
    series: dict[str, list[Point]] = {}
    for row in found.sort(kept).collect(engine="streaming").iter_rows(named=True):
        mean, count = row["mean"], row["count"]
        if share:
            low, high = wilson(mean * count, count)
        else:
            half = Z * (row["spread"] or 0.0) / count**0.5
            low, high = mean - half, mean + half
        series.setdefault(row["who"], []).append(Point(row.get("x", ""), mean, low, high, count))
    return [Series(who, _enough(points)) for who, points in series.items()]


def _enough(points: list[Point]) -> list[Point]:
    """Without the few values at the end of a long row."""
    return points if len(points) <= FEW else [point for point in points if point.number >= RARE]


def _spread(rows: pl.LazyFrame, width: int, *, up_to: bool) -> list[Series]:
    """How often each value occurs, or one up to it; those that do not occur in between are zero."""
    binned = rows.select("who", x=pl.col("value").floordiv(width).cast(pl.Int64) * width)
    found = binned.group_by("who", "x").len().sort("who", "x").collect(engine="streaming")
    counts: dict[str, dict[int, int]] = {}
    for who, x, count in found.iter_rows():
        counts.setdefault(who, {})[x] = count
    if not counts:
        return []
    low, high = min(map(min, counts.values())), max(map(max, counts.values()))
    series = []
    for who, known in counts.items():
        whole = sum(known.values())
        points, count = [], 0
        for x in range(low, high + 1, width):
            count = known.get(x, 0) + (count if up_to else 0)
            low_share, high_share = wilson(count, whole)
            points.append(Point(x, count / whole, low_share, high_share, count))
        series.append(Series(who, points))
    return series


def _long(series: list[Series]) -> bool:
    numbers = all(not isinstance(point.x, str) for one in series for point in one.points)
    return numbers and max((len(one.points) for one in series), default=0) > FEW
