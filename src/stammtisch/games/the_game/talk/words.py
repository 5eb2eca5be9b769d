"""What the seven lists of number words have in common: the words of a text, and how a list is looked through.

A language names its numbers in a `Vocabulary`, built by its grammar rather than written down. All seven are
looked for at once. `docs/number-talk.md` says what was decided about words that are numbers only sometimes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

__all__ = [
    "MARKERS",
    "Doubt",
    "Vocabulary",
    "Word",
    "beginnings",
    "combined",
    "fixing",
    "listed",
    "reads_like",
]


class Word(str):
    """A word without accents in small letters, which remembers how it was `written`, in small letters."""

    __slots__ = ("written",)
    written: str

    def __new__(cls, plain: str, written: str = "") -> Word:
        word = super().__new__(cls, plain)
        word.written = written or plain
        return word


Doubt = Callable[[Sequence[Word], int], bool]
"""Whether the word at this place of the text is a number there."""


def listed(*lines: str) -> frozenset[str]:
    """The words of some lines.

    >>> sorted(listed("two three", "four"))
    ['four', 'three', 'two']
    """
    return frozenset(word for line in lines for word in line.split())


def beginnings(*lines: str) -> tuple[str, ...]:
    """The same for words that are known by how they begin."""
    return tuple(sorted(listed(*lines)))


# A hundred of these is a turn of phrase, in any language: a hundred per cent, a hundred times, sto lat
PERCENTS = beginnings(
    "percent per prozent pour procent szazalek szor krat razy raz fois mal times thanks pro",
    "year jahr ans ev let lat rok",
)

# Small words by which a text shows its language; the table's nouns are among them.
MARKERS: Mapping[str, frozenset[str]] = {
    "en": listed(
        "the is are was my i im ill you your and not this that it its we have has can cant me of for at do",
        "dont",
        "what nice with they he she his her put wear pile card play please has got love like good will would",
        "to be so just no all our who thats them there here little santa funny too day on moment your us",
    ),
    "de": listed(
        "der die das ist und nicht er sie es ich du wir ihr hier mir mich dir noch schon auf mit den dem ein",
        "eine wer jemand niemand karte stapel zug keine kein mein dein auch aber habe was so jetzt bitte ja",
    ),
    "fr": listed(
        "le la les est et je tu il elle pas un une des que pour avec jai mon ma sur dans vous nous ce cest",
        "sil",
        "pile carte tour au aux ne plus moi toi qui ici merci voila du",
    ),
    "hu": listed(
        "az es nem van egy hogy ez en te mi ti is csak kell jo ide oda lesz tudok nekem nalam lap lapom",
        "pakli",
        "a kerem legyen vagy itt ott ne most mar majd mennyi vagyok rakok teszek rateszem lerakom jon nincs",
        "hozzatok varjatok kezemben asztalra szam",
    ),
    "cs": listed(
        "se je na to ja ty my vy mam mas uz jen ale prosim tady tam si za do ze pro jsem jsi mne mi tu bez",
        "karta",
        "kartu balicek balicku tah tahu nech nedavej hraj dej chci potrebuju polozim nebo a co jak pak",
        "ten toho tomu tenhle tento je byl dam davam cislo",
    ),
    "sk": listed(
        "sa je na to ja ty my vy mam mas uz len ale prosim tu tam si za do ze pre som mne mi bez karta kartu",
        "balicek balicku tah tahu nechaj nedavaj hraj daj chcem potrebujem polozim alebo a co ako potom",
        "ten toho tomu tento je bol dam davam cislo este",
    ),
    "pl": listed(
        "sie jest na to ja ty my wy mam masz juz tylko ale prosze tu tam za do ze dla jestem mnie mi bez",
        "karta",
        "karte stos stosie tura ture zostaw graj daj chce potrzebuje poloze albo i co jak potem nie w z o ma",
        "ten tego temu jest byl dam daje liczba czy pasuje kto gdzie jeszcze moj twoj druga drugi ostatni",
    ),
}


def reads_like(words: Sequence[str], language: str, *rivals: str) -> bool:
    """Whether a text shows more signs of a language than of any rival."""
    signs = {code: sum(word in MARKERS[code] for word in words) for code in (language, *rivals)}
    return signs[language] > max(signs[rival] for rival in rivals)


def _squeezed(word: str) -> str:
    """Letters that stand several times count once: sevennn."""
    return re.sub(r"(.)\1+", r"\1", word)


@dataclass(frozen=True)
class Vocabulary:
    """How a language names numbers; all words without accents unless said otherwise."""

    numbers: frozenset[str]
    """Words that name a number by themselves."""
    glued: re.Pattern[str] | None = None
    """Numbers written in one word that are too many to list."""
    written: frozenset[str] = frozenset()
    """Words that name a number only with their accents."""
    doubts: Mapping[str, Doubt] = field(default_factory=dict)
    """Words that are a number only in some company."""
    idioms: tuple[str, ...] = ()
    """Turns of phrase in which a number is none: `tous les deux`."""
    counts: frozenset[str] = frozenset()
    """The words for two to five, which may count `things` (by how they begin), other words `between`."""
    things: tuple[str, ...] = ()
    between: frozenset[str] = frozenset()
    steps: tuple[str, ...] = ()
    """What makes the count a distance, which tells a number: two cards `higher`."""
    tells: re.Pattern[str] | None = None
    """No card is a one, but these phrases tell a number: `one higher`."""
    fixes: re.Pattern[str] | None = None
    """What names no number and yet leaves only one: a trick held for a pile, the very next card."""
    ones: frozenset[str] = frozenset()
    hundreds: frozenset[str] = frozenset()

    @cached_property
    def _squeezed_numbers(self) -> frozenset[str]:
        return frozenset(short for word in self.numbers if len(short := _squeezed(word)) > 3)

    def find(self, words: Sequence[str]) -> str | None:
        """The first words that name a number, as they were written, or None."""
        own = [word if isinstance(word, Word) else Word(word) for word in words]
        for at in range(len(own)):
            if self._names(own, at):
                end = at + 1
                while end < len(own) and (self._is_number(own[end]) or own[end] in self.ones):
                    end += 1
                return " ".join(word.written for word in own[at:end])
        sentence = " ".join(own)
        for phrase in (self.tells, self.fixes):
            if phrase and (told := phrase.search(sentence)):
                return told[0]
        return None

    def knows(self, word: str) -> bool:
        """Whether this word by itself names a number."""
        return word in self.doubts or self._is_number(word)

    def _names(self, words: Sequence[Word], at: int) -> bool:
        word = words[at]
        if word.written in self.written:
            return True
        is_number = self.doubts[word](words, at) if word in self.doubts else self._is_number(word)
        if not is_number or self._in_idiom(words, at):
            return False
        if word in self.hundreds:
            return not (at + 1 < len(words) and words[at + 1].startswith(PERCENTS))
        return not (word in self.counts and self._counts(words, at + 1))

    def _is_number(self, word: str) -> bool:
        if word in self.numbers or word in self.hundreds:
            return True
        if self.glued and self.glued.fullmatch(word):
            return True
        once = _squeezed(word)
        return once != word and (
            once in self._squeezed_numbers if len(once) > 3 else once in self.numbers and len(word) > 4
        )

    def _in_idiom(self, words: Sequence[Word], at: int) -> bool:
        for idiom in self.idioms:
            parts = idiom.split()
            for start in range(max(at - len(parts) + 1, 0), at + 1):
                if list(words[start : start + len(parts)]) == parts:
                    return True
        return False

    def _counts(self, words: Sequence[Word], at: int) -> bool:
        """Two cards are a number of cards, not the number of a card; two cards higher are."""
        while at < len(words) and words[at] in self.between:
            at += 1
        if at == len(words) or not words[at].startswith(self.things):
            return False
        return not (at + 1 < len(words) and words[at + 1].startswith(self.steps))


def fixing(own: str, trick: str, pile: str, *others: str) -> re.Pattern[str]:
    """`own`, `trick` and `pile` near each other in any likely order, or one of the other phrases."""
    orders = ((own, trick, pile), (own, pile, trick), (pile, own, trick), (trick, pile, own))
    claims = [rf"(?:{a})(?: \w+){{0,4}}? (?:{b})(?: \w+){{0,3}}? (?:{c})" for a, b, c in orders]
    return re.compile(rf"\b(?:{'|'.join((*claims, *others))})\b")


def combined(first: Iterable[str], second: Iterable[str]) -> frozenset[str]:
    """Every word of the first followed by every word of the second.

    >>> sorted(combined(["twenty", "thirty"], ["", "four"]))
    ['thirty', 'thirtyfour', 'twenty', 'twentyfour']
    """
    ends = tuple(second)
    return frozenset(begin + end for begin in first for end in ends)
