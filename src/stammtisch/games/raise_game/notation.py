"""RAISE's notation: `choose bell-2`, `raise cloud-4 bell-2`, `pass`.

A card is written without its points where symbol and number say which it is; `bell-4-5` is written in
full, since the standard set has `bell-4-1` as well.
"""

from __future__ import annotations

import re
from functools import cache

from stammtisch.core import notation
from stammtisch.core.acts import Forms
from stammtisch.core.notation import BadNotation, unknown
from stammtisch.games.raise_game import components
from stammtisch.games.raise_game.components import Card, Components
from stammtisch.games.raise_game.model import Act, Choose, Deal, Die, RaiseBy

_CARD = re.compile(r"([a-z]+)-([1-9][0-9]?)(?:-(0|[1-9][0-9]?))?")
_LIKE = "bell-2, bell-4-5"


def write(forms: Forms, act: Act) -> str:
    match act:
        case Choose(card):
            return f"choose {_short(card)}"
        case RaiseBy(cards):
            return " ".join(["raise", *map(_short, cards)])
        case Deal(seat, card):
            return f"deal {seat} {_short(card)}"
        case Die(face):
            return f"roll {face}"
    return notation.write(forms, act)


def read(forms: Forms, text: str, box: Components) -> Act:
    match text.lower().split():
        case ["choose", card]:
            return Choose(_card(card, box))
        case ["raise", _, *_] as words:
            return RaiseBy(tuple(sorted(_card(card, box) for card in words[1:])))
        case ["deal", seat, card] if seat.isdecimal():
            return Deal(int(seat), _card(card, box))
        case ["choose" | "raise" | "deal", *_]:
            raise unknown(forms, text)
    act: Act = notation.read(forms, text)
    return act


@cache
def _usual() -> frozenset[Card]:
    """The cards of the standard set that symbol and number name."""
    cards = set(components.standard().cards)
    return frozenset(card for card in cards if sum(card[:2] == other[:2] for other in cards) == 1)


def _short(card: Card) -> str:
    return f"{card.symbol}-{card.number}" if card in _usual() else str(card)


def _card(text: str, box: Components) -> Card:
    spelled = _CARD.fullmatch(text)
    if spelled is None:
        raise BadNotation("notation-card", card=text[:40], like=_LIKE)
    symbol, number, points = spelled.groups()
    if points is not None:
        return Card(symbol, int(number), int(points))
    found = sorted({card for card in box.cards if card[:2] == (symbol, int(number))})
    usual = [card for card in found if card in _usual()]
    if not found:
        raise BadNotation("notation-card", card=text, like=_LIKE)
    if len(found) > 1 and not usual:
        raise BadNotation("notation-which", card=text, cards=", ".join(map(str, found)))
    return (usual or found)[0]
