"""The drawn examples of the rules: the engine agrees with their figures, captions are told everywhere."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import stammtisch
from stammtisch import games
from stammtisch.core.game import Choice, IllegalMove, Move, Over
from stammtisch.games.raise_game import moves as raise_moves
from stammtisch.games.raise_game import rules as raise_rules
from stammtisch.games.raise_game import turns as raise_turns
from stammtisch.games.raise_game.components import Card, standard
from stammtisch.games.raise_game.game import Choose, Pass, Raise, RaiseBy
from stammtisch.games.raise_game.model import Ledger, Round, Stone
from stammtisch.games.raise_game.model import State as RaiseState
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import End, Play, Reason, State, TheGame
from stammtisch.texts import LANGUAGES

PACKAGE = Path(stammtisch.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src" / "games"
Example = dict[str, Any]
PILES = "ABCD"
THE_GAME, RAISE, BOX = TheGame(), Raise(), standard()


def examples(game: str) -> list[Example]:
    found: list[Example] = json.loads((WEB / game / "examples" / "list.json").read_text(encoding="utf-8"))
    return found


def drawn(game: str, *kinds: str) -> list[Any]:
    """As parameters of a test, each under its name."""
    return [pytest.param(one, id=one["name"]) for one in examples(game) if one["draw"] in kinds]


# To which paragraph, with which words


def said(language: str) -> dict[str, str]:
    source = (PACKAGE / "locales" / language / "rules.ftl").read_text(encoding="utf-8")
    messages = [one for one in FluentParser().parse(source).body if isinstance(one, fluent.Message)]
    return {one.id.name: FluentSerializer().serialize_entry(one).partition("=")[2] for one in messages}


def figures(thing: object) -> list[str]:
    return re.findall(r"\d+", thing if isinstance(thing, str) else json.dumps(thing))


@pytest.mark.parametrize("game", games.GAMES)
def test_every_example_belongs_to_a_paragraph_and_has_a_caption(game: str) -> None:
    folder = Path(games.__file__).parent / {"raise": "raise_game", "the-game": "the_game"}[game]
    paragraphs = re.findall(r"- \*\*(\d\.\d)\*\*", (folder / "RULES.md").read_text(encoding="utf-8"))
    names = [one["name"] for one in examples(game)]
    assert len(names) == len(set(names))
    assert {one["rule"] for one in examples(game)} <= set(paragraphs)
    assert {f"{game}-{name}" for name in names} <= said("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_caption_is_left_over(language: str) -> None:
    named = {f"{game}-{one['name']}" for game in games.GAMES for one in examples(game)}
    code = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("examples/*.svelte"))
    asked = {key.replace("${", "{") for key in re.findall(r"say\([^()]*?[`']([\w${}.-]+)[`']", code)}
    asked |= set(re.findall(r"'(rules-[a-z]+)'", code))
    patterns = [re.compile(re.sub(r"\{[^}]*\}", "[a-z]+", key)) for key in asked]
    left = {key for key in said(language).keys() - named if not any(one.fullmatch(key) for one in patterns)}
    assert left == set()


@pytest.mark.parametrize("game", games.GAMES)
def test_a_caption_names_only_what_is_drawn(game: str) -> None:
    captions = said("en")
    for one in examples(game):
        words = figures(captions[f"{game}-{one['name']}"])
        shown = set(figures({key: value for key, value in one.items() if key != "rule"}))
        if "tries" in one and game == "raise":  # where the first of the cards alone would lead
            shown |= {str(one["stones"][0][1] + a_try["values"][0]) for a_try in one["tries"]}
        if "rows" in one:  # the cards with which the piles begin
            shown |= {str(rules.ASCENDING_START), str(rules.DESCENDING_START)}
        assert set(words) <= shown, one["name"]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_captions_have_the_same_figures_in_every_language(language: str) -> None:
    english, other = said("en"), said(language)
    assert other.keys() == english.keys()
    for key, words in english.items():
        assert Counter(figures(other[key])) == Counter(figures(words)), key


# THE GAME


@pytest.mark.parametrize("one", drawn("the-game", "fits"))
def test_cards_fit_as_they_are_drawn(one: Example) -> None:
    for a_try in one["tries"]:
        pile = PILES.index(a_try["pile"])
        assert rules.fits(a_try["top"], pile, a_try["card"]) is a_try["fits"]
        assert rules.step(a_try["top"], pile, a_try["card"]) == a_try["step"]
    if one["rule"] == "3.4":
        assert any(rules.trick(a["top"], PILES.index(a["pile"]), a["card"]) for a in one["tries"])


@pytest.mark.parametrize("one", drawn("the-game", "rows"))
def test_rows_are_piles_that_can_be_laid(one: Example) -> None:
    for row in one["rows"]:
        pile = PILES.index(row["pile"])
        top = rules.start_card(pile)
        for card in row["cards"]:
            assert rules.fits(top, pile, card) and not rules.trick(top, pile, card)
            top = card


@pytest.mark.parametrize("one", drawn("the-game", "turn"))
def test_turns_go_as_they_are_drawn(one: Example) -> None:
    tops = [one["tops"][pile] for pile in PILES]
    if "kept" not in one:
        assert tops == [rules.start_card(pile) for pile in range(rules.PILES)]
        return
    laid = [play["card"] for play in one["plays"]]
    other = 3  # in the other hand, so that the game goes on
    away = {*tops, *laid, *one["kept"], other}
    unseen = tuple(card for card in range(2, 100) if card not in away)[: one["draw_pile"]]
    state = State(
        options=THE_GAME.options(players=2, starter=0),
        hands=(tuple(sorted(laid + one["kept"])), (other,)),
        unseen=unseen,
        piles=tuple((top,) for top in tops),
        claims=(None, None),
        signals=((None,) * 5,) * 2,
        on_turn=0,
        minimum=rules.minimum(len(unseen), 2),
    )
    for number, play in enumerate(one["plays"], 1):
        assert (
            rules.step(state.tops[PILES.index(play["pile"])], PILES.index(play["pile"]), play["card"])
            == play["step"]
        )
        state = THE_GAME.apply(state, Move(0, Play(play["card"], play["pile"])))
        if number < state.minimum:  # 5.2
            with pytest.raises(IllegalMove):
                THE_GAME.apply(state, Move(0, End()))
    assert list(state.hands[0]) == sorted(one["kept"])
    turn = THE_GAME.turn(state)
    if one.get("stuck"):
        assert isinstance(turn, Over) and turn.result.reason is Reason.STUCK
        return
    assert isinstance(turn, Choice)
    assert rules.draws(len(one["plays"]), len(unseen)) == one["draws"]
    assert THE_GAME.apply(state, Move(0, End())).to_draw == one["draws"]


def test_the_64_would_still_fit() -> None:
    one = next(one for one in examples("the-game") if one["name"] == "stop")
    assert rules.fits(one["tops"]["B"], 1, 64) and 64 in one["kept"]


def test_both_cards_could_follow_on_the_empty_draw_pile() -> None:
    one = next(one for one in examples("the-game") if one["name"] == "empty")
    tops = {**one["tops"], **{play["pile"]: play["card"] for play in one["plays"]}}
    for card in one["kept"]:
        assert any(rules.fits(tops[pile], at, card) for at, pile in enumerate(PILES))


@pytest.mark.parametrize("one", drawn("the-game", "left"))
def test_what_is_left_is_counted_right(one: Example) -> None:
    """The table that is drawn can come about, nobody can lay a card at it, and the engine counts the same."""
    tops, hands = [one["tops"][pile] for pile in PILES], tuple(map(tuple, one["hands"]))
    held = {*tops, *(card for hand in hands for card in hand)}
    away = [card for card in range(2, 100) if card not in held]
    unseen, laid = tuple(away[: one["draw_pile"]]), tuple(away[one["draw_pile"] :])
    options = THE_GAME.options(players=len(hands), starter=0)
    assert not unseen or all(len(hand) == options.hand_size for hand in hands[1:]), "nobody would have drawn"
    state = State(
        options=options,
        hands=hands,
        unseen=unseen,
        piles=((*laid, tops[0]), *((top,) for top in tops[1:])),
        claims=(None,) * len(hands),
        signals=((None,) * 5,) * len(hands),
        on_turn=0,
        minimum=rules.minimum(len(unseen), 2),
    )
    turn = THE_GAME.turn(state)
    assert isinstance(turn, Over)
    assert (turn.result.left, turn.result.excellent) == (one["left"], one["excellent"])
    assert turn.result.reason is Reason.STUCK
    captions = said("en")
    assert captions["the-game-left-few-count"].strip() == f"1–{rules.EXCELLENT - 1}"
    assert captions["the-game-left-many-count"].strip() == f"{rules.EXCELLENT}–{rules.CARDS}"


# RAISE


def cards(names: list[str]) -> tuple[Card, ...]:
    found = tuple(map(Card.parse, names))
    assert not Counter(found) - Counter(BOX.cards), "there are not so many of these"
    return tuple(sorted(found))


def round_of(one: Example, hand: list[str]) -> RaiseState:
    """The rearmost holds `hand`; the others hold a card each, so that the round goes on."""
    seats = [seat for seat, _ in one["stones"]]
    first = seats[0]
    hands = tuple(
        cards(hand) if seat == first else cards(["bell-1-1"] if seat in seats else []) for seat in range(3)
    )
    track = tuple(Stone(field, seat) for seat, field in one["stones"])
    now = Round(14, tuple(one["dice"]), (None,) * 3, ((),) * 3, track)
    ledger = Ledger(((),) * 3, ((),) * 3, (), BOX.point_cards)
    full = raise_turns.counts_of(BOX, BOX.cards)
    return RaiseState(RAISE.options(players=3), hands, (full,) * 3, (), 0, now, ledger)


@pytest.mark.parametrize("one", drawn("raise", "roll", "values", "tries"))
def test_the_dice_can_fall_like_that(one: Example) -> None:
    assert all(face in die for face, die in zip(one["dice"], BOX.dice, strict=True))


@pytest.mark.parametrize("one", drawn("raise", "roll"))
def test_symbols_multiply_as_they_are_drawn(one: Example) -> None:
    times = raise_turns.multipliers(BOX, tuple(one["dice"]))
    assert dict(zip(BOX.symbols, times, strict=True)) == one["times"]


@pytest.mark.parametrize("one", drawn("raise", "values"))
def test_first_cards_are_worth_and_set_as_they_are_drawn(one: Example) -> None:
    dice = tuple(one["dice"])
    chosen = [cards([first["card"]])[0] for first in one["firsts"]]
    for first, card in zip(one["firsts"], chosen, strict=True):
        assert raise_rules.multiplier(dice.count(card.symbol)) == first["times"]
        assert raise_turns.acts_of(BOX).values(dice)[card] == first["value"] == card.number * first["times"]
    # All three laid, Ada having rolled: the stones stand as the next example shows them.
    state = round_of({**one, "stones": [[0, 0]]}, [])
    hands = tuple((card, *cards(["bell-1-1"])) for card in chosen)
    assert state.round
    state = state._replace(hands=hands, round=state.round._replace(track=()))
    for seat, card in enumerate(chosen):
        state = RAISE.apply(state, Move(seat, Choose(card)))
    placed = next(other for other in examples("raise") if other["name"] == "set")
    assert state.round and [[stone.seat, stone.field] for stone in state.round.track] == placed["stones"]


@pytest.mark.parametrize("one", drawn("raise", "stones"))
def test_stones_lie_as_they_were_set(one: Example) -> None:
    track: tuple[Stone, ...] = ()
    for seat, field in one.get("placed", reversed(one["stones"])):
        track = raise_moves.placed(track, Stone(field, seat))
    assert [[stone.seat, stone.field] for stone in track] == one["stones"]
    if "winner" in one:  # 4.7
        assert track[-1].seat == one["winner"]
    low, high = one["fields"]
    assert all(low <= field <= high for _, field in one["stones"])


@pytest.mark.parametrize("one", drawn("raise", "tries"))
def test_raises_are_allowed_or_refused_as_they_are_drawn(one: Example) -> None:
    for a_try in one["tries"]:
        laid = cards(a_try["cards"])
        values = raise_turns.acts_of(BOX).values(tuple(one["dice"]))
        seat, start = one["stones"][0]
        assert [values[Card.parse(name)] for name in a_try["cards"]] == a_try["values"]
        assert sum(a_try["values"]) == a_try["total"] and start + a_try["total"] == a_try["field"]
        assert one["fields"][0] <= a_try["field"] <= one["fields"][1]
        state = round_of(one, a_try["cards"] if one.get("all") else [*a_try["cards"], "bell-1-1"])
        if a_try["refused"]:
            with pytest.raises(IllegalMove) as caught:
                RAISE.apply(state, Move(seat, RaiseBy(laid)))
            assert caught.value.rule == a_try["refused"]
        else:
            after = RAISE.apply(state, Move(seat, RaiseBy(laid)))
            assert after.round and after.round.track[0].seat == a_try["last"]
            assert Stone(a_try["field"], seat) in after.round.track
        if one.get("all"):  # 4.4
            assert RAISE.legal(state, seat) == (Pass(),)


@pytest.mark.parametrize("one", drawn("raise", "pot"))
def test_the_pot_is_worth_what_is_drawn(one: Example) -> None:
    assert one["point"] in BOX.point_cards
    assert raise_rules.score(raise_turns.points_of(cards(one["cards"])), one["point"], 0) == one["points"]


@pytest.mark.parametrize("one", drawn("raise", "score"))
def test_points_are_counted_as_they_are_drawn(one: Example) -> None:
    assert set(one["point_cards"]) <= set(BOX.point_cards)
    parts = {
        "point": sum(one["point_cards"]),
        "won": raise_turns.points_of(cards(one["won"])),
        "hand": raise_turns.points_of(cards(one["hand"])),
    }
    assert parts == one["parts"]
    assert raise_rules.score(parts["won"], parts["point"], parts["hand"]) == one["score"]


@pytest.mark.parametrize("one", drawn("raise", "card", "symbols"))
def test_cards_and_symbols_are_those_of_the_set(one: Example) -> None:
    if "card" in one:
        cards([one["card"]])
    else:
        assert tuple(one["symbols"]) == BOX.symbols
