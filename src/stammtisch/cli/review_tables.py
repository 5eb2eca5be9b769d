"""A review as tables and sentences, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from stammtisch.cli.printing import columns, figure, percent
from stammtisch.texts import printable, text

if TYPE_CHECKING:
    from stammtisch.core.game import Line
    from stammtisch.review import Decided, Review, SeatReview

CAUSES = ("choice", "luck", "others")


def title(place: int, review: Review) -> str:
    try:
        name = text(f"{review.game}-name")
    except KeyError:
        name = review.game
    return text("review-of-game", game=name, number=place)


def players(review: Review) -> list[str]:
    """The players' names, with the seat where two are the same."""
    names = [printable(name) for name in review.names]
    return [f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def seat_columns() -> list[str]:
    causes = [text(f"review-cause-{cause}") for cause in ("start", *CAUSES, "outcome")]
    return [*columns("player"), text("review-accuracy"), *causes]


def seats(review: Review) -> list[list[str]]:
    """One row for each judged seat: accuracy, then how its chance became its result."""
    names = players(review)
    return [[names[one.seat], *_seat(one)] for one in review.seats]


def _seat(one: SeatReview) -> list[str]:
    changes = [_points(getattr(one, cause)) for cause in CAUSES]
    return [_accuracy(one.accuracy), percent(one.start), *changes, percent(one.outcome)]


def moment_columns() -> list[str]:
    return columns("move", "player", "kind", "lost", "played", "better", "why")


def moments(review: Review, acts: Callable[[str, Iterable[Line]], str]) -> list[list[str]]:
    """One row for each key moment; `acts` says the acts of a game, in words or in its notation."""
    names = players(review)
    return [_moment(one, review, names, acts) for one in review.decisions if one.key]


def _moment(
    one: Decided, review: Review, names: list[str], acts: Callable[[str, Iterable[Line]], str]
) -> list[str]:
    from stammtisch.review import say_reason

    return [
        str(one.at),
        names[one.seat],
        text(f"review-kind-{one.kind}"),
        f"{figure(100 * one.loss, digits=1)}\u00a0±\u00a0{figure(100 * one.noise, digits=1)}",
        f"{acts(review.game, one.acts)} ({percent(one.played)})",
        f"{acts(review.game, one.better)} ({percent(one.best)})",
        " ".join(say_reason(reason, names) for reason in one.reasons),
    ]


def notes(review: Review) -> Iterator[str]:
    """What the figures mean."""
    from stammtisch import games

    yield text("review-accuracy-of-game", accuracy=_accuracy(review.accuracy))
    together = games.get(review.game).cooperative
    if together:
        yield _winnable(review)
    yield text("review-chance-means", bot=review.bot)
    if not together:
        yield text("review-share-means")
    yield text("review-noise-means")


def _winnable(review: Review) -> str:
    found = review.winnable
    if found is None:
        return text("review-winnable-none")
    return text("review-winnable-all") if found.until_end else text("review-winnable-at", at=found.at)


def _accuracy(share: float | None) -> str:
    return "" if share is None else percent(share / 100)


def _points(change: float) -> str:
    """Percentage points with their sign."""
    sign = "+" if change > 0 else "−" if change < 0 else ""
    return sign + figure(100 * abs(change), digits=1)
