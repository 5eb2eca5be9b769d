"""Names that could be mistaken for another's at the table, or for the table itself.

Nobody is refused for a name: such a one is marked.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from stammtisch.server.seats.seats import Chair


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


ROLES = _words("""
    bot robot computer system server stammtisch admin administrator moderator operator host
    gastgeber betreiber système serveur administrateur modérateur hôte
    rendszer kiszolgáló szerver adminisztrátor moderátor házigazda
    systém správce hostitel správca hostiteľ serwer gospodarz
""")
"""Who speaks for the server, or is not a person, in all languages: as any word of a name."""
SEAT_WORDS = _words("you free du frei toi vous libre te szabad ty vy volno voľné wolne")
"""What the page itself says of seats, in all languages: as a whole name."""

LOOK_ALIKES = {
    "a": "аαɑ@",
    "b": "вьβ8",
    "c": "с",
    "d": "ԁđ",
    "e": "еєεҽ3€",
    "g": "ɡց9",
    "h": "һнħհ",
    "i": "іιıӏlł1|!ɩ",
    "j": "јȷ",
    "k": "кκ",
    "m": "мⲙ",
    "n": "пηողŋ",
    "o": "оοօס0०০੦૦๐໐øⲟ",
    "p": "рρ",
    "q": "ԛզ",
    "r": "гʀ",
    "s": "ѕ5$",
    "t": "тτŧ",
    "u": "υս",
    "v": "νѵ",
    "w": "ԝшωѡ",
    "x": "хχ×",
    "y": "уүγʏ",
    "z": "ζ2",
}
"""Letters and digits by what they are drawn like, lower and upper case alike; i, l and 1 are one stroke."""

_DRAWN_AS = str.maketrans({one: letter for letter, others in LOOK_ALIKES.items() for one in others})
_PAIRS = (("rn", "m"), ("vv", "w"))
_BLANK = str.maketrans("", "", "\u115f\u1160\u3164\uffa0")  # letters that show nothing


@lru_cache(4096)
def skeleton(name: str) -> str:
    """What is left of a name at a glance: names with the same skeleton look the same.

    >>> skeleton("Ánna") == skeleton("аnnа ") == skeleton("A.N.N.A")
    True
    >>> skeleton("Anna") == skeleton("Anne")
    False
    """
    folded = unicodedata.normalize("NFKC", name).translate(_BLANK).casefold()
    plain = "".join(c for c in unicodedata.normalize("NFD", folded) if unicodedata.category(c) != "Mn")
    drawn = plain.translate(_DRAWN_AS)
    for pair, letter in _PAIRS:
        drawn = drawn.replace(pair, letter)
    return "".join(filter(str.isalnum, drawn)) or re.sub(r"\s", "", plain)


_ROLES = frozenset(map(skeleton, ROLES))
_SEAT_WORDS = frozenset(map(skeleton, SEAT_WORDS))


@lru_cache(4096)
def _like_the_system(name: str) -> bool:
    whole = skeleton(name)
    return whole in _ROLES | _SEAT_WORDS or any(skeleton(word) in _ROLES for word in re.split(r"\W+", name))


def alike(chairs: Sequence[Chair]) -> list[bool]:
    """By seat: whether its person's name could be mistaken for another's here, or for the system's.

    Both of two such persons are marked: who was first says nothing about who is who. Bots are marked anyway.
    """
    met = Counter(skeleton(chair.name) for chair in chairs if chair.name)
    return [
        chair.kind == "person" and (met[skeleton(chair.name)] > 1 or _like_the_system(chair.name))
        for chair in chairs
    ]
