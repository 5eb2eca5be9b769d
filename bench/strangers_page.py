"""The tables of docs/strangers.md, made from the rows beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from stammtisch.bots.the_game.strangers.cells import Cell, Cells
from stammtisch.bots.the_game.strangers.companions import SEEDS
from stammtisch.bots.the_game.strangers.figures import difference, rate, together
from stammtisch.bots.the_game.strangers.partners import PARTNERS
from stammtisch.bots.the_game.strangers.rows import BEST

__all__ = ["pair", "seed_figures", "write"]

BEGIN, END = "<!-- made by bench/strangers.py -->\n", "<!-- end -->\n"

Row = dict[str, Any]


def pair(cells: Cells, cell: Cell) -> Row:
    """One line of docs/strangers-pairs.jsonl."""
    won = cells.won(cell)
    head = {"players": cells.players, "seed": cells.seed, "guest": cell.guest, "hosts": cell.hosts}
    return {**head, "deals": len(won), "won": rate(won).line()}


def write(page: Path, rows: Sequence[Row], pairs: Sequence[Row]) -> None:
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page} has no place for the tables")
    page.write_text(before + BEGIN + "\n".join(_tables(rows, pairs)) + "\n" + END + after, "utf-8")


def _tables(rows: Sequence[Row], pairs: Sequence[Row]) -> Iterator[str]:
    for players in sorted({row["players"] for row in rows}, key=lambda number: (number != 3, number)):
        own = [row for row in rows if row["players"] == players]
        best = next((row for row in own if row["bot"] == BEST), None)
        bots = sorted([row for row in own if row is not best], key=lambda row: -row["share"][0])
        yield f"\n## {players} players\n"
        if bots:
            yield from _leaderboard(bots)
        if best:
            yield from _with_partners(best, bots)
            yield from _gains(bots)
        yield from _crossed([row for row in pairs if row["players"] == players])


def _leaderboard(bots: Sequence[Row]) -> Iterator[str]:
    titles = ["bot", "share of the best response, mean", "worst", "beside", "won with strangers"]
    titles += ["won with its like", "gap", "gain by signals", "deals", "sent by"]
    yield f"| {' | '.join(titles)} |"
    yield f"|{'---|' * len(titles)}"
    for row in bots:
        worst = row["partners"][row["worst"]]["share"]
        cells = [row["bot"], interval(row["share"]), interval(worst), row["worst"]]
        cells += [interval(row[name]) for name in ("cross", "self", "gap", "gain")]
        yield f"| {' | '.join([*cells, str(row['deals']), row['sent_by']])} |"


def _with_partners(best: Row, bots: Sequence[Row]) -> Iterator[str]:
    yield "\nGames won beside each partner, in per cent; in brackets the share of the best response.\n"
    yield f"| partner | among its like | best response | {' | '.join(row['bot'] for row in bots)} |"
    yield f"|---|---|---|{'---|' * len(bots)}"
    for one in PARTNERS:
        own = best["partners"][one.name]
        cells = [one.name, interval(own["alike"]), f"{interval(own['won'])} {own['response']}"]
        for row in bots:
            found = row["partners"][one.name]
            cells.append(f"{interval(found['won'])} ({percent(found['share'][0])})")
        yield f"| {' | '.join(cells)} |"


def _gains(bots: Sequence[Row]) -> Iterator[str]:
    yield "\nWhat signals gain, in points: games won with them minus games won in silence, same deals.\n"
    yield f"| partner | {' | '.join(row['bot'] for row in bots)} |"
    yield f"|---|{'---|' * len(bots)}"
    for one in PARTNERS:
        found = [interval(row["partners"][one.name]["gain"]) for row in bots]
        yield f"| {one.name} | {' | '.join(found)} |"
    yield f"| its like | {' | '.join(interval(row['self_gain']) for row in bots)} |"


def _crossed(pairs: Sequence[Row]) -> Iterator[str]:
    """The tables of networks by seed and of our own bots."""
    for title, names in (
        ("Networks trained from scratch, alike in all but their seed", list(SEEDS)),
        ("Our own bots", [name for name in _guests(pairs) if name not in SEEDS]),
    ):
        found = {(row["guest"], row["hosts"]): row for row in pairs if "guest" in row}
        if not any((name, name) in found for name in names):
            continue
        yield f"\n{title}: games won in per cent, one guest (row) among hosts (column).\n"
        yield f"| guest | {' | '.join(names)} |"
        yield f"|---|{'---|' * len(names)}"
        for guest in names:
            cells = [
                f"{interval(found[guest, hosts]['won'])}; {found[guest, hosts]['deals']}"
                if (guest, hosts) in found
                else ""
                for hosts in names
            ]
            yield f"| {guest} | {' | '.join(cells)} |"
    for row in pairs:
        if "gap" in row:
            yield (
                f"\nThe networks by seed together: {interval(row['self'])} with their like, "
                f"{interval(row['cross'])} with each other, a gap of {interval(row['gap'])} points."
            )


def _guests(pairs: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(row["guest"] for row in pairs if "guest" in row))


def seed_figures(cells: Cells) -> Row:
    """Self-play, cross-play and gap of the networks by seed: the last line of docs/strangers-pairs.jsonl."""
    own = together([cells.won(Cell(name, name)) for name in SEEDS])
    cross = together([cells.won(Cell(a, b)) for a in SEEDS for b in SEEDS if a != b])
    head = {"players": cells.players, "seed": cells.seed, "of": list(SEEDS), "deals": len(cross)}
    figures = {"self": rate(own), "cross": rate(cross), "gap": difference(own, cross)}
    return {**head, **{name: figure.line() for name, figure in figures.items()}}


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def interval(figure: Sequence[float]) -> str:
    value, low, high = map(percent, figure)
    return f"{value} [{low}, {high}]"
