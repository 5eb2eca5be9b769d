"""Any game's table, drawn from the fields of its views: the default for games that bring no drawing.

Names and words come from the game's catalogue, as on the plain table in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from stammtisch.core.drawing.html import element, page
from stammtisch.core.drawing.rows import Piece, Row, cells, plain, row
from stammtisch.core.game import Choice, Move, Over
from stammtisch.texts import maybe, text

if TYPE_CHECKING:
    from stammtisch.core.game import Game

NOTHING = "–"
NOT_SHOWN = ("options", "seat", "legal", "result")
SEAT = ("seat", "winner", "player", "starter", "on_turn")
SEATS = ("seats", "winners", "players", "acting")
BY_SEAT = ("scores", "points", "hands")


def named(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The players' names; those without one are called by their seat."""
    return tuple(names) or tuple(text("why-seat", number=seat) for seat in range(players))


def text_table(game: Game[Any, Any, Any], seen: Any, names: Sequence[str] = ()) -> str:
    """The table as lines of text; `seen` is a state or a view."""
    view = _view(game, seen)
    called = named(names, view.options.players)
    rows = table_rows(game, view, called, None)
    return plain([*rows, row(), row(_status(game, seen, view, called))])


def html_table(game: Game[Any, Any, Any], seen: Any, names: Sequence[str] = ()) -> str:
    """The table as HTML; `seen` is a state or a view."""
    view = _view(game, seen)
    called = named(names, view.options.players)
    single, columns = _sorted(game, view, called)
    parts = []
    if columns:
        heads = [element("th"), *(element("th", escape(name)) for name in columns)]
        lines = [
            element(
                "tr",
                element("td", element("b", escape(who))),
                *(element("td", escape(cells_of[seat])) for cells_of in columns.values()),
            )
            for seat, who in enumerate(called)
        ]
        parts.append(element("table", element("tr", *heads), *lines))
    rows = [
        element("tr", element("th", escape(name)), element("td", escape(said)))
        for name, said in single.items()
    ]
    parts.append(element("table", *rows))
    parts.append(element("div", escape(_status(game, seen, view, called)), class_="status"))
    return page(_title(game), parts, ".stammtisch td{white-space:normal}")


def table_rows(
    game: Game[Any, Any, Any], view: Any, names: Sequence[str], acting: Sequence[int] | None
) -> list[Row]:
    """A table of the players, then the other fields of the view, one row each."""
    single, columns = _sorted(game, view, names)
    rows: list[Row] = []
    if columns:
        heads = ["", *columns]
        lines = [
            [name, *(cells_of[seat] for cells_of in columns.values())] for seat, name in enumerate(names)
        ]
        widths = [max(cells(line[column]) for line in [heads, *lines]) for column in range(len(heads))]
        rows.append(_line(heads, widths, "faint", marked=False))
        rows += [
            _line(line, widths, "", marked=acting is not None and seat in acting)
            for seat, line in enumerate(lines)
        ]
        rows.append(())
    left = max(map(cells, single), default=0)
    for name, said in single.items():
        rows.append(row(Piece(f"  {name}{' ' * (left - cells(name))}  ", "faint"), said))
    return rows


def _line(parts: Sequence[str], widths: Sequence[int], style: str, *, marked: bool) -> Row:
    padded = [part + " " * (width - cells(part)) for part, width in zip(parts, widths, strict=True)]
    return row(Piece("▸ " if marked else "  ", "mark"), Piece("  ".join(padded), style))


def _view(game: Game[Any, Any, Any], seen: Any) -> Any:
    """The view itself, or a spectator's view of the state."""
    is_view = hasattr(seen, "legal") and hasattr(seen, "seat")
    return seen if is_view else game.view(seen, None)


def _sorted(
    game: Game[Any, Any, Any], view: Any, names: Sequence[str]
) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Single fields by name, and columns with one cell for each player."""
    single: dict[str, str] = {}
    columns: dict[str, list[str]] = {}
    for field, value in _fields(view).items():
        if field in NOT_SHOWN:
            continue
        kind = _kind(field, value, len(names))
        name = field_name(game.name, field)
        if kind == "by-seat":
            columns[name] = [words(game.name, one, names) for one in value]
        else:
            single[name] = words(game.name, value, names, kind)
    return single, columns


def _fields(thing: Any) -> Mapping[str, Any]:
    """The fields of a dataclass or a named tuple."""
    found = tuple(field.name for field in fields(thing)) if is_dataclass(thing) else thing._fields
    return {name: getattr(thing, name) for name in found}


def _is_record(value: Any) -> bool:
    return (is_dataclass(value) and not isinstance(value, type)) or hasattr(value, "_fields")


def _kind(field: str, value: Any, players: int) -> str:
    """What a value is about: a seat, seats, one entry for each seat, or something else."""
    if type(value) is int and field in SEAT:
        return "seat"
    if not isinstance(value, tuple | list) or _is_record(value):
        return ""
    if field in SEATS and all(type(one) is int for one in value):
        return "seats"
    several = len(value) == players > 1
    if several and (
        field in BY_SEAT
        or all(
            isinstance(one, bool) or (isinstance(one, tuple | list) and not _is_record(one)) for one in value
        )
    ):
        return "by-seat"
    return ""


def field_name(game: str, field: str) -> str:
    """The name of a view's field, or what can be made of it."""
    return maybe(f"{game}-shows-{field}") or _readable(field)


def _readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


def words(game: str, value: Any, names: Sequence[str], kind: str = "") -> str:
    """A value of a view in words."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return text("plain-yes") if value else text("plain-no")
    if kind == "seat":
        return str(names[value])
    if kind == "seats":
        return ", ".join(names[seat] for seat in value) or NOTHING
    if _is_record(value) and "__str__" not in vars(type(value)):
        return ", ".join(
            f"{field_name(game, field)}: {words(game, one, names, _kind(field, one, 0))}"
            for field, one in _fields(value).items()
        )
    if isinstance(value, tuple | list | frozenset | set) and not _is_record(value):
        deep = any(_is_record(one) or isinstance(one, tuple | list) for one in value)
        return ("; " if deep else ", ").join(words(game, one, names) for one in value) or NOTHING
    if isinstance(value, str):
        return maybe(f"{game}-value-{value}") or value.replace("_", " ")
    return str(value)


def _parts(game: Game[Any, Any, Any], act: Any) -> tuple[str, str | int, dict[str, str | int]]:
    """The key of an act, what is written below it, and the variables of a text about it."""
    ((key, value),) = game.forms.without_seat(act).items()
    parts = [str(one) for one in value] if isinstance(value, list) else [str(value)]
    whole = value if type(value) is int else " + ".join(parts)
    said = _readable(key) if value is True else f"{_readable(key)} {whole}"
    return key, said, {"value": whole, "first": parts[0], "second": parts[-1]}


def act_words(game: Game[Any, Any, Any], act: Any) -> str:
    """An act as on its button: by the text `GAME-act-KEY`, or as it is written."""
    key, said, values = _parts(game, act)
    return maybe(f"{game.name}-act-{key}", **values) or str(said)


def told_words(game: Game[Any, Any, Any], move: Move[Any], who: Mapping[str, str]) -> str:
    """What a move was: by the text `GAME-told-KEY`, or as it is written."""
    key, said, values = _parts(game, move.act)
    own = maybe(f"{game.name}-told-{key}", **values, **who)
    return own or (str(said) if move.seat is None else f"{who['name']}: {said}")


def outcome(game: Game[Any, Any, Any], result: Any, names: Sequence[str], me: int | None) -> str:
    """Who has won, in one sentence."""
    winners = list(result.winners)
    if game.cooperative:
        return text("plain-together", won="yes" if winners else "no")
    if not winners:
        return text("plain-nobody")
    others = [names[seat] for seat in winners if seat != me or len(winners) == 1]
    you = "yes" if me in winners else "no"
    return text("result-won-by", count=len(winners), you=you, names=", ".join(others))


def _status(game: Game[Any, Any, Any], seen: Any, view: Any, names: Sequence[str]) -> str:
    """Whose turn it is, or who has won."""
    if view.result is not None:
        return outcome(game, view.result, names, view.seat)
    if seen is view:
        return text("plain-status-turn") if view.legal else ""
    turn = game.turn(seen)
    if isinstance(turn, Choice):
        acting = [names[seat] for seat in turn.seats]
        return text("home-turn-other", names=", ".join(acting), count=len(acting))
    return "" if isinstance(turn, Over) else text("wait")


def _title(game: Game[Any, Any, Any]) -> str:
    return maybe(f"{game.name}-name") or _readable(game.name)
