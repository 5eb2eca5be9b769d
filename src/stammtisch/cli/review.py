"""`stammtisch review`: judge the decisions of finished games."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stammtisch.cli.arguments import add_json, at_least
from stammtisch.cli.files import record_lines
from stammtisch.cli.mistakes import Mistake, quoted, system_reason
from stammtisch.cli.printing import print_json, print_table, share_bar
from stammtisch.texts import text, why

if TYPE_CHECKING:
    from stammtisch.core.match import Match
    from stammtisch.review import Review


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("file", type=Path, metavar=text("cli-FILE"), help=text("cli-review-file"))
    add("--game", dest="number", type=int, metavar="N", help=text("cli-review-game"))
    add_json(parser)
    drawn = parser.add_mutually_exclusive_group()
    drawn.add_argument("--svg", type=Path, metavar=text("cli-FILE"), help=text("cli-review-svg"))
    drawn.add_argument("--html", type=Path, metavar=text("cli-FILE"), help=text("cli-review-html"))
    return "games.jsonl --game 1 --html review.html"


def run(file: Path, *, number: int | None, as_json: bool, svg: Path | None, html: Path | None) -> None:
    from stammtisch.cli.review_page import chart, page
    from stammtisch.review import NoReview, review

    if number is not None:
        at_least("game", number, 1)
    matches = _read(file, number)
    if svg is not None and len(matches) > 1:
        raise Mistake(text("mistake-review-svg", games=len(matches)))
    found: dict[int, Review] = {}
    for place, match in enumerate(matches, number or 1):
        with share_bar(f"{text('progress-review')} {place}") as moved:
            try:
                found[place] = review(match, progress=moved)
            except NoReview as error:
                raise Mistake(f"{file}: {quoted(why(error))}", code=1) from None
    for drawing, content in ((svg, chart), (html, page)):
        if drawing is not None:
            _write(drawing, content(found))
    if as_json:
        print_json({"games": [_worded(one) for one in found.values()]})
    else:
        for place, one in found.items():
            _print(place, one)


def _read(file: Path, number: int | None) -> list[Match[Any, Any, Any]]:
    from stammtisch.review import NoReview, read

    try:
        with record_lines(file) as lines:
            return read(lines, number)
    except NoReview as error:
        raise Mistake(f"{file}: {quoted(why(error))}", code=1) from None


def _write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(file), reason=system_reason(error))) from None


def _worded(review: Review) -> dict[str, Any]:
    """The review's JSON form, with sentences for reasons."""
    from stammtisch.review import say_reason

    line = review.line()
    for decision, written in zip(review.decisions, line["decisions"], strict=True):
        written["reasons"] = [say_reason(one, review.names) for one in decision.reasons]
    return line


def _print(place: int, review: Review) -> None:
    from stammtisch.cli import review_tables as tables
    from stammtisch.review import write_acts

    print(tables.title(place, review))
    print_table("", tables.seat_columns(), tables.seats(review))
    print()
    moments = tables.moments(review, write_acts)
    if moments:
        print_table(text("review-key-moments"), tables.moment_columns(), moments)
    else:
        print(text("review-no-key-moments"))
    print()
    for line in tables.notes(review):
        print(line)
