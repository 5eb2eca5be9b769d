"""THE GAME's notation: `37A` lays 37 onto pile A, `signal A spare` is said and `signal A none` withdrawn."""

from __future__ import annotations

import re

from stammtisch.core import notation
from stammtisch.core.acts import Forms
from stammtisch.core.notation import BadNotation, unknown
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import PILE_WORDS, PILES, SELF, SELF_WORDS, Act, Play, Signal

_PLAY = re.compile(r"(\d{1,3})\s*([A-Da-d])")
_SIGNAL = re.compile(r"signal\s+([A-D]|self)\s+([a-z-]+)", re.IGNORECASE)
_NOTHING = "none"


def write(forms: Forms, act: Act) -> str:
    match act:
        case Play(card, pile):
            return f"{card}{pile}"
        case Signal(topic, said):
            return f"signal {topic} {said or _NOTHING}"
    return notation.write(forms, act)


def read(forms: Forms, text: str) -> Act:
    if laid := _PLAY.fullmatch(text.strip()):
        card = int(laid[1])
        if not rules.LOWEST <= card <= rules.HIGHEST:
            raise BadNotation("why-no-card", card=card)
        return Play(card, laid[2].upper())
    if told := _SIGNAL.fullmatch(text.strip()):
        topic = told[1].upper() if told[1].upper() in PILES else SELF
        said = told[2].lower()
        if said in (*(SELF_WORDS if topic == SELF else PILE_WORDS), _NOTHING):
            return Signal(topic, None if said == _NOTHING else said)
        raise unknown(forms, text)
    act: Act = notation.read(forms, text)
    return act
