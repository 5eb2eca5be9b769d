"""THE GAME in sentences: whose turn it is, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stammtisch.core.game import Move, Seat
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import PILES, SELF, TOPICS, Claim, Deal, End, Play, Signal, Start, State
from stammtisch.texts import text

if TYPE_CHECKING:
    from stammtisch.games.the_game.drawing.table import Shown


def signed(step: int) -> str:
    """A step as at a pile.

    >>> signed(3), signed(-10)
    ('+3', '−10')
    """
    return f"+{step}" if step > 0 else f"−{-step}"


def status(seen: Shown, names: Sequence[str]) -> str:
    """One sentence: whose turn it is, what `seen.me` may do now."""
    if seen.result:
        return _over(seen)
    if not seen.acting:
        return text("wait")
    if seen.on_turn is None:
        if seen.me in seen.acting:
            return text("the-game-status-claim")
        return text("the-game-status-claims", count=len(seen.acting), name=names[seen.acting[0]])
    if seen.on_turn != seen.me:
        return text("the-game-status-other", name=names[seen.on_turn], played=seen.played)
    if seen.missing:
        return text("the-game-status-missing", missing=seen.missing, played=seen.played)
    if seen.may_play:
        return text("the-game-status-enough")
    return text("the-game-status-full") if seen.hand_counts[seen.on_turn] else text("the-game-status-empty")


def _over(seen: Shown) -> str:
    assert seen.result is not None
    if seen.result.won:
        return text("the-game-status-won")
    return text("the-game-status-lost", left=seen.result.left)


def told(match: Match[Any, Any, Any], since: int, seat: Seat | None, names: Sequence[str]) -> list[str]:
    """The journal from this index on in sentences, as the seat may know it.

    What one player signals in a row is one sentence; that others end their turns is seen by who comes next.
    """
    found: list[str] = []
    drawn: list[int] = []
    signals: list[Signal] = []
    signaller: Seat | None = None
    for index, entry in enumerate(match.transcript(seat, since), since):
        before = match.before(index)
        if signals and not (
            isinstance(entry, Move) and isinstance(entry.act, Signal) and entry.seat == signaller
        ):
            found.append(_signalled(signals, _whom(signaller, names, seat)))
            signals = []
        match entry:
            case Move(_, Deal(_, card)):
                if before.on_turn is not None:
                    drawn.append(card)
            case Move(who, Signal() as signal):
                signaller = who
                signals.append(signal)
            case Move(who, End()) if who != seat:
                pass
            case Move(who, act):
                if said := _did(before, who, act, names, seat):
                    found.append(said)
            case TakenBack(who):
                found.append(text("the-game-log-take-back", **_whom(who, names, seat)))
    if signals:
        found.append(_signalled(signals, _whom(signaller, names, seat)))
    if drawn:
        found.append(text("table-drawn", cards=", ".join(map(str, drawn))))
    return found


def _signalled(signals: Sequence[Signal], who: dict[str, str]) -> str:
    """The last word about each pile and about oneself; what is only withdrawn is left out beside others."""
    last = {signal.topic: signal for signal in signals}
    kept = sorted((one for one in last.values() if one.word), key=lambda one: TOPICS.index(one.topic))
    first, *more = kept or [signals[-1]]
    if first.topic == SELF:
        said = [text("the-game-log-self", **who, word=first.word or "none")]
    else:
        said = [text("the-game-log-signal", **who, pile=first.topic, word=first.word or "none")]
    for one in more:
        if one.topic == SELF:
            said.append(f"{text(f'the-game-self-{one.word}')}.")
        else:
            said.append(text("the-game-pile-said", name=one.topic, word=one.word or ""))
    return " ".join(said)


def _did(before: State, who: Seat | None, act: Any, names: Sequence[str], me: Seat | None) -> str:
    match act:
        case Play(card, pile):
            number = PILES.index(pile)
            top = before.tops[number]
            if rules.trick(top, number, card):
                return text("the-game-log-trick", **_whom(who, names, me), card=card, pile=pile, over=top)
            step = signed(rules.step(top, number, card))
            return text("the-game-log-play", **_whom(who, names, me), card=card, pile=pile, step=step)
        case End():
            return text("the-game-log-end", **_whom(who, names, me))
        case Claim(degree):
            return text("the-game-log-claim", **_whom(who, names, me), degree=degree)
        case Start(first):
            return text("the-game-log-start", **_whom(first, names, me))
    return ""


def _whom(seat: Seat | None, names: Sequence[str], me: Seat | None) -> dict[str, str]:
    return {"name": "" if seat is None else names[seat], "you": "yes" if seat == me else "no"}


def ending(match: Match[Any, Any, Any], names: Sequence[str], me: Seat) -> list[str]:
    """How the game ended, in a few sentences."""
    result, state = match.result, match.state
    if result.won:
        said = [text("the-game-result-won")]
        said.append(text("the-game-result-won-about", count=len(names), names=", ".join(names)))
    else:
        said = [text("the-game-result-excellent") if result.excellent else text("the-game-result-lost")]
        said.append(text("the-game-result-left", left=result.left))
        said.append(text("the-game-result-stuck", **_whom(state.on_turn, names, me)))
    tricks, longest = 0, (0, 0, 0, 0)
    tops = [rules.start_card(pile) for pile in range(rules.PILES)]
    for who, act in match.moves:
        if isinstance(act, Play):
            pile = PILES.index(act.pile)
            top, tops[pile] = tops[pile], act.card
            tricks += rules.trick(top, pile, act.card)
            longest = max(longest, (rules.step(top, pile, act.card), act.card, top, who or 0))
    said.append(text("the-game-result-tricks", count=tricks))
    if longest[0] > 0:
        _, card, over, jumper = longest
        said.append(text("the-game-result-far", **_whom(jumper, names, me), card=card, over=over))
    return said
