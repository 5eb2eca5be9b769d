"""What everybody saw: who laid which cards in which turn, and what all had said before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.bots.the_game.greedy import Greedy
from stammtisch.core.chance import Scripted, Seeded
from stammtisch.core.game import Choice, Move
from stammtisch.core.match import Match
from stammtisch.games.the_game.game import (
    PILES,
    Act,
    Claim,
    Deal,
    End,
    Play,
    Signal,
    Start,
    State,
    TheGame,
    TurnStart,
    View,
)
from stammtisch.games.the_game.model import TOPICS
from stammtisch.testing import walk

GAME = TheGame()
HANDS = [[10, 20, 30, 40, 50, 60], [11, 21, 31, 41, 51, 61], [12, 22, 32, 42, 52, 62]]
SILENCE: tuple[str | None, ...] = (None,) * len(TOPICS)
Said = tuple[tuple[str | None, ...], ...]
Turns = list[tuple[int, Said, list[list[int]]]]


def told(moves: list[Move[Any]], players: int) -> Turns:
    """The turns in which a card was laid: whose, what everybody had said before, and the cards by pile."""
    said: list[list[str | None]] = [[None] * len(TOPICS) for _ in range(players)]
    before: Said = (SILENCE,) * players
    found: Turns = []
    begins = False
    for seat, act in moves:
        if isinstance(act, Signal):
            assert seat is not None
            said[seat][TOPICS.index(act.topic)] = act.word
        elif isinstance(act, Start | End):
            before = tuple([tuple(words) for words in said])
            begins = True
        elif isinstance(act, Play):
            assert seat is not None
            if begins:
                found.append((seat, before, [[] for _ in PILES]))
                begins = False
            found[-1][2][PILES.index(act.pile)].append(act.card)
    return found


def seen(view: View) -> Turns:
    """The same as the view tells it; of the last turn only if a card was laid in it."""
    laid = [[list(pile) for pile in piles] for piles in view.laid_by_turn]
    found = [(turn.seat, turn.signals, cards) for turn, cards in zip(view.turns, laid, strict=True)]
    return found if not found or any(found[-1][2]) else found[:-1]


def well_played(players: int, seed: int) -> Match[State, Act, View]:
    """A long game, in which everybody says something now and then."""
    rng, bot = Random(seed), Greedy()
    match: Match[State, Act, View] = Match(GAME, GAME.options(players=players), chance=seed)
    while isinstance(match.turn, Choice):
        seat = rng.randrange(players)
        if rng.random() < 0.3 and (asides := GAME.asides(match.state, seat)):
            match.play(Move(seat, rng.choice(asides)))
        seat = match.turn.seats[0]
        match.play(Move(seat, bot.choose(match.view(seat), rng, 2.0)))
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_can_tell_who_laid_what_in_which_turn(players: int) -> None:
    rng = Random(players)
    long = well_played(players, players)
    assert len(long.state.turns) > 15
    for match in (long, *(walk(GAME, long.options, seed) for seed in range(4))):
        assert match.result is not None
        for index in (*(rng.randrange(match.at) for _ in range(5)), match.at):
            state = match.before(index)
            moves = list(Match.resume(GAME, match.options, match.journal[:index], chance=None).moves)
            for looking in (None, *range(players)):
                view = GAME.view(state, looking)
                assert seen(view) == told(moves, players)
                if view.turns:
                    assert view.turns[-1].seat == view.on_turn
                    assert view.begun == state.begun == view.turns[-1].cards
                else:
                    assert view.on_turn is None and view.begun == (0, 0, 0, 0)


def three() -> Match[State, Act, View]:
    cards = [Deal(seat, card) for seat, hand in enumerate(HANDS) for card in hand]
    match: Match[State, Act, View] = Match(
        GAME, GAME.options(players=3), chance=Scripted(cards, then=Seeded(1))
    )
    match.play(Move(1, Signal("A", "spare")))
    for seat, degree in enumerate((0, 2, 1)):
        match.play(Move(seat, Claim(degree)))
    return match


def test_a_turn_begins_with_what_everybody_had_said_before() -> None:
    match = three()
    first = TurnStart(1, (0, 0, 0, 0), (SILENCE, ("spare", None, None, None, None), SILENCE))
    match.play(Move(1, Signal("B", "take")))  # said in its turn: not what it had said before
    match.play(Move(2, Signal("C", "take")))
    for act in (Play(11, "A"), Play(61, "C")):
        match.play(Move(1, act))
    assert match.view(0).turns == (first,)
    match.play(Move(1, End()))
    match.play(Move(2, Signal("self", "fine")))
    said = (SILENCE, ("spare", "take", None, None, None), (None, None, "take", None, None))
    second = TurnStart(2, (1, 0, 1, 0), said)
    for looking in (None, 0, 1, 2):
        view = match.view(looking)
        assert view.turns == (first, second)
        assert view.laid_by_turn == (((11,), (), (61,), ()), ((), (), (), ()))


def test_what_was_taken_back_was_not_laid() -> None:
    match = three()
    before = match.view(None).turns
    match.play(Move(1, Play(21, "A")))
    match.take_back(1)
    assert match.view(None).turns == before
    assert match.view(None).laid_by_turn == (((), (), (), ()),)
    match.play(Move(1, Play(11, "A")))
    assert match.view(None).laid_by_turn == (((11,), (), (), ()),)


def test_an_imagined_world_has_the_same_past() -> None:
    match = walk(GAME, GAME.options(players=3), 1, 60)
    for looking in (None, 0, 1, 2):
        view = match.view(looking)
        assert GAME.imagine(view, Random(1)).turns == view.turns == match.state.turns


def test_a_position_tells_of_the_running_turn_only() -> None:
    match = walk(GAME, GAME.options(players=3), 1, 60)
    assert len(match.state.turns) > 3
    read = GAME.read_position(match.position)
    assert read == match.state._replace(turns=match.state.turns[-1:])
    assert (read.begun, read.tops) == (match.state.begun, match.state.tops)
    view = match.view(1)
    again = GAME.read_view(GAME.view_position(view))
    assert (again.turns, again.first_tops, again.laid) == (view.turns[-1:], view.first_tops, view.laid)
