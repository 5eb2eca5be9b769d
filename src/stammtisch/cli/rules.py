"""`stammtisch rules`: print the rules of a game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import Any

from stammtisch.cli.arguments import add_game, find_game
from stammtisch.texts import ENGLISH, language


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    return f"{{1}} --language {language()}"


def run(game: str) -> None:
    rules = _rules(find_game(game))
    if not sys.stdout.isatty():
        print(rules)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(rules), width=min(100, Console().width))


def _rules(game: Any) -> str:
    """The rules in the current language, or in English if the game has no translation."""
    from stammtisch.core.game import package_files

    folder = package_files(game)
    translated = folder.joinpath(f"RULES.{language()}.md")
    there = language() != ENGLISH and translated.is_file()
    return (translated if there else folder.joinpath("RULES.md")).read_text(encoding="utf-8")
