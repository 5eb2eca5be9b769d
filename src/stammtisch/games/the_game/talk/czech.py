"""The Czech words for numbers in both orders and all cases: *sedmdesát pět*, *pětasedmdesáti*."""

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

UNITS = listed(
    "dva dve dvou dvema tri trem tremi trech ctyri ctyry ctyr ctyrem ctyrmi ctyrech peti sest sesti sedm",
    "sedum",
    "sedmi osm osum osmi devet deviti",
)
TEENS = combined(
    listed(
        "jedenact dvanact trinact ctrnact patnact sestnact sedmnact sedumnact osmnact osumnact devatenact"
    ),
    ["", "i"],
)
TENS = combined(
    listed("dvacet tricet ctyricet padesat sedesat sedmdesat sedumdesat osmdesat osumdesat devadesat"),
    ["", "i"],
) | listed("deset deseti desiti")
BEFORE_TENS = listed("jedna jedena dvaa tria ctyria peta sesta sedma osma deveta jednaa")
COMPOUNDS = combined(BEFORE_TENS, TENS) | combined(TENS, listed("jedna jeden jedno pet") | UNITS)

ROUND = listed(
    "jedenact dvanact trinact ctrnact patnact sestnact sedmnact osmnact devatenact padesat sedesat sedmdesat",
    "osmdesat devadesat dvacit tricit ctyricit dvacet tricet ctyricet",
)
NOUN_STEMS = listed("dvoj troj ctyr pet sest sedmic osmic devit desit") | ROUND | combined(BEFORE_TENS, ROUND)
NOUNS = combined(NOUN_STEMS, ["ka", "ky", "ce", "ku", "kou", "kam", "kach", "kami", "ek"]) - {
    "petek",
    "sedmicek",
}

ENDINGS = ("y", "a", "e", "eho", "emu", "em", "ou", "ym", "ych", "ymi")
ORDINAL_STEMS = listed(
    "devat desat jedenact dvanact trinact ctrnact patnact sestnact sedmnact osmnact devatenact dvacat tricat",
    "ctyricat padesat sedesat sedmdesat osmdesat devadesat sest sedm osm",
)
ORDINALS = combined(ORDINAL_STEMS, ENDINGS) | combined(
    BEFORE_TENS,
    combined(listed("dvacat tricat ctyricat padesat sedesat sedmdesat osmdesat devadesat"), ENDINGS),
)


def _is_five(words: Sequence[Word], at: int) -> bool:
    """An English *pet* is not a number."""
    written = words[at].written
    return written == "pět" or len(words) == 1 or reads_like(words, "cs", "en")


CZECH = Vocabulary(
    numbers=(UNITS | TEENS | TENS | COMPOUNDS | NOUNS | ORDINALS | listed("tucet")) - listed("peta deseti"),
    written=frozenset(("pátý", "pátá", "páté", "pátou", "pátého", "pátým", "pátém", "deseti")),
    doubts={"pet": _is_five},
    idioms=("my dva", "vy dva", "ty dva", "za dva dny", "na dve casti"),
    counts=listed("dva dve dvou dvema tri trem trech ctyri ctyr ctyrech pet peti"),
    things=beginnings("kart balic tah hrac lid minut sekund vterin krat kol osob bot"),
    between=listed(
        "blizke blizkych vhodne nizke vysoke dalsi dalsich posledni jine jinych dobre",
        "male velke velkych cele z nas vas moje",
    ),
    tells=re.compile(
        r"\bo (?:jednu|jedna|jednicku|jeden|krok) (?:\w+ )?"
        r"(?:vyssi|nizsi|vys|niz|vic|vice|min|mene|vetsi|mensi|nad|pod)\b"
        r"|\b(?:plus|minus) (?:jedna|jeden)\b"
    ),
    fixes=fixing(
        r"mam|drzim|muzu|mohu|dokazu|umim|moje|moji",
        r"fint\w+|krok (?:zpet|zpatky)|skok (?:zpet|zpatky|dozadu)|trik\w*",
        r"(?:na|pro|k) (?:balic\w+ )?[abcd]|na tenhle balicek|na tento balicek",
        r"(?:hned|primo|presne|tesne|uplne)"
        r" (?:ta |tu |ten |to )?(?:dalsi|nasledujici|sousedni|vedlejsi|pristi) (?:kart\w*|cislo)",
        r"(?:sousedni|nasledujici) (?:kart\w*|cislo)",
    ),
    ones=listed("jedna jeden jedno jednu jednicku"),
    steps=beginnings("vyssi nizsi vys niz vic min nad pod vetsi mensi nahoru dolu krok vedle"),
    hundreds=listed("sto stovka stovku"),
)
