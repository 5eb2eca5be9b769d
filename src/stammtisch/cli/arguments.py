"""Arguments shared by several commands."""

from __future__ import annotations

import argparse
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

from stammtisch.cli.mistakes import Mistake, complain, quoted, system_reason
from stammtisch.cli.printing import waiting_for
from stammtisch.texts import text, why

if TYPE_CHECKING:
    from stammtisch.bots.base import Helpers


class _Game(argparse.Action):
    """The game argument. Finding the games is slow, so its choices are listed only in the help."""

    def __call__(self, parser: ArgumentParser, namespace: Any, values: Any, *_: Any) -> None:
        setattr(namespace, self.dest, values)

    @property
    def help(self) -> str:
        from stammtisch.games import GAMES

        return f"{text('cli-game')} {', '.join(GAMES)}"

    @help.setter
    def help(self, _: str | None) -> None:
        """argparse sets it; there is nothing to keep."""


def add_game(parser: ArgumentParser) -> None:
    """Add the first argument, the game."""
    parser.add_argument("game", action=_Game, metavar=text("cli-GAME"))


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", dest="as_json", action="store_true", help=text("cli-json"))


def add_table(parser: ArgumentParser) -> None:
    """Add the arguments for playing games between bots."""
    add = parser.add_argument
    add("--seed", default="1", help=text("cli-table-seed"))
    add("--option", action="append", metavar=text("cli-NAME-VALUE"), help=text("cli-table-option"))
    add("--set", dest="set_file", type=Path, metavar=text("cli-FILE"), help=text("cli-table-set"))
    add("--workers", type=int, default=0, metavar="W", help=text("cli-table-workers"))
    add_cluster(parser)
    add_bot_terms(parser)
    add_json(parser)


def add_cluster(parser: ArgumentParser) -> None:
    parser.add_argument("--cluster", metavar=text("cli-ADDRESS"), help=text("cli-table-cluster"))


def add_bot_terms(parser: ArgumentParser) -> None:
    """Add the arguments about bots from outside."""
    add = parser.add_argument
    add("--seconds", type=float, default=2.0, metavar="S", help=text("cli-table-seconds"))
    add("--log", type=Path, metavar=text("cli-FOLDER"), help=text("cli-table-log"))


def find_game(name: str) -> Any:
    """The game of that name; raises `Mistake`, which lists the available games."""
    from stammtisch.games import GAMES

    if name not in GAMES:
        raise Mistake(text("mistake-game", name=name, names=", ".join(GAMES)))
    return GAMES[name]


def make_options(game: Any, players: int | None, given: list[str] | None, set_file: Path | None) -> Any:
    """The game's options from `NAME=VALUE` words."""
    from stammtisch.core.game import BadOption

    chosen: dict[str, Any] = {}
    for words in given or []:
        name, equals, value = words.partition("=")
        if not equals:
            raise Mistake(text("mistake-option-form", given=words))
        chosen[name.strip().replace("-", "_")] = value
    if players is not None:
        chosen["players"] = players
    if set_file is not None:
        chosen["set"] = str(set_file)
    try:
        return game.options(**chosen)
    except BadOption as error:
        raise Mistake(
            *map(quoted, why(error).splitlines()), code=1 if hasattr(error, "mistakes") else 2
        ) from None


def find_bots(game: Any, given: str, *, outside: bool = False) -> tuple[str, ...]:
    """The names of bots, separated by commas; each must be a bot of this game, or may come from `outside`."""
    there = _bot_names(game)
    names = tuple(name.strip() for name in given.split(","))
    for name in dict.fromkeys(names):
        if outside:
            check_bot(game, name)
        elif name not in there:
            raise Mistake(text("mistake-bot", name=name, game=game.name, names=", ".join(there)))
    return names


def check_bot(game: Any, name: str) -> None:
    """Raises `Mistake` if there is no such bot for this game, or if it cannot be started."""
    from stammtisch.bots.outside import BadBot
    from stammtisch.bots.outside.finding import check

    try:
        check(game.name, name)
    except BadBot as error:
        raise Mistake(why(error)) from None


@contextmanager
def bot_logs(folder: Path | None) -> Iterator[Path]:
    """A folder for what bots write to standard error; where nobody chose one, it is kept only if needed."""
    try:
        there = Path(mkdtemp(prefix="stammtisch-bots-")) if folder is None else folder
        there.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(folder or ""), reason=system_reason(error))) from None
    try:
        yield there
    finally:
        with suppress(FileNotFoundError):  # somebody has tidied up meanwhile
            for file in there.glob("*.log"):
                if not file.stat().st_size:
                    file.unlink()
            if any(there.glob("*.log")):
                complain([text("outside-log", folder=str(there))])
            elif folder is None:
                there.rmdir()


@contextmanager
def on_cluster(address: str | None, workers: int) -> Iterator[Helpers | None]:
    """The cluster at this address for as long as the block lasts; None where none is wanted."""
    if address is None:
        yield None
        return
    from stammtisch.arena.cluster import BadCluster, Cluster
    from stammtisch.bots.outside import BadBot

    try:
        with ExitStack() as stack:
            with waiting_for(text("progress-cluster")):
                cluster = stack.enter_context(Cluster(address, workers))
            yield cluster
    except BadCluster as error:
        raise Mistake(why(error)) from None
    except BadBot as error:  # it is here, but not there
        raise Mistake(text("mistake-cluster-bot", reason=why(error))) from None


def need_seconds(seconds: float) -> None:
    if not seconds > 0:
        raise Mistake(text("mistake-seconds", value=str(seconds)))


def usual_bot(game: Any) -> str:
    """The default bot: the second weakest, since the weakest usually plays at random."""
    return _bot_names(game)[:2][-1]


def _bot_names(game: Any) -> list[str]:
    from stammtisch.bots import BOTS

    return [entry.name for entry in BOTS[game.name]]


def at_least(name: str, value: int, least: int) -> None:
    """Raises `Mistake` if the argument is below its minimum."""
    if value < least:
        raise Mistake(text("mistake-least", name=name, value=value, least=least))


def processes(workers: int) -> int:
    """The number of processes; 0 means one per core."""
    from stammtisch.arena.simulate import cores

    return workers or cores()
