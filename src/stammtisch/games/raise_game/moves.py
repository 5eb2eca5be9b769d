"""The moves of RAISE: the state after each kind of act, in the order of RULES.md."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from stammtisch.core.game import IllegalMove, Seat
from stammtisch.games.raise_game import components, rules
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.model import (
    Cards,
    Choose,
    Deal,
    Die,
    Pass,
    Point,
    RaiseBy,
    Round,
    Starter,
    State,
    Stone,
    Track,
)
from stammtisch.games.raise_game.turns import acts_of, rounds_to_come, starters, still_choosing

T = TypeVar("T")


# Chance


def _need_chance(by: Seat | None) -> None:
    if by is not None:
        raise IllegalMove("why-chance", "2.1")


def _refused(key: str, rule: str, card: Card) -> IllegalMove:
    """A refusal of this card, with its name for people and its spelling for programs."""
    error = IllegalMove(key, rule, card=str(card))
    if card.symbol in components.standard().symbols:  # the catalogues have no names for others
        error.named = {"card": ("raise-card", {"symbol": card.symbol, "number": card.number})}
    return error


def _unknown(card: Card) -> IllegalMove:
    return _refused("why-no-card", "1.1", card)


def _not_held(state: State, card: Card, rule: str) -> IllegalMove:
    known = card in state.options.set.cards
    return _refused("why-not-held", rule, card) if known else _unknown(card)


def deal(state: State, by: Seat | None, act: Deal) -> State:
    """A card goes from a draw pile to its owner's hand (2.1, 4.5, 5.2)."""
    seat, card = act.seat, act.card
    _need_chance(by)
    refilling = state.refilling
    if not refilling:
        raise IllegalMove("why-no-deal", "4.5")
    if seat != refilling[0]:
        raise IllegalMove("why-deal-to", "5.2", who=refilling[0])
    kind = acts_of(state.options.set).index.get(card)
    if kind is None:
        raise _unknown(card)
    pile = state.draw_piles[seat]
    if pile[kind] == 0:
        raise _refused("why-dealt", "1.1", card)
    pile = _with(pile, kind, pile[kind] - 1)
    hand = list(state.hands[seat])
    insort(hand, card)
    return State(
        state.options,
        _with(state.hands, seat, tuple(hand)),
        _with(state.draw_piles, seat, pile),
        refilling[1:],
        state.roller,
        state.round,
        state.ledger,
    )


def starter(state: State, by: Seat | None, act: Starter) -> State:
    """Decides who rolls the dice first (2.3)."""
    seat = act.seat
    _need_chance(by)
    if state.refilling or state.roller is not None:
        raise IllegalMove("why-not-settled", "2.3")
    if seat not in starters(state.options):
        raise IllegalMove("why-first", "2.3", who=seat)
    return state._replace(roller=seat)


def point(state: State, by: Seat | None, act: Point) -> State:
    """A point card is turned up: a round begins (3.1)."""
    points = act.points
    _need_chance(by)
    if state.refilling or state.roller is None or state.round is not None:
        raise IllegalMove("raise-why-no-point", "3.1")
    if not rounds_to_come(state):
        raise IllegalMove("error-over", "6.1")
    unseen = state.ledger.unseen_points
    if points not in unseen:
        if points in state.options.set.point_cards:
            raise IllegalMove("raise-why-point-before", "1.4", points=points)
        raise IllegalMove("raise-why-point", "1.4", points=points)
    at = unseen.index(points)
    players = state.options.players
    return state._replace(
        round=Round(points, (), (None,) * players, ((),) * players, ()),
        ledger=state.ledger._replace(unseen_points=unseen[:at] + unseen[at + 1 :]),
    )


def die(state: State, by: Seat | None, act: Die) -> State:
    """The next die is rolled (3.1); if nobody holds a card after the last, the round is over (3.5)."""
    _need_chance(by)
    now, face = state.round, act.face
    dice = state.options.set.dice
    if now is None or len(now.dice) == len(dice):
        raise IllegalMove("raise-why-no-die", "3.1")
    if face not in dice[len(now.dice)]:
        faces = ", ".join(dict.fromkeys(dice[len(now.dice)]))
        raise IllegalMove("raise-why-face", "1.3", die=len(now.dice) + 1, face=face, faces=faces)
    rolled = Round(now.point, (*now.dice, face), now.chosen, now.pot, now.track)
    if len(rolled.dice) == len(dice) and rules.unawarded(len(still_choosing(rolled, state.hands))):
        set_aside = (*state.ledger.set_aside, now.point)
        return state._replace(round=None, ledger=state.ledger._replace(set_aside=set_aside))
    return _in_round(state, state.hands, rolled)


# 3 The first card


def choose(state: State, seat: Seat | None, act: Choose) -> State:
    """A card is laid face down (3.2)."""
    now, card = state.round, act.card
    if now is None or now.track or len(now.dice) < len(state.options.set.dice):
        raise IllegalMove("raise-why-no-choice", "3.2")
    if seat is None:
        raise IllegalMove("why-no-seat", "3.2")
    if now.chosen[seat] is not None:
        raise IllegalMove("raise-why-chosen", "3.2")
    if card not in state.hands[seat]:
        raise _not_held(state, card, "3.2")
    now = Round(now.point, now.dice, _with(now.chosen, seat, card), now.pot, now.track)
    if still_choosing(now, state.hands):
        return _in_round(state, state.hands, now)
    return _reveal(state, now)


def _reveal(state: State, now: Round) -> State:
    """All cards are turned over and the stones placed, beginning with the roller (3.2 to 3.4)."""
    assert state.roller is not None
    values = acts_of(state.options.set).values(now.dice)
    hands = list(state.hands)
    pot = list(now.pot)
    track: Track = ()
    for steps in range(len(hands)):
        seat = rules.clockwise(state.roller, steps, len(hands))
        card = now.chosen[seat]
        if card is not None:  # 3.5, 3.6
            at = hands[seat].index(card)
            hands[seat] = hands[seat][:at] + hands[seat][at + 1 :]
            pot[seat] = (card,)
            track = placed(track, Stone(values[card], seat))
    return _go_on(state, tuple(hands), Round(now.point, now.dice, (None,) * len(hands), tuple(pot), track))


def placed(track: Track, stone: Stone) -> Track:
    """The stones with one added; on an occupied field it lies on top, behind the others (3.3, 4.1)."""
    for place, other in enumerate(track):
        if rules.lands_behind(stone.field, other.field):
            return (*track[:place], stone, *track[place:])
    return (*track, stone)


# 4 Continue or pass


def _need_on_turn(state: State, seat: Seat | None) -> tuple[Seat, Round]:
    now = state.round
    if now is None or not now.track:
        raise IllegalMove("raise-why-stones", "4.1")
    if state.refilling:
        raise IllegalMove("raise-why-refill", "4.5", who=state.refilling[0])
    on_turn = now.track[0].seat
    if seat != on_turn:
        raise IllegalMove("raise-why-turn", "4.1", who=on_turn)
    return on_turn, now


def raise_by(state: State, by: Seat | None, act: RaiseBy) -> State:
    """The rearmost stone moves past the second-to-last one (4.2, 4.3)."""
    seat, now = _need_on_turn(state, by)
    cards = act.cards
    if not cards:
        raise IllegalMove("raise-why-no-cards", "4.2")
    hand = list(state.hands[seat])
    for card in cards:
        if card not in hand:
            raise _not_held(state, card, "4.4")
        hand.remove(card)
    values = acts_of(state.options.set).values(now.dice)
    worths = [values[card] for card in cards]
    total, highest = sum(worths), max(worths)
    field, second = now.track[0].field, now.track[1].field
    if not rules.may_raise(field, total, highest, second, state.options.extra_cards):
        if not rules.overtakes(field + total, second):
            raise IllegalMove("raise-why-short", "4.2", beyond=second)
        raise IllegalMove("raise-why-more", "4.3")
    pot = _with(now.pot, seat, now.pot[seat] + cards)
    track = placed(now.track[1:], Stone(field + total, seat))
    hands = _with(state.hands, seat, tuple(hand))
    return _go_on(state, hands, Round(now.point, now.dice, now.chosen, pot, track))


def pass_by(state: State, by: Seat | None, act: Pass) -> State:
    """The rearmost stone is removed and its player refills at once (4.5)."""
    seat, now = _need_on_turn(state, by)
    now = Round(now.point, now.dice, now.chosen, now.pot, now.track[1:])
    return _go_on(state, state.hands, now, _refilling(state, state.hands, (seat,)))


def _go_on(state: State, hands: tuple[Cards, ...], now: Round, refilling: tuple[Seat, ...] = ()) -> State:
    """The round continues, unless one stone is left or nobody in it has a card (4.7)."""
    if rules.round_over(len(now.track), sum([len(hands[seat]) for _, seat in now.track])):
        return _end_round(state, hands, now, refilling)
    return State(state.options, hands, state.draw_piles, refilling, state.roller, now, state.ledger)


def _refilling(state: State, hands: tuple[Cards, ...], seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Who is dealt cards, one entry per card: up to a full hand, as the draw pile allows (4.5, 4.6)."""
    size, piles = state.options.set.hand_size, state.draw_piles
    return tuple(
        [seat for seat in seats for _ in range(rules.refill(len(hands[seat]), size, sum(piles[seat])))]
    )


# 5 End of a round


def _end_round(state: State, hands: tuple[Cards, ...], now: Round, refilling: tuple[Seat, ...]) -> State:
    """The foremost stone wins (4.7, 5.1); after a pass that refills, everybody refills (5.2)."""
    ledger = state.ledger
    winner = now.track[-1].seat
    pile = tuple([card for cards in (ledger.piles[winner], *now.pot) for card in cards])
    points = (*ledger.point_piles[winner], now.point)
    others = [seat for seat in range(len(hands)) if seat not in refilling]
    return State(
        options=state.options,
        hands=hands,
        draw_piles=state.draw_piles,
        refilling=refilling + _refilling(state, hands, others),
        roller=winner,
        round=None,
        ledger=ledger._replace(
            piles=_with(ledger.piles, winner, pile),
            point_piles=_with(ledger.point_piles, winner, points),
        ),
    )


DOES: dict[type[Any], Callable[[State, Seat | None, Any], State]] = {
    Deal: deal,
    Starter: starter,
    Point: point,
    Die: die,
    Choose: choose,
    RaiseBy: raise_by,
    Pass: pass_by,
}
"""For each kind of act, the function from (state, seat or None for chance, act) to the next state."""


# Tuples with one item changed


def _with(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    changed = list(things)
    changed[at] = thing
    return tuple(changed)


def _in_round(state: State, hands: tuple[Cards, ...], now: Round) -> State:
    return State(state.options, hands, state.draw_piles, state.refilling, state.roller, now, state.ledger)
