"""How THE GAME looks from a seat and from outside, in the wire's words.

What `wire_the_game` describes is written out here of parts that are encoded already:
every move makes a view for everybody at the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from msgspec.json import encode

from stammtisch.core.game import Move, Seat
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import PILES, Act, End, Play, Result, State, View
from stammtisch.games.the_game.moves import FITTING, PLAYS, PLAYS_ON
from stammtisch.games.the_game.wire import Pile, Signals, TheGameResult
from stammtisch.games.wire_move import encoded_act

__all__ = ["TheGameLook"]

_PUBLIC: Final = (
    b'{"phase":"%b","acting":%b,"on_turn":%b,"piles":[%b,%b,%b,%b],"hand_counts":%b,"hand_size":%d,'
    b'"draw_pile":%d,"left":%d,"minimum":%d,"played":%d,"missing":%d,"may_end":%b,"draws":%d,'
    b'"claims":%b,"signals":%b,"result":%b}'
)
_MINE: Final = b'{"seat":%d,"hand":[%b],"legal":%b,"asides":%b,"may_take_back":%b,"dead_ends":%b}'
_LAID: Final = b'[{"news":"laid","card":%d,"pile":"%b","over":%d,"step":%d,"trick":%b}]'
_TRUTH: Final = (b"false", b"true")
_CARDS = range(rules.HIGHEST + 1)
_HELD: Final = tuple(b',{"card":%d,"steps":[' % card for card in _CARDS)
_PLAYS: Final = tuple({play.pile: encoded_act("the-game", play) for play in plays} for plays in PLAYS)
_LEGAL: Final = tuple(  # by card, and by the piles that it fits: its plays, with a comma before each
    tuple(b"".join([b"," + _PLAYS[card][play.pile] for play in plays]) for plays in by_piles)
    for card, by_piles in enumerate(PLAYS_ON)
)
_END: Final = b"," + encoded_act("the-game", End())


@cache
def _steps(pile: int, top: int) -> tuple[bytes, ...]:
    """How far each card takes a pile that shows `top` on, with what follows it in the list of four."""
    follows = b"]}" if pile == rules.PILES - 1 else b","
    found = [rules.step(top, pile, card) if rules.fits(top, pile, card) else None for card in _CARDS]
    return tuple(encode(step) + follows for step in found)


@lru_cache(maxsize=4_000)
def _pile(number: int, cards: tuple[int, ...], top: int) -> bytes:
    """A pile; a move changes one of the four."""
    name: Any = PILES[number]
    return encode(Pile(name, rules.ascending(number), top, list(cards)))


@lru_cache(maxsize=1_000)
def _list(values: tuple[int | None, ...]) -> bytes:
    return encode(values)


@lru_cache(maxsize=1_000)
def _signals(said: tuple[tuple[Any, ...], ...]) -> bytes:
    return encode([Signals(*words) for words in said])


def _result(result: Result) -> bytes:
    reason: Any = result.reason.value
    return encode(TheGameResult(result.left, result.won, result.excellent, reason))


class TheGameLook:
    """Implements `sights.Look`."""

    def public(self, view: View, acting: tuple[Seat, ...]) -> bytes:
        on_turn, result, piles = view.on_turn, view.result, view.piles
        played, minimum = view.played, view.minimum
        a, b, c, d = view.tops
        going_on = on_turn is not None and not result
        return _PUBLIC % (
            b"over" if result else b"claim" if on_turn is None else b"play",
            _list(acting),
            b"null" if on_turn is None or result else b"%d" % on_turn,
            _pile(0, piles[0], a),
            _pile(1, piles[1], b),
            _pile(2, piles[2], c),
            _pile(3, piles[3], d),
            _list(view.hand_counts),
            view.options.hand_size,
            view.draw_pile,
            view.draw_pile + sum(view.hand_counts),
            minimum,
            played,
            max(0, minimum - played),
            _TRUTH[going_on and rules.may_end(played, minimum)],
            rules.draws(played, view.draw_pile),
            _list(view.claims),
            _signals(view.signals),
            _result(result) if result else b"null",
        )

    def legal(self, view: View) -> bytes:
        """Whoever is on turn may lay whatever fits: a card's plays are one piece."""
        legal, tops = view.legal, view.tops
        if view.on_turn is None or not legal:
            return self.acts(legal)
        a, b, c, d = FITTING[0][tops[0]], FITTING[1][tops[1]], FITTING[2][tops[2]], FITTING[3][tops[3]]
        words = [_LEGAL[card][a[card] | b[card] | c[card] | d[card]] for card in view.hand]
        if isinstance(legal[-1], End):
            words.append(_END)
        return b"[%b]" % b"".join(words)[1:]

    def asides_follow_from(self, view: View) -> Hashable:
        assert view.seat is not None
        dealing = view.hand_counts if view.on_turn is None else None
        options = view.options
        return options.talk, options.players, dealing, view.result is None, view.signals[view.seat]

    def mine(self, view: View, legal: bytes, asides: bytes, *, may_take_back: bool) -> bytes:
        assert view.seat is not None
        tops = view.tops
        a, b, c, d = _steps(0, tops[0]), _steps(1, tops[1]), _steps(2, tops[2]), _steps(3, tops[3])
        held: list[bytes] = []
        for card in view.hand:
            held += (_HELD[card], a[card], b[card], c[card], d[card])
        dead_ends = self.acts(view.dead_ends) if legal != b"[]" else legal
        return _MINE % (view.seat, b"".join(held)[1:], legal, asides, _TRUTH[may_take_back], dead_ends)

    def acts(self, acts: Sequence[Act]) -> bytes:
        words = [
            _PLAYS[act.card][act.pile] if isinstance(act, Play) else encoded_act("the-game", act)
            for act in acts
        ]
        return b"[%b]" % b",".join(words)

    def news(self, before: State, move: Move[Act], after: State) -> bytes:
        act = move.act
        if not isinstance(act, Play):
            return b"[]"
        pile = PILES.index(act.pile)
        top = before.tops[pile]
        step, trick = rules.step(top, pile, act.card), rules.trick(top, pile, act.card)
        return _LAID % (act.card, act.pile.encode(), top, step, _TRUTH[trick])
