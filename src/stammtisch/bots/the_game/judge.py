"""THE GAME's judge: the chance to win with a whole turn, with better ones, and at any moment.

All chances mean: if `learned` plays every seat on from there. They are counted in games to the end, in worlds
that fit what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from stammtisch.bots.judge import Decision, Estimate, Remark, Weighing
from stammtisch.bots.the_game import reasons
from stammtisch.bots.the_game._kernel.judging import Judging
from stammtisch.bots.the_game.before import share_won
from stammtisch.bots.the_game.levels import Learned, Sharp, Skill
from stammtisch.bots.the_game.turns import turns
from stammtisch.bots.the_game.weights import network_for
from stammtisch.bots.the_game.winnable import last_winnable
from stammtisch.core.game import Seat
from stammtisch.core.match import Match
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import PILES, Act, End, Options, Play, View

Z = 1.96  # of a 95 % interval


class TheGameJudge:
    """Implements `Judge`. It judges whole turns; claims and signals are not judged.

    One judge thinks about one thing at a time: threads need one each.
    """

    bot = "learned"
    first = 96
    most = 2304

    def __init__(self) -> None:
        self._judgings: dict[tuple[int, int, bool], Judging] = {}

    def decisions(self, match: Match[Any, Any, Any]) -> Sequence[Decision]:
        return [
            decision
            for decision in turns(match)
            if not _forced(GAME.view(match.before(decision.at), decision.seat))
        ]

    def weigh(self, view: View, acts: Sequence[Act], worlds: int, seed: int) -> Weighing:
        plays, whole = _course(view, acts)
        certain = _nothing_hidden(view)
        worlds = 1 if certain else max(worlds, 1)
        found = self._judging(view.options).weigh(view, plays, whole, worlds, seed)
        best, worlds, usual, mine, other, differ = found
        asked = whole or bool(plays)
        if best is None or (asked and other <= mine):
            return Weighing(usual / worlds, mine / worlds, mine / worlds, 0.0, (), worlds)
        gain = (other - mine) / worlds
        if not asked or certain or (_wins(view, best) and not _can_go_on(view, plays, whole=whole)):
            noise = 0.0
        else:  # one world more, in which they differ: a sample without differences is no proof
            noise = Z * sqrt((differ + 1 - worlds * gain * gain) / worlds / worlds)
        return Weighing(
            usual / worlds, mine / worlds, other / worlds, noise, tuple(_acts(view, best)), worlds
        )

    def chance(self, view: View, worlds: int, seed: int) -> Estimate:
        if view.result:
            return Estimate(float(view.result.won), 0.0)
        on_turn = view.seat == view.on_turn and not view.to_draw
        if _lost(view) or (on_turn and not _can_go_on(view, (), whole=False)):
            return Estimate(0.0, 0.0)
        certain = _nothing_hidden(view)
        worlds = 1 if certain else max(worlds, 1)
        share = self._judging(view.options).wins(view, worlds, seed) / worlds
        return Estimate(share, 0.0 if certain else _half_width(share, worlds))

    def before(self, options: Options, seat: Seat) -> float:
        return share_won(options)

    def remarks(self, view: View, played: Sequence[Act], better: Sequence[Act]) -> Sequence[Remark]:
        turn = _course(view, better)[0]
        return reasons.remarks(view, _course(view, played)[0], turn) if played else reasons.alone(view, turn)

    def winnable(self, match: Match[Any, Any, Any]) -> int | None:
        return last_winnable(match, self._judging(match.options))

    def _judging(self, options: Options) -> Judging:
        key = options.players, options.min_cards, options.fewer_cards
        if key not in self._judgings:
            self._judgings[key] = Judging(network_for(*key), _skill(options.players))
        return self._judgings[key]


def _skill(players: int) -> Skill:
    """Plays on as `learned`, and finds candidates as `sharp` does."""
    sharp = (Sharp.alone if players == 1 else None) or Sharp.skill
    return Skill(Learned.skill.most, 8, sharp.worlds, sharp.depth, sharp.narrow, sharp.trust)


# Turns worth judging


def _forced(view: View) -> bool:
    """Whether there is only one turn, or none of them can save the game."""
    return _ways(view, 2) < 2 or _lost(view)


def _lost(view: View) -> bool:
    """Whether some card can be laid on no pile any more, even if all others could be laid before it there."""
    left = {*view.hand, *view.unseen}
    reached: set[int] = set()
    for pile, top in enumerate(view.tops):
        here = {card for card in left if rules.fits(top, pile, card)}
        more = here
        while more:
            more = {card for card in left - here if any(rules.fits(before, pile, card) for before in here)}
            here |= more
        reached |= here
    return reached != left


def _ways(view: View, most: int) -> int:
    """How many turns there are that leave different cards or piles; counted up to `most`."""
    found: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()

    def lay(tops: tuple[int, ...], hand: tuple[int, ...], missing: int) -> None:
        if missing <= 0:
            found.add((tops, hand))
        for card in hand:
            for pile in range(rules.PILES):
                if len(found) >= most:
                    return
                if rules.fits(tops[pile], pile, card):
                    rest = tuple([held for held in hand if held != card])
                    lay((*tops[:pile], card, *tops[pile + 1 :]), rest, missing - 1)

    lay(view.tops, view.hand, view.minimum - view.played)
    return len(found)


# One turn


def _course(view: View, acts: Sequence[Act]) -> tuple[list[tuple[int, int]], bool]:
    """The plays of a turn from this view on as (card, pile), and whether they complete it.

    Signals are no part of it. Raises `ValueError` if the acts are not possible here.
    """
    if view.seat is None or view.seat != view.on_turn or view.to_draw or view.result:
        raise ValueError("only a seat on turn has a turn to judge")
    plays: list[tuple[int, int]] = []
    tops, hand, whole = list(view.tops), set(view.hand), False
    for act in acts:
        if isinstance(act, Play) and not whole:
            pile = PILES.find(act.pile)
            if act.card not in hand or pile < 0 or not rules.fits(tops[pile], pile, act.card):
                raise ValueError(f"{act} is not possible here")
            plays.append((act.card, pile))
            tops[pile] = act.card
            hand.remove(act.card)
        elif isinstance(act, End) and not whole and rules.may_end(view.played + len(plays), view.minimum):
            whole = True
        elif isinstance(act, Play | End):
            raise ValueError(f"{act} is not possible here")
    return plays, whole or _wins(view, plays)


def _acts(view: View, plays: Sequence[tuple[int, int]]) -> Iterator[Act]:
    """A whole turn as acts; where the game is over there is nothing to end."""
    for card, pile in plays:
        yield Play(card, PILES[pile])
    if rules.may_end(view.played + len(plays), view.minimum) and not _wins(view, plays):
        yield End()


def _wins(view: View, plays: Sequence[tuple[int, int]]) -> bool:
    """Whether these are the last cards."""
    return len(plays) == view.draw_pile + sum(view.hand_counts)


def _can_go_on(view: View, plays: Sequence[tuple[int, int]], *, whole: bool) -> bool:
    """Whether the minimum is met by these plays or, unless they are the whole turn, by further ones."""
    missing = max(view.minimum - view.played - len(plays), 0)
    if whole or not missing:
        return not missing or _wins(view, plays)
    tops = list(view.tops)
    for card, pile in plays:
        tops[pile] = card
    laid = {card for card, _ in plays}
    return rules.can_lay(tuple(tops), tuple([card for card in view.hand if card not in laid]), missing)


def _nothing_hidden(view: View) -> bool:
    """Whether the seat can work out every hand and the order of the draw pile."""
    if view.on_turn is None:
        return False
    others = sum(count > 0 for seat, count in enumerate(view.hand_counts) if seat != view.seat)
    if view.draw_pile:
        return others == 0 and view.draw_pile == 1
    return others <= 1


def _half_width(share: float, number: int) -> float:
    """Half of Wilson's 95 % interval of a share."""
    spread = share * (1 - share) / number + Z * Z / (4 * number * number)
    return Z * sqrt(spread) / (1 + Z * Z / number)
