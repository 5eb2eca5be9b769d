"""Rows of the leaderboard `docs/strangers.jsonl`: how they are made, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from statistics import fmean
from typing import Any

from stammtisch.bots.the_game.strangers.cells import Cell, Cells
from stammtisch.bots.the_game.strangers.figures import difference, mean_share, rate, share, together
from stammtisch.bots.the_game.strangers.partners import PARTNERS

VERSION = 1
BEST = "best response"
"""The bot of the row that all shares refer to."""
NAMES = tuple([one.name for one in PARTNERS])
NEAR = 2e-4  # figures are rounded to four digits

Row = dict[str, Any]


def make_row(
    cells: Cells, answers: Mapping[str, str], bot: str, about: str, sent_by: str, command: str
) -> Row:
    """The row of a bot all whose cells have been played; `answers` has the best response to each partner."""
    cross = {name: cells.won(Cell(bot, name)) for name in NAMES}
    quiet = {name: cells.won(Cell(bot, name, "silent")) for name in NAMES}
    best = {name: cells.won(Cell(answers[name], name)) for name in NAMES}
    own = cells.won(Cell(bot, bot))
    all_cross = together(list(cross.values()))
    shares = {name: share(cross[name], best[name]) for name in NAMES}
    worst = min(NAMES, key=lambda name: shares[name].value)
    return {
        **_head(cells, bot, about, sent_by, command),
        "deals": len(all_cross),
        "self": rate(own).line(),
        "cross": rate(all_cross).line(),
        "gap": difference(own, all_cross).line(),
        "share": mean_share([(cross[name], best[name]) for name in NAMES]).line(),
        "worst": worst,
        "gain": difference(all_cross, together(list(quiet.values()))).line(),
        "self_gain": difference(own, cells.won(Cell(bot, bot, "silent"))).line(),
        "partners": {
            name: {
                "deals": len(cross[name]),
                "won": rate(cross[name]).line(),
                "share": shares[name].line(),
                "gain": difference(cross[name], quiet[name]).line(),
            }
            for name in NAMES
        },
    }


def best_row(cells: Cells, answers: Mapping[str, str], command: str) -> Row:
    """What the best response to each partner wins with it, and what each partner wins among its like."""
    best = {name: cells.won(Cell(answers[name], name)) for name in NAMES}
    return {
        **_head(cells, BEST, "for each partner, whoever plays best with it", "stammtisch", command),
        "deals": min(map(len, best.values())),
        "cross": rate(together(list(best.values()))).line(),
        "partners": {
            name: {
                "response": answers[name],
                "deals": len(best[name]),
                "won": rate(best[name]).line(),
                "alike": rate(cells.won(Cell(name, name))).line(),
            }
            for name in NAMES
        },
    }


def _head(cells: Cells, bot: str, about: str, sent_by: str, command: str) -> Row:
    return {
        "strangers": VERSION,
        "players": cells.players,
        "seed": cells.seed,
        "bot": bot,
        "about": about,
        "sent_by": sent_by,
        "command": command,
    }


# Checking


def problems(row: Any, best: Row) -> Iterator[str]:
    """What is wrong with a row that somebody has sent; nothing if it is as `make_row` makes them."""
    if not isinstance(row, dict):
        yield "a row is a JSON object"
        return
    for name, kind in _FIELDS.items():
        if name not in row:
            yield f"{name} is missing"
        elif not kind(row[name]):
            yield f"{name} is not what it should be: {row[name]!r}"
    for name in sorted(set(row) - set(_FIELDS)):
        yield f"{name} is not a field of a row"
    if isinstance(row.get("partners"), dict):
        yield from _partner_problems(row["partners"])
    if all(name in row and kind(row[name]) for name, kind in _FIELDS.items()):
        yield from _contradictions(row, best)


def _partner_problems(partners: Mapping[str, Any]) -> Iterator[str]:
    for name in NAMES:
        if name not in partners:
            yield f"the partner {name} is missing"
            continue
        for field, kind in _PARTNER.items():
            if not isinstance(partners[name], dict) or not kind(partners[name].get(field)):
                yield f"{field} with the partner {name} is not what it should be"
    for name in sorted(set(partners) - set(NAMES)):
        yield f"there is no partner {name}"


def _contradictions(row: Row, best: Row) -> Iterator[str]:
    """Figures that cannot belong together."""
    for name in ("strangers", "players", "seed"):
        if row[name] != best[name]:
            yield f"{name} is {row[name]!r}, but the table's is {best[name]!r}"
    partners = row["partners"]
    if any(not kind(partners.get(name, {}).get(field)) for name in NAMES for field, kind in _PARTNER.items()):
        return
    if row["deals"] != min(partners[name]["deals"] for name in NAMES):
        yield "deals is not the smallest number of deals with a partner"
    if all(partners[name]["deals"] == row["deals"] for name in NAMES):
        if abs(row["cross"][0] - fmean(partners[name]["won"][0] for name in NAMES)) > NEAR:
            yield "cross is not the mean over the partners"
        if abs(row["share"][0] - fmean(partners[name]["share"][0] for name in NAMES)) > NEAR:
            yield "share is not the mean over the partners"
    if row["worst"] not in partners or any(
        partners[row["worst"]]["share"][0] > partners[name]["share"][0] + NEAR for name in NAMES
    ):
        yield "worst is not the partner with the smallest share"
    for name in NAMES:
        theirs = best["partners"][name]
        if partners[name]["deals"] > theirs["deals"]:
            yield f"with the partner {name} there are more deals than the table has"
        wanted = partners[name]["won"][0] / theirs["won"][0] if theirs["won"][0] else 0.0
        full = partners[name]["deals"] == theirs["deals"]
        if full and abs(partners[name]["share"][0] - wanted) > 10 * NEAR:
            yield f"the share with the partner {name} does not follow from what was won"


def _text(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 200


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _figure(least: float, most: float) -> Callable[[Any], bool]:
    def is_one(value: Any) -> bool:
        if not isinstance(value, list) or len(value) != 3:
            return False
        if any(isinstance(one, bool) or not isinstance(one, int | float) for one in value):
            return False
        middle, low, high = value
        return bool(least <= middle <= most and low <= middle + NEAR and middle <= high + NEAR)

    return is_one


_FIELDS: dict[str, Callable[[Any], bool]] = {
    "strangers": _count,
    "players": _count,
    "seed": _text,
    "bot": _text,
    "about": _text,
    "sent_by": _text,
    "command": _text,
    "deals": _count,
    "self": _figure(0, 1),
    "cross": _figure(0, 1),
    "gap": _figure(-1, 1),
    "share": _figure(0, 100),
    "worst": _text,
    "gain": _figure(-1, 1),
    "self_gain": _figure(-1, 1),
    "partners": lambda value: isinstance(value, dict),
}
_PARTNER: dict[str, Callable[[Any], bool]] = {
    "deals": _count,
    "won": _figure(0, 1),
    "share": _figure(0, 100),
    "gain": _figure(-1, 1),
}
