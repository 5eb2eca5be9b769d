"""A match: its journal only grows, and a stale index is refused."""

import copy
import pickle
import pydoc
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch import Match, Move, StaleIndex, TakenBack, games
from stammtisch.core.chance import Scripted, ScriptError, Seeded
from stammtisch.core.game import BadNotation, Hidden, IllegalMove
from stammtisch.games.the_game.game import Deal, End, Play
from stammtisch.testing import AnyMatch, walk

GAME = games.get("the-game")


def pair(seed: int = 1) -> AnyMatch:
    return Match(GAME, GAME.options(players=2, starter=0), chance=Seeded(seed))


def test_a_stale_index_is_refused_and_nothing_happens() -> None:
    match = pair()
    act = match.legal(0)[0]
    at = match.at
    match.play(Move(0, act), at=at)
    before = list(match.journal)
    with pytest.raises(StaleIndex, match=f"at move {at + 1}, not at {at}") as stale:
        match.play(Move(0, match.legal(0)[0]), at=at)
    assert stale.value.at == at + 1
    with pytest.raises(StaleIndex):
        match.take_back(0, at=at)
    assert match.journal == before


def test_an_illegal_move_changes_nothing() -> None:
    match = pair()
    state, at = match.state, match.at
    with pytest.raises(IllegalMove):
        match.play(Move(0, End()))
    assert (match.state, match.at) == (state, at)


def test_a_move_is_played_as_it_is_written() -> None:
    match, other = pair(), pair()
    act = match.legal(0)[0]
    at = match.at
    assert match.play(0, GAME.notation(act), at) == other.play(Move(0, act), at) == at + 1
    assert match.journal == other.journal
    assert match.play(0, match.legal(0)[0], at=at + 1) == at + 2
    with pytest.raises(StaleIndex):
        match.play(0, "end", at=at)
    with pytest.raises(BadNotation, match="moves are written like this: 37A, claim 2, end, signal A spare"):
        match.play(0, "lay 37")
    with pytest.raises(IllegalMove, match="seat 0’s turn"):
        match.play(1, "end")


def test_a_take_back_is_an_entry_of_its_own() -> None:
    match = pair()
    at = match.at
    match.play(Move(0, match.legal(0)[0]))
    assert match.take_back(0) == at + 2
    assert match.journal[-1] == TakenBack(0)
    assert len(match.journal) == len(match.moves) + 2
    assert list(match.transcript(1))[-1] == TakenBack(0)


def test_a_play_taken_back_is_not_in_the_record() -> None:
    match = pair()
    before = list(match.record())
    match.play(Move(0, match.legal(0)[0]))
    match.take_back(0)
    assert list(match.record()) == before


def test_the_transcript_hides_what_others_draw() -> None:
    match = pair()
    seen = list(match.transcript(0))
    assert seen[7] == Hidden(1)
    assert isinstance(seen[0], Move) and isinstance(seen[0].act, Deal)
    assert all(isinstance(move, Hidden) for move in list(match.transcript(None))[:14])
    assert list(match.transcript(0, since=14)) == seen[14:]


def test_chance_by_hand() -> None:
    match: AnyMatch = Match(GAME, GAME.options(players=1), chance=None)
    assert match.at == 0
    match.play(Move(None, Deal(0, 50)))
    assert match.state.hands == ((50,),)


def test_a_script_that_cannot_be_followed_says_where() -> None:
    options = GAME.options(players=1)
    with pytest.raises(ScriptError, match="outcome 1 of the script"):
        Match(GAME, options, chance=Scripted([Deal(0, 50), Deal(0, 50)]))
    with pytest.raises(ScriptError, match="ends before outcome 1"):
        Match(GAME, options, chance=Scripted([Deal(0, 50)]))


def test_names_belong_to_seats() -> None:
    options = GAME.options(players=2)
    assert Match(GAME, options).seats == ("seat 0", "seat 1")
    assert Match(GAME, options, seats=["Anna", "Béla"]).header()["seats"] == ["Anna", "Béla"]
    with pytest.raises(ValueError, match="1 names for 2 players"):
        Match(GAME, options, seats=["Anna"])


def test_options_that_the_game_has_not_made_are_refused_in_words() -> None:
    with pytest.raises(
        TypeError, match=r"options are \{'players': 3\}, but must be the game's: game.options"
    ):
        Match(GAME, {"players": 3})


def test_a_running_match_has_no_result_and_a_finished_one_has() -> None:
    match = pair()
    assert match.result is None
    assert "result" not in list(match.record())[-1]
    done = walk(GAME, GAME.options(players=2), 5)
    assert done.result.left == list(done.record())[-1]["result"]["left"]
    assert done.legal(0) == done.legal(1) == ()


def test_the_same_seed_deals_the_same() -> None:
    assert pair(4).moves == pair(4).moves != pair(5).moves


def test_repr_says_where_it_stands() -> None:
    assert repr(pair()) == "<Match of the-game, 2 players, at 15>"


def test_acts_read_as_they_are_typed() -> None:
    assert repr(Play(37, "A")) == "Play(card=37, pile='A')"
    assert eval(repr(Move(0, Play(37, "A")))) == Move(0, Play(37, "A"))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
@pytest.mark.parametrize("name", ["the-game", "raise"])
def test_a_match_can_be_copied_and_pickled(name: str, again: Callable[[AnyMatch], AnyMatch]) -> None:
    game = games.get(name)
    match = Match(game, game.options(players=3), chance=Seeded(5))
    twin = again(match)
    assert [twin.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
    assert list(twin.record()) == list(match.record())


def test_a_deep_copy_goes_its_own_way() -> None:
    match = pair()
    twin = copy.deepcopy(match)
    twin.play(Move(0, twin.legal(0)[0]))
    assert (match.at, len(match.moves)) == (twin.at - 1, len(twin.moves) - 1)


def test_a_match_explains_itself_and_can_be_subclassed() -> None:
    class Counted(Match):  # type: ignore[type-arg]
        plays = 0

        def play(self, move: Any, *rest: Any, **named: Any) -> int:
            self.plays += 1
            return super().play(move, *rest, **named)

    match = Counted(GAME, GAME.options(players=2, starter=0), chance=Seeded(1))
    match.play(Move(0, match.legal(0)[0]))
    assert match.plays == 1
    told = pydoc.render_doc(Match)
    assert "Append a move" in told and "Undo the seat" in told
