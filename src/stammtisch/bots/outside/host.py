"""A process that holds a bot class: reads questions from standard input, writes answers to standard output.

Started by `finding` as `python -m stammtisch.bots.outside.host GAME WHERE CLASS`; ends when its input does.
"""

from __future__ import annotations

import base64
import importlib
import importlib.util
import json
import pickle
import sys
import traceback
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, TextIO

from stammtisch import games
from stammtisch.bots.base import Quiet
from stammtisch.bots.outside.speech import PROTOCOL


class _NoBot(Exception):
    """The words name no bot."""


class _Host:
    """One class, and its bot of the current game."""

    def __init__(self, game: str, where: str, name: str, answers: TextIO) -> None:
        self._forms = games.get(game).forms
        self._make = _found(where, name)
        self._bot = self._make()
        if not callable(getattr(self._bot, "choose", None)):
            raise _NoBot(f"{name} is no bot: it has no method choose(view, rng, seconds)")
        self._quiet = isinstance(self._bot, Quiet) or not hasattr(self._bot, "aside")
        self._answers = answers

    def take(self, line: str) -> None:
        said = json.loads(line)
        kind = said["type"]
        if kind == "hello":
            self.say(type="ready", protocol=PROTOCOL, asides=not self._quiet)
        elif kind == "game":
            self._bot = self._make()
            self._rng = Random(said["seed"])
        elif kind == "act":
            act = self._bot.choose(_view(said), self._rng, said["seconds"])
            self.say(type="move", id=said["id"], move=self._written(act))
        elif kind == "aside":
            acts = self._bot.aside(_view(said), self._rng)
            self.say(type="moves", id=said["id"], moves=[self._written(act) for act in acts])

    def say(self, **document: Any) -> None:
        self._answers.write(json.dumps(document) + "\n")
        self._answers.flush()

    def _written(self, act: Any) -> Any:
        """The act as records write it; anything else as its text, which may be notation."""
        if isinstance(act, str):
            return act
        try:
            return self._forms.without_seat(act)
        except KeyError:
            return repr(act)[:60]


def _view(said: dict[str, Any]) -> Any:
    return pickle.loads(base64.b64decode(said["view"]))


def _found(where: str, name: str) -> Any:
    """The class of that name in a file or module."""
    try:
        module = _from_file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except Exception as error:
        traceback.print_exc()
        raise _NoBot(f"{where} cannot be loaded: {type(error).__name__}: {error}") from None
    made = getattr(module, name, None)
    if made is None:
        raise _NoBot(f"{where} has no {name}")
    if not callable(made):
        raise _NoBot(f"{name} is no class")
    return made


def _from_file(path: Path) -> ModuleType:
    sys.path.insert(0, str(path.parent.resolve()))  # so that it can import what lies beside it
    name = f"bot {path.stem}"  # no module has this name
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def main(words: list[str]) -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # what the bot prints must not mix with the answers
    try:
        host = _Host(words[0], words[1], words[2], answers)
    except Exception as error:
        what = str(error) if isinstance(error, _NoBot) else f"{type(error).__name__}: {error}"
        answers.write(json.dumps({"type": "failed", "what": what}) + "\n")
        answers.flush()
        sys.exit(2)
    for line in sys.stdin:
        try:
            host.take(line)
        except Exception as error:
            traceback.print_exc()
            host.say(type="failed", what=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
