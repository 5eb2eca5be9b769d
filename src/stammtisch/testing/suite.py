"""The tests that every game has to pass. Subclass the suite in a test file and set the game:

    from stammtisch.testing import GameSuite

    class TestTarot(GameSuite):
        game = GAME

It needs pytest and hypothesis: `pip install "stammtisch[testing]"`.
"""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from stammtisch import texts
from stammtisch.core.game import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    Chance,
    Choice,
    Hidden,
    IllegalMove,
    Move,
    Over,
    package_files,
)
from stammtisch.core.match import Match
from stammtisch.testing import walks
from stammtisch.testing.machine import TableMachine
from stammtisch.testing.walks import AnyGame, AnyMatch, any_options, walk
from stammtisch.texts import LANGUAGES, why

__all__ = ["GameSuite"]

# Whole games are slow, and the tests are inherited: hypothesis would warn about both.
SOME = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(SOME, max_examples=150)
TABLES = settings(SOME, stateful_step_count=25)
SEEDS = st.integers(0, 10**6)
ACTS = st.integers(0, 60)
JUNK = st.sampled_from(
    [None, True, False, 0, 1, -1, 7, 10**30, 1.5, "", "A", "x", "bell-1-1", [], [1], {}, {"a": 1}]
)
PARAGRAPH = re.compile(r"\*\*(\d+\.\d+)\*\*")


@st.composite
def _spoilt(draw: st.DrawFn, line: Any) -> Any:
    """A record's line with something wrong in it."""
    at = draw(st.sampled_from(list(line) if isinstance(line, dict) else range(len(line))))
    worse = copy.deepcopy(line)
    deeper = isinstance(line[at], dict | list) and line[at] and draw(st.booleans())
    worse[at] = draw(_spoilt(line[at])) if deeper else draw(JUNK)
    return worse


class GameSuite:
    """Properties that every game must have."""

    game: AnyGame

    def __init_subclass__(cls) -> None:
        if "game" in vars(cls):
            texts.include(package_files(cls.game).joinpath("locales"))

    def census(self, state: Any) -> Counter[Any]:
        """Counts every card and piece, wherever it is. Override it: the count must never change."""
        return Counter()

    def twin(self, match: AnyMatch, seat: int | None, rng: Random) -> list[Move[Any]] | None:
        """Moves of another match that the seat cannot tell from this one; None if there is none.

        Override it if you know better which hidden things can be exchanged.
        """
        return walks.twin(match, seat, rng)

    # Playing

    def test_a_table_keeps_its_promises(self) -> None:
        """Acts, asides and take-backs in any order; `TableMachine` lists the properties."""
        run_state_machine_as_test(type("Table", (TableMachine,), {"suite": self}), settings=TABLES)

    def test_nobody_else_can_make_a_seats_move(self) -> None:
        for players in self._players():
            match = walk(self.game, self.game.options(players=players), players, 30)
            turn = match.turn
            if not isinstance(turn, Choice):
                continue
            for seat in turn.seats:
                for act in match.legal(seat):
                    for other in (None, -1, *range(players + 1)):
                        if other not in turn.seats:
                            with pytest.raises(IllegalMove):
                                self.game.apply(match.state, Move(other, act))

    def test_a_seat_outside_the_table_is_refused(self) -> None:
        """It would see another seat's cards: -1 is the last of a tuple. Call `core.game.need_seat`."""
        for players in self._players():
            match = walk(self.game, self.game.options(players=players), players, 3)
            for call in self._calls_with_a_seat(match):
                for seat in (-1, players, "0"):
                    said = f"^seat is {seat}, but must be 0 to {players - 1}"
                    with pytest.raises(BadSeat, match=said):
                        call(seat)
            for seat in (-1, players):
                with contextlib.suppress(BadSeat):
                    assert not self.game.asides(match.state, seat)

    def _calls_with_a_seat(self, match: AnyMatch) -> Iterator[Callable[[Any], Any]]:
        """All that show or do something for a seat, at a moment when one is to choose."""
        game, state, turn = self.game, match.state, match.turn
        assert isinstance(turn, Choice)
        move = Move(turn.seats[0], match.legal(turn.seats[0])[0])
        yield from (match.view, match.legal, match.take_back, match.may_take_back)
        yield lambda seat: list(match.transcript(seat))
        yield lambda seat: match.play(seat, move.act)
        yield lambda seat: game.view(state, seat)
        yield lambda seat: game.legal(state, seat)
        yield lambda seat: game.apply(state, Move(seat, move.act))
        if any(form.hidden for form in game.forms):
            yield lambda seat: game.redact(state, move, seat)

    @pytest.mark.parametrize("act", [None, True, 0, "end", ("Play", 5), object()])
    def test_only_acts_are_played(self, act: Any) -> None:
        match = walk(self.game, self.game.options(), 1, 10)
        before = match.state
        with pytest.raises(IllegalMove, match="not an act"):
            match.play(Move(0, act))
        assert match.state is before

    @SOME
    @given(data=st.data(), seed=SEEDS)
    def test_a_result_has_scores_and_winners(self, data: st.DataObject, seed: int) -> None:
        match = walk(self.game, data.draw(any_options(self.game)), seed)
        assert isinstance(match.turn, Over), "every game comes to an end"
        result, seats = match.result, range(match.options.players)
        assert len(result.scores) == len(seats)
        assert list(result.winners) == sorted(set(result.winners) & set(seats))
        if self.game.cooperative:
            assert len(set(result.scores)) == 1
            assert len(result.winners) in (0, len(seats)), "all win or nobody does"
        assert all(match.view(seat).result == result for seat in (None, *seats))
        for name, values in self.game.sums(result).items():
            assert re.fullmatch("[a-z][a-z0-9-]*", name), "part of a text's key"
            assert len(values) == len(seats), "one for each seat"

    # Chance

    def test_chance_has_whole_positive_weights_and_no_outcome_twice(self) -> None:
        for turn in self._chances():
            assert all(isinstance(weight, int) and weight > 0 for _, weight in turn.outcomes)
            outcomes = [outcome for outcome, _ in turn.outcomes]
            assert len(set(outcomes)) == len(outcomes) > 0

    def test_every_stream_of_chance_is_counted_from_0(self) -> None:
        for players in self._players():
            numbers: dict[str, int] = defaultdict(int)
            for turn in self._chances(players):
                assert turn.stream.isascii() and turn.stream.isprintable() and "/" not in turn.stream
                assert turn.number == (numbers[turn.stream] if turn.stream else None)
                numbers[turn.stream] += 1

    # What is hidden

    @MANY
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def test_what_a_seat_has_never_seen_never_reaches_it(
        self, data: st.DataObject, seed: int, acts: int
    ) -> None:
        """The swap test: exchange what is hidden everywhere, and the whole transcript stays the same."""
        if not any(form.hidden for form in self.game.forms):
            return
        match = walk(self.game, data.draw(any_options(self.game)), seed, acts)
        seat = data.draw(st.sampled_from([None, *range(match.options.players)]))
        moves = self.twin(match, seat, Random(seed))
        assume(moves is not None and moves != match.moves)
        real: AnyMatch = Match(self.game, match.options, chance=None)
        twin: AnyMatch = Match(self.game, match.options, chance=None)
        for move, other in zip(match.moves, moves or [], strict=True):
            assert real.view(seat) == twin.view(seat)
            try:
                twin.play(other)
            except IllegalMove:
                assume(False)
            real.play(move)
        # Everybody sees that the game has ended, so a twin that ends differently does not count.
        assume(type(real.turn) is type(twin.turn))
        assert real.view(seat) == twin.view(seat)
        assert repr(real.view(seat)) == repr(twin.view(seat))
        assert list(real.transcript(seat)) == list(twin.transcript(seat))

    def test_forms_say_what_is_hidden(self) -> None:
        """Acts whose form is hidden are hidden from somebody at times, and no others ever are."""
        forms, seen, hidden = self.game.forms, set(), set()
        for players in self._players():
            match = walk(self.game, self.game.options(players=players), players)
            state = self.game.start(match.options)
            for move in match.moves:
                form = forms.of(move.act).key
                seen.add(form)
                for seat in (None, *range(players)):
                    shown = self.game.redact(state, move, seat)
                    assert shown == move or isinstance(shown, Hidden), (
                        "a move is seen as it is, or not at all"
                    )
                    if shown != move:
                        hidden.add(form)
                state = self.game.apply(state, move)
        assert hidden == {form.key for form in forms if form.hidden and form.key in seen}

    # Records

    @SOME
    @given(data=st.data(), seed=SEEDS)
    def test_a_record_reads_back(self, data: st.DataObject, seed: int) -> None:
        game = self.game
        match = walk(game, data.draw(any_options(game)), seed)
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

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
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
                for language in LANGUAGES:
                    why(error, language)

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def test_an_act_reads_back_from_its_notation(self, data: st.DataObject, seed: int, acts: int) -> None:
        game = self.game
        match = walk(game, data.draw(any_options(game)), seed, acts)
        seats = range(match.options.players)
        known = [move.act for move in match.moves]
        known += [act for seat in seats for act in (*match.legal(seat), *game.asides(match.state, seat))]
        for act in known:
            text = game.notation(act)
            assert text.isprintable() and text == text.strip() != ""
            assert game.read_notation(text) == game.read_notation(text, match.options) == act

    @SOME
    @given(data=st.data(), seed=SEEDS, text=st.text('019ABadenps -.[]{}"é', max_size=12))
    def test_any_text_is_an_act_or_refused_with_a_reason(
        self, data: st.DataObject, seed: int, text: str
    ) -> None:
        game = self.game
        match = walk(game, game.options(), seed, 20)
        written = game.notation(data.draw(st.sampled_from(match.moves)).act)
        for told in (text, f"{written} {text}", written[: len(text)]):
            try:
                act = game.read_notation(told)
            except BadNotation as error:
                for language in LANGUAGES:
                    why(error, language)
            else:
                assert game.read_notation(game.notation(act)) == act

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def test_a_position_reads_back(self, data: st.DataObject, seed: int, acts: int) -> None:
        """The whole state, and what each seat knows; on the way to a deal as well."""
        game = self.game
        match = walk(game, data.draw(any_options(game)), seed, acts)
        index = data.draw(st.integers(max(0, match.at - 12), match.at))
        state = match.before(index)
        text = game.position(state)
        assert text.isprintable()
        assert game.read_position(text) == game.without_past(state)
        for seat in (None, *range(match.options.players)):
            view = game.view(state, seat)
            assert game.read_view(game.view_position(view)) == game.without_past(view)
        with pytest.raises(BadPosition):
            game.read_view(text)
        with pytest.raises(BadPosition):
            game.read_position(game.view_position(view))

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=ACTS, junk=st.text('[],-.|=" 019abyes{}', max_size=6))
    def test_any_text_is_a_position_or_refused_with_a_reason(
        self, data: st.DataObject, seed: int, acts: int, junk: str
    ) -> None:
        game = self.game
        match = walk(game, game.options(), seed, acts)
        for text, read in ((match.position, game.read_position), (self._seen(match), game.read_view)):
            at = data.draw(st.integers(0, len(text)))
            try:
                read(text[:at] + junk + text[at + data.draw(st.integers(0, 3)) :])
            except BadPosition as error:
                for language in LANGUAGES:
                    why(error, language)

    def _seen(self, match: AnyMatch) -> str:
        return self.game.view_position(match.view(0))

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def test_everything_can_be_pickled_and_copied(self, data: st.DataObject, seed: int, acts: int) -> None:
        match = walk(self.game, data.draw(any_options(self.game)), seed, acts)
        views = [match.view(seat) for seat in (None, *range(match.options.players))]
        known = [match.options, match.state, match.turn, match.result, *match.journal, *views]
        again = pickle.loads(pickle.dumps(known))
        assert again == known == copy.deepcopy(known)
        assert [repr(one) for one in again] == [repr(one) for one in known]
        moves = pickle.loads(pickle.dumps(match.moves))
        assert [hash(one) for one in match.moves] == [hash(move) for move in moves]

    # For programs that learn, if the game has an encoding

    @SOME
    @given(data=st.data(), seed=SEEDS, acts=ACTS)
    def test_every_act_has_an_id_and_every_view_its_numbers(
        self, data: st.DataObject, seed: int, acts: int
    ) -> None:
        match = walk(self.game, data.draw(any_options(self.game)), seed, acts)
        encoding = self.game.encoding(match.options)
        if encoding is None:
            return
        assert [field.start for field in encoding.fields] == [0, *[f.stop for f in encoding.fields[:-1]]]
        assert [ids.start for ids in encoding.ids] == [0, *[ids.stop for ids in encoding.ids[:-1]]]
        for seat in range(match.options.players):
            view: Any = match.view(seat)
            asides = self.game.asides(match.state, seat) if encoding.most_asides else ()
            ids = encoding.legal(view)
            assert len(set(ids)) == len(ids) == sum(encoding.mask(view)) == len(view.legal)
            assert {encoding.act(view, one) for one in ids} == set(view.legal)
            for act in (*view.legal, *asides):
                assert encoding.act(view, encoding.action(view, act)) == act
            numbers = encoding.observe(view)
            assert len(numbers) == encoding.size
            for field in encoding.fields:
                assert all(0 <= one <= field.most for one in numbers[field.start : field.stop]), field
            other = self.game.view(self.game.imagine(view, Random(seed)), seat)
            assert encoding.observe(other) == numbers, "a seat that sees the same observes the same"

    # The game's description

    def test_every_option_has_its_default_among_its_choices(self) -> None:
        options = self.game.option_list()
        for option in options:
            assert not option.choices or option.default in option.choices
            assert option.about
        assert options[0].name == "players"

    @SOME
    @given(data=st.data(), value=JUNK)
    def test_any_option_is_taken_or_refused_with_a_reason(self, data: st.DataObject, value: Any) -> None:
        name = data.draw(st.sampled_from([*[option.name for option in self.game.option_list()], "luck"]))
        try:
            self.game.start(self.game.options(**{name: value}))
        except BadOption as error:
            for language in LANGUAGES:
                why(error, language)

    def test_the_rules_have_the_paragraphs_that_are_cited(self) -> None:
        rules = package_files(self.game).joinpath("RULES.md").read_text(encoding="utf-8")
        there = PARAGRAPH.findall(rules)
        assert there and len(set(there)) == len(there), "numbered paragraphs, like **2.1**"
        assert {option.rule for option in self.game.option_list() if option.rule} <= set(there)

    # Shared by the tests above

    def _players(self) -> tuple[int, ...]:
        return self.game.option_list()[0].choices

    def _chances(self, *players: int) -> list[Chance]:
        """Every chance move of a random game for each number of players."""
        found = []
        for number in players or self._players():
            rng = Random(number)
            state = self.game.start(self.game.options(players=number))
            while not isinstance(turn := self.game.turn(state), Over):
                if isinstance(turn, Chance):
                    found.append(turn)
                    move = Move(None, rng.choice(turn.outcomes)[0])
                else:
                    seat = rng.choice(turn.seats)
                    move = Move(seat, rng.choice(self.game.legal(state, seat)))
                state = self.game.apply(state, move)
        return found
