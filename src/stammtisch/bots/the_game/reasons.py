"""Why one turn of THE GAME is better than another, in words: from what really differs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stammtisch.bots.judge import Remark
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import PILES, View

Plays = Sequence[tuple[int, int]]
"""Cards with the number of their pile."""

MOST = 2
PREFIX = "the-game-better-"
ROOM = 3  # steps that are worth a remark
NEAR = 3  # steps to a card that can wait


@dataclass(frozen=True, slots=True)
class _After:
    """What a turn leaves."""

    tops: tuple[int, ...]
    kept: tuple[int, ...]
    steps: int
    """The sum of all steps; tricks count -10."""
    tricks: tuple[tuple[int, int], ...]


def remarks(view: View, played: Plays, better: Plays) -> list[Remark]:
    """Up to two reasons for `better`, the stronger one first."""
    found = sorted(_found(view, played, better), key=lambda reason: -reason[0])
    chosen: list[Remark] = []
    about: set[object] = set()
    for _, key, values in found:
        # One thing is said once: the pile that is spared is also the one with room.
        subject = values.get("pile", key)
        if subject not in about:
            about.add(subject)
            chosen.append(Remark(PREFIX + key, values))
    return chosen[:MOST]


def alone(view: View, turn: Plays) -> list[Remark]:
    """Why a turn is good where none is there to compare it with."""
    after = _after(view, turn)
    if len(turn) == view.draw_pile + sum(view.hand_counts):
        return [Remark(PREFIX + "win", {"cards": len(turn)})]
    tricks = [Remark(PREFIX + "ten-back", {"card": card, "pile": PILES[pile]}) for card, pile in after.tricks]
    return tricks[:MOST] or [Remark(PREFIX + "small", {"steps": after.steps})]


Reason = tuple[float, str, dict[str, str | int]]
"""Its weight, roughly in steps, its key and its values."""


def _found(view: View, played: Plays, better: Plays) -> Iterator[Reason]:
    one, two = _after(view, better), _after(view, played)
    left = view.draw_pile + sum(view.hand_counts)
    if len(better) == left > len(played):
        yield 1000, "win", {"cards": len(better)}
        return
    if _stuck(view, two, len(played)) and not _stuck(view, one, len(better)):
        yield 900, "minimum", {"cards": view.minimum}
        return
    yield from _signals(view, one, two)
    yield from _tens(one, two)
    yield from _piles(view, one, two)
    if len(better) >= len(played) and two.steps - one.steps >= ROOM:
        yield min(5 + (two.steps - one.steps) / 2, 16), "steps", {"steps": one.steps, "instead": two.steps}
    yield from _cards(one, two, len(played), len(better))


def _after(view: View, plays: Plays) -> _After:
    tops, steps, tricks = list(view.tops), 0, []
    for card, pile in plays:
        if rules.trick(tops[pile], pile, card):
            tricks.append((card, pile))
        steps += rules.step(tops[pile], pile, card)
        tops[pile] = card
    laid = {card for card, _ in plays}
    return _After(tuple(tops), tuple([card for card in view.hand if card not in laid]), steps, tuple(tricks))


def _stuck(view: View, after: _After, cards: int) -> bool:
    """Whether the minimum is out of reach."""
    missing = view.minimum - view.played - cards
    return missing > 0 and not rules.can_lay(after.tops, after.kept, missing)


def _moved(view: View, after: _After, pile: int) -> int:
    return rules.step(view.tops[pile], pile, after.tops[pile])


def _signals(view: View, one: _After, two: _After) -> Iterator[Reason]:
    """A partner's words heeded: a pile that was to be spared is, one that may be taken is."""
    for seat, said in enumerate(view.signals):
        if seat == view.seat or not view.hand_counts[seat]:
            continue
        for pile, word in enumerate(said[: rules.PILES]):
            mine, theirs = _moved(view, one, pile), _moved(view, two, pile)
            values: dict[str, str | int] = {"pile": PILES[pile], "seat": seat}
            if word in ("spare", "please-spare") and theirs > 0 >= mine:
                yield 12 + theirs if word == "spare" else 6 + theirs / 2, "spare", values
            elif word == "take" and mine > 0 >= theirs:
                yield 4, "take", values


def _tens(one: _After, two: _After) -> Iterator[Reason]:
    """Ten back: used, or kept for later."""
    for card, pile in one.tricks:
        if (card, pile) not in two.tricks:
            yield 18, "ten-back", {"card": card, "pile": PILES[pile]}
    for low in one.kept:
        high = low + rules.TRICK
        if high in one.kept and not (low in two.kept and high in two.kept):
            yield 9, "pair-kept", {"low": low, "high": high}
    for card in one.kept:
        for pile, top in enumerate(one.tops):
            waiting = rules.trick(top, pile, card)
            if waiting and not (card in two.kept and rules.trick(two.tops[pile], pile, card)):
                yield 11, "back-kept", {"card": card, "pile": PILES[pile]}


def _piles(view: View, one: _After, two: _After) -> Iterator[Reason]:
    """Room on a pile."""
    for pile in range(rules.PILES):
        mine, theirs = _moved(view, one, pile), _moved(view, two, pile)
        if theirs - mine >= ROOM:
            room = abs(rules.step(one.tops[pile], pile, two.tops[pile]))
            yield (
                min(3 + (theirs - mine) / 2, 12),
                "room",
                {"pile": PILES[pile], "top": one.tops[pile], "steps": room},
            )


def _cards(one: _After, two: _After, played: int, better: int) -> Iterator[Reason]:
    """How many cards are laid, and which of the kept ones can still be laid."""
    dead = [card for card in two.kept if not _fits(two.tops, card)]
    saved = [card for card in dead if card not in one.kept or _fits(one.tops, card)]
    if saved:
        yield 18 + 2 * len(saved), "fits", {"card": saved[0], "cards": len(saved)}
    yield from _waiting(one, two)
    if better < played:
        yield 5 + 2 * (played - better), "fewer", {"cards": better, "instead": played}
    elif better > played:
        yield 4 + 2 * (better - played), "more", {"cards": better, "instead": played}


def _waiting(one: _After, two: _After) -> Iterator[Reason]:
    """A card is kept that is near a pile, and so costs little later too."""
    for card in one.kept:
        if card not in two.kept:
            for pile, top in enumerate(one.tops):
                step = rules.step(top, pile, card)
                if 0 < step <= NEAR:
                    yield 5 - step / 2, "waits", {"card": card, "pile": PILES[pile]}


def _fits(tops: Sequence[int], card: int) -> bool:
    return any(rules.fits(top, pile, card) for pile, top in enumerate(tops))
