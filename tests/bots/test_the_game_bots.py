"""The bots of THE GAME: legal, blind to what is hidden, in the right order of strength."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from stammtisch.arena.simulate import play_match
from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game._kernel.past import manners_of
from stammtisch.bots.the_game._kernel.sampling import imagined_hands
from stammtisch.bots.the_game._kernel.signals import numbers_of, signals_for
from stammtisch.bots.the_game.levels import Learned, Level, Master, Planner, Sharp
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Move, Over
from stammtisch.core.match import Match
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import Act, Options, Play, State, TheGame, TurnStart, View
from stammtisch.games.the_game.model import ALL_CARDS, tops

GAME = TheGame()
LEVELS = [Planner, Learned, Sharp]


@pytest.mark.parametrize("talk", ["silent", "signals"])
@pytest.mark.parametrize("min_cards", [2, 3])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_act_is_legal(players: int, min_cards: int, talk: str) -> None:
    options = GAME.options(players=players, min_cards=min_cards, talk=talk)
    for level in (Planner, Learned):
        match = play_match(GAME, options, [level() for _ in range(players)], "legal")
        assert isinstance(match.turn, Over)


def test_levels_play_together_with_fewer_cards() -> None:
    options = GAME.options(players=3, fewer_cards=True)
    assert isinstance(play_match(GAME, options, [Planner(), Learned(), Sharp()], "mixed").turn, Over)


def _views(options: Options, seed: int, turns: int) -> list[View]:
    """Views of seats on turn on the way through a game."""
    views: list[View] = []
    bots = [Learned() for _ in range(options.players)]
    match: Match[State, Act, View] = Match(GAME, options, chance=Seeded(seed))
    rng = Random(seed)
    while isinstance(turn := match.turn, Choice) and len(views) < turns:
        seat = turn.seats[0]
        view = match.view(seat)
        if view.on_turn is not None and view.played == 0:
            for other, bot in enumerate(bots):
                for act in bot.aside(match.view(other), rng):
                    match.play(Move(other, act))
            view = match.view(seat)
            views.append(view)
        match.play(Move(seat, bots[seat].choose(view, rng, 2.0)))
    return views


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_changes_nothing(level: type[Level]) -> None:
    for view in _views(GAME.options(players=3), 3, 12)[::3]:
        twins = [GAME.imagine(view, Random(n)) for n in range(2)]
        assert twins[0].hands != twins[1].hands
        chosen = {
            level().choose(GAME.view(twin, view.seat), Random(1), 2.0) for twin in twins for _ in range(2)
        }
        assert len(chosen) == 1
        assert chosen <= set(view.legal)


def _unspoken(view: View) -> View:
    """The view before its seat has said anything."""
    silence = tuple((None,) * len(said) for said in view.signals)
    return view._replace(signals=silence)


def test_imagined_hands_would_give_the_signals_that_were_given() -> None:
    fitting = worlds = 0
    for view in _views(GAME.options(players=4), 2, 20)[::4]:
        assert view.seat is not None
        gone = [card for pile in view.piles for card in pile]
        said = [numbers_of(words) for words in view.signals]
        for hands in imagined_hands(view, 1, 20):
            worlds += 1
            assert hands[view.seat] == view.hand
            assert tuple(map(len, hands)) == view.hand_counts
            dealt = [card for hand in hands for card in hand]
            assert len(set(dealt)) == len(dealt) and set(dealt) <= {*view.hand, *view.unseen}
            fitting += all(
                list(signals_for(hand, view.tops, gone, view.minimum)) == words
                for seat, (hand, words) in enumerate(zip(hands, said, strict=True))
                if seat != view.seat
            )
    assert fitting > 0.9 * worlds


@pytest.mark.parametrize("players", [2, 3, 5])
def test_imagined_hands_would_have_given_the_signals_of_the_turns_before(players: int) -> None:
    """A hand stays the same until its owner's turn; what was laid then was in it before."""
    fitting = asked = 0
    for view in _views(GAME.options(players=players), 3, 30)[::5]:
        heard = []  # turn by turn: whose, the tops, the cards gone, the minimum, all words
        for number, turn in enumerate(view.turns):
            piles = tuple([pile[:count] for pile, count in zip(view.piles, turn.cards, strict=True)])
            gone = [card for pile in piles for card in pile]
            left = len(ALL_CARDS) - len(gone) - players * view.options.hand_size
            said = view.turns[number + 1].signals if number + 1 < len(view.turns) else view.signals
            heard.append((turn.seat, tops(piles), gone, rules.minimum(max(left, 0), 2), said))
        for seat in set(range(players)) - {view.seat}:
            own = [number for number, turn in enumerate(heard) if turn[0] == seat]
            if not own or not view.hand_counts[seat] or manners_of(view)[seat][2]:
                continue
            laid = [card for pile in view.laid_by_turn[own[-1]] for card in pile]
            lately = heard[own[-1] + 1 :]
            before = heard[own[-2] + 1 : own[-1]] if len(own) > 1 else heard[: own[-1]]
            pile = len(ALL_CARDS) - len(heard[own[-1]][2]) - players * view.options.hand_size
            drew = rules.draws(len(laid), max(pile, 0))
            for hands in imagined_hands(view, 1, 8):
                asked += 1
                fitting += _spoke(hands[seat], seat, lately) and any(
                    _spoke((*kept, *laid), seat, before)
                    for kept in combinations(hands[seat], len(hands[seat]) - drew)
                )
    assert fitting > 0.95 * asked > 20


def _spoke(hand: Sequence[int], seat: int, heard: Sequence[tuple[Any, ...]]) -> bool:
    """Whether this hand gives all the words of a seat that were heard."""
    return all(
        list(signals_for(hand, shown, gone, minimum)) == numbers_of(said[seat])
        for _, shown, gone, minimum, said in heard
    )


def test_who_comes_in_during_a_turn_hears_the_signals_as_they_were_meant() -> None:
    """Words refer to the tops when the turn began, and to the cards that were not yet laid then."""
    fitting = worlds = changed = 0
    for view in _views(GAME.options(players=4), 2, 24)[::4]:
        state = GAME.imagine(view, Random(5))
        for _ in range(view.minimum):
            state = GAME.apply(
                state, Move(view.seat, Learned().choose(GAME.view(state, view.seat), Random(1), 2.0))
            )
        later = GAME.view(state, view.seat)
        assert later.seat is not None and later.played == view.minimum
        assert (later.first_tops, later.laid) != (later.tops, ())
        gone = [card for pile in later.piles for card in pile]
        before = [card for pile in view.piles for card in pile]
        said = [numbers_of(words) for words in later.signals]
        for hands in imagined_hands(later, 1, 20):
            worlds += 1
            others = [(hand, said[seat]) for seat, hand in enumerate(hands) if seat != later.seat]
            fitting += all(list(signals_for(hand, view.tops, before, 2)) == words for hand, words in others)
            changed += all(list(signals_for(hand, later.tops, gone, 2)) == words for hand, words in others)
    assert fitting > 0.9 * worlds > changed


def test_a_stand_in_knows_which_pile_was_spoilt_before_it_came() -> None:
    """All asked to spare pile B. Who laid 24 on its 20 has spoilt it: one step more does no harm."""
    view = _views(GAME.options(players=3), 1, 1)[0]._replace(
        hand=(25, 36, 50, 51),
        piles=((30,), (20, 24), (70,), (60,)),
        turns=(TurnStart(1, (1, 1, 1, 1), ((None,) * 5,) * 3),),
        played=1,
        signals=((None, "spare", None, None, None),) * 3,
    )
    assert (view.first_tops, view.laid) == ((30, 20, 70, 60), (24,))
    assert Planner().choose(view, Random(1), 2.0) == Play(25, "B")
    untouched = view._replace(piles=((30, 34), (24,), (70,), (60,)), hand=(25, 39, 50, 53))
    assert Planner().choose(untouched, Random(1), 2.0) == Play(39, "A")


def test_late_signals_are_about_the_beginning_of_the_turn() -> None:
    view = _views(GAME.options(players=3), 1, 6)[-1]
    assert view.seat is not None
    other = (view.seat + 1) % 3
    state = GAME.imagine(view, Random(2))
    early = Planner().aside(_unspoken(GAME.view(state, other)), Random(0))
    for _ in range(2):
        state = GAME.apply(
            state, Move(view.seat, Learned().choose(GAME.view(state, view.seat), Random(1), 2.0))
        )
    assert early and Planner().aside(_unspoken(GAME.view(state, other)), Random(0)) == early


def test_signals_are_said_once() -> None:
    view = _views(GAME.options(players=3), 1, 5)[-1]
    assert not Learned().aside(view, Random(0))


@pytest.mark.parametrize("level", [Planner, Learned, Sharp])
def test_whole_games_replay_by_the_rules(level: type[Level]) -> None:
    for players in (1, 3):
        options = GAME.options(players=players)
        state = GAME.start(options)
        for move in whole_games.moves(level(), options, "replay"):
            state = GAME.apply(state, move)
        turn = GAME.turn(state)
        assert isinstance(turn, Over)
        assert turn.result.left == whole_games.cards_left(level(), options, "replay")


def test_the_same_seed_plays_the_same_game() -> None:
    options = GAME.options(players=2)
    games = [play_match(GAME, options, [Sharp(), Sharp()], "again").moves for _ in range(2)]
    assert games[0] == games[1]


def test_each_level_beats_the_one_below() -> None:
    options = GAME.options(players=3)
    games = 30
    wins = [
        sum(whole_games.cards_left(level, options, f"order/{n}") == 0 for n in range(games))
        for level in (Planner(), Learned(), Sharp())
    ]
    assert wins[0] + 8 < wins[1] <= wins[2] + 2


def test_given_less_time_a_level_imagines_less() -> None:
    options = GAME.options(players=3)
    master = Master()
    assert master.player(options, 0.01) is not master.player(options, 2.0)
