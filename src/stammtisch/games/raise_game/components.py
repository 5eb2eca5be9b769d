"""The components of RAISE: read from a set file, validated, and written into records.

All figures that the rulebooks leave to the box are in a TOML file (RULES.md, 1.6).
`standard.toml` beside this file is the default; somebody who owns the box can write another.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from stammtisch.core.game import BadOption, BadRecord
from stammtisch.games.raise_game import rules
from stammtisch.texts import Reason

STANDARD = "standard"
BLANK = "blank"  # a face without a symbol

# Limits for other boxes; the kernels' tables have this size.
MOST_SYMBOLS = 12
MOST_DICE = 20
MOST_FACES = 20
MOST_CARDS = 60
HIGHEST_NUMBER = 99
HIGHEST_POINTS = 99
MOST_POINT_CARDS = 60
LARGEST_HAND = 10
LARGEST_FILE = 1 << 20  # bytes
MOST_TOLD = 20  # mistakes that are told one by one

KEYS = (
    "name",
    "hand_size",
    "symbols",
    "dice",
    "cards_per_player",
    "cards",
    "point_cards",
    "removed_point_cards",
)


class BadSet(BadOption):
    """A set file is invalid; `mistakes` lists every error, its place and what would be right."""

    def __init__(self, *mistakes: Reason) -> None:
        super().__init__("error-bad-option")
        self.mistakes = mistakes

    @property
    def parts(self) -> tuple[Reason, ...]:
        return self.mistakes


class Card(NamedTuple):
    """A number card (1.1).

    >>> str(Card("bell", 2, 1))
    'bell-2-1'
    >>> Card.parse("bell-2-1")
    Card(symbol='bell', number=2, points=1)
    """

    symbol: str
    number: int
    points: int

    def __str__(self) -> str:
        return f"{self.symbol}-{self.number}-{self.points}"

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card with this spelling; raises `BadRecord` for anything else."""
        spelled = re.fullmatch(r"([a-z]+)-([1-9][0-9]?)-(0|[1-9][0-9]?)", text)
        if spelled is None:
            raise BadRecord("record-card", card=text)
        symbol, number, points = spelled.groups()
        return cls(symbol, int(number), int(points))


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Components:
    """The contents of the box; every player has the same `cards`.

    Created by `read`, which returns the same object for the same figures as long as it is in use.
    """

    name: str
    hand_size: int  # 2.1
    symbols: tuple[str, ...]  # 1.2
    dice: tuple[tuple[str, ...], ...]  # 1.3
    cards: tuple[Card, ...]  # 1.1, in the order of Card: symbol, number, points
    point_cards: tuple[int, ...]  # 1.4, ascending
    removed: tuple[int, ...]  # 2.2, for the fewest players, the next number, …

    def __reduce__(self) -> tuple[Any, ...]:
        return read, (self.figures(),)

    def removed_for(self, players: int) -> int:
        """How many point cards stay in the box (2.2)."""
        return self.removed[players - rules.FEWEST_PLAYERS]

    def line(self) -> str | dict[str, Any]:
        """The set as in a record's header: the standard one by name, others in full."""
        return STANDARD if self is standard() else self.figures()

    def figures(self) -> dict[str, Any]:
        """The set as in a set file."""
        return {
            "name": self.name,
            "hand_size": self.hand_size,
            "symbols": list(self.symbols),
            "dice": [list(die) for die in self.dice],
            "cards_per_player": len(self.cards),
            "cards": [str(card) for card in self.cards],
            "point_cards": list(self.point_cards),
            "removed_point_cards": {
                str(rules.FEWEST_PLAYERS + i): removed for i, removed in enumerate(self.removed)
            },
        }


@cache
def standard() -> Components:
    """The reconstruction shipped with the project (1.6)."""
    return _load_file(Path(__file__).with_name("standard.toml"))


@cache
def standard_figures() -> dict[str, Any]:
    """The figures of the standard set."""
    return standard().figures()


def load(chosen: Any) -> Components:
    """The set named by `standard`, a TOML file, an object from a record, or a set itself."""
    if isinstance(chosen, Components):
        return chosen
    if chosen == STANDARD:
        return standard()
    if isinstance(chosen, Mapping):
        return read(chosen)
    if isinstance(chosen, str | Path):
        return _load_file(Path(chosen))
    raise BadSet(Reason("set-kind", place="set", value=repr(chosen)))


def _load_file(path: Path) -> Components:
    try:
        with path.open("rb") as file:
            read_in = file.read(LARGEST_FILE + 1)
        if len(read_in) > LARGEST_FILE:
            raise BadSet(Reason("set-too-large", place=str(path), most=LARGEST_FILE))
        text = read_in.decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise BadSet(Reason("set-no-file", place=str(path))) from None
    except UnicodeDecodeError:
        raise BadSet(Reason("set-not-text", place=str(path))) from None
    except OSError:
        raise BadSet(Reason("set-not-read", place=str(path))) from None
    try:
        figures = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSet(_not_toml(path, str(error))) from None
    except RecursionError:
        raise BadSet(Reason("set-deep", place=str(path))) from None
    except ValueError:  # a number with more digits than Python reads
        raise BadSet(Reason("set-digits", place=str(path))) from None
    try:
        return read(figures)
    except BadSet as bad:
        raise BadSet(*[_in_file(path, mistake) for mistake in bad.mistakes]) from None


def _not_toml(path: Path, said: str) -> Reason:
    """Python's own message is English, but ends with the place: "(at line 3, column 5)"."""
    if place := re.search(r"line (\d+), column (\d+)", said):
        return Reason("set-not-toml", place=str(path), line=int(place[1]), column=int(place[2]))
    return Reason("set-toml-ends", place=str(path))


def _in_file(path: Path, mistake: Reason) -> Reason:
    return Reason(mistake.key, **{**mistake.values, "place": f"{path}: {mistake.values['place']}"})


def read(figures: Mapping[str, Any]) -> Components:
    """The set with these figures; raises `BadSet` listing all errors at once."""
    form = _Form(figures)
    name = form.name()
    hand_size = form.whole("hand_size", 1, LARGEST_HAND)
    symbols = form.symbols()
    dice = form.dice(symbols)
    cards = form.cards(symbols, hand_size)
    point_cards = form.point_cards()
    removed = form.removed()
    if form.mistakes:
        more = [Reason("set-more", place="…", more=form.more)] if form.more else []
        raise BadSet(*form.mistakes, *more)
    return _once(name, hand_size, symbols, dice, tuple(sorted(cards)), tuple(sorted(point_cards)), removed)


_known: WeakValueDictionary[tuple[Any, ...], Components] = WeakValueDictionary()


def _once(*figures: Any) -> Components:
    found = _known.get(figures)
    if found is None:
        found = _known[figures] = Components(*figures)
    return found


def _is_whole(value: Any, lowest: int, highest: int) -> bool:
    return type(value) is int and lowest <= value <= highest


def _no_whole(value: Any, lowest: int, highest: int) -> Reason:
    return Reason("set-whole", lowest=lowest, highest=highest, value=repr(value))


class _Form:
    """Validates the figures of a set file, collecting `mistakes`."""

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self.figures = figures
        self.mistakes: list[Reason] = []
        self.more = 0
        for key in figures:
            if key not in KEYS:
                self.wrong(key, Reason("set-unknown", names=", ".join(KEYS)))

    def wrong(self, place: str, why: Reason) -> None:
        """Every message begins with the place: `symbols`, `symbols #3`, `removed_point_cards.3`."""
        if len(self.mistakes) < MOST_TOLD:
            self.mistakes.append(Reason(why.key, place=place, **why.values))
        else:
            self.more += 1

    def _missing(self, key: str) -> bool:
        if key in self.figures:
            return False
        self.wrong(key, Reason("set-missing"))
        return True

    def name(self) -> str:
        name = self.figures.get("name")
        if not self._missing("name") and not (isinstance(name, str) and re.fullmatch(r"\S.{0,59}", name)):
            self.wrong("name", Reason("set-name", value=repr(name)))
        return str(name)

    def whole(self, key: str, lowest: int, highest: int) -> int:
        """A whole number, or 0 if it is invalid."""
        if self._missing(key):
            return 0
        value = self.figures[key]
        if _is_whole(value, lowest, highest):
            return int(value)
        self.wrong(key, _no_whole(value, lowest, highest))
        return 0

    def entries(self, key: str, most: int, right: Callable[[Any], Reason | None]) -> list[Any]:
        """The valid entries of a list; `right` says what is wrong with an entry, or None."""
        if self._missing(key):
            return []
        values = self.figures[key]
        if not isinstance(values, list | tuple) or not 1 <= len(values) <= most:
            self.wrong(key, Reason("set-list", most=most))
            return []
        good = []
        for count, value in enumerate(values, 1):
            why = right(value)
            if why is None:
                good.append(value)
            else:
                self.wrong(f"{key} #{count}", why)
        return good

    def symbols(self) -> tuple[str, ...]:
        seen: set[str] = set()

        def right(symbol: Any) -> Reason | None:
            if not (isinstance(symbol, str) and re.fullmatch(r"[a-z]{1,20}", symbol)):
                return Reason("set-word", value=repr(symbol))
            if symbol == BLANK:
                return Reason("set-blank", value=BLANK)
            if symbol in seen:
                return Reason("set-twice", value=symbol)
            seen.add(symbol)
            return None

        return tuple(self.entries("symbols", MOST_SYMBOLS, right))

    def dice(self, symbols: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        faces = (BLANK, *symbols)

        def right(die: Any) -> Reason | None:
            if not isinstance(die, list | tuple) or not 1 <= len(die) <= MOST_FACES:
                return Reason("set-list", most=MOST_FACES)
            unknown = [face for face in die if face not in faces]
            if unknown and symbols:
                return Reason("set-face", value=repr(unknown[0]), names=", ".join(faces))
            return None

        return tuple(tuple(die) for die in self.entries("dice", MOST_DICE, right))

    def cards(self, symbols: tuple[str, ...], hand_size: int) -> list[Card]:
        def right(spelled: Any) -> Reason | None:
            try:
                card = Card.parse(str(spelled))
            except BadRecord:
                return Reason("set-card", value=repr(spelled))
            if symbols and card.symbol not in symbols:
                return Reason("set-symbol", value=repr(spelled), names=", ".join(symbols))
            return None

        before = len(self.mistakes)
        cards = [Card.parse(spelled) for spelled in self.entries("cards", MOST_CARDS, right)]
        expected = self.whole("cards_per_player", 1, MOST_CARDS)
        if len(self.mistakes) > before:
            return cards
        if expected != len(cards):
            self.wrong("cards_per_player", Reason("set-count", written=expected, listed=len(cards)))
        if len(cards) < hand_size:
            self.wrong("hand_size", Reason("set-hand", size=hand_size, cards=len(cards)))
        for symbol in symbols:
            if all(card.symbol != symbol for card in cards):
                self.wrong("cards", Reason("set-no-card", value=symbol))
        return cards

    def point_cards(self) -> list[int]:
        def right(points: Any) -> Reason | None:
            return None if _is_whole(points, 0, HIGHEST_POINTS) else _no_whole(points, 0, HIGHEST_POINTS)

        return self.entries("point_cards", MOST_POINT_CARDS, right)

    def removed(self) -> tuple[int, ...]:
        """How many point cards stay in the box, by number of players (2.2)."""
        key = "removed_point_cards"
        if self._missing(key):
            return ()
        table = self.figures[key]
        players = [str(count) for count in range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)]
        if not isinstance(table, Mapping):
            self.wrong(key, Reason("set-table", names=", ".join(players)))
            return ()
        for count in table:
            if count not in players:
                self.wrong(f"{key}.{count}", Reason("set-players", names=", ".join(players)))
        removed = []
        listed = self.figures.get("point_cards")
        most = len(listed) - 1 if isinstance(listed, list | tuple) and listed else MOST_POINT_CARDS
        for count in players:
            value = table.get(count)
            if value is None:
                self.wrong(f"{key}.{count}", Reason("set-missing"))
            elif not _is_whole(value, 0, most):
                self.wrong(f"{key}.{count}", _no_whole(value, 0, most))
            else:
                removed.append(value)
        return tuple(removed)
