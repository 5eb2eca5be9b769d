"""All texts for people: the Fluent catalogues in `locales/`.

`speak` sets the language, `text` formats a message in it. Missing messages fall back to English.
An error for people is a `Reason`: it carries the key of its text and is formatted where it is shown, by
`why` here or by the browser, so that everybody reads it in their own language.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Reason",
    "catalogue",
    "include",
    "language",
    "maybe",
    "missing",
    "printable",
    "speak",
    "text",
    "text_in",
    "visible",
    "wanted",
    "why",
]

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "hu", "cs", "sk", "pl")

_FOLDER = Path(__file__).parent / "locales"
PARTS = ("browser", "cli", "review", "notices", "terminal", "data")
"""The catalogues that are read together."""
_included: list[Traversable] = []
"""The folders with the games' own catalogues."""
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")
_ATTRIBUTE = re.compile(r" +\.[a-zA-Z][\w-]* *=")
"""A Fluent attribute; only the browser uses them."""

_now = ENGLISH
LONG = 1_000
"""Longer values are inserted after formatting, since Fluent gives up at 2,500 characters."""


def speak(code: str) -> None:
    """Set the language of all texts from now on, one of `LANGUAGES`.

    >>> speak("hu"); text("cli-example")
    'Példa:'
    >>> speak("en"); text("cli-example")
    'Example:'
    """
    if code not in LANGUAGES:
        raise ValueError(code)
    global _now
    _now = code


def language() -> str:
    """The current language."""
    return _now


def text(key: str, /, **values: str | float) -> str:
    """The text for a key, with its variables filled in; raises KeyError if not even English has it.

    >>> text("mistake-least", name="games", value=0, least=1)
    '--games is 0, but must be at least 1'
    """
    return _said(_now, key, values)


def maybe(key: str, /, **values: str | float) -> str | None:
    """The text for a key, or None if there is none: games of other packages need not have every text.

    >>> maybe("cli-example"), maybe("tarot-name")
    ('Example:', None)
    """
    try:
        return text(key, **values)
    except KeyError:
        return None


def text_in(code: str, key: str, /, **values: str | float) -> str:
    """The text for a key in this language, whatever the current one is.

    >>> text_in("de", "cli-example")
    'Beispiel:'
    """
    return _said(code, key, values)


def missing(extra: str) -> ImportError:
    """The error where an extra is not installed, which says how to install it."""
    return ImportError(text_in(ENGLISH, "mistake-extra-missing", extra=extra))


class Reason(Exception):
    """Why something is impossible: the key of a text, and its variables; `who` is a seat.

    >>> error = Reason("why-not-held", card=37)
    >>> str(error)
    '37 is not in this hand.'
    """

    rule = ""
    """The relevant paragraph of the rules, if any."""
    named: Mapping[str, tuple[str, Mapping[str, str | int]]] = {}
    """Values with a localised name: the key of its text, and the text's variables."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    @property
    def parts(self) -> Sequence[Reason]:
        """The individual reasons, if there are several."""
        return (self,)

    def __reduce__(self) -> tuple[Any, ...]:
        """Unpickled without calling `__init__`, whose arguments differ between subclasses."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        return "\n".join(_said(ENGLISH, part.key, part.values) for part in self.parts)


def _again(kind: type[Reason], args: tuple[Any, ...], known: dict[str, Any]) -> Reason:
    error = kind.__new__(kind, *args)
    for name, value in known.items():
        setattr(error, name, value)
    return error


def why(error: Reason, code: str | None = None) -> str:
    """The reason in the current or the given language, with the rule's number.

    >>> error = Reason("why-first", who=2)
    >>> error.rule = "2.3"
    >>> why(error)
    'The first one cannot be seat 2. (rule 2.3)'
    >>> why(error, "de")
    'Hier kann Platz 2 nicht anfangen. (Regel 2.3)'
    """
    code = code or _now
    said = [_said(code, part.key, _with_names(code, part)) for part in error.parts]
    if error.rule:
        said[-1] = _said(code, "why-rule", {"reason": said[-1], "rule": error.rule})
    return "\n".join(said)


def _with_names(code: str, part: Reason) -> dict[str, str | int]:
    """Localised names for named values, followed by their spelling, which is what users search for."""
    names = {name: f"{_said(code, *named)} ({part.values[name]})" for name, named in part.named.items()}
    return {**part.values, **names}


def _said(code: str, key: str, values: Mapping[str, str | float]) -> str:
    for one in dict.fromkeys((code, ENGLISH)):
        if (plain := _plain(one).get(key)) is not None:
            return plain
        if key in _messages(one):
            if "who" in values:
                values = {**values, "who": _said(one, "why-seat", {"number": values["who"]})}
            return _formatted(*_pattern(one, key), {name: _sayable(values[name]) for name in values})
    raise KeyError(key)


def _formatted(bundle: FluentBundle, pattern: Any, values: dict[str, str | float]) -> str:
    """The text with its values; long ones are inserted afterwards, since Fluent refuses them."""
    long = {name: value for name, value in values.items() if isinstance(value, str) and len(value) > LONG}
    said = str(bundle.format_pattern(pattern, values | {name: f"\0{name}\0" for name in long})[0])
    for name, value in long.items():
        said = said.replace(f"\0{name}\0", value)
    return said


def _sayable(value: str | float) -> str | float:
    """Fluent localises numbers, but only up to 28 digits; records may hold anything."""
    if isinstance(value, str):
        return printable(value)
    return str(value) if isinstance(value, int) and abs(value) >= 10**15 else value


def printable(text: str) -> str:
    r"""Without what steers a terminal or turns the direction of writing; a line break is a space.

    >>> printable("Anna\x1b[2J\u202eneB\nand more")
    'Anna[2JneB and more'
    """
    return text if text.isprintable() else "".join(map(_printable, text))


def _printable(character: str) -> str:
    if unicodedata.category(character)[0] != "C" and character not in "\u2028\u2029":
        return character
    return " " if character.isspace() else ""


def visible(text: str) -> str:
    """Without control, formatting, private and unassigned characters; whitespace collapsed."""
    return re.sub(r"\s+", " ", printable(unicodedata.normalize("NFC", text))).strip()


def wanted(words: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """The requested language: `--language xx` among the words, else the locale's, else English.

    >>> wanted(["bench", "--language", "pl"])
    'pl'
    >>> wanted([], {"LANG": "cs_CZ.UTF-8"}), wanted([], {"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"})
    ('cs', 'en')
    >>> wanted(["--lang=de"]), wanted([], {"LANG": "sv_SE.UTF-8"})
    ('de', 'en')
    """
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if len(name) > 2 and "--language".startswith(name):  # argparse accepts abbreviations, too
            if equals:
                return value
            if at + 1 < len(words):
                return words[at + 1]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(name):
            code = re.split(r"[_.@-]", locale.lower())[0]
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH


def include(folder: Traversable) -> None:
    """Add the catalogues in this folder (`en.ftl` and so on).

    If a key is in both, our own text wins.
    """
    if folder.is_dir() and folder not in _included:
        _included.append(folder)
        for known in (catalogue, _messages, _plain):
            known.cache_clear()


@cache
def catalogue(code: str) -> str:
    """A language's complete catalogue, as Fluent source."""
    ours = [_FOLDER / code / f"{part}.ftl" for part in PARTS]
    files = [*ours, *(folder.joinpath(f"{code}.ftl") for folder in _included)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@cache
def _messages(code: str) -> dict[str, str]:
    found: dict[str, str] = {}
    key = ""
    for line in catalogue(code).splitlines():
        message = _MESSAGE.fullmatch(line)
        if message and message[1] not in found:
            key, found[message[1]] = message[1], message[2]
        elif key and line.startswith(" ") and not _ATTRIBUTE.match(line):
            found[key] += "\n " + line.strip()
        elif line.strip():
            key = ""
    return found


@cache
def _plain(code: str) -> dict[str, str]:
    """Texts without variables, read without Fluent, whose import takes longer than printing help."""
    return {
        key: value.strip().replace("\n ", "\n") for key, value in _messages(code).items() if "{" not in value
    }


@cache
def _bundle(code: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([code], use_isolating=False)


@cache
def _pattern(code: str, key: str) -> tuple[FluentBundle, Any]:
    """One text, parsed on first use: parsing all of them takes longer than most commands."""
    from fluent.runtime import FluentResource

    bundle = _bundle(code)
    bundle.add_resource(FluentResource(f"{key} = {_messages(code)[key]}"))
    return bundle, bundle.get_message(key).value
