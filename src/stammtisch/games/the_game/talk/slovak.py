"""The Slovak words for numbers in all cases: *sedemdesiatpäť*, *sedemdesiatich piatich*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stammtisch.games.the_game.talk.words import Vocabulary, Word, beginnings, combined, fixing, listed

SMALL = listed(
    "dva dve dvoch dvom dvoma tri troch trom troma tromi styri styroch styrom styrmi styroma",
)
LARGER = listed("piati siesti siedmi osmi deviati desiati")
UNITS = (
    SMALL
    | listed("sest sedem osem devat desat")
    | combined(listed("piat siest siedm osm deviat desiat"), ["ich", "im", "imi"])
)
TEENS = combined(
    listed("jedenast dvanast trinast strnast patnast sestnast sedemnast osemnast devatnast"),
    ["", "i", "ich", "im", "imi"],
)
TENS = combined(
    listed("dvadsat tridsat styridsat patdesiat sestdesiat sedemdesiat osemdesiat devatdesiat"),
    ["", "i", "ich", "im", "imi"],
) | combined(listed("dvadsiat tridsiat styridsiat"), ["i", "ich", "im", "imi"])
COMPOUNDS = combined(
    TENS,
    listed("jeden jedna jedno pat") | UNITS | LARGER | combined(["pat", "sest", "sedem", "osem"], ["ich"]),
)

ROUND = listed(
    "jedenast dvanast trinast strnast patnast sestnast sedemnast osemnast devatnast dvadsiat tridsiat",
    "styridsiat",
    "patdesiat sestdesiat sedemdesiat osemdesiat devatdesiat",
)
UNIT_NOUNS = listed("jednot dvoj troj stvor pat sest sedmic osmic deviat desiat")
NOUNS = combined(
    (UNIT_NOUNS - {"jednot"}) | ROUND | combined(TENS, UNIT_NOUNS | {"jednic"}),
    ["ka", "ky", "ke", "ku", "kou", "kam", "kach", "kami", "iek", "ok"],
) - listed("patok patiek")
ENDINGS = ("y", "a", "e", "eho", "emu", "om", "ej", "u", "ou", "ym", "ych", "ymi")
ORDINALS = combined(listed("piat siest siedm osm deviat desiat") | ROUND, ENDINGS) | combined(
    combined(TENS, listed("prv druh tret stvrt piat siest siedm osm deviat")), ENDINGS
)


def _is_five(words: Sequence[Word], at: int) -> bool:
    """In other languages *pat* is a stalemate, a stroke or a name."""
    if words[at].written == "päť":
        return True
    asking = listed("mam mas ma na chcem potrebujem hraj daj polozim dam bez cislo kartu")
    return words[at].written == "pat" and (len(words) == 1 or (at > 0 and words[at - 1] in asking))


SLOVAK = Vocabulary(
    numbers=(UNITS | TEENS | TENS | COMPOUNDS | NOUNS | ORDINALS | listed("tucet")) - listed("patky patka"),
    written=frozenset(("päťka", "päťky", "päťku", "päťke", "päťkou")),
    doubts={"pat": _is_five},
    idioms=("my dvaja", "vy dvaja", "nas dvoch", "za dva dni"),
    counts=listed("dva dve dvoch dvom tri troch styri styroch pat piatich"),
    things=beginnings("kart kariet balic tah hrac lud minut sekund krat kol osob bot"),
    between=listed(
        "blizke blizkych vhodne nizke vysoke dalsie dalsich posledne poslednych ine",
        "inych dobre male velke cele z nas vas moje",
    ),
    tells=re.compile(
        r"\bo (?:jednu|jedna|jednotku|jeden|jedno|krok) (?:\w+ )?"
        r"(?:vyss\w+|nizs\w+|viac|menej|vacs\w+|mens\w+|nad|pod)\b"
        r"|\b(?:plus|minus) (?:jedna|jeden)\b"
    ),
    fixes=fixing(
        r"mam|drzim|mozem|viem|dokazem|moj|moja",
        r"krok\w* (?:spat|dozadu)|skok\w* (?:spat|dozadu)|fint\w+|trik\w*",
        r"(?:na|pre|k) (?:balic\w+ )?[abcd]|na tento balicek",
        r"(?:hned|priamo|presne|tesne|uplne)"
        r" (?:ta |tu |ten |to )?(?:dalsi\w*|nasledujuc\w+|susedn\w+) (?:kart\w*|cislo)",
        r"(?:susedn\w+|nasledujuc\w+) (?:kart\w*|cislo)",
    ),
    ones=listed("jedna jeden jedno jednu jednotku"),
    steps=beginnings("vyss nizs viac menej nad pod vacs mens hore dole krok vedla"),
    hundreds=listed("sto stovka stovku"),
)
