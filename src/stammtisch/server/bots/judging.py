"""What a bot process does for reviews and for the coach.

A review comes in pieces: each question holds all answers so far, so that any process can go on with it.
The process that made the last piece has its reviewer still at hand.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from typing import Any, NamedTuple

from stammtisch import games
from stammtisch.bots.judge import Judge, Remark, Weighing, judge_for
from stammtisch.core.game import Move, Seat
from stammtisch.core.match import Match
from stammtisch.review import NoReview, Reviewer
from stammtisch.review.model import DIGITS, INACCURACY, PRECISION

AT_HAND = 2  # reviewers that a process remembers
DEEPER = 3  # times the worlds of a first pass, for a warning that is still uncertain


class Advice(NamedTuple):
    """What a judge says to a seat on turn."""

    chance: float | None
    """With the best acts; None if the judge has no say here."""
    loss: float
    """Of the given acts; 0 if it is below the noise, or without acts."""
    noise: float
    better: tuple[Any, ...]
    """The best acts; empty if the given ones are as good."""
    remarks: tuple[Remark, ...]


NOTHING = Advice(None, 0.0, 0.0, (), ())


class ReviewWork(NamedTuple):
    """A review as far as it has come."""

    table: str
    game: str
    options: Any
    journal: tuple[Any, ...]
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    """Those to be judged."""
    answers: tuple[Any, ...] = ()
    """Of the tasks so far, in order."""


class Attempt(NamedTuple):
    """Other acts at a decision of a reviewed game."""

    at: int
    seat: Seat
    acts: tuple[Any, ...]
    worlds: int


class Piece(NamedTuple):
    """A further piece of a review."""

    answers: tuple[Any, ...]
    progress: float
    body: str | None
    """The review as JSON, after the piece that completed a pass over the game."""
    done: bool


class Judges:
    """The judges of this process, each created once."""

    def __init__(self) -> None:
        self._judges: dict[str, Judge] = {}
        self._reviewers: OrderedDict[str, tuple[int, Reviewer]] = OrderedDict()

    def advise(self, game: str, view: Any, acts: tuple[Any, ...], seed: int) -> Advice:
        """The best acts at this view and their chance; with acts, what those would lose."""
        judge = self._judge(game)
        try:
            found = judge.weigh(view, acts, judge.first, seed)
            if acts and _uncertain(found):
                found = judge.weigh(view, acts, min(DEEPER * judge.first, judge.most), seed)
        except ValueError:  # not a decision that it judges
            return NOTHING
        loss = max(0.0, found.best - found.played)
        if acts and loss <= found.noise:
            return Advice(found.best, 0.0, found.noise, (), ())
        remarks = tuple(judge.remarks(view, acts, found.better)) if found.better else ()
        return Advice(
            found.best, round(loss, DIGITS), round(found.noise, DIGITS), tuple(found.better), remarks
        )

    def attempt(self, work: ReviewWork, attempt: Attempt) -> tuple[float, float] | None:
        """Loss and noise of these acts, in the review's worlds; None if they do not complete the decision."""
        judge, (at, seat, acts, worlds) = self._judge(work.game), attempt
        match = _match(work._replace(journal=work.journal[:at]))
        for act in acts:
            match.play(Move(seat, act))
        if not any(one.at == at and one.seat == seat for one in judge.decisions(match)):
            return None
        found = Reviewer(_match(work), work.seats, judge).trial(at, acts, worlds).compute(judge)
        return round(max(0.0, found.best - found.played), DIGITS), round(found.noise, DIGITS)

    def review(self, work: ReviewWork, seconds: float) -> Piece:
        """Go on with a review for about as many seconds, or until a pass over the game is done."""
        reviewer = self._reviewer(work)
        until = time.monotonic() + seconds
        known, answers = reviewer.first_pass_done, []
        try:
            while (task := reviewer.task) is not None:
                answers.append(reviewer.compute(task))
                reviewer.take(answers[-1])
                if time.monotonic() >= until or reviewer.first_pass_done != known:
                    break
        except NoReview as error:
            raise error.__cause__ or error from None
        done = reviewer.task is None
        tell = done or (reviewer.first_pass_done and not known)
        body = json.dumps(reviewer.review().line(), ensure_ascii=False) if tell else None
        if not done:
            self._remember(work.table, len(work.answers) + len(answers), reviewer)
        return Piece(tuple(answers), reviewer.progress, body, done)

    def _reviewer(self, work: ReviewWork) -> Reviewer:
        place, reviewer = self._reviewers.pop(work.table, (None, None))
        if reviewer is not None and place == len(work.answers):
            return reviewer
        reviewer = Reviewer(_match(work), work.seats, self._judge(work.game))
        for answer in work.answers:
            reviewer.take(answer)
        return reviewer

    def _remember(self, table: str, place: int, reviewer: Reviewer) -> None:
        self._reviewers[table] = (place, reviewer)
        if len(self._reviewers) > AT_HAND:
            self._reviewers.popitem(last=False)

    def _judge(self, game: str) -> Judge:
        if game not in self._judges:
            self._judges[game] = judge_for(game)
        return self._judges[game]


def _match(work: ReviewWork) -> Match[Any, Any, Any]:
    return Match.resume(games.get(work.game), work.options, work.journal, chance=None, seats=work.names)


def _uncertain(found: Weighing) -> bool:
    return found.best - found.played >= INACCURACY and found.noise > PRECISION
