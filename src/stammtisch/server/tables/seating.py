"""Seating: taking, filling and freeing seats, and stand-in bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

from stammtisch import bots
from stammtisch.bots import BOTS
from stammtisch.core.game import Seat
from stammtisch.server import messages, requests
from stammtisch.server.bots.workers import strongest
from stammtisch.server.database.rows import RowWrite
from stammtisch.server.refusals import Refused, redone
from stammtisch.server.seats.avatars import BOT_AVATARS, free_avatar
from stammtisch.server.seats.seats import (
    BOT_NAMES,
    Chair,
    Right,
    Tokens,
    clean_name,
    free_name,
    hashed,
    initial,
    new_token,
)
from stammtisch.server.tables.table import Table


@redone
async def take_seat(
    table: Table,
    ask: requests.TakeSeat,
    key: Tokens | None = None,
    also: Callable[[Seat], Sequence[RowWrite]] = lambda seat: (),
) -> messages.Taken:
    """A person sits down, by default on the first open seat; `also` is what else is stored with it."""
    name = clean_name(ask.name)
    async with table.changing():
        table.need_open()
        open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if ask.seat is not None and ask.seat >= len(table.chairs):
            raise Refused(404, "no-seat")
        if not open_seats:
            raise Refused(409, "full")
        seat = open_seats[0] if ask.seat is None else ask.seat
        if seat not in open_seats:
            raise Refused(409, "taken")
        table.need_patience(seat)
        token = _token(table, key)
        taken = [chair.avatar for chair in table.chairs]
        table.chairs[seat] = Chair(
            "person",
            name,
            token=hashed(token).hex(),
            contribution=ask.contribution,
            avatar=ask.avatar or free_avatar(taken),
            program=ask.program,
        )
        table.audience.sat_down(seat)
        _make_way(table.chairs, seat)
        table.right(token)  # the first sign of the new person
        await table.seats_changed(also=also(seat))
        return messages.Taken(seat, token, table.commitment, table.announced())


def _token(table: Table, key: Tokens | None) -> str:
    """Follows from the person's key; a further seat of the same person has one of its own."""
    if key is not None:
        token = key.seat_token(table.evening or table.id)
        if all(chair.token != hashed(token).hex() for chair in table.chairs):
            return token
    return new_token()


def _make_way(chairs: list[Chair], seat: Seat) -> None:
    """Rename a bot that has the newcomer's initial, unless somebody named it."""
    for number, chair in enumerate(chairs):
        named_here = chair.kind == "bot" and chair.name in BOT_NAMES
        if number != seat and named_here and initial(chair.name) == initial(chairs[seat].name):
            chair.name = free_name(other.name for other in chairs) or chair.name


@redone
async def change_seat(table: Table, seat: Seat, ask: requests.ChangeSeat, token: str | None) -> bytes:
    """The host or the seat's person lets a bot play, frees the seat or gives it back.

    While the host is away, others who sit here may let a bot play, and all are told.
    Returns the table as the caller sees it now; one who has left the seat sees it as a spectator.
    """
    async with table.changing():
        right = table.holder(token)
        if seat >= len(table.chairs):
            raise Refused(404, "no-seat")
        for_host = not right.host and right.seat != seat
        if for_host and ask.kind != "bot":
            raise Refused(403, "not-host", "error-not-host-seat")
        if for_host:
            table.need_host_or_deputy(right)
        chair = table.chairs[seat]
        table.need_open()
        if table.state == "over":
            raise Refused(409, "over")
        if table.daily is not None:
            raise Refused(409, "daily", "error-daily-seat")
        table.need_patience(seat)
        if for_host and chair.by_bot:
            return table.position(right)  # another guest was quicker
        if ask.kind == "bot":
            if chair.kind == "person" and right.seat != seat:
                table.need_absent(seat)
            _to_bot(table, seat, ask.bot)
            if for_host:
                what: Literal["bot", "fill"] = "bot" if chair.kind == "person" else "fill"
                did = messages.Deed(what, seat, table.chairs[seat].name, table.at)
                await table.seats_changed_by(right, did)
                return table.position(right)
        elif ask.kind == "open":
            if table.state != "waiting" or table.starting:
                raise Refused(409, "started")
            if right.host and right.seat != seat:
                table.turn_away(seat)
            table.chairs[seat] = Chair()
        else:
            if chair.kind != "person":
                raise Refused(409, "no-person")
            chair.give_back()
        await table.seats_changed(seat)
        return table.position(right if table.holds(right) else Right())


def _to_bot(table: Table, seat: Seat, bot: str | None) -> None:
    chair = table.chairs[seat]
    if chair.kind == "person":
        chair.bot, chair.stands_in, chair.by_clock = known_bot(table.game.name, bot), True, False
    elif table.state != "waiting":
        raise Refused(409, "started")
    else:
        others = [other for number, other in enumerate(table.chairs) if number != seat]
        table.chairs[seat] = bot_chair(table.game.name, bot, others)


@redone
async def start_early(table: Table, bot: str | None, token: str | None) -> None:
    """Fill the open seats with bots and begin; guests may while the host is away, and all are told."""
    async with table.changing():
        right = table.holder(token)
        table.need_host_or_deputy(right)
        table.need_open()
        if table.state != "waiting" or table.starting:
            raise Refused(409, "started")
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open":
                table.chairs[seat] = bot_chair(table.game.name, bot, table.chairs)
        if right.host:
            await table.seats_changed()
        else:
            await table.seats_changed_by(right, messages.Deed("start", None, "", table.at))


def seated(
    game: str,
    wanted: list[requests.WantedSeat],
    contribution: str | None = None,
    first_token: str | None = None,
) -> tuple[list[Chair], list[str | None]]:
    """The requested seats, and the tokens of those on the requesting device.

    Those share the device's contribution. `first_token` is the first one's, if it is not to be random.
    """
    tokens = [new_token() if seat.kind == "me" else None for seat in wanted]
    mine = next((number for number, token in enumerate(tokens) if token is not None), None)
    if first_token is not None and mine is not None:
        tokens[mine] = first_token
    chairs = [Chair() for _ in wanted]
    avatars: list[str] = [seat.avatar for seat in wanted if seat.avatar is not None]
    for number, (seat, token) in enumerate(zip(wanted, tokens, strict=True)):
        if token is not None:
            name = clean_name(seat.name if seat.name is not None else f"Player {number + 1}")
            avatar = seat.avatar or free_avatar(avatars)
            avatars.append(avatar)
            chairs[number] = Chair(
                "person",
                name,
                token=hashed(token).hex(),
                contribution=contribution,
                host=True,
                avatar=avatar,
            )
    for number, seat in enumerate(wanted):  # bots are named last, after people and named bots
        if seat.kind == "bot" and seat.name is not None:
            chairs[number] = bot_chair(game, seat.bot, chairs, seat.name)
    for number, seat in enumerate(wanted):
        if seat.kind == "bot" and seat.name is None:
            chairs[number] = bot_chair(game, seat.bot, chairs)
    return chairs, tokens


def bot_chair(game: str, bot: str | None, others: list[Chair], name: str | None = None) -> Chair:
    """A seat for a bot; without a name it gets one easily told from the others'."""
    bot = known_bot(game, bot)
    if name is None:
        name = free_name(chair.name for chair in others) or f"{bot} {len(others)}"
    avatar = free_avatar((chair.avatar for chair in others), BOT_AVATARS)
    return Chair("bot", clean_name(name), bot=bot, avatar=avatar)


def usual_bot(game: str, chair: Chair) -> str:
    """The bot that plays this seat in another game: the one that did, or the strongest."""
    known = [entry.name for entry in BOTS[game]]
    return chair.bot if chair.kind == "bot" and chair.bot in known else strongest(game)


def known_bot(game: str, bot: str | None) -> str:
    try:
        return strongest(game) if bot is None else bots.get(game, bot).name
    except KeyError as error:
        raise Refused(422, "bad-option", detail=str(error.args[0])) from None


def moved(seat: Seat, players: int, seats: Literal["same", "rotated"]) -> Seat:
    """Where this seat's person or bot sits in the next game.

    >>> [moved(seat, 3, "rotated") for seat in range(3)]
    [1, 2, 0]
    """
    return (seat + (seats == "rotated")) % players


def next_chairs(
    old: Table, bots: Literal["stronger", "easier"] | None, seats: Literal["same", "rotated"]
) -> list[Chair]:
    """The seats of the next game: everybody present plays, and bots change their level as requested."""
    here = old.audience.connected()
    names = [entry.name for entry in BOTS[old.game.name]]
    step = {"stronger": 1, "easier": -1, None: 0}[bots]

    def following(seat: int, chair: Chair) -> Chair:
        origin = seat if chair.origin is None else chair.origin
        chair = replace(chair, contribution=chair.next_contribution, next_contribution=None, origin=origin)
        if chair.stands_in and seat in here:
            chair.give_back()
            return chair
        if chair.kind != "bot" or chair.bot not in names:
            return chair
        place = names.index(chair.bot) + step
        return replace(chair, bot=names[min(max(place, 0), len(names) - 1)])

    chairs = {
        moved(seat, len(old.chairs), seats): following(seat, chair) for seat, chair in enumerate(old.chairs)
    }
    return [chairs[seat] for seat in sorted(chairs)]


def created(table: Table, host: str, tokens: Sequence[str | None]) -> messages.Created:
    """The answer to those who set up a table."""
    return messages.Created(
        table=table.id,
        join=table.code,
        host=host,
        seats=[
            messages.CreatedSeat(seat, _kind(chair), chair.name, chair.bot, tokens[seat])
            for seat, chair in enumerate(table.chairs)
        ],
        commitment=table.commitment,
        contributions=table.announced(),
    )


def _kind(chair: Chair) -> Any:
    return chair.kind
