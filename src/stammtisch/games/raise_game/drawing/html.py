"""RAISE's table as HTML, with the cards' look of the browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stammtisch.core.drawing.html import element, page
from stammtisch.core.drawing.plain import named
from stammtisch.core.drawing.seats import card_back, seat_picture
from stammtisch.core.game import Seat
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.drawing.table import Shown, rolled, shown
from stammtisch.games.raise_game.drawing.words import card_name, letter, status, symbol_name
from stammtisch.games.raise_game.model import State, View
from stammtisch.texts import text

# Each symbol's outline, colour, and the darker colour of what is written in it.
_SYMBOLS = {
    "diamond": ("M12 2l8 10-8 10L4 12z", "#b81d30", "#8f1526"),
    "gear": (
        "M10.3 2h3.4l.6 2.7 1.8.75 2.35-1.5 2.4 2.4-1.5 2.35.75 1.8 2.7.6v3.4l-2.7.6-.75 1.8 1.5 2.35-2.4 2.4"
        "-2.35-1.5-1.8.75-.6 2.7h-3.4l-.6-2.7-1.8-.75-2.35 1.5-2.4-2.4 1.5-2.35-.75-1.8-2.7-.6v-3.4l2.7-.6"
        ".75-1.8-1.5-2.35 2.4-2.4 2.35 1.5 1.8-.75zM12 8.6a3.4 3.4 0 100 6.8 3.4 3.4 0 000-6.8z",
        "#6a23a8",
        "#552089",
    ),
    "cloud": ("M7 19a5 5 0 01-.8-9.93A6 6 0 0117.7 8.6 5.3 5.3 0 0117 19z", "#f8d714", "#6b5300"),
    "hourglass": (
        "M5 2h14v3c0 3.5-2.3 5-4.2 7 1.9 2 4.2 3.5 4.2 7v3H5v-3c0-3.5 2.3-5 4.2-7C7.3 10 5 8.5 5 5z",
        "#4f9fe8",
        "#1a569c",
    ),
    "bell": (
        "M12 2a1.8 1.8 0 011.8 1.9C17 4.8 18.5 7.5 18.5 11c0 4 1 5 2.2 6.5H3.3C4.5 16 5.5 15 5.5 11"
        "c0-3.5 1.5-6.2 4.7-7.1A1.8 1.8 0 0112 2zM9 19h6a3 3 0 01-6 0z",
        "#db7a18",
        "#8f4300",
    ),
}
_OTHER = ("M12 2a10 10 0 110 20 10 10 0 010-20z", "#7a8a82", "#3b4a43")
_STAR = "M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z"
_SERIF = 'font-family="\'Iowan Old Style\',Georgia,serif" font-weight="700"'
STYLES = """
.stammtisch .cards{display:flex;gap:4px}
.stammtisch .cards svg{width:40px;height:53px}
.stammtisch .back svg{width:22px;height:31px;margin-right:-9px}
.stammtisch .times{display:inline-flex;align-items:center;gap:3px;padding:2px 9px;border-radius:999px;
background:var(--card);color:#1b1a17;font-size:17px;font-weight:700}
.stammtisch .held{text-align:center;line-height:1.25}
.stammtisch .point svg{width:50px;height:70px}
"""


def html_table(seen: State | View, names: Sequence[str] = ()) -> str:
    """The table as HTML that stands alone."""
    found = shown(seen)
    view = found.view
    called = named(names, view.options.players)
    rounds = text("raise-rounds", round=view.round, rounds=view.round + view.rounds_to_come)
    top = [element("b", escape(rounds))]
    if view.point is not None:
        worth = view.point + sum(card.points for cards in view.pot for card in cards)
        top.insert(0, element("span", _point_card(view.point), class_="point"))
        top.append(element("span", escape(text("raise-pot-said", point=view.point, worth=worth))))
    times = [
        element("span", _symbol(symbol), f"×{multiplied}", class_="times", title=symbol_name(symbol))
        for symbol, multiplied in zip(view.options.set.symbols, view.multipliers, strict=False)
    ]
    heads = [text(f"raise-column-{name}") for name in ("points", "draw", "field", "pot", "hand")]
    titles = [element("th"), *(element("th", escape(head)) for head in heads)]
    rows = [_player(found, seat, called[seat]) for seat in range(len(called))]
    parts = [
        element("div", *top, class_="row", style="align-items:center"),
        element("div", *times, class_="row"),
        element("table", element("tr", *titles), *rows),
        element("div", escape(status(found, called)), class_="status"),
    ]
    return page(text("raise-name"), parts, STYLES)


def _player(seen: Shown, seat: Seat, name: str) -> str:
    view = seen.view
    fields = {stone.seat: stone.field for stone in view.track}
    score = view.result.scores[seat] if view.result else view.scores[seat]
    hand = seen.hands[seat]
    held = card_back() * view.hand_counts[seat]
    if hand is not None:
        held = "".join(element("span", _card(card), _worth(view, card), class_="held") for card in hand)
    laid = "".join(map(_card, view.pot[seat])) if view.pot else ""
    down = bool(view.has_chosen) and view.has_chosen[seat]
    passed = bool(laid and view.track) and seat not in fields
    return element(
        "tr",
        element(
            "td",
            element(
                "span",
                seat_picture(seat),
                escape(name),
                class_="name acting" if seat in seen.acting else "name",
            ),
        ),
        element("td", str(score), class_="number"),
        element("td", str(view.draw_counts[seat]), class_="number"),
        element("td", str(fields.get(seat, "–")), class_="number figure"),
        element(
            "td",
            element("div", laid, class_="cards"),
            element("div", card_back(), class_="back") if down else "",
            element("div", escape(text("raise-passed")), class_="faint") if passed else "",
        ),
        element("td", element("div", held, class_="cards" if hand is not None else "cards back")),
    )


def _worth(view: View, card: Card) -> str:
    """What a card in hand is worth in this round."""
    return element("span", str(view.value(card)), class_="faint figure") if rolled(view) else ""


def _symbol(symbol: str) -> str:
    path, colour, _ = _SYMBOLS.get(symbol, _OTHER)
    label = escape(symbol_name(symbol))
    return (
        f'<svg viewBox="0 0 24 24" width="22" height="22" role="img" aria-label="{label}">'
        f'<path d="{path}" fill="{colour}" fill-rule="evenodd"/></svg>'
    )


def _card(card: Card) -> str:
    """A number card: number, symbol with its letter, points."""
    path, colour, ink = _SYMBOLS.get(card.symbol, _OTHER)
    rich = card.points > 1
    pill = '<rect x="52" y="9" width="41" height="26" rx="13" fill="#f4b942"/>' if rich else ""
    return (
        f'<svg viewBox="0 0 100 132" role="img" aria-label="{escape(card_name(card))}">'
        f'<rect x="1" y="1" width="98" height="130" rx="11" fill="var(--card)"/>'
        f'<rect x="1" y="1" width="98" height="130" rx="11" fill="{colour}" fill-opacity=".14"'
        f' stroke="{"#dd9a1b" if rich else ink}" stroke-width="{4 if rich else 2.5}"'
        f' stroke-opacity="{1 if rich else 0.5}"/>'
        f'<text x="9" y="48" font-size="52" {_SERIF} fill="{ink}">{card.number}</text>{pill}'
        f'<path d="{_STAR}" transform="translate(56 11) scale(.83)" fill="#7a4a00"/>'
        f'<text x="77" y="29" font-size="20" font-weight="700" fill="#4a3608">{card.points}</text>'
        f'<path d="{path}" transform="translate(24 60) scale(2.17)" fill="{colour}" stroke="{ink}"'
        ' stroke-width="1.3" stroke-linejoin="round" fill-rule="evenodd"/>'
        f'<circle cx="82" cy="111" r="12.5" fill="var(--card)"/><text x="82" y="117.5" font-size="18"'
        f' font-weight="750" text-anchor="middle" fill="{ink}">{escape(letter(card.symbol))}</text></svg>'
    )


def _point_card(points: int) -> str:
    """What the round is played for."""
    return (
        f'<svg viewBox="0 0 100 140" role="img" aria-label="{points}">'
        '<rect x=".75" y=".75" width="98.5" height="138.5" rx="12" fill="#f4b942" stroke="#8d5b07"'
        ' stroke-width="1.5"/><rect x="7" y="7" width="86" height="126" rx="8" fill="none" stroke="#fff3c9"'
        ' stroke-width="2"/><path d="M50 106l3.6 7.6 8.4 1.1-6.1 5.8 1.5 8.3-7.4-4-7.4 4 1.5-8.3-6.1-5.8'
        ' 8.4-1.1z" fill="#8d5b07" opacity=".75"/>'
        f'<text x="49" y="82" font-size="60" text-anchor="middle" {_SERIF} fill="#3a2300">{points}</text>'
        "</svg>"
    )
