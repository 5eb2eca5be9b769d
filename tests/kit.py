"""What tests of every game share: tables, walks, and twins that a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import strategies as st

from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Game, IllegalMove, Move
from stammtisch.core.match import Match
from stammtisch.games import GAMES
from stammtisch.games.raise_game import game as raise_game
from stammtisch.games.the_game import game as the_game

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]


@st.composite
def options(draw: st.DrawFn, game: AnyGame) -> Any:
    """Any options of the game; the free ones (RAISE's set) at their default."""
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
    """A match after some random acts, signals and take-backs among them."""
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


# Every card exists once


def _cards_of_the_game(state: the_game.State) -> Counter[Any]:
    cards = Counter(state.unseen)
    for several in (*state.hands, *state.piles):
        cards.update(several)
    return cards


def _cards_of_raise(state: raise_game.State) -> Counter[Any]:
    """Each player's own cards are counted wherever they are, whoever won them."""
    kinds = sorted(set(state.options.set.cards))
    cards: Counter[Any] = Counter()
    for pile in state.draw_piles:
        cards.update(dict(zip(kinds, pile, strict=True)))
    for several in (*state.hands, *state.ledger.piles, *(state.round.pot if state.round else ())):
        cards.update(several)
    points = [*state.ledger.unseen_points, *state.ledger.set_aside]
    points += [point for pile in state.ledger.point_piles for point in pile]
    cards.update(points)
    if state.round:
        cards[state.round.point] += 1
    return +cards


CARDS: dict[str, Callable[[Any], Counter[Any]]] = {"the-game": _cards_of_the_game, "raise": _cards_of_raise}


# Twins: another course of the match that this seat cannot tell from the real one


def _twin_of_the_game(match: AnyMatch, seat: int | None, rng: Random) -> list[Move[Any]] | None:
    """Two cards that the seat has never seen change places."""
    unseen = match.view(seat).unseen
    if len(unseen) < 2:
        return None
    one, other = rng.sample(unseen, 2)
    swapped = {one: other, other: one}

    def exchange(move: Move[Any]) -> Move[Any]:
        if isinstance(move.act, the_game.Deal):
            card = move.act.card
            return Move(None, the_game.Deal(move.act.seat, swapped.get(card, card)))
        return move

    return [exchange(move) for move in match.moves]


def _twin_of_raise(match: AnyMatch, seat: int | None, rng: Random) -> list[Move[Any]] | None:
    """Somebody else holds another card than really, or lies another one face down."""
    state: raise_game.State = match.state
    others = [other for other in range(match.options.players) if other != seat and state.hands[other]]
    kinds = sorted(set(state.options.set.cards))
    if not others or match.result:  # at the end all hands are laid open (6.1)
        return None
    owner = rng.choice(others)
    moves = list(match.moves)
    chosen = state.round.chosen[owner] if state.round and state.round.chosen else None
    if chosen is not None and rng.random() < 0.5:
        last = max(i for i, move in enumerate(moves) if move.seat == owner)
        moves[last] = Move(owner, raise_game.Choose(rng.choice(state.hands[owner])))
        return moves
    drawable = [card for card, count in zip(kinds, state.draw_piles[owner], strict=True) if count]
    held = rng.choice([card for card in state.hands[owner] if card != chosen] or [None])
    if not drawable or held is None:
        return None
    last = max(i for i, move in enumerate(moves) if move.act == raise_game.Deal(owner, held))
    moves[last] = Move(None, raise_game.Deal(owner, rng.choice(drawable)))
    return moves


TWINS: dict[str, Callable[[AnyMatch, int | None, Random], list[Move[Any]] | None]] = {
    "the-game": _twin_of_the_game,
    "raise": _twin_of_raise,
}

assert CARDS.keys() == TWINS.keys() == GAMES.keys(), "a new game needs its part of this kit"
