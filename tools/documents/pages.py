"""Pages of the site that are made from files elsewhere: rules, decisions, and the project's own texts.

A hook of mkdocs. Pages that mkdocs.yml does not list are added to its last part.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "stammtisch" / "games"
PROJECT = {
    "project/adding-a-game.md": "examples/goofspiel/README.md",
    "project/changelog.md": "CHANGELOG.md",
    "project/contributing.md": "CONTRIBUTING.md",
    "project/licence.md": "LICENSE",
    "project/security.md": "SECURITY.md",
}
LINK = re.compile(r"(?<!!)\[([^\]\n]*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)")
LANGUAGES = {
    "cs": "Čeština",
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "hu": "Magyar",
    "pl": "Polski",
    "sk": "Slovenčina",
}


def made() -> dict[str, Path]:
    """Where on the site each page is, and the file that it is made from."""
    pages = {name: ROOT / file for name, file in PROJECT.items()}
    for file in sorted(GAMES.glob("*/RULES*.md")):
        language = file.name.removeprefix("RULES").removesuffix(".md")
        pages[f"rules/{file.parent.name.replace('_', '-')}{language}.md"] = file
    return pages


def on_files(files: Any, config: Any) -> Any:
    """Add the pages, each with its text, and list what is not listed."""
    for name, file in made().items():
        text = file.read_text(encoding="utf-8")
        if name.startswith("rules/"):
            text = _with_languages(text, file)
        if file.name == "LICENSE":
            text = f"# Licence\n\n{text.partition(chr(10))[2]}"
        files.append(File.generated(config, name, content=text))
    files.append(File.generated(config, "decisions/index.md", content=_decisions()))
    _list_the_rest(config)
    return files


def _with_languages(text: str, file: Path) -> str:
    """The rules with links to the same rules in other languages below their heading."""
    links = []
    for code, name in LANGUAGES.items():
        other = file.with_name("RULES.md" if code == "en" else f"RULES.{code}.md")
        links.append(f"**{name}**" if other == file else f"[{name}]({other.name})")
    heading, _, rest = text.partition("\n")
    return f"{heading}\n\n{' · '.join(links)}\n{rest}"


def _decisions() -> str:
    lines = [
        "# Decisions",
        "",
        "Why things are as they are: one page each, with what was chosen and what it costs.",
        "",
    ]
    for file in sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md")):
        title = file.read_text(encoding="utf-8").partition("\n")[0]
        number, _, words = title.removeprefix("# ").partition(" ")
        lines.append(f"- {int(number.strip('.:'))}: [{words}]({file.name})")
    return "\n".join(lines)


def _list_the_rest(config: Any) -> None:
    listed = set(_named(config.nav))
    found = sorted(file.name for file in (ROOT / "docs").glob("*.md"))
    rest = [name for name in found if name not in listed]
    if rest:
        config.nav.append({"More": rest})


def _named(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from _named(part)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """The page's text with its links, which lead through the project's folders, as links of the site.

    A link to a file that is no page of the site gets a copy of that file; one to a folder becomes plain text.
    """
    here = page.file.src_uri
    pages = {file.relative_to(ROOT).as_posix(): name for name, file in made().items()}
    source = next((file for file, name in pages.items() if name == here), f"docs/{here}")

    def changed(link: re.Match[str]) -> str:
        words, anchor = link[1], link[3] or ""
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[2]))
        inside = target.removeprefix("docs/")
        if target in pages:
            place = pages[target]
        elif inside != target and files.get_file_from_path(inside):
            place = inside
        elif (ROOT / target).is_file():
            place = f"files/{target}"
            if files.get_file_from_path(place) is None:
                files.append(File.generated(config, place, abs_src_path=str(ROOT / target)))
        elif (ROOT / target).is_dir():
            return words
        else:
            return link[0]  # mkdocs complains
        return f"[{words}]({posixpath.relpath(place, posixpath.dirname(here) or '.')}{anchor})"

    return LINK.sub(changed, markdown)
