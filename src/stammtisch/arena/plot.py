"""Strength over time as a chart: an SVG file and a line for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

BARS = "▁▂▃▄▅▆▇█"
COLOURS = ("#0b6e75", "#c2571a", "#6a3d9a", "#33691e", "#ad1457")
WIDTH, HEIGHT, EDGE = 640, 360, 48


def sparkline(values: Sequence[float]) -> str:
    """The values as small bars.

    >>> sparkline([0.0, 0.5, 1.0])
    '▁▅█'
    """
    if not values:
        return ""
    low, high = min(values), max(values)
    span = (high - low) or 1.0
    return "".join(BARS[round((value - low) / span * (len(BARS) - 1) + 1e-9)] for value in values)


def svg(
    title: str,
    x_name: str,
    lines: Mapping[str, Sequence[tuple[float, float]]],
    *,
    bands: Mapping[str, Sequence[tuple[float, float, float]]] | None = None,
    marks: Mapping[str, Sequence[tuple[float, float, str]]] | None = None,
) -> str:
    """Lines of shares (0 to 1) over x, with a legend.

    A line may have a band, given as x, share and half its width, and marks, given as x, share and a text.
    """
    most = max((x for points in lines.values() for x, _ in points), default=1.0) or 1.0

    def place(x: float, share: float) -> str:
        high = min(1.0, max(0.0, share))
        return f"{EDGE + x / most * (WIDTH - 2 * EDGE):.1f},{HEIGHT - EDGE - high * (HEIGHT - 2 * EDGE):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="28" font-size="16">{escape(title)}</text>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 30}" font-size="12" text-anchor="end">'
        f"{escape(x_name)}: {most:.0f}</text>",
    ]
    for tenth in range(0, 11, 2):
        left, right = place(0, tenth / 10), place(most, tenth / 10)
        x, y = left.split(",")
        parts.append(f'<polyline points="{left} {right}" stroke="#ddd" fill="none"/>')
        parts.append(
            f'<text x="{float(x) - 6}" y="{y}" font-size="11" text-anchor="end">{tenth * 10} %</text>'
        )
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        band = (bands or {}).get(name, ())
        if band:
            upper = [place(x, share + half) for x, share, half in band]
            lower = [place(x, share - half) for x, share, half in reversed(band)]
            parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity="0.15"/>')
        path = " ".join(place(x, share) for x, share in points)
        parts.append(f'<polyline points="{path}" stroke="{colour}" stroke-width="2" fill="none"/>')
        for across, share, words in (marks or {}).get(name, ()):
            x, y = place(across, share).split(",")
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"><title>{escape(words)}</title></circle>'
            )
        parts.append(
            f'<text x="{EDGE + 8 + 110 * number}" y="{HEIGHT - 12}" font-size="12" '
            f'fill="{colour}">{escape(name[:16])}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
