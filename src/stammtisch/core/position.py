"""Positions as one line of text that reads back: a whole state, or what a seat knows.

    tarot/1 players=2 talk=open | hands=[[5,17,44],[2,9,60]] unseen=[6..8,10..16,18..43] on_turn=0

First the game and the version of its rules, then its options, then the fields of the state. What has its
usual value is left out: options that are the default, and fields that are as before the first card. A view
has `seat=` before its options, `seat=-` for a spectator; its legal acts are left out, as they follow from
the rest. What a game's states and views tell of earlier turns is left out, too (`Game.without_past`).

A value is a number, a word, `-` for none, `yes` or `no`, a text in quotation marks, or a list in brackets;
`2..9` in a list stands for all numbers from 2 to 9, and an object is JSON. An act is written in the game's
notation. The fields must be annotated: reading goes by the types. Only the form is checked, not whether
play can lead there.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import pairwise
from random import Random
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Union, get_args, get_origin, get_type_hints

from stammtisch.core.acts import BadRecord
from stammtisch.core.notation import BadNotation
from stammtisch.texts import Reason

if TYPE_CHECKING:
    from stammtisch.core.game import Game

    AnyGame = Game[Any, Any, Any]

__all__ = ["BadPosition", "read_state", "read_view", "write_state", "write_view"]

_NONE, _YES, _NO = "-", "yes", "no"
_BARE = re.compile(r"[A-Za-z0-9_.-]+")
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_RUN = re.compile(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})")
_LONGEST_RUN = 10_000
_NOT_WRITTEN = ("options", "seat", "legal")


class BadPosition(Reason, ValueError):
    """A text that is no position of the game; `str(error)` says where it goes wrong."""


def write_state(game: AnyGame, state: Any) -> str:
    """The whole state as it is now."""
    return _written(game, game.without_past(state), game.start(state.options), [])


def write_view(game: AnyGame, view: Any) -> str:
    """Everything that the view's seat knows of now."""
    first = game.view(game.start(view.options), view.seat)
    return _written(game, game.without_past(view), first, [f"seat={_said(game, view.seat)}"])


def read_state(game: AnyGame, text: str) -> Any:
    """The state that the text says; raises `BadPosition`."""
    given, fields = _split(game, text)
    if "seat" in given:
        raise BadPosition("position-view")
    state = _changed(game, game.start(_options(game, given)), fields)
    try:
        game.turn(state)
    except Exception:  # a game need not understand what cannot happen in it
        raise BadPosition("position-impossible") from None
    return state


def read_view(game: AnyGame, text: str) -> Any:
    """The view that the text says; raises `BadPosition`."""
    given, fields = _split(game, text)
    if "seat" not in given:
        raise BadPosition("position-state")
    seat = given.pop("seat")
    options = _options(game, given)
    if seat is not None and (type(seat) is not int or not 0 <= seat < options.players):
        raise BadPosition("position-value", name="seat", value=str(seat))
    view = _changed(game, game.view(game.start(options), seat), fields)
    try:
        found = game.view(game.imagine(view, Random(0)), seat)  # the same with its legal acts
    except Exception:
        raise BadPosition("position-impossible") from None
    if any(getattr(view, name) != getattr(found, name) for name in _names(type(view)) if name != "legal"):
        raise BadPosition("position-impossible")
    return found


# Writing


def _written(game: AnyGame, now: Any, first: Any, more: list[str]) -> str:
    options = now.options
    usual = game.option_line(game.options(players=options.players))
    chosen = {name: value for name, value in game.option_line(options).items() if usual.get(name) != value}
    head = [f"{game.name}/{game.rules}", *more, f"players={options.players}"]
    head += [f"{name}={_said(game, value)}" for name, value in chosen.items()]
    fields = [
        f"{name}={_said(game, getattr(now, name))}"
        for name in _names(type(now))
        if name not in _NOT_WRITTEN and getattr(now, name) != getattr(first, name)
    ]
    return " ".join([*head, "|", *fields])


def _said(game: AnyGame, value: Any) -> str:
    if value is None:
        return _NONE
    if isinstance(value, bool):
        return _YES if value else _NO
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Enum):
        return _said(game, value.value)
    if game.forms.has(value):
        return _quoted(game.notation(value))
    if hasattr(type(value), "parse"):
        return _quoted(str(value))
    if isinstance(value, Mapping):
        return _json(value)
    if names := _names(type(value)):
        return _bracketed([_said(game, getattr(value, name)) for name in names])
    if isinstance(value, tuple | list):
        return _bracketed(_runs(value) if _counts(value) else [_said(game, one) for one in value])
    raise TypeError(f"{game.name} needs a position of its own: {value!r} cannot be written")


def _quoted(text: str) -> str:
    """A word as it is; what could be taken for something else, as JSON without a space."""
    plain = _BARE.fullmatch(text) and text not in (_NONE, _YES, _NO)
    if plain and not (_NUMBER.fullmatch(text) or _RUN.fullmatch(text)):
        return text
    return _json(text)


def _json(value: Any) -> str:
    """Without spaces and bars, which separate."""
    text = json.dumps(value, separators=(",", ":"))
    return text.replace(" ", "\\u0020").replace("|", "\\u007c")


def _bracketed(parts: Iterable[str]) -> str:
    return f"[{','.join(parts)}]"


def _counts(values: Sequence[Any]) -> bool:
    return all(type(one) is int for one in values)


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    """Numbers, four or more in a row as the first and the last."""
    breaks = [at for at, (one, other) in enumerate(pairwise(numbers), 1) if other != one + 1]
    for begin, end in pairwise([0, *breaks, len(numbers)]):
        if end - begin > 3:
            yield f"{numbers[begin]}..{numbers[end - 1]}"
        else:
            yield from map(str, numbers[begin:end])


def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a named tuple or a dataclass."""
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind))
    return tuple(getattr(kind, "_fields", ()))


# Reading


def _split(game: AnyGame, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the fields, as far as they are given."""
    if not isinstance(text, str):
        raise TypeError(f"a position is one line of text, as `match.position`, not a {type(text).__name__}")
    head, bar, fields = text.strip().partition("|")
    name, *options = head.split() or [""]
    if not bar or name != f"{game.name}/{game.rules}":
        raise BadPosition("position-begin", right=f"{game.name}/{game.rules} players=… | …")
    return _pairs(options), _pairs(fields.split())


def _pairs(words: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for one in words:
        name, equals, value = one.partition("=")
        if not equals or name in found:
            raise BadPosition("position-word", word=one[:40])
        found[name] = _Text(name, value).whole()
    return found


class _Text:
    """Reads one value."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._at = 0

    def whole(self) -> Any:
        try:
            value = self._value()
        except (IndexError, ValueError, RecursionError):
            self._wrong()
        if self._at != len(self._text) or isinstance(value, range):
            self._wrong()
        return value

    def _wrong(self) -> NoReturn:
        raise BadPosition("position-value", name=self._name, value=self._text[:40])

    def _value(self) -> Any:
        if self._text[self._at] == "[":
            return self._list()
        if self._text[self._at] in '"{':
            value, self._at = json.JSONDecoder().raw_decode(self._text, self._at)
            return value
        found = _BARE.match(self._text, self._at)
        if found is None:
            raise ValueError
        self._at = found.end()
        return _plain(found[0])

    def _list(self) -> list[Any]:
        found: list[Any] = []
        self._at += 1
        while self._text[self._at] != "]":
            value = self._value()
            found += value if isinstance(value, range) else [value]
            if self._text[self._at] == ",":
                self._at += 1
        self._at += 1
        return found


def _plain(word: str) -> Any:
    if word in (_NONE, _YES, _NO):
        return {_NONE: None, _YES: True, _NO: False}[word]
    if _NUMBER.fullmatch(word):
        return int(word)
    if run := _RUN.fullmatch(word):
        found = range(int(run[1]), int(run[2]) + 1)
        if not 0 < len(found) <= _LONGEST_RUN:
            raise ValueError
        return found
    return word


def _options(game: AnyGame, given: dict[str, Any]) -> Any:
    from stammtisch.core.game import BadOption

    try:
        return game.options(**given)
    except BadOption as error:
        raise BadPosition("position-options", reason=str(error)) from None


def _changed(game: AnyGame, first: Any, fields: dict[str, Any]) -> Any:
    kind = type(first)
    hints = get_type_hints(kind)
    values = {name: getattr(first, name) for name in _names(kind)}
    for name, given in fields.items():
        if name not in values or name in _NOT_WRITTEN:
            raise BadPosition("position-word", word=f"{name}=")
        try:
            values[name] = _fit(game, hints[name], given)
        except (ValueError, KeyError, BadRecord, BadNotation):
            raise BadPosition("position-value", name=name, value=str(given)[:40]) from None
    return kind(**values)


def _fit(game: AnyGame, hint: Any, given: Any) -> Any:
    """The value of this type; raises ValueError if it is none."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _first(game, parts, given)
    if hint is Any:
        return given
    if hint in (int, str, bool, NoneType):
        return _need(given, type(given) is hint)
    if origin is Literal:
        return _need(given, given in parts)
    if game.forms.has_kind(hint):
        act = game.read_notation(_need(given, isinstance(given, str)))
        return _need(act, isinstance(act, hint))
    if hasattr(hint, "parse"):
        return hint.parse(_need(given, isinstance(given, str)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(given)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {key: _fit(game, parts[1], one) for key, one in _need(given, type(given) is dict).items()}
    return _fit_list(game, hint, origin, parts, _need(given, type(given) is list))


def _fit_list(game: AnyGame, hint: Any, origin: Any, parts: tuple[Any, ...], given: list[Any]) -> Any:
    if origin is tuple:
        if parts[-1:] == (...,):
            return tuple([_fit(game, parts[0], one) for one in given])
        return tuple(_fit_each(game, parts, given))
    if origin is list:
        return [_fit(game, parts[0], one) for one in given]
    names = _names(hint)
    if not names:
        raise TypeError(f"{game.name} needs a position of its own: {hint} cannot be read")
    hints = get_type_hints(hint)
    return hint(*_fit_each(game, [hints[name] for name in names], given))


def _fit_each(game: AnyGame, hints: Sequence[Any], given: list[Any]) -> list[Any]:
    _need(given, len(hints) == len(given))
    return [_fit(game, hint, one) for hint, one in zip(hints, given, strict=True)]


def _first(game: AnyGame, hints: Sequence[Any], given: Any) -> Any:
    for hint in hints:
        try:
            return _fit(game, hint, given)
        except (ValueError, BadRecord, BadNotation):
            continue
    raise ValueError


def _need(value: Any, right: bool) -> Any:
    if not right:
        raise ValueError
    return value
