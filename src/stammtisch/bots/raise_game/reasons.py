"""Why one act of RAISE is better than another, in words: what really differs between the two.

Each reason that applies has a weight; the two heaviest are told. All of it is seen from one seat: of the
others it counts how many cards they hold and what those are worth on average, or at most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from stammtisch.bots.judge import Remark
from stammtisch.core.game import Seat
from stammtisch.games.raise_game import rules
from stammtisch.games.raise_game.components import Card, Components
from stammtisch.games.raise_game.game import Act, Choose, Pass, RaiseBy, View

MOST = 2  # reasons that are told
CARD = 4  # points that a card is worth in the rounds to come, about
ENOUGH = 3.3  # cards per round from which one need not save
STRONG = 3  # a symbol's multiplier from which it stands out
Weighed = Iterator[tuple[float, Remark]]


def remarks(view: View, played: Act, better: Act) -> Sequence[Remark]:
    """Up to two reasons, the stronger one first."""
    match played, better:
        case Choose(card), Choose(other) if card != other:
            found = _first_cards(view, card, other)
        case RaiseBy(cards), Pass():
            found = _pass(view, cards)
        case Pass(), RaiseBy(cards):
            found = _raise(view, cards)
        case RaiseBy(cards), RaiseBy(others) if cards != others:
            found = _another_raise(view, cards, others)
        case _:
            return ()
    ranked = sorted(found, key=lambda one: -one[0])
    return [remark for _, remark in ranked[:MOST]]


def instead(view: View, act: Act) -> Act:
    """What one would think of first in its place: to pass, or the raise with the fewest cards."""
    if isinstance(act, Pass):
        raises = [one for one in view.legal if isinstance(one, RaiseBy)]
        return min(raises, key=lambda one: (len(one.cards), _field(view, one.cards)), default=act)
    return Pass() if isinstance(act, RaiseBy) else act


def _remark(name: str, **values: str | int) -> Remark:
    return Remark(f"raise-better-{name}", values)


# What the seat can work out


def _pot(view: View) -> int:
    """What the winner of the round would take now."""
    return (view.point or 0) + sum(card.points for cards in view.pot for card in cards)


def _field(view: View, cards: Sequence[Card]) -> int:
    """Where the own stone, which is on turn, would stand."""
    return view.track[0].field + sum(view.value(card) for card in cards)


def _rivals(view: View) -> list[tuple[Seat, float, int]]:
    """Those in the round: their seat, how far they get on average and at most."""
    found = []
    for field, seat in view.track:
        if seat != view.seat:
            values = sorted((view.value(card) for card in view.unseen[seat]), reverse=True)
            held = view.hand_counts[seat]
            usual = field + (held * sum(values) / len(values) if values else 0)
            found.append((seat, usual, field + sum(values[:held])))
    return found


def _threat(view: View, field: int) -> tuple[Seat, float] | None:
    """Who can be expected to overtake a stone on this field, and by how much; the one who gets furthest."""
    seat, usual, _ = max(_rivals(view), key=lambda rival: rival[1])
    return (seat, usual - field) if usual > field else None


def _sure(view: View, field: int) -> bool:
    """Whether nobody can overtake a stone on this field, whatever they hold."""
    return all(not rules.overtakes(most, field) for _, _, most in _rivals(view))


@lru_cache(maxsize=64)
def _usual_multipliers(box: Components) -> dict[str, float]:
    return {
        symbol: rules.multiplier(0) + sum(die.count(symbol) / len(die) for die in box.dice)
        for symbol in box.symbols
    }


def _usual(view: View, cards: Sequence[Card]) -> float:
    """What the cards are worth in an average round."""
    usual = _usual_multipliers(view.options.set)
    return sum(card.number * usual[card.symbol] for card in cards)


def _times(view: View, card: Card) -> int:
    return view.multipliers[view.options.set.symbols.index(card.symbol)]


def _points(cards: Sequence[Card]) -> int:
    return sum(card.points for card in cards)


def _per_round(view: View) -> float:
    """How many cards the seat has for this round and each one to come."""
    assert view.seat is not None
    return (len(view.hand) + view.draw_counts[view.seat]) / (view.rounds_to_come + 1)


# The reasons


def _pass(view: View, cards: Sequence[Card]) -> Weighed:
    pot, field = _pot(view), _field(view, cards)
    threat = _threat(view, field)
    if threat:
        yield 1 + threat[1] / 15, _remark("overtaken", who=threat[0])
    if view.rounds_to_come:
        cost = CARD * len(cards) + _points(cards)
        if cost > 0.5 * pot:
            yield 0.5 + cost / pot if pot else 3, _remark("pot", points=pot, cards=len(cards))
        scarce = _per_round(view) < ENOUGH
        yield 1.2 if scarce else 0.4, _remark("save", cards=len(cards), rounds=view.rounds_to_come)
        if _points(cards) > len(cards):  # more than the usual one each
            yield 1 + (_points(cards) - len(cards)) / 12, _remark("points", points=_points(cards))
    else:  # all that a raise costs now is the points on its cards
        yield 1.1, _remark("points", points=_points(cards))


def _raise(view: View, cards: Sequence[Card]) -> Weighed:
    assert view.seat is not None
    pot, field = _pot(view), _field(view, cards)
    if _sure(view, field):
        yield 3, _remark("sure")
    elif not _threat(view, field):
        yield 1.5, _remark("safe")
    if not view.rounds_to_come:
        yield 2, _remark("last")
    elif _per_round(view) > ENOUGH:
        held = len(view.hand) + view.draw_counts[view.seat]
        yield 0.8, _remark("spare", cards=held, rounds=view.rounds_to_come)
    yield 0.3 + pot / (CARD * len(cards) + 10), _remark("worth", points=pot, cards=len(cards))
    yield from _used(view, cards, 0.9)


def _another_raise(view: View, played: Sequence[Card], better: Sequence[Card]) -> Weighed:
    here, there = _field(view, played), _field(view, better)
    threat = _threat(view, here)
    if _sure(view, there) and not _sure(view, here):
        yield 3, _remark("sure")
    elif threat and not _threat(view, there):
        yield 2.5, _remark("overtaken", who=threat[0])
    if len(better) < len(played):
        yield 2, _remark("fewer", cards=len(better), instead=len(played))
    if _points(better) < _points(played) and not _sure(view, here):  # what surely wins comes back
        saved = _points(played) - _points(better)
        yield 1 + saved / 5, _remark("points", points=saved)
    if view.rounds_to_come and len(better) <= len(played) and _usual(view, better) < _usual(view, played):
        gap = _usual(view, played) - _usual(view, better)
        yield 0.6 + gap / 10, _remark("lower")
    used = {card.symbol for card in played}
    yield from _used(view, [card for card in better if card.symbol not in used], 0.8)
    if there > here:
        yield 0.5, _remark("further", fields=there - here)
    kept = [card for card in played if card not in better and _times(view, card) >= STRONG]
    if kept and there < here:
        strongest = max(kept, key=lambda card: _times(view, card))
        yield 0.7, _remark("keep-symbol", symbol=strongest.symbol, times=_times(view, strongest))


def _first_cards(view: View, played: Card, better: Card) -> Weighed:
    point = view.point or 0
    here, there = view.value(played), view.value(better)
    if better.points < played.points:
        saved = played.points - better.points
        yield 0.8 + saved / 5, _remark("points", points=saved)
    usual = _usual_multipliers(view.options.set)
    if view.rounds_to_come and _times(view, played) < usual[played.symbol] and there >= here:
        yield 1.3, _remark("later", symbol=played.symbol, times=_times(view, played))
    if there > here:
        yield 0.8 + (there - here) / 15, _remark("front", points=point, field=there, instead=here)
        if _times(view, better) > _times(view, played):
            yield from _used(view, [better], 1.0)
        if not view.rounds_to_come:
            yield 0.7, _remark("last")
    elif there < here:
        if _times(view, played) >= STRONG:
            strong = 0.8 + _times(view, played) / 10
            yield strong, _remark("keep-symbol", symbol=played.symbol, times=_times(view, played))
        if view.rounds_to_come:
            yield 1.0 if point < 13 else 0.6, _remark("back", points=point, field=there, instead=here)
    elif view.rounds_to_come and _usual(view, [better]) < _usual(view, [played]):
        yield 0.6, _remark("lower")


def _used(view: View, cards: Sequence[Card], weight: float) -> Weighed:
    """A symbol that counts much this round is used."""
    strong = [card for card in cards if _times(view, card) >= STRONG]
    if strong:
        card = max(strong, key=lambda card: _times(view, card))
        yield weight, _remark("symbol", symbol=card.symbol, times=_times(view, card))
