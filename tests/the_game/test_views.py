"""What a seat sees of THE GAME, field by field, and what it can imagine."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.core.chance import Scripted, Seeded
from stammtisch.core.game import Hidden, Move
from stammtisch.core.match import Match
from stammtisch.games.the_game.game import (
    Act,
    Claim,
    Deal,
    End,
    Play,
    Reason,
    Result,
    Signal,
    State,
    TheGame,
    TurnStart,
    View,
)

GAME = TheGame()
HANDS = [[10, 20, 30, 40, 50, 60], [11, 21, 31, 41, 51, 61], [12, 22, 32, 42, 52, 62]]
OTHERS = tuple(card for card in range(2, 100) if all(card not in hand for hand in HANDS))


def three() -> Match[State, Act, View]:
    cards = [Deal(seat, card) for seat, hand in enumerate(HANDS) for card in hand]
    match: Match[State, Act, View] = Match(
        GAME, GAME.options(players=3), chance=Scripted(cards, then=Seeded(1))
    )
    for seat, degree in enumerate((0, 2, 1)):
        match.play(Move(seat, Claim(degree)))
    match.play(Move(0, Signal("C", "take")))
    match.play(Move(1, Play(11, "A")))
    return match


def test_a_seat_sees_its_hand_and_what_is_public() -> None:
    view = three().view(1)
    assert view == View(
        options=GAME.options(players=3),
        seat=1,
        hand=(21, 31, 41, 51, 61),
        hand_counts=(6, 5, 6),
        draw_pile=80,
        piles=((11,), (), (), ()),
        claims=(0, 2, 1),
        signals=((None, None, "take", None, None), (None,) * 5, (None,) * 5),
        on_turn=1,
        minimum=2,
        played=1,
        to_draw=0,
        turns=(TurnStart(1, (0, 0, 0, 0), ((None,) * 5,) * 3),),
        legal=tuple(Play(card, pile) for card in (21, 31, 41, 51, 61) for pile in "ABCD"),
        result=None,
    )
    assert view.unseen == tuple(sorted(OTHERS + tuple(HANDS[0]) + tuple(HANDS[2])))
    assert view.tops == (11, 1, 100, 100)
    assert (view.first_tops, view.laid) == ((1, 1, 100, 100), (11,))


def test_everybody_sees_what_the_piles_showed_when_the_turn_began() -> None:
    match = three()
    match.play(Move(1, Play(21, "A")))
    match.take_back(1)
    match.play(Move(1, Play(61, "C")))
    match.play(Move(1, End()))
    seat = match.view(None).on_turn
    assert seat == 2
    for card, pile in ((12, "A"), (2, "A"), (52, "C")):  # a backwards trick among them (3.4)
        if card in match.view(2).hand:
            match.play(Move(2, Play(card, pile)))
    for looking in (None, 0, 1, 2):
        view = match.view(looking)
        assert view.begun == (1, 0, 1, 0)
        assert (view.first_tops, view.tops) == ((11, 1, 61, 100), (12, 1, 52, 100))
        assert view.laid == (12, 52)


def test_the_others_have_nothing_to_do_and_other_hands() -> None:
    view = three().view(0)
    assert (view.hand, view.legal) == (tuple(HANDS[0]), ())
    assert view.unseen == tuple(sorted((*OTHERS, *HANDS[1][1:], *HANDS[2])))


def test_a_spectator_sees_no_hand() -> None:
    view = three().view(None)
    assert (view.seat, view.hand, view.legal) == (None, (), ())
    assert view.unseen == tuple(card for card in range(2, 100) if card != 11)
    assert view.hand_counts == (6, 5, 6)


def test_cards_to_draw_and_the_result_are_seen() -> None:
    match = three()
    match.play(Move(1, Play(21, "A")))
    before = match.state
    drawing = GAME.apply(before, Move(1, End()))
    assert GAME.view(drawing, 0).to_draw == 2
    stuck = State(
        GAME.options(players=1, starter=0),
        hands=((50,),),
        unseen=(),
        piles=((98,), (99,), (2,), tuple(card for card in range(3, 98) if card != 50)[::-1]),
        claims=(None,),
        signals=((None,) * 5,),
        on_turn=0,
        minimum=1,
    )
    assert GAME.view(stuck, None).result == Result(1, Reason.STUCK)


def test_others_see_that_a_card_was_dealt_but_not_which() -> None:
    deal = Move(None, Deal(1, 40))
    state = three().state
    assert GAME.redact(state, deal, 0) == Hidden(1)
    assert GAME.redact(state, deal, None) == Hidden(1)
    assert GAME.redact(state, deal, 1) == deal
    play = Move(1, Play(21, "A"))
    assert GAME.redact(state, play, 0) == play


def test_what_is_imagined_keeps_all_that_is_seen_and_deals_the_rest() -> None:
    match = three()
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        worlds = {GAME.imagine(view, Random(i)) for i in range(20)}
        assert len(worlds) == 20
        for world in worlds:
            assert GAME.view(world, seat) == view
            assert len(world.unseen) == 80
            assert sorted(sum(world.hands, world.unseen)) == sorted(
                sum(match.state.hands, match.state.unseen)
            )
            assert all(hand == tuple(sorted(hand)) for hand in world.hands)


def test_every_unseen_card_can_be_imagined_in_every_hidden_place() -> None:
    view = three().view(0)
    seen_at: dict[int, set[int]] = {1: set(), 2: set()}
    left: set[int] = set()
    for i in range(400):
        world = GAME.imagine(view, Random(i))
        for seat, cards in seen_at.items():
            cards.update(world.hands[seat])
        left.update(world.unseen)
    assert seen_at[1] == seen_at[2] == left == set(view.unseen)


def end(
    hand: tuple[int, ...],
    tops: tuple[int, int, int, int],
    played: int = 0,
    other: tuple[int, ...] = (50, 51, 52, 53),
) -> State:
    """Seat 1 is on turn at the end of a game, seat 0 holds what else is left."""
    shown = {*tops, *hand, *other}
    below = tuple(card for card in range(2, 100) if card not in shown)
    return State(
        GAME.options(players=2),
        hands=(other, hand),
        unseen=(),
        piles=((*below, tops[0]), (tops[1],), (tops[2],), (tops[3],)),
        claims=(None, None),
        signals=((None,) * 5,) * 2,
        on_turn=1,
        minimum=1,
        played=played,
    )


def test_who_is_stuck_is_imagined_with_cards_that_do_not_fit() -> None:
    """Seat 0's 97 still fits, so the stuck seat cannot hold it."""
    stuck = end((54, 55), (96, 99, 2, 3), other=(50, 97))
    view = GAME.view(stuck, None)
    assert view.result == Result(4, Reason.STUCK)
    for i in range(30):
        world = GAME.imagine(view, Random(i))
        assert GAME.view(world, None) == view
        assert 97 in world.hands[0]


def test_who_goes_on_is_imagined_with_a_card_that_fits() -> None:
    """Only one unseen card fits; a seat that is not stuck must hold it."""
    state = end((54, 97), (96, 99, 2, 3))
    view = GAME.view(state, 0)
    assert view.result is None
    assert {GAME.imagine(view, Random(i)).hands[1] for i in range(10)} == {(54, 97)}
    onlooker = GAME.view(state, None)
    for i in range(60):
        world = GAME.imagine(onlooker, Random(i))
        assert 97 in world.hands[1]
        assert GAME.view(world, None) == onlooker


def test_who_has_met_the_minimum_may_hold_anything() -> None:
    state = end((54, 97), (96, 99, 2, 3), played=1)
    onlooker = GAME.view(state, None)
    assert any(97 not in GAME.imagine(onlooker, Random(i)).hands[1] for i in range(60))


@pytest.mark.parametrize("seat", [0, 1])
def test_imagining_leaves_the_view_alone(seat: int) -> None:
    view = three().view(seat)
    before = repr(view)
    GAME.imagine(view, Random(1))
    assert repr(view) == before
