"""`stammtisch join`: a bot takes a seat at a running table."""

from __future__ import annotations

import json
import re
import time
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stammtisch.cli.arguments import add_bot_terms, bot_logs, check_bot, find_game, need_seconds
from stammtisch.cli.mistakes import INTERRUPTED, Mistake, complain
from stammtisch.texts import text

if TYPE_CHECKING:
    from stammtisch.bots.outside import Player
    from stammtisch.client import Moment, Refused, Seat

CLIENT_PACKAGES = ("msgspec", "websockets")
LONGEST_NAME = 24
FAILED = 1
ILLEGAL = 422


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("code", metavar=text("cli-CODE"), help=text("cli-join-code"))
    add("--server", default="http://127.0.0.1:8480", metavar="URL", help=text("cli-join-server"))
    add("--bot", required=True, metavar="BOT", help=text("cli-join-bot"))
    add("--name", metavar=text("cli-NAME"), help=text("cli-join-name"))
    add("--seat", type=int, metavar="N", help=text("cli-join-seat"))
    add("--stay", action="store_true", help=text("cli-join-stay"))
    add_bot_terms(parser)
    return 'K7MPQ4 --server http://127.0.0.1:8480 --bot "cmd:node mybot.js"'


def run(
    code: str,
    *,
    server: str,
    bot: str,
    name: str | None,
    seat: int | None,
    stay: bool,
    seconds: float,
    log: Path | None,
) -> int:
    if any(find_spec(package) is None for package in CLIENT_PACKAGES):
        raise Mistake(text("mistake-client-missing"))
    from stammtisch.bots.outside import find
    from stammtisch.client import Lost, Refused, Server, Unreachable

    need_seconds(seconds)
    if seat is not None and seat < 1:
        raise Mistake(text("mistake-seat", given=str(seat)))
    host = Server(server)
    try:
        game = find_game(host.table(host.find(code)).game)
        check_bot(game, bot)
        with bot_logs(log) as logs:
            called = name if name is not None else _short(bot)
            taken = host.sit(code, called, seat=None if seat is None else seat - 1)
            assert taken.seat is not None
            print(text("join-sits", name=called, seat=taken.seat + 1, table=taken.table), flush=True)
            player = find(game.name, bot, logs / "bot.log")
            try:
                return _Guest(player, bot, seconds).stay(taken, again=stay)
            finally:
                player.close()
    except Refused as refused:
        raise Mistake(_said(refused), code=FAILED) from None
    except (Lost, Unreachable) as error:
        raise Mistake(text("mistake-join-server", reason=str(error)), code=FAILED) from None


def _short(bot: str) -> str:
    """A name for the seat: the class's or the program's.

    >>> _short("bots/closest.py:Closest"), _short("cmd:node bots/pipe.js"), _short("greedy")
    ('Closest', 'pipe', 'greedy')
    """
    words = re.findall(r"\w+", re.sub(r"\.\w+$", "", bot))
    return words[-1][:LONGEST_NAME] if words else "bot"


def _said(refused: Refused) -> str:
    """In the reader's language, if the catalogues know it."""
    try:
        return text(refused.key, **refused.values)
    except (KeyError, ValueError):
        return refused.reason or refused.error


class _Guest:
    """A bot at a table."""

    def __init__(self, player: Player, bot: str, seconds: float) -> None:
        self._player = player
        self._bot = bot
        self._seconds = seconds

    def stay(self, seat: Seat, *, again: bool) -> int:
        """Play until the game is over; `again`: and every further one of the same people."""
        from stammtisch.bots.outside import Fault
        from stammtisch.client import Refused, Seat

        while True:
            try:
                following = self._play(seat, again=again)
            except KeyboardInterrupt:
                seat.leave()
                return INTERRUPTED
            except Refused as refused:
                if refused.status != ILLEGAL:
                    raise
                return self._failed(seat, "illegal", _said(refused))
            except Fault as fault:
                return self._failed(seat, fault.kind, fault.what)
            if following is None:
                return 0
            seat = Seat(seat.server, following, token=seat.token)

    def _failed(self, seat: Seat, kind: str, what: str) -> int:
        """The others shall not have to wait for a bot that is out of the game."""
        seat.stand_in()
        complain([text("join-failed", bot=self._bot, fault=text(f"fault-{kind}"), what=what)])
        return FAILED

    def _play(self, seat: Seat, *, again: bool) -> str | None:
        """One game; returns the next table, if there is one to go to."""
        from stammtisch.client import TableInfo

        begun, over, spoken = False, False, -1
        to_say: list[Any] = []
        for update in seat.updates():
            if isinstance(update, TableInfo):
                if update.state == "closed":
                    complain([text("join-closed")])
                    return None
                if over and update.again is not None:
                    return update.again
                continue
            if not begun:
                begun = True
                self._begin(seat, update)
            if update.over:
                self._player.over(update.view.result)
                print(text("join-over", result=json.dumps(update.view.result.line())), flush=True)
                over = True
                if not again:
                    return None
                if update.table.again is not None:
                    return update.table.again
                continue
            if update.table.seats[update.view.seat].stands_in:
                continue  # somebody has let one of the server's bots play here
            if seat.behind():
                continue  # somebody has acted meanwhile
            if update.turn != spoken:
                spoken = update.turn
                to_say = self._remarks(update)
            if to_say:
                seat.play(to_say.pop(0))
            elif update.legal:
                begun_at = time.monotonic()
                act = self._player.act(_asked(update))
                time.sleep(max(0.0, update.table.pace - (time.monotonic() - begun_at)))
                seat.play(act)
        raise AssertionError

    def _begin(self, seat: Seat, moment: Moment) -> None:
        from stammtisch.bots.outside import Seating

        names = tuple(one.name for one in moment.table.seats)
        seed = f"{seat.table}/{moment.view.seat}"
        self._player.begin(
            Seating(moment.game, moment.view.options, moment.view.seat, names, seed, self._seconds)
        )

    def _remarks(self, moment: Moment) -> list[Any]:
        if self._player.quiet or not moment.asides:
            return []
        return [act for act in self._player.remarks(_asked(moment)) if act in moment.asides]


def _asked(moment: Moment) -> Any:
    from stammtisch.bots import outside

    return outside.Moment(moment.at, moment.view, lambda: moment.sent)
