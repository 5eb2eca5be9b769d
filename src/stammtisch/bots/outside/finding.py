"""Finds the bot that somebody means: by name, as `path.py:Class`, `package:Class` or `cmd:program args`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from stammtisch import games
from stammtisch.bots import BOTS, Entry
from stammtisch.bots.outside.child import Child
from stammtisch.bots.outside.faults import BadBot, Fault
from stammtisch.bots.outside.players import Inside, Outside, Player
from stammtisch.bots.outside.speech import ClassSpeech, ProgramSpeech

PROGRAM = "cmd:"
OURS = __name__.partition(".")[0]


def is_ours(game: str, name: str) -> bool:
    """Whether this is one of the bots that come with stammtisch."""
    entry = _entry(game, name)
    return entry is not None and entry.where.partition(".")[0] == OURS


def find(game: str, name: str, log: Path | None = None) -> Player:
    """The bot of that name; raises `BadBot` if there is none. Nothing is started yet.

    Only ours play in this process. Bots of other packages are no less welcome, but may hang.
    """
    entry = _entry(game, name)
    if entry is not None and is_ours(game, name):
        return Inside(entry.make, log)
    if name.startswith(PROGRAM):
        return _program(game, name, log)
    where, colon, kind = (entry.where if entry else name).rpartition(":")
    if not colon or not kind.isidentifier():
        known = ", ".join(entry.name for entry in BOTS[game])
        raise BadBot("mistake-bot", name=name, game=game, names=known)
    if where.endswith(".py"):
        if not Path(where).is_file():
            raise BadBot("mistake-no-file", file=where)
        where = str(Path(where).resolve())
    elif not re.fullmatch(r"\w+(\.\w+)*", where) or not _there(where):
        raise BadBot("mistake-bot-package", name=where)
    return _hosted(game, where, kind, log)


def check(game: str, name: str, log: Path | None = None) -> None:
    """Raises `BadBot` if there is no such bot, or if it does not even start."""
    player = find(game, name, log)
    if isinstance(player, Outside):
        try:
            player.check()
        except Fault as fault:
            raise BadBot("mistake-bot-start", name=name, what=fault.what) from None


def stand_in(game: str) -> Player:
    """Plays on for a bot that is out of the game: the second weakest, or at random where that is not ours."""
    name = BOTS[game][:2][-1].name
    entry = _entry(game, name) if is_ours(game, name) else None
    return Inside((entry or Entry("random", "", "stammtisch.bots.base:RandomBot")).make)


def _entry(game: str, name: str) -> Entry | None:
    return next((entry for entry in BOTS[game] if entry.name == name), None)


def _there(module: str) -> bool:
    """Whether there is such a module, also in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _hosted(game: str, where: str, kind: str, log: Path | None) -> Outside:
    command = [sys.executable, "-m", "stammtisch.bots.outside.host", game, where, kind]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return Outside(partial(Child, command, log=log, env=env), ClassSpeech(games.get(game)))


def _program(game: str, name: str, log: Path | None) -> Outside:
    if find_spec("msgspec") is None:
        raise BadBot("mistake-client-missing")
    command = _words(name)
    if not command or shutil.which(command[0]) is None:
        raise BadBot("mistake-bot-program", name=command[0] if command else name)
    return Outside(partial(Child, command, log=log), ProgramSpeech(games.get(game)))


def _words(name: str) -> Sequence[str]:
    try:
        return shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        return ()
