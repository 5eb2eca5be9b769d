"""The French words for numbers, in France, Belgium and Switzerland: *quatre-vingt-dix*, *nonante*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stammtisch.games.the_game.talk.words import (
    Vocabulary,
    Word,
    beginnings,
    combined,
    fixing,
    listed,
    reads_like,
)

UNITS = listed("deux trois quatre cinq six sept huit")
TEENS = listed("dix onze douze treize quatorze quinze")
TENS = listed(
    "vingt vingts trente quarante cinquante soixante septante huitante octante nonante quatrevingt",
    "quatrevingts",
)
ORDINALS = combined(
    listed(
        "cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent quarant cinquant soixant",
        "septant huitant octant nonant cent vingtdeux",
    ),
    ["ieme", "iemes"],
)
ABOUT = combined(
    listed("diz douz quinz vingt trent quarant cinquant soixant cent"), ["aine", "aines"]
)  # fmt: skip
NUMBERS = UNITS | TEENS | TENS | ORDINALS | ABOUT

_PARTS = "|".join(sorted(UNITS | TEENS | TENS | {"neuf", "seize", "cent"}, key=len, reverse=True))


def _is_nine(words: Sequence[Word], at: int) -> bool:
    """*quoi de neuf*, *tout neuf*: new."""
    before = words[at - 1] if at else ""
    return before not in listed("de du tout quoi flambant a presque comme") or (
        at > 1 and words[at - 2] in listed("carte pile numero pres")
    )


def _is_sixteen(words: Sequence[Word], at: int) -> bool:
    """English: seize the day."""
    return not reads_like(words, "en", "fr")


def _is_hundred(words: Sequence[Word], at: int) -> bool:
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    return before not in listed("pour a") and after not in listed("fois mille pour") and (
        len(words) < 3 or reads_like(words, "fr", "en")
    )  # fmt: skip


FRENCH = Vocabulary(
    numbers=NUMBERS,
    glued=re.compile(
        rf"(?:{_PARTS})(?:et)?(?:(?:{_PARTS}|un|une)(?:et)?)*(?:{_PARTS}|un|une|unieme|[a-z]+ieme)"
    ),
    doubts={"neuf": _is_nine, "seize": _is_sixteen, "cent": _is_hundred},
    idioms=(
        "tous les deux",
        "toutes les deux",
        "tous deux",
        "toutes deux",
        "nous deux",
        "vous deux",
        "a deux",
        "en deux",
        "les deux piles",
        "deux ou trois fois",
    ),
    counts=listed("deux trois quatre cinq"),
    things=beginnings("carte pile tour joueu personne minute seconde fois bots coups manche"),
    between=listed(
        "proches voisines autres dernieres derniers petites petits bonnes bons grandes",
        "grands autre premieres prochains",
    ),
    tells=re.compile(
        r"\bune? (?:cran |point |pas |de )?(?:au ?dessus|en dessous|au ?dessous)\b"
        r"|\bune? (?:cran |point )plus\b|\bune? de (?:plus|moins) que\b"
        r"|\b(?:exactement|juste|pile) une? (?:de|en) (?:plus|moins)\b|\b(?:plus|moins) un(?: que)?$"
    ),
    fixes=fixing(
        r"jai|javais|je tiens|je garde|je peux|je pourrais|je fais|mon|ma",
        r"(?:petit )?saut (?:en )?arriere|retour en arriere|saut de recul",
        r"(?:sur|pour|a) (?:la )?(?:pile )?(?:[abcd]|cette pile|celle la)",
        r"la toute (?:prochaine|suivante)(?! (?:fois|manche|partie))",
        r"(?:carte|nombre|numero) (?:juste|immediatement|directement)"
        r" (?:suivante?|apres|avant|au ?dessus|en dessous|superieure?|inferieure?)",
        r"(?:carte|nombre|numero) (?:voisine?|adjacente?)",
    ),
    ones=listed("un une"),
    steps=beginnings(
        "plus moins dessus dessous haut bas apres avant audessus audessous cran pas point",
    ),
)
