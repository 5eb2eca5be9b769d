"""What a person reads: the Fluent catalogues in `locales/`, one language at a time.

`speak` chooses the language, `text` says something in it. What a catalogue lacks is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["ENGLISH", "LANGUAGES", "catalogue", "language", "speak", "text", "wanted"]

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "hu", "cs", "sk", "pl")

_FOLDER = Path(__file__).parent / "locales"
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")

_now = ENGLISH


def speak(code: str) -> None:
    """From now on texts are in this language, one of `LANGUAGES`.

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
    """The language that is spoken now."""
    return _now


def text(key: str, /, **values: str | float) -> str:
    """The text for a key, with its variables filled in; KeyError where even English has none.

    >>> text("mistake-least", name="games", value=0, least=1)
    '--games is 0, but must be at least 1'
    """
    for code in dict.fromkeys((_now, ENGLISH)):
        if (plain := _plain(code).get(key)) is not None:
            return plain
        if key in _messages(code):
            bundle = _bundle(code)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            return str(bundle.format_pattern(pattern, values)[0])
    raise KeyError(key)


def wanted(words: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for: `--language xx` among the words, else the locale's, else English.

    >>> wanted(["rules", "raise", "--language", "pl"])
    'pl'
    >>> wanted([], {"LANG": "cs_CZ.UTF-8"}), wanted([], {"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"})
    ('cs', 'en')
    >>> wanted(["--lang=de"]), wanted([], {"LANG": "sv_SE.UTF-8"})
    ('de', 'en')
    """
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if len(name) > 2 and "--language".startswith(name):  # argparse takes a shortened name, too
            if equals:
                return value
            if at + 1 < len(words):
                return words[at + 1]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(name):
            code = re.split(r"[_.@-]", locale.lower())[0]
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH


@cache
def catalogue(code: str) -> str:
    """All that a language's catalogue says, as Fluent text."""
    files = (_FOLDER / f"{code}.ftl", _FOLDER / "parts" / f"cli.{code}.ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@cache
def _messages(code: str) -> dict[str, str]:
    found: dict[str, str] = {}
    key = ""
    for line in catalogue(code).splitlines():
        if message := _MESSAGE.fullmatch(line):
            key, found[message[1]] = message[1], message[2]
        elif key and line.startswith(" "):
            found[key] += "\n" + line.strip()
        elif line.strip():
            key = ""
    return found


@cache
def _plain(code: str) -> dict[str, str]:
    """Texts without variables need no Fluent, whose import takes longer than a page of help."""
    return {key: value.strip() for key, value in _messages(code).items() if "{" not in value}


@cache
def _bundle(code: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(code)))
    return bundle
