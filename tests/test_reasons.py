"""Why a move is refused: in the reader's language, and in words that the browser has."""

from __future__ import annotations

import pickle
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from test_texts import messages

from stammtisch import games
from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadRecord, Choice, IllegalMove, Move
from stammtisch.core.match import Match
from stammtisch.games import raise_game
from stammtisch.games.raise_game.components import Card, standard
from stammtisch.games.raise_game.model import Choose
from stammtisch.games.the_game.model import Play
from stammtisch.texts import ENGLISH, why

STANDARD = (Path(raise_game.__file__).parent / "standard.toml").read_text(encoding="utf-8")
CARDS: dict[str, list[Any]] = {
    "the-game": list(range(2, 100)),
    "raise": [str(card) for card in standard().cards],
}


def misfit() -> IllegalMove:
    """Why the 37 does not go onto the 40."""
    game = games.get("the-game")
    state = game.start(game.options(players=2))._replace(
        hands=((37,), (5,)),
        piles=((1, 40), (1,), (100,), (100,)),
        on_turn=0,
    )
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, Move(0, Play(37, "A")))
    return refused.value


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "37 does not fit pile A: on the 40 goes a higher card, or the one exactly ten lower."),
        ("de", "37 passt nicht auf Stapel A: Auf die 40 kommt eine höhere Karte, oder die um genau zehn"),
        ("hu", "37 nem illik az A paklira: 40 után nagyobb lap jön, vagy a pontosan tízzel kisebb."),
    ],
)
def test_a_reason_is_said_in_the_reader_s_language(language: str, said: str) -> None:
    assert why(misfit(), language).startswith(said)
    assert "3.3" in why(misfit(), language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "diamond 5 (diamond-5-1) is not in this hand."),
        ("hu", "5-ös gyémánt (diamond-5-1)"),
        ("cs", "diamant 5 (diamond-5-1)"),
        ("de", "Diamant 5 (diamond-5-1)"),
    ],
)
def test_a_card_is_called_by_its_name_wherever_the_reason_is_read(language: str, said: str) -> None:
    game = games.get("raise")
    match: Match[Any, Any, Any] = Match(game, game.options(players=2), chance=Seeded(1))
    card = Card("diamond", 5, 1)
    assert card not in match.state.hands[0]
    with pytest.raises(IllegalMove) as refused:
        match.play(Move(0, Choose(card)))
    error = pickle.loads(pickle.dumps(refused.value))
    assert said in why(error, language)
    assert error.values == {"card": "diamond-5-1"}, "programs get it as records spell it"


def test_a_symbol_of_one_s_own_box_keeps_its_spelling() -> None:
    own = {**tomllib.loads(STANDARD.replace("bell", "drum"))}
    game = games.get("raise")
    match: Match[Any, Any, Any] = Match(game, game.options(players=2, set=own), chance=Seeded(1))
    with pytest.raises(IllegalMove) as refused:
        match.play(Move(0, Choose(Card("drum", 6, 1))))
    assert "drum-6-1" in why(refused.value, "de") and "(" not in why(refused.value, "de").split("drum")[0]


def test_a_reason_is_an_english_sentence_for_programs_and_survives_a_process() -> None:
    error = misfit()
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == why(error, ENGLISH).removesuffix(" (rule 3.3)")
    assert (again.rule, again.values) == ("3.3", {"card": 37, "pile": "A", "top": 40, "way": "up"})


def test_a_refused_move_alone_loads_no_fluent() -> None:
    code = (
        "import sys\n"
        "from stammtisch import games, Match\n"
        "from stammtisch.core.game import IllegalMove\n"
        "try: Match(games.get('raise'), games.get('raise').options(players=2)).take_back(0)\n"
        "except IllegalMove: sys.exit('fluent' in sys.modules)\n"
        "sys.exit(2)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


def tried(name: str) -> Iterator[IllegalMove]:
    """What is said to people who try everything at every moment of a game."""
    match: Match[Any, Any, Any] = Match(games.get(name), games.get(name).options(players=2))
    rng = Random(1)
    always: list[dict[str, Any]] = [
        {"end": True},
        {"claim": 1},
        {"signal": {"self": "fine"}},
        {"pass": True},
        {"raise": []},
    ]
    with pytest.raises(IllegalMove) as nothing:
        match.take_back(0)
    yield nothing.value
    while True:
        card = rng.choice(CARDS[name])
        for seat in (0, 1):
            for line in (*always, {"play": [card, "A"]}, {"choose": card}, {"raise": [card]}):
                try:
                    (move,) = match.game.moves({"seat": seat, **line})
                    match.game.apply(match.state, move)
                except IllegalMove as error:
                    yield error
                except BadRecord:  # the other game's
                    pass
        turn = match.turn
        if not isinstance(turn, Choice):
            return
        match.play(Move(turn.seats[0], rng.choice(match.legal(turn.seats[0]))))


@pytest.mark.parametrize("name", games.GAMES)
def test_what_people_may_try_is_refused_in_words_that_the_browser_has(name: str) -> None:
    keys = {error.key for error in tried(name)}
    assert len(keys) > 5
    assert keys <= messages("{}/browser.ftl", ENGLISH).keys()
