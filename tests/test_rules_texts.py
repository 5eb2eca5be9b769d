"""The rules in seven languages: the same paragraphs, each told anew, no figure lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch import games
from stammtisch.texts import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
PARAGRAPH = re.compile(r"- \*\*(\d\.\d)\*\* (.*)")


def told(game: str, language: str) -> str:
    package = type(games.get(game)).__module__.rpartition(".")[0].rpartition(".")[2]
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (Path(games.__file__).parent / package / name).read_text(encoding="utf-8")


def paragraphs(text: str) -> dict[str, str]:
    found = PARAGRAPH.findall(text)
    assert len(found) == len(dict(found)), "a paragraph stands twice"
    return dict(found)


def figures(line: str) -> list[str]:
    return sorted(re.findall(r"\d+(?:\.\d+)?", line))


def shape(text: str) -> list[tuple[str, list[str]]]:
    """What kind of line each is, with the figures in it."""
    kind = re.compile(r"#+|-|\||")
    return [(kind.match(line)[0], figures(line)) for line in text.splitlines() if line.strip()]  # type: ignore[index]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games.GAMES)
def test_every_paragraph_is_told_in_every_language(game: str, language: str) -> None:
    english, other = paragraphs(told(game, "en")), paragraphs(told(game, language))
    assert list(other) == list(english)
    for number, words in english.items():
        assert other[number] != words, f"{number} is not translated"
        assert 0.5 < len(other[number]) / len(words) < 2, f"{number} tells less or more"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games.GAMES)
def test_every_line_has_the_same_figures_in_every_language(game: str, language: str) -> None:
    english, other = shape(told(game, "en")), shape(told(game, language))
    for ours, theirs in zip(english, other, strict=True):
        assert theirs == ours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_the_first_line_says_for_how_many_of_which_age_and_how_long(game: str, language: str) -> None:
    entry = games.get(game)
    players = next(option.choices for option in entry.option_list() if option.name == "players")
    first = told(game, language).split("\n\n")[1]
    facts = (players[0], players[-1], entry.age, entry.minutes)
    assert figures(first) == sorted(map(str, facts)), first


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games.GAMES)
def test_names_that_are_typed_stay_the_same(game: str, language: str) -> None:
    typed = re.compile(r"`[^`]+`")
    assert sorted(typed.findall(told(game, language))) == sorted(typed.findall(told(game, "en")))


@pytest.mark.parametrize("game", games.GAMES)
def test_no_two_languages_share_a_sentence(game: str) -> None:
    seen: dict[str, str] = {}
    for language in LANGUAGES:
        for number, words in paragraphs(told(game, language)).items():
            for sentence in re.split(r"(?<=[.:!?]) ", words):
                if len(sentence) > 25:
                    assert seen.setdefault(sentence, language) == language, (number, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_and_signals_are_named_as_on_their_buttons(language: str) -> None:
    rules = paragraphs(told("the-game", language))
    claims = said(language, *({"the-game-claim": degree} for degree in range(3)))
    signals = said(language, *({f"the-game-word-{word}": 0} for word in ("please-spare", "spare", "take")))
    moods = said(language, *({f"the-game-self-{word}": 0} for word in ("trouble", "fine")))
    for words, number in ((claims, "2.3"), (signals, "4.3"), (moods, "4.3")):
        for one in words:
            assert f"*{one.lower()}*" in rules[number].lower(), (number, one)


def said(language: str, *asked: dict[str, int]) -> list[str]:
    """Texts of the browser's catalogue, each with a degree where it has one."""
    source = (Path(stammtisch.__file__).parent / "locales" / language / "browser.ftl").read_text(
        encoding="utf-8"
    )
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = []
    for one in asked:
        for key, degree in one.items():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            found.append(str(bundle.format_pattern(pattern, {"degree": degree})[0]))
    return found


@pytest.mark.parametrize("game", games.GAMES)
def test_french_has_curly_apostrophes(game: str) -> None:
    catalogues = (Path(stammtisch.__file__).parent / "locales" / "fr").glob("*.ftl")
    for text in (told(game, "fr"), *(path.read_text(encoding="utf-8") for path in catalogues)):
        assert re.findall(r"\w+'\w+", text) == []
