"""The tests of a game's judge. Subclass the suite in a test file and set the judge:

from stammtisch.testing import JudgeSuite

class TestTarotJudge(JudgeSuite):
    game = GAME
    judge = TarotJudge()
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from stammtisch.bots.judge import Judge
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, IllegalMove, Move
from stammtisch.core.match import Match
from stammtisch.review import Review, Reviewer, Task
from stammtisch.testing.walks import AnyGame, AnyMatch, twin, walk

__all__ = ["JudgeSuite"]

FEW = settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)
QUESTIONS = 40


class JudgeSuite:
    """Properties that every judge must have."""

    game: AnyGame
    judge: Judge
    worlds = 4
    """Few, since the tests are about properties and not about strength."""

    @FEW
    @given(seed=SEEDS)
    def test_the_same_question_gets_the_same_answer(self, seed: int) -> None:
        for task, reviewer in self._questions(seed):
            answer = reviewer.compute(task)
            assert reviewer.compute(pickle.loads(pickle.dumps(task))) == answer

    @FEW
    @given(seed=SEEDS)
    def test_every_decision_is_judged_and_something_better_is_legal(self, seed: int) -> None:
        match = self._match(seed)
        for one in self._review(match, [0]).decisions:
            assert 0 <= one.played <= one.best <= 1 and 0 <= one.chance <= 1 and one.noise >= 0
            for lines in (one.acts, one.better):
                state = self.game.imagine(self.game.view(match.before(one.at), one.seat), Random(seed))
                for line in lines:
                    for move in self.game.moves({**line, "seat": one.seat}):
                        state = self.game.apply(state, move)

    @FEW
    @given(seed=SEEDS)
    def test_without_acts_the_best_ones_are_told(self, seed: int) -> None:
        for task, reviewer in self._questions(seed):
            if task.call == "weigh":
                view, _, worlds, number = task.arguments
                found = reviewer.judge.weigh(view, (), worlds, number)
                assert found.played == found.best

    @FEW
    @given(seed=SEEDS)
    def test_start_choice_luck_and_others_add_up_to_the_outcome(self, seed: int) -> None:
        found = self._review(self._match(seed), [0])
        json.dumps(found.line())
        for one in found.seats:
            assert round(one.start + one.choice + one.luck + one.others - one.outcome, 6) == 0

    @FEW
    @given(seed=SEEDS)
    def test_what_a_seat_cannot_know_does_not_change_how_it_is_judged(self, seed: int) -> None:
        """The swap test on the whole review: until the games part, all judgements are the same."""
        rng = Random(seed)
        begun = walk(self.game, self.game.options(players=self._players(seed)), seed, rng.randrange(4, 24))
        moves = twin(begun, 0, rng)
        assume(moves is not None and moves != begun.moves)
        try:
            found = [
                self._review(self._continued(begun, one, seed), [0]) for one in (begun.moves, moves or [])
            ]
        except IllegalMove:
            assume(False)
        same = len(begun.moves)
        early = [[one.line() for one in review.decisions if one.until <= same] for review in found]
        for line in (*early[0], *early[1]):
            del line["key"]  # depends on what came later
        assert early[0] == early[1]
        graphs = [[point for point in review.seat(0).graph if point.at < same] for review in found]
        assert graphs[0] == graphs[1]

    # Shared by the tests above

    def _players(self, seed: int) -> int:
        choices = self.game.option_list()[0].choices
        return int(choices[seed % len(choices)])

    def _match(self, seed: int) -> AnyMatch:
        """A random game to its end."""
        return walk(self.game, self.game.options(players=self._players(seed)), seed)

    def _continued(self, match: AnyMatch, moves: list[Move[Any]], seed: int) -> AnyMatch:
        """A match from these moves to its end."""
        found: AnyMatch = Match(self.game, match.options, chance=None)
        for move in moves:
            found.play(move)
        rng = Random(seed)
        found = Match.resume(self.game, match.options, found.journal, chance=Seeded(seed))
        while isinstance(turn := found.turn, Choice):
            found.play(Move(turn.seats[0], rng.choice(found.legal(turn.seats[0]))))
        return found

    def _questions(self, seed: int) -> Iterator[tuple[Task, Reviewer]]:
        """What is asked about one seat in a random game, up to a number."""
        reviewer = self._reviewer(self._match(seed), [0])
        for _ in range(QUESTIONS):
            if (task := reviewer.task) is None:
                return
            yield task, reviewer
            reviewer.take(reviewer.compute(task))

    def _reviewer(self, match: AnyMatch, seats: list[int] | None = None) -> Reviewer:
        judge = copy.copy(self.judge)
        judge.first, judge.most = self.worlds, 2 * self.worlds
        return Reviewer(match, seats, judge)

    def _review(self, match: AnyMatch, seats: list[int] | None = None) -> Review:
        reviewer = self._reviewer(match, seats)
        while (task := reviewer.task) is not None:
            reviewer.take(reviewer.compute(task))
        return reviewer.review()
