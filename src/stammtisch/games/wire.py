"""A game's wire format: what its own `wire.py` provides, and the default for games without one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Annotated, Any, Protocol, get_type_hints

import msgspec
from msgspec import Meta, Struct

from stammtisch.core.game import Choice, Game, Line, Move, Seat

SentMove = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Move"})]
"""An act, in the form of a record's line without `seat`."""

SeenMove = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/SeenMove"})]
"""A journal entry as its viewer may see it: a record's line, or hidden, or taken back."""


class Wire(Protocol):
    """A game's views and news as typed messages; a game's `wire.py` provides one as `WIRE`.

    `public` gets a spectator's view and `mine` the seat's own, so neither can show
    more than the game lets them see. `news` contains only what everybody has seen.

    A game whose views tell what happened in earlier turns may have a third part of the view, `past`, unset
    by default, and a method `past(view)` that makes it of a spectator's view. It is sent to programs only:
    it gets long, and pages show nothing of it.
    """

    view_type: type[Any]
    """The struct of a view, tagged with `game`, with the fields `public` and `mine`.

    `public` has `acting`, the seats that act now, and `result`, with `scores` and `winners`, or null;
    `mine` has `seat`, `legal`, `asides` and `may_take_back`. The rest is the game's own.
    """
    news_types: tuple[type[Any], ...]
    """The structs that `news` returns, tagged with `news`."""

    def public(self, view: Any, acting: Sequence[Seat]) -> Any:
        """What everybody sees."""
        ...

    def mine(self, view: Any, legal: list[Line], asides: list[Line], *, may_take_back: bool) -> Any:
        """What only the view's seat sees; `legal` and `asides` as sent."""
        ...

    def news(self, before: Any, move: Move[Any], after: Any) -> list[Any]:
        """What the move meant beyond the move itself."""
        ...

    def read(self, sent: Any, options: Any, legal: tuple[Any, ...]) -> Any:
        """The view of which `sent` was made: a message of `view_type` holds all that the view holds.

        `legal` are the acts of `sent.mine.legal`; none for a spectator.
        """
        ...


_known: dict[str, Wire] = {}


def wire_of(game: Game[Any, Any, Any]) -> Wire:
    """The game's own wire format, or the plain one."""
    if game.name not in _known:
        _known[game.name] = _find(game)
    return _known[game.name]


def _find(game: Game[Any, Any, Any]) -> Wire:
    package = type(game).__module__.rpartition(".")[0]
    if find_spec(f"{package}.wire") is None:
        return PlainWire(game)
    wire: Wire = import_module(f"{package}.wire").WIRE
    return wire


def past_of(wire: Wire, view: Any) -> dict[str, Any]:
    """The part of a view that only programs get, by name, made of a spectator's; empty if there is none."""
    past = getattr(wire, "past", None)
    return {} if past is None else {"past": past(view)}


def seat_view(game: Game[Any, Any, Any], state: Any, seat: Seat, *, past: bool) -> Any:
    """What a seat sees in any state, as a message; nothing can be taken back there."""
    wire, turn, sent = wire_of(game), game.turn(state), game.forms.without_seat
    view, shown = game.view(state, seat), game.view(state, None)
    public = wire.public(shown, turn.seats if isinstance(turn, Choice) else ())
    asides = [sent(act) for act in game.asides(state, seat)]
    mine = wire.mine(view, [sent(act) for act in view.legal], asides, may_take_back=False)
    return wire.view_type(public, mine, **past_of(wire, shown) if past else {})


def read_view(game: Game[Any, Any, Any], options: Any, sent: bytes | msgspec.Raw) -> Any:
    """The engine's view, read from its JSON; raises `ValueError` for anything else.

    So a bot that was written for the engine also plays at a server.
    """
    wire = wire_of(game)
    message: Any = msgspec.json.decode(sent, type=wire.view_type)
    lines = message.mine.legal if message.mine else ()
    return wire.read(message, options, tuple(game.forms.move({"seat": 0, **line}).act for line in lines))


def camel_case(name: str) -> str:
    """A game's name as the prefix of its types' names.

    >>> camel_case("liars-dice")
    'LiarsDice'
    """
    return "".join(part.capitalize() for part in name.split("-"))


class PlainPublic(Struct):
    """What everybody at the table sees of a game without its own wire format."""

    acting: list[int]
    """The seats that may act now."""
    result: dict[str, Any] | None
    """`scores`, `winners` and the rest of the record's result; null while the game is running."""
    shows: dict[str, Any]
    """The fields of a spectator's view."""


class PlainMine(Struct):
    """What only this seat sees."""

    seat: int
    legal: list[SentMove]
    asides: list[SentMove]
    """Remarks that may be made now, on turn or not."""
    may_take_back: bool
    """Whether this seat's latest move may be taken back."""
    shows: dict[str, Any]
    """The fields of this seat's view that differ from a spectator's."""


class PlainWire:
    """Sends the fields of a view unchanged. Implements `Wire`."""

    news_types: tuple[type[Any], ...] = ()

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self.view_type = msgspec.defstruct(
            f"{camel_case(game.name)}View",
            [("public", PlainPublic), ("mine", PlainMine | None)],
            tag_field="game",
            tag=game.name,
        )

    def public(self, view: Any, acting: Sequence[Seat]) -> PlainPublic:
        result = view.result
        outcome = result and {
            **result.line(),
            "scores": list(result.scores),
            "winners": list(result.winners),
        }
        return PlainPublic(list(acting), outcome or None, _fields(view))

    def mine(self, view: Any, legal: list[Line], asides: list[Line], *, may_take_back: bool) -> PlainMine:
        seen = _fields(self._outside(view))
        own = {name: value for name, value in _fields(view).items() if seen[name] != value}
        return PlainMine(view.seat, legal, asides, may_take_back, own)

    def news(self, before: Any, move: Move[Any], after: Any) -> list[Any]:
        return []

    def read(self, sent: Any, options: Any, legal: tuple[Any, ...]) -> Any:
        """By the types of the fields, which the game's `view` declares."""
        kind: Any = get_type_hints(type(self._game).view)["return"]
        types = get_type_hints(kind)
        shown = sent.public.shows | (sent.mine.shows if sent.mine else {})
        found = {name: msgspec.convert(shown[name], types[name], str_keys=True) for name in shown}
        result = msgspec.convert(sent.public.result, types["result"])
        seat = sent.mine.seat if sent.mine else None
        return kind(options=options, seat=seat, legal=legal, result=result, **found)

    def _outside(self, view: Any) -> Any:
        """A spectator's view of a state consistent with the view."""
        return self._game.view(self._game.imagine(view, Random(0)), None)


_NOT_SHOWN = ("options", "seat", "legal", "result")


def _fields(view: Any) -> dict[str, Any]:
    """The view's fields as JSON values; a view is a dataclass or a named tuple."""
    names = getattr(view, "_fields", None) or tuple(view.__dataclass_fields__)
    return {
        name: msgspec.to_builtins(getattr(view, name), enc_hook=str)
        for name in names
        if name not in _NOT_SHOWN
    }
