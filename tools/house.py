"""Draws the package diagram in `docs/house.md` from the import graph.

`python tools/house.py` writes the page, `--check` fails if it is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

import grimp

PAGE = Path(__file__).parents[1] / "docs" / "house.md"
ROOT = "stammtisch"
BEGIN, END = "```mermaid\n", "```\n"


def room(module: str) -> str:
    """A module's package as drawn: two levels deep, with all parts of a game as one."""
    parts = module.split(".")[1:3]
    if parts and parts[0] in ("games", "bots") and len(parts) > 1:
        return parts[0]
    package = len(parts) > 1 and parts[0] == "server" and len(module.split(".")) > 3
    return ".".join(parts) if package else parts[0] if parts else ROOT


def drawing() -> str:
    """The packages, with arrows to the packages they import."""
    graph = grimp.build_graph(ROOT)
    found = {
        (room(module), room(other))
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
        if room(module) != room(other) and not {ROOT, "__main__"} & {room(module), room(other)}
    }
    lines = [f"  {one.replace('.', '_')}[{one.replace('.', '/')}]" for one in sorted({*sum(found, ())})]
    direct = sorted(_direct(found))
    lines += [f"  {one.replace('.', '_')} --> {other.replace('.', '_')}" for one, other in direct]
    return BEGIN + "flowchart TD\n" + "\n".join(lines) + "\n" + END


def _direct(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Without transitive arrows, which would make the diagram unreadable."""

    def reached(start: str, without: tuple[str, str]) -> set[str]:
        seen: set[str] = set()
        ahead = [start]
        while ahead:
            one = ahead.pop()
            further = {other for here, other in arrows if here == one and (here, other) != without}
            ahead += further - seen
            seen |= further
        return seen

    return {arrow for arrow in arrows if arrow[1] not in reached(arrow[0], arrow)}


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    wanted = before + drawing() + after
    if "--check" in sys.argv:
        if page != wanted:
            sys.exit("docs/house.md is out of date: run python tools/house.py")
        return
    PAGE.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main()
