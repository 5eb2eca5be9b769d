"""Bots notice how others use words: who speaks as they do is believed, who does not is not for long."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.arena.simulate import play_match
from stammtisch.bots.the_game._kernel.past import manners_of
from stammtisch.bots.the_game._kernel.sampling import imagined_hands
from stammtisch.bots.the_game._kernel.signals import signals_for
from stammtisch.bots.the_game.levels import Learned
from stammtisch.bots.the_game.strangers.companions import Compiled, Seated
from stammtisch.core.match import TakenBack
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import Play, TurnStart, View

OPTIONS = GAME.options(players=3, starter=0)
COMPILED = Compiled(Path(__file__).parents[2] / "bench" / "networks", OPTIONS)


def _turns(partner: str, number: int) -> Iterator[View]:
    """A game of two of ours with this partner in seat 1: seat 0's view as each of its turns begins."""
    seats = [Learned(), Learned() if partner == "learned" else Seated(COMPILED.make(partner)), Learned()]
    match = play_match(GAME, OPTIONS, seats, f"manners/{number}")
    state, turns = GAME.start(OPTIONS), 0
    for move in match.journal:
        assert not isinstance(move, TakenBack)
        if isinstance(move.act, Play) and move.seat == 0 and len(state.turns) > turns:
            turns = len(state.turns)
            yield GAME.view(state, 0)
        state = GAME.apply(state, move)


@pytest.mark.parametrize("number", range(8))
def test_who_speaks_as_we_do_is_never_doubted(number: int) -> None:
    for view in _turns("learned", number):
        for fits, clashes, _ in manners_of(view):
            assert clashes < 2 or clashes <= fits


def test_who_speaks_as_we_do_is_seldom_taken_for_one_who_does_not() -> None:
    mute = [
        mute for number in range(8) for view in _turns("learned", number) for *_, mute in manners_of(view)
    ]
    assert sum(mute) < 0.03 * len(mute)


def test_the_swapped_one_is_doubted_and_the_silent_one_counts_for_nothing_after_a_few_turns() -> None:
    for number in range(8):
        fits, clashes, _ = manners_of(list(_turns("swapped", number))[5])[1]
        assert clashes >= 2
        assert clashes > fits
    heard = [manners_of(list(_turns("silent", number))[5])[1] for number in range(8)]
    assert heard == [(0, 0, True)] * 8


def test_worlds_fit_the_words_of_those_who_are_believed_only() -> None:
    """A hand that would say what its owner said is in every world, or no more often than by chance."""
    shares = {}
    for partner in ("learned", "swapped"):
        view = next(view for view in list(_turns(partner, 1))[6:] if any(view.signals[1][:4]))
        gone = {card for pile in view.piles for card in pile}
        worlds = imagined_hands(view, 1, 100)
        said = [view.signals[1][pile] for pile in range(4)]
        spoken = [signals_for(hands[1], view.tops, gone, view.minimum)[:4] for hands in worlds]
        words = (None, "please-spare", "spare", "take")
        shares[partner] = sum([words[word] for word in one] == said for one in spoken) / len(worlds)
    assert shares["learned"] == 1
    assert shares["swapped"] < 0.5


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (("take", None, "spare", None, None), (1, 1, False)),  # 5 was four steps from A, 98 two from C
        (("please-spare", None, "please-spare", None, None), (1, 1, False)),  # 98 was nearer than that
        (("please-spare", "take", "spare", None, None), (2, 1, False)),  # 5 was near to B as well
        ((None, None, None, "spare", None), (1, 0, False)),  # the one card was asked for once
        ((None, None, None, None, None), (0, 0, True)),  # of C or D something should have been said
    ],
)
def test_words_are_held_against_the_cards_laid_next(
    said: tuple[str | None, ...], found: tuple[int, int, bool]
) -> None:
    """Seat 0 lays 30 and 31 on B while seat 1 speaks; then seat 1 lays 5 on A and 98 on C."""
    silence = (None,) * 5
    turns = (
        TurnStart(0, (0, 0, 0, 0), (silence, silence)),
        TurnStart(1, (0, 2, 0, 0), (silence, said)),
        TurnStart(0, (1, 2, 1, 0), (silence, said)),
    )
    options = GAME.options(players=2, starter=0)
    view = GAME.view(GAME.start(options), 0)._replace(piles=((5,), (30, 31), (98,), ()), turns=turns)
    assert manners_of(view) == [(0, 0, False), found]
