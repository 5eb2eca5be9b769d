"""What texts say a raise must do is rule 4.2: past the second-to-last stone, not past the leader."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import stammtisch
from stammtisch.texts import LANGUAGES

PACKAGE = Path(stammtisch.__file__).parent
EXAMPLES = Path(__file__).parents[1] / "web" / "src" / "games" / "raise" / "examples" / "list.json"

NAMING = {"browser/tip-raise-raise", "browser/raise-why-short"}
"""Texts that name the stone to be overtaken."""
BY_FIELD = {"browser/raise-status-raise", "browser/raise-status-only-pass", "browser/raise-hint-short"}
"""Texts that name the field it stands on, `RaiseMine.beyond`."""
TAUGHT = {"browser/learn-raise-raise", "browser/learn-raise-beyond"}
"""Steps of the lesson that name the field it stands on there: `server/test_lessons.py` plays them."""
DRAWN = {"overtake": "rules/raise-overtake", "enough": "rules/raise-enough", "short": "rules/raise-short"}
"""Drawn examples, whose captions name the field it stands on there."""
WHOMEVER = {
    "browser/raise-pitch",
    "browser/option-raise-extra-cards-false-about",
    "browser/option-raise-extra-cards-true-about",
    "browser/raise-why-more",
    "browser/raise-why-none",
    "browser/learn-raise-beyond-no",
    "rules/raise-stack",
    "cli/bots-raise-greedy",
}
"""Texts about overtaking that leave open whom, or where that is plain from what is drawn."""
NO_DEMAND = {
    "browser/option-raise-extra-cards",
    "browser/bot-raise-greedy-about",
    "browser/raise-status-other",
    "browser/raise-to",
    "browser/raise-why-no-cards",
    "browser/raise-why-stones",
    "browser/raise-log-raise",
    "browser/raise-key-play",
    "browser/raise-key-pass",
    "browser/learn-raise-last",
    "browser/learn-raise-pass",
    "browser/raise-advice-raise",
    "cli/raise-act-raise",
    "review/raise-better-overtaken",
    "review/raise-better-sure",
    "review/raise-better-safe",
    "review/raise-better-keep-symbol",
}
"""Texts with such words that do not say what a raise must do."""
FOREMOST = {"rules/raise-foremost"}
"""Texts about the foremost stone, which wins a round that ends without further passing (4.7)."""

SECOND_TO_LAST = {
    "en": "second-to-last",
    "de": "vorletzte",
    "fr": "avant-dernier",
    "hu": "utolsó előtti",
    "cs": "předposlední",
    "sk": "predposledn",
    "pl": "przedostatni",
}
OVERTAKING = {  # also the verb that raising is called by, where it has no other meaning
    "en": r"\brais(e|es|ed|ing)\b|overt[ao]k|\bpast\b|beyond|second-to-last",
    "de": r"weiterspiel|überhol|vorbei|hinaus|vorletzt",
    "fr": r"relanc|dépass|au-delà|avant-dernier",
    "hu": r"folytat|előz(?!ő)|túl(jut|\s+kell)|\bfölé\b|utolsó előtti",
    "cs": r"předho|\bpřes\b|předposledn",
    "sk": r"predsti|\bcez\b|predposledn",
    "pl": r"wyprzedz|\bmi(ń|nąć|niesz)\b|przedostatn",
}
LEADING = {
    "en": r"\blead(er|ers|ing)\b|\bthe lead\b|in front|to the front|foremost|\bahead\b|\bfirst stone\b",
    "de": r"\bvorn(e)?\b|vorderst|spitze|führung|führend|\berste[nr]? stein",
    "fr": r"en tête|premi(er|ère) (pion|place)|le plus avancé|meneu",
    "hu": r"\bél(re|en)\b|elöl\b|vezet(ő|és)|első (korong|hely)",
    "cs": r"\bčel[aeo]\b|v?předu\b|vedení|vedouc|první kámen",
    "sk": r"\bčel[aeo]\b|vpredu\b|vedeni|vedúc|prvý kameň",
    "pl": r"prowadzeni|\bczel[eo]\b|czoło|z przodu|lider|pierwszy znacznik",
}


@cache
def texts(language: str) -> dict[str, str]:
    """All texts about RAISE, by catalogue and id; without its name, which is a verb as well."""
    found = {}
    for file in (PACKAGE / "locales" / language).glob("*.ftl"):
        for one in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(one, fluent.Message) and "raise" in one.id.name.split("-"):
                words = FluentSerializer().serialize_entry(one).partition("=")[2]
                found[f"{file.stem}/{one.id.name}"] = " ".join(words.replace("RAISE", "").split())
    return found


def rule(language: str) -> str:
    """Paragraph 4.2 as it is told."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    told = (PACKAGE / "games" / "raise_game" / name).read_text(encoding="utf-8")
    return next(line for line in told.splitlines() if line.startswith("- **4.2**"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_raise_must_pass_is_called_the_second_to_last_stone(language: str) -> None:
    found = texts(language)
    assert SECOND_TO_LAST[language] in rule(language)
    for key in NAMING:
        assert SECOND_TO_LAST[language] in found[key], (key, found[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_or_by_the_field_that_it_stands_on(language: str) -> None:
    found = texts(language)
    for key in BY_FIELD:
        assert "{ $beyond }" in found[key], (key, found[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_name_the_field_of_the_second_to_last_stone(language: str) -> None:
    found = texts(language)
    drawn = {one["name"]: one for one in json.loads(EXAMPLES.read_text(encoding="utf-8"))}
    for name, key in DRAWN.items():
        beyond = drawn[name]["stones"][1][1]  # rearmost first
        assert re.search(rf"(?<!\d){beyond}(?!\d)", found[key]), (key, beyond)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_about_raise_sends_anybody_past_the_leader(language: str) -> None:
    for key, words in texts(language).items():
        if key not in FOREMOST:
            assert not re.search(LEADING[language], words, re.IGNORECASE), (key, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_text_about_raising_is_noticed(language: str) -> None:
    """It belongs into one of the lists above, with what is held against it."""
    listed = NAMING | BY_FIELD | TAUGHT | {*DRAWN.values()} | WHOMEVER | NO_DEMAND
    found = texts(language)
    assert listed <= found.keys()
    speaking = {key for key, words in found.items() if re.search(OVERTAKING[language], words, re.IGNORECASE)}
    assert speaking <= listed
