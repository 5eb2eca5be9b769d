"""What the public test kit is told of our games: where the cards are, and what a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from stammtisch.core.game import Move
from stammtisch.games import GAMES
from stammtisch.games.raise_game import game as raise_game
from stammtisch.games.the_game import game as the_game
from stammtisch.testing import AnyMatch, GameSuite

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


class TheGameSuite(GameSuite):
    """THE GAME with its own count of cards and its own twins."""

    game = GAMES["the-game"]
    census = staticmethod(_cards_of_the_game)
    twin = staticmethod(_twin_of_the_game)


class RaiseSuite(GameSuite):
    """RAISE with its own count of cards and its own twins."""

    game = GAMES["raise"]
    census = staticmethod(_cards_of_raise)
    twin = staticmethod(_twin_of_raise)


SUITES: dict[str, GameSuite] = {suite.game.name: suite() for suite in (TheGameSuite, RaiseSuite)}
