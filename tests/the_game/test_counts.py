"""How many ways there are on tiny decks, counted by the engine and by hand.

The hand counts come from a search of its own that knows nothing but paragraphs 3.2 to 3.6.
"""

from __future__ import annotations

from functools import cache

import pytest

from stammtisch.core.game import Chance, Choice, Move, Over
from stammtisch.games.the_game.game import Options, State, TheGame

GAME = TheGame()


def table(hands: tuple[tuple[int, ...], ...], unseen: tuple[int, ...], min_cards: int) -> State:
    """A game whose deck has only these few cards."""
    options = Options(len(hands), min_cards, fewer_cards=False, starter=0, talk="silent")
    return State(
        options,
        hands,
        unseen,
        on_turn=0,
        minimum=min_cards if unseen else 1,
        claims=(None,) * len(hands),
        signals=((None,) * 5,) * len(hands),
    )


@cache
def leaves(state: State) -> tuple[int, int]:
    """All courses of the game, and those in which every card of the tiny deck is laid."""
    turn = GAME.turn(state)
    if isinstance(turn, Over) or (not any(state.hands) and not state.unseen):
        return 1, int(not any(state.hands) and not state.unseen)
    if isinstance(turn, Chance):
        moves = [Move(None, outcome) for outcome, _ in turn.outcomes]
    else:
        assert isinstance(turn, Choice)
        moves = [Move(seat, act) for seat in turn.seats for act in GAME.legal(state, seat)]
    counts = [leaves(GAME.apply(state, move)) for move in moves]
    return sum(all_ for all_, _ in counts), sum(won for _, won in counts)


Hands = tuple[frozenset[int], ...]


def by_hand(hands: Hands, deck: frozenset[int], minimum: int) -> tuple[int, int]:
    tops = (1, 1, 100, 100)

    def options(hand: frozenset[int], tops: tuple[int, ...]) -> list[tuple[int, int]]:
        return [
            (card, pile)
            for card in hand
            for pile in range(4)
            if (pile < 2 and (card > tops[pile] or card + 10 == tops[pile]))
            or (pile >= 2 and (card < tops[pile] or card - 10 == tops[pile]))
        ]

    @cache
    def go(
        hands: Hands, deck: frozenset[int], tops: tuple[int, ...], seat: int, need: int, played: int
    ) -> tuple[int, int]:
        if not deck and not any(hands):
            return 1, 1
        found = options(hands[seat], tops)
        if played < need and not found:
            return 1, 0
        total = won = 0
        for card, pile in found:
            after = tuple(hand - {card} if i == seat else hand for i, hand in enumerate(hands))
            shown = tuple(card if i == pile else top for i, top in enumerate(tops))
            a, b = go(after, deck, shown, seat, need, played + 1)
            total, won = total + a, won + b
        if played >= need:
            a, b = draw(hands, deck, tops, seat, played)
            total, won = total + a, won + b
        return total, won

    @cache
    def draw(
        hands: Hands, deck: frozenset[int], tops: tuple[int, ...], seat: int, open_: int
    ) -> tuple[int, int]:
        if not deck or not open_:
            after = (seat + 1) % len(hands)
            while not hands[after]:
                after = (after + 1) % len(hands)
            return go(hands, deck, tops, after, minimum if deck else 1, 0)
        total = won = 0
        for card in deck:
            more = tuple(hand | {card} if i == seat else hand for i, hand in enumerate(hands))
            a, b = draw(more, deck - {card}, tops, seat, open_ - 1)
            total, won = total + a, won + b
        return total, won

    return go(hands, deck, tops, 0, minimum if deck else 1, 0)


@pytest.mark.parametrize(
    ("hands", "unseen", "min_cards"),
    [
        (((50,),), (), 2),
        (((40, 50),), (), 2),
        (((40, 50),), (60,), 2),
        (((40, 50), (60,)), (), 2),
        (((40, 50), (30, 60)), (20,), 2),
        (((98, 99, 3),), (2,), 2),
        (((40, 50, 60),), (), 3),
        (((40, 50, 60),), (45,), 3),
        (((40, 50, 60), (55,)), (45,), 3),
    ],
)
def test_the_engine_counts_as_many_courses_as_a_search_by_hand(
    hands: tuple[tuple[int, ...], ...], unseen: tuple[int, ...], min_cards: int
) -> None:
    counted = leaves(table(hands, unseen, min_cards))
    assert counted == by_hand(tuple(map(frozenset, hands)), frozenset(unseen), min_cards)
    assert counted[0] > 0


def test_one_card_has_four_places() -> None:
    assert leaves(table(((50,),), (), 2)) == (4, 4)
