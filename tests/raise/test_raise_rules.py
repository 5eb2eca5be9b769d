"""RAISE, paragraph by paragraph; the printed examples of the rulebooks under theirs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadOption, Chance, Choice, IllegalMove, Move, Over
from stammtisch.games.raise_game import rules
from stammtisch.games.raise_game.components import Card, standard
from stammtisch.games.raise_game.game import (
    Act,
    Choose,
    Deal,
    Die,
    Options,
    Pass,
    Point,
    Raise,
    RaiseBy,
    Result,
    Starter,
    State,
    Stone,
)
from stammtisch.games.raise_game.model import Ledger, Round
from stammtisch.games.raise_game.turns import counts_of

GAME = Raise()
ROLL = ("blank", "bell", "diamond", "bell", "gear", "bell", "blank")
PRINTED_ROLL = ("diamond", "diamond", "gear", "bell", "bell", "bell", "blank")  # 3.2
NO_SYMBOL = ("blank",) * 7


def cards(text: str) -> tuple[Card, ...]:
    """Cards from `bell-2 gear-5-5`; one point where none are named."""
    spelled = [word if word.count("-") == 2 else f"{word}-1" for word in text.split()]
    return tuple(sorted(map(Card.parse, spelled)))


def card(text: str) -> Card:
    return cards(text)[0]


def by(text: str) -> RaiseBy:
    return RaiseBy(cards(text))


def table(
    hands: list[str],
    stones: list[tuple[int, int]] | None = None,
    *,
    draw: list[str] | None = None,
    dice: tuple[str, ...] = PRINTED_ROLL,
    point: int | None = 14,
    roller: int | None = 0,
    rounds: int = 3,
    piles: list[str] | None = None,
    point_piles: list[tuple[int, ...]] | None = None,
    pot: list[str] | None = None,
    **more: Any,
) -> State:
    """A table in the middle of a game; `stones` (field, seat) from the rearmost on."""
    players = len(hands)
    options: Options = GAME.options(players=players, **more)
    nothing = [""] * players
    unseen = [value for value in options.set.point_cards if value != point]
    now = None
    if point is not None:
        now = Round(
            point,
            dice,
            (None,) * players,
            tuple(map(cards, pot or nothing)),
            tuple(Stone(field, seat) for field, seat in stones or []),
        )
    return State(
        options=options,
        hands=tuple(map(cards, hands)),
        draw_piles=tuple(counts_of(options.set, cards(pile)) for pile in draw or nothing),
        refilling=(),
        roller=roller,
        round=now,
        ledger=Ledger(
            tuple(map(cards, piles or nothing)),
            tuple(point_piles or [()] * players),
            (),
            tuple(unseen[: options.set.removed_for(players) + rounds]),
        ),
    )


def play(state: State, *moves: tuple[int | None, Act]) -> State:
    for seat, act in moves:
        state = GAME.apply(state, Move(seat, act))
    return state


def refused(state: State, seat: int | None, act: Act) -> tuple[str, str]:
    """Why a move is refused, and by which paragraph."""
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, Move(seat, act))
    return caught.value.rule, str(caught.value)


def outcomes(state: State) -> dict[Any, int]:
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    return dict(turn.outcomes)


def raises(state: State, seat: int) -> set[tuple[Card, ...]]:
    acts = GAME.legal(state, seat)
    assert acts[-1] == Pass()
    found = [act.cards for act in acts if isinstance(act, RaiseBy)]
    assert len(found) == len(set(found)) == len(acts) - 1
    assert all(list(some) == sorted(some) for some in found)
    return set(found)


def acting(state: State) -> tuple[int, ...]:
    turn = GAME.turn(state)
    assert isinstance(turn, Choice)
    return turn.seats


# 1 Material


def test_1_1_two_to_five_players_with_thirty_cards_each() -> None:
    assert [rules.FEWEST_PLAYERS, rules.MOST_PLAYERS] == [2, 5]
    assert len(standard().cards) == 30
    assert {card.number for card in standard().cards} == {1, 2, 3, 4, 5, 6}
    for players in (1, 6):
        with pytest.raises(BadOption, match="players is"):
            GAME.options(players=players)


def test_1_2_the_five_symbols() -> None:
    assert standard().symbols == ("diamond", "gear", "cloud", "hourglass", "bell")


def test_1_3_seven_dice_not_all_alike() -> None:
    assert len(standard().dice) == 7
    assert len(set(standard().dice)) == 3
    faces = [face for die in standard().dice for face in die]
    counts = {face: faces.count(face) for face in set(faces)}
    assert counts == {"diamond": 3, "gear": 5, "cloud": 7, "hourglass": 9, "bell": 11, "blank": 7}


def test_1_4_the_point_cards_have_no_13() -> None:
    assert standard().point_cards == (6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20)
    assert sum(standard().point_cards) == 182


def test_1_6_the_reconstructed_set_is_balanced_and_worth_50_points() -> None:
    box = standard()
    assert sum(card.points for card in box.cards) == 50
    faces = [face for die in box.dice for face in die]
    worth = {}
    for symbol in box.symbols:
        numbers = [card.number for card in box.cards if card.symbol == symbol]
        worth[symbol] = sum(numbers) / len(numbers) * (1 + faces.count(symbol) / 6)
    assert max(worth.values()) / min(worth.values()) < 1.08
    for known in ("diamond-5-1", "gear-3-1", "gear-4-1", "cloud-4-1", "hourglass-4-5", "bell-2-1"):
        assert Card.parse(known) in box.cards


# 2 Set-up


def test_2_1_each_draws_six_of_their_own_cards_seat_by_seat() -> None:
    state = GAME.start(GAME.options(players=3, starter=1))
    source = Seeded(1)
    seats: list[int] = []
    for _ in range(18):
        turn = GAME.turn(state)
        assert isinstance(turn, Chance)
        assert sum(weight for _, weight in turn.outcomes) == 30 - len(seats) % 6
        act = source.fall(turn, 0)
        seats.append(act.seat)
        state = GAME.apply(state, Move(None, act))
    assert seats == [0] * 6 + [1] * 6 + [2] * 6
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    assert [sum(pile) for pile in state.draw_piles] == [24, 24, 24]


def test_2_1_a_card_falls_as_often_as_it_is_in_the_draw_pile() -> None:
    falls = outcomes(GAME.start(GAME.options(players=2)))
    assert falls[Deal(0, card("bell-2"))] == 3
    assert falls[Deal(0, card("bell-4-5"))] == 1
    assert list(falls) == [Deal(0, kind) for kind in sorted(set(standard().cards))]
    state = play(GAME.start(GAME.options(players=2)), (None, Deal(0, card("bell-4-5"))))
    assert Deal(0, card("bell-4-5")) not in outcomes(state)


def test_2_1_cards_go_to_whoever_is_next_and_exist_once() -> None:
    state = GAME.start(GAME.options(players=2))
    assert refused(state, None, Deal(1, card("bell-2"))) == ("5.2", "The next card goes to seat 0.")
    assert refused(state, 0, Deal(0, card("bell-2")))[0] == "2.1"
    assert refused(state, None, Deal(0, Card("star", 2, 1)))[0] == "1.1"
    state = play(state, (None, Deal(0, card("bell-1"))))
    assert refused(state, None, Deal(0, card("bell-1"))) == ("1.1", "bell-1-1 has been dealt before.")


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 9), (4, 10), (5, 11)])
def test_2_2_so_many_rounds_are_played(players: int, rounds: int) -> None:
    state = GAME.start(GAME.options(players=players))
    assert GAME.view(state, 0).rounds_to_come == rounds
    assert GAME.view(state, 0).round == 0
    source, rng, turned = Seeded(players), Random(players), 0
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, Chance):
            move = Move(None, source.fall(turn, 0))
            turned += isinstance(move.act, Point)
        else:
            move = Move(turn.seats[0], rng.choice(GAME.legal(state, turn.seats[0])))
        state = GAME.apply(state, move)
    assert turned == rounds == GAME.view(state, 0).round


def test_2_2_removed_point_cards_stay_among_the_unseen() -> None:
    state = table(["bell-2", "bell-2"], point=None, rounds=1)
    assert len(outcomes(state)) == 7
    state = play(state, (None, Point(7)))
    assert 7 not in GAME.view(state, 0).unseen_points
    assert len(GAME.view(state, 0).unseen_points) == 6
    assert GAME.view(state, 0).rounds_to_come == 0


def test_2_3_the_starter_is_drawn_by_lot_or_agreed() -> None:
    for starter, seats in (("random", (0, 1, 2)), (2, (2,))):
        state = table(["bell-2"] * 3, point=None, roller=None, starter=starter)
        assert outcomes(state) == {Starter(seat): 1 for seat in seats}
    assert refused(state, None, Starter(1)) == ("2.3", "The first one cannot be seat 1.")
    assert refused(state, 2, Starter(2))[0] == "2.1"
    assert refused(state, None, Point(6))[0] == "3.1"
    state = play(state, (None, Starter(2)))
    assert state.roller == 2
    assert refused(state, None, Starter(2)) == ("2.3", "Who is first is not settled now.")
    assert refused(GAME.start(state.options), None, Starter(2))[0] == "2.3"
    with pytest.raises(BadOption, match="starter is 3, but must be one of: random, 0, 1, 2"):
        GAME.options(players=3, starter=3)


# 3 A round


def test_3_1_the_point_card_is_turned_up_then_the_dice_fall_one_by_one() -> None:
    state = table(["bell-2", "bell-2"], point=None)
    assert refused(state, None, Die("bell"))[0] == "3.1"
    assert refused(state, 0, Point(6))[0] == "2.1"
    assert refused(state, None, Point(13)) == ("1.4", "There is no point card 13.")
    state = play(state, (None, Point(6)))
    assert refused(state, None, Point(7)) == ("3.1", "No point card is turned up now.")
    assert outcomes(state) == {Die(face): 1 for face in standard().dice[0]}
    for face in ("bell", "blank", "diamond"):
        state = play(state, (None, Die(face)))
    assert outcomes(state) == {
        Die("blank"): 1,
        Die("bell"): 2,
        Die("hourglass"): 1,
        Die("cloud"): 1,
        Die("gear"): 1,
    }
    rule, why = refused(state, None, Die("diamond"))
    assert (rule, why) == (
        "1.3",
        "Die 4 cannot show diamond; its faces are: blank, bell, hourglass, cloud, gear.",
    )
    assert refused(state, 0, Die("bell"))[0] == "2.1"
    assert refused(state, 0, Choose(card("bell-2")))[0] == "3.2"
    assert GAME.legal(state, 0) == ()
    for face in ("bell",) * 4:
        state = play(state, (None, Die(face)))
    assert acting(state) == (0, 1)
    assert refused(state, None, Die("bell"))[0] == "3.1"


def test_3_1_a_point_card_is_turned_up_once() -> None:
    state = table(["bell-2", "bell-2"], point=None, rounds=2)
    state = state._replace(ledger=state.ledger._replace(unseen_points=(7, 8, 9, 10, 11, 12, 14)))
    assert refused(state, None, Point(6)) == ("1.4", "Point card 6 has been turned up before.")


def test_3_1_the_multiplier_is_the_dice_plus_the_printed_symbol() -> None:
    view = GAME.view(table(["bell-2", "bell-2"], dice=ROLL), 0)
    assert dict(zip(standard().symbols, view.multipliers, strict=True)) == {
        "diamond": 2,
        "gear": 2,
        "cloud": 1,
        "hourglass": 1,
        "bell": 4,
    }


def test_3_2_printed_example_values_of_the_first_cards() -> None:
    """3 bells, 2 diamonds, 1 gear, 1 blank: bell 2 is 8, diamond 5 is 15, gear 3 is 6."""
    state = table(["bell-2 cloud-2", "diamond-5 cloud-2", "gear-3 cloud-4"])
    view = GAME.view(state, 0)
    assert [view.value(card(text)) for text in ("bell-2", "diamond-5", "gear-3")] == [8, 15, 6]
    state = play(
        state, (0, Choose(card("bell-2"))), (1, Choose(card("diamond-5"))), (2, Choose(card("gear-3")))
    )
    assert GAME.view(state, None).track == (Stone(6, 2), Stone(8, 0), Stone(15, 1))
    assert acting(state) == (2,)


def test_3_2_cards_are_chosen_in_any_order_and_turned_over_together() -> None:
    state = table(["bell-2 bell-2 gear-3", "diamond-5 cloud-2"])
    assert GAME.legal(state, 0) == (Choose(card("bell-2")), Choose(card("gear-3")))
    one = play(state, (1, Choose(card("cloud-2"))), (0, Choose(card("gear-3"))))
    other = play(state, (0, Choose(card("gear-3"))), (1, Choose(card("cloud-2"))))
    assert one == other
    waiting = play(state, (1, Choose(card("cloud-2"))))
    assert acting(waiting) == (0,)
    assert GAME.legal(waiting, 1) == ()
    assert waiting.hands == state.hands
    assert GAME.view(waiting, 1).choice == card("cloud-2")
    assert GAME.view(waiting, 0).choice is None
    assert GAME.view(waiting, 0).has_chosen == (False, True)
    assert refused(waiting, 1, Choose(card("diamond-5"))) == ("3.2", "A card lies face down already.")
    assert refused(state, 0, Choose(card("diamond-5"))) == ("3.2", "diamond-5-1 is not in this hand.")
    assert refused(state, 0, Choose(Card("star", 1, 1)))[0] == "1.1"
    assert refused(state, None, Choose(card("bell-2")))[0] == "3.2"
    for nobody in (-1, 2):
        assert refused(state, nobody, Choose(card("bell-2")))[1] == f"seat is {nobody}, but must be 0 to 1"
    assert refused(one, 0, Choose(card("bell-2"))) == ("3.2", "No card is laid face down now.")


def test_3_2_a_card_face_down_may_be_taken_back_until_all_are_in() -> None:
    state = table(["bell-2 gear-3", "diamond-5 cloud-2"])
    first: Move[Act] = Move(1, Choose(card("cloud-2")))
    waiting = GAME.apply(state, first)
    assert GAME.takes_back(waiting, first)
    assert not GAME.takes_back(waiting, Move(0, Choose(card("bell-2"))))
    assert not GAME.takes_back(waiting, Move(None, Die("bell")))
    shown = play(waiting, (0, Choose(card("bell-2"))))
    assert not GAME.takes_back(shown, first)
    assert not GAME.takes_back(table(["", ""], point=None), first)


def test_3_3_the_roller_sets_first_and_later_stones_go_on_top() -> None:
    hands = ["bell-2 gear-4", "bell-2 gear-4", "bell-2 gear-4"]
    for roller, order in ((0, (2, 1, 0)), (1, (0, 2, 1)), (2, (1, 0, 2))):
        state = table(hands, roller=roller)
        state = play(state, *[(seat, Choose(card("bell-2"))) for seat in range(3)])
        assert [stone.seat for stone in GAME.view(state, None).track] == list(order)
        assert acting(state) == (order[0],), "the top stone is the rearmost (4.1)"


def test_3_4_revealed_cards_go_to_the_pot() -> None:
    state = table(["bell-2 gear-4", "diamond-5 gear-4"])
    state = play(state, (0, Choose(card("bell-2"))), (1, Choose(card("diamond-5"))))
    assert GAME.view(state, None).pot == (cards("bell-2"), cards("diamond-5"))
    assert state.hands == (cards("gear-4"), cards("gear-4"))


def test_3_5_whoever_holds_no_card_sits_out() -> None:
    state = table(["bell-2 gear-4", "", "diamond-5 gear-4"])
    assert acting(state) == (0, 2)
    assert GAME.legal(state, 1) == ()
    assert refused(state, 1, Choose(card("bell-2")))[0] == "3.2"
    state = play(state, (2, Choose(card("diamond-5"))), (0, Choose(card("bell-2"))))
    assert GAME.view(state, None).track == (Stone(8, 0), Stone(15, 2))


def test_3_5_the_only_one_with_cards_plays_one_and_wins_the_round() -> None:
    state = table(["", "bell-2 gear-4", ""], piles=["", "cloud-2", ""], roller=2)
    assert acting(state) == (1,)
    state = play(state, (1, Choose(card("bell-2"))))
    assert state.round is None
    assert state.roller == 1
    assert state.ledger.piles == ((), cards("bell-2 cloud-2")[::-1], ())
    assert state.ledger.point_piles == ((), (14,), ())
    assert isinstance(GAME.turn(state), Chance)


def test_3_5_nobody_with_cards_the_point_card_is_set_aside_after_the_roll() -> None:
    state = table(["", "", ""], dice=(), roller=2, rounds=1)
    for face in PRINTED_ROLL[:-1]:
        state = play(state, (None, Die(face)))
    assert outcomes(state), "the dice are rolled all the same (3.1)"
    state = play(state, (None, Die("blank")))
    assert state.ledger.set_aside == (14,)
    assert state.ledger.point_piles == ((), (), ())
    assert state.roller == 2
    state = play(state, (None, Point(6)), *[(None, Die("bell"))] * 7)
    assert state.ledger.set_aside == (14, 6)
    assert GAME.turn(state) == Over(Result((0, 0, 0), (0, 1, 2)))
    assert refused(state, None, Point(7)) == ("6.1", "The game is over.")


def test_3_6_a_roller_without_cards_rolls_and_the_next_one_places_first() -> None:
    state = table(["bell-2 gear-4", "", "bell-2 gear-4"], roller=1)
    state = play(state, (0, Choose(card("bell-2"))), (2, Choose(card("bell-2"))))
    assert GAME.view(state, None).track == (Stone(8, 0), Stone(8, 2)), "seat 2 placed first, seat 0 on top"


# 4 Continue or pass


def test_4_1_the_rearmost_stone_acts_and_nobody_else() -> None:
    state = table(["gear-4", "gear-4", "gear-4"], [(6, 2), (8, 0), (15, 1)])
    assert acting(state) == (2,)
    assert GAME.legal(state, 0) == GAME.legal(state, 1) == ()
    assert refused(state, 0, Pass()) == ("4.1", "It is seat 2’s turn: the stone at the back acts.")
    assert refused(state, 1, by("gear-4"))[0] == "4.1"
    assert refused(state, None, Pass())[0] == "4.1"
    assert refused(table(["gear-4", "gear-4"]), 0, Pass())[0] == "4.1"
    assert refused(table(["gear-4", "gear-4"], point=None), 0, Pass())[0] == "4.1"


def test_4_2_printed_example_the_cloud_4_overtakes_peter() -> None:
    """Sascha's stone goes from 6 to 10, past Peter's on 8; now Peter is on turn."""
    state = table(["gear-4", "gear-4", "cloud-4 gear-4"], [(6, 2), (8, 0), (15, 1)], pot=["", "", "gear-3"])
    state = play(state, (2, by("cloud-4")))
    assert GAME.view(state, None).track == (Stone(8, 0), Stone(10, 2), Stone(15, 1))
    assert GAME.view(state, None).pot == ((), (), cards("gear-3 cloud-4")[::-1])
    assert state.hands[2] == cards("gear-4")
    assert acting(state) == (0,)


def test_4_2_reaching_the_second_to_last_stone_is_not_overtaking_it() -> None:
    state = table(["cloud-2 cloud-3", "gear-4", "gear-4"], [(6, 0), (8, 1), (15, 2)])
    assert raises(state, 0) == {cards("cloud-3"), cards("cloud-2 cloud-3")}
    assert refused(state, 0, by("cloud-2")) == (
        "4.2",
        "That does not get you past the second-to-last stone: it must land beyond 8.",
    )


def test_4_2_on_a_stack_at_the_back_any_card_overtakes() -> None:
    state = table(["bell-1 cloud-2", "gear-4", "gear-4"], [(6, 0), (6, 1), (15, 2)], dice=NO_SYMBOL)
    assert raises(state, 0) == {cards("bell-1"), cards("cloud-2")}
    state = play(state, (0, by("bell-1")))
    assert GAME.view(state, None).track == (Stone(6, 1), Stone(7, 0), Stone(15, 2))


def test_4_2_a_stack_of_three_is_taken_apart_from_the_top() -> None:
    state = table(["bell-1 gear-4", "bell-1 gear-4", "gear-4"], [(6, 0), (6, 1), (6, 2)], dice=NO_SYMBOL)
    state = play(state, (0, by("bell-1")), (1, by("bell-1")))
    assert GAME.view(state, None).track == (Stone(6, 2), Stone(7, 1), Stone(7, 0))
    assert acting(state) == (2,)


def test_4_2_landing_on_a_stone_further_ahead_goes_on_top() -> None:
    state = table(["cloud-4 gear-4", "gear-4", "gear-4"], [(6, 0), (8, 1), (10, 2)])
    state = play(state, (0, by("cloud-4")))
    assert GAME.view(state, None).track == (Stone(8, 1), Stone(10, 0), Stone(10, 2))


def test_4_3_a_set_may_be_played_when_it_overtakes_only_with_its_highest_card() -> None:
    # Worth 2, 3, 4 and 8; six fields are needed to overtake.
    state = table(["cloud-2 cloud-3 cloud-4 gear-4", "gear-3", "gear-3"], [(3, 0), (8, 1), (15, 2)])
    assert raises(state, 0) == {
        cards("gear-4"),
        cards("cloud-2 cloud-4"),
        cards("cloud-3 cloud-4"),
        # 2 + 3 is one short, so one more may follow, whichever
        cards("cloud-2 cloud-3 cloud-4"),
        cards("cloud-2 gear-4"),
        cards("cloud-3 gear-4"),
        cards("cloud-4 gear-4"),
        cards("cloud-2 cloud-3 gear-4"),
    }
    assert refused(state, 0, by("cloud-2 cloud-4 gear-4")) == (
        "4.3",
        "More cards than it takes: you stop as soon as your stone has overtaken.",
    )


def test_4_3_extra_cards_lifts_the_limit() -> None:
    hands = ["cloud-2 cloud-3 cloud-4", "gear-3", "gear-3"]
    stones = [(6, 0), (8, 1), (15, 2)]
    strict = table(hands, stones)
    assert raises(strict, 0) == {
        cards("cloud-3"),
        cards("cloud-4"),
        cards("cloud-2 cloud-3"),
        cards("cloud-2 cloud-4"),
    }
    lifted = table(hands, stones, extra_cards=True)
    assert raises(lifted, 0) == raises(strict, 0) | {
        cards("cloud-3 cloud-4"),
        cards("cloud-2 cloud-3 cloud-4"),
    }
    for some in raises(lifted, 0):
        play(lifted, (0, RaiseBy(some)))
    assert refused(lifted, 0, by("cloud-2"))[0] == "4.2"


def test_4_3_equal_cards_make_one_set() -> None:
    state = table(["bell-2 bell-2 bell-2 cloud-4 cloud-4", "gear-3"], [(2, 0), (15, 1)])
    # Bells are worth 8, clouds 4: fourteen fields are needed.
    assert raises(state, 0) == {
        cards("bell-2 bell-2"),
        cards("bell-2 bell-2 cloud-4"),
        cards("bell-2 cloud-4 cloud-4"),
    }
    assert refused(state, 0, by("bell-2 bell-2 bell-2"))[0] == "4.3"


@pytest.mark.parametrize("extra_cards", [False, True])
def test_4_3_every_set_of_cards_is_judged_as_the_rule_says(extra_cards: bool) -> None:
    """All sub-multisets of random hands, against the words of 4.3."""
    rng = Random(43)
    for _ in range(150):
        hand = tuple(sorted(rng.sample(standard().cards, rng.randrange(7))))
        dice = tuple(rng.choice(die) for die in standard().dice)
        own = rng.randrange(30)
        second = own + rng.randrange(25)
        state = table(
            [" ".join(map(str, hand)), "bell-1"], [(own, 0), (second, 1)], dice=dice, extra_cards=extra_cards
        )
        view = GAME.view(state, 0)
        sets = {
            tuple(hand[i] for i in range(len(hand)) if mask >> i & 1) for mask in range(1, 1 << len(hand))
        }
        right = set()
        for some in sets:
            values = sorted(view.value(one) for one in some)
            stops = own + sum(values[:-1]) <= second
            if own + sum(values) > second and (stops or extra_cards):
                right.add(some)
                play(state, (0, RaiseBy(some)))
            else:
                assert refused(state, 0, RaiseBy(some))[0] in ("4.2", "4.3")
        assert raises(state, 0) == right


def test_4_3_the_order_in_which_cards_are_named_changes_nothing() -> None:
    state = table(["cloud-2 cloud-3 gear-4", "gear-3"], [(6, 0), (10, 1)])
    one = play(state, (0, RaiseBy(cards("cloud-2 cloud-3"))))
    other = play(state, (0, RaiseBy(cards("cloud-2 cloud-3")[::-1])))
    assert one.hands == other.hands
    assert GAME.view(one, 1).track == GAME.view(other, 1).track


def test_4_4_who_cannot_overtake_must_pass() -> None:
    state = table(["cloud-2 cloud-3", "gear-4"], [(6, 0), (15, 1)])
    assert GAME.legal(state, 0) == (Pass(),)
    assert refused(state, 0, by("cloud-2 cloud-3"))[0] == "4.2"
    assert refused(state, 0, RaiseBy(())) == ("4.2", "Choose one or more cards to raise with, or pass.")


def test_4_4_only_hand_cards_can_be_played() -> None:
    state = table(["cloud-4 gear-4", "gear-4"], [(6, 0), (8, 1)], draw=["gear-5-5", ""])
    rule, why = refused(state, 0, by("cloud-4 cloud-4"))
    assert (rule, why) == ("4.4", "cloud-4-1 is not in this hand.")
    assert refused(state, 0, by("gear-5-5"))[0] == "4.4"
    assert refused(state, 0, RaiseBy((Card("star", 9, 1),)))[0] == "1.1"


def test_4_4_an_empty_hand_passes_while_others_hold_cards() -> None:
    state = table(["", "gear-4", ""], [(6, 0), (8, 1), (15, 2)])
    assert acting(state) == (0,)
    assert GAME.legal(state, 0) == (Pass(),)
    state = play(state, (0, Pass()))
    assert acting(state) == (1,)


def test_4_5_whoever_passes_takes_the_stone_off_and_refills_at_once() -> None:
    six = "bell-1 bell-2 bell-2 bell-3 bell-3 cloud-2"
    state = table([six, "gear-4", "gear-4"], [(6, 1), (8, 0), (15, 2)], draw=["cloud-3", six, six])
    state = play(state, (1, Pass()))
    assert GAME.view(state, None).track == (Stone(8, 0), Stone(15, 2))
    assert state.refilling == (1,) * 5
    assert GAME.legal(state, 0) == ()
    assert refused(state, 0, Pass()) == ("4.5", "First seat 1 refills the hand.")
    for drawn in cards(six)[:5]:
        assert isinstance(GAME.turn(state), Chance)
        state = play(state, (None, Deal(1, drawn)))
    assert len(state.hands[1]) == 6
    assert acting(state) == (0,)
    assert refused(state, None, Deal(1, card("cloud-2"))) == ("4.5", "No card is dealt now.")
    assert sum(state.draw_piles[2]) == 6, "seat 2 is still in the round and draws nothing (4.4)"


def test_4_6_a_used_up_draw_pile_is_not_replaced() -> None:
    state = table(["gear-3", "gear-4", "gear-4"], [(6, 0), (8, 1), (15, 2)], draw=["cloud-2 cloud-3", "", ""])
    state = play(state, (0, Pass()), (None, Deal(0, card("cloud-3"))), (None, Deal(0, card("cloud-2"))))
    assert state.hands[0] == cards("gear-3 cloud-2 cloud-3")
    assert acting(state) == (1,)
    empty = table(["gear-3", "gear-4", "gear-4"], [(6, 0), (8, 1), (15, 2)])
    assert acting(play(empty, (0, Pass()))) == (1,), "with an empty draw pile the round goes on at once"


def test_4_7_the_last_stone_wins_even_from_behind() -> None:
    state = table(["gear-4", "gear-4"], [(6, 0), (8, 1)], pot=["bell-2", "bell-4-5"])
    state = play(state, (0, Pass()))
    assert state.round is None
    assert state.roller == 1
    assert state.ledger.piles == ((), cards("bell-2 bell-4-5"))
    assert state.ledger.point_piles == ((), (14,))


def test_4_7_when_all_hands_in_the_round_are_empty_the_foremost_wins_without_passes() -> None:
    state = table(["cloud-4", "", "gear-4 gear-3"], [(6, 0), (8, 1), (20, 2)], point=14)
    played = play(state, (0, by("cloud-4")))
    assert acting(played) == (1,), "seat 2 still holds cards, so the round goes on"
    state = table(["cloud-4", "", ""], [(6, 0), (8, 1), (20, 2)])
    state = play(state, (0, by("cloud-4")))
    assert state.round is None
    assert state.roller == 2


def test_4_7_a_player_who_passed_may_hold_cards() -> None:
    """Only the hands of those still in the round count."""
    state = table(["gear-4", "", ""], [(6, 0), (8, 1), (20, 2)])
    state = play(state, (0, Pass()))
    assert state.round is None
    assert state.roller == 2


def test_4_7_a_tie_at_the_front_with_empty_hands_goes_to_the_bottom_stone() -> None:
    state = table(["cloud-4", "", ""], [(6, 0), (8, 1), (10, 2)])
    state = play(state, (0, by("cloud-4")))
    assert state.roller == 2, "seat 0 landed on top of seat 2"
    assert state.ledger.point_piles == ((), (), (14,))


def test_4_7_the_first_cards_may_be_the_last_ones() -> None:
    state = table(["bell-2", "bell-2", ""], roller=1)
    state = play(state, (0, Choose(card("bell-2"))), (1, Choose(card("bell-2"))))
    assert state.round is None
    assert state.roller == 1, "seat 1 placed first and lies at the bottom"


# 5 End of a round


def test_5_1_the_winner_takes_point_card_and_pot_and_rolls_next() -> None:
    state = table(
        ["gear-4", "gear-4", "gear-4"],
        [(6, 0), (8, 2)],
        pot=["bell-2 cloud-3", "bell-1", "diamond-6-5"],
        piles=["", "", "cloud-2"],
        point_piles=[(), (), (9,)],
        point=20,
    )
    state = play(state, (0, Pass()))
    assert sorted(state.ledger.piles[2]) == sorted(cards("cloud-2 bell-2 cloud-3 bell-1 diamond-6-5"))
    assert state.ledger.point_piles[2] == (9, 20)
    assert GAME.view(state, None).scores == (0, 0, 1 + 9 + 20 + 3 + 5)
    assert state.roller == 2
    assert list(outcomes(state)) == [Point(value) for value in state.ledger.unseen_points]


def test_5_2_everybody_refills_the_one_who_passed_first_then_in_seat_order() -> None:
    state = table(
        ["gear-4", "gear-4", "gear-4", "gear-4 gear-4 bell-1 bell-2 bell-3 bell-4"],
        [(6, 2), (8, 1)],
        draw=["bell-1 bell-2", "bell-1", "bell-2", "bell-3"],
    )
    state = play(state, (2, Pass()))
    assert state.refilling == (2, 0, 0, 1)
    state = play(
        state,
        (None, Deal(2, card("bell-2"))),
        (None, Deal(0, card("bell-2"))),
        (None, Deal(0, card("bell-1"))),
        (None, Deal(1, card("bell-1"))),
    )
    assert state.refilling == ()
    assert isinstance(next(iter(outcomes(state))), Point)
    assert [sum(pile) for pile in state.draw_piles] == [0, 0, 0, 1], "seat 3 was full"


# 6 End of the game


def test_6_1_the_score_counts_piles_point_cards_and_hand_but_not_the_draw_pile() -> None:
    full = "bell-1 bell-2 bell-3 bell-4 cloud-2 gear-5-5"
    state = table(
        [full, full],
        point=None,
        rounds=0,
        piles=["diamond-6-5 gear-4", ""],
        point_piles=[(6, 7), (20,)],
        draw=["hourglass-4-5", "hourglass-4-5 cloud-5-5"],
    )
    assert GAME.turn(state) == Over(Result((6 + 13 + 10, 20 + 10), (1,)))
    assert GAME.legal(state, 0) == ()


def test_6_1_a_pile_of_28_points() -> None:
    """The printed example adds up to 28; its cards are only a picture, so these are ours."""
    state = table(
        ["bell-2", ""], point=None, rounds=0, piles=["gear-5-5 cloud-3 bell-3", ""], point_piles=[(20,), ()]
    )
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.result.scores == (28, 0)


def test_6_1_hands_are_refilled_before_they_are_counted() -> None:
    state = table(["gear-4", "gear-4"], [(6, 0), (8, 1)], rounds=0, draw=["gear-5-5", ""])
    state = play(state, (0, Pass()))
    assert isinstance(GAME.turn(state), Chance)
    state = play(state, (None, Deal(0, card("gear-5-5"))))
    assert GAME.turn(state) == Over(Result((6, 15), (1,)))


def test_6_2_a_tie_is_a_shared_victory() -> None:
    state = table(["", "", ""], point=None, rounds=0, point_piles=[(20,), (7,), (8, 12)])
    result = Result((20, 7, 20), (0, 2))
    assert GAME.turn(state) == Over(result)
    assert result.line() == {"scores": [20, 7, 20], "winners": [0, 2]}


def test_6_3_running_scores_of_the_piles_are_public() -> None:
    state = table(["gear-5-5", "gear-5-5"], piles=["bell-4-5", "bell-1 bell-2"], point_piles=[(6, 9), ()])
    assert GAME.view(state, None).scores == (20, 2)


def test_only_acts_of_raise_are_played() -> None:
    with pytest.raises(IllegalMove, match="'up' is not an act of RAISE"):
        GAME.apply(table(["", ""]), Move(0, "up"))


def test_nobody_says_anything_in_raise() -> None:
    assert GAME.asides(table(["bell-1", "bell-1"]), 0) == ()
