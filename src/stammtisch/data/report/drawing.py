"""Charts as HTML and SVG: coloured by the page's style sheet, with a table of the same figures."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from math import floor, log10

from stammtisch.data.report.model import Chart, Point, Series
from stammtisch.texts import printable, text

WIDTH, HEIGHT = 400, 230
LEFT, RIGHT, TOP, BOTTOM = 50, 10, 12, 42
COLOURS = 6


def escape(words: str) -> str:
    """For the page, whose direction no name can turn."""
    return html.escape(printable(words))


def draw(chart: Chart) -> str:
    """The whole figure."""
    body = _lines(chart) if chart.lines else _bars(chart)
    return "\n".join(
        [
            "<figure>",
            f"<figcaption><h2>{escape(chart.title)}</h2><p>{escape(chart.about)}</p></figcaption>",
            *body,
            *_table(chart),
            "</figure>",
        ]
    )


def _said(chart: Chart, value: float) -> str:
    return text("figure-percent", share=value) if chart.percent else text("figure-1", number=value)


def _legend(series: Sequence[Series]) -> Iterator[str]:
    if len(series) > 1 or (series and series[0].name):
        keys = "".join(
            f'<li class="c{place % COLOURS}"><svg viewBox="0 0 24 8" aria-hidden="true">'
            f'<path class="line" d="M0 4H24"/></svg>{escape(one.name)}</li>'
            for place, one in enumerate(series)
        )
        yield f'<ul class="legend">{keys}</ul>'


# Bars


def _bars(chart: Chart) -> Iterator[str]:
    """Bars by value, and for each value by series."""
    found = [point for one in chart.series for point in one.points]
    low = min([0.0, *(point.y for point in found)])
    high = max([0.0, *(max(point.y, point.high or 0.0) for point in found)]) or 1.0
    groups = list(dict.fromkeys(point.x for one in chart.series for point in one.points))
    groups.sort(key=lambda x: (isinstance(x, str), x if not isinstance(x, str) else 0))
    several = len(groups) > 1 and len(chart.series) > 1
    if several:
        yield from _legend(chart.series)
    yield '<div class="bars" aria-hidden="true">'
    for x in groups:
        if several:
            yield f'<p class="group">{escape(_named(chart, x))}</p>'
        for place, one in enumerate(chart.series):
            for point in one.points:
                if point.x == x:
                    label = one.name if several or len(groups) == 1 else _named(chart, x)
                    yield _bar(chart, label, point, place, low, high)
    yield "</div>"


def _bar(chart: Chart, label: str, point: Point, place: int, low: float, high: float) -> str:
    def at(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / (high - low)

    first, last = sorted((at(0.0), at(point.y)))
    whisker = ""
    if point.low is not None and point.high is not None:
        begin, end = at(point.low), at(point.high)
        whisker = f'<i style="left:{begin:.2f}%;width:{end - begin:.2f}%"></i>'
    bar = f'<b style="left:{first:.2f}%;width:{last - first:.2f}%"></b>'
    return (
        f'<div class="bar c{place % COLOURS}"><span>{escape(label)}</span><span class="track">{bar}{whisker}'
        f"</span><span>{escape(_said(chart, point.y))}</span></div>"
    )


def _named(chart: Chart, x: str | float) -> str:
    """A word says what it is, a number does not."""
    return x if isinstance(x, str) else f"{chart.axis} {_word(x)}".strip()


def _word(x: str | float) -> str:
    return x if isinstance(x, str) else text("figure-0", number=x)


# Lines


def _lines(chart: Chart) -> Iterator[str]:
    found = [point for one in chart.series for point in one.points]
    across = [float(point.x) for point in found]
    left, right = min(across), max(across)
    ticks = _ticks(min([0.0, *(point.y for point in found)]), max(point.y for point in found), 4)
    low, high = ticks[0], ticks[-1]

    def x_of(x: float) -> float:
        return LEFT + (x - left) / (right - left) * (WIDTH - LEFT - RIGHT)

    def y_of(y: float) -> float:
        return HEIGHT - BOTTOM - (y - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    yield from _legend(chart.series)
    yield f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(chart.title)}">'
    digits = 0 if all(tick == round(tick) for tick in ticks) else 1
    for tick in ticks:
        said = _short_percent(tick) if chart.percent else text(f"figure-{digits}", number=tick)
        yield f'<path class="grid" d="M{LEFT} {y_of(tick):.1f}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 5}" y="{y_of(tick) + 4:.1f}" text-anchor="end">{escape(said)}</text>'
    for tick in _ticks(left, right, 6):
        if left <= tick <= right:
            said = text("figure-0", number=tick)
            yield f'<text x="{x_of(tick):.1f}" y="{HEIGHT - BOTTOM + 17}" text-anchor="middle">{said}</text>'
    yield (
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 4}" text-anchor="middle">'
        f"{escape(chart.axis)}</text>"
    )
    for place, one in enumerate(chart.series):
        path = " ".join(f"{x_of(float(point.x)):.1f},{y_of(point.y):.1f}" for point in one.points)
        yield f'<polyline class="line c{place % COLOURS}" points="{path}"/>'
    yield "</svg>"


def _short_percent(share: float) -> str:
    return text("report-percent", share=share)


def _ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers from below `low` to above `high`.

    >>> _ticks(0, 97, 4)
    [0.0, 50.0, 100.0]
    >>> _ticks(0, 0.31, 4)
    [0.0, 0.1, 0.2, 0.3, 0.4]
    """
    span = (high - low) or 1.0
    unit = 10.0 ** floor(log10(span / about))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times * about >= span * 0.999)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    return [round(place * step, 10) for place in range(first, max(last, first + 1) + 1)]


# The figures as a table


def _table(chart: Chart) -> Iterator[str]:
    names = [text("report-bot"), chart.axis or text("report-value"), text("report-figure")]
    names += [text("report-interval"), text("report-count")]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    yield f"<details><summary>{escape(text('report-figures'))}</summary><div><table><tr>{head}</tr>"
    for one in chart.series:
        for point in one.points:
            cells = [one.name, _word(point.x), _said(chart, point.y), _interval(chart, point)]
            cells.append(text("figure-0", number=point.number) if point.number else "")
            yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    yield "</table></div></details>"


def _interval(chart: Chart, point: Point) -> str:
    if point.low is None or point.high is None:
        return ""
    if chart.percent:
        return text("figure-percents", low=point.low, high=point.high)
    return text("figure-range", low=point.low, high=point.high)
