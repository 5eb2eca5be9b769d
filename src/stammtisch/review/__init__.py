"""Review of a finished game: what each decision cost, and what was luck.

Every decision is judged from what its seat knew, by the game's judge (`stammtisch.bots.judge`).

>>> import stammtisch
>>> stammtisch.review.kind(loss=0.12, noise=0.02)
'mistake'
"""

from stammtisch.review.model import (
    INACCURACY,
    KEY_MOMENTS,
    KINDS,
    PRECISION,
    Decided,
    Point,
    Review,
    SeatReview,
    Winnable,
    accuracy,
    kind,
    outcome,
)
from stammtisch.review.records import read
from stammtisch.review.reviewer import NoReview, Reviewer, review
from stammtisch.review.tasks import Task
from stammtisch.review.words import say_acts, say_reason, write_acts

__all__ = [
    "INACCURACY",
    "KEY_MOMENTS",
    "KINDS",
    "PRECISION",
    "Decided",
    "NoReview",
    "Point",
    "Review",
    "Reviewer",
    "SeatReview",
    "Task",
    "Winnable",
    "accuracy",
    "kind",
    "outcome",
    "read",
    "review",
    "say_acts",
    "say_reason",
    "write_acts",
]
