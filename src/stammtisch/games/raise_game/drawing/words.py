"""RAISE in sentences: whose turn it is, what happened, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from stammtisch.core.game import Move, Seat
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.raise_game import components, rules
from stammtisch.games.raise_game.components import BLANK, Card
from stammtisch.games.raise_game.model import Choose, Die, Pass, Point, RaiseBy, Round, Starter, State
from stammtisch.texts import text

if TYPE_CHECKING:
    from stammtisch.games.raise_game.drawing.table import Shown


def _is_ours(symbol: str) -> bool:
    """Whether there are texts for this symbol; those of other boxes are named as in the box."""
    return symbol in components.standard().symbols


def symbol_name(symbol: str) -> str:
    return text("raise-symbol", symbol=symbol) if _is_ours(symbol) else symbol


def letter(symbol: str) -> str:
    """The letter on the symbol's cards."""
    return text("raise-letter", symbol=symbol) if _is_ours(symbol) else symbol[:1].upper()


def card_name(card: Card) -> str:
    if _is_ours(card.symbol):
        return text("raise-card", symbol=card.symbol, number=card.number)
    return text("raise-own-card", symbol=card.symbol, number=card.number)


def card_names(cards: Iterable[Card]) -> str:
    return ", ".join(map(card_name, cards))


def status(seen: Shown, names: Sequence[str]) -> str:
    """One sentence: whose turn it is, what the viewer may do now."""
    view, me = seen.view, seen.view.seat
    if view.result:
        winners = view.result.winners
        others = [names[seat] for seat in winners if seat != me or len(winners) == 1]
        return text(
            "raise-status-over",
            count=len(winners),
            you="yes" if me in winners else "no",
            names=", ".join(others),
            points=view.result.scores[winners[0]],
        )
    if not seen.acting:
        return text("wait")
    if not view.track:
        if me in seen.acting:
            return text("raise-status-choose")
        choosing = [names[seat] for seat in seen.acting]
        return text("raise-status-choosing", names=", ".join(choosing), count=len(choosing))
    field, last = view.track[0]
    if last != me:
        return text("raise-status-other", name=names[last], field=field)
    beyond = view.track[1].field
    if any(isinstance(act, RaiseBy) for act in view.legal):
        return text("raise-status-raise", beyond=beyond)
    return text("raise-status-only-pass", beyond=beyond)


def told(match: Match[Any, Any, Any], since: int, seat: Seat | None, names: Sequence[str]) -> list[str]:
    """The journal from this index on in sentences, as the seat may know it.

    Cards laid face down are told when they are turned up, and seven dice make one sentence.
    """
    found: list[str] = []
    for index, entry in enumerate(match.transcript(seat, since), since):
        before, after = match.before(index), match.before(index + 1)
        if isinstance(entry, TakenBack):
            found.append(text("raise-log-take-back", **_whom(entry.seat, names, seat)))
            continue
        if isinstance(entry, Move):
            found += _did(before, entry, names, seat)
        move = match.journal[index]
        if isinstance(move, Move) and before.round is not None:
            found += _news(before, before.round, move, after, names, seat)
    return found


def _did(before: State, move: Move[Any], names: Sequence[str], me: Seat | None) -> list[str]:
    who = _whom(move.seat, names, me)
    now = before.round
    match move.act:
        case Starter(seat):
            return [text("raise-log-starter", **_whom(seat, names, me))]
        case Point(points):
            return [text("raise-log-point", point=points)]
        case Die(face) if now is not None and len(now.dice) + 1 == len(before.options.set.dice):
            return [_rolled((*now.dice, face))]
        case RaiseBy(cards) if now is not None:
            start = now.track[0].field
            field = start + sum(_value(now, card) for card in cards)
            return [text("raise-log-raise", **who, **{"from": start}, field=field, cards=card_names(cards))]
        case Pass():
            return [text("raise-log-pass", **who)]
    return []


def _rolled(dice: Sequence[str]) -> str:
    shown = Counter(face for face in dice if face != BLANK).most_common()
    if not shown:
        return text("raise-log-roll-blank")
    said = [
        text("raise-dice", symbol=symbol, dice=count)
        if _is_ours(symbol)
        else text("raise-own-dice", symbol=symbol, dice=count)
        for symbol, count in shown
    ]
    return text("raise-log-roll", list=", ".join(said))


def _news(
    before: State, now: Round, move: Move[Any], after: State, names: Sequence[str], me: Seat | None
) -> list[str]:
    """What a move brought about: cards turned up, a round won or set aside."""
    found: list[str] = []
    if isinstance(move.act, Choose) and move.seat is not None and (after.round is None or after.round.track):
        chosen = dict(enumerate(now.chosen)) | {move.seat: move.act.card}
        order = [rules.clockwise(before.roller or 0, steps, len(chosen)) for steps in range(len(chosen))]
        cards = [
            text("raise-log-turned", **_whom(seat, names, me), card=card_name(card), value=_value(now, card))
            for seat in order
            if (card := chosen[seat]) is not None
        ]
        found.append(text("raise-log-turned-up", list=", ".join(cards)))
    piles = zip(before.ledger.point_piles, after.ledger.point_piles, strict=True)
    for seat, (old, new) in enumerate(piles):
        if len(new) > len(old):
            won = after.ledger.piles[seat][len(before.ledger.piles[seat]) :]
            points = now.point + sum(card.points for card in won)
            found.append(text("raise-log-won", **_whom(seat, names, me), points=points))
    if len(after.ledger.set_aside) > len(before.ledger.set_aside):
        found.append(text("raise-log-set-aside", point=now.point))
    return found


def _value(now: Round, card: Card) -> int:
    return rules.value(card.number, rules.multiplier(now.dice.count(card.symbol)))


def _whom(seat: Seat | None, names: Sequence[str], me: Seat | None) -> dict[str, str]:
    return {"name": "" if seat is None else names[seat], "you": "yes" if seat == me else "no"}


def ending(seen: Shown, names: Sequence[str]) -> list[str]:
    """How the game ended: who won, and everybody's points."""
    view = seen.view
    assert view.result is not None
    found = [status(seen, names)]
    for seat in sorted(range(len(names)), key=lambda seat: -view.result.scores[seat] if view.result else 0):
        parts = text(
            "raise-result-parts",
            point=sum(view.point_piles[seat]),
            won=sum(card.points for card in view.piles[seat]),
            hand=sum(card.points for card in view.hands[seat]),
        )
        found.append(f"{names[seat]}: {view.result.scores[seat]} ({parts})")
    return found
