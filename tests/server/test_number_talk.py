"""THE GAME 4.1: text that names a number is refused, in seven languages; ordinary sentences pass."""

from __future__ import annotations

import pytest
from server import talk_figures

from stammtisch.games.the_game.talk.numbers import number_in
from stammtisch.texts import LANGUAGES

FALSE_ALARMS = 0  # as docs/number-talk.md says


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_on_the_list_gets_through_and_no_ordinary_sentence_is_refused(language: str) -> None:
    found = talk_figures.figures(language)
    print(found)
    assert found.numbers >= 60 and found.ordinary >= 60
    assert not found.missed
    assert len(found.false_alarms) <= FALSE_ALARMS, found.false_alarms


def test_a_list_that_is_not_held_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_figures, "number_in", lambda line: None)
    assert len(talk_figures.figures("en").missed) == talk_figures.figures("en").numbers
    monkeypatch.setattr(talk_figures, "number_in", lambda line: line)
    assert len(talk_figures.figures("en").false_alarms) == talk_figures.figures("en").ordinary


UNITS = {
    "en": "two three four five six seven eight nine",
    "de": "zwei drei vier fünf sechs sieben acht neun",
    "fr": "deux trois quatre cinq six sept huit neuf",
    "hu": "kettő három négy öt hat hét nyolc kilenc",
    "cs": "dva tři čtyři pět šest sedm osm devět",
    "sk": "dva tri štyri päť šesť sedem osem deväť",
    "pl": "dwa trzy cztery pięć sześć siedem osiem dziewięć",
}
TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "fr": "vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix",
    "hu": "huszon harminc negyven ötven hatvan hetven nyolcvan kilencven",
    "cs": "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
    "sk": "dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat",
    "pl": "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt"
    " dziewięćdziesiąt",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_two_words_is_refused_however_it_is_joined(language: str) -> None:
    for ten in TENS[language].split():
        for unit in UNITS[language].split():
            words = f"{unit}und{ten}" if language == "de" else f"{ten} {unit}"
            for said in (
                words,
                words.replace(" ", ""),
                words.replace(" ", "-"),
                words.upper(),
                " ".join(words),
            ):
                assert number_in(said), said
                assert number_in(f"A, {said}!"), said


def test_czech_says_units_first_as_well() -> None:
    for ten in TENS["cs"].split():
        for unit in UNITS["cs"].split():
            for ending in ("", "i", "ka", "ku", "kou"):
                assert number_in(f"{unit}a{ten}{ending}"), f"{unit}a{ten}{ending}"


def test_the_writer_is_shown_the_number_as_written() -> None:
    assert number_in("mám pětasedmdesátku, čekej") == "pětasedmdesátku"
    assert number_in("j'ai le quatre-vingt-dix, oui") == "quatre vingt dix"
    assert number_in("nur noch Fünfundsiebzig") == "fünfundsiebzig"
