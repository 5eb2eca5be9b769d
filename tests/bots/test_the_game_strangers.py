"""The strangers' table: partners that do what their name says, common deals, honest figures, checked rows."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.arena.simulate import Job, play_match, play_one
from stammtisch.bots.the_game._kernel.company import Companion, play_deal, teach_guest
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.levels import Learned, Sharp
from stammtisch.bots.the_game.strangers.cells import CHUNK, Cell, Cells
from stammtisch.bots.the_game.strangers.companions import SEEDS, Compiled, Seated, answer_to
from stammtisch.bots.the_game.strangers.figures import Figure, difference, mean_share, rate, share, together
from stammtisch.bots.the_game.strangers.habits import OURS, PLAIN, Habit
from stammtisch.bots.the_game.strangers.partners import PARTNERS, Partner, partner
from stammtisch.bots.the_game.strangers.rows import BEST, best_row, make_row, problems
from stammtisch.bots.the_game.strangers.tables import cards_left, deck, lineups
from stammtisch.bots.the_game.training import Teaching
from stammtisch.core.match import TakenBack
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import PILES, Deal, Play, Signal, View

ROOT = Path(__file__).parents[2]
OPTIONS = GAME.options(players=3, starter=0)
COMPILED = Compiled(ROOT / "bench" / "networks", OPTIONS)
NAMES = [one.name for one in PARTNERS]
ANSWERS = {name: answer_to(name) for name in NAMES}
NOTHING, PLEASE_SPARE, SPARE, TAKE = range(4)
STEPS = (0, 1, 2, 3, 4, 6, 9, 13, 19, 29)  # by degree of nearness; 0 is a trick


@cache
def _views() -> tuple[tuple[tuple[View, View], ...], ...]:
    """Games of our own bots: as each turn begins, the views of the seat on turn and of the next one."""
    games = []
    for number in range(12):
        match = play_match(GAME, OPTIONS, [Learned() for _ in range(3)], f"strangers/{number}")
        views, state, laid = [], GAME.start(OPTIONS), -1
        for move in match.journal:
            assert not isinstance(move, TakenBack)
            state = GAME.apply(state, move)
            if state.on_turn is None or state.played or state.to_draw or state.left == laid:
                continue
            laid = state.left
            views.append((GAME.view(state, state.on_turn), GAME.view(state, (state.on_turn + 1) % 3)))
        games.append(tuple([pair for pair in views if not pair[0].result]))
    return tuple(games)


def _said(one: Partner | None, plain: Habit = PLAIN) -> list[tuple[int, ...]]:
    """What a habit says at all these views."""
    companion = Companion(Learned().player(OPTIONS), one.habit if one else plain)
    found = []
    for game in _views():
        companion.forget()
        found += [companion.words(view) for _, view in game]
    return found


def _named(name: str) -> Partner:
    found = partner(name)
    assert found is not None
    return found


def _share(flags: Iterator[bool]) -> float:
    found = list(flags)
    return sum(found) / len(found)


# Partners


def test_our_levels_say_what_they_say_elsewhere() -> None:
    views = [view for game in _views() for _, view in game]
    assert _said(None, OURS) == [Learned().words(view) for view in views]
    assert len(views) > 200


def test_a_terse_companion_says_less() -> None:
    """Of the same words: one offer where nothing is asked for, and never *fine*."""
    offers = 0
    for terse, full in zip(_said(None), _said(None, OURS), strict=True):
        asked = [word if word in (SPARE, PLEASE_SPARE) else NOTHING for word in terse[:4]]
        assert asked == [word if word in (SPARE, PLEASE_SPARE) else NOTHING for word in full[:4]]
        assert terse[:4].count(TAKE) <= (not any(asked))
        assert terse[4] == (1 if full[4] == 1 else 0)
        offers += full[:4].count(TAKE) - terse[:4].count(TAKE)
    assert offers > 20


def test_the_silent_and_the_hasty_say_nothing() -> None:
    for name in ("silent", "hasty"):
        assert set(_said(_named(name))) == {(0,) * 5}


def test_the_rare_one_speaks_in_one_turn_of_four() -> None:
    pairs = list(zip(_said(_named("rare")), _said(None), strict=True))
    assert all(said in (plain, (0,) * 5) for said, plain in pairs)
    assert 0.15 < _share(any(said) for said, plain in pairs if any(plain)) < 0.35


def test_one_word_in_ten_of_the_wrong_one_says_the_contrary() -> None:
    words = [
        pair
        for said, plain in zip(_said(_named("wrong")), _said(None), strict=True)
        for pair in zip(said[:4], plain[:4], strict=True)
        if pair[1] != NOTHING
    ]
    assert 0.05 < _share(said != plain for said, plain in words) < 0.15
    assert all(said == (SPARE if plain == TAKE else TAKE) for said, plain in words if said != plain)


def test_the_swapped_one_exchanges_two_words() -> None:
    other = {NOTHING: NOTHING, PLEASE_SPARE: SPARE, SPARE: PLEASE_SPARE, TAKE: TAKE}
    for said, plain in zip(_said(_named("swapped")), _said(None), strict=True):
        assert said == (*[other[word] for word in plain[:4]], plain[4])


def test_the_late_one_says_what_it_meant_when_it_was_asked_before() -> None:
    said, plain, at = _said(_named("late")), _said(None), 0
    for game in _views():
        length = len(game)
        assert said[at : at + length] == [(0,) * 5, *plain[at : at + length - 1]]
        at += length


def test_near_and_wide_draw_the_lines_elsewhere() -> None:
    asks = {
        name: _share(
            word in (SPARE, PLEASE_SPARE)
            for said in _said(_named(name) if name else None)
            for word in said[:4]
        )
        for name in ("near", "", "wide")
    }
    assert asks["near"] < asks[""] < asks["wide"]


@pytest.mark.parametrize("name", ["near", "wide", "swapped"])
def test_no_other_way_of_speaking_singles_out_a_card(name: str) -> None:
    """4.1: for every request at least two cards, unseen by the others, are as near to the pile."""
    habit = _named(name).habit
    words = {SPARE: PLEASE_SPARE, PLEASE_SPARE: SPARE} if habit.swapped else {}
    views = [view for game in _views() for _, view in game]
    for view, said in zip(views, _said(_named(name)), strict=True):
        for pile, word in enumerate(said[:4]):
            if word in (SPARE, PLEASE_SPARE):
                close, middle = (_within(view, pile, STEPS[degree]) for degree in (habit.close, habit.middle))
                only = close if words.get(word, word) == SPARE else middle - close
                assert len(only) > 1 or (len(close) < 2 and len(middle) > 1)


def _within(view: View, pile: int, steps: int) -> set[int]:
    """The cards, unseen by the others, that lie so near to the pile."""
    top = view.first_tops[pile]
    cards = {*view.hand, *view.unseen}
    return {card for card in cards if rules.fits(top, pile, card) and rules.step(top, pile, card) <= steps}


def test_the_careless_one_slips_in_one_turn_of_seven() -> None:
    plain, careless = COMPILED.make("base"), COMPILED.make("careless")
    views = [view for game in _views() for view, _ in game]
    slips = [careless.decide(view, 0) != plain.decide(view, 0) for view in views]
    assert 0.08 < sum(slips) / len(slips) < 0.2


# Games


@pytest.mark.parametrize(
    "names",
    [
        ("near", "wide", "swapped"),
        ("late", "rare", "wrong"),
        ("silent", "careless", "human"),
        ("hasty", "learned", SEEDS[0]),
        (answer_to("hasty"), "human", "planner"),
    ],
)
def test_the_engine_plays_the_same_game_as_compiled_code(names: tuple[str, ...]) -> None:
    """Move by move; so every act of every partner is legal, and each knows only its view."""
    for number in range(2):
        seed = f"same/{number}"
        seats = tuple([COMPILED.get(name) for name in names])
        left, _, moves = play_deal(seats, OPTIONS, deck(seed), None, told=True)
        match = play_match(GAME, OPTIONS, [Seated(COMPILED.make(name)) for name in names], seed)
        acts = [move for move in match.journal if not isinstance(move, TakenBack)]
        laid = [(move.seat, move.act) for move in acts if isinstance(move.act, Play)]
        assert laid == [(seat, Play(a, PILES[b])) for seat, kind, a, b in moves if kind == "play"]
        spoken = sum(isinstance(move.act, Signal) for move in acts)
        assert spoken <= sum(kind == "signal" for _, kind, _, _ in moves)
        assert match.result is not None and match.result.left == left
        dealt = [move.act.card for move in acts if isinstance(move.act, Deal)]
        assert bytes(dealt) == deck(seed)[: len(dealt)]


def test_a_game_at_the_table_is_the_one_that_simulate_plays() -> None:
    """Also where a bot searches, with dice of its own."""
    names = ("learned", "sharp", "planner")
    for number in range(2):
        played = play_one(Job("the-game", OPTIONS, names, "77"), number)
        assert cards_left(COMPILED, names, f"77/{number}") == played.result.left


def test_one_who_searches_believes_the_same_words_in_the_engine_as_in_compiled_code() -> None:
    for number in range(2):
        seats = [Seated(COMPILED.make("swapped")), Sharp(), Seated(COMPILED.make("silent"))]
        match = play_match(GAME, OPTIONS, seats, f"words/{number}")
        assert match.result is not None
        assert match.result.left == cards_left(COMPILED, ("swapped", "sharp", "silent"), f"words/{number}")


def test_the_guest_sits_in_every_seat() -> None:
    assert lineups("a", "b", 3) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert lineups("a", "a", 3) == [("a", "a", "a")]


def test_the_same_lesson_gives_the_same_network() -> None:
    how = Teaching(rate=0.02, win_share=0.6, silent=0.0, most=16)
    found = []
    for _ in range(2):
        network = Network(3)
        guest = Companion(Learned().player(OPTIONS), OURS)
        teach_guest(network, guest, COMPILED.get("human"), OPTIONS, 60, 5, how)
        teach_guest(network, guest, None, OPTIONS, 60, 6, how)
        found.append(network.weights())
    assert found[0] == found[1] != Network(3).weights()


# Figures


def _numbers(figure: Figure) -> tuple[float, float, float]:
    return figure.value, figure.low, figure.high


def test_figures_of_a_table_made_by_hand() -> None:
    own, best = [1.0, 0.0, 0.5, 0.5], [1.0, 1.0, 0.5, 0.5]
    assert rate(own).value == 0.5
    assert _numbers(difference(best, own)) == pytest.approx((0.25, -0.24, 0.74), abs=0.001)
    assert share(own, best).value == pytest.approx(2 / 3)
    assert share(best, best) == Figure(1, 1, 1)
    assert mean_share([(own, best), (best, best)]).value == pytest.approx(5 / 6)
    assert together([own, best]) == [1.0, 0.5, 0.5, 0.5]
    assert together([own, [0.0]]) == [0.5]  # only the deals that both have played


def test_deals_are_the_unit_not_games() -> None:
    """Three games of a deal that all end alike tell no more than one."""
    once, thrice = rate([1.0, 0.0] * 50), rate([2 / 3, 1 / 3] * 50)
    assert _numbers(once) == pytest.approx((0.5, 0.404, 0.596), abs=0.002)
    assert thrice.high - thrice.low < once.high - once.low
    assert rate([0.0] * 100).high == pytest.approx(0.037, abs=0.001)  # no win in a hundred is no proof


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng, held = Random(4), 0
    for _ in range(300):
        best = [float(rng.random() < 0.6) for _ in range(150)]
        own = [won * (rng.random() < 0.5) for won in best]
        found = share(own, best)
        held += found.low <= 0.5 <= found.high
    assert 270 <= held <= 297


# Rows


def _cells(file: Path) -> Cells:
    cells, rng = Cells(file, 3, "1"), Random(9)
    chance = {answer_to(name): 0.8 for name in NAMES} | dict.fromkeys(NAMES, 0.7) | {"mine": 0.5}

    def play(cell: Cell) -> None:
        games = 1 if cell.guest == cell.hosts else 3
        better = 0.0 if cell.talk == "silent" else 0.1
        for first in (0, CHUNK):
            left = [
                [0 if rng.random() < chance[cell.guest] + better else 7 for _ in range(games)]
                for _ in range(CHUNK)
            ]
            cells.add(cell, first, left)

    for name in NAMES:
        for cell in (Cell(answer_to(name), name), Cell(name, name), Cell("mine", name)):
            play(cell)
        play(Cell("mine", name, "silent"))
    play(Cell("mine", "mine"))
    play(Cell("mine", "mine", "silent"))
    return cells


def test_a_row_that_the_command_makes_is_accepted(tmp_path: Path) -> None:
    cells = _cells(tmp_path / "cells.jsonl")
    row = json.loads(
        json.dumps(make_row(cells, ANSWERS, "mine", "a bot", "me", "python bench/strangers.py row mine"))
    )
    assert list(problems(row, best_row(cells, ANSWERS, "-"))) == []
    assert row["deals"] == 2 * CHUNK
    assert row["cross"][0] == pytest.approx(0.6, abs=0.03) and row["gain"][0] == pytest.approx(0.1, abs=0.05)
    assert row["share"][0] == pytest.approx(0.6 / 0.9, abs=0.04)
    assert row["gap"][0] == pytest.approx(row["self"][0] - row["cross"][0], abs=0.001)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda row: row.pop("worst"), "worst is missing"),
        (lambda row: row.update(cross=[0.9, 0.8, 1.0]), "cross is not the mean over the partners"),
        (lambda row: row.update(seed="2"), "seed is '2', but the table's is '1'"),
        (lambda row: row.update(self=[1.5, 1, 2]), "self is not what it should be: [1.5, 1, 2]"),
        (lambda row: row["partners"].pop("late"), "the partner late is missing"),
        (lambda row: row["partners"].update(me={}), "there is no partner me"),
        (
            lambda row: row["partners"]["near"].update(share=[0.99, 0.9, 1.0]),
            "the share with the partner near does not follow from what was won",
        ),
        (lambda row: row.update(note="best"), "note is not a field of a row"),
    ],
)
def test_a_row_that_was_changed_is_refused(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], object], said: str
) -> None:
    cells = _cells(tmp_path / "cells.jsonl")
    row = make_row(cells, ANSWERS, "mine", "a bot", "me", "-")
    spoil(row)
    assert said in list(problems(row, best_row(cells, ANSWERS, "-")))


def test_a_row_that_is_no_object_is_refused(tmp_path: Path) -> None:
    best = best_row(_cells(tmp_path / "cells.jsonl"), ANSWERS, "-")
    nonsense: Sequence[Any] = (None, [], "row", 7)
    assert all(list(problems(row, best)) == ["a row is a JSON object"] for row in nonsense)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file, cell = tmp_path / "cells.jsonl", Cell("a", "b")
    cells = Cells(file, 3, "1")
    cells.add(cell, 0, [[0, 0, 4]] * CHUNK)
    cells.add(cell, CHUNK, [[0, 0, 0]] * CHUNK)
    file.write_bytes(file.read_bytes()[:-20])  # stopped while it was writing
    again = Cells(file, 3, "1")
    assert again.missing(cell, 3 * CHUNK) == [CHUNK, 2 * CHUNK]
    again.add(cell, CHUNK, [[0, 0, 0]] * CHUNK)
    assert Cells(file, 3, "1").won(cell) == [2 / 3] * CHUNK + [1.0] * CHUNK
    assert Cells(file, 2, "1").won(cell) == Cells(file, 3, "2").won(cell) == []


def test_the_leaderboard_in_the_docs_is_in_order() -> None:
    rows = [json.loads(line) for line in (ROOT / "docs" / "strangers.jsonl").read_text("utf-8").splitlines()]
    best = {row["players"]: row for row in rows if row["bot"] == BEST}
    assert {row["bot"] for row in rows} >= {BEST, "greedy", "planner", "learned"}
    for row in rows:
        if row["bot"] != BEST:
            assert list(problems(row, best[row["players"]])) == []


def test_the_page_shows_the_rows_beside_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    write = runpy.run_path(str(ROOT / "bench" / "strangers_page.py"))["write"]
    page = tmp_path / "page.md"
    page.write_text((ROOT / "docs" / "strangers.md").read_text("utf-8"), "utf-8")
    rows, pairs = (
        [json.loads(line) for line in (ROOT / "docs" / f"{name}.jsonl").read_text("utf-8").splitlines()]
        for name in ("strangers", "strangers-pairs")
    )
    write(page, rows, pairs)
    assert page.read_text("utf-8") == (ROOT / "docs" / "strangers.md").read_text("utf-8")
