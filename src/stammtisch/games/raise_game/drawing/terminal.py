"""RAISE at a terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.core.drawing.face import BACK, ENTER, ESCAPE, LEFT, RIGHT, Does, Says
from stammtisch.core.drawing.rows import Piece, Row, beside, box, cells, centred, cut, row, size, wrapped
from stammtisch.core.game import Seat
from stammtisch.core.match import Match
from stammtisch.games.raise_game import rules
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.drawing.table import (
    Shown,
    card_piece,
    dice_row,
    player_rows,
    rolled,
    round_row,
    shown,
    sign,
    track_row,
)
from stammtisch.games.raise_game.drawing.words import card_names, ending, status, symbol_name, told
from stammtisch.games.raise_game.model import Choose, Pass, RaiseBy, Stone, View
from stammtisch.games.raise_game.moves import placed
from stammtisch.texts import text

TYPED = re.compile(r"[0-9 ]+|[ph]", re.IGNORECASE)
INSIDE = 5
"""The columns inside a hand card."""


class RaiseFace:
    """Implements `Face`. Cards are chosen by their place in the hand; Enter plays them."""

    styles: Mapping[str, str] = {
        "card": "#1b1a17 on #fbf6e9",
        "picked": "bold #2a1c00 on #f4b942",
        "cursor": "bold",
        "symbol-diamond": "bold #d8344a",
        "symbol-gear": "bold #a55be0",
        "symbol-cloud": "bold #ab8d00",
        "symbol-hourglass": "bold #3f8fd8",
        "symbol-bell": "bold #db7a18",
        "card-diamond": "bold #8f1526 on #fbf6e9",
        "card-gear": "bold #552089 on #fbf6e9",
        "card-cloud": "bold #6b5300 on #fbf6e9",
        "card-hourglass": "bold #1a569c on #fbf6e9",
        "card-bell": "bold #8f4300 on #fbf6e9",
    }

    def __init__(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._picked: list[int] = []
        """Places in the hand, in the order they were chosen."""
        self._cursor: int | None = None

    @property
    def _view(self) -> View:
        view: View = self._match.view(self._seat)
        return view

    @property
    def _shown(self) -> Shown:
        return shown(self._view)

    def forget(self) -> None:
        self._picked, self._cursor = [], None

    # The table

    def rows(self, width: int, *, compact: bool) -> list[Row]:
        seen = self._shown
        view, names = seen.view, self._match.seats
        found = [
            row("  ", *round_row(view)),
            row("  ", *dice_row(view)),
            *player_rows(seen, names),
            track_row(view, names, width) if view.track else (),
        ]
        return [*(cut(line, width) for line in found), *self._hand(width, compact=compact)]

    def _hand(self, width: int, *, compact: bool) -> list[Row]:
        view = self._view
        hand = view.hand
        inside = max([INSIDE, *(cells(self._worth(view, card)) for card in hand)])
        if compact or 2 + len(hand) * (inside + 3) > width:
            pieces: list[Piece] = []
            for place, card in enumerate(hand):
                picked = place in self._picked
                name = card_piece(card)
                worth = f"={view.value(card)}" if rolled(view) else ""
                said = f"{place + 1}:{name.text}{worth}"
                pieces += [Piece(f"[{said}]" if picked else f" {said} ", "picked" if picked else name.style)]
            return [cut(row("  ", *pieces), width)]
        blocks = [self._card(view, place, card, inside) for place, card in enumerate(hand)]
        return [row("  ", *line) for line in beside(blocks)] if blocks else [()] * 5

    def _worth(self, view: View, card: Card) -> str:
        """The card's symbol, and what it is worth in this round."""
        return f"{sign(card.symbol)}={view.value(card)}" if rolled(view) else sign(card.symbol)

    def _card(self, view: View, place: int, card: Card, inside: int) -> list[Row]:
        picked = place in self._picked
        style = "picked" if picked else "card"
        own = "picked" if picked else f"card-{card.symbol}"
        own = own if own in self.styles else style
        stars = f"★{card.points}" if card.points > 1 else "★"
        number = f"{card.number}{stars:>{inside - len(str(card.number))}}"
        lines = [row(Piece(number, own)), row(centred(self._worth(view, card), inside, own))]
        under = f"▲{place + 1}▲" if picked else f"‹{place + 1}›" if place == self._cursor else str(place + 1)
        return [
            *box(lines, inside, style, double=picked),
            row(centred(under, inside + 2, "mark" if picked else "faint")),
        ]

    def details(self, width: int) -> list[Row]:
        """Points so far, point cards to come, and my own cards to draw."""
        view, names = self._view, self._match.seats
        found: list[Row] = [row(Piece(text("raise-standings"), "bold"))]
        for seat, name in enumerate(names):
            points = ", ".join(map(str, view.point_piles[seat])) or "–"
            cards = card_names(view.piles[seat]) or "–"
            won = f"{text('raise-result-point')}: {points}; {text('raise-result-taken')}: {cards}"
            found += wrapped(f"{name}: {view.scores[seat]} ({won})", width)
        to_come = ", ".join(map(str, view.unseen_points))
        found += [(), *wrapped(text("raise-to-come", count=view.rounds_to_come, cards=to_come), width)]
        own = view.unseen[self._seat]
        found += [(), row(Piece(text("raise-my-pile", count=len(own)), "bold"))]
        line: Row = ()
        for card in own:
            piece = card_piece(card)
            if size(line) + len(piece.text) + 2 > width:
                found.append(line)
                line = ()
            line = (*line, Piece("  "), piece)
        return [*found, line]

    # Words

    def status(self) -> str:
        return status(self._shown, self._match.seats)

    def hint(self) -> str:
        view = self._view
        cards = self._chosen(view)
        if not cards or not view.legal:
            return ""
        total = sum(view.value(card) for card in cards)
        if not view.track:
            return text("raise-hint-first", field=total)
        field, seat = view.track[0]
        beyond = view.track[1].field
        figures = {"from": field, "total": total, "field": field + total}
        if not rules.overtakes(field + total, beyond):
            return text("raise-hint-short", beyond=beyond, **figures)
        track = placed(view.track[1:], Stone(field + total, seat))
        cards_left = sum(view.hand_counts[stone.seat] for stone in track) - len(cards)
        if rules.round_over(len(track), cards_left):
            return text("raise-hint-ends", **figures)
        last = track[0].seat
        return text(
            "raise-hint-then",
            you="yes" if last == self._seat else "no",
            name=self._match.seats[last],
            **figures,
        )

    def told(self, since: int) -> list[str]:
        return told(self._match, since, self._seat, self._match.seats)

    def result(self) -> list[str]:
        return ending(self._shown, self._match.seats)

    # Keys

    def _chosen(self, view: View) -> tuple[Card, ...]:
        return tuple(view.hand[place] for place in sorted(self._picked) if place < len(view.hand))

    def keys(self) -> Sequence[tuple[str, str]]:
        view = self._view
        if not view.legal:
            return []
        found = []
        cards = self._chosen(view)
        if cards and view.track:
            field = view.track[0].field + sum(view.value(card) for card in cards)
            found.append(("Enter", text("raise-to", picked=len(cards), field=field)))
        elif cards:
            found.append(("Enter", text("raise-lay")))
        if Pass() in view.legal:
            found.append(("P", text("raise-pass")))
        return [*found, (f"1–{len(view.hand)}", text("raise-key-card"))] if view.hand else found

    def help(self) -> Sequence[tuple[str, str]]:
        symbols = self._view.options.set.symbols
        return [
            ("1 2 3 …", text("raise-key-card")),
            ("← →", text("raise-key-next")),
            (text("terminal-space"), text("raise-key-card")),
            ("Enter", text("raise-key-play")),
            ("P", text("raise-pass")),
            ("Esc", text("raise-key-drop")),
            ("H", text("raise-key-scores")),
            *((sign(symbol), symbol_name(symbol)) for symbol in symbols),
        ]

    def understands(self, typed: str) -> bool:
        return TYPED.fullmatch(typed) is not None

    def asks(self, act: Any) -> tuple[str, str] | None:
        view = self._view
        if isinstance(act, Pass) and any(isinstance(one, RaiseBy) for one in view.legal):
            return text("raise-hint-pass", size=view.options.set.hand_size), text("raise-pass-sure")
        return None

    def press(self, key: str) -> Does | Says | None:
        view = self._view
        if key.isdigit():
            return self._toggle(view, (int(key) - 1) % 10)
        if key in (LEFT, RIGHT) and view.hand:
            by = 1 if key == RIGHT else -1
            start = -1 if by > 0 else 0
            now = start if self._cursor is None else self._cursor
            self._cursor = (now + by) % len(view.hand)
        elif key == " " and self._cursor is not None:
            return self._toggle(view, self._cursor)
        elif key == ENTER:
            return self._play(view)
        elif key.upper() == "P":
            return Does(Pass())
        elif key in (ESCAPE, BACK):
            self.forget()
        return None

    def _toggle(self, view: View, place: int) -> Says | None:
        if place >= len(view.hand):
            return Says(text("raise-why-no-card"))
        self._cursor = place
        if place in self._picked:
            self._picked.remove(place)
        elif view.track:
            self._picked.append(place)
        else:  # the first card is one card (3.2)
            self._picked = [place]
        return None

    def _play(self, view: View) -> Does | Says | None:
        if not self._picked and self._cursor is not None:
            self._toggle(view, self._cursor)
        cards = self._chosen(view)
        if not view.legal:
            return None
        if not view.track:
            return Does(Choose(cards[0])) if cards else Says(text("raise-why-no-card"))
        return Does(RaiseBy(tuple(sorted(cards)))) if cards else Says(text("raise-why-no-cards"))
