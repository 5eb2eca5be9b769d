"""The palette in numbers: contrast, and how far colours stay apart for colour-blind eyes.

`python tests/colours.py` prints the tables of docs/accessibility.md.

Sources of the figures: WCAG 2.2 (relative luminance, contrast ratio); Machado, Oliveira and Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), the matrices for
severity 1.0; Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application
30 (2005).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path

Triple = tuple[float, float, float]

PALETTE = Path(__file__).parents[1] / "web" / "src" / "palette.css"
GROUNDS = PALETTE.with_name("grounds.css")
SCHEMES = ("light", "dark")
SEATS = tuple(f"seat-{seat}" for seat in range(5))
SYMBOLS = tuple(f"symbol-{name}" for name in ("diamond", "gear", "cloud", "hourglass", "bell"))
STATES = ("good", "bad", "dusk")
WAYS = ("dawn", "dusk")

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def grounds() -> dict[str, str]:
    """The other grounds to play on: what grounds.css sets for each."""
    text = GROUNDS.read_text(encoding="utf-8")
    return dict(re.findall(r":root\[data-ground='(\w+)'\] \{(.*?)\}", text, flags=re.S))


def palette(scheme: str, *, more: bool = False, ground: str = "") -> dict[str, str]:
    """Every colour by its name, as `#rrggbb`; `more`: as set for those who want more contrast.

    With more contrast the ground is always the first.
    """
    text = re.sub(r"/\*.*?\*/", "", PALETTE.read_text(encoding="utf-8"), flags=re.S)
    usual, _, stronger = text.partition("@media (prefers-contrast: more)")
    found: dict[str, str] = {}
    chosen = stronger if more else grounds()[ground] if ground else ""
    for part in (usual, chosen):
        for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", part):
            pair = re.fullmatch(r"light-dark\((#\w+),\s*(#\w+)\)", value)
            if pair:
                found[name] = pair[1 + SCHEMES.index(scheme)]
            elif re.fullmatch(r"#[0-9a-f]{6}", value):
                found[name] = value
    return found


def linear(colour: str) -> Triple:
    """The light of `#rrggbb`, each channel from 0 to 1."""
    r, g, b = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _light(r), _light(g), _light(b)


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(light: Triple) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: str, other: str) -> float:
    """WCAG's contrast ratio: from 1 to 21."""
    low, high = sorted((luminance(linear(one)), luminance(linear(other))))
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, eyes: str) -> Triple:
    """The light that these eyes take the colour for."""
    r, g, b = linear(colour)
    x, y, z = (min(1.0, max(0.0, p * r + q * g + s * b)) for p, q, s in EYES[eyes])
    return x, y, z


def lab(light: Triple) -> Triple:
    """CIE L*a*b* under D65."""
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 216 / 24389 else part * 841 / 108 + 4 / 29 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two colours in L*a*b*: 1 is just noticeable side by side."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1 + (1 - sqrt(mean / (mean + 25**7))) / 2
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    if not grey and abs(h2 - h1) == 180:
        turn = h2 - h1
    if grey:
        hue = h1 + h2
    elif abs(h1 - h2) <= 180:
        hue = (h1 + h2) / 2
    else:
        hue = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rc = 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rt = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * rc
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / sh
    return sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh)


def nearest(colours: dict[str, str], names: Iterable[str], eyes: str) -> tuple[float, str, str]:
    """The two of these colours that are closest to each other for these eyes."""
    labs = {name: lab(seen(colours[name], eyes)) for name in names}
    return min((difference(labs[p], labs[q]), p, q) for p, q in combinations(labs, 2))


# What stands on what: `TEXT` is read, `SIGNS` are only seen.
TEXT = (
    *(("ink", under) for under in ("page", "page-2", "surface", "surface-2")),
    *(("ink-2", under) for under in ("page", "page-2", "surface", "surface-2")),
    *(("felt-ink", under) for under in ("felt", "felt-2")),
    *(("brass-ink", under) for under in ("brass", "brass-2")),
    *(("card-ink", under) for under in ("card", "card-2")),
    *((state, under) for state in ("good", "bad") for under in ("surface", f"{state}-soft")),
    ("field-ink", "field"),
    ("plate-ink", "plate"),
    ("bad", "felt"),
    ("bad", "felt-2"),
    ("dusk", "surface"),
    ("ink", "dusk-soft"),
    *(("way-ink", way) for way in WAYS),
    *(("seat-ink", seat) for seat in SEATS),
    *((symbol.replace("symbol", "pen"), "card") for symbol in SYMBOLS),
)
SIGNS = (
    *(("focus", under) for under in ("page", "page-2", "surface", "surface-2", "felt", "felt-2")),
    *(("brass-edge", under) for under in ("surface", "felt", "felt-2")),
    ("stick", "surface"),
)
FAMILIES = {"seats": SEATS, "symbols": SYMBOLS, "states": STATES, "ways": WAYS}


def tables() -> str:
    """What docs/accessibility.md shows."""
    every = [palette(scheme, more=more) for more in (False, True) for scheme in SCHEMES]
    lines = ["| colours | " + " | ".join(EYES) + " |", "|---|" + "---|" * len(EYES)]
    for family, names in FAMILIES.items():
        found = [min(nearest(colours, names, eyes)[0] for colours in every) for eyes in EYES]
        lines.append(f"| {family} | " + " | ".join(f"{one:.1f}" for one in found) + " |")
    lines += ["", "| contrast | light | dark | light, more | dark, more |", "|---|---|---|---|---|"]
    for title, pairs in (("text", TEXT), ("signs", SIGNS)):
        least = [
            min((contrast(colours[on], colours[under]), f"{on} on {under}") for on, under in pairs)
            for colours in every
        ]
        lines.append(f"| {title} | " + " | ".join(f"{one:.1f} ({what})" for one, what in least) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(tables())
