"""Acts in short written form, as people type them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core import notation
from stammtisch.core.acts import Form, Forms, NotThis, fields, flag, whole, word
from stammtisch.core.game import BadNotation
from stammtisch.games.raise_game import Card, Choose, Pass, RaiseBy
from stammtisch.games.raise_game.components import standard_figures
from stammtisch.games.the_game.game import Claim, End, Play, Signal
from stammtisch.texts import LANGUAGES, why

THE_GAME, RAISE = games.get("the-game"), games.get("raise")


@pytest.mark.parametrize(
    ("text", "act", "written"),
    [
        ("37A", Play(37, "A"), "37A"),
        (" 99 d ", Play(99, "D"), "99D"),
        ("end", End(), "end"),
        ("End", End(), "end"),
        ("claim 2", Claim(2), "claim 2"),
        ("signal A please-spare", Signal("A", "please-spare"), "signal A please-spare"),
        ("signal self none", Signal("self", None), "signal self none"),
    ],
)
def test_the_game(text: str, act: Any, written: str) -> None:
    assert THE_GAME.read_notation(text) == act
    assert THE_GAME.notation(act) == written


@pytest.mark.parametrize(
    ("text", "act", "written"),
    [
        ("choose bell-2", Choose(Card("bell", 2, 1)), "choose bell-2"),
        (
            "raise cloud-4 bell-2-1",
            RaiseBy((Card("bell", 2, 1), Card("cloud", 4, 1))),
            "raise bell-2 cloud-4",
        ),
        ("choose bell-4-5", Choose(Card("bell", 4, 5)), "choose bell-4-5"),
        ("Pass", Pass(), "pass"),
    ],
)
def test_raise(text: str, act: Any, written: str) -> None:
    assert RAISE.read_notation(text) == act
    assert RAISE.notation(act) == written


@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        (THE_GAME, "37E", "'37E' is not a move of THE GAME; moves are written like this: 37A, claim 2, end"),
        (THE_GAME, "1A", "There is no card 1."),
        (THE_GAME, "end now", "'end now' is not a move"),
        (THE_GAME, "signal self take", "'signal self take' is not a move"),
        (THE_GAME, "x" * 99, "'" + "x" * 60 + "' is not"),
        (RAISE, "raise", "moves are written like this: choose bell-2, raise cloud-4 bell-2, pass"),
        (RAISE, "raise bell-9", "'bell-9' is not a card; cards are written like this: bell-2, bell-4-5"),
        (RAISE, "raise bell", "'bell' is not a card"),
        (RAISE, "choose bell-4", "'bell-4' may be bell-4-1, bell-4-5; write which one."),
    ],
)
def test_what_is_no_move_is_told_what_would_be_right(game: Any, text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        game.read_notation(text)
    assert reason in str(refused.value)
    assert len({why(refused.value, language) for language in LANGUAGES}) > 5


def test_short_cards_of_an_own_box_are_those_of_the_box() -> None:
    changed = {"bell-4-1": "bell-4-5", "diamond-4-1": "diamond-4-3"}
    figures = json.loads(json.dumps(standard_figures()))
    figures["cards"] = [changed.get(card, card) for card in figures["cards"]]
    options = RAISE.options(players=2, set=figures)
    assert RAISE.read_notation("choose bell-4", options) == Choose(Card("bell", 4, 5))
    assert RAISE.read_notation("choose diamond-4", options) == Choose(Card("diamond", 4, 3))
    assert RAISE.notation(Choose(Card("diamond", 4, 3))) == "choose diamond-4-3"
    figures["cards"][0] = "diamond-4-1"
    both = RAISE.options(players=2, set=figures)
    assert RAISE.read_notation("choose diamond-4", both) == Choose(Card("diamond", 4, 1))


@dataclass(frozen=True)
class Bid:
    card: int


@dataclass(frozen=True)
class Say:
    words: str
    to: int


@dataclass(frozen=True)
class Fold:
    pass


@dataclass(frozen=True)
class Lay:
    cards: tuple[str, ...]


def _cards(value: Any) -> Lay:
    if type(value) is not list:
        raise NotThis
    return Lay(tuple(map(word, value)))


FORMS = Forms(
    "Tarot",
    Form(Bid, "bid", "bids", {"type": "integer", "minimum": 1}, fields(Bid, whole)),
    Form(Say, "say", "says", {"type": "array", "prefixItems": [{}, {}]}, fields(Say, word, whole)),
    Form(Fold, "fold", "is out", {"const": True}, flag(Fold)),
    Form(Lay, "lay", "lays", {"type": "array", "items": {}}, _cards, lambda act: list(act.cards)),
)


@pytest.mark.parametrize(
    ("act", "written"),
    [
        (Bid(7), "bid 7"),
        (Bid(-7), "bid -7"),
        (Fold(), "fold"),
        (Say("hello", 1), "say hello 1"),
        (Say("good morning", 1), 'say "good morning" 1'),
        (Say("7", 1), 'say "7" 1'),
        (Say("null", 1), 'say "null" 1'),
        (Lay(()), "lay []"),
        (Lay(("cup",)), "lay cup"),
        (Lay(("cup", "moon")), "lay cup moon"),
    ],
)
def test_every_game_has_a_notation(act: Any, written: str) -> None:
    assert notation.read(FORMS, notation.write(FORMS, act)) == act
    assert notation.read(FORMS, written) == act
    if act != Lay(("cup",)):
        assert notation.write(FORMS, act) == written


@pytest.mark.parametrize("text", ["", "7", "bid", "bid x", "bid 7 8", "bid 7.5", "fold 1", 'say "x', "lay {"])
def test_every_game_says_how_its_moves_are_written(text: str) -> None:
    with pytest.raises(BadNotation, match="moves are written like this: bid 1, say … …, fold, lay …"):
        notation.read(FORMS, text)
