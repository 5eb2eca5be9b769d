"""THE GAME's table as HTML, with the cards' look of the browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stammtisch.core.drawing.html import element, page
from stammtisch.core.drawing.plain import named
from stammtisch.core.drawing.seats import PAPER, card_back, seat_picture
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.drawing.table import MARKS, Shown, shown, sky
from stammtisch.games.the_game.drawing.words import status
from stammtisch.games.the_game.model import PILES, State, View
from stammtisch.texts import text

STYLES = """
.stammtisch .row.piles{align-items:flex-start}
.stammtisch .pile{text-align:center;min-width:86px}
.stammtisch .pile svg{width:80px;height:112px;margin:3px auto}
.stammtisch .hand svg{width:46px;height:64px}
.stammtisch .back svg{width:24px;height:34px;margin-right:-10px}
.stammtisch .way{display:inline-block;padding:0 9px;border-radius:999px;color:var(--way-ink);font-weight:700}
.stammtisch .up{background:var(--dawn)}.stammtisch .down{background:var(--dusk)}
"""


def html_table(seen: State | View, names: Sequence[str] = ()) -> str:
    """The table as HTML that stands alone."""
    found = shown(seen)
    called = named(names, found.options.players)
    piles = element("div", *(_pile(found, pile, called) for pile in range(rules.PILES)), class_="row piles")
    deck = text("the-game-deck", draw=found.draw_pile, left=found.left)
    players = element("table", *(_player(found, seat, called[seat]) for seat in range(len(called))))
    said = element("div", escape(status(found, called)), class_="status")
    parts = [piles, players, element("div", escape(deck), class_="faint"), said]
    return page(text("the-game-name"), parts, STYLES)


def _pile(seen: Shown, pile: int, names: Sequence[str]) -> str:
    top, up = seen.tops[pile], rules.ascending(pile)
    card = _card(top) if seen.piles[pile] else _start_card(top, up)
    way = element("span", f"{PILES[pile]} {'↑' if up else '↓'}", class_=f"way {'up' if up else 'down'}")
    under = element("div", _under(seen.piles[pile]), class_="faint figure")
    signals = [
        element(
            "div",
            f"{escape(names[seat])} {MARKS[word]}",
            title=text("the-game-pile-said", name=names[seat], word=word),
        )
        for seat, said in enumerate(seen.signals)
        if (word := said[pile])
    ]
    return element("div", way, card, under, *signals, class_="pile")


def _under(cards: Sequence[int]) -> str:
    """The last cards under the top one."""
    under = [str(card) for card in cards[-4:-1]]
    return " ".join([*(["…"] if len(cards) > 4 else []), *under]) or "&nbsp;"


def _player(seen: Shown, seat: int, name: str) -> str:
    hand = seen.hands[seat]
    count = seen.hand_counts[seat]
    cards = "".join(_card(card) for card in hand) if hand is not None else card_back() * count
    kind = "row hand" if hand is not None else "row back"
    label = text("seat-cards", count=count)
    mood = seen.signals[seat][-1] if seen.signals else None
    said = text("the-game-mood", word=mood) if mood else ""
    who = element(
        "span", seat_picture(seat), escape(name), class_="name acting" if seat in seen.acting else "name"
    )
    return element(
        "tr",
        element("td", who, element("div", escape(said), class_="faint")),
        element("td", str(count), class_="number", title=label),
        element("td", element("div", cards, class_=kind, style="margin:0;gap:5px")),
    )


_NUMBER = 'font-family="\'Iowan Old Style\',Georgia,serif" font-weight="700" text-anchor="middle"'


def _card(card: int) -> str:
    """A number card: its picture is the hour of the day that the number stands for."""
    sun = 132 - (card - rules.LOWEST) / (rules.HIGHEST - rules.LOWEST) * 58
    stars = ""
    if card < 34:
        dots = ((22, 72, 1.3), (40, 80, 1), (66, 70, 1.5), (82, 84, 1.1), (30, 92, 1))
        spots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in dots)
        stars = f'<g fill="#fff8dc" opacity="{1 - card / 40:.2f}">{spots}</g>'
    return (
        f'<svg viewBox="0 0 100 140" role="img" aria-label="{card}">{PAPER}'
        '<svg x="7" y="60" width="86" height="73" viewBox="7 60 86 73" style="overflow:hidden">'
        f'<rect x="7" y="60" width="86" height="73" fill="{sky(card)}"/>{stars}'
        f'<circle cx="62" cy="{sun:.1f}" r="21" fill="#fff3c4" opacity=".28"/>'
        f'<circle cx="62" cy="{sun:.1f}" r="13" fill="#fff3c4"/>'
        '<path d="M7 112c16-14 30-12 44-2s28 8 42-6v30H7z" fill="#12332b" opacity=".55"/>'
        '<path d="M7 124c18-9 34-8 50-2s26 4 36-2v14H7z" fill="#12332b"/></svg>'
        f'<text x="50" y="48" font-size="50" {_NUMBER} fill="#1b1a17">{card}</text></svg>'
    )


def _start_card(top: int, up: bool) -> str:
    """The card a pile begins with: 1 and upwards, 100 and downwards."""
    colour, turn = ("#d2623f", "") if up else ("#4b3a94", ' transform="rotate(180 50 70)"')
    arrows = "M30 39l20-20 20 20M30 57l20-20 20 20"
    return (
        f'<svg viewBox="0 0 100 140" role="img" aria-label="{top}">{PAPER}'
        f'<rect x="6" y="6" width="88" height="128" rx="7" fill="{colour}"/>'
        f'<path d="{arrows}" fill="none" stroke="#fff8dc" stroke-width="5" stroke-linecap="round"{turn}/>'
        f'<text x="50" y="{103 if up else 66}" font-size="42" {_NUMBER} fill="#fff8dc">{top}</text></svg>'
    )
