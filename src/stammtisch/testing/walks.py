"""Random matches, and twins of them that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import strategies as st

from stammtisch.core.chance import Seeded
from stammtisch.core.game import Chance, Choice, Game, Hidden, IllegalMove, Move
from stammtisch.core.match import Match

__all__ = ["AnyGame", "AnyMatch", "any_options", "random_act", "twin", "walk"]

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@st.composite
def any_options(draw: st.DrawFn, game: AnyGame) -> Any:
    """Any options of the game; the free ones at their default."""
    players = draw(st.sampled_from(game.option_list()[0].choices))
    chosen = {
        option.name: draw(st.sampled_from(option.choices))
        for option in game.option_list(players)[1:]
        if option.choices
    }
    return game.options(players=players, **chosen)


def random_act(match: AnyMatch, rng: Random) -> Move[Any]:
    """Any legal act of any seat that chooses."""
    turn = match.turn
    assert isinstance(turn, Choice)
    seat = rng.choice(turn.seats)
    return Move(seat, rng.choice(match.legal(seat)))


def walk(game: AnyGame, options: Any, seed: int, acts: int = 10_000) -> AnyMatch:
    """A match after some random acts, asides and take-backs among them."""
    rng = Random(seed)
    match: AnyMatch = Match(game, options, chance=Seeded(seed))
    for _ in range(acts):
        if not isinstance(match.turn, Choice):
            break
        match.play(random_act(match, rng))
        seat = rng.randrange(options.players)
        if rng.random() < 0.1 and (asides := game.asides(match.state, seat)):
            match.play(Move(seat, rng.choice(asides)))
        if rng.random() < 0.1:
            with suppress(IllegalMove):
                match.take_back(seat)
    return match


def twin(match: AnyMatch, seat: int | None, rng: Random) -> list[Move[Any]] | None:
    """The match's moves with something changed that the seat has never seen; None if that was not found.

    One hidden move becomes another that was possible then: something that fell, or a choice that has not
    been revealed yet. Where a later hidden move is no longer possible, it is replaced too, by what was
    displaced if that fits. Where one that was seen is no longer possible, there is no twin.
    """
    game = match.game
    hidden = _hidden(match, seat)
    last = max((index for index, move in enumerate(match.moves) if move.seat is None), default=-1)
    # Choices made at the same time are revealed when the last of them is made: nobody acts again before.
    pending = set(match.turn.seats) if isinstance(match.turn, Choice) else set()
    unrevealed = pending and pending.isdisjoint(move.seat for move in match.moves[last + 1 :])
    open_to_change = [
        index for index in hidden if match.moves[index].seat is None or (index > last and unrevealed)
    ]
    if not open_to_change or match.result is not None:
        return None
    changed = rng.choice(open_to_change)
    state = game.start(match.options)
    found: list[Move[Any]] = []
    displaced: list[Any] = []
    for index, move in enumerate(match.moves):
        if index == changed:
            others = [act for act in _possible(game, state, move.seat) if act != move.act]
            if not others:
                return None
            displaced.append(move.act)
            move = Move(move.seat, rng.choice(others))  # noqa: PLW2901
        try:
            after = game.apply(state, move)
        except IllegalMove:
            if index not in open_to_change:  # seen, or a choice that was revealed later
                return None
            possible = _possible(game, state, move.seat)
            if not possible:
                return None
            fits = [act for act in displaced if act in possible]
            displaced.append(move.act)
            move = Move(move.seat, (fits or possible)[0])  # noqa: PLW2901
            after = game.apply(state, move)
        found.append(move)
        state = after
    return found


def _hidden(match: AnyMatch, seat: int | None) -> list[int]:
    game, state = match.game, match.game.start(match.options)
    found = []
    for index, move in enumerate(match.moves):
        if isinstance(game.redact(state, move, seat), Hidden):
            found.append(index)
        state = game.apply(state, move)
    return found


def _possible(game: AnyGame, state: Any, seat: int | None) -> Sequence[Any]:
    turn = game.turn(state)
    if seat is None:
        return [outcome for outcome, _ in turn.outcomes] if isinstance(turn, Chance) else []
    return game.legal(state, seat)
