"""The Hungarian words for numbers with their endings: *hetvenöt*, *hetvenötöt*, *hetvenötös*."""

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

# The number, its object, the noun (the five), with it (assimilated), the ordinal
UNITS = (
    ("egy", "egyet", "egyes", "eggyel", "egyedik"),
    ("ketto", "kettot", "kettes", "kettovel", "kettedik"),
    ("ket", "kettot", "kettes", "kettovel", "kettedik"),
    ("harom", "harmat", "harmas", "harommal", "harmadik"),
    ("negy", "negyet", "negyes", "neggyel", "negyedik"),
    ("ot", "otot", "otos", "ottel", "otodik"),
    ("hat", "hatot", "hatos", "hattal", "hatodik"),
    ("het", "hetet", "hetes", "hettel", "hetedik"),
    ("nyolc", "nyolcat", "nyolcas", "nyolccal", "nyolcadik"),
    ("kilenc", "kilencet", "kilences", "kilenccel", "kilencedik"),
)
TENS = (
    ("tiz", "tizet", "tizes", "tizzel", "tizedik"),
    ("husz", "huszat", "huszas", "husszal", "huszadik"),
    ("harminc", "harmincat", "harmincas", "harminccal", "harmincadik"),
    ("negyven", "negyvenet", "negyvenes", "negyvennel", "negyvenedik"),
    ("otven", "otvenet", "otvenes", "otvennel", "otvenedik"),
    ("hatvan", "hatvanat", "hatvanas", "hatvannal", "hatvanadik"),
    ("hetven", "hetvenet", "hetvenes", "hetvennel", "hetvenedik"),
    ("nyolcvan", "nyolcvanat", "nyolcvanas", "nyolcvannal", "nyolcvanadik"),
    ("kilencven", "kilencvenet", "kilencvenes", "kilencvennel", "kilencvenedik"),
)
BEFORE_UNITS = (*listed("tizen huszon tizenn"), *(row[0] for row in TENS[2:]))
CASES = listed("ra re rol ba be ban ben bol nak nek tol hoz hez ig ert nal nel kent nyi") | {""}
NOUN_CASES = CASES | listed(
    "t at et ot sal sel em om am ed od unk unket omet emet omat amat ek ok ak eket okat akat on en an"
)


def _forms(row: tuple[str, ...]) -> frozenset[str]:
    number, thing, noun, by, ordinal = row
    return (
        combined([number], CASES)
        | {thing, by}
        | combined([noun], NOUN_CASES)
        | combined([ordinal], NOUN_CASES)
    )


WEEKS = listed("het hetben hetnek hetre hetbe hetig")


def _numbers() -> frozenset[str]:
    units = frozenset(form for row in UNITS for form in _forms(row))
    compounds = combined(BEFORE_UNITS, units | combined([row[0] for row in UNITS], ["en", "on", "an"]))
    tens = frozenset(form for row in TENS for form in _forms(row)) | combined(
        [row[0] for row in TENS], ["en", "on", "an"]
    )
    alone = frozenset(form for row in UNITS[1:] for form in _forms(row))
    places = combined(["kettedik", "harmadik", "negyedik"], NOUN_CASES)  # there are four piles
    together = combined(["kettes", "harmas", "negyes", "otos"], ["ben", "ban"])
    doubtful = WEEKS | {"hat", "ot"}
    return (alone - places - together - doubtful) | tens | compounds


WEEK_BEFORE = listed("jovo mult minden egesz ezen elmult kovetkezo par nehany egy ket harom a heti")
WEEK_AFTER = listed("mulva vege vegen vegere elejen eleje kozepen ota nap napja napjan elott utan alatt")


def _is_five(words: Sequence[Word], at: int) -> bool:
    """*őt* is him or her; without accents only a Hungarian text means five."""
    written = words[at].written
    return written == "öt" or (written == "ot" and (len(words) == 1 or reads_like(words, "hu", "en", "fr")))


def _is_six(words: Sequence[Word], at: int) -> bool:
    """A German *hat*, an English hat; *hat rám* is to affect me."""
    if at + 1 < len(words) and words[at + 1] in listed("ra ram rad rank ratok rajuk vissza"):
        return False
    return len(words) == 1 or reads_like([*words[:at], *words[at + 1 :]], "hu", "en", "de")


def _is_seven(words: Sequence[Word], at: int) -> bool:
    """*hét* is a week, too."""
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    if after in WEEK_AFTER or before in WEEK_BEFORE - {"a"}:
        return False
    return "é" in words[at].written or len(words) == 1 or reads_like(words, "hu", "en", "de")


HUNGARIAN = Vocabulary(
    numbers=_numbers() | listed("tucat tucatnyi"),
    doubts={"ot": _is_five, "hat": _is_six} | dict.fromkeys(WEEKS, _is_seven),
    idioms=("egy ket", "egy hetet", "ket kezzel", "ket szek", "ket hetet", "nem ket fillerert"),
    counts=listed("ket ketto harom negy ot"),
    things=beginnings("lap kartya pakli kor jatekos ember perc masodperc bot szemely napja"),
    between=listed("kozeli tavoli magas alacsony illo masik utolso jo kis nagy tovabbi kicsi teljes"),
    tells=re.compile(
        r"\beggyel (?:\w+ )?"
        r"(?:nagyobb|kisebb|feljebb|lejjebb|tobb|kevesebb|magasabb|alacsonyabb|folotte|alatta|felette)\b"
        r"|\begy (?:lepessel|szammal) (?:nagyobb|kisebb|feljebb|lejjebb)\b|\b(?:plusz|minusz) egy\b"
    ),
    fixes=fixing(
        r"van|nalam|tudok|tudnek|megvan|nekem|tartok|tartogatok",
        r"(?:vissza|hatra)(?:lep|ugr)\w*|vissza (?:tudok|tudnek) (?:lepni|ugrani)|trukk\w*",
        r"a?[bcd]n|[abcd] (?:ra|re|n|on|en|hoz|hez|nal|nel|pakli\w*)|erre a paklira",
        r"(?:vissza|hatra)(?:lep|ugr)\w+[eo]m(?: \w+){0,3} [abcd] (?:ra|re|n|on|en|hoz|hez|pakli\w*)",
        r"(?:a?[bcd]n|[abcd] (?:ra|re|n|on|en|pakli\w*))(?: \w+){0,2} vissza (?:tudok|tudnek)"
        r" (?:lepni|ugrani)",
        r"(?:kozvetlenul|rogton|pontosan|epp|eppen|legeslegkozelebbi)"
        r" (?:a )?(?:kovetkezo|szomszedos)(?: (?:lap|szam|kartya)\w*)?(?! (?:kor|jatekos))",
        r"(?:szomszedos|legkovetkezo) (?:lap|szam|kartya)\w*",
        r"kovetkezo szam(?:ot|om|omat)?",
    ),
    ones=listed("egy eggyel egyet"),
    steps=beginnings(
        "nagyobb kisebb feljebb lejjebb tobb kevesebb folott alatt felette alatta magasabb alacsonyabb",
        "lepes felfele lefele",
    ),
    hundreds=listed("szaz szazat szazas szazast"),
)
