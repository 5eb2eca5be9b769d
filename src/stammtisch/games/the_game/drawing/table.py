"""THE GAME's table as rows of text: what is shown of a state or a view, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from stammtisch.core.drawing.plain import named
from stammtisch.core.drawing.rows import (
    Piece,
    Row,
    beside,
    box,
    cells,
    centred,
    cut,
    padded,
    plain,
    row,
    size,
)
from stammtisch.core.drawing.seats import SEAT_SIGNS
from stammtisch.core.game import Seat
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.drawing.words import signed, status
from stammtisch.games.the_game.model import PILES, Options, Result, State, View
from stammtisch.games.the_game.moves import not_yet_claimed, result_of
from stammtisch.texts import text

MARKS = {"please-spare": "♥", "spare": "!", "take": "↓"}
"""The signals about a pile (4.3)."""
PILE = 8
"""The columns inside a pile's card."""
NAME = 14
"""The longest name in the list of players."""

# A card's number is an hour of the day: 2 is deep night, 99 is noon.
_HOURS = (
    (2, (34, 36, 92)),
    (24, (92, 62, 140)),
    (40, (214, 92, 92)),
    (56, (244, 140, 74)),
    (74, (247, 196, 92)),
    (99, (120, 198, 232)),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """What is drawn: everything in a state, or what a view knows."""

    options: Options
    me: Seat | None
    hands: tuple[tuple[int, ...] | None, ...]
    """None where a hand is hidden."""
    hand_counts: tuple[int, ...]
    draw_pile: int
    piles: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    claims: tuple[int | None, ...]
    signals: tuple[tuple[str | None, ...], ...]
    on_turn: Seat | None
    acting: tuple[Seat, ...]
    missing: int
    played: int
    may_play: bool
    """Whether the seat on turn, as far as one knows, can lay another card."""
    result: Result | None

    @property
    def left(self) -> int:
        return rules.CARDS - sum(map(len, self.piles))


def shown(seen: State | View) -> Shown:
    """What a state or a view shows."""
    if isinstance(seen, State):
        hands: tuple[tuple[int, ...] | None, ...] = seen.hands
        me, counts, draw_pile = None, tuple(map(len, seen.hands)), len(seen.unseen)
        result, claiming = result_of(seen), not_yet_claimed(seen)
    else:
        me, counts, draw_pile, result = seen.seat, seen.hand_counts, seen.draw_pile, seen.result
        hands = tuple(seen.hand if seat == me else None for seat in range(len(counts)))
        agreed = seen.options.starter == "agree" and seen.options.players > 1  # 2.3
        claiming = tuple(seat for seat, claim in enumerate(seen.claims) if claim is None) if agreed else ()
    tops = seen.tops
    own = () if seen.on_turn is None else hands[seen.on_turn]
    return Shown(
        options=seen.options,
        me=me,
        hands=hands,
        hand_counts=counts,
        draw_pile=draw_pile,
        piles=seen.piles,
        tops=tops,
        claims=seen.claims,
        signals=seen.signals,
        on_turn=None if result else seen.on_turn,
        acting=() if result else claiming if seen.on_turn is None else (seen.on_turn,),
        missing=max(0, seen.minimum - seen.played),
        played=seen.played,
        may_play=own is None or any(rules.fits(top, i, card) for card in own for i, top in enumerate(tops)),
        result=result,
    )


def _cost(step: int) -> str:
    """How costly a step is: a style."""
    if step < 0:
        return "back"
    return "low" if step <= 3 else "some" if step <= 10 else "much" if step <= 25 else "huge"


def sky(card: int) -> str:
    """The colour of the card's hour."""
    for (start, first), (end, last) in pairwise(_HOURS):
        if card <= end:
            part = max(0.0, (card - start) / (end - start))
            channels = [round(a + (b - a) * part) for a, b in zip(first, last, strict=True)]
            return "#{:02x}{:02x}{:02x}".format(*channels)
    return "#{:02x}{:02x}{:02x}".format(*_HOURS[-1][1])


def pile_rows(
    seen: Shown, steps: Mapping[int, int] | None = None, *, compact: bool = False, steady: bool = False
) -> list[Row]:
    """The four piles side by side, each with its way, its top card, and the signals about it.

    `steps` are how far a card being chosen would move each pile; None where none is being chosen. With
    `steady` there is room for signals also before anybody has given one, so that nothing jumps.
    """
    talks = seen.options.players > 1 and seen.options.talk != "silent"  # 4.2
    signals = (talks and steady) or any(word for said in seen.signals for word in said[: len(PILES)])
    blocks: list[list[Row]] = []
    for pile, (name, top) in enumerate(zip(PILES, seen.tops, strict=True)):
        up = rules.ascending(pile)
        way = "up" if up else "down"
        fits = steps is None or pile in steps
        style = "card" if fits else "card-dim"
        band = Piece("▄" * (PILE - 2), f"{sky(top)} on #fbf6e9" if fits else style)
        if not seen.piles[pile]:
            band = Piece(" ".join(("▲" if up else "▼") * 3), f"{way}-card" if fits else style)
        number = Piece(f"{top:^{PILE}}", "card-number" if fits else style)
        label = row(centred(f"{name} {'▲' if up else '▼'}", PILE + 2, f"{way} bold"))
        if compact:
            block = [label, row(Piece(f"[{top:^{PILE}}]", style))]
        else:
            block = [label, *box([row(number), row(band)], PILE, style)]
        if steps is not None:
            step = steps.get(pile)
            said = "" if step is None else f"{signed(step)}{' !' if step < 0 else ''}"
            block.append(row(centred(said, PILE + 2, "" if step is None else _cost(step))))
        else:
            block.append(row(centred(_below(seen.piles[pile]), PILE + 2, "faint")))
        if signals:
            block.append(_signals(seen, pile))
        blocks.append(block)
    return beside(blocks)


def _below(cards: Sequence[int]) -> str:
    """The last cards under the top one."""
    under = [str(card) for card in cards[-3:-1]]
    return " ".join([*(["…"] if len(cards) > 3 else []), *under])


def _signals(seen: Shown, pile: int) -> Row:
    pieces = [
        Piece(SEAT_SIGNS[seat] + MARKS[said[pile] or ""], f"seat-{seat}")
        for seat, said in enumerate(seen.signals)
        if said[pile]
    ]
    missing = PILE + 2 - size(tuple(pieces))
    return row(" " * max(0, missing // 2), *pieces)


def player_rows(seen: Shown, names: Sequence[str], *, hands: bool = False) -> list[Row]:
    """One row for each player: sign, name, cards in hand, and how they are."""
    longest = min(NAME, max(map(cells, names)))
    rows: list[Row] = []
    for seat, name in enumerate(names):
        acting = seat in seen.acting
        mood = seen.signals[seat][-1] if seen.signals else None
        said = text("the-game-mood", word=mood) if mood else ""
        called = cut(row(Piece(name, "bold" if acting else "")), longest)
        rows.append(
            row(
                Piece("▸ " if acting else "  ", "mark"),
                Piece(f"{SEAT_SIGNS[seat]} ", f"seat-{seat}"),
                *padded(called, longest),
                Piece(f"{seen.hand_counts[seat]:>3}  "),
                Piece(_held(seen, seat) if hands else ""),
                Piece(said, "bad" if mood == "trouble" else "good"),
            )
        )
    return rows


def _held(seen: Shown, seat: Seat) -> str:
    """The cards of a hand, or their backs."""
    hand = seen.hands[seat]
    cards = ["▒"] * seen.hand_counts[seat] if hand is None else map(str, hand)
    return " ".join(f"{card:>2}" for card in cards) + "  "


def deck_row(seen: Shown) -> Row:
    """How many cards are still to be drawn and laid."""
    return row(Piece(text("the-game-deck", draw=seen.draw_pile, left=seen.left), "faint"))


def text_table(seen: State | View, names: Sequence[str] = ()) -> str:
    """The table as lines of text."""
    found = shown(seen)
    called = named(names, found.options.players)
    players = player_rows(found, called, hands=True)
    rows = beside([pile_rows(found), [(), *players, (), row("  ", *deck_row(found))]], gap=2)
    return plain([*rows, (), row(status(found, called))])
