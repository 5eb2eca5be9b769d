"""What the coach does for a seat on turn: hints and warnings, from what that seat knows."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NamedTuple

from stammtisch.core.game import IllegalMove, Line, Seat
from stammtisch.core.match import StaleIndex
from stammtisch.server import messages, requests
from stammtisch.server.bots.judging import NOTHING, Advice
from stammtisch.server.bots.workers import BotFailed
from stammtisch.server.judging.coach import need_judge
from stammtisch.server.refusals import Refused, StaleMove, illegal, redone
from stammtisch.server.seats.seats import Right
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.coach")


@redone
async def change_coach(table: Table, right: Right, *, on: bool) -> bytes:
    """A seat's wish; returns the table as this seat sees it now."""
    async with table.changing():
        table.need_right(right)
        if right.seat is None:
            raise Refused(403, "not-your-seat")
        need_judge(table.game.name)
        if table.lesson:
            raise Refused(409, "lesson", "error-coach-lesson")
        if table.daily is not None:
            raise Refused(409, "daily", "error-coach-daily")
        table.need_open()
        if table.state == "over":
            raise Refused(409, "over")
        table.need_patience(right.seat)
        table.coach.wish(right.seat, table.chairs[right.seat], on=on)
        await table.coach_changed(right.seat)
        return table.position(right)


class OnTurn(NamedTuple):
    """A person's seat that may act now."""

    seat: Seat
    at: int
    view: Any


def _turn(table: Table, right: Right) -> OnTurn:
    """What the seat on turn sees; raises `Refused` unless it may ask the coach. Call within `exclusive`."""
    table.need_right(right)
    if right.seat is None:
        raise Refused(403, "not-your-seat")
    match = table.begun_match()
    if table.state == "over":
        raise Refused(409, "over")
    if not table.coach.on(table.chairs):
        raise Refused(403, "no-coach")
    if table.chairs[right.seat].by_bot:
        raise Refused(403, "not-your-turn", "error-bot-plays")
    if right.seat not in table.acting:
        raise Refused(403, "not-your-turn")
    return OnTurn(right.seat, match.at, match.view(right.seat))


def possible_acts(table: Table, state: Any, seat: Seat, lines: Iterable[Line | str]) -> tuple[Any, ...]:
    """The moves as acts, without remarks; raises `Refused` unless all of them can be made in turn."""
    game, acts = table.game, []
    for line in lines:
        move = table.read_move(seat, line)
        try:
            state = game.apply(state, move)
        except IllegalMove as error:
            raise illegal(error) from None
        if not game.forms.of(move.act).aside:
            acts.append(move.act)
    return tuple(acts)


async def hint(table: Table, right: Right) -> messages.Hint:
    """The best acts now, and why."""
    async with table.exclusive():
        turn = _turn(table, right)
    found = await _advice(table, right, turn, ())
    written = table.game.forms.without_seat
    return messages.Hint(turn.at, [written(act) for act in found.better], found.chance, _reasons(found))


async def warning(table: Table, right: Right, ask: requests.AskWarning) -> messages.Warned:
    """What these moves would cost, before they are made."""
    async with table.exclusive():
        turn = _turn(table, right)
        if ask.at != turn.at:
            raise StaleMove(str(StaleIndex(turn.at, ask.at)))
        acts = possible_acts(table, table.begun_match().state, turn.seat, ask.moves)
    found = await _advice(table, right, turn, acts) if acts else NOTHING
    if not found.loss:
        return messages.Warned(0.0, found.noise, [], [])
    written = table.game.forms.without_seat
    return messages.Warned(found.loss, found.noise, [written(act) for act in found.better], _reasons(found))


async def _advice(table: Table, right: Right, turn: OnTurn, acts: tuple[Any, ...]) -> Advice:
    game = table.game.name
    try:
        found = await table.workers.advice(game, turn.view, acts, _seed(game, turn), table.asker)
    except BotFailed as failure:
        log.warning("the judge of %s failed: %s", game, failure)
        raise Refused(503, "review-failed", "error-coach-failed", retry_after=5) from None
    async with table.exclusive():  # it may have been switched off, or the turn may be over
        _turn(table, right)
    return found


def _seed(game: str, turn: OnTurn) -> int:
    """From nothing but what everybody knows; whoever asks twice gets the same answer."""
    return int.from_bytes(sha256(f"coach/{game}/{turn.seat}/{turn.at}".encode()).digest()[:8], "big")


def _reasons(found: Advice) -> list[messages.RemarkInfo]:
    return [messages.RemarkInfo(one.key, one.values) for one in found.remarks]
