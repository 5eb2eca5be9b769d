"""Hypothesis plays a match: acts, asides and take-backs in any order, checked after every step."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from stammtisch.core.game import Choice, IllegalMove, Move
from stammtisch.testing.walks import AnyMatch, any_options, random_act, walk

SEEDS = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """A match played by hypothesis; its invariants hold for every game."""

    suite: Any
    """The `GameSuite` that runs it."""

    @initialize(data=st.data(), seed=SEEDS, acts=st.integers(0, 120))
    def sit_down(self, data: st.DataObject, seed: int, acts: int) -> None:
        self.game = self.suite.game
        self.match: AnyMatch = walk(self.game, data.draw(any_options(self.game)), seed, acts)
        self.seats = range(self.match.options.players)
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
        seat = rng.choice(self.seats)
        asides = self.game.asides(self.match.state, seat)
        if asides:
            before = self.match.turn
            self.match.play(Move(seat, rng.choice(asides)))
            assert self.match.turn == before, "an aside changes nobody's turn"

    @rule(seat=st.integers(0, 9))
    def take_back(self, seat: int) -> None:
        at = self.match.at
        may = seat in self.seats and self.match.may_take_back(seat)
        try:
            self.match.take_back(seat)
        except IllegalMove:
            assert self.match.at == at and not may
        else:
            assert self.match.at == at + 1 and may

    @invariant()
    def nothing_appears_or_vanishes(self) -> None:
        assert self.suite.census(self.match.state) == self.all_parts

    @invariant()
    def only_seats_of_the_turn_have_legal_acts(self) -> None:
        turn = self.match.turn
        for seat in self.seats:
            legal = self.match.legal(seat)
            assert bool(legal) == (isinstance(turn, Choice) and seat in turn.seats)
            assert len(set(legal)) == len(legal)
            assert self.match.view(seat).legal == tuple(legal)

    @invariant()
    def every_legal_act_can_be_done(self) -> None:
        for seat in self.seats:
            for act in (*self.match.legal(seat), *self.game.asides(self.match.state, seat)):
                self.game.apply(self.match.state, Move(seat, act))

    @invariant()
    def acts_are_of_the_kind_that_their_form_says(self) -> None:
        forms = self.game.forms
        for seat in self.seats:
            for act in self.match.legal(seat):
                assert not forms.of(act).aside and not forms.of(act).chance
            for act in self.game.asides(self.match.state, seat):
                assert forms.of(act).aside and not forms.of(act).chance

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
        for seat in (None, *self.seats):
            view = self.match.view(seat)
            imagined = self.game.imagine(view, Random(self.match.at))
            assert self.game.view(imagined, seat) == view
            assert self.suite.census(imagined) == self.all_parts
