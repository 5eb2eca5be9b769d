"""The German words for numbers: *fünf*, *fünfundsiebzig*, *der Fünfer*, *der fünfundsiebzigste*."""

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

UNITS = listed("zwei zwo drei vier funf fuenf sechs sieben neun")
TEENS = listed(
    "zehn zwolf zwoelf dreizehn vierzehn funfzehn fuenfzehn sechzehn sechszehn siebzehn siebenzehn",
    "achtzehn neunzehn",
)
TENS = listed(
    "zwanzig dreissig dreisig dreizig vierzig funfzig fuenfzig sechzig sechszig siebzig siebenzig achtzig",
    "neunzig",
)
COMPOUNDS = combined(combined(UNITS | {"ein", "eins", "acht"}, ["und", "n"]), TENS)
ORDINALS = (
    combined(listed("funf fuenf sechs sieb sieben neun elf"), ["te", "ten", "ter", "tes", "tem"])
    | combined(TEENS, ["te", "ten", "ter", "tes", "tem"])
    | combined(TENS | COMPOUNDS, ["ste", "sten", "ster", "stes", "stem"])
)
NOUNS = combined(UNITS | TEENS | TENS | COMPOUNDS | {"acht", "elf"}, ["er", "ern", "ers"])
PLURALS = combined(listed("zwei drei vier funf fuenf sechs sieben neun zehn zwolf zwoelf"), ["e", "en"])

ARTICLES = listed("die der das den dem eine meine deine")


def _is_eight(words: Sequence[Word], at: int) -> bool:
    """*gib acht*, *außer Acht*: attention."""
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    watching = listed("gib gibt gebt gebe geben gegeben hab habt ausser nimm nehmt nehmen nehme in bitte")
    return before not in watching and after not in listed("auf geben gegeben zu nehmen genommen")


def _is_eighth(words: Sequence[Word], at: int) -> bool:
    """*ich achte auf*: I watch."""
    if len(words) == 1:
        return True
    return at > 0 and words[at - 1] in ARTICLES and "auf" not in words[at + 1 : at + 3]


def _is_eleven(words: Sequence[Word], at: int) -> bool:
    """English: an elf."""
    return not reads_like(words, "en", "de")


GERMAN = Vocabulary(
    numbers=UNITS | TEENS | TENS | COMPOUNDS | ORDINALS | NOUNS | PLURALS | listed("dutzend elfer"),
    doubts={"acht": _is_eight, "achte": _is_eighth, "achten": _is_eighth, "elf": _is_eleven},
    idioms=("wir zwei", "ihr zwei", "die zwei da", "uns zwei", "euch zwei", "unter vier augen"),
    counts=listed("zwei zwo drei vier funf fuenf"),
    things=beginnings(
        "karte stapel zug zuge zuegen spieler person leute minute sekunde bots handkarte mal runde",
    ),
    between=listed(
        "nahe nahen passende passenden hohe hohen niedrige niedrigen weitere weiteren",
        "andere anderen letzte letzten gute guten kleine kleinen grosse von uns euch",
    ),
    tells=re.compile(
        r"\b(?:eins|einen|eine) (?:zahler |schritt )?(?:ho(?:e)?her|tiefer|niedriger|gro(?:e)?sser|kleiner)\b"
        r"|\b(?:eins|einen) (?:zahler |schritt )?(?:dr(?:u|ue)ber|dar(?:u|ue)ber|drunter|darunter)\b"
        r"|\beins (?:mehr|weniger|u(?:e)?ber|unter)\b|\b(?:plus|minus) eins\b|\beinen (?:mehr|weniger) als\b"
    ),
    fixes=fixing(
        r"habe?|hatte|halte|ich kann|kann ich|ich konnte|konnte ich|mache?|meine[nr]?|mein",
        r"(?:ru(?:e)?ckwa(?:e)?rts)?trick|ru(?:e)?ckwa(?:e)?rts(?:sprung|schritt)|sprung zuru(?:e)?ck",
        r"(?:auf|fu(?:e)?r|bei|zu) (?:den |dem )?(?:stapel )?(?:[abcd]|diesen|diesem|den da|dem da)",
        r"(?:die |der )?allerna(?:e)?chste (?:karte|zahl)",
        r"(?:genau|direkt|unmittelbar) (?:die |der )?(?:na(?:e)?chste|folgende|angrenzende)(?:"
        r" (?:karte|zahl))?(?! (?:zug|runde))",
        r"(?:die )?na(?:e)?chste zahl",
        r"nachbar(?:karte|zahl)",
    ),
    ones=listed("eins einen eine"),
    steps=beginnings(
        "hoher hoeher tiefer niedriger druber drueber darüber daruber darunter drunter mehr weniger weiter",
        "uber ueber unter grosser groesser kleiner davor danach zahler schritt",
    ),
    hundreds=listed("hundert hunderter einhundert"),
)
