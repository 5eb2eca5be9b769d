"""Tables drawn as text and HTML: what `print` and a notebook show of matches and views."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch import Choice, Match, Move, games
from stammtisch.bots.base import RandomBot
from stammtisch.bots.outside import Inside
from stammtisch.core.drawing.rows import cells, plain, row, size, wrapped
from stammtisch.games.the_game.game import Signal
from stammtisch.terminal.session import Session
from stammtisch.texts import ENGLISH, LANGUAGES, speak

EXAMPLE = Path(__file__).parents[1] / "examples/goofspiel/src"
VOID = {"br", "img", "meta"}


@pytest.fixture(name="goofspiel")
def fixture_goofspiel(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from stammtisch_goofspiel.game import GAME

    return GAME


def walk(game: Any, acts: int, names: tuple[str, ...], **chosen: Any) -> Match[Any, Any, Any]:
    """A match after some acts at random."""
    match: Match[Any, Any, Any] = Match(
        game, game.options(players=len(names), **chosen), chance=3, seats=names
    )
    rng = Random(3)
    for _ in range(acts):
        if not isinstance(match.turn, Choice):
            break
        seat = match.turn.seats[0]
        asides = game.asides(match.state, seat)
        if asides and rng.random() < 0.3:
            match.play(Move(seat, rng.choice(asides)))
        match.play(Move(seat, rng.choice(match.legal(seat))))
    return match


NAMES = ("Anna", "Ben", "Cleo")


def test_a_match_of_the_game_is_printed_with_all_hands() -> None:
    match = walk(games.get("the-game"), 8, NAMES)
    shown = str(match)
    assert all(f" {name} " in shown for name in NAMES)
    for seat, name in enumerate(NAMES):
        (line,) = [line for line in shown.splitlines()[:-1] if name in line]
        cards = [str(card) for card in match.view(seat).hand]
        assert " ".join(cards) in re.sub(r" +", " ", line)
    assert all(f" {top} " in shown for top in match.state.tops)
    assert f"{len(match.state.unseen)} to draw" in shown
    assert shown.splitlines()[-1].startswith("It is ") or "laid" in shown.splitlines()[-1]


def test_a_match_of_raise_is_printed_with_bids_dice_and_pot() -> None:
    match = walk(games.get("raise"), 6, NAMES)
    shown = str(match)
    view = match.view(None)
    assert "Round 1 of 9" in shown and f"point card {view.point}" in shown
    assert all(f"×{times}" in shown for times in view.multipliers)
    assert all(str(stone.field) in shown for stone in view.track)
    assert shown.count("♪B") >= 1 and "in the pot" in shown


@pytest.mark.parametrize("game", ["the-game", "raise"])
@pytest.mark.parametrize("acts", [0, 5, 40, 2000])
def test_a_view_shows_no_more_than_its_seat_knows(game: str, acts: int) -> None:
    found = games.get(game)
    match = walk(found, acts, NAMES)
    for seat in (None, 0, 2):
        view = match.view(seat)
        other = found.view(found.imagine(view, Random(9)), seat)
        assert str(view) == str(other)
        assert view._repr_html_() == other._repr_html_()


class Elements(HTMLParser):
    """Every element closes, and nothing leads outside."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "iframe", "img", "a")
        for name, value in attrs:
            assert not name.startswith("on") and name not in ("href", "src")
            assert "url(" not in (value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_html_stands_alone_and_is_escaped(game: str, language: str) -> None:
    names = ("<b>Anna</b>", 'Ben"', "<script>alert(1)</script>", "D&D")
    try:
        speak(language)
        for acts in (0, 9, 2000):
            match = walk(games.get(game), acts, names)
            for shown in (match._repr_html_(), match.view(1)._repr_html_()):
                page = Elements()
                page.feed(shown)
                assert not page.open
                assert "http" not in shown and "@import" not in shown
                assert "prefers-color-scheme:dark" in shown
            page = Elements()
            page.feed(match._repr_html_())
            assert all(name in page.text for name in names)
    finally:
        speak(ENGLISH)


def test_signals_in_a_row_are_one_sentence() -> None:
    game = games.get("the-game")
    match: Match[Any, Any, Any] = Match(
        game, game.options(players=3, starter=0), chance=3, seats=("you", "Ida", "Leo")
    )
    face = game.face(match, 0)
    begun = match.at
    for seat, topic, word in (
        (1, "C", "spare"), (1, "self", "trouble"), (1, "A", "take"), (1, "C", "please-spare"),
        (2, "B", "take"), (2, "B", None), (0, "D", "take"), (0, "D", None), (0, "A", "spare"),
    ):  # fmt: skip
        match.play(Move(seat, Signal(topic, word)))
    assert face.told(begun) == [
        "Ida about A: take it. C: please spare it. I am in trouble.",
        "Leo about B: do as you like.",
        "You about A: spare it!",
    ]


def test_symbols_of_another_box_are_drawn_by_their_letters() -> None:
    game = games.get("raise")
    figures = dict(game.option_list()[-1].figures or {})
    renamed = {
        key: [
            [face.replace("bell", "tree") for face in one]
            if isinstance(one, list)
            else one.replace("bell", "tree")
            for one in value
        ]
        if key in ("symbols", "dice", "cards")
        else value
        for key, value in figures.items()
    }
    match = walk(game, 5, NAMES, set={**renamed, "name": "forest"})
    assert "○T" in str(match) and "tree" in match._repr_html_()


def test_a_game_without_a_drawing_is_printed_by_its_fields(goofspiel: Any) -> None:
    match = walk(goofspiel, 4, NAMES, cards=5)
    shown = str(match)
    assert all(name in shown for name in NAMES) and "prize" in shown.lower()
    page = Elements()
    page.feed(match._repr_html_())
    assert not page.open and "Anna" in page.text
    assert "prize" in str(match.view(1)).lower() and match.view(1)._repr_html_()
    over = walk(goofspiel, 100, NAMES, cards=5)
    assert over.result is not None and re.search("won|share|Nobody", str(over).splitlines()[-1])


def test_a_game_without_a_face_is_played_by_choosing_from_a_list(goofspiel: Any) -> None:
    bots = [Inside(RandomBot), Inside(RandomBot)]
    session = Session(goofspiel, goofspiel.options(players=3, cards=5), bots, NAMES, "1")
    while not session.over:
        if session.thinker is not None:
            session.let_bot_act()
            continue
        lines = plain(session.face.rows(80, compact=False))
        assert "1 " in lines and "Anna" in lines and all(cells(line) <= 80 for line in lines.splitlines())
        most = len(session.match.legal(0))
        for number in ("0", "99", f"{most}{most}"):
            assert session.type(number) == f"There is no such number; choose from 1 to {most}."
        assert session.type("1") is None
    assert len(session.log) > 10 and session.face.result()


def test_rows_are_cut_and_wrapped_by_columns() -> None:
    assert [size(line) for line in wrapped("some words 東京 東京 and more of them", 12)] == [10, 11, 10, 9]
    assert plain([row("a", "b  ")]) == "ab"
