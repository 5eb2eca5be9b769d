"""The judge of THE GAME: right where the answer is clear, blind to what is hidden, the same each time."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from stammtisch.bots import strength
from stammtisch.bots.judge import Estimate, has_judge, judge_for
from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game._kernel.winning import Winning
from stammtisch.bots.the_game.greedy import Greedy
from stammtisch.bots.the_game.judge import TheGameJudge
from stammtisch.bots.the_game.levels import Learned, Planner
from stammtisch.bots.the_game.winnable import WIDTH, draw_order, winning_line
from stammtisch.core.chance import Committed, Contribution, Scripted, Seeded, commitment
from stammtisch.core.game import Chance, Choice, Move, Over
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import (
    PILES,
    Act,
    Claim,
    Deal,
    End,
    Play,
    Signal,
    State,
    TheGame,
    TurnStart,
    View,
)

GAME = TheGame()
JUDGE = TheGameJudge()
TheMatch = Match[State, Act, View]
SILENCE: tuple[str | None, ...] = (None,) * 5


def table(
    hands: list[list[int]],
    tops: tuple[int, int, int, int],
    unseen: list[int] | None = None,
    said: dict[int, tuple[str | None, ...]] | None = None,
    played: int = 0,
    **more: Any,
) -> View:
    """What seat 0 sees on its turn; the cards that are nowhere lie at the bottom of pile A."""
    options = GAME.options(players=len(hands), starter=0, **more)
    unseen = unseen or []
    held = {card for hand in hands for card in hand} | set(unseen)
    piles = [[top] if rules.LOWEST <= top <= rules.HIGHEST else [] for top in tops]
    gone = [card for card in range(2, 100) if card not in held and card not in tops]
    next(pile for pile in piles if pile)[:0] = gone
    signals = tuple((said or {}).get(seat, SILENCE) for seat in range(len(hands)))
    state = State(
        options=options,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        unseen=tuple(sorted(unseen)),
        piles=tuple(map(tuple, piles)),
        claims=(None,) * len(hands),
        signals=signals,
        on_turn=0,
        minimum=rules.minimum(len(unseen), options.min_cards),
        played=played,
        turns=(TurnStart(0, tuple(map(len, piles)), signals),),
    )
    return GAME.view(state, 0)


def turn(text: str, *, ends: bool = True) -> list[Act]:
    """The turn as in "45A 46A"."""
    plays: list[Act] = [Play(int(play[:-1]), play[-1]) for play in text.split()]
    return [*plays, End()] if ends else plays


def left(view: View, acts: Any) -> tuple[tuple[int, ...], set[int]]:
    """What a turn leaves: tops and kept cards; turns that leave the same are the same."""
    tops, hand = list(view.tops), set(view.hand)
    for act in acts:
        if isinstance(act, Play):
            tops["ABCD".index(act.pile)] = act.card
            hand.remove(act.card)
    return tuple(tops), hand


@dataclass(frozen=True)
class Clear:
    """A position, a turn that is clearly worse than another, and why."""

    what: str
    view: View
    played: list[Act]
    better: list[Act] | None
    """None: whichever is found."""
    least: float
    """The loss is known to be at least this."""
    reason: str
    values: dict[str, str | int] = field(default_factory=dict)


def among(
    hand: list[int],
    tops: tuple[int, int, int, int],
    pile: int,
    players: int = 3,
    said: dict[int, tuple[str | None, ...]] | None = None,
    seed: int = 1,
) -> View:
    """In company, with some of the cards that still fit left in the draw pile and in the others' hands.

    Unless something was said, the table is a silent one: among those who speak, silence would mean something.
    """
    size = rules.hand_size(players, fewer_cards=False)
    cards = [
        card
        for card in range(rules.LOWEST, rules.HIGHEST + 1)
        if card not in hand and any(rules.fits(top, number, card) for number, top in enumerate(tops))
    ]
    cards = [card for card in cards if card not in tops]
    Random(seed).shuffle(cards)
    hands = [cards[size * seat : size * (seat + 1)] for seat in range(players - 1)]
    rest = cards[size * (players - 1) :]
    talk = "silent" if said is None else "signals"
    return table([hand, *hands], tops, rest[:pile], said, talk=talk)


CLEAR = [
    Clear(
        "the last cards in the right order win at once",
        table([[45, 46]], (40, 97, 3, 20)),
        turn("46A"),
        turn("45A 46A"),
        1.0,
        "win",
        {"cards": 2},
    ),
    Clear(
        "the first card must leave room for the second",
        table([[45, 46, 70], [71, 72]], (44, 98, 3, 4), [73, 74]),
        turn("70A", ends=False),
        None,
        0.4,
        "minimum",
        {"cards": 2},
    ),
    Clear(
        "a card of one's own is not buried",
        table([[62, 64, 70, 80], [66, 90]], (60, 97, 5, 3), [75, 85]),
        turn("64A 70A"),
        turn("62A 64A"),
        0.4,
        "fits",
        {"card": 62},
    ),
    Clear(
        "the last cards are laid in turn, not all at once",
        table([[90, 96], [95]], (80, 99, 2, 3)),
        turn("90A 96A"),
        turn("90A"),
        1.0,
        "fewer",
        {"cards": 1, "instead": 2},
    ),
    Clear(
        "three times ten back",
        among([20, 30, 40, 51, 74, 85], (50, 42, 58, 50), 30),
        turn("51A 30D"),
        None,
        0.15,
        "ten-back",
        {"card": 40, "pile": "A"},
    ),
    Clear(
        "two small steps, no great jumps",
        among([13, 18, 51, 52, 79, 91], (50, 42, 58, 50), 34),
        turn("79A 18D"),
        turn("51A 52A"),
        0.15,
        "steps",
        {"steps": 2, "instead": 61},
    ),
    Clear(
        "two cards are enough when the third jumps",
        among([13, 18, 51, 52, 79, 91], (50, 42, 58, 50), 34),
        turn("51A 52A 79A"),
        turn("51A 52A"),
        0.02,
        "fewer",
        {"cards": 2, "instead": 3},
    ),
    Clear(
        "neighbours go together",
        among([43, 44, 45, 46, 49, 57], (50, 42, 58, 50), 36),
        turn("43B 44B"),
        None,
        0.02,
        "more",
        {"cards": 5, "instead": 2},
    ),
    Clear(
        "a pile that a partner asked to spare is spared",
        among(
            [43, 45, 48, 51, 52, 85],
            (49, 42, 58, 50),
            34,
            said={1: (None, "spare", None, None, None)},
            seed=1,
        ),
        turn("45B 48B"),
        None,
        0.1,
        "spare",
        {"pile": "B", "seat": 1},
    ),
    Clear(
        "a card that nobody can spoil waits",
        among([20, 49, 53, 70, 99], (98, 45, 58, 48), 12, players=2),
        turn("99A 53B"),
        turn("49B 53B"),
        0.02,
        "waits",
        {"card": 99, "pile": "A"},
    ),
]


@pytest.mark.parametrize("clear", CLEAR, ids=lambda clear: clear.what)
def test_where_the_answer_is_clear_the_judge_says_so(clear: Clear) -> None:
    weighing = JUDGE.weigh(clear.view, clear.played, 384, 1)
    assert weighing.better
    assert weighing.best - weighing.played - weighing.noise >= clear.least
    if clear.better is not None:
        assert left(clear.view, weighing.better) == left(clear.view, clear.better)
    remarks = JUDGE.remarks(clear.view, clear.played, weighing.better)
    assert 0 < len(remarks) <= 2
    found = {remark.key: remark.values for remark in remarks}
    assert clear.values.items() <= found[f"the-game-better-{clear.reason}"].items()
    # And who plays it is told that nothing is better.
    praised = JUDGE.weigh(clear.view, weighing.better, 384, 1)
    assert (praised.better, praised.noise) == ((), 0.0)
    assert praised.played == praised.best == weighing.best


@pytest.mark.parametrize("clear", CLEAR, ids=lambda clear: clear.what)
def test_a_hint_says_why_its_turn_is_good_in_itself(clear: Clear) -> None:
    """It is compared with nothing, least of all with a turn without cards."""
    remarks = JUDGE.remarks(clear.view, (), clear.played)
    assert 0 < len(remarks) <= 2
    assert {one.key.removeprefix("the-game-better-") for one in remarks} <= {"win", "ten-back", "small"}


def test_what_is_certain_has_no_noise() -> None:
    won = table([[45, 46]], (40, 97, 3, 20))
    assert JUDGE.chance(won, 100, 1) == Estimate(1.0, 0.0)
    found = JUDGE.weigh(won, turn("46A"), 100, 1)
    assert (found.chance, found.played, found.best, found.noise) == (1.0, 0.0, 1.0, 0.0)
    stuck = table([[46], [47]], (44, 98, 3, 4), [48])  # two cards are asked for
    assert JUDGE.chance(stuck, 100, 1) == Estimate(0.0, 0.0)


def test_a_card_that_fits_nowhere_any_more_loses_the_game_for_certain() -> None:
    buried = table([[30, 50, 60], [70, 71]], (45, 46, 15, 16), [72])
    assert JUDGE.chance(buried, 50, 1) == Estimate(0.0, 0.0)
    rescued = table([[30, 40, 50], [70, 71]], (45, 46, 15, 16), [72])  # 50, 40, 30: ten back twice
    assert JUDGE.chance(rescued, 50, 1).noise > 0


def test_the_minimum_of_an_empty_draw_pile_is_one_card() -> None:
    view = table([[50, 61], [55]], (40, 97, 3, 4))
    assert view.minimum == 1
    found = JUDGE.weigh(view, turn("50A 61A"), 100, 1)
    assert (found.played, found.best, found.better) == (0.0, 1.0, tuple(turn("50A")))


def test_without_acts_the_judge_tells_its_best_turn() -> None:
    for clear in CLEAR:
        found = JUDGE.weigh(clear.view, (), 128, 1)
        assert found.better and found.played == found.best and found.noise == 0
        if clear.better and clear.least > 0.1:
            assert left(clear.view, found.better) == left(clear.view, clear.better)


def test_the_beginning_of_a_turn_is_continued_as_well_as_possible() -> None:
    view = among([20, 30, 40, 51, 74, 85], (50, 42, 58, 50), 30)
    good = JUDGE.weigh(view, turn("40A", ends=False), 256, 1)
    assert (good.better, good.noise) == ((), 0.0) and good.played == good.best
    bad = JUDGE.weigh(view, turn("85A", ends=False), 256, 1)
    assert bad.best - bad.played - bad.noise > 0.15
    assert left(view, bad.better)[0][0] == 20
    worse = JUDGE.weigh(view, turn("85A 30D"), 256, 1)
    assert worse.played <= bad.played  # the continuation was better than this one


def test_a_beginning_after_which_the_minimum_is_out_of_reach_has_no_chance() -> None:
    view = table([[45, 46, 70], [71, 72]], (44, 98, 3, 4), [73, 74])
    assert JUDGE.weigh(view, turn("70A", ends=False), 50, 1).played == 0
    assert JUDGE.weigh(view, turn("45A", ends=False), 50, 1).played > 0


def test_in_the_middle_of_a_turn_ending_it_can_be_judged() -> None:
    view = among([43, 44, 45, 46, 49, 57], (50, 42, 58, 50), 36)
    state = GAME.imagine(view, Random(1))
    for act in turn("49D 46D", ends=False):
        state = GAME.apply(state, Move(0, act))
    later = GAME.view(state, 0)
    ended = JUDGE.weigh(later, [End()], 256, 1)
    assert ended.best >= ended.played and set(later.hand) >= {
        a.card for a in ended.better if isinstance(a, Play)
    }
    hint = JUDGE.weigh(later, (), 256, 1)
    assert hint.better[0] in later.legal


@pytest.mark.parametrize("acts", ["46B", "99A", "46A 45A"])
def test_what_is_not_possible_is_refused(acts: str) -> None:
    view = table([[45, 46]], (40, 97, 3, 20))
    with pytest.raises(ValueError, match="not possible"):
        JUDGE.weigh(view, turn(acts), 10, 1)
    with pytest.raises(ValueError, match="on turn"):
        JUDGE.weigh(view._replace(seat=None), turn("45A"), 10, 1)


def test_signals_are_no_part_of_a_turn() -> None:
    view = among([20, 30, 40, 51, 74, 85], (50, 42, 58, 50), 30)
    plain = turn("51A 30D")
    spoken: list[Act] = [plain[0], Signal("A", "spare"), *plain[1:]]
    assert JUDGE.weigh(view, spoken, 64, 1) == JUDGE.weigh(view, plain, 64, 1)


# What a seat cannot know


def _played(players: int, seed: str, level: type[Learned | Planner] = Planner, **more: Any) -> TheMatch:
    options = GAME.options(players=players, **more)
    match: TheMatch = Match(GAME, options, chance=None)
    for move in whole_games.moves(level(), options, seed):
        match.play(move)
    return match


def _acts(match: TheMatch, at: int, until: int, seat: int) -> list[Act]:
    entries = match.journal[at:until]
    return [entry.act for entry in entries if isinstance(entry, Move) and entry.seat == seat]


@pytest.mark.parametrize("talk", ["silent", "signals"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_what_a_seat_cannot_know_changes_nothing(players: int, talk: str) -> None:
    match = _played(players, "swap", talk=talk)
    for decision in JUDGE.decisions(match)[2::9]:
        seat = decision.seat
        view = GAME.view(match.before(decision.at), seat)
        acts = _acts(match, decision.at, decision.until, seat)
        after = GAME.view(match.before(decision.until), (seat + 1) % players)
        judged = set()
        for number in range(2):
            twin = GAME.view(GAME.imagine(view, Random(number)), seat)
            other = GAME.view(GAME.imagine(after, Random(number)), after.seat)
            found = TheGameJudge().weigh(twin, acts, 24, 7)
            judged.add((found, TheGameJudge().chance(twin, 24, 7), TheGameJudge().chance(other, 24, 7)))
        assert len(judged) == 1


def test_the_same_question_has_the_same_answer_whatever_was_asked_before() -> None:
    match = _played(3, "again")
    some = JUDGE.decisions(match)[15::8]
    views = [GAME.view(match.before(one.at), one.seat) for one in some]
    acts = [_acts(match, one.at, one.until, one.seat) for one in some]
    forwards = [JUDGE.weigh(view, act, 256, 3) for view, act in zip(views, acts, strict=True)]
    fresh = TheGameJudge()
    backwards = [fresh.weigh(view, act, 256, 3) for view, act in zip(views[::-1], acts[::-1], strict=True)]
    assert forwards == backwards[::-1]
    assert forwards != [JUDGE.weigh(view, act, 256, 4) for view, act in zip(views, acts, strict=True)]


# Decisions of a match


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_turn_with_a_choice_is_a_decision(players: int) -> None:
    match = _played(players, "turns")
    found = JUDGE.decisions(match)
    assert len(found) > 15
    end = 0
    for one in found:
        view = GAME.view(match.before(one.at), one.seat)
        assert one.at >= end and view.on_turn == one.seat and view.played == 0
        assert len([act for act in view.legal if isinstance(act, Play)]) > 1
        acts = _acts(match, one.at, one.until, one.seat)
        assert isinstance(acts[0], Play) and (acts[-1] == End() or one.until == match.at)
        end = one.until


def _solo(*cards: int, **more: Any) -> TheMatch:
    deals = [Deal(0, card) for card in cards]
    return Match(GAME, GAME.options(players=1, **more), chance=Scripted(deals, then=Seeded(3)))


def test_what_was_taken_back_is_no_part_of_a_decision() -> None:
    match = _solo(2, 3, 4, 50, 51, 52, 97, 98)
    first = match.at
    match.play(Move(0, Play(50, "A")))
    match.take_back(0)
    match.play(Move(0, Play(2, "A")))
    match.play(Move(0, Play(52, "A")))
    match.take_back(0)
    match.play(Move(0, Play(3, "A")))
    match.play(Move(0, End()))
    (decision,) = JUDGE.decisions(match)
    assert (decision.at, decision.seat) == (first + 2, 0)
    assert match.before(decision.at).played == 0
    assert match.journal[decision.until - 1] == Move(0, End())
    assert TakenBack(0) in match.journal[decision.at : decision.until]


def test_a_turn_that_is_not_over_is_no_decision_yet() -> None:
    match = _solo(2, 3, 4, 50, 51, 52, 97, 98)
    match.play(Move(0, Play(2, "A")))
    match.play(Move(0, Play(3, "A")))
    assert not JUDGE.decisions(match)


def test_forced_turns_are_left_out() -> None:
    """Near the end of games there are turns with one course only, and turns that cannot save anything."""
    forced = judged = 0
    for number in range(6):
        match = _played(2, f"forced/{number}")
        at = {one.at for one in JUDGE.decisions(match)}
        for index, entry in enumerate(match.journal):
            state = match.before(index)
            if isinstance(entry, Move) and isinstance(entry.act, Play) and state.played == 0:
                view = GAME.view(state, entry.seat)
                plays = [act for act in view.legal if isinstance(act, Play)]
                if index not in at:
                    forced += 1
                    if JUDGE.chance(view, 20, 1).chance > 0:
                        assert len(plays) <= view.minimum
                judged += index in at
    assert forced > 5 and judged > 50


def test_the_play_that_ends_the_game_ends_its_decision() -> None:
    for number in range(10):
        match = _played(2, f"end/{number}", Learned)
        decisions = JUDGE.decisions(match)
        if decisions and decisions[-1].until == match.at:
            assert isinstance(match.journal[-1], Move) and isinstance(match.journal[-1].act, Play)
            break
    else:
        pytest.fail("no game ended with a decision")


# Chances at any moment


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_moment_of_a_game_has_a_chance(players: int) -> None:
    match = _played(players, "moments", Learned)
    for index in [*range(0, match.at, 13), match.at]:
        for seat in range(players):
            view = GAME.view(match.before(index), seat)
            found = JUDGE.chance(view, 8, index)
            assert 0 <= found.chance <= 1 and 0 <= found.noise < 0.5
            if view.result:
                assert found == Estimate(float(view.result.won), 0.0)


def test_before_the_start_claims_count() -> None:
    deals = [
        Deal(seat, card)
        for seat, hand in enumerate(([2, 3, 4, 97, 98, 99], [40, 45, 50, 55, 60, 65]))
        for card in hand
    ]
    hands = [*deals, *[Deal(2, card) for card in (30, 35, 70, 75, 80, 85)]]
    match: TheMatch = Match(GAME, GAME.options(players=3), chance=Scripted(hands, then=Seeded(1)))
    unclaimed = JUDGE.chance(match.view(0), 256, 1)
    match.play(Move(1, Claim(2)))
    match.play(Move(2, Claim(0)))
    assert isinstance(match.turn, Choice)
    claimed = JUDGE.chance(match.view(0), 256, 1)
    assert 0.7 < claimed.chance <= unclaimed.chance + 0.05 <= 1.05


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_before_the_deal_the_chance_is_what_the_bot_wins(players: int) -> None:
    usual = GAME.options(players=players)
    measured = strength()["the-game"]["learned"]["wins"][str(players)]
    assert JUDGE.before(usual, 0) == JUDGE.before(usual, players - 1) == pytest.approx(measured, abs=0.03)
    harder = JUDGE.before(GAME.options(players=players, min_cards=3, fewer_cards=True, talk="silent"), 0)
    assert harder < JUDGE.before(usual, 0)
    assert JUDGE.before(GAME.options(players=players, talk="open", take_back="on", starter=0), 0) == (
        JUDGE.before(usual, 0)
    )


def test_the_game_has_this_judge() -> None:
    assert has_judge("the-game")
    assert isinstance(judge_for("the-game"), TheGameJudge)


# Calibration: of positions judged 60 to 70 %, about as many are won (bench/calibration.py has the figures)


def _judged(players: int, games: range, worlds: int) -> list[tuple[float, bool]]:
    """In each game of the judge's bot: the chance at some moment as some seat sees it, and the outcome."""
    found = []
    for number in games:
        rng = Random(number)
        match = _played(players, f"calibration/{number}", Learned)
        view = GAME.view(match.before(rng.randrange(match.at)), rng.randrange(players))
        found.append((JUDGE.chance(view, worlds, number).chance, match.result.won))
    return found


@pytest.mark.parametrize("players", [1, 3])
def test_chances_come_true(players: int) -> None:
    found = _judged(players, range(80), 32)
    judged = sum(chance for chance, _ in found) / len(found)
    won = sum(won for _, won in found) / len(found)
    assert abs(judged - won) < 0.1
    error = sum((chance - won) ** 2 for chance, won in found) / len(found)
    assert error < won * (1 - won)  # better than always saying the mean


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_chances_of_each_tenth_come_true(players: int) -> None:
    found = _judged(players, range(600), 200)
    for tenth in range(10):
        inside = [one for one in found if min(int(one[0] * 10), 9) == tenth]
        if len(inside) >= 20:
            judged = sum(chance for chance, _ in inside) / len(inside)
            won = sum(won for _, won in inside) / len(inside)
            spread = 3.3 * (max(judged * (1 - judged), 0.01) / len(inside)) ** 0.5
            assert abs(judged - won) < spread + 0.02


# With all cards known


def _replayed(match: TheMatch, at: int, line: list[list[tuple[int, int]]]) -> State:
    """The line of play through the engine, with the cards in the order of the draw pile."""
    state = match.before(at)
    order = iter(draw_order(match)[rules.CARDS - len(state.unseen) :])
    for plays in line:
        seat = state.on_turn
        for card, pile in plays:
            state = GAME.apply(state, Move(seat, Play(card, PILES[pile])))
        if plays is not line[-1]:
            state = GAME.apply(state, Move(seat, End()))
        while state.to_draw:
            assert seat is not None
            state = GAME.apply(state, Move(None, Deal(seat, next(order))))
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_where_a_lost_deal_is_called_winnable_it_can_be_won(players: int) -> None:
    found = 0
    for number in range(2):
        match = _played(players, f"winnable/{number}")
        at = JUDGE.winnable(match)
        if match.result.won:
            assert at == match.at
        elif at is not None:
            search = Winning(Learned().player(match.options), WIDTH)
            line = winning_line(match, at, search)
            assert line is not None
            turn = GAME.turn(_replayed(match, at, line))
            assert isinstance(turn, Over) and turn.result.won
            assert at == TheGameJudge().winnable(match)
            found += 1
    assert found


def test_cards_that_nobody_drew_follow_from_the_secret() -> None:
    options = GAME.options(players=2)
    secret = Committed(b"a secret", [Contribution((0,), commitment(b"mine"), b"mine")])
    match: TheMatch = Match(GAME, options, chance=secret)
    rng, bot = Random(1), Greedy()
    while isinstance(turn := match.turn, Choice):
        seat = turn.seats[0]
        match.play(Move(seat, bot.choose(match.view(seat), rng, 1.0)))
    assert match.state.unseen
    again: TheMatch = Match(GAME, options, chance=Committed(b"a secret", secret.contributions))
    order = draw_order(match)
    assert sorted(order) == list(range(2, 100))
    dealt = [move.act.card for move in again.moves if isinstance(move.act, Deal)]
    assert order[: len(dealt)] == dealt
    state = match.state._replace(unseen=match.state.unseen, to_draw=1)
    falls = GAME.turn(state)
    assert isinstance(falls, Chance)
    fallen = secret.fall(falls, 0)
    assert isinstance(fallen, Deal)
    assert fallen.card == order[98 - len(match.state.unseen)]
