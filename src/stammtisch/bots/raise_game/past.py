"""What was done in a round so far, worked out from its pot and its track."""

from __future__ import annotations

from stammtisch.games.raise_game import rules
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.model import Stone, View
from stammtisch.games.raise_game.moves import placed

Done = list[tuple[int, tuple[Card, ...]]]  # seats and the cards they laid; none are a pass


def retraced(view: View) -> Done:
    """First cards, raises and passes of the round in their order; nothing if there is no such order.

    A pot shows everybody's cards as they were laid, but not where one raise ends and the next begins. Where
    that leaves several ways, this is one of them.
    """
    assert view.roller is not None
    players = view.options.players
    track: tuple[Stone, ...] = ()
    firsts: Done = []
    for steps in range(players):
        seat = rules.clockwise(view.roller, steps, players)
        if view.pot[seat]:
            track = placed(track, Stone(view.value(view.pot[seat][0]), seat))
            firsts.append((seat, view.pot[seat][:1]))
    rest = _rest(view, track, [cards[1:] for cards in view.pot])
    return [] if rest is None else firsts + rest


def _rest(view: View, track: tuple[Stone, ...], to_lay: list[tuple[Card, ...]]) -> Done | None:
    """The acts that lead from here to what the view shows, or None if there are none."""
    own, *others = track
    cards = to_lay[own.seat]
    if track == view.track and not any(to_lay):
        return []
    if not others:
        return None
    if not cards:
        if any(stone.seat == own.seat for stone in view.track):
            return None
        then = _rest(view, tuple(others), to_lay)
        return None if then is None else [(own.seat, ()), *then]
    for number in range(1, len(cards) + 1):
        values = [view.value(card) for card in cards[:number]]
        if rules.may_raise(own.field, sum(values), max(values), others[0].field, view.options.extra_cards):
            left = list(to_lay)
            left[own.seat] = cards[number:]
            stone = Stone(own.field + sum(values), own.seat)
            then = _rest(view, placed(tuple(others), stone), left)
            if then is not None:
                return [(own.seat, cards[:number]), *then]
    return None
