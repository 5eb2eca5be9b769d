"""RAISE on the wire."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.json import encode

from stammtisch.core.game import Move as CoreMove
from stammtisch.core.game import Seat
from stammtisch.games.raise_game import rules
from stammtisch.games.raise_game import table as raise_table
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.game import Act, RaiseBy, State, View
from stammtisch.games.raise_game.play import placed
from stammtisch.server.wire_move import Move, encoded_act

__all__ = [
    "Multiplier",
    "PlayedCard",
    "Player",
    "Pot",
    "RaiseCard",
    "RaiseLook",
    "RaiseMine",
    "RaisePublic",
    "RaiseResult",
    "RaiseView",
    "RaiseWay",
    "Raised",
    "RoundWon",
    "SetAside",
    "Stone",
    "TurnedUp",
]


class RaiseCard(Struct):
    """A number card with what it is worth now."""

    card: str
    """As records spell it: symbol-number-points."""
    symbol: str
    number: int
    points: int
    value: int | None
    """Fields it is worth in this round; None while no dice lie on the table."""


class Multiplier(Struct):
    symbol: str
    dice: int
    """Dice that show the symbol."""
    times: int
    """What its numbers are multiplied by."""


class Stone(Struct):
    seat: int
    field: int


class PlayedCard(Struct):
    """A card on the table and whose it was."""

    seat: int
    card: RaiseCard


class Pot(Struct):
    """What the round is about."""

    point_card: int | None
    cards: list[PlayedCard]
    points: int
    """The worth of it all: point card and cards."""


class Player(Struct):
    """What everybody knows of a player."""

    seat: int
    hand_count: int
    draw_count: int
    """Cards still to draw."""
    in_round: bool
    """Has a stone on the track, or may still lay a card face down."""
    passed: bool
    has_chosen: bool
    """Has laid a card face down that is not turned up yet."""
    point_cards: list[int]
    """Point cards won."""
    cards: list[str]
    """Number cards won, as records spell them."""
    score: int
    """Points of the score pile (and, at the end, of the hand)."""
    hand: list[RaiseCard]
    """Empty until the game is over."""


class RaiseResult(Struct):
    scores: list[int]
    winners: list[int]


class RaisePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["choose", "raise", "over"]
    acting: list[int]
    """The seats that may act now; several at once while cards are laid face down."""
    round: int
    """Counted from 1."""
    rounds: int
    rounds_to_come: int
    """After this one."""
    roller: int | None
    symbols: list[str]
    dice: list[str]
    """The faces rolled, `blank` among them, in the order of the set's dice."""
    multipliers: list[Multiplier]
    pot: Pot
    stones: list[Stone]
    """From the rearmost, who acts, to the foremost; of a stack the top one first."""
    revealed: list[PlayedCard]
    """The first cards of this round, once all are in, in the order in which the stones were set."""
    players: list[Player]
    hand_size: int
    set_aside: list[int]
    """Point cards that nobody could play for."""
    unseen_points: list[int]
    """Point cards not yet turned up, those left in the box among them."""
    result: RaiseResult | None


class RaiseWay(Struct):
    """A legal raise: the cards, and what would come of it."""

    cards: list[str]
    total: int
    field: int
    """Where the stone lands."""
    stones: list[Stone]
    """The track after it, the rearmost first."""
    last: int
    """The seat at the back then."""
    ends_round: bool
    """Nobody in the round would have a card left."""


class RaiseMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[RaiseCard]
    chosen: str | None
    """My card face down on the table."""
    unseen: list[str]
    """What my draw pile holds, in no order."""
    field: int | None
    """Where my stone stands."""
    beyond: int | None
    """A raise must land beyond this field: the second-to-last stone's (4.2)."""
    legal: list[Move]
    asides: list[Move]
    raises: list[RaiseWay]
    may_take_back: bool


class RaiseView(Struct, tag_field="game", tag="raise"):
    public: RaisePublic
    mine: RaiseMine | None
    """None: a spectator."""


class TurnedUp(Struct, tag_field="news", tag="turned-up"):
    """All have chosen: the cards are turned up together, in the order in which the stones are set."""

    cards: list[PlayedCard]
    stones: list[Stone]
    """The track then, the rearmost first; also where the round ends with it."""


class Raised(Struct, tag_field="news", tag="raised"):
    """A stone has travelled on."""

    seat: int
    from_field: int
    field: int
    cards: list[RaiseCard]
    stones: list[Stone]
    """The track then, the rearmost first; also where the round ends with it."""


class RoundWon(Struct, tag_field="news", tag="round-won"):
    seat: int
    point_card: int
    cards: list[str]
    points: int
    """The worth of it all."""


class SetAside(Struct, tag_field="news", tag="set-aside"):
    """Nobody holds a card to play for this point card."""

    point_card: int


# From the game's view to the wire's


def _raw(acts: bytes) -> Any:
    return Raw(acts)


def _card(card: Card, value: int | None) -> RaiseCard:
    return RaiseCard(str(card), card.symbol, card.number, card.points, value)


def _shown(view: View, card: Card) -> RaiseCard:
    return _card(card, view.value(card) if _rolled(view) else None)


def _value(now: raise_table.Round, card: Card) -> int:
    return rules.value(card.number, rules.multiplier(now.dice.count(card.symbol)))


def _rolled(view: View) -> bool:
    return len(view.dice) == len(view.options.set.dice)


def _clockwise(roller: Seat | None, players: int) -> list[Seat]:
    """From the roller on (3.3)."""
    return [rules.clockwise(roller or 0, steps, players) for steps in range(players)]


def _stones(track: raise_table.Track) -> list[Stone]:
    return [Stone(stone.seat, stone.field) for stone in track]


def _way(view: View, act: RaiseBy) -> RaiseWay:
    """Where a raise would lead (3.3, 4.1, 4.7)."""
    field, seat = view.track[0]
    total = sum(view.value(card) for card in act.cards)
    track = placed(view.track[1:], raise_table.Stone(field + total, seat))
    cards_left = sum(view.hand_counts[stone.seat] for stone in track) - len(act.cards)
    return RaiseWay(
        cards=[str(card) for card in act.cards],
        total=total,
        field=field + total,
        stones=_stones(track),
        last=track[0].seat,
        ends_round=rules.round_over(len(track), cards_left),
    )


class RaiseLook:
    """How RAISE looks from a seat and from outside."""

    view = RaiseView

    def public(self, view: View, acting: Sequence[Seat]) -> bytes:
        return encode(self._public(view, acting))

    def _public(self, view: View, acting: Sequence[Seat]) -> RaisePublic:
        box, result = view.options.set, view.result
        order = _clockwise(view.roller, view.options.players)
        pot = [(seat, card) for seat in order if view.pot for card in view.pot[seat]]
        firsts = [(seat, view.pot[seat][0]) for seat in order if view.pot and view.pot[seat]]
        return RaisePublic(
            phase="over" if result else "raise" if view.track else "choose",
            acting=list(acting),
            round=view.round,
            rounds=view.round + view.rounds_to_come,
            rounds_to_come=view.rounds_to_come,
            roller=view.roller,
            symbols=list(box.symbols),
            dice=list(view.dice),
            multipliers=[
                Multiplier(symbol, view.dice.count(symbol), times)
                for symbol, times in zip(box.symbols, view.multipliers, strict=False)
            ],
            pot=Pot(
                view.point,
                [PlayedCard(seat, _shown(view, card)) for seat, card in pot],
                (view.point or 0) + sum(card.points for _, card in pot),
            ),
            stones=_stones(view.track),
            revealed=[PlayedCard(seat, _shown(view, card)) for seat, card in firsts],
            players=[self._player(view, seat, acting) for seat in range(view.options.players)],
            hand_size=box.hand_size,
            set_aside=list(view.set_aside),
            unseen_points=list(view.unseen_points),
            result=RaiseResult(list(result.scores), list(result.winners)) if result else None,
        )

    def _player(self, view: View, seat: Seat, acting: Sequence[Seat]) -> Player:
        has_stone = any(stone.seat == seat for stone in view.track)
        has_chosen = bool(view.has_chosen) and view.has_chosen[seat]
        return Player(
            seat=seat,
            hand_count=view.hand_counts[seat],
            draw_count=view.draw_counts[seat],
            in_round=has_stone or has_chosen or (not view.track and seat in acting),
            passed=bool(view.track) and not has_stone and bool(view.pot[seat]),
            has_chosen=has_chosen,
            point_cards=list(view.point_piles[seat]),
            cards=[str(card) for card in view.piles[seat]],
            score=view.result.scores[seat] if view.result else view.scores[seat],
            hand=[_card(card, None) for card in view.hands[seat]] if view.result else [],
        )

    def acts(self, acts: Sequence[Act]) -> bytes:
        return b"[%b]" % b",".join([encoded_act("raise", act) for act in acts])

    def asides_follow_from(self, view: View) -> Hashable:
        return None

    def mine(self, view: View, legal: bytes, asides: bytes, *, may_take_back: bool) -> bytes:
        seat = view.seat
        assert seat is not None
        fields = [stone.field for stone in view.track if stone.seat == seat]
        ways = [act for act in view.legal if isinstance(act, RaiseBy)]
        mine = RaiseMine(
            seat=seat,
            hand=[_shown(view, card) for card in view.hand],
            chosen=str(view.choice) if view.choice else None,
            unseen=[str(card) for card in view.unseen[seat]],
            field=fields[0] if fields else None,
            beyond=view.track[1].field
            if fields and view.track[0].seat == seat and len(view.track) > 1
            else None,
            legal=_raw(legal),
            asides=_raw(asides),
            raises=[_way(view, act) for act in ways],
            may_take_back=may_take_back,
        )
        return encode(mine)

    def news(self, before: State, move: CoreMove[Act], after: State) -> list[Any]:
        found: list[Any] = []
        now = before.round
        if now is None:
            return found
        act = move.act
        chosen = now.chosen
        if isinstance(act, raise_table.Choose) and (after.round is None or after.round.track):
            assert move.seat is not None
            chosen = (*chosen[: move.seat], act.card, *chosen[move.seat + 1 :])
            found.append(self._turned_up(before, now, chosen))
        elif isinstance(act, RaiseBy):
            found.append(self._raised(now, act))
        for seat, (old, new) in enumerate(
            zip(before.ledger.point_piles, after.ledger.point_piles, strict=True)
        ):
            if len(new) > len(old):
                cards = after.ledger.piles[seat][len(before.ledger.piles[seat]) :]
                points = now.point + sum(card.points for card in cards)
                found.append(RoundWon(seat, now.point, [str(card) for card in cards], points))
        if len(after.ledger.set_aside) > len(before.ledger.set_aside):
            found.append(SetAside(now.point))
        return found

    def _turned_up(self, before: State, now: raise_table.Round, chosen: tuple[Card | None, ...]) -> TurnedUp:
        found: list[PlayedCard] = []
        track: raise_table.Track = ()
        for seat in _clockwise(before.roller, len(chosen)):
            card = chosen[seat]
            if card is not None:
                value = _value(now, card)
                found.append(PlayedCard(seat, _card(card, value)))
                track = placed(track, raise_table.Stone(value, seat))
        return TurnedUp(found, _stones(track))

    def _raised(self, now: raise_table.Round, act: RaiseBy) -> Raised:
        start, seat = now.track[0]
        cards = [_card(card, _value(now, card)) for card in act.cards]
        field = start + sum(_value(now, card) for card in act.cards)
        track = placed(now.track[1:], raise_table.Stone(field, seat))
        return Raised(seat, start, field, cards, _stones(track))
