"""The compiled kernel of THE GAME plays by the same rules as the plain engine, step by step."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.bots.the_game._kernel.learning import play_games, teach
from stammtisch.bots.the_game._kernel.pondering import gather_lessons, study_lessons
from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.levels import Skill
from stammtisch.bots.the_game.training import Teaching, train
from stammtisch.bots.the_game.weights import network_for, read
from stammtisch.core.game import Chance, Move, Over
from stammtisch.games.the_game import rules
from stammtisch.games.the_game._kernel.kernel import Kernel, all_turns, greedy_games
from stammtisch.games.the_game.game import PILES, Act, Deal, End, Options, Play, Start, State, TheGame

GAME = TheGame()


def by_chance(legal: tuple[Act, ...], state: State, rng: Random) -> Act:
    return rng.choice(legal)


def by_the_nearest(legal: tuple[Act, ...], state: State, rng: Random) -> Act:
    """Long games: tricks first, small steps, and the end of the turn as soon as it is allowed."""
    plays = [act for act in legal if isinstance(act, Play)]
    near = min(plays, key=lambda act: _step(act, state), default=None)
    if End() in legal and (near is None or _step(near, state) > 1):
        return End()
    assert near is not None
    return near


def by_whole_hands(legal: tuple[Act, ...], state: State, rng: Random) -> Act:
    """Hands run empty and seats are skipped: everything that goes is laid."""
    plays = [act for act in legal if isinstance(act, Play)]
    return min(plays, key=lambda act: _step(act, state)) if plays else End()


def _step(act: Play, state: State) -> int:
    pile = PILES.index(act.pile)
    return rules.step(state.tops[pile], pile, act.card)


def _compare(kernel: Kernel, state: State) -> None:
    packed = kernel.packed()
    turn = GAME.turn(state)
    assert packed["hands"] == state.hands
    assert packed["unseen"] == state.unseen
    assert packed["tops"] == state.tops
    assert (packed["on_turn"], packed["minimum"], packed["played"]) == (
        state.on_turn,
        state.minimum,
        state.played,
    )
    assert packed["left"] == state.left
    assert state.on_turn is not None
    if isinstance(turn, Over):
        assert packed["won"] == turn.result.won
        assert packed["stuck"] == (not turn.result.won)
    else:
        assert not packed["won"] and not packed["stuck"]
        legal = GAME.legal(state, state.on_turn)
        assert kernel.plays() == {(a.card, PILES.index(a.pile)) for a in legal if isinstance(a, Play)}
        assert packed["may_end"] == (End() in legal)


def _lockstep(options: Options, choose: object, seed: int) -> State:
    rng = Random(seed)
    state = GAME.start(options)
    kernel = Kernel(options.players, options.min_cards, options.fewer_cards)
    while True:
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            return state
        if isinstance(turn, Chance):
            act = rng.choice(turn.outcomes)[0]
            state = GAME.apply(state, Move(None, act))
            if isinstance(act, Deal):
                kernel.deal(act.seat, act.card)
                continue
            assert isinstance(act, Start)
            kernel.start(act.seat)
        else:
            seat = turn.seats[0]
            act = choose(tuple(GAME.legal(state, seat)), state, rng)  # type: ignore[operator]
            state = GAME.apply(state, Move(seat, act))
            if isinstance(act, Play):
                kernel.lay(act.card, PILES.index(act.pile))
            else:
                drawn = []
                while isinstance(turn := GAME.turn(state), Chance):
                    deal = rng.choice(turn.outcomes)[0]
                    drawn.append(deal.card)
                    state = GAME.apply(state, Move(None, deal))
                kernel.end(drawn)
        _compare(kernel, state)


@pytest.mark.parametrize("choose", [by_chance, by_the_nearest, by_whole_hands])
@pytest.mark.parametrize("fewer_cards", [False, True])
@pytest.mark.parametrize("min_cards", [2, 3])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_kernel_and_engine_in_lockstep(
    players: int, min_cards: int, fewer_cards: bool, choose: object
) -> None:
    options = GAME.options(
        players=players, min_cards=min_cards, fewer_cards=fewer_cards, starter="random", talk="silent"
    )
    for seed in range(2):
        _lockstep(options, choose, seed)


def _turns(hand: tuple[int, ...], tops: tuple[int, ...], played: int, least: int) -> Iterator[object]:
    """Every turn, play by play in any order, as the rules have it."""
    if played >= least:
        yield hand, tops
    for card in hand:
        for pile in range(rules.PILES):
            if rules.fits(tops[pile], pile, card):
                rest = tuple(c for c in hand if c != card)
                yield from _turns(rest, (*tops[:pile], card, *tops[pile + 1 :]), played + 1, least)


cards = st.integers(rules.LOWEST, rules.HIGHEST)


@settings(max_examples=60, deadline=None)
@given(
    hand=st.sets(cards, min_size=1, max_size=4),
    ten_apart=st.booleans(),
    tops=st.tuples(cards, cards, cards, cards),
    least=st.integers(0, 3),
)
def test_whole_turns_are_those_of_the_rules(
    hand: set[int], ten_apart: bool, tops: tuple[int, ...], least: int
) -> None:
    if ten_apart:
        hand |= {card + rules.TRICK for card in sorted(hand)[:1] if card + rules.TRICK <= rules.HIGHEST}
    held = tuple(sorted(hand))
    assert all_turns(held, tops, least) == set(_turns(held, tops, 0, least))


def test_the_fast_search_finds_the_same_turns() -> None:
    rng = Random(5)
    for _ in range(40):
        kernel = Kernel(3, 2)
        hand = tuple(sorted(rng.sample(range(2, 100), 6)))
        for card in hand:
            kernel.deal(0, card)
        kernel.start(0)
        tops = (rng.randrange(40, 90), rng.randrange(50, 95), rng.randrange(5, 50), rng.randrange(5, 60))
        for pile, top in enumerate(tops):
            if top not in hand:
                kernel.lay(top, pile)
        kernel.start(0)
        now = kernel.packed()["tops"]
        assert kernel.turns_from_here() == all_turns(hand, now, 2)


def test_the_printed_tricks_are_turns() -> None:
    assert ((), (37, 60, 90, 90)) in all_turns((37,), (47, 60, 90, 90), 1)  # 3.4
    assert ((), (90, 90, 75, 10)) in all_turns((75,), (90, 90, 65, 10), 1)


def test_a_seed_plays_the_same_games() -> None:
    assert greedy_games(1, 2, 500, 7) == greedy_games(1, 2, 500, 7) != greedy_games(1, 2, 500, 8)
    three, two = GAME.options(players=3), GAME.options(players=2)
    assert play_games(Network(1), three, 30, 7) == play_games(Network(1), three, 30, 7)
    one, other, how = Network(3), Network(3), Teaching(rate=0.01, win_share=0.6)
    assert teach(one, two, 100, 1, how) == teach(other, two, 100, 1, how)
    assert one.weights() == other.weights()


def test_playing_teaches() -> None:
    network, options = Network(1), GAME.options(players=2)
    before = play_games(network, options, 200, 99)[1]
    teach(network, options, 1500, 1, Teaching(rate=0.03, win_share=0.6))
    assert play_games(network, options, 200, 99)[1] < 0.9 * before


def test_an_interrupted_training_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    whole.mkdir()
    halves.mkdir()
    first = train(2, games=1000, out=whole, test_games=20, quiet=True)
    assert train(2, games=1000, out=halves, minutes=0, test_games=20, quiet=True).suffix == ".partial"
    second = train(2, games=1000, out=halves, test_games=20, quiet=True)
    assert read(first)[1] == read(second)[1]
    assert read(first)[0]["games"] == 1000
    assert len(second.with_suffix(".jsonl").read_text().splitlines()) >= 1


def test_a_network_learns_what_search_has_found(tmp_path: Path) -> None:
    """The same arguments teach the same, also where somebody else plays and after an interruption."""
    taught = []
    for name, minutes in (("whole", None), ("halves", 0)):
        out = tmp_path / name
        out.mkdir()
        for limit in (minutes, None):
            file = train(1, games=80, worlds=2, rate=0.01, out=out, minutes=limit, test_games=20, quiet=True)
            if limit is not None:
                assert file.suffix == ".partial"
        taught.append(read(file))
    assert taught[0][1] == taught[1][1]
    assert taught[0][0]["worlds"] == 2 and taught[0][0]["games"] == 80


def test_lessons_of_a_strong_player_teach_a_beginner() -> None:
    network, options = Network(1), GAME.options(players=2)
    skill = Skill(most=20, top=4, worlds=2, depth=1, trust=0)
    teacher, how = Player(network_for(2, 2), skill), Teaching(rate=0.03, win_share=1.0, decay=0.5)
    before = play_games(network, options, 200, 99)[1]
    wins, lessons = gather_lessons(teacher, options, 200, 5, how)
    for _ in range(4):
        study_lessons(network, lessons, how.rate)
    assert wins > 100
    assert play_games(network, options, 200, 99)[1] < 0.6 * before


def test_a_kernel_built_from_other_rules_refuses_to_play(tmp_path: Path) -> None:
    package = Path(rules.__file__).parents[2]
    shutil.copytree(package, tmp_path / "stammtisch", ignore=shutil.ignore_patterns("static", "__pycache__"))
    changed = tmp_path / "stammtisch/games/the_game/rules.py"
    changed.write_text(changed.read_text().replace("TRICK = 10", "TRICK = 9"))
    found = subprocess.run(
        [sys.executable, "-c", "import stammtisch.games.the_game._kernel.kernel"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(package.parent)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode != 0
    assert "ImportError" in found.stderr and "run make setup" in found.stderr
