"""The English words for numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stammtisch.games.the_game.talk.words import (
    MARKERS,
    Vocabulary,
    Word,
    beginnings,
    fixing,
    listed,
    reads_like,
)

UNITS = listed("two three four five six seven eight nine")
TEENS = listed(
    "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "twelf thirtheen forteen fiveteen eightteen ninteen",
)
TENS = listed(
    "twenty thirty forty fifty sixty seventy eighty ninety",
    "twenny thirdy fourty fivty fivety eightty ninty ninedy",
)
PLURALS = listed(
    "twos threes fours fives sixes sevens eights nines tens elevens twelves teens",
    "twenties thirties forties fourties fifties sixties seventies eighties nineties",
)
ORDINALS = listed(  # from the fifth on: there are four piles
    "fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth",
    "seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth",
    "ninetieth hundredth",
)
NUMBERS = UNITS | TEENS | TENS | PLURALS | ORDINALS | listed("dozen dozens")

_PARTS = "|".join(sorted(NUMBERS | {"ten", "hundred"}, key=len, reverse=True))


def _is_ten(words: Sequence[Word], at: int) -> bool:
    """*ten* means *this* or *that* in Czech, Slovak and Polish."""
    others = [*words[:at], *words[at + 1 :]]
    if reads_like(others, "en", "cs", "sk", "pl"):
        return True
    if len(others) > 1 and not any(word in MARKERS["en"] for word in others):
        return False
    slavic = any(reads_like(others, rival, "en") for rival in ("cs", "sk", "pl"))
    return not slavic and all(word.written.isascii() for word in others)


ENGLISH = Vocabulary(
    numbers=NUMBERS,
    glued=re.compile(
        rf"(?:{_PARTS})(?:(?:and|oh|zero)?(?:{_PARTS}|one|first|second|third|fourth))+"
        rf"|(?:{_PARTS})(?:something|ish|score)"
    ),
    doubts={"ten": _is_ten},
    idioms=(
        "two of us",
        "two of you",
        "three of us",
        "four of us",
        "five of us",
        "you two",
        "us two",
        "we two",
        "my two cents",
        "high five",
        "give me five",
        "gimme five",
        "it takes two",
    ),
    counts=listed("two three four five"),
    things=beginnings("card pile stack turn player people person bot time minute second"),
    between=listed("more other last next good bad small big high low whole close near fitting suitable"),
    tells=re.compile(
        r"\bone (?:step |notch |number )?(?:higher|lower|above|below|bigger|smaller|greater)\b"
        r"|\bone (?:step |notch |number )?(?:more than|less than|away from|off|up from|down from)\b"
        r"|\bone (?:over|under|before|after) the top\b|\b(?:plus|minus) one\b"
        r"|\bexactly one (?:up|down|more|less|off|away)\b|\bone (?:one|oh|zero)\b"
    ),
    fixes=fixing(
        r"i have|ive|ive got|i hold|im holding|i got|i can|i could|ill|id|i do|my|holding",
        r"(?:backwards? |reverse )?trick|(?:step|jump|way) back(?:wards)?",
        r"(?:on|onto|for|to|at|with) (?:pile |stack )?(?:[abcd]|this pile|that pile|it)",
        r"(?:i|ive|my|holding|have|hold|got)(?: \w+){0,3} very next(?: (?:card|one|number))?(?!"
        r" (?:turn|round|time|move|moment))",
        r"very next (?:card|number)",
        r"(?:card|number|one) (?:right|directly|immediately|just) (?:next to|after|before|above|below)",
        r"(?:neighbou?ring|adjacent|consecutive) (?:card|number)s?",
    ),
    ones=listed("one"),
    steps=beginnings(
        "higher lower above below over under up down more less away off step further bigger smaller before",
        "after apart oh greater",
    ),
    hundreds=listed("hundred hundreds"),
)
