"""How the bots of THE GAME speak: before another acts, about two piles at most, and truly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from stammtisch.arena.simulate import play_match
from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game._kernel.signals import behind, signals_for
from stammtisch.bots.the_game.levels import Learned, Level, Master, Planner, Sharp
from stammtisch.core.game import Chance, Move
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import PILE_WORDS, Act, Play, Signal, State, TheGame

GAME = TheGame()
LEVELS = [Planner, Learned, Sharp, Master]
SILENCE = (None,) * 5
MOST_LINES = 5  # two piles let go, two spoken of, and the word about oneself


def _cheapest(hand: tuple[int, ...], tops: tuple[int, ...], cards: int) -> int | None:
    """The fewest steps that so many cards cost, by the rules alone; None if they cannot be laid."""
    if cards == 0:
        return 0
    costs = [
        rules.step(tops[pile], pile, card) + rest
        for card in hand
        for pile in range(rules.PILES)
        if rules.fits(tops[pile], pile, card)
        and (
            rest := _cheapest(
                tuple(c for c in hand if c != card), (*tops[:pile], card, *tops[pile + 1 :]), cards - 1
            )
        )
        is not None
    ]
    return min(costs, default=None)


def _in_trouble(hand: tuple[int, ...], tops: tuple[int, ...], minimum: int) -> bool:
    """The cards that a turn asks for cannot be laid, or cost at least ten steps each and twenty in all."""
    cost = _cheapest(hand, tops, minimum)
    return cost is None or cost >= max(10 * minimum, 20)


def _is_fine(hand: tuple[int, ...], tops: tuple[int, ...], cards: int, farther: int = 1) -> bool:
    """Two cards or more are asked for and go by a trick or up to three steps each, one of them up to nine."""
    if cards == 0:
        return True
    return any(
        rules.fits(tops[pile], pile, card)
        and (step := rules.step(tops[pile], pile, card)) <= (9 if farther else 3)
        and _is_fine(
            tuple(c for c in hand if c != card),
            (*tops[:pile], card, *tops[pile + 1 :]),
            cards - 1,
            farther - (step > 3),
        )
        for card in hand
        for pile in range(rules.PILES)
    )


def _beginnings(moves: list[Move[Act]], players: int) -> Iterator[tuple[State, list[Move[Act]]]]:
    """Each turn's state once all have spoken, and what they said."""
    state = GAME.start(GAME.options(players=players))
    said: list[Move[Act]] = []
    for move in moves:
        if isinstance(move.act, Play) and state.played == 0:
            yield state, said
            said = []
        if isinstance(move.act, Signal):
            said.append(move)
            assert state.on_turn is not None and state.played == 0  # as a turn begins
            assert move.seat != state.on_turn  # another's
        state = GAME.apply(state, move)
        for words in state.signals:
            assert sum(word is not None for word in words[:4]) <= 2


def _games(level: type[Level], players: int) -> Iterator[list[Move[Act]]]:
    """Whole games of a level, through the engine and through the kernel."""
    options = GAME.options(players=players)
    bots = [level() for _ in range(players)]
    yield list(play_match(GAME, options, bots, f"habit/{players}", seconds=0.01).moves)
    if level is not Master:  # its kernel games take long, and it speaks as the others do
        yield whole_games.moves(level(), options, f"habit/{players}")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_speak_before_another_acts_about_two_piles_at_most_and_truly(
    level: type[Level], players: int
) -> None:
    for moves in _games(level, players):
        lines = 0
        for state, said in _beginnings(moves, players):
            lines += len(said)
            assert max(Counter(move.seat for move in said).values(), default=0) <= MOST_LINES
            for seat, (hand, words) in enumerate(zip(state.hands, state.signals, strict=True)):
                if seat == state.on_turn:
                    continue
                if words[4] is not None:
                    assert state.left < rules.CARDS and hand
                if words[4] == "trouble":
                    assert _in_trouble(hand, state.tops, state.minimum)
                if words[4] == "fine":
                    assert state.minimum > 1 and _is_fine(hand, state.tops, state.minimum)
                if not hand:
                    assert words == SILENCE
        assert lines > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_word_stands_that_no_longer_holds_when_another_acts(players: int) -> None:
    for moves in _games(Learned, players):
        for state, _ in _beginnings(moves, players):
            gone = [card for pile in state.piles for card in pile]
            for seat, hand in enumerate(state.hands):
                if seat != state.on_turn:
                    now = signals_for(hand, state.tops, gone, state.minimum)
                    words = [(None, *PILE_WORDS)[n] for n in now[:4]] + [(None, "trouble", "fine")[now[4]]]
                    assert list(state.signals[seat]) == words


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [Planner, Learned])
def test_kernel_and_engine_speak_alike(level: type[Level], players: int) -> None:
    """What the kernel has its players say is what the level would say at the engine's table, in order."""
    options = GAME.options(players=players)
    bot, turns = level(), 0
    state = GAME.start(options)
    waiting: list[Move[Act]] = []
    for move in whole_games.moves(level(), options, f"alike/{players}"):
        begins = state.on_turn is not None and state.played == 0 and not isinstance(GAME.turn(state), Chance)
        if begins and not isinstance(move.act, Signal):
            assert not waiting and not any(bot.aside(GAME.view(state, s), Random(0)) for s in range(players))
            turns += 1
        if isinstance(move.act, Signal):
            if not waiting:
                waiting = [
                    Move(seat, act)
                    for seat in range(players)
                    for act in bot.aside(GAME.view(state, seat), Random(0))
                ]
            assert move == waiting.pop(0)
        state = GAME.apply(state, move)
    assert turns > 20


def test_trouble_and_fine_are_said_when_they_are_true_and_only_then() -> None:
    rng = Random(4)
    found = Counter[int]()
    for _ in range(300):
        cards = rng.sample(range(2, 100), 12)
        tops = (*sorted(cards[:2]), *sorted(cards[2:4]))
        hand, minimum = tuple(sorted(cards[4 : 4 + rng.randint(3, 6)])), rng.choice((1, 2, 2, 3))
        said = signals_for(hand, tops, cards[:4], minimum)[4]
        assert (said == 1) == _in_trouble(hand, tops, minimum)
        assert (said == 2) == (minimum > 1 and _is_fine(hand, tops, minimum))
        found[said] += 1
    assert min(found[0], found[1], found[2]) > 20


def test_nobody_is_in_trouble_before_the_first_card_or_with_an_empty_hand() -> None:
    starts = tuple(map(rules.start_card, range(rules.PILES)))
    assert _in_trouble((48, 52), starts, 2)
    assert signals_for((48, 52), starts, (), 2)[4] == 0
    assert signals_for((48, 52), (2, 1, 100, 100), (2,), 2)[4] == 1
    assert signals_for((), (60, 61, 30, 31), (60, 61, 30, 31), 1) == (0, 0, 0, 0, 0)


def test_the_words_mean_what_they_say() -> None:
    piles = (1, 40, 100, 60)
    assert signals_for((3, 47), piles, (), 2)[:4] == (2, 1, 0, 0)  # spare, please spare
    assert signals_for((20, 80), piles, (), 2)[:4] == (0, 3, 0, 3)  # nothing near: the freest may be taken
    assert signals_for((3, 71), piles, (), 2)[:4] == (2, 3, 0, 0)  # one to spare, one to take
    assert signals_for((15, 86), (1, 1, 100, 100), (), 2)[:4] == (0, 0, 0, 0)  # neither near nor far


def test_what_is_not_offered_tells_no_card_either() -> None:
    """Only 99 is near to B: whoever did not offer it would have 99, so nobody does."""
    assert signals_for((70, 71), (20, 95, 90, 50), set(range(80, 99)), 2)[:4] == (3, 0, 0, 3)
    gone = set(range(2, 100)) - {*range(11, 17), 88, 89, 90}
    assert signals_for((88, 90), (40, 91, 5, 30), gone, 1)[3] == 3
    assert signals_for((88, 89, 90), (40, 91, 5, 30), gone, 1)[3] == 0  # no other hand could say so


def test_each_pile_is_asked_for_because_of_another_card() -> None:
    assert signals_for((3, 50), (1, 1, 100, 100), (), 2)[:4] == (2, 0, 3, 0)
    assert signals_for((3, 4), (1, 1, 100, 100), (), 2)[:4] == (2, 2, 0, 0)
    assert signals_for((3, 4, 98), (1, 1, 100, 100), (), 2)[:4] == (2, 0, 2, 0)  # the nearest come first
    gone = {*range(2, 42), 44, 45, *range(52, 100)} - {31, 32}
    assert behind((41, 40, 100, 100), gone, 0, 2) == (31, 42, 43)
    gone |= {31}
    assert behind((41, 40, 100, 100), gone, 0, 2) == behind((41, 40, 100, 100), gone, 1, 2) == (42, 43)
    # Asking for both would tell both cards (4.1).
    assert sum(word == 2 for word in signals_for((42, 43), (41, 40, 100, 100), gone, 1)[:4]) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_signal_singles_out_a_card(players: int) -> None:
    """At least two cards that the others cannot rule out stand behind every word (4.1)."""
    heard = 0
    for moves in _games(Planner, players):
        for state, _ in _beginnings(moves, players):
            gone = [card for pile in state.piles for card in pile]
            for seat, (hand, words) in enumerate(zip(state.hands, state.signals, strict=True)):
                for pile, word in enumerate(words[:4]):
                    if seat == state.on_turn or word is None:
                        continue
                    heard += 1
                    possible = set(behind(state.tops, gone, pile, PILE_WORDS.index(word) + 1))
                    assert len(possible - set(gone)) >= 2
                    assert possible >= set(hand) if word == "take" else possible & set(hand)
    assert heard > 40
