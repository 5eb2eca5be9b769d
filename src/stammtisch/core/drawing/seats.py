"""What all games draw alike: a sign for each seat, and the back of a card."""

from __future__ import annotations

SEAT_SIGNS = "●■▲◆✚"
"""One shape for each seat, so that nobody depends on colours."""

_SHAPES = (
    "M16 2a14 14 0 110 28 14 14 0 010-28z",
    "M7 3h18a4 4 0 014 4v18a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4z",
    "M16 3l14 25H2z",
    "M16 2l14 14-14 14L2 16z",
    "M16 2l12 7v14l-12 7-12-7V9z",
)

PAPER = (
    '<rect x=".75" y=".75" width="98.5" height="138.5" rx="11" fill="var(--card)" stroke="var(--card-line)"'
    ' stroke-width="1.5"/>'
)
"""An empty card, 100 by 140."""


def seat_picture(seat: int) -> str:
    """The seat's shape as SVG."""
    shape = f'<path d="{_SHAPES[seat % 5]}" fill="var(--seat-{seat % 5})" stroke="#0003"/>'
    return f'<svg viewBox="0 0 32 32" width="14" height="14" aria-hidden="true">{shape}</svg>'


def card_back() -> str:
    """The back of every card as SVG: a round table seen from above, with places at it."""
    return (
        f'<svg viewBox="0 0 100 140" aria-hidden="true">{PAPER}'
        '<rect x="7" y="7" width="86" height="126" rx="7" fill="#174a3c"/>'
        '<circle cx="50" cy="70" r="26" fill="#12332b" stroke="#f4b942" stroke-width="2"/>'
        '<circle cx="50" cy="70" r="17" fill="none" stroke="#f4b942" stroke-width="4"'
        ' stroke-dasharray="14 7.36"/><circle cx="50" cy="70" r="6" fill="#f4b942"/></svg>'
    )
