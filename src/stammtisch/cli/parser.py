"""The parser: every command with its arguments and help, in the reader's language."""

from __future__ import annotations

import argparse
import re
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import Any, NoReturn, Protocol

from stammtisch.cli import (
    arena,
    backup,
    bench,
    bots,
    check,
    dataset,
    export,
    join,
    move_database,
    play,
    probe_bot,
    report,
    restore,
    review,
    rules,
    simulate,
    tables,
    terminal,
    tidy,
    train,
)
from stammtisch.cli.mistakes import Mistake
from stammtisch.texts import LANGUAGES, speak, text, wanted


class Command(Protocol):
    """A module that implements a command; its name is the command's name, with `_` for `-`."""

    @property
    def __name__(self) -> str: ...

    @property
    def run(self) -> Callable[..., int | None]:
        """Called with the arguments by name; returns the exit code, or None for 0."""
        ...

    def arguments(self, parser: ArgumentParser, /) -> str:
        """Add the command's arguments; returns an example of them, with `{0}` and `{1}` for games."""
        ...


COMMANDS: tuple[Command, ...] = (
    play,
    terminal,
    tables,
    backup,
    restore,
    move_database,
    tidy,
    simulate,
    arena,
    bots,
    probe_bot,
    join,
    check,
    review,
    rules,
    export,
    dataset,
    report,
    train,
    bench,
)
"""In the order of the help."""


class Parser(ArgumentParser):
    """Reports errors in one line, and ends its help with an example."""

    example: str = ""
    """Numbers in braces stand for games."""

    def format_help(self) -> str:
        if self.example:
            from stammtisch.games import GAMES

            self.epilog = f"{text('cli-example')} {self.prog} {self.example.format(*GAMES)}"
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise Mistake(text("mistake-more", message=message, program=self.prog))


class Version(argparse.Action):
    """Looks up the version only when requested, since that takes as long as printing the help."""

    def __call__(self, parser: ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import version

        print(f"stammtisch {version('stammtisch')}")
        sys.exit(0)


def make_parser() -> ArgumentParser:
    """The parser for all commands, in the current language."""
    parser = Parser(
        "stammtisch",
        description=text("cli-about"),
        epilog=text("cli-more"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=Version, nargs=0, default=argparse.SUPPRESS, help=text("cli-version")
    )
    _add_language(parser)
    commands = parser.add_subparsers(title=text("cli-commands"), metavar=text("cli-COMMAND"), required=True)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2].replace("_", "-")
        about = text(f"cli-{name}")
        one = commands.add_parser(
            name,
            help=about.rstrip("."),
            description=about,
            formatter_class=RawDescriptionHelpFormatter,
        )
        one.set_defaults(run=command.run)
        _add_language(one)
        one.example = command.arguments(one)
    return parser


def use_language(code: str) -> None:
    """Switch all texts to this language, including the parser's; raises `Mistake` if it is not supported."""
    if code not in LANGUAGES:
        speak(wanted([]))
        raise Mistake(text("mistake-language", name=code, names=", ".join(LANGUAGES)))
    speak(code)
    vars(argparse)["_"] = _translated


def _translated(message: str | None) -> str | None:
    """Translates argparse's own messages, which it passes through this function."""
    words = re.findall(r"[a-z]+", re.sub(r"%(\(\w+\))?\w", "", message or ""))
    try:
        return text("-".join(["argparse", *words])) + " " * (message or "").endswith(" ")
    except KeyError:
        return message


def _add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        default=argparse.SUPPRESS,
        choices=LANGUAGES,
        metavar="XX",
        help=f"{text('cli-language')} {', '.join(LANGUAGES)}",
    )
