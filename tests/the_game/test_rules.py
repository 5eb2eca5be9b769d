"""THE GAME, paragraph by paragraph; the printed examples of the rulebooks under theirs."""

from typing import Any

import pytest

from stammtisch.core.chance import Scripted, Seeded
from stammtisch.core.game import BadOption, Chance, Choice, IllegalMove, Move, Over
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import (
    Act,
    Claim,
    Deal,
    End,
    Options,
    Play,
    Reason,
    Result,
    Signal,
    Start,
    State,
    TheGame,
    View,
)

GAME = TheGame()
TheMatch = Match[State, Act, View]


def options(players: int = 1, starter: str | int = 0, **more: Any) -> Options:
    return GAME.options(players=players, starter=starter, **more)


def table(
    hands: list[list[int]],
    tops: tuple[int, int, int, int] = (1, 1, 100, 100),
    unseen: tuple[int, ...] = (),
    on_turn: int = 0,
    played: int = 0,
    **more: Any,
) -> State:
    """A table in the middle of a game; the cards that are nowhere lie at the bottom of pile A."""
    chosen = options(len(hands), **more)
    held = {card for hand in hands for card in hand} | set(unseen)
    shown = [top for top in tops if rules.LOWEST <= top <= rules.HIGHEST]
    gone = [card for card in range(2, 100) if card not in held and card not in shown]
    piles = [[top] if rules.LOWEST <= top <= rules.HIGHEST else [] for top in tops]
    # A pile that has not begun takes nothing; the first that has takes all that is out of sight.
    for pile in piles:
        if pile:
            pile[:0] = gone
            break
    return State(
        options=chosen,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        unseen=tuple(sorted(unseen)),
        piles=tuple(tuple(pile) for pile in piles),
        claims=(None,) * len(hands),
        signals=((None,) * 5,) * len(hands),
        on_turn=on_turn,
        minimum=rules.minimum(len(unseen), chosen.min_cards),
        played=played,
    )


def play(state: State, *acts: Act, seat: int | None = 0) -> State:
    for act in acts:
        state = GAME.apply(state, Move(None if isinstance(act, Deal | Start) else seat, act))
    return state


def result(state: State) -> Result | None:
    turn = GAME.turn(state)
    return turn.result if isinstance(turn, Over) else None


def dealt(hands: list[list[int]], **more: Any) -> TheMatch:
    """A match whose first cards are scripted; what follows falls by a seed."""
    cards = [Deal(seat, card) for seat, hand in enumerate(hands) for card in hand]
    return Match(GAME, options(len(hands), **more), chance=Scripted(cards, then=Seeded(1)))


# 1 Material


def test_1_1_there_are_98_cards_from_2_to_99() -> None:
    state = GAME.start(options())
    assert state.unseen == tuple(range(2, 100))
    assert len(state.unseen) == rules.CARDS == 98


def test_1_2_two_piles_ascend_from_1_and_two_descend_from_100() -> None:
    assert GAME.start(options()).tops == (1, 1, 100, 100)
    assert [rules.ascending(pile) for pile in range(4)] == [True, True, False, False]


def test_1_2_what_lies_in_a_pile_is_public() -> None:
    state = play(table([[30, 50, 60]], tops=(20, 1, 100, 100), unseen=(70,)), Play(30, "A"), Play(50, "A"))
    assert GAME.view(state, None).piles[0][-3:] == (20, 30, 50)


# 2 Set-up


@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_2_2_hand_size(players: int, size: int) -> None:
    match: TheMatch = Match(GAME, options(players))
    assert [len(hand) for hand in match.state.hands] == [size] * players
    assert len(match.state.unseen) == 98 - players * size


@pytest.mark.parametrize("players", [0, 6])
def test_2_1_one_to_five_players(players: int) -> None:
    with pytest.raises(BadOption, match=r"players is .* must be one of: 1, 2, 3, 4, 5"):
        options(players)


def test_2_2_cards_are_dealt_seat_by_seat() -> None:
    match: TheMatch = Match(GAME, options(2, starter="agree"))
    assert [move.act.seat for move in match.moves if isinstance(move.act, Deal)] == [0] * 7 + [1] * 7


def test_2_3_the_highest_claim_starts() -> None:
    match: TheMatch = Match(GAME, options(3, starter="agree"))
    assert match.turn == Choice((0, 1, 2))
    assert match.legal(1) == (Claim(0), Claim(1), Claim(2))
    match.play(Move(1, Claim(2)))
    assert match.turn == Choice((0, 2))
    assert match.legal(1) == ()
    match.play(Move(2, Claim(1)))
    match.play(Move(0, Claim(0)))
    assert match.state.on_turn == 1


def test_2_3_among_equal_claims_chance_decides() -> None:
    state = GAME.start(options(3, starter="agree"))
    for seat in range(3):
        state = play(state, *(Deal(seat, 2 + 6 * seat + i) for i in range(6)))
    for seat, degree in enumerate((1, 0, 1)):
        state = play(state, Claim(degree), seat=seat)
    assert GAME.turn(state) == Chance(((Start(0), 1), (Start(2), 1)), stream="start", number=0)
    with pytest.raises(IllegalMove, match="cannot be seat 1"):
        play(state, Start(1))
    assert play(state, Start(2)).on_turn == 2


def test_2_3_the_table_may_fix_the_starter() -> None:
    match: TheMatch = Match(GAME, options(3, starter=2))
    assert match.state.on_turn == 2
    assert match.moves[-1].act == Start(2)


def test_2_3_the_table_may_leave_it_to_chance() -> None:
    starters = {Match(GAME, options(3, starter="random"), chance=Seeded(i)).state.on_turn for i in range(40)}
    assert starters == {0, 1, 2}


def test_2_3_alone_there_is_nothing_to_say() -> None:
    match: TheMatch = Match(GAME, options(1, starter="agree"))
    assert match.state.on_turn == 0


def test_2_3_nobody_plays_before_it_is_settled_who_starts() -> None:
    match: TheMatch = Match(GAME, options(2, starter="agree"))
    with pytest.raises(IllegalMove, match="settled who starts"):
        match.play(Move(0, Play(match.state.hands[0][0], "A")))


@pytest.mark.parametrize("degree", [-1, 3])
def test_2_3_a_claim_has_three_degrees(degree: int) -> None:
    match: TheMatch = Match(GAME, options(2, starter="agree"))
    with pytest.raises(IllegalMove, match="0, 1 or 2"):
        match.play(Move(0, Claim(degree)))


def test_2_3_nobody_claims_twice_or_too_early_or_where_nothing_is_to_be_agreed() -> None:
    early = GAME.start(options(2, starter="agree"))
    fixed: TheMatch = Match(GAME, options(2, starter=0))
    match: TheMatch = Match(GAME, options(2, starter="agree"))
    match.play(Move(0, Claim(1)))
    for state in (early, fixed.state, match.state):
        with pytest.raises(IllegalMove, match="nothing to say now"):
            GAME.apply(state, Move(0, Claim(1)))


# 3 A turn


def test_3_1_turns_go_clockwise() -> None:
    state = table([[30, 40, 90], [50, 60], [70, 80]], tops=(20, 1, 100, 100))
    state = play(state, Play(30, "A"), End())
    assert state.on_turn == 1
    assert play(state, Play(50, "A"), End(), seat=1).on_turn == 2


def test_3_1_who_has_no_cards_is_skipped() -> None:
    state = table([[30, 40], [], [70]], tops=(20, 1, 100, 100))
    state = play(state, Play(30, "A"), End())
    assert state.on_turn == 2
    assert play(state, Play(70, "B"), End(), seat=2).on_turn == 0


def test_3_1_who_is_left_alone_with_cards_goes_on() -> None:
    state = table([[30, 40, 50], []], tops=(20, 1, 100, 100))
    assert play(state, Play(30, "A"), End()).on_turn == 0


def test_3_1_only_the_player_on_turn_plays() -> None:
    state = table([[30, 40], [50, 60]], tops=(20, 1, 100, 100), unseen=(70,))
    with pytest.raises(IllegalMove, match="It is seat 0’s turn") as refused:
        play(state, Play(50, "A"), seat=1)
    assert refused.value.rule == "3.1"
    assert GAME.legal(state, 1) == ()
    with pytest.raises(IllegalMove, match="It is seat 0’s turn"):
        play(state, End(), seat=1)


def test_3_2_at_least_two_cards_a_turn() -> None:
    state = table([[30, 40, 50]], tops=(20, 1, 100, 100), unseen=(70,))
    assert state.minimum == 2
    with pytest.raises(IllegalMove, match="2 more cards have to be laid first"):
        play(state, End())
    state = play(state, Play(30, "A"))
    with pytest.raises(IllegalMove, match="One more card has to be laid first"):
        play(state, End())
    assert End() not in GAME.legal(state, 0)
    state = play(state, Play(40, "A"))
    assert End() in GAME.legal(state, 0)


def test_3_2_up_to_the_whole_hand() -> None:
    state = table([[30, 40, 50]], tops=(20, 1, 100, 100), unseen=(70, 80))
    state = play(state, Play(30, "A"), Play(40, "A"), Play(50, "A"))
    assert GAME.legal(state, 0) == (End(),)


def test_3_2_only_cards_in_hand() -> None:
    with pytest.raises(IllegalMove, match="31 is not in this hand"):
        play(table([[30, 40]], tops=(20, 1, 100, 100)), Play(31, "A"))


def test_3_3_ascending_needs_higher_descending_needs_lower() -> None:
    state = table([[20, 40]], tops=(30, 35, 30, 25), unseen=(70,))
    assert set(GAME.legal(state, 0)) == {
        Play(40, "A"),
        Play(40, "B"),
        Play(40, "C"),  # ten back
        Play(20, "A"),  # ten back
        Play(20, "C"),
        Play(20, "D"),
    }
    with pytest.raises(IllegalMove, match="20 does not fit pile B: on the 35 goes a higher card"):
        play(state, Play(20, "B"))
    with pytest.raises(IllegalMove, match="40 does not fit pile D: on the 25 goes a lower card"):
        play(state, Play(40, "D"))


@pytest.mark.parametrize("row", [(3, 11, 12, 13, 18, 20, 34, 35, 51), (2, 7, 19, 25, 28, 29, 49), (4, 8, 13)])
def test_3_3_printed_example_of_ascending_rows(row: tuple[int, ...]) -> None:
    assert all(rules.fits(top, 0, card) for top, card in zip((1, *row), row, strict=False))


@pytest.mark.parametrize("row", [(94, 90, 78, 61, 60, 57), (98, 97, 88, 83, 81)])
def test_3_3_printed_example_of_descending_rows(row: tuple[int, ...]) -> None:
    assert all(rules.fits(top, 2, card) for top, card in zip((100, *row), row, strict=False))


@pytest.mark.parametrize("pile", ["E", "", "AB", "a"])
def test_1_2_there_are_no_other_piles(pile: str) -> None:
    with pytest.raises(IllegalMove, match="the piles are A, B, C and D"):
        play(table([[30, 40]], tops=(20, 1, 100, 100)), Play(30, pile))


def test_3_4_printed_example_37_on_an_ascending_47() -> None:
    state = table([[37, 60]], tops=(47, 70, 30, 20), unseen=(90,))
    assert play(state, Play(37, "A")).tops[0] == 37
    assert rules.step(47, 0, 37) == -10


def test_3_4_printed_example_75_on_a_descending_65() -> None:
    state = table([[75, 10]], tops=(90, 91, 65, 70), unseen=(95,))
    assert play(state, Play(75, "C")).tops[2] == 75
    assert rules.step(65, 2, 75) == -10


@pytest.mark.parametrize(("card", "pile"), [(36, 0), (38, 0), (74, 2), (76, 2), (57, 2)])
def test_3_4_only_exactly_ten(card: int, pile: int) -> None:
    top = 47 if pile == 0 else 65
    assert rules.fits(top, pile, card) == (pile == 2 and card == 57)
    assert not rules.trick(top, pile, card)


def test_3_4_as_often_as_wanted_mixed_with_ordinary_plays() -> None:
    state = table([[48, 38, 40, 41, 31, 33]], tops=(47, 1, 100, 100), unseen=(90, 91, 92, 93, 94, 95))
    state = play(state, *(Play(card, "A") for card in (48, 38, 40, 41, 31, 33)))
    assert state.tops[0] == 33


def test_3_5_printed_example_four_cards_on_three_piles_then_four_drawn() -> None:
    unseen = (60, 61, 62, 63, 64, 65)
    state = table([[30, 40, 45, 50, 88, 89]], tops=(20, 35, 100, 95), unseen=unseen)
    state = play(state, Play(30, "A"), Play(40, "B"), Play(45, "B"), Play(88, "D"), End())
    assert state.to_draw == 4
    draw = tuple((Deal(0, card), 1) for card in unseen)
    assert GAME.turn(state) == Chance(draw, stream="pile", number=98 - len(unseen))
    state = play(state, *(Deal(0, card) for card in (60, 62, 64, 65)))
    assert state.hands[0] == (50, 60, 62, 64, 65, 89)
    assert state.played == 0


def test_3_5_the_draw_pile_runs_out_in_the_middle_of_a_draw() -> None:
    state = table([[30, 31, 32, 33], [95]], tops=(20, 1, 100, 100), unseen=(60, 61))
    state = play(state, Play(30, "A"), Play(31, "A"), Play(32, "A"), End())
    assert state.to_draw == 2
    state = play(state, Deal(0, 61), Deal(0, 60))
    assert state.hands[0] == (33, 60, 61)
    assert (state.on_turn, state.minimum) == (1, 1)


def test_3_5_nothing_is_played_while_cards_are_drawn() -> None:
    state = play(
        table([[30, 31, 32]], tops=(20, 1, 100, 100), unseen=(60, 61)), Play(30, "A"), Play(31, "A"), End()
    )
    for act in (Play(32, "A"), End()):
        with pytest.raises(IllegalMove, match="cards are drawn now"):
            play(state, act)


def test_3_5_no_card_is_dealt_in_the_middle_of_a_turn() -> None:
    with pytest.raises(IllegalMove, match="No card is dealt now"):
        play(table([[30, 31]], unseen=(60,)), Deal(0, 60))


def test_3_6_with_an_empty_draw_pile_one_card_is_enough() -> None:
    state = table([[30, 31], [50]], tops=(20, 1, 100, 100))
    assert state.minimum == 1
    assert play(state, Play(30, "A"), End()).on_turn == 1


def test_3_6_the_minimum_is_fixed_when_the_turn_starts() -> None:
    """The last cards are drawn at the end of a turn that still asked for two."""
    state = table([[30, 31, 32], [50, 51]], tops=(20, 1, 100, 100), unseen=(60, 61))
    state = play(state, Play(30, "A"))
    assert state.minimum == 2
    state = play(state, Play(31, "A"), End(), Deal(0, 60), Deal(0, 61))
    assert (state.on_turn, state.minimum) == (1, 1)


def test_3_6_one_card_in_the_draw_pile_still_asks_for_two() -> None:
    assert table([[30, 31], [50]], tops=(20, 1, 100, 100), unseen=(60,)).minimum == 2


# 4 Communication


def two(talk: str = "signals") -> TheMatch:
    return Match(GAME, options(2, talk=talk), chance=Seeded(1))


def test_4_3_a_signal_is_seen_by_all_and_changes_nothing_else() -> None:
    match = two()
    before = match.state
    match.play(Move(1, Signal("A", "spare")))
    assert match.view(0).signals == ((None,) * 5, ("spare", None, None, None, None))
    assert match.turn == Choice((0,))
    assert (match.state.hands, match.state.piles) == (before.hands, before.piles)


def test_4_3_signals_can_be_replaced_and_withdrawn() -> None:
    match = two()
    match.play(Move(1, Signal("D", "please-spare")))
    match.play(Move(1, Signal("D", "take")))
    match.play(Move(1, Signal("self", "trouble")))
    assert match.view(0).signals[1] == (None, None, None, "take", "trouble")
    match.play(Move(1, Signal("D", None)))
    match.play(Move(1, Signal("self", "fine")))
    assert match.state.signals[1] == (None, None, None, None, "fine")


def test_4_3_every_seat_may_signal_at_any_time_also_before_the_start() -> None:
    match: TheMatch = Match(GAME, options(3, starter="agree"))
    for seat in range(3):
        assert len(match.game.asides(match.state, seat)) == 4 * 3 + 2
        match.play(Move(seat, Signal("self", "fine")))
    assert Signal("self", "fine") not in GAME.asides(match.state, 0)
    assert Signal("self", None) in GAME.asides(match.state, 0)


def test_4_2_a_silent_table_has_no_signals() -> None:
    match = two("silent")
    assert GAME.asides(match.state, 0) == ()
    with pytest.raises(IllegalMove, match="in silence"):
        match.play(Move(0, Signal("A", "take")))


def test_4_3_alone_there_is_nobody_to_signal_to() -> None:
    match: TheMatch = Match(GAME, options(1))
    assert GAME.asides(match.state, 0) == ()


def test_4_3_no_signals_before_the_cards_are_dealt_or_after_the_end() -> None:
    start = GAME.start(options(2))
    stuck = table([[30, 31], [50]], tops=(98, 98, 2, 3), unseen=(60,))
    for state in (start, stuck):
        assert GAME.asides(state, 1) == ()
        with pytest.raises(IllegalMove, match="nothing to signal"):
            play(state, Signal("A", "take"), seat=1)


@pytest.mark.parametrize(
    ("topic", "word"),
    [("A", "37"), ("A", "fine"), ("self", "spare"), ("E", "spare"), ("A", "37!"), ("x", None)],
)
def test_4_1_a_signal_never_carries_a_number_or_another_word(topic: str, word: str) -> None:
    with pytest.raises(IllegalMove, match="is not a signal"):
        two().play(Move(0, Signal(topic, word)))


@pytest.mark.parametrize("seat", [None, 2, -1])
def test_4_3_only_seats_at_the_table_signal(seat: int | None) -> None:
    said = "Only somebody at the table" if seat is None else "must be 0 to 1"
    with pytest.raises(IllegalMove, match=said):
        two().play(Move(seat, Signal("A", "take")))


# 5 End


def test_5_1_the_game_ends_when_no_card_can_be_played() -> None:
    state = table([[50, 60]], tops=(97, 98, 3, 2), unseen=(70,))
    assert result(state) == Result(3, Reason.STUCK)
    assert GAME.legal(state, 0) == ()


def test_5_1_second_card_impossible() -> None:
    state = table([[50, 98]], tops=(97, 96, 3, 2), unseen=(70, 71))
    assert result(state) is None
    state = play(state, Play(98, "A"))
    assert result(state) == Result(3, Reason.STUCK)


def test_5_1_after_the_minimum_nobody_is_stuck() -> None:
    state = play(table([[50, 98, 99]], tops=(97, 96, 3, 2), unseen=(70,)), Play(98, "A"), Play(99, "A"))
    assert result(state) is None
    assert GAME.legal(state, 0) == (End(),)


def test_5_1_stuck_with_an_empty_draw_pile_only_if_no_card_fits() -> None:
    assert result(table([[50, 98]], tops=(97, 96, 3, 2))) is None
    assert result(table([[50]], tops=(97, 96, 3, 2))) == Result(1, Reason.STUCK)


def test_5_1_the_next_player_can_be_stuck_after_the_draw() -> None:
    state = table([[98, 99], [50, 51]], tops=(97, 96, 3, 2), unseen=(70, 71))
    state = play(state, Play(98, "A"), Play(99, "A"), End(), Deal(0, 70))
    assert result(state) is None
    state = play(state, Deal(0, 71))
    assert result(state) == Result(4, Reason.STUCK)


def test_5_1_after_the_end_nothing_is_played() -> None:
    state = table([[50, 60]], tops=(97, 98, 3, 2), unseen=(70,))
    for act in (Play(50, "A"), End()):
        with pytest.raises(IllegalMove, match="The game is over"):
            play(state, act)


def test_5_2_who_has_met_the_minimum_may_always_stop() -> None:
    state = play(table([[30, 31, 32]], tops=(20, 1, 100, 100), unseen=(60,)), Play(30, "A"), Play(31, "A"))
    assert {Play(32, "A"), End()} <= set(GAME.legal(state, 0))


def test_5_3_no_card_left_is_won_at_once() -> None:
    state = play(table([[30]], tops=(20, 1, 100, 100)), Play(30, "A"))
    assert result(state) == Result(0, Reason.WON)
    assert GAME.legal(state, 0) == ()


def test_5_3_an_empty_hand_is_not_yet_won_while_others_hold_cards() -> None:
    state = play(table([[30], [40]], tops=(20, 1, 100, 100)), Play(30, "A"))
    assert result(state) is None
    assert GAME.legal(state, 0) == (End(),)


@pytest.mark.parametrize(("left", "excellent"), [(0, True), (9, True), (10, False), (98, False)])
def test_5_3_fewer_than_ten_is_excellent(left: int, excellent: bool) -> None:
    assert Result(left, Reason.STUCK).excellent is excellent


def test_5_3_hands_and_draw_pile_count_as_left() -> None:
    state = table([[50, 60], [70, 71]], tops=(97, 98, 3, 2), unseen=(72, 73, 74))
    assert result(state) == Result(7, Reason.STUCK)
    assert Result(7, Reason.STUCK).line() == {"left": 7, "won": False}
    assert Result(0, Reason.WON).line() == {"left": 0, "won": True}


def test_5_3_all_win_or_lose_together() -> None:
    stuck = result(table([[50, 60], [70]], tops=(97, 98, 3, 2)))
    assert stuck and stuck.scores == (-3, -3) and stuck.winners == ()
    won = result(play(table([[50], []], tops=(20, 1, 100, 100)), Play(50, "A")))
    assert won and won.scores == (0, 0) and won.winners == (0, 1)


# 6 Expert variants


def test_6_1_three_cards_a_turn_still_one_with_an_empty_draw_pile() -> None:
    assert table([[30, 31, 32, 33]], tops=(20, 1, 100, 100), unseen=(60,), min_cards=3).minimum == 3
    assert table([[30, 31, 32, 33]], tops=(20, 1, 100, 100), min_cards=3).minimum == 1
    match: TheMatch = Match(GAME, options(1, min_cards=3))
    assert match.state.minimum == 3


@pytest.mark.parametrize(("players", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_6_2_one_card_fewer(players: int, size: int) -> None:
    match: TheMatch = Match(GAME, options(players, fewer_cards=True))
    assert [len(hand) for hand in match.state.hands] == [size] * players


# Dealing and its faults


def test_a_card_is_dealt_once() -> None:
    state = play(GAME.start(options(1)), Deal(0, 50))
    with pytest.raises(IllegalMove, match="50 has been dealt before"):
        play(state, Deal(0, 50))


def test_the_next_card_goes_to_the_right_seat() -> None:
    with pytest.raises(IllegalMove, match="goes to seat 0"):
        play(GAME.start(options(2)), Deal(1, 50))


@pytest.mark.parametrize("card", [1, 100])
def test_there_is_no_such_card(card: int) -> None:
    with pytest.raises(IllegalMove, match="There is no card"):
        play(GAME.start(options(2)), Deal(0, card))


def test_only_chance_deals_and_draws_lots() -> None:
    state = GAME.start(options(1))
    for act in (Deal(0, 50), Start(0)):
        with pytest.raises(IllegalMove, match="Only chance"):
            GAME.apply(state, Move(0, act))


def test_who_starts_is_settled_once_after_the_deal() -> None:
    early = GAME.start(options(1))
    late: TheMatch = Match(GAME, options(1))
    for state in (early, late.state):
        with pytest.raises(IllegalMove, match="not settled now"):
            play(state, Start(0))


def test_what_is_not_an_act_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not an act of THE GAME"):
        GAME.apply(GAME.start(options(1)), Move(0, "play"))


# Options


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"min_cards": 4}, "min_cards is 4, but must be one of: 2, 3"),
        ({"fewer_cards": "maybe"}, "must be one of: false, true"),
        ({"starter": 3, "players": 3}, "must be one of: agree, random, 0, 1, 2"),
        ({"talk": "loud"}, "must be one of: silent, signals, open"),
        ({"hand": 3}, "there is no option 'hand'; choose from: players, min_cards"),
        ({"fewer_cards": 1}, "must be one of: false, true"),
    ],
)
def test_an_option_out_of_range_names_the_option_and_its_range(
    chosen: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.options(**chosen)


def test_options_may_be_spelled_as_text() -> None:
    chosen = GAME.options(players="4", min_cards="3", fewer_cards="true", starter="2", talk="open")
    assert chosen == Options(4, 3, True, 2, "open", "alone")
    assert GAME.option_line(chosen) == {"min_cards": 3, "fewer_cards": True, "starter": 2, "talk": "open"}


def test_the_defaults_are_the_basic_game() -> None:
    assert GAME.options() == Options(3, 2, False, "agree", "signals", "alone")


def test_3_7_a_record_names_take_back_only_where_a_table_has_agreed_on_it() -> None:
    assert "take_back" not in GAME.option_line(GAME.options())
    agreed = GAME.option_line(GAME.options(take_back="on"))
    assert agreed["take_back"] == "on"
    assert GAME.options(**agreed).take_back == "on"
    with pytest.raises(BadOption, match="take_back is off, but must be one of: alone, on"):
        GAME.options(take_back="off")


# Taking back


def test_a_play_can_be_taken_back_until_the_turn_ends() -> None:
    match = dealt([[10, 20, 30, 40, 50, 60, 70, 80]])
    start = match.state
    match.play(Move(0, Play(10, "A")))
    match.play(Move(0, Play(20, "A")))
    match.take_back(0)
    match.take_back(0)
    assert match.state == start
    match.play(Move(0, Play(10, "A")))
    match.play(Move(0, Play(20, "B")))
    match.play(Move(0, End()))
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.take_back(0)


def test_a_play_that_ends_the_game_stands() -> None:
    stuck = play(table([[50, 98]], tops=(97, 96, 3, 2), unseen=(70, 71)), Play(98, "A"))
    assert not GAME.takes_back(stuck, Move(0, Play(98, "A")))


def test_only_plays_of_the_turn_that_still_runs_are_taken_back() -> None:
    state = table([[30, 31, 32], [50]], tops=(20, 1, 100, 100), unseen=(60, 61))
    begun = play(state, Play(30, "A"))
    assert GAME.takes_back(begun, Move(0, Play(30, "A")))
    assert not GAME.takes_back(begun, Move(1, Play(30, "A")))
    assert not GAME.takes_back(begun, Move(0, Signal("A", "take")))
    drawing = play(begun, Play(31, "A"), End())
    assert not GAME.takes_back(drawing, Move(0, Play(31, "A")))
    after = play(drawing, Deal(0, 60), Deal(0, 61))
    assert not GAME.takes_back(after, Move(0, Play(31, "A")))


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("agreed", ["alone", "on"])
def test_2_3_a_claim_stands_once_made(alone: bool, agreed: str) -> None:
    match: TheMatch = Match(GAME, options(2, starter="agree", take_back=agreed), alone=alone)
    match.play(Move(0, Claim(2)))
    assert not match.may_take_back(0)
    with pytest.raises(IllegalMove, match="it stands") as refused:
        match.take_back(0)
    assert refused.value.rule == "2.3"
    assert match.turn == Choice((1,))


def test_a_claim_that_an_older_journal_took_back_was_taken_back() -> None:
    match: TheMatch = Match(GAME, options(2, starter="agree"), chance=Seeded(1))
    journal = [*match.journal, Move(0, Claim(2)), Move(1, Signal("A", "spare")), TakenBack(0)]
    again = Match.resume(GAME, match.options, journal, chance=Seeded(1), alone=False)
    assert again.turn == Choice((0, 1))
    assert again.undone(len(journal) - 1) == Move(0, Claim(2))
    assert again.state.signals[1][0] == "spare"


@pytest.mark.parametrize(
    ("alone", "agreed", "allowed"),
    [(True, "alone", True), (True, "on", True), (False, "alone", False), (False, "on", True)],
)
def test_3_7_a_laid_card_is_laid_where_another_person_has_seen_it(
    alone: bool, agreed: str, allowed: bool
) -> None:
    match: TheMatch = Match(GAME, options(2, take_back=agreed), chance=Seeded(1), alone=alone)
    before = match.state
    match.play(Move(0, match.legal(0)[0]))
    assert match.may_take_back(0) is allowed
    if allowed:
        match.take_back(0)
        assert match.state == before
    else:
        with pytest.raises(IllegalMove, match="A laid card stays laid") as refused:
            match.take_back(0)
        assert refused.value.rule == "3.7"


# A play after which the minimum is out of reach


def dead_ends(state: State, seat: int = 0) -> set[tuple[int, str]]:
    view = GAME.view(state, seat)
    assert set(view.dead_ends) <= set(view.legal)
    return {(play.card, play.pile) for play in view.dead_ends}


def test_3_7_the_wrong_order_is_known_before_it_ends_the_game() -> None:
    """85 and then 90 meets the minimum; 90 first leaves nothing that fits."""
    state = table([[85, 90, 40, 41, 42, 43]], tops=(80, 99, 3, 2), unseen=(60, 61))
    assert dead_ends(state) == {(90, "A")}
    assert GAME.turn(play(state, Play(90, "A"))) == Over(Result(7, Reason.STUCK))
    assert GAME.turn(play(state, Play(85, "A"), Play(90, "A"))) == Choice((0,))


def test_3_7_nothing_is_a_dead_end_once_enough_is_laid_or_nothing_helps() -> None:
    state = table([[85, 90, 40, 41, 42, 43]], tops=(80, 99, 3, 2), unseen=(60, 61))
    assert dead_ends(play(state, Play(85, "A"))) == set(), "the next card is enough, whichever it is"
    assert dead_ends(play(state, Play(85, "A"), Play(90, "A"))) == set()
    assert dead_ends(table([[90, 40, 41]], tops=(80, 99, 3, 2), unseen=(60, 61))) == set(), "all is lost"
    assert dead_ends(table([[85, 90, 40]], tops=(80, 99, 3, 2))) == set(), "3.6: one card is enough"


def test_3_7_with_three_to_lay_a_dead_end_is_seen_two_cards_ahead() -> None:
    state = table([[85, 90, 93, 40, 41]], tops=(80, 99, 3, 2), unseen=(60, 61), min_cards=3)
    assert dead_ends(state) == {(90, "A"), (93, "A")}
    assert dead_ends(play(state, Play(85, "A"))) == {(93, "A")}


def test_3_7_a_backwards_trick_keeps_the_minimum_in_reach() -> None:
    tops, unseen = (85, 97, 3, 2), (60, 61)
    assert dead_ends(table([[90, 80, 40]], tops, unseen)) == set()
    assert dead_ends(table([[90, 81, 88, 40]], tops, unseen)) == {(90, "A")}, "exactly ten"


def test_3_7_only_whoever_is_on_turn_has_dead_ends() -> None:
    hand = [85, 90, 40, 41, 42, 43]
    state = table([hand, [44, 45]], tops=(80, 99, 3, 2), unseen=(60, 61), on_turn=1)
    assert dead_ends(state, 0) == set()
    assert GAME.view(state, None).dead_ends == ()


def test_a_signal_in_between_does_not_stop_the_take_back() -> None:
    match = dealt([[10, 20, 30, 40, 50, 60, 70], [11, 21, 31, 41, 51, 61, 71]])
    match.play(Move(0, Play(10, "A")))
    match.play(Move(1, Signal("A", "spare")))
    match.take_back(0)
    assert match.state.played == 0
    assert match.state.signals[1][0] == "spare"
    assert [type(move.act).__name__ for move in match.moves][-2:] == ["Start", "Signal"]
