"""What was done in a round is worked out from pot and track, and tells what the others may hold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.bots.raise_game._kernel.ends import Ends
from stammtisch.bots.raise_game._kernel.foresight import Foresight
from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.bots.raise_game.levels import Thrifty
from stammtisch.bots.raise_game.past import Done, retraced
from stammtisch.bots.raise_game.weights import GLANCE_NOISE, ends, glance
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Move
from stammtisch.core.match import Match
from stammtisch.games.raise_game.game import Pass, Raise, RaiseBy, View

GAME = Raise()


def moments(players: int, seed: int, **more: Any) -> list[tuple[View, Done]]:
    """What seats on turn see in a game of `thrifty`, and the raises and passes of the round before that."""
    match = Match(GAME, GAME.options(players=players, **more), chance=Seeded(seed))
    bot, rng = Thrifty(), Random(seed)
    seen: list[tuple[View, Done]] = []
    done: Done = []
    while isinstance(turn := match.turn, Choice):
        seat = turn.seats[0]
        view = match.view(seat)
        act = bot.choose(view, rng, 1.0)
        if not view.track:
            done = []
        else:
            seen.append((view, list(done)))
            done.append((seat, act.cards if isinstance(act, RaiseBy) else ()))
        match.play(Move(seat, act))
    return seen


def foresight(players: int) -> Foresight:
    options = GAME.options(players=players)
    return Foresight(options, Ends(players, ends(players)), Instinct(glance(players)), GLANCE_NOISE)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_round_is_retraced_from_pot_and_track(players: int) -> None:
    right = wrong = 0
    for seed in range(4):
        for view, done in moments(players, seed):
            acts = retraced(view)
            stones = sum(map(bool, view.pot))
            firsts = [(seat, cards[:1]) for seat, cards in enumerate(view.pot) if cards]
            assert sorted(acts[:stones]) == firsts
            for seat, pot in enumerate(view.pot):
                assert tuple(card for who, cards in acts if who == seat for card in cards) == pot
            right += acts[stones:] == done
            wrong += acts[stones:] != done
    assert right > 20 * wrong  # now and then a pot can be parted in more than one way


def test_a_round_is_retraced_if_raises_may_hold_more_cards() -> None:
    for view, done in moments(3, 1, extra_cards=True):
        acts = retraced(view)
        assert [cards for _, cards in acts if not cards] == [cards for _, cards in done if not cards]


def test_an_order_that_cannot_be_is_refused() -> None:
    """Of others the answer is how likely they were."""
    kernel = foresight(2)
    view = next(view for view, done in moments(2, 3) if done and all(view.hand_counts))
    acts = retraced(view)
    kernel.see(view)
    assert 0 < kernel.retrace(acts, 2.0, 1) < 1
    assert kernel.retrace(acts, 2.0, 1) == kernel.retrace(acts, 2.0, 1)
    assert kernel.retrace([*acts, acts[-1]], 2.0, 1) == 0  # the other one was on turn
    seat, cards = acts[0]
    assert kernel.retrace([(seat, cards * 11), *acts[1:]], 2.0, 1) == 0  # more than any hand holds


def test_hands_are_weighed_by_what_was_done() -> None:
    """The same view is worth something else once the acts have told about the hand."""
    kernel = foresight(2)
    changed = 0
    for view, done in moments(2, 4):
        if not done or view.legal == (Pass(),) or not view.hand_counts[1 - (view.seat or 0)]:
            continue
        kernel.see(view)
        before = kernel.sample([0, -1], 50, 1)
        kernel.retrace(retraced(view), 2.0, 1)
        changed += kernel.sample([0, -1], 50, 1) != before
        kernel.see(view)
        assert kernel.sample([0, -1], 50, 1) == before
    assert changed
