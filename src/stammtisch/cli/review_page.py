"""A review as a chart, and as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from stammtisch.cli import review_tables as tables
from stammtisch.texts import language, text

if TYPE_CHECKING:
    from stammtisch.review import Review

TEMPLATE = Path(__file__).with_suffix(".html")


def chart(found: Mapping[int, Review]) -> str:
    """The chances of all judged seats over one game, as SVG."""
    from stammtisch.arena.plot import svg

    (place, review), *_ = found.items()
    names = tables.players(review)
    return svg(
        tables.title(place, review),
        text("review-axis"),
        {names[one.seat]: [(point.at, point.chance) for point in one.graph] for one in review.seats},
        bands={
            names[one.seat]: [(point.at, point.chance, point.noise) for point in one.graph]
            for one in review.seats
        },
        marks={
            names[one.seat]: [
                (decision.until, decision.played, text(f"review-kind-{decision.kind}"))
                for decision in review.decisions
                if decision.key and decision.seat == one.seat
            ]
            for one in review.seats
        },
    )


def page(found: Mapping[int, Review]) -> str:
    """All reviews on one page."""
    template = Template(TEMPLATE.read_text(encoding="utf-8"))
    return template.substitute(
        language=language(),
        title=escape(" · ".join(tables.title(*one) for one in found.items())),
        body="\n".join(part for one in found.items() for part in _section(*one)),
    )


def _section(place: int, review: Review) -> Iterable[str]:
    from stammtisch.review import say_acts

    yield f"<h1>{escape(tables.title(place, review))}</h1>"
    yield chart({place: review})
    yield _table(tables.seat_columns(), tables.seats(review))
    yield f"<h2>{escape(text('review-key-moments'))}</h2>"
    moments = tables.moments(review, say_acts)
    if moments:
        yield _table(tables.moment_columns(), moments)
    else:
        yield _paragraph(text("review-no-key-moments"))
    for cause in tables.CAUSES:
        about = text(f"review-cause-{cause}-about", bot=review.bot)
        yield _paragraph(f"{text(f'review-cause-{cause}')}: {about}.")
    yield from map(_paragraph, [*tables.notes(review), text("review-accuracy-means")])


def _paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def _table(columns: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
