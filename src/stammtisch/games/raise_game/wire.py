"""RAISE's wire format: builds the messages of its views and news."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stammtisch.core.game import Line, Move, Seat
from stammtisch.games.raise_game import model, rules, turns
from stammtisch.games.raise_game.components import Card, Components
from stammtisch.games.raise_game.game import Act, RaiseBy, State, View
from stammtisch.games.raise_game.messages import (
    Multiplier,
    PlayedCard,
    Player,
    Pot,
    RaiseCard,
    Raised,
    RaiseMine,
    RaisePublic,
    RaiseResult,
    RaiseView,
    RaiseWay,
    RoundWon,
    SetAside,
    Stone,
    TurnedUp,
)
from stammtisch.games.raise_game.moves import placed


def _card(card: Card, value: int | None) -> RaiseCard:
    return RaiseCard(str(card), card.symbol, card.number, card.points, value)


def _read_card(sent: RaiseCard) -> Card:
    return Card(sent.symbol, sent.number, sent.points)


def _read_cards(spelled: Sequence[str]) -> model.Cards:
    return tuple(map(Card.parse, spelled))


@lru_cache(maxsize=64)
def _kinds(box: Components) -> list[str]:
    return [str(card) for card in turns.kinds(box)]


def _shown(view: View, card: Card) -> RaiseCard:
    return _card(card, view.value(card) if _rolled(view) else None)


def _value(now: model.Round, card: Card) -> int:
    return rules.value(card.number, rules.multiplier(now.dice.count(card.symbol)))


def _rolled(view: View) -> bool:
    return len(view.dice) == len(view.options.set.dice)


def _clockwise(roller: Seat | None, players: int) -> list[Seat]:
    """From the roller on (3.3)."""
    return [rules.clockwise(roller or 0, steps, players) for steps in range(players)]


def _stones(track: model.Track) -> list[Stone]:
    return [Stone(stone.seat, stone.field) for stone in track]


def _way(view: View, act: RaiseBy) -> RaiseWay:
    """Where a raise would lead (3.3, 4.1, 4.7)."""
    field, seat = view.track[0]
    total = sum(view.value(card) for card in act.cards)
    track = placed(view.track[1:], model.Stone(field + total, seat))
    cards_left = sum(view.hand_counts[stone.seat] for stone in track) - len(act.cards)
    return RaiseWay(
        cards=list(map(str, act.cards)),
        total=total,
        field=field + total,
        stones=_stones(track),
        last=track[0].seat,
        ends_round=rules.round_over(len(track), cards_left),
    )


class RaiseWire:
    """Implements `Wire`."""

    view_type = RaiseView
    news_types = (TurnedUp, Raised, RoundWon, SetAside)

    def public(self, view: View, acting: Sequence[Seat]) -> RaisePublic:
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
            kinds=_kinds(box),
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
            refilling=list(view.refilling),
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
            cards=list(map(str, view.piles[seat])),
            score=view.result.scores[seat] if view.result else view.scores[seat],
            hand=[_card(card, None) for card in view.hands[seat]] if view.result else [],
            unseen=list(turns.seen_counts(view.options.set, view.unseen[seat])),
        )

    def mine(self, view: View, legal: list[Line], asides: list[Line], *, may_take_back: bool) -> RaiseMine:
        seat = view.seat
        assert seat is not None
        fields = [stone.field for stone in view.track if stone.seat == seat]
        ways = [act for act in view.legal if isinstance(act, RaiseBy)]
        return RaiseMine(
            seat=seat,
            hand=[_shown(view, card) for card in view.hand],
            chosen=str(view.choice) if view.choice else None,
            unseen=list(map(str, view.unseen[seat])),
            field=fields[0] if fields else None,
            beyond=view.track[1].field
            if fields and view.track[0].seat == seat and len(view.track) > 1
            else None,
            legal=legal,
            asides=asides,
            raises=[_way(view, act) for act in ways],
            may_take_back=may_take_back,
        )

    def news(self, before: State, move: Move[Act], after: State) -> list[Any]:
        now = before.round
        return self._news(before, now, move, after) if now else []

    def _news(self, before: State, now: model.Round, move: Move[Act], after: State) -> list[Any]:
        found: list[Any] = []
        act = move.act
        chosen = now.chosen
        if isinstance(act, model.Choose) and (after.round is None or after.round.track):
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

    def read(self, sent: RaiseView, options: model.Options, legal: tuple[Act, ...]) -> View:
        public, mine = sent.public, sent.mine
        players, ended, box = public.players, public.result, options.set
        now = public.pot.point_card is not None
        hands = [tuple(map(_read_card, player.hand)) for player in players]
        unseen = [turns.cards_in(box, tuple(player.unseen)) for player in players]
        if mine is not None:
            hands[mine.seat] = tuple(map(_read_card, mine.hand))
            unseen[mine.seat] = _read_cards(mine.unseen)
        piles = tuple([_read_cards(player.cards) for player in players])
        point_piles = tuple([tuple(player.point_cards) for player in players])
        dice = tuple(public.dice)
        pot = [
            tuple([_read_card(one.card) for one in public.pot.cards if one.seat == seat])
            for seat in range(len(players))
        ]
        return View(
            options=options,
            seat=mine.seat if mine else None,
            hands=tuple(hands),
            hand_counts=tuple([player.hand_count for player in players]),
            draw_counts=tuple([player.draw_count for player in players]),
            unseen=tuple(unseen),
            refilling=tuple(public.refilling),
            piles=piles,
            point_piles=point_piles,
            scores=turns.pile_scores(model.Ledger(piles, point_piles, (), ())),
            set_aside=tuple(public.set_aside),
            unseen_points=tuple(public.unseen_points),
            rounds_to_come=public.rounds_to_come,
            roller=public.roller,
            point=public.pot.point_card,
            dice=dice,
            multipliers=turns.multipliers(box, dice) if now else (),
            has_chosen=tuple([player.has_chosen for player in players]) if now else (),
            choice=Card.parse(mine.chosen) if mine and mine.chosen else None,
            pot=tuple(pot) if now else (),
            track=tuple([model.Stone(stone.field, stone.seat) for stone in public.stones]),
            legal=legal,
            result=model.Result(tuple(ended.scores), tuple(ended.winners)) if ended else None,
        )

    def _turned_up(self, before: State, now: model.Round, chosen: tuple[Card | None, ...]) -> TurnedUp:
        found: list[PlayedCard] = []
        track: model.Track = ()
        for seat in _clockwise(before.roller, len(chosen)):
            card = chosen[seat]
            if card is not None:
                value = _value(now, card)
                found.append(PlayedCard(seat, _card(card, value)))
                track = placed(track, model.Stone(value, seat))
        return TurnedUp(found, _stones(track))

    def _raised(self, now: model.Round, act: RaiseBy) -> Raised:
        start, seat = now.track[0]
        cards = [_card(card, _value(now, card)) for card in act.cards]
        field = start + sum(_value(now, card) for card in act.cards)
        track = placed(now.track[1:], model.Stone(field, seat))
        return Raised(seat, start, field, cards, _stones(track))


WIRE = RaiseWire()
