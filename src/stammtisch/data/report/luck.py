"""Luck of the deal: how much of the outcome the cards explain, by games on the same deals.

The variance of the scores is split in three. First what the bots explain: the variance of their means. Then,
of what is left, what the deals explain: the intraclass correlation of games on the same deal (one-way
analysis of variance), whatever the number of games on a deal. The rest is how the bots fit the cards.
"""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl

from stammtisch.data.report.model import Chart, Point, Series
from stammtisch.data.report.tables import Tables
from stammtisch.texts import text

BLOCKS = 20
"""The deals are left out in so many parts, one after the other, to see how much the share varies."""
Z = 1.959964


def luck(tables: Tables) -> Chart | None:
    """The shares of bots, deals and the rest in the variance of the scores; None without common deals."""
    rows = _rows(tables)
    value, who = pl.col("value"), pl.col("value").mean().over("who")
    rows = rows.with_columns(bot=who, rest=value - who).collect().lazy()
    found = rows.select(bots=pl.col("bot").var(ddof=0), whole=value.var(ddof=0)).collect()
    bots, whole = found["bots"][0], found["whole"][0]
    blocks = _blocks(rows)
    if not whole or len(blocks) < 2:
        return None
    total = {name: sum(block[name] for block in blocks) for name in blocks[0]}
    deal = correlation(total)
    without = [correlation({name: total[name] - block[name] for name in total}) for block in blocks]
    middle = sum(without) / len(without)
    spread = sum((one - middle) ** 2 for one in without) * (len(without) - 1) / len(without)
    half, share = Z * spread**0.5, bots / whole
    points = [
        Point(text("report-luck-bot"), share),
        _point("report-luck-deal", 1 - share, deal, half),
        _point("report-luck-rest", 1 - share, 1 - deal, half),
    ]
    kind = "team" if tables.game.cooperative else "rivals"
    about = text(f"report-luck-{kind}", groups=round(total["groups"]))
    return Chart(text("report-luck"), about, [Series("", points)], percent=True)


def _point(key: str, left: float, share: float, half: float) -> Point:
    low, high = max(0.0, share - half), min(1.0, share + half)
    return Point(text(key), left * share, left * low, left * high)


def _rows(tables: Tables) -> pl.LazyFrame:
    """Who, with which cards, and with what success.

    A team's games have one score. Among rivals a seat's cards are its own, and its success is what it has
    more than the mean.
    """
    games = tables.scan("games").filter(pl.col("deal").is_not_null())
    if tables.game.cooperative:
        names = pl.coalesce(pl.col("level"), pl.col("seats").list.sort().list.join("+"))
        return games.select(who=names, cards="deal", value=pl.col("scores").list.first().cast(pl.Float64))
    score, mean = pl.col("scores").cast(pl.Float64), pl.col("mean")
    seats = games.select(
        "seats",
        "deal",
        "scores",
        mean=pl.col("scores").list.mean(),
        seat=pl.int_ranges(pl.col("seats").list.len()).cast(pl.List(pl.Int64)),
    ).explode("seats", "scores", "seat")
    return seats.select(
        who="seats", cards=pl.format("{}/{}", pl.col("deal"), pl.col("seat")), value=score - mean
    )


def _blocks(rows: pl.LazyFrame) -> list[dict[str, float]]:
    """Sums over the cards that came at least twice, block by block."""
    rest, count = pl.col("rest"), pl.col("count")
    cards = rows.group_by("cards").agg(
        count=rest.len().cast(pl.Float64), sum=rest.sum(), squares=(rest * rest).sum()
    )
    between = pl.col("sum") ** 2 / count
    sums = (
        cards.filter(count > 1)
        .sort("cards")
        .with_row_index("place")
        .group_by(pl.col("place") % BLOCKS)
        .agg(
            groups=pl.len().cast(pl.Float64),
            count=count.sum(),
            counts=(count**2).sum(),
            sum=pl.col("sum").sum(),
            between=between.sum(),
            within=(pl.col("squares") - between).sum(),
        )
        .sort("place")
        .drop("place")
    )
    return sums.collect().to_dicts()


def correlation(sums: Mapping[str, float]) -> float:
    """The intraclass correlation, from sums over groups; never below zero.

    >>> groups = [(1.0, 3.0), (4.0, 6.0), (8.0, 8.0)]
    >>> sums = {"groups": 3, "count": 6, "counts": 12, "sum": sum(map(sum, groups))}
    >>> sums["between"] = sum((a + b) ** 2 / 2 for a, b in groups)
    >>> sums["within"] = sum((a - b) ** 2 / 2 for a, b in groups)
    >>> round(correlation(sums), 4)
    0.8621
    """
    groups, count = sums["groups"], sums["count"]
    if groups < 2 or count <= groups:
        return 0.0
    within = sums["within"] / (count - groups)
    between = (sums["between"] - sums["sum"] ** 2 / count) / (groups - 1)
    size = (count - sums["counts"] / count) / (groups - 1)
    dealt = max(0.0, (between - within) / size)
    return dealt / (dealt + within) if dealt + within else 0.0
