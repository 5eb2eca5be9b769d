"""Every text of the client stands in the English catalogue; none is written into the pages."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".svelte", ".ts"} and path.name != "schema.d.ts"
]
CATALOGUE = (ROOT / "src" / "stammtisch" / "locales" / "en" / "browser.ftl").read_text(encoding="utf-8")
KEYS = set(re.findall(r"^([a-z][\w-]*) =", CATALOGUE, re.MULTILINE))


def _code() -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in SOURCES}


def test_every_key_that_is_used_exists() -> None:
    missing = {
        f"{name}: {key}"
        for name, code in _code().items()
        for call in re.findall(r"\bt\(([^()]*?)[,)]", code)
        for key in re.findall(r"'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'", call)
        if key not in KEYS and key not in {"the-game", "please-spare"}
    }
    assert missing == set()


def test_every_beginning_of_a_key_that_is_used_exists() -> None:
    missing = {
        f"{name}: {start}"
        for name, code in _code().items()
        for start in re.findall(r"\bt\(`([a-z][a-z-]+-)\$\{", code)
        if not any(key.startswith(start) for key in KEYS)
    }
    assert missing == set()


def test_no_text_is_written_into_the_pages() -> None:
    found = set()
    for name, code in _code().items():
        if name.endswith(".svelte"):
            markup = re.sub(
                r"<(script|style)\b.*?</\1>|<!--.*?-->|\{(?:[^{}]|\{[^{}]*\})*\}", "", code, flags=re.DOTALL
            )
            found |= {f"{name}: {words}" for words in re.findall(r">\s*([A-Z][a-z]+ [a-z][^<]*)<", markup)}
    assert found == set()
