"""Goofspiel keeps the promises that every game keeps, and its own rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from stammtisch_goofspiel.bots import Matching
from stammtisch_goofspiel.game import GAME
from stammtisch_goofspiel.judge import GoofspielJudge
from stammtisch_goofspiel.model import Bid, Prize, Round, State

from stammtisch import Match, Move
from stammtisch.core.chance import Scripted
from stammtisch.core.game import IllegalMove
from stammtisch.envs.openspiel.testing import SpielSuite
from stammtisch.envs.testing import EnvironmentSuite
from stammtisch.testing import GameSuite, JudgeSuite

GoofspielMatch = Match[Any, Any, Any]


class TestGoofspiel(GameSuite):
    game = GAME

    def census(self, state: State) -> Counter[Any]:
        turned_up = [one.prize for one in state.rounds] + ([] if state.prize is None else [state.prize])
        cards: Counter[Any] = Counter(("prize", number) for number in (*state.prizes, *turned_up))
        for seat, hand in enumerate(state.hands):
            cards.update((seat, card) for card in (*hand, *(one.bids[seat] for one in state.rounds)))
        return cards


class TestGoofspielJudge(JudgeSuite):
    game = GAME
    judge = GoofspielJudge()


class TestGoofspielEnvironments(EnvironmentSuite):
    game = GAME


class TestGoofspielInOpenSpiel(SpielSuite):
    game = GAME


def played(*rounds: tuple[int, int, int]) -> GoofspielMatch:
    """Two players bid for these prizes; afterwards the smallest prize left is always next."""
    prizes = [prize for prize, _, _ in rounds]
    rest = sorted({1, 2, 3, 4, 5} - set(prizes))
    match: GoofspielMatch = Match(
        GAME, GAME.options(players=2, cards=5), chance=Scripted(map(Prize, [*prizes, *rest]))
    )
    for _, *bids in rounds:
        for seat, card in enumerate(bids):
            match.play(Move(seat, Bid(card)))
    return match


def test_2_2_a_card_that_lies_face_down_may_be_exchanged() -> None:
    match = played()
    match.play(Move(0, Bid(4)))
    match.take_back(0)
    match.play(Move(0, Bid(5)))
    match.play(Move(1, Bid(1)))
    assert match.state.rounds == (Round(1, (5, 1), 0),)
    with pytest.raises(IllegalMove):
        match.take_back(0)


def test_2_3_the_highest_bid_takes_the_prize() -> None:
    assert played((4, 2, 5)).state.rounds == (Round(4, (2, 5), 1),)


def test_2_3_nobody_takes_a_prize_for_which_two_bid_highest() -> None:
    assert played((4, 5, 5)).state.rounds == (Round(4, (5, 5), None),)


def test_2_4_a_card_is_spent_once() -> None:
    with pytest.raises(IllegalMove, match="not among your cards"):
        played((4, 2, 5)).play(Move(0, Bid(2)))


def test_3_2_the_highest_sum_wins() -> None:
    result = played((2, 1, 2), (3, 2, 1), (1, 5, 3), (4, 3, 4), (5, 4, 5)).result
    assert result.scores == (4, 11) and result.winners == (1,)


def test_3_2_equal_sums_share_the_victory() -> None:
    result = played((5, 3, 1), (4, 1, 2), (1, 2, 3), (2, 4, 4), (3, 5, 5)).result
    assert result.scores == (5, 5) and result.winners == (0, 1)


@pytest.mark.parametrize("prize", [1, 3, 5])
def test_the_bot_bids_high_for_high_prizes(prize: int) -> None:
    match: GoofspielMatch = Match(GAME, GAME.options(players=2, cards=5), chance=Scripted([Prize(prize)]))
    assert Matching().choose(match.view(0), Random(1), seconds=1.0) == Bid(prize)
