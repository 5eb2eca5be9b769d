"""The Polish words for numbers in all cases: *siedemdziesiąt pięć*, *siedemdziesięciu pięciu*, *siódemka*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stammtisch.games.the_game.talk.words import Vocabulary, Word, beginnings, combined, fixing, listed

SMALL = listed(
    "dwa dwie dwoch dwom dwoma dwiema dwu trzy trzech trzem trzema cztery czterech czterem czterema",
)
FROM_FIVE = listed("szesc siedem osiem dziewiec dziesiec") | combined(
    listed("piec szesc siedm osm dziewiec dziesiec"), ["iu", "ioma"]
)
TEEN_STEMS = listed("jede dwu trzy czter piet szes siedem osiem dziewiet")
TEENS = combined(combined(TEEN_STEMS, ["na"]), ["scie", "stu", "stoma"]) | listed("dwanascie czternascie")
TENS = (
    listed("dwadziescia trzydziesci czterdziesci")
    | combined(listed("dwudziest trzydziest czterdziest"), ["u", "oma"])
    | combined(
        combined(listed("piec szesc siedem osiem dziewiec"), ["dziesi"]),
        ["at", "eciu", "ecioma", "ont", "atka"],
    )
)
COMPOUNDS = combined(TENS, SMALL | FROM_FIVE | listed("jeden jedna piec"))

NOUN_STEMS = (
    listed("dwoj troj czwor piat szost siodem osem dziewiat dziesiat dwudziest trzydziest czterdziest")
    | combined(combined(TEEN_STEMS, ["na"]), ["st"])
    | combined(listed("piec szesc siedem osiem dziewiec"), ["dziesiat"])
)
NOUNS = combined(NOUN_STEMS, ["ka", "ki", "ce", "ke", "ko", "kom", "kami", "kach", "ek"]) - listed("piatek")
ENDINGS = ("y", "a", "e", "ego", "emu", "ej", "ym", "ych", "ymi")
ROUND = listed("dwudziest trzydziest czterdziest") | combined(
    listed("piec szesc siedem osiem dziewiec"), ["dziesiat"]
)
GLUED = re.compile(
    rf"(?:{'|'.join(ROUND)})(?:{'|'.join(ENDINGS)})"
    r"(?:pierwsz|drug|trzec|czwart|piat|szost|siodm|osm|dziewiat)\w{1,3}"
)
ORDINALS = combined(
    listed("piat szost siodm osm dziewiat dziesiat dwudziest trzydziest czterdziest setn")
    | combined(combined(TEEN_STEMS, ["na"]), ["st"])
    | combined(listed("piec szesc siedem osiem dziewiec"), ["dziesiat"]),
    ENDINGS,
)


def _is_five(words: Sequence[Word], at: int) -> bool:
    """Without accents *pięć* (five) looks like *piec* (stove); at this table it is the number."""
    before = words[at - 1] if at else ""
    return words[at].written == "pięć" or before not in listed("do w przy ten stary chleb ciasto cos")


POLISH = Vocabulary(
    numbers=SMALL | FROM_FIVE | TEENS | TENS | COMPOUNDS | NOUNS | ORDINALS | listed("tuzin"),
    glued=GLUED,
    doubts={"piec": _is_five},
    idioms=("my dwaj", "nas dwoch", "was dwoch", "za dwa dni", "na dwoje"),
    counts=listed("dwa dwie dwoch dwom trzy trzech cztery czterech piec pieciu"),
    things=beginnings("kart stos tur grac osob minut sekund raz rund bot ruch"),
    between=listed(
        "bliskie bliskich niskie wysokie pasujace inne innych ostatnie ostatnich dobre",
        "male duze nastepne nastepnych kolejne cale moje z nas",
    ),
    tells=re.compile(
        r"\bo (?:jeden|jedna|jedno|jedynke|krok) (?:\w+ )?"
        r"(?:wyzsz\w+|nizsz\w+|wyzej|nizej|wiecej|mniej|wieksz\w+|mniejsz\w+)\b"
        r"|\bo (?:jeden|jedna) (?:nad|pod)\b|\b(?:plus|minus) (?:jeden|jedna)\b"
    ),
    fixes=fixing(
        r"mam|trzymam|moge|potrafie|moje|moja",
        r"cofniec\w+|cofk\w+|krok wstecz|skok wstecz|sztuczk\w+|trik\w*",
        r"(?:na|dla|do) (?:stos\w* )?[abcd]|na ten stos|na tym stosie",
        r"(?:zaraz|dokladnie|bezposrednio|tuz|akurat)"
        r" (?:ta |te )?(?:nastepn\w+|kolejn\w+|sasiedni\w+) (?:kart\w*|liczb\w*)",
        r"(?:sasiedni\w+|nastepn\w+) (?:liczb\w*)|sasiedni\w+ kart\w*",
    ),
    ones=listed("jeden jedna jedno jedynke jedna"),
    steps=beginnings("wyzsz nizsz wyzej nizej wiecej mniej nad pod wieksz mniejsz gore dol krok obok"),
    hundreds=listed("sto setka setke"),
)
