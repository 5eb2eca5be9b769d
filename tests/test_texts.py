"""The catalogues: every text in every language, with the same variables; none missing, unused or in code."""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import stammtisch
import stammtisch.review
import stammtisch.server.http.app  # with the review, all that gives reasons
from stammtisch.bots import BOTS
from stammtisch.cli.parser import COMMANDS, make_parser, use_language
from stammtisch.texts import ENGLISH, LANGUAGES, PARTS, Reason, include, speak, text, text_in

PACKAGE = Path(stammtisch.__file__).parent
LOCALES = PACKAGE / "locales"
SPOKEN = [
    *(PACKAGE / "cli").glob("*.py"),
    *(PACKAGE / "data/report").glob("*.py"),
    PACKAGE / "review/words.py",
    *(PACKAGE / f"terminal/{name}.py" for name in ("full_screen", "lines", "pages", "session")),
    *(PACKAGE / f"core/drawing/{name}.py" for name in ("plain", "plain_face")),
    *(PACKAGE / "games").glob("*/drawing/table.py"),
    *(PACKAGE / "games").glob("*/drawing/words.py"),
    *(
        PACKAGE / f"{name}.py"
        for name in ("texts", "arena/bench", "arena/cluster", "core/game", "core/record")
    ),
    PACKAGE / "games/raise_game/components.py",
    PACKAGE / "games/raise_game/turns.py",
    *(PACKAGE / "games").glob("*/moves.py"),
    *(
        PACKAGE / f"server/{name}.py"
        for name in (
            "limits",
            "http/startup",
            "refusals",
            "archive/archive",
            "tables/seating",
            "seats/seats",
        )
    ),
]
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
CATALOGUES = [
    (f"{{}}/{part}.ftl", language)
    for part in (*PARTS, "rules", "privacy")
    for language in LANGUAGES
    if (LOCALES / language / f"{part}.ftl").exists()
]
PLURALS = {"en": {"one"}, "de": {"one"}, "fr": {"one"}, "hu": {"one"}}
PLURALS |= {"cs": {"one", "few"}, "sk": {"one", "few"}, "pl": {"one", "few"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def messages(name: str, language: str) -> dict[str, fluent.Message]:
    source = (LOCALES / name.format(language)).read_text(encoding="utf-8")
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), f"{language}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def variables(message: fluent.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, fluent.VariableReference)}


def plain_words(message: fluent.Message) -> str:
    return "".join(node.value for node in nodes(message) if isinstance(node, fluent.TextElement))


# Every language says the same


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_every_key_stands_in_every_language_with_the_same_variables(name: str, language: str) -> None:
    english, other = messages(name, ENGLISH), messages(name, language)
    assert not english.keys() - other.keys(), "missing"
    assert not other.keys() - english.keys(), "not in English"
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


def test_no_key_stands_in_two_catalogues_that_are_read_together() -> None:
    keys = [key for part in PARTS for key in messages(f"{{}}/{part}.ftl", ENGLISH)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(("name", "language"), [pair for pair in CATALOGUES if pair[1] != ENGLISH])
def test_no_sentence_is_left_in_english(name: str, language: str) -> None:
    english, other = messages(name, ENGLISH), messages(name, language)
    left = [
        key
        for key, message in english.items()
        if len(re.findall(r"[^\W\d_]{3,}", re.sub(r"%\(\w+\)\w", "", plain_words(message)))) > 2
        and plain_words(other[key]) == plain_words(message)
    ]
    assert not left


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_plural_forms_are_those_of_the_language(name: str, language: str) -> None:
    for key, message in messages(name, language).items():
        for node in nodes(message):
            if not isinstance(node, fluent.SelectExpression):
                continue
            forms = {
                variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)
            }
            if forms <= CATEGORIES and forms - {"other"}:
                assert forms >= PLURALS[language], key


# Czech boty are shoes.
@pytest.mark.parametrize(("language", "other"), [("cs", r"\bbot(?!t)\w*"), ("sk", r"\brobot\w*")])
@pytest.mark.parametrize("name", ["{}/browser.ftl", "{}/cli.ftl", "{}/review.ftl", "{}/terminal.ftl"])
def test_a_bot_has_one_name_in_each_language(name: str, language: str, other: str) -> None:
    said = {key: plain_words(message) for key, message in messages(name, language).items()}
    assert {key: words for key, words in said.items() if re.search(other, words, re.IGNORECASE)} == {}


@pytest.mark.parametrize("name", [f"{{}}/{part}.ftl" for part in PARTS])
def test_no_line_breaks_before_a_french_sign(name: str) -> None:
    french = (LOCALES / name.format("fr")).read_text(encoding="utf-8")
    assert not re.findall(r".* [:;!?»].*|.*« .*", french)


@pytest.mark.parametrize(("name", "language"), CATALOGUES)
def test_every_text_can_be_said_with_any_number(name: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / name.format(language)).read_text(encoding="utf-8")))
    for key, message in messages(name, language).items():
        for number in (0, 1, 2, 5, 21, 22, 1.5, 100_000):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), number))
            assert not errors and said, (key, errors)


@pytest.mark.parametrize("language", ["cs", "sk", "pl"])
def test_a_few_are_said_in_another_way_than_many(language: str) -> None:
    speak(language)
    one, few, many = (re.sub(r"\d+", "", text("check-right", games=number)) for number in (1, 3, 5))
    speak(ENGLISH)
    assert len({one, few, many}) == 3


# Code and catalogue fit


def asked() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the program asks for, and the patterns of those that it puts together."""
    keys, patterns = set(), []
    for file in PACKAGE.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        if not re.search(r"from stammtisch\.texts import .*\btext(_in)?\b", source):
            continue
        for node in ast.walk(ast.parse(source)):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id not in ("text", "text_in"):
                continue
            match node.args[1:] if node.func.id == "text_in" else node.args:
                case [ast.Constant(value=str(key))]:
                    keys.add(key)
                case [ast.JoinedStr(values=parts)]:
                    fixed = [str(p.value) if isinstance(p, ast.Constant) else None for p in parts]
                    patterns.append(re.compile("".join(".+" if p is None else re.escape(p) for p in fixed)))
    return keys, patterns


def test_every_key_that_is_asked_for_exists_and_none_is_unused() -> None:
    there = {
        key: one
        for part in ("cli", "terminal", "data")
        for key, one in messages(f"{{}}/{part}.ftl", ENGLISH).items()
    }
    review = messages("{}/review.ftl", ENGLISH)
    keys, patterns = asked()
    keys |= {key for key, _ in reasons()} | {"why-rule", "why-seat"}
    others = (messages(f"{{}}/{part}.ftl", ENGLISH) for part in ("browser", "notices"))
    everything = {*there, *review, *(key for part in others for key in part)}
    assert keys <= everything
    assert all(any(pattern.fullmatch(key) for key in everything) for pattern in patterns)
    unused = [
        key
        for key in there
        if key not in keys
        and not any(pattern.fullmatch(key) for pattern in patterns)
        and not key.startswith("argparse-")
    ]
    assert not unused


def kinds(kind: type[Reason]) -> Iterator[type[Reason]]:
    yield kind
    for further in kind.__subclasses__():
        yield from kinds(further)


def reasons() -> Iterator[tuple[str, set[str]]]:
    """The key of every reason that the program gives, and the variables that go with it."""
    names = {kind.__name__ for kind in kinds(Reason)}
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names):
                continue
            words = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
            given = {str(keyword.arg) for keyword in node.keywords} - {"rule", "detail", "retry_after"}
            match node.func.id, words:
                case "Refused", [_, str(), str(key)]:
                    yield key, given
                case "Refused", [_, str(word)]:
                    yield f"error-{word}", given
                case kind, [str(key), *_] if kind != "Refused":
                    yield key, given | ({"place"} if key.startswith("set-") else set())


def test_every_reason_has_a_text_with_its_variables() -> None:
    there = {**messages("{}/browser.ftl", ENGLISH), **messages("{}/cli.ftl", ENGLISH)}
    found = list(reasons())
    several = {
        "the-game-why-fit",
        "raise-why-short",
        "record-json",
        "set-face",
        "error-no-code",
        "mistake-store",
    }
    assert several <= {key for key, _ in found}
    assert not [key for key, given in found if key not in there or variables(there[key]) != given]


def test_what_the_server_refuses_can_be_said_in_the_browser() -> None:
    pages = messages("{}/browser.ftl", ENGLISH)
    assert not {key for key, _ in reasons() if key.startswith("error-")} - pages.keys()
    assert "error-illegal" in pages, "said where a reason is only for records"


def test_every_bot_is_told_about() -> None:
    named = {f"bots-{game}-{entry.name}" for game, entries in BOTS.items() for entry in entries}
    told = {key for key in messages("{}/cli.ftl", ENGLISH) if key.startswith("bots-")} - {"bots-title"}
    assert told == named


def test_the_parser_speaks_in_sentences_that_python_has() -> None:
    source = inspect.getsource(argparse)
    sentences = re.findall(r"""\b_\(\s*(['"])(.*?)\1\)""", source)
    known = set()
    for _, sentence in sentences:
        words = re.findall(r"[a-z]+", re.sub(r"%(\(\w+\))?\w", "", sentence))
        known.add("-".join(["argparse", *words]))
    asked_for = {key for key in messages("{}/cli.ftl", ENGLISH) if key.startswith("argparse-")}
    assert asked_for <= known


@pytest.mark.parametrize("file", SPOKEN, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_text_is_left_in_code(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    documented = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documented
    ]
    sentence = re.compile(r"(?<![-\w.])[A-Za-z]{2,},? [a-z]{2,}(?![-\w=.])")
    assert not [words for words in texts if sentence.search(words)]


# Games bring their own


def test_a_game_brings_texts_but_cannot_change_ours(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "tarot-why-suit = Follow suit: { $suit }.\n"
        "tarot-shows-hands = Hands\n    .kind = by-seat\n"
        "cli-example = Mine:\n    not this either\n",
        encoding="utf-8",
    )
    include(tmp_path)
    include(tmp_path / "missing")
    assert text_in("de", "tarot-why-suit", suit="cups") == "Follow suit: cups."
    assert text("tarot-shows-hands") == "Hands"
    assert text("cli-example") == "Example:"


# The command line speaks it


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_helps_in_every_language(language: str) -> None:
    try:
        use_language(language)
        parser = make_parser()
        said = [parser.format_help()]
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                said += [one.format_help() for one in action.choices.values()]
        assert len(said) == 1 + len(COMMANDS)
        assert all(text("argparse-usage") in page for page in said)
        assert all(text("cli-example") in page for page in said[1:])
    finally:
        use_language(ENGLISH)


def run(*words: str, locale: str = "C") -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", *words],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={"PATH": "", "LC_ALL": locale, "PYTHONUTF8": "1", "PYTHONPATH": str(PACKAGE.parent)},
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "locale", "said"),
    [
        (["rules", "raise", "--language", "hu"], "C", "pontjelölő korong"),
        (["rules", "the-game"], "cs_CZ.UTF-8", "dobírací balíček"),
        (["rules", "the-game"], "C", "draw pile"),
        (["rules", "the-game"], "sv_SE.UTF-8", "draw pile"),
        (["--help"], "fr_FR.UTF-8", "commandes"),
        (["--language", "pl", "--help"], "de_DE.UTF-8", "polecenia"),
        (["simulate", "chess", "--language=sk"], "C", "hra 'chess' tu nie je"),
        (["simulate", "the-game", "--games"], "de_DE.UTF-8", "hier fehlt ein Wert"),
        (["simulate", "raise", "--bots", "random,greedy", "--players", "5"], "pl_PL", "2 boty na 5 miejsc"),
        (["check", "nothing", "--language", "fr"], "C", "nothing\u00a0: ce fichier n’existe pas"),
        (["simulate", "raise", "--set", "x", "--language", "cs"], "C", "x: takový soubor neexistuje"),
        (["simulate", "the-game", "--option", "talk=loud"], "de_DE.UTF-8", "talk ist loud, möglich sind"),
        (["bench", "--seconds", "0.01"], "sk_SK.UTF-8", "RAISE, rýchle jadro, vo dvojici náhodne"),
    ],
)  # fmt: skip
def test_the_language_is_the_one_asked_for_else_the_locale_s_else_english(
    words: list[str], locale: str, said: str
) -> None:
    assert said in run(*words, locale=locale)[1]


def test_a_bad_record_names_line_and_reason_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    header = {"record": 1, "game": "the-game", "rules": 1, "options": {}, "seats": ["Anna", "Ben"]}
    for line, said in (
        ({"deal": [1, 50]}, "wiersz 2: Następną kartę dostaje miejsce 0. (zasada 2.2) [deal 1 50]"),
        ({"jump": 3}, 'wiersz 2: To nie jest ruch w THE GAME: {"jump": 3}'),
        (7, "wiersz 2: Wiersz zawiera jeden obiekt JSON, a nie 7."),
    ):
        file.write_text(f"{json.dumps(header)}\n{json.dumps(line)}\n", encoding="utf-8")
        code, output = run("check", str(file), "--language", "pl")
        assert code == 1 and said in output


def test_a_bad_set_names_every_mistake_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('name = "box"\nhand_size = 0\nsymbols = ["bell", "bell"]\n', encoding="utf-8")
    code, output = run("simulate", "raise", "--set", str(file), "--language", "hu")
    assert code == 1
    assert f"{file}: hand_size: egész szám kell, 1–10, nem 0" in output
    assert f"{file}: symbols #2: 'bell' kétszer szerepel" in output
    assert f"{file}: dice: hiányzik" in output


def test_a_language_that_nobody_speaks_here_gets_a_clear_line() -> None:
    code, said = run("rules", "raise", "--language", "xx", locale="de_DE.UTF-8")
    assert code == 2 and "auf 'xx' gibt es keine Texte; es gibt: en, de, fr" in said


def test_help_does_not_load_fluent() -> None:
    code = (
        "import sys, stammtisch.cli\n"
        "try: stammtisch.cli.main(['--help'])\n"
        "except SystemExit: sys.exit('fluent' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
