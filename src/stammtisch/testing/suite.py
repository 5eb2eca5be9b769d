"""The suite that every game has to pass. Subclass it in a test file and name the game:

    from stammtisch.testing import GameSuite

    class TestGoofspiel(GameSuite):
        game = GAME

It needs pytest and hypothesis (`pip install "stammtisch[testing]"`).
"""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadOption, BadRecord, Chance, Choice, IllegalMove, Move, Over
from stammtisch.core.match import Match
from stammtisch.testing import walks
from stammtisch.testing.walks import AnyGame, AnyMatch, any_options, random_act, walk
from stammtisch.texts import why

__all__ = ["GameSuite"]

EVERYWHERE = list(HealthCheck)  # whole games are slow, and the suite is inherited
SOME = settings(max_examples=40, deadline=None, suppress_health_check=EVERYWHERE)
MANY = settings(max_examples=150, deadline=None, suppress_health_check=EVERYWHERE)
SEEDS = st.integers(0, 10**6)
JUNK = st.sampled_from(
    [None, True, False, 0, 1, -1, 7, 10**30, 1.5, "", "A", "x", "bell-1-1", [], [1], {}, {"a": 1}]
)


class _Table(RuleBasedStateMachine):
    """A match that hypothesis plays: acts, asides, take-backs, in any order."""

    suite: GameSuite

    @initialize(data=st.data(), seed=SEEDS, acts=st.integers(0, 120))
    def sit_down(self, data: st.DataObject, seed: int, acts: int) -> None:
        self.game = self.suite.game
        self.match: AnyMatch = walk(self.game, data.draw(any_options(self.game)), seed, acts)
        self.all_parts = self.suite.census(self.game.start(self.match.options))
        self.kept: list[tuple[Any, str]] = []

    @rule(seed=SEEDS)
    def act(self, seed: int) -> None:
        if isinstance(self.match.turn, Choice):
            self.kept = [*self.kept[-5:], (self.match.state, repr(self.match.state))]
            self.match.play(random_act(self.match, Random(seed)))

    @rule(seed=SEEDS)
    def say(self, seed: int) -> None:
        rng = Random(seed)
        seat = rng.randrange(self.match.options.players)
        asides = self.game.asides(self.match.state, seat)
        if asides:
            before = self.match.turn
            self.match.play(Move(seat, rng.choice(asides)))
            assert self.match.turn == before, "an aside changes nobody's turn"

    @rule(seat=st.integers(0, 4))
    def take_back(self, seat: int) -> None:
        at = self.match.at
        try:
            self.match.take_back(seat)
        except IllegalMove:
            assert self.match.at == at

    @invariant()
    def nothing_appears_or_vanishes(self) -> None:
        assert self.suite.census(self.match.state) == self.all_parts

    @invariant()
    def only_seats_of_the_turn_have_legal_acts(self) -> None:
        turn = self.match.turn
        for seat in range(self.match.options.players):
            legal = self.match.legal(seat)
            assert bool(legal) == (isinstance(turn, Choice) and seat in turn.seats)
            assert len(set(legal)) == len(legal)
            assert self.match.view(seat).legal == tuple(legal)

    @invariant()
    def every_legal_act_can_be_done(self) -> None:
        for seat in range(self.match.options.players):
            for act in (*self.match.legal(seat), *self.game.asides(self.match.state, seat)):
                self.game.apply(self.match.state, Move(seat, act))

    @invariant()
    def old_states_are_unchanged(self) -> None:
        assert all(repr(state) == text for state, text in self.kept)

    @invariant()
    def the_state_is_the_fold_of_the_moves(self) -> None:
        state = self.game.start(self.match.options)
        for move in self.match.moves:
            state = self.game.apply(state, move)
        assert state == self.match.state

    @invariant()
    def what_is_imagined_fits_the_view(self) -> None:
        for seat in (None, *range(self.match.options.players)):
            view = self.match.view(seat)
            imagined = self.game.imagine(view, Random(self.match.at))
            assert self.game.view(imagined, seat) == view
            assert self.suite.census(imagined) == self.all_parts


@st.composite
def _spoilt(draw: st.DrawFn, line: Any) -> Any:
    """A line of a record with something in it that does not belong there."""
    at = draw(st.sampled_from(list(line) if isinstance(line, dict) else range(len(line))))
    worse = copy.deepcopy(line)
    deeper = isinstance(line[at], dict | list) and line[at] and draw(st.booleans())
    worse[at] = draw(_spoilt(line[at])) if deeper else draw(JUNK)
    return worse


class GameSuite:
    """Promises that every game keeps."""

    game: AnyGame

    def census(self, state: Any) -> Counter[Any]:
        """Where every card and piece is, counted; it must be the same in every state. Override it."""
        return Counter()

    def twin(self, match: AnyMatch, seat: int | None, rng: Random) -> list[Move[Any]] | None:
        """A course of the match that the seat cannot tell from this one; override it where you know better."""
        return walks.twin(match, seat, rng)

    def test_a_table_keeps_its_promises(self) -> None:
        machine = type("Table", (_Table,), {"suite": self})
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=EVERYWHERE
            ),
        )

    @SOME
    @given(data=st.data(), seed=SEEDS)
    def test_a_game_ends_and_its_record_reads_back(self, data: st.DataObject, seed: int) -> None:
        game = self.game
        match = walk(game, data.draw(any_options(game)), seed)
        assert isinstance(match.turn, Over)
        lines = [json.loads(json.dumps(line)) for line in match.record()]
        header, moves, result = lines[0], lines[1:-1], lines[-1]
        options = game.options(players=len(header["seats"]), **header["options"])
        again: AnyMatch = Match(game, options, chance=None, seats=header["seats"])
        for line in moves:
            for move in game.moves(line):
                again.play(move)
        assert again.state == match.state
        assert list(game.lines(again.moves)) == moves
        assert result == {"result": match.result.line()}

    @MANY
    @given(data=st.data(), seed=SEEDS, acts=st.integers(0, 60))
    def test_what_a_seat_has_never_seen_never_reaches_it(
        self, data: st.DataObject, seed: int, acts: int
    ) -> None:
        """The swap test: exchange what is hidden everywhere, and the whole transcript stays the same."""
        game = self.game
        match = walk(game, data.draw(any_options(game)), seed, acts)
        seat = data.draw(st.sampled_from([None, *range(match.options.players)]))
        moves = self.twin(match, seat, Random(seed))
        assume(moves is not None and moves != match.moves)
        real: AnyMatch = Match(game, match.options, chance=None)
        twin: AnyMatch = Match(game, match.options, chance=None)
        for move, other in zip(match.moves, moves or [], strict=True):
            assert real.view(seat) == twin.view(seat)
            try:
                twin.play(other)
            except IllegalMove:
                assume(False)
            real.play(move)
        # Who is stuck shows it to everybody; a twin that ends otherwise is another story.
        assume(type(real.turn) is type(twin.turn))
        assert real.view(seat) == twin.view(seat)
        assert repr(real.view(seat)) == repr(twin.view(seat))
        assert list(real.transcript(seat)) == list(twin.transcript(seat))

    def test_chance_has_whole_positive_weights_and_no_outcome_twice(self) -> None:
        game = self.game
        source = Seeded(3)
        rng = Random(3)
        for players in game.option_list()[0].choices:
            state = game.start(game.options(players=players))
            while not isinstance(turn := game.turn(state), Over):
                if isinstance(turn, Chance):
                    assert all(isinstance(weight, int) and weight > 0 for _, weight in turn.outcomes)
                    outcomes = [outcome for outcome, _ in turn.outcomes]
                    assert len(set(outcomes)) == len(outcomes) > 0
                    move = Move(None, source.fall(turn, 0))
                else:
                    seat = rng.choice(turn.seats)
                    move = Move(seat, rng.choice(game.legal(state, seat)))
                state = game.apply(state, move)

    def test_nobody_else_can_make_a_seats_move(self) -> None:
        game = self.game
        for players in game.option_list()[0].choices:
            match = walk(game, game.options(players=players), players, 30)
            turn = match.turn
            if not isinstance(turn, Choice):
                continue
            for seat in turn.seats:
                for act in match.legal(seat):
                    for other in (None, -1, *range(players + 1)):
                        if other not in turn.seats:
                            with pytest.raises(IllegalMove):
                                game.apply(match.state, Move(other, act))

    def test_every_option_has_its_default_among_its_choices(self) -> None:
        options = self.game.option_list()
        for option in options:
            assert not option.choices or option.default in option.choices
            assert option.about
        assert options[0].name == "players"

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=st.integers(0, 60))
    def test_what_is_known_survives_a_process(self, data: st.DataObject, seed: int, acts: int) -> None:
        match = walk(self.game, data.draw(any_options(self.game)), seed, acts)
        views = [match.view(seat) for seat in (None, *range(match.options.players))]
        known = [match.options, match.state, match.turn, match.result, *match.journal, *views]
        again = pickle.loads(pickle.dumps(known))
        assert again == known == copy.deepcopy(known)
        assert [repr(one) for one in again] == [repr(one) for one in known]
        moves = pickle.loads(pickle.dumps(match.moves))
        assert [hash(one) for one in match.moves] == [hash(move) for move in moves]

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=st.integers(0, 60))
    def test_any_line_is_a_move_or_refused_with_a_reason(
        self, data: st.DataObject, seed: int, acts: int
    ) -> None:
        game = self.game
        match = walk(game, data.draw(any_options(game)), seed, acts)
        asides = [Move(0, aside) for aside in game.asides(match.state, 0)]
        lines = [*game.lines(match.moves), *game.lines(asides)]
        assume(lines)
        for _ in range(10):
            line = data.draw(_spoilt(data.draw(st.sampled_from(lines))))
            try:
                for move in game.moves(line):
                    game.apply(match.state, move)
            except (BadRecord, IllegalMove) as error:
                why(error, "hu")

    @SOME
    @given(data=st.data(), value=JUNK)
    def test_any_option_is_taken_or_refused_with_a_reason(self, data: st.DataObject, value: Any) -> None:
        name = data.draw(st.sampled_from([*[option.name for option in self.game.option_list()], "luck"]))
        try:
            self.game.start(self.game.options(**{name: value}))
        except BadOption as error:
            why(error, "hu")

    @pytest.mark.parametrize("act", [None, True, 0, "end", ("Play", 5), object()])
    def test_only_acts_are_played(self, act: Any) -> None:
        match = walk(self.game, self.game.options(), 1, 10)
        before = match.state
        with pytest.raises(IllegalMove, match="not an act"):
            match.play(Move(0, act))
        assert match.state is before
