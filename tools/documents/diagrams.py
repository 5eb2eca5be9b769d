"""Diagrams as drawings: a flow chart in Mermaid's words becomes SVG, so that no script has to be fetched.

A hook of mkdocs. It knows as much of Mermaid as `tools/house.py` writes: nodes and arrows.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from html import escape
from typing import Any

BLOCK = re.compile(r"```mermaid\nflowchart TD\n(.*?)```\n", re.S)
WIDTH, HEIGHT, GAP, STEP = 118, 28, 14, 84
WIDEST = 7  # nodes beside each other; a longer row becomes two


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """The page's text with its diagrams drawn."""
    return BLOCK.sub(lambda block: draw(block[1]), markdown)


def draw(text: str) -> str:
    """One diagram: each node above all that it points to.

    >>> draw("a[one]\\nb[two]\\na --> b\\n").count("<rect")
    2
    """
    names = dict(re.findall(r"(\w+)\[(.+?)\]", text))
    arrows = re.findall(r"(\w+) --> (\w+)", text)
    rows = [row[at : at + WIDEST] for row in _rows(names, arrows) for at in range(0, len(row), WIDEST)]
    widest = max(len(row) for row in rows)
    whole = widest * (WIDTH + GAP) + GAP
    places = {}
    for level, row in enumerate(rows):
        left = (whole - len(row) * (WIDTH + GAP) + GAP) / 2
        for index, node in enumerate(row):
            places[node] = (left + index * (WIDTH + GAP), GAP + level * STEP)
    height = 2 * GAP + HEIGHT + (len(rows) - 1) * STEP
    drawn = [_arrow(places[one], places[other]) for one, other in arrows]
    for node, (x, y) in places.items():
        drawn.append(f'<rect x="{x:g}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>')
        middle = f'x="{x + WIDTH / 2:g}" y="{y + HEIGHT / 2 + 4:g}" text-anchor="middle"'
        drawn.append(f"<text {middle}>{escape(names[node])}</text>")
    size = f'viewBox="0 0 {whole} {height}" width="{whole}" height="{height}"'
    return f'<div class="diagram"><svg {size} role="img">{"".join(drawn)}</svg></div>\n'


def _rows(names: dict[str, str], arrows: list[tuple[str, str]]) -> list[list[str]]:
    """The nodes by level; within a level, in the order of what points to them."""
    above = _without_loops(arrows)

    @cache
    def level(node: str) -> int:
        return max((level(one) + 1 for one in above[node]), default=0)

    rows: list[list[str]] = []
    place: dict[str, float] = {}
    for number in range(max(map(level, names)) + 1):
        row = [node for node in names if level(node) == number]
        row.sort(key=lambda node: sum(place[one] for one in above[node]) / max(len(above[node]), 1))
        place |= {node: (index + 0.5) / len(row) for index, node in enumerate(row)}
        rows.append(row)
    return rows


def _without_loops(arrows: list[tuple[str, str]]) -> dict[str, list[str]]:
    """What points to each node, without arrows that lead back to where they come from."""
    above: dict[str, list[str]] = defaultdict(list)

    def leads(one: str, other: str) -> bool:
        return one == other or any(leads(one, higher) for higher in above[other])

    for one, other in arrows:
        if not leads(other, one):
            above[other].append(one)
    return above


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x, y), (to_x, to_y) = start, end
    x, to_x, y = x + WIDTH / 2, to_x + WIDTH / 2, y + HEIGHT
    bend = (to_y - y) / 2
    return f'<path d="M{x:g} {y}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y}"/>'
