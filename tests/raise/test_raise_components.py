"""The set file: what it may hold, and what is said about one that is wrong (1.6)."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core.game import BadOption
from stammtisch.games.raise_game.components import BadSet, Card, load, read, standard
from stammtisch.games.raise_game.game import Raise

GAME = Raise()
TINY: dict[str, Any] = {
    "name": "tiny",
    "hand_size": 2,
    "symbols": ["bell", "gear"],
    "dice": [["blank", "bell"]],
    "cards_per_player": 3,
    "cards": ["gear-2-5", "bell-1-1", "bell-1-1"],
    "point_cards": [7, 3, 5],
    "removed_point_cards": {"2": 2, "3": 2, "4": 2, "5": 2},
}


def mistakes(**changed: Any) -> tuple[str, ...]:
    """What is said about the tiny set with these changes; None takes a key away."""
    figures = {key: value for key, value in {**TINY, **changed}.items() if value is not None}
    with pytest.raises(BadSet) as caught:
        read(figures)
    said = tuple(str(mistake) for mistake in caught.value.mistakes)
    assert str(caught.value) == "\n".join(said)
    return said


def test_a_card_is_spelled_as_in_the_record_and_reads_back() -> None:
    for card in standard().cards:
        assert Card.parse(str(card)) == card
    assert str(Card("hourglass", 12, 0)) == "hourglass-12-0"
    for wrong in (
        "bell",
        "bell-2",
        "bell-2-1-1",
        "Bell-2-1",
        "bell-0-1",
        "bell-02-1",
        "bell-2-01",
        "bell--1",
        "",
    ):
        with pytest.raises(ValueError, match="is not a card; a card is spelled like 'bell-2-1'"):
            Card.parse(wrong)


def test_another_set_can_be_played() -> None:
    box = read(TINY)
    assert box.cards == (Card("bell", 1, 1), Card("bell", 1, 1), Card("gear", 2, 5))
    assert box.point_cards == (3, 5, 7)
    assert [box.removed_for(players) for players in (2, 3, 4, 5)] == [2, 2, 2, 2]
    options = GAME.options(players=2, set=box)
    assert options.set is box
    assert GAME.view(GAME.start(options), 0).draw_counts == (3, 3)


def test_the_same_figures_are_the_same_set() -> None:
    box = read(TINY)
    assert read(copy.deepcopy(TINY)) is box
    assert pickle.loads(pickle.dumps(box)) is box
    assert copy.deepcopy(box) is box
    assert read(standard().figures()) is standard()
    assert read({**TINY, "name": "other"}) is not box


def test_a_record_names_the_standard_set_and_holds_any_other_whole() -> None:
    assert GAME.option_line(GAME.options(players=2, starter=1, extra_cards=True)) == {
        "starter": 1,
        "extra_cards": True,
        "set": "standard",
    }
    line = json.loads(json.dumps(GAME.option_line(GAME.options(players=2, set=read(TINY)))))
    assert line["set"] == {**TINY, "cards": ["bell-1-1", "bell-1-1", "gear-2-5"], "point_cards": [3, 5, 7]}
    assert GAME.options(players=2, **line).set is read(TINY)


def test_a_set_called_standard_that_is_not_is_held_whole() -> None:
    box = read({**TINY, "name": "standard"})
    assert box.line() == box.figures()


def test_the_set_is_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    source = Path(__file__).parents[2] / "src/stammtisch/games/raise_game/standard.toml"
    file.write_text(
        source.read_text().replace('"diamond-4-1"', '"diamond-3-1"').replace('"standard"', '"my box"')
    )
    box = GAME.options(players=2, set=str(file)).set
    assert box is load(file)
    assert Card.parse("diamond-3-1") in box.cards
    assert load("standard") is standard()


def test_every_mistake_in_a_file_is_listed_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('name = "box"\nhand_size = 6\ncolour = "red"\n')
    with pytest.raises(BadOption) as caught:
        GAME.options(players=2, set=file)
    assert str(caught.value).splitlines() == [
        f"{file}: colour: is unknown; a set has: name, hand_size, symbols, dice, cards_per_player, cards, "
        "point_cards, removed_point_cards",
        f"{file}: symbols: is missing",
        f"{file}: dice: is missing",
        f"{file}: cards: is missing",
        f"{file}: cards_per_player: is missing",
        f"{file}: point_cards: is missing",
        f"{file}: removed_point_cards: is missing",
    ]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for name, content, why in (
        ("absent.toml", None, "there is no such file; name a TOML file, or 'standard'"),
        ("binary.toml", b"\xff\xfe\x00", "is not text in UTF-8"),
        ("broken.toml", b'name = "box"\ncards = [,', "is not TOML: line 2, column 10"),
        ("cut.toml", b"cards = ", "is not TOML: "),
    ):
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(BadSet) as caught:
            load(str(file))
        assert len(caught.value.mistakes) == 1
        assert str(caught.value.mistakes[0]).startswith(f"{file}: {why}")
    with pytest.raises(BadSet, match="cannot be read"):
        load(tmp_path)
    with pytest.raises(BadSet, match="set: must be 'standard' or the path of a TOML file, not 7"):
        load(7)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"name": None}, ["name: is missing"]),
        ({"name": ""}, ["name: must be a text of 1 to 60 characters, not ''"]),
        ({"name": 7}, ["name: must be a text of 1 to 60 characters, not 7"]),
        ({"hand_size": 0}, ["hand_size: must be a whole number from 1 to 10, not 0"]),
        ({"hand_size": 11}, ["hand_size: must be a whole number from 1 to 10, not 11"]),
        ({"hand_size": True}, ["hand_size: must be a whole number from 1 to 10, not True"]),
        ({"hand_size": 4}, ["hand_size: is 4, but the number of cards of a player is only 3"]),
        ({"symbols": "bell"}, ["symbols: must be a list of 1 to 12 entries"]),
        (
            {"symbols": ["bell", "gear", "gear"]},
            ["symbols #3: 'gear' occurs twice; each symbol has one entry"],
        ),
        (
            {"symbols": ["bell", "gear", "blank"]},
            ["symbols #3: 'blank' means a face without a symbol; give the symbol another name"],
        ),
        (
            {"symbols": ["bell", "gear", "Star"]},
            ["symbols #3: must be a word of 1 to 20 lower-case letters a to z, not 'Star'"],
        ),
        (
            {"symbols": ["bell", "gear", "star"]},
            ["cards: none shows 'star'; every symbol needs a card"],
        ),
        ({"dice": []}, ["dice: must be a list of 1 to 20 entries"]),
        ({"dice": [["bell"], []]}, ["dice #2: must be a list of 1 to 20 entries"]),
        (
            {"dice": [["bell", "star"]]},
            ["dice #1: there is no face 'star'; faces are: blank, bell, gear"],
        ),
        (
            {"cards_per_player": 4},
            ["cards_per_player: is 4, but the number of cards in the list is 3"],
        ),
        (
            {"cards": ["gear-2-5", "bell-1-1", "bell-1"]},
            ["cards #3: 'bell-1' is not a card; a card is spelled like 'bell-2-1': symbol-number-points"],
        ),
        (
            {"cards": ["gear-2-5", "bell-1-1", "star-1-1"]},
            ["cards #3: 'star-1-1' has an unknown symbol; symbols are: bell, gear"],
        ),
        ({"cards": ["bell-1-1"] * 61}, ["cards: must be a list of 1 to 60 entries"]),
        ({"point_cards": [1, -1, 2]}, ["point_cards #2: must be a whole number from 0 to 99, not -1"]),
        ({"point_cards": 7}, ["point_cards: must be a list of 1 to 60 entries"]),
        (
            {"removed_point_cards": {"2": 3, "3": 2, "5": 2, "6": 1}},
            [
                "removed_point_cards.6: is not a number of players; choose from: 2, 3, 4, 5",
                "removed_point_cards.2: must be a whole number from 0 to 2, not 3",
                "removed_point_cards.4: is missing",
            ],
        ),
        (
            {"removed_point_cards": 2},
            ["removed_point_cards: must be a table with one line for each number of players: 2, 3, 4, 5"],
        ),
    ],
)
def test_each_mistake_says_its_place_and_what_would_be_right(
    changed: dict[str, Any], said: list[str]
) -> None:
    assert list(mistakes(**changed)) == said


def test_all_mistakes_are_listed_at_once() -> None:
    assert (
        len(mistakes(name="", hand_size=99, dice=[[7]], point_cards=["x", 1, 2], cards=["bell"], extra=1))
        == 6
    )
    assert mistakes(symbols=None, dice=[["star"]], cards=["star-1-1"] * 3) == ("symbols: is missing",)
    assert mistakes(point_cards=None) == ("point_cards: is missing",)


def test_the_largest_sizes_are_allowed() -> None:
    words = [f"{a}{b}" for a in "abc" for b in "defg"]
    box = read(
        {
            "name": "x" * 60,
            "hand_size": 10,
            "symbols": words,
            "dice": [["blank"] * 20] * 20,
            "cards_per_player": 60,
            "cards": [f"{words[i % 12]}-99-99" for i in range(60)],
            "point_cards": [99, 0] * 30,
            "removed_point_cards": {"2": 59, "3": 0, "4": 0, "5": 0},
        }
    )
    assert len(box.symbols) == 12
    assert GAME.view(GAME.start(GAME.options(players=2, set=box)), None).rounds_to_come == 1
