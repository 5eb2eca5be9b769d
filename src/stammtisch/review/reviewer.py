"""Reviews a match in small steps, so that whoever drives it can pause, stop or spread the work."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import pairwise
from math import fsum
from statistics import fmean
from typing import Any

from stammtisch.bots.judge import AnyMatch, Decision, Estimate, Judge, NoJudge, Weighing, judge_for
from stammtisch.core.game import Seat
from stammtisch.review.course import CHOICE, LUCK, OTHERS, OUTCOME, START, Stretch, course
from stammtisch.review.model import (
    DIGITS,
    INACCURACY,
    KEY_MOMENTS,
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
from stammtisch.review.moments import Moment, acts_of
from stammtisch.review.tasks import Task
from stammtisch.texts import Reason

__all__ = ["NoReview", "Reviewer", "review"]

WEIGHING = 4  # the work of comparing acts, in that of estimating one chance in as many worlds
AT_ONCE = 3  # the most worlds of one task, in those of the first pass; nobody should have to wait for it


Steps = Generator[Task, Any, None]
"""Yields tasks and is sent their answers."""


class NoReview(Reason, ValueError):
    """The game cannot be reviewed; `str(error)` says why."""


def review(
    match: AnyMatch,
    seats: Iterable[Seat] | None = None,
    progress: Callable[[float], object] | None = None,
) -> Review:
    """Judge a finished match: the decisions of these seats, or of all.

    `progress` is called with the share that is done. Raises `NoReview`.
    """
    reviewer = Reviewer(match, seats)
    while (task := reviewer.task) is not None:
        reviewer.take(reviewer.compute(task))
        if progress is not None:
            progress(reviewer.progress)
    return reviewer.review()


class Reviewer:
    """A review in the making. Compute `task` anywhere and `take` its answer, until there is no task.

    Each task is one call of the judge in a limited number of worlds. After the first pass over the whole
    game `review` gives what is known so far. The same match always gives the same tasks, and what is asked
    about a seat follows from what that seat has seen.
    """

    def __init__(
        self, match: AnyMatch, seats: Iterable[Seat] | None = None, judge: Judge | None = None
    ) -> None:
        if match.result is None:
            raise NoReview("review-unfinished")
        try:
            self.judge = judge or judge_for(match.game.name)
        except NoJudge:
            raise NoReview("review-no-judge", game=match.game.name) from None
        self._match = match
        everybody = range(match.options.players)
        self._seats = tuple(everybody if seats is None else sorted({*seats} & {*everybody}))
        self._courses: dict[Seat, list[Stretch]] = {}
        self._moments: dict[Decision, Moment] = {}
        self._starts: dict[Seat, float] = {}
        self._estimates: dict[tuple[Seat, int], Estimate] = {}
        self._winnable: int | None = None
        self._guarded(self._look_over)
        self._first_pass_done = False
        self._work_done = 0.0
        self._progress = 0.0
        self._steps = self._work()
        self._task: Task | None = next(self._steps, None)

    @property
    def task(self) -> Task | None:
        """What to compute next; None if the review is done."""
        return self._task

    def compute(self, task: Task) -> Any:
        """The task's answer, computed here; raises `NoReview` if the judge fails."""
        return self._guarded(lambda: task.compute(self.judge))

    def take(self, answer: Any) -> None:
        """Continue with the answer of `task`."""
        assert self._task is not None, "there was a task"
        self._work_done += _work(self._task)
        try:
            self._task = self._steps.send(answer)
        except StopIteration:
            self._task = None
        share = self._work_done / ((self._work_done + self._work_left()) or 1)
        self._progress = 1.0 if self._task is None else max(self._progress, min(share, 0.99))

    @property
    def first_pass_done(self) -> bool:
        """Whether everything has been judged once, so that `review` has an answer."""
        return self._first_pass_done

    @property
    def progress(self) -> float:
        """The estimated share of the work that is done, from 0 to 1; it never falls."""
        return self._progress

    def review(self) -> Review:
        """What is known; `done` says whether it is final."""
        if not self._first_pass_done:
            raise ValueError("the first pass over the game is not done yet")
        match = self._match
        seats = range(match.options.players)
        decisions = self._decided()
        return Review(
            game=match.game.name,
            bot=self.judge.bot,
            names=match.seats,
            outcomes=tuple(outcome(match.game, match.result, seat) for seat in seats),
            seats=tuple(self._seat(seat, decisions) for seat in self._seats),
            decisions=decisions,
            winnable=self._found_winnable(),
            done=self._task is None,
        )

    def trial(self, at: int, acts: Iterable[Any], worlds: int) -> Task:
        """A task that judges other acts at the decision from `at`, in worlds in which it was judged itself.

        There are no more worlds than in any other task. Raises KeyError if no decision begins there.
        """
        for moment in self._moments.values():
            if moment.decision.at == at:
                worlds = min(worlds, self._at_once)
                return self._make("weigh", moment.view, tuple(acts), worlds, moment.seeds(0))
        raise KeyError(at)

    # The work, step by step

    def _look_over(self) -> None:
        match = self._match
        found = self.judge.decisions(match)
        for seat in self._seats:
            own = [one for one in found if one.seat == seat]
            self._courses[seat] = list(course(match, seat, own))
            for number, decision in enumerate(own):
                view = match.game.view(match.before(decision.at), seat)
                seeds = partial(_seed, match, seat, "decision", number)
                self._moments[decision] = Moment(decision, view, acts_of(match, decision), seeds)

    def _work(self) -> Steps:
        for moment in self._moments.values():
            yield from self._weigh(moment, self.judge.first)
        for seat in self._seats:
            self._starts[seat] = yield self._make("before", self._match.options, seat)
        for seat, at, seed in self._open_places():
            view = self._match.game.view(self._match.before(at), seat)
            found = yield self._make("chance", view, self.judge.first, seed)
            self._estimates[seat, at] = found
        self._first_pass_done = True
        for moment in self._moments.values():
            while self._is_uncertain(moment):
                yield from self._deepen(moment)
        for moment in self._moments.values():
            if kind(moment.loss, moment.noise):
                remarks = yield self._make("remarks", moment.view, moment.acts, moment.weighed.better)
                moment.remarks = tuple(remarks)
        if self._match.game.cooperative and not self._match.result.winners:
            journal = tuple(self._match.journal)
            self._winnable = yield self._make("winnable", self._match.options, journal)

    def _weigh(self, moment: Moment, worlds: int, others: Sequence[Weighing] = ()) -> Steps:
        seed = moment.seeds(len(others))
        found = yield self._make("weigh", moment.view, moment.acts, worlds, seed)
        moment.worlds, moment.parts = worlds, [*others, found]

    def _deepen(self, moment: Moment) -> Steps:
        """Twice as many worlds, since more of them find better alternatives; then more of the same."""
        most = min(self._at_once, self.judge.most)
        if moment.worlds < most:
            yield from self._weigh(moment, min(2 * moment.worlds, most))
        else:
            yield from self._weigh(moment, most, moment.parts)

    @property
    def _at_once(self) -> int:
        return AT_ONCE * self.judge.first

    def _open_places(self) -> list[tuple[Seat, int, int]]:
        """Where the chance is to be estimated, since no decision begins or has just ended there."""
        found = []
        for seat, stretches in self._courses.items():
            number = 0
            for stretch, after in pairwise(stretches):
                if stretch.decision is None and after.decision is None:
                    found.append((seat, stretch.end, _seed(self._match, seat, "place", number)))
                    number += 1
        return found

    def _is_uncertain(self, moment: Moment) -> bool:
        costly = moment.loss >= INACCURACY
        return costly and moment.noise > PRECISION and moment.all_worlds < self.judge.most

    def _make(self, call: str, *arguments: Any) -> Task:
        return Task(self._match.game.name, call, arguments)

    def _guarded(self, compute: Callable[[], Any]) -> Any:
        try:
            return compute()
        except Exception as error:  # a judge may fail in any way
            raise NoReview("review-failed", game=self._match.game.name) from error

    def _work_left(self) -> float:
        """An estimate: half of the first pass again for what turns out to be uncertain."""
        if self._first_pass_done:
            return sum(map(self._work_ahead, self._moments.values()))
        places = len(self._open_places())
        first = self.judge.first * (WEIGHING * len(self._moments) + places)
        return max(0.0, first * 1.5 - self._work_done)

    def _work_ahead(self, moment: Moment) -> float:
        """Noise halves in four times as many worlds."""
        if not self._is_uncertain(moment):
            return 0.0
        wanted = min(self.judge.most, moment.all_worlds * (moment.noise / PRECISION) ** 2)
        return WEIGHING * max(wanted - moment.all_worlds, moment.worlds)

    # What was found

    def _decided(self) -> tuple[Decided, ...]:
        found = [self._decide(moment) for moment in self._moments.values()]
        keys: set[tuple[Seat, int]] = set()
        for seat in self._seats:
            marked = [one for one in found if one.seat == seat and one.kind]
            costliest = sorted(marked, key=lambda one: -one.loss)[:KEY_MOMENTS]
            keys.update((seat, one.at) for one in costliest)
        marked = [replace(one, key=(one.seat, one.at) in keys) for one in found]
        return tuple(sorted(marked, key=lambda one: (one.at, one.seat)))

    def _decide(self, moment: Moment) -> Decided:
        weighed, written = moment.weighed, self._match.game.forms.without_seat
        return Decided(
            at=moment.decision.at,
            until=moment.decision.until,
            seat=moment.decision.seat,
            chance=round(weighed.chance, DIGITS),
            played=round(weighed.played, DIGITS),
            best=round(weighed.best, DIGITS),
            noise=moment.noise,
            acts=tuple(map(written, moment.acts)),
            better=tuple(map(written, weighed.better)) if moment.loss > moment.noise else (),
            reasons=moment.remarks,
            worlds=weighed.worlds,
        )

    def _seat(self, seat: Seat, decisions: tuple[Decided, ...]) -> SeatReview:
        graph = tuple(self._graph(seat))
        rest = OTHERS if self._match.options.players > 1 else LUCK
        changes: dict[str, list[float]] = {CHOICE: [], LUCK: [], OTHERS: []}
        for before, point in pairwise(graph):
            cause = rest if point.cause == OUTCOME else point.cause
            changes[cause].append(point.chance - before.chance)
        own = [accuracy(one.loss) for one in decisions if one.seat == seat]
        return SeatReview(
            seat=seat,
            name=self._match.seats[seat],
            accuracy=fmean(own) if own else None,
            start=graph[0].chance,
            outcome=graph[-1].chance,
            graph=graph,
            **{cause: round(fsum(found), DIGITS) for cause, found in changes.items()},
        )

    def _graph(self, seat: Seat) -> list[Point]:
        match, stretches = self._match, self._courses[seat]
        points = [Point(0, round(self._starts[seat], DIGITS), 0.0, START)]
        for stretch, after in zip(stretches, [*stretches[1:], None], strict=True):
            if stretch.decision is not None:
                moment = self._moments[stretch.decision]
                chance = moment.weighed.played
                noise = moment.noise_of(chance)
            elif after is None:
                chance, noise = outcome(match.game, match.result, seat), 0.0
            elif after.decision is not None:
                moment = self._moments[after.decision]
                chance = moment.weighed.chance
                noise = moment.noise_of(chance)
            else:
                estimate = self._estimates[seat, stretch.end]
                chance, noise = estimate.chance, estimate.noise
            cause = OUTCOME if after is None and stretch.start == stretch.end else stretch.cause
            points.append(Point(stretch.end, round(chance, DIGITS), round(noise, DIGITS), cause))
        return points

    def _found_winnable(self) -> Winnable | None:
        match = self._match
        if match.game.cooperative and match.result.winners:
            return Winnable(match.at, until_end=True)
        return None if self._winnable is None else Winnable(self._winnable, until_end=False)


def _seed(match: AnyMatch, seat: Seat, what: str, number: int, part: int = 0) -> int:
    """From nothing that is hidden from the seat, so that hidden cards cannot change what is judged."""
    words = f"{match.game.name}/{seat}/{what}/{number}/{part}"
    return int.from_bytes(sha256(words.encode()).digest()[:4], "big")


def _work(task: Task) -> float:
    """The task's work, counted in worlds."""
    if task.call == "weigh":
        return float(WEIGHING * task.arguments[2])
    return float(task.arguments[1]) if task.call == "chance" else 0.0
