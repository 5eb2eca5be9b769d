"""Number talk: THE GAME forbids telling an exact number, in figures or in words (4.1).

This module is shared by all languages; each has its words in a separate file. All of them are
checked, since the language of a text is unknown.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Protocol

from stammtisch.games.the_game.talk.czech import CZECH
from stammtisch.games.the_game.talk.english import ENGLISH
from stammtisch.games.the_game.talk.french import FRENCH
from stammtisch.games.the_game.talk.german import GERMAN
from stammtisch.games.the_game.talk.hungarian import HUNGARIAN
from stammtisch.games.the_game.talk.polish import POLISH
from stammtisch.games.the_game.talk.slovak import SLOVAK
from stammtisch.games.the_game.talk.words import Word, listed


class NumberWords(Protocol):
    """How a language names numbers; implement it once per language."""

    def find(self, words: Sequence[str]) -> str | None:
        """The first words that name a number, as they were written, or None.

        `words` are in lower case, without accents and apostrophes, in the text's order.
        """
        ...

    def knows(self, word: str) -> bool:
        """Whether this word by itself names a number."""
        ...


LANGUAGES: tuple[NumberWords, ...] = (ENGLISH, GERMAN, FRENCH, HUNGARIAN, CZECH, SLOVAK, POLISH)

# Keycap ten, hundred points, dice, dominoes and playing cards, clock faces
NUMBER_PICTURES = re.compile(
    "[\N{KEYCAP TEN}\N{HUNDRED POINTS SYMBOL}\u2680-\u2685\U0001f030-\U0001f0ff\U0001f550-\U0001f567]"
)

# Letters of other alphabets that look like Latin ones, and Latin ones that are no letter with an accent:
# Cyrillic, Greek, Armenian, Latin, small capitals
LOOKALIKES = str.maketrans(
    "авеёкмнорстухіїјѕԁɡӏһѵԝғ"
    + "αβεηικνορτυχωϝσςγ"
    + "օոսց"
    + "ⅼłøđıƨƽƒɛɩɨħŧƭʋɵǝɘɔ"
    + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "abeekmhopctyxiijsdglhvwf"
    + "abenikvoptuxwfssy"
    + "onug"
    + "llodissfeiihttvoeeo"
    + "abcdefghijklmnoprstuvwyz",
)
# Black circles and squares with letters, which Unicode does not call letters
BLACK = {first + at: chr(ord("a") + at) for first in (0x1F150, 0x1F170) for at in range(26)}
SIGNS = str.maketrans("¡!|$€@", "iiisea")
"""Signs that stand for letters inside a word."""
TALLIES = re.compile(r"(?:[|¦ǀ]\s*){2,}|(?:[•·∙⋅●○◦■□▪▫▮▯]\s*){2,}|(?<![\w*#])(?:[*#]\s*){3,}(?![\w*#])")
APOSTROPHES = re.compile(r"['’‘`´]")
LETTERS = re.compile(r"[^\W\d_]+")

ROMAN = re.compile(r"(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
STRIPES = re.compile(r"i{2,}|l{2,}")
WHO_KNOWS = listed("kdo nikdo clovek kazdy buh to uz on ona ono jen snad cert vsak co si kto nikto")


def number_in(text: str) -> str | None:
    """The part of the text that names a number, or None.

    >>> number_in("please leave this pile to me")
    >>> number_in("I have the 37")
    '37'
    >>> number_in("I hold thirty-seven!")
    'thirty seven'
    >>> number_in("wait for XLII")
    'XLII'
    >>> number_in("už jen pětasedmdesátka")
    'pětasedmdesátka'
    """
    plain = _normalised(text)
    figures = re.search(r"\d+", text) or re.search(r"\d+", plain)
    if figures:
        return figures[0]
    for character in text:
        if NUMBER_PICTURES.match(character) or character.isnumeric():  # Chinese and Roman figures too
            return character
    if tally := TALLIES.search(text):
        return tally[0].rstrip()
    return _roman_in(plain) or _word_in(plain)


def _normalised(text: str) -> str:
    """Letters in circles and wide ones as letters, and nothing invisible or overlaid inside a word."""
    normal = unicodedata.normalize("NFKC", APOSTROPHES.sub("'", text).translate(BLACK))
    return "".join(c for c in normal if unicodedata.category(c) not in ("Cf", "Mn", "Me"))


def _roman_in(text: str) -> str | None:
    """A Roman numeral that could be a card, or strokes."""
    shouted = text.isupper()
    spoken = APOSTROPHES.sub("", text)
    before = ""
    for found in LETTERS.finditer(spoken):
        word, begins = found[0], not spoken[: found.start()].rstrip(' "»„“(').rstrip(" ")
        begins = begins or spoken[: found.start()].rstrip()[-1:] in ".!?:"
        ends = not LETTERS.match(spoken[found.end() :].lstrip())
        hyphen = spoken[: found.start()].endswith("-")
        if _is_roman(word, _plain(before), begins=begins or shouted, ends=ends, hyphen=hyphen):
            return word
        before = word
    letters = "".join(word for word in LETTERS.findall(spoken) if len(word) == 1)
    spelled = re.search(r"(?<!\w)[ivxl](?:[\W_]+[ivxl]){2,}(?!\w)", spoken.casefold())
    if spelled and ROMAN.fullmatch("".join(LETTERS.findall(spelled[0]))) and letters:
        return spelled[0]
    return None


def _is_roman(word: str, before: str, *, begins: bool, ends: bool, hyphen: bool) -> bool:
    """Czech and Slovak *v*, *ví*, *-li* and English *I* look like numerals but mostly are not."""
    plain = word.casefold()
    if plain == "i" or not (ROMAN.fullmatch(plain) or STRIPES.fullmatch(plain)):
        return False
    if plain == "v":
        return word == "V" and (ends or not begins)
    if word in {"Li", "Liv", "liv", "Vi", "Xi"}:  # names, perhaps of players
        return False
    if plain == "vi":
        return word == "VI" or before not in WHO_KNOWS
    return plain != "li" or not hyphen


def _word_in(text: str) -> str | None:
    words = list(_words(text))
    for language in LANGUAGES:
        if found := language.find(words):
            return found
    for once in dict.fromkeys(_put_together(text, words)):
        if any(language.knows(once) for language in LANGUAGES):
            return once.written
    return None


def _words(text: str) -> Iterator[Word]:
    """The words of a text; those spelled letter by letter are joined: s i x."""
    letters: list[str] = []
    for written in [*LETTERS.findall(APOSTROPHES.sub("", text)), ""]:
        if len(written) == 1:
            letters.append(written)
            continue
        if len(letters) > 2:
            yield _word("".join(letters))
        else:
            yield from map(_word, letters)
        letters = []
        if written:
            yield _word(written)


def _put_together(text: str, words: Sequence[Word]) -> Iterator[Word]:
    """Words that result when punctuation or a space inside them is removed, or a sign is read as a letter:
    se-ven, thir ty, f!ve. Short ones only where the text says nothing else: ni ne."""
    for chunk in text.split():
        pieces = LETTERS.findall(APOSTROPHES.sub("", chunk))
        if len(pieces) > 1 and len("".join(pieces)) > 4:
            yield _word("".join(pieces))
        read = LETTERS.findall(chunk.rstrip("!|").translate(SIGNS))
        yield from (_word(one) for one in read if one not in pieces)
    for some in (words, words[1:]):  # a pile's letter may stand before
        if 1 < len(some) < 5 and (some is words or len(words[0]) == 1):
            yield Word("".join(some), " ".join(word.written for word in some))
    for run in re.findall(r"(?<![^\W_])[^\W\d_](?:[\W_]+[^\W\d_](?![^\W_])){2,}", text):
        letters = "".join(LETTERS.findall(run))[:80]
        for start in range(len(letters) - 2):  # a pile's letter may stand before the word: A s i x
            yield from (
                _word(letters[start:end]) for end in range(start + 3, min(start + 20, len(letters)) + 1)
            )
    for size in (2, 3):
        for start in range(len(words) - size + 1):
            some = words[start : start + size]
            if min(map(len, some)) > 1 and sum(map(len, some)) > 5:
                yield Word("".join(some), " ".join(word.written for word in some))


def _word(written: str) -> Word:
    return Word(_plain(written), unicodedata.normalize("NFC", written).lower())


def _plain(written: str) -> str:
    plain = unicodedata.normalize("NFKD", written).casefold().translate(LOOKALIKES)
    return "".join(c for c in plain if not unicodedata.combining(c))
