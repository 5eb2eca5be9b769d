"""Every example in the documents runs: Python is executed, commands are understood, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.cli.mistakes import Mistake
from stammtisch.cli.parser import make_parser

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/reference/*.md"),
        *ROOT.glob("docs/decisions/*.md"),
        *ROOT.glob("examples/**/README.md"),
    ]
)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.M | re.S)
LINK = re.compile(r'(?:\]\(|<img src=")(?![a-z]+:|#)([^)"\s#]+)')
COMMANDS = ("", "sh", "bash", "console")
COMING = ("records.md",)
MADE = ("rules/", "protocol/", "project/", "decisions/index.md")
"""Pages of the site that tools/documents makes."""


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, *languages: str) -> list[str]:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [text for language, text in found if language in languages]


# README.md and review.md are run elsewhere: by pytest itself, and in test_review.py.
SESSIONS = [
    page
    for page in PAGES
    if ">>> " in page.read_text(encoding="utf-8") and page.name not in ("README.md", "review.md")
]


@pytest.mark.parametrize("page", SESSIONS, ids=name)
def test_sessions_in_python_run_as_printed(page: Path) -> None:
    done = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert done.attempted and not done.failed


def test_other_python_is_quoted_from_files_that_run() -> None:
    """Excerpts of the tutorial are lines of its package, which has tests of its own."""
    for page in PAGES:
        for block in blocks(page, "python", "py"):
            if ">>> " in block:
                continue
            sources = [file.read_text(encoding="utf-8") for file in page.parent.rglob("*.py")]
            for line in block.splitlines():
                assert any(line.strip() in source for source in sources), f"{name(page)}: {line}"


def commands() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for block in blocks(page, *COMMANDS):
            for line in block.replace("\\\n", " ").splitlines():
                found = re.match(r"\s*(?:\$ )?(?:\.venv/bin/)?stammtisch ([a-z].*)", line)
                if found:
                    yield name(page), found[1]


def test_commands_are_understood() -> None:
    found = list(commands())
    assert len(found) > 40
    for page, command in found:
        words = shlex.split(command, comments=True)
        stops = next((at for at, word in enumerate(words) if word in ("|", ">", "&&", "&")), len(words))
        try:
            make_parser().parse_args(words[:stops])
        except Mistake as mistake:
            pytest.fail(f"{page}: stammtisch {command}\n{mistake}")


def test_links_lead_to_files() -> None:
    lost = []
    for page in PAGES:
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        for target in LINK.findall(text):
            made = page.is_relative_to(ROOT / "docs") and target.startswith((*MADE, *COMING))
            if not made and not (page.parent / target).exists():
                lost.append(f"{name(page)}: {target}")
    assert lost == []
