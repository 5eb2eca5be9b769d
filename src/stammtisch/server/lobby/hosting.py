"""What a table's host and the server's operator decide about it: public or not, closed, muted, removed."""

from __future__ import annotations

from stammtisch.core.game import Seat
from stammtisch.server.refusals import Refused, redone
from stammtisch.server.seats.seats import Chair
from stammtisch.server.tables.seating import bot_chair
from stammtisch.server.tables.table import Table


@redone
async def publish(table: Table, *, public: bool) -> None:
    """Show the table in the lobby, or no longer."""
    async with table.changing():
        table.need_open()
        if table.state == "over":
            raise Refused(409, "over")
        if public and table.lesson:
            raise Refused(409, "lesson", "error-public-lesson")
        if public and (table.daily or table.deal_of):
            raise Refused(409, "daily", "error-public-deal")
        if table.public != public:
            await table.change(public=public)


@redone
async def close_table(table: Table, *, operator: bool = False) -> bool:
    """End the table for good: a host before the start, an operator at any time.

    Returns whether it was closed before it had begun. Closing it twice is harmless.
    """
    async with table.changing():
        if table.state == "over":
            raise Refused(409, "over")
        if not operator and (table.state == "running" or table.starting):
            raise Refused(409, "started")
        begun = table.begun
        if table.state != "closed":
            await table.change(state="closed", bots_next=False, due=None, touched=table.now())
        return not begun


@redone
async def mute(table: Table, seat: Seat, *, muted: bool) -> None:
    """Whether what a person writes and signals by reactions is refused from now on."""
    async with table.changing():
        table.need_open()
        if table.state == "over":
            raise Refused(409, "over")
        _person(table, seat).muted = muted
        await table.seats_changed(seat)


@redone
async def remove_person(table: Table, seat: Seat) -> None:
    """An operator's decision: the seat is free before the start, a bot's afterwards; its token is void."""
    async with table.changing():
        table.need_open()
        if table.state == "over":
            raise Refused(409, "over")
        chair = _person(table, seat)
        table.turn_away(seat)
        if table.state == "waiting" and not table.starting:
            table.chairs[seat] = Chair()
        else:
            table.chairs[seat] = bot_chair(table.game.name, None, table.chairs, chair.name)
        await table.seats_changed()


def _person(table: Table, seat: Seat) -> Chair:
    if seat >= len(table.chairs):
        raise Refused(404, "no-seat")
    chair = table.chairs[seat]
    if chair.kind != "person":
        raise Refused(409, "no-person", "error-nobody-there")
    return chair
