"""Every example in the documents runs: Python is executed, commands are understood, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import runpy
import shlex
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.kit import quick, running

import stammtisch
import stammtisch.bots
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
ADDRESS, CODE = "http://127.0.0.1:8480", "K7MPQ4"
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
def test_sessions_in_python_run_as_printed(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert done.attempted and not done.failed


def other_python() -> Iterator[tuple[Path, str]]:
    """Python that is no session, and no quotation from files beside the page, which have their own tests."""
    for page in PAGES:
        for block in blocks(page, "python", "py"):
            sources = [file.read_text(encoding="utf-8") for file in page.parent.rglob("*.py")]
            lines = [line.strip() for line in block.splitlines()]
            if ">>> " not in block and not all(any(line in text for text in sources) for line in lines):
                yield page, block


def test_other_python_runs(tmp_path: Path) -> None:
    """What talks to a server finds one, with a table that has a seat left."""
    for page, block in other_python():
        code = block
        with ExitStack() as opened:
            if ADDRESS in code:
                server = opened.enter_context(running(quick(tmp_path)))
                bot = {"kind": "bot", "bot": "random"}
                table = server.table("the-game", {"kind": "open"}, bot, pace=0)
                code = code.replace(ADDRESS, f"http://127.0.0.1:{server.port}").replace(CODE, table["join"])
            exec(compile(code, name(page), "exec"), {"stammtisch": stammtisch})


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


def test_diagrams_are_drawn_with_every_node_below_what_points_to_it() -> None:
    draw = runpy.run_path(str(ROOT / "tools" / "documents" / "diagrams.py"))["draw"]
    drawn = draw("a[one]\nb[two]\nc[three & more]\na --> b\nb --> c\nc --> a\n")
    assert re.findall(r">([^<]+)</text>", drawn) == ["one", "two", "three &amp; more"]
    heights = [int(y) for y in re.findall(r'<rect x="\S+" y="(\d+)"', drawn)]
    assert heights == sorted(set(heights)) and drawn.count("<path") == 3


def test_the_site_lists_no_page_twice() -> None:
    listed = re.findall(
        r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    )
    assert sorted(listed) == sorted(set(listed))


def test_links_lead_to_files() -> None:
    lost = []
    for page in PAGES:
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        for target in LINK.findall(text):
            made = page.is_relative_to(ROOT / "docs") and target.startswith(MADE)
            if not made and not (page.parent / target).exists():
                lost.append(f"{name(page)}: {target}")
    assert lost == []
