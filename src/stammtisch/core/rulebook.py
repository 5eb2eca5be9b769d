"""The rules of a game as its package tells them."""

from __future__ import annotations

from typing import Any

from stammtisch.core.game import Game, package_files
from stammtisch.texts import ENGLISH, language


def rules_text(game: Game[Any, Any, Any]) -> str:
    """The rules in the current language, or in English if the game has no translation."""
    folder = package_files(game)
    translated = folder.joinpath(f"RULES.{language()}.md")
    there = language() != ENGLISH and translated.is_file()
    return (translated if there else folder.joinpath("RULES.md")).read_text(encoding="utf-8")
