"""The judge of RAISE: right in clear cases, blind to what is hidden, repeatable, exact at the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple
from random import Random
from statistics import fmean
from typing import Any

import pytest

from stammtisch.arena.simulate import play_match
from stammtisch.bots.judge import Judge, Remark, Weighing
from stammtisch.bots.raise_game import judge
from stammtisch.bots.raise_game.greedy import Greedy
from stammtisch.bots.raise_game.judge import RaiseJudge
from stammtisch.bots.raise_game.levels import Shrewd
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Move, Over
from stammtisch.core.match import Match
from stammtisch.games.raise_game.components import Card, read
from stammtisch.games.raise_game.game import Act, Choose, Pass, Raise, RaiseBy, State, Stone, View
from stammtisch.games.raise_game.model import Ledger, Round
from stammtisch.games.raise_game.turns import counts_of

GAME = Raise()


class AsJudged(Shrewd):
    """`shrewd` with the worlds that the judge gives it."""

    worlds, at_once = judge.SHREWD[:2]


JUDGE = RaiseJudge()
BLANKS = ("blank",) * 7  # every symbol counts once


def cards(text: str) -> tuple[Card, ...]:
    """Cards from `bell-2 gear-5-5`; one point where none are named."""
    spelled = [word if word.count("-") == 2 else f"{word}-1" for word in text.split()]
    return tuple(sorted(map(Card.parse, spelled)))


def lay(text: str) -> Choose:
    return Choose(cards(text)[0])


def by(text: str) -> RaiseBy:
    return RaiseBy(cards(text))


def table(
    hands: list[str],
    stones: list[tuple[int, int]] | None = None,
    *,
    draw: list[str] | None = None,
    dice: tuple[str, ...] = BLANKS,
    point: int = 14,
    rounds: int = 0,
    won: list[tuple[int, ...]] | None = None,
    pot: str = "",
) -> State:
    """A round in the middle of a game; `stones` (field, seat) from the rearmost on; `won` point cards."""
    players = len(hands)
    options = GAME.options(players=players)
    nothing = [""] * players
    taken = [point, *[value for pile in won or [] for value in pile]]
    unseen = [value for value in options.set.point_cards if value not in taken]
    return State(
        options=options,
        hands=tuple(map(cards, hands)),
        draw_piles=tuple(counts_of(options.set, cards(pile)) for pile in draw or nothing),
        refilling=(),
        roller=0,
        round=Round(
            point,
            dice,
            (None,) * players,
            (cards(pot), *[()] * (players - 1)),
            tuple(Stone(field, seat) for field, seat in stones or []),
        ),
        ledger=Ledger(
            ((),) * players,
            tuple(won or [()] * players),
            (),
            tuple(unseen[: options.set.removed_for(players) + rounds]),
        ),
    )


def weigh(state: State, act: Act, seat: int = 0) -> tuple[Weighing, list[str]]:
    """The weighing of this act, and the names of the reasons for a better one."""
    view = GAME.view(state, seat)
    assert act in view.legal
    found = JUDGE.weigh(view, [act], 128, 1)
    told = JUDGE.remarks(view, [act], found.better)
    assert len(told) <= 2
    assert bool(told) == bool(found.better)
    return found, [remark.key.removeprefix("raise-better-") for remark in told]


def marked(found: Weighing) -> bool:
    return found.best - found.played >= 0.15 and found.best - found.played > found.noise


# Ten positions where the right answer is clear


def test_in_the_last_round_a_sure_victory_is_taken() -> None:
    """The rival has no card left: any raise wins the round, and with it the game."""
    state = table(["bell-4 bell-3", ""], [(3, 0), (5, 1)], won=[(6,), (12,)])
    found, why = weigh(state, Pass())
    assert (found.best, found.played, found.noise) == (1, 0, 0)
    assert isinstance(found.better[0], RaiseBy)
    assert why == ["sure", "last"]


def test_a_raise_that_cannot_pay_is_not_made() -> None:
    """The last round cannot be won any more, and the raise throws the points of the lead into the pot."""
    state = table(
        ["diamond-6-5", "diamond-5 diamond-5 gear-5-5 gear-4"],
        [(4, 0), (5, 1)],
        won=[(20, 7), (8, 9)],
        point=6,
    )
    found, why = weigh(state, by("diamond-6-5"))
    assert found.better == (Pass(),)
    assert marked(found)
    assert why == ["overtaken", "points"]


def test_a_hopeless_pot_is_left_to_the_others() -> None:
    """Four of the last cards for a point card of 6, with two rounds to come and a rival who can answer."""
    state = table(
        ["cloud-5-5 diamond-5 diamond-6-5 gear-4 gear-5-5 bell-1", "gear-4 gear-4 cloud-4 cloud-4 bell-4"],
        [(2, 0), (20, 1)],
        point=6,
        rounds=2,
        won=[(12, 11), (14, 9)],
    )
    found, why = weigh(state, by("cloud-5-5 diamond-5 diamond-6-5 gear-5-5"))
    assert found.better == (Pass(),)
    assert marked(found)
    assert set(why) <= {"overtaken", "pot", "save", "points"}
    assert "pot" in why


def test_what_comes_to_the_same_is_not_called_better() -> None:
    """Against a rival without cards every raise wins, and the points on its card come back with the pot."""
    state = table(["bell-4 bell-4-5", ""], [(3, 0), (4, 1)], won=[(6, 7), (20,)], point=9)
    found, why = weigh(state, by("bell-4-5"))
    assert found.best == found.played == 1
    assert (found.better, why) == ((), [])


def test_a_lower_card_is_enough() -> None:
    """Seat 1 cannot answer; bell 4 is needed against seat 2, who has passed, in the last round."""
    state = table(
        ["bell-1 bell-4", "", "hourglass-2 hourglass-3"],
        [(4, 0), (4, 1)],
        point=15,
        rounds=1,
        won=[(8,), (6,), (12, 14)],
    )
    found, why = weigh(state, by("bell-4"))
    assert found.better == (by("bell-1"),)
    assert marked(found)
    assert why == ["lower"]


def test_fewer_cards_are_enough() -> None:
    """Diamond 5 alone overtakes seat 1, who cannot answer; bell 4 would be missing in the last round."""
    state = table(
        ["bell-4 diamond-4 diamond-5 diamond-5", "", "gear-4 gear-4 gear-4"],
        [(1, 0), (5, 1)],
        point=15,
        rounds=1,
        won=[(8,), (6,), (12, 14)],
    )
    found, why = weigh(state, by("bell-4 diamond-5"))
    assert found.better == (by("diamond-5"),)
    assert marked(found)
    assert why == ["fewer", "lower"]


def test_ahead_and_with_nothing_to_win_one_passes() -> None:
    """The last round, 40 points ahead; the card with five points is worth more in hand than at stake."""
    state = table(
        ["cloud-5-5 gear-5-5", "diamond-5 diamond-5 diamond-4"],
        [(2, 0), (9, 1)],
        won=[(6, 7), (8,)],
        point=6,
    )
    found, why = weigh(state, by("cloud-5-5 gear-5-5"))
    assert found.better == (Pass(),)
    assert marked(found)
    assert why[0] in ("overtaken", "points")


def test_the_stronger_card_is_kept_for_the_answer() -> None:
    """Six fields after one lead to 7, which 4 and 3 do not pass; the other way round they pass 6."""
    state = table(["bell-1 diamond-6-5", "bell-4 bell-3"], won=[(10,), (12,)], point=20)
    found, why = weigh(state, lay("diamond-6-5"))
    assert (found.best, found.played) == (1, 0)
    assert found.better == (lay("bell-1"),)
    assert why[0] == "points"


def test_a_strong_symbol_wins_the_pot_for_one_card() -> None:
    """Six bells: bell 1 leads seven fields, beyond the reach of the rival, whose two cards are worth 4."""
    state = table(
        ["bell-1 gear-3", "hourglass-2 hourglass-2"],
        [(2, 0), (4, 1)],
        dice=("bell",) * 6 + ("blank",),
        won=[(10,), (12,)],
        point=20,
        rounds=1,
    )
    found, why = weigh(state, Pass())
    assert found.better == (by("bell-1"),)
    assert marked(found)
    assert why == ["sure", "worth"]


def test_a_card_with_points_is_not_laid_away() -> None:
    """The last round is lost in any case (the rival leads with ten times as many fields); points decide."""
    state = table(
        ["bell-1 diamond-6-5", "bell-4 bell-4-5 bell-3 bell-3"],
        dice=("bell",) * 7,
        point=6,
        won=[(20,), (9,)],
    )
    found, why = weigh(state, lay("diamond-6-5"))
    assert found.better == (lay("bell-1"),)
    assert marked(found)
    assert "points" in why


# What it must not know, and that it repeats


def games(players: int, seed: int, **more: Any) -> Match[Any, Any, Any]:
    options = GAME.options(players=players, **more)
    return play_match(GAME, options, [Greedy(), *[AsJudged()] * (players - 1)], str(seed))


def views(match: Match[Any, Any, Any], seats: range) -> list[View]:
    """What each of these seats saw now and then."""
    return [GAME.view(match.before(at), seat) for at in range(0, match.at, 21) for seat in seats]


def judged(view: View) -> tuple[Any, ...]:
    found: tuple[Any, ...] = astuple(JUDGE.chance(view, 8, 3))
    for act in view.legal[:2] if len(view.legal) > 1 else ():
        weighing = JUDGE.weigh(view, [act], 8, 4)
        found += (weighing, JUDGE.remarks(view, [act], weighing.better))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_cards_that_a_seat_cannot_know_change_nothing(players: int) -> None:
    """The others hold other cards, lie others face down: the same is said of the seat's decision."""
    rng = Random(players)
    for view in views(games(players, 1), range(1)):
        other = GAME.imagine(view, rng)
        assert judged(GAME.view(other, view.seat)) == judged(view)


def test_who_has_chosen_already_changes_nothing() -> None:
    match = Match(GAME, GAME.options(players=2), chance=Seeded(2))
    before = match.view(0)
    match.play(Move(1, match.legal(1)[0]))
    assert judged(match.view(0)) == judged(before)


def test_the_same_arguments_give_the_same_answer() -> None:
    seen = views(games(3, 2), range(3))
    assert [judged(view) for view in seen] == [judged(view) for view in reversed(seen)][::-1]


def test_another_seed_gives_other_worlds() -> None:
    match = Match(GAME, GAME.options(players=3), chance=Seeded(2))
    assert JUDGE.chance(match.view(0), 24, 1) != JUDGE.chance(match.view(0), 24, 2)


# The bot that plays on


def test_the_compiled_shrewd_plays_like_the_bot() -> None:
    """Both in the same positions with many seeds: they differ no more than two samples of one bot do."""
    apart, own = [], []
    match = games(3, 3)
    for decision in JUDGE.decisions(match)[::5]:
        view = GAME.view(match.before(decision.at), decision.seat)
        judging = judge._judging(view.options)
        judging.see(view)
        compiled = Counter(judge._act(view, judging.pick(seed)) for seed in range(60))
        bot, again = [
            Counter(AsJudged().choose(view, Random(seed), 5.0) for seed in range(start, start + 60))
            for start in (0, 60)
        ]
        apart.append((compiled - bot).total() / 60)
        own.append((bot - again).total() / 60)
    assert len(apart) > 10
    assert fmean(apart) < fmean(own) + 0.03


def test_who_has_raised_is_imagined_with_better_cards() -> None:
    """The same cards are in the pot; if the rival laid two of them, it holds better ones than usual."""
    state = table(
        ["gear-3 gear-4", "bell-1 diamond-6-5"],
        [(4, 0), (5, 1)],
        draw=["", "bell-1 bell-2 bell-2 hourglass-2 cloud-3 gear-4 diamond-5 diamond-5"],
        won=[(10,), (12,)],
    )
    now = state.round
    assert now is not None
    chances = []
    for pot in (("bell-3 hourglass-3", "cloud-2"), ("bell-3", "cloud-2 hourglass-3")):
        laid = state._replace(round=now._replace(pot=tuple(map(cards, pot))))
        chances.append(JUDGE.chance(GAME.view(laid, 0), 600, 1).chance)
    assert chances[0] > chances[1] + 0.01


# All of a game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_of_a_game_has_a_chance(players: int) -> None:
    match = games(players, players)
    for at in range(players, match.at + 1, 13):
        state = match.before(at)
        chances = [JUDGE.chance(GAME.view(state, seat), 8, at) for seat in range(players)]
        assert all(0 <= one.chance <= 1 and one.noise >= 0 for one in chances)
        if isinstance(GAME.turn(state), Choice):
            assert 0.4 < sum(one.chance for one in chances) < 1.8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_decision_is_weighed(players: int) -> None:
    match = games(players, players)
    decisions = JUDGE.decisions(match)
    assert decisions == sorted(decisions, key=lambda one: one.at)
    for at, entry in enumerate(match.journal):
        assert isinstance(entry, Move)
        several = entry.seat is not None and len(GAME.legal(match.before(at), entry.seat)) > 1
        assert several == any(one.at == at and one.seat == entry.seat for one in decisions)
    for decision in decisions[::7]:
        view = GAME.view(match.before(decision.at), decision.seat)
        move = match.journal[decision.at]
        assert isinstance(move, Move)
        found = JUDGE.weigh(view, [move.act], 8, decision.at)
        assert 0 <= found.played <= found.best <= 1
        assert 0 <= found.chance <= 1
        assert all(act in view.legal for act in found.better)
        assert move.act not in found.better
        assert bool(found.better) == (found.best > found.played)


def test_without_acts_the_best_are_told() -> None:
    match = Match(GAME, GAME.options(players=3), chance=Seeded(5))
    found = JUDGE.weigh(match.view(1), (), 64, 1)
    assert found.played == found.best
    assert found.better and found.better[0] in match.legal(1)


def test_the_end_is_exact() -> None:
    match = games(3, 9)
    assert isinstance(match.turn, Over)
    shares = [JUDGE.chance(match.view(seat), 8, 1) for seat in range(3)]
    won = match.result.winners
    assert [astuple(one) for one in shares] == [(1 / len(won) if s in won else 0, 0) for s in range(3)]


def test_nothing_is_estimated_once_the_last_card_is_played() -> None:
    """After the last round only refilling is left; without draw piles the scores are known."""
    state = table(["bell-1", "bell-2-1"], [(3, 0), (9, 1)], won=[(20,), (6,)], point=7)
    state = GAME.apply(state, Move(0, Pass()))
    assert JUDGE.chance(GAME.view(state, 0), 8, 1).chance == 1
    assert JUDGE.chance(GAME.view(state, 1), 8, 1).chance == 0


def test_a_shared_victory_counts_in_parts() -> None:
    state = table(["bell-2", "bell-1"], [(3, 0), (9, 1)], won=[(20,), (14,)], point=6)
    assert JUDGE.chance(GAME.view(state, 0), 8, 1) == JUDGE.chance(GAME.view(state, 1), 8, 1)
    assert JUDGE.chance(GAME.view(state, 0), 8, 1).chance == 0.5


def test_of_first_cards_that_were_exchanged_the_last_one_counts() -> None:
    match = Match(GAME, GAME.options(players=2), chance=Seeded(2))
    first, second = match.legal(0)[:2]
    begun = match.at
    match.play(Move(0, first))
    match.take_back(0)
    match.play(Move(0, second))
    match.play(Move(1, match.legal(1)[0]))
    found = JUDGE.decisions(match)
    assert [(one.at, one.until, one.seat) for one in found] == [
        (begun + 2, begun + 3, 0),
        (begun + 3, begun + 4, 1),
    ]


def test_before_the_deal_all_have_the_same_chance() -> None:
    general: Judge = JUDGE
    assert [general.before(GAME.options(players=n), 0) for n in (2, 5)] == [0.5, 0.2]
    assert general.winnable(games(2, 1)) is None
    assert JUDGE.remarks(Match(GAME, GAME.options(players=2), chance=1).view(0), (), ()) == ()
    assert general.bot == "shrewd"


def test_another_set_is_judged_too() -> None:
    figures = {
        "name": "other",
        "hand_size": 8,
        "symbols": ["star", "moon"],
        "dice": [["star", "moon"], ["blank", "star", "star"]],
        "cards_per_player": 20,
        "cards": ["star-1-0"] * 8 + ["moon-2-3"] * 8 + ["star-5-1", "moon-3-3"] * 2,
        "point_cards": [4, 4, 4, 9, 9, 0, 30],
        "removed_point_cards": {"2": 0, "3": 1, "4": 3, "5": 6},
    }
    for extra_cards in (False, True):
        for view in views(games(3, 1, set=read(figures), extra_cards=extra_cards), range(3)):
            assert judged(view)


def test_with_extra_cards_a_raise_may_be_too_long() -> None:
    """Option `extra_cards` (4.3): one card wins as surely as both, and the other plays the last round."""
    state = table(
        ["bell-4 bell-4", "", "hourglass-3 hourglass-3"],
        [(4, 0), (4, 1)],
        point=15,
        rounds=1,
        won=[(8,), (6,), (12, 14)],
    )
    state = state._replace(options=GAME.options(players=3, extra_cards=True))
    found, why = weigh(state, by("bell-4 bell-4"))
    assert found.better == (by("bell-4"),)
    assert marked(found)
    assert why == ["fewer", "lower"]


def test_a_hint_is_compared_with_what_one_would_think_of_first() -> None:
    match = games(3, 4)
    raises = 0
    for decision in JUDGE.decisions(match):
        view = GAME.view(match.before(decision.at), decision.seat)
        for one in view.legal:
            if isinstance(one, RaiseBy):
                assert JUDGE.remarks(view, [], [one]) == JUDGE.remarks(view, [Pass()], [one])
                raises += 1
    assert raises


def test_remarks_are_keys_with_plain_values() -> None:
    match = games(3, 4)
    told: list[Remark] = []
    for decision in JUDGE.decisions(match):
        view = GAME.view(match.before(decision.at), decision.seat)
        for one in view.legal:
            for other in view.legal:
                told += JUDGE.remarks(view, [one], [other])
    assert len({remark.key for remark in told}) >= 14
    for remark in told:
        assert remark.key.startswith("raise-better-")
        assert all(isinstance(value, str | int) for value in remark.values.values())
