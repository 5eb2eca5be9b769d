"""The command line: `stammtisch COMMAND`. Each command is a module of this package."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from stammtisch.cli.mistakes import INTERRUPTED, Mistake, complain
from stammtisch.cli.parser import make_parser, use_language
from stammtisch.texts import wanted


def main(words: list[str] | None = None) -> NoReturn:
    """Run the command; a user's mistake gets one clear line, never a traceback."""
    words = sys.argv[1:] if words is None else words
    try:
        use_language(wanted(words))
        given = vars(make_parser().parse_args(words))
        run = given.pop("run")
        given.pop("language", None)
        sys.exit(run(**given) or 0)
    except Mistake as mistake:
        complain(mistake.lines)
        sys.exit(mistake.code)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
