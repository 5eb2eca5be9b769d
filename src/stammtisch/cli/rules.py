"""`stammtisch rules`: print the rules of a game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from stammtisch.cli.arguments import add_game, find_game
from stammtisch.texts import language


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    return f"{{1}} --language {language()}"


def run(game: str) -> None:
    from stammtisch.core.rulebook import rules_text

    rules = rules_text(find_game(game))
    if not sys.stdout.isatty():
        print(rules)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(rules), width=min(100, Console().width))
