"""`stammtisch bots`: the bots of a game, weakest first, with their measured strength."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from stammtisch.cli.arguments import add_game, add_json, find_game
from stammtisch.cli.printing import columns, percent, print_json, print_table
from stammtisch.texts import text


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add_json(parser)
    return "{0}"


def run(game: str, *, as_json: bool) -> None:
    from stammtisch import bots

    name = find_game(game).name
    measured = bots.strength().get(name, {})
    rows = [
        {"name": entry.name, "level": level, "about": entry.about, **measured.get(entry.name, {})}
        for level, entry in enumerate(bots.BOTS[name])
    ]
    if as_json:
        print_json(rows)
        return
    print_table(
        text("bots-title", game=name),
        columns("level", "bot", "ms", "measured", "about"),
        [
            (
                row["level"],
                row["name"],
                row.get("ms_per_move", ""),
                " ".join(f"{players}: {percent(share)}" for players, share in row.get("wins", {}).items()),
                _about(name, row),
            )
            for row in rows
        ],
    )


def _about(game: str, row: dict[str, Any]) -> str:
    """A bot's description from the catalogue, or its own if the catalogue has none."""
    try:
        return text(f"bots-{game}-{row['name']}")
    except KeyError:
        return str(row["about"])
