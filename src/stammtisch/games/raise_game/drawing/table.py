"""RAISE's table as rows of text: what is shown of a state or a view, and how."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stammtisch.core.drawing.plain import named
from stammtisch.core.drawing.rows import Piece, Row, cells, plain, row
from stammtisch.core.drawing.seats import SEAT_SIGNS
from stammtisch.core.game import Seat
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.drawing.words import letter, status
from stammtisch.games.raise_game.game import GAME
from stammtisch.games.raise_game.model import Cards, State, View
from stammtisch.texts import text

SIGNS = {"diamond": "♦", "gear": "✱", "cloud": "≋", "hourglass": "∞", "bell": "♪"}
"""One sign for each symbol; the letter stands beside it."""
NAME = 12
"""The longest name in the table of players."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is drawn: a view, and of a state all hands as well."""

    view: View
    hands: tuple[Cards | None, ...]
    """None where a hand is hidden."""
    chosen: tuple[Card | None, ...]
    """The cards face down, as far as they are known."""
    acting: tuple[Seat, ...]


def shown(seen: State | View) -> Shown:
    """What a state or a view shows."""
    if isinstance(seen, State):
        view = GAME.view(seen, None)
        hands: tuple[Cards | None, ...] = seen.hands
        chosen = seen.round.chosen if seen.round else ()
    else:
        view = seen
        known = [view.result is not None or seat == view.seat for seat in range(view.options.players)]
        hands = tuple(hand if know else None for hand, know in zip(view.hands, known, strict=True))
        chosen = tuple(view.choice if seat == view.seat else None for seat in range(view.options.players))
    return Shown(view, hands, chosen, _acting(view))


def _acting(view: View) -> tuple[Seat, ...]:
    if view.result or view.refilling:
        return ()
    if view.track:
        return (view.track[0].seat,)  # 4.1
    if not rolled(view):
        return ()
    return tuple(seat for seat, count in enumerate(view.hand_counts) if count and not view.has_chosen[seat])


def rolled(view: View) -> bool:
    """Whether all dice have fallen."""
    return len(view.dice) == len(view.options.set.dice)


def sign(symbol: str) -> str:
    """The symbol's sign and letter."""
    return f"{SIGNS.get(symbol, '○')}{letter(symbol)}"


def style_of(symbol: str) -> str:
    return f"symbol-{symbol}" if symbol in SIGNS else ""


def card_piece(card: Card) -> Piece:
    """A card in a few characters: sign, letter, number, and its points if there are several."""
    stars = f"★{card.points}" if card.points > 1 else ""
    return Piece(f"{sign(card.symbol)}{card.number}{stars}", style_of(card.symbol))


def _cards(cards: Iterable[Card]) -> Row:
    found = [piece for card in cards for piece in (Piece(" "), card_piece(card))]
    return tuple(found[1:])


def dice_row(view: View) -> Row:
    """The round, the pot, and what each symbol's numbers are multiplied by."""
    pieces: list[Piece] = []
    for symbol, times in zip(view.options.set.symbols, view.multipliers, strict=False):
        strong = "bold" if times > 1 else "faint"
        pieces += [Piece(sign(symbol), style_of(symbol)), Piece(f"×{times}   ", strong)]
    return tuple(pieces)


def round_row(view: View) -> Row:
    """Which round it is, and what it is played for."""
    said = text("raise-rounds", round=view.round, rounds=view.round + view.rounds_to_come)
    if view.point is None:
        return row(Piece(said, "bold"))
    worth = view.point + sum(card.points for cards in view.pot for card in cards)
    return row(
        Piece(said, "bold"), "   ", Piece(text("raise-pot-now", point=view.point, worth=worth), "mark")
    )


def player_rows(seen: Shown, names: Sequence[str]) -> list[Row]:
    """A table of the players: points, cards, stone, and what they have put into the pot."""
    view = seen.view
    longest = min(NAME, max(map(cells, names)))
    heads = [text(f"raise-column-{name}") for name in ("points", "hand", "draw", "field", "pot")]
    widths = [max(4, cells(head)) for head in heads]
    found = [
        row(
            Piece(" " * (longest + 4), "faint"),
            *(Piece(f"  {head:>{width}}", "faint") for head, width in zip(heads, widths, strict=True)),
        )
    ]
    fields = {stone.seat: stone.field for stone in view.track}
    scores = view.result.scores if view.result else view.scores
    for seat, name in enumerate(names):
        acting = seat in seen.acting
        figures = (scores[seat], view.hand_counts[seat], view.draw_counts[seat], fields.get(seat, "–"))
        found.append(
            row(
                Piece("▸ " if acting else "  ", "mark"),
                Piece(f"{SEAT_SIGNS[seat]} ", f"seat-{seat}"),
                Piece(f"{name[:NAME]:<{longest}}", "bold" if acting else ""),
                *(Piece(f"  {one:>{width}}") for one, width in zip(figures, widths, strict=False)),
                "  ",
                *_pot(seen, seat),
            )
        )
    return found


def _pot(seen: Shown, seat: Seat) -> Row:
    """What the seat has laid in this round."""
    view = seen.view
    if view.has_chosen and view.has_chosen[seat]:
        card = seen.chosen[seat]
        return row(Piece("▒", "faint"), *((Piece(" "), card_piece(card)) if card else ()))
    laid = view.pot[seat] if view.pot else ()
    passed = laid and view.track and all(stone.seat != seat for stone in view.track)
    return (*_cards(laid), *((Piece(f" ({text('raise-passed')})", "faint"),) if passed else ()))


def track_row(view: View, names: Sequence[str], width: int) -> Row:
    """The stones from the rearmost to the foremost, at distances as on the track."""
    if not view.track:
        return row(Piece(f"  {text('raise-track-empty')}", "faint"))
    fields: dict[int, list[Seat]] = {}
    for field, seat in view.track:
        fields.setdefault(field, []).append(seat)
    taken = sum(len(str(field)) + 2 + len(seats) for field, seats in fields.items())
    room = max(0, width - 4 - taken)
    first, last = min(fields), max(fields)
    pieces: list[Piece] = [Piece("  ")]
    before = first
    for field, seats in sorted(fields.items()):
        distance = field - before
        if distance:
            dashes = max(1, distance * room // max(1, last - first)) if room else 1
            pieces.append(Piece("─" * min(distance, dashes), "faint"))
        pieces += [Piece(SEAT_SIGNS[seat], f"seat-{seat}") for seat in seats]
        pieces.append(Piece(f" {field} ", "bold"))
        before = field
    return tuple(pieces)


def text_table(seen: State | View, names: Sequence[str] = ()) -> str:
    """The table as lines of text."""
    found = shown(seen)
    view = found.view
    called = named(names, view.options.players)
    rows: list[Row] = [round_row(view), dice_row(view), (), *player_rows(found, called), ()]
    if view.track:
        rows += [track_row(view, called, 80), ()]
    longest = max(map(cells, called))
    for seat, hand in enumerate(found.hands):
        if hand is not None:
            name = called[seat] + " " * (longest - cells(called[seat]))
            rows.append(row(f"  {SEAT_SIGNS[seat]} {name}  ", *_cards(hand)))
    return plain([*rows, (), row(status(found, called))])
