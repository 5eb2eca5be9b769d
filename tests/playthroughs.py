"""Recorded playthroughs, to be read by people: `make playthroughs` writes them again.

A change in one of them is a change of the rules; look at the difference before committing it.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import Any

from stammtisch import games
from stammtisch.arena.simulate import play_match
from stammtisch.bots import get
from stammtisch.core.game import Move

FOLDER = Path(__file__).parent / "playthroughs"
NOISE = {"options", "seat", "legal", "unseen", "unseen_points", "turns"}

BOTS = {"the-game": "greedy", "raise": "random"}
TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "the-game": (
        {"players": 1},
        {"players": 3},
        {"players": 5, "min_cards": 3, "fewer_cards": True, "starter": 4, "talk": "silent"},
    ),
    "raise": ({"players": 2}, {"players": 4, "starter": 2}, {"players": 5, "extra_cards": True}),
}


def path(game: str, number: int) -> Path:
    return FOLDER / f"{game}-{number + 1}.txt"


def told(game: str, number: int) -> str:
    """A whole game, move by move, with what changed for somebody who looks on."""
    chosen = TABLES[game][number]
    rules = games.get(game)
    options = rules.options(**chosen)
    seats = [get(game, BOTS[game]).make() for _ in range(options.players)]
    match = play_match(rules, options, seats, f"playthrough {number}")
    lines = [f"{game} with {', '.join(f'{name} {value}' for name, value in chosen.items())}", ""]
    state = rules.start(options)
    before = _public(rules, state)
    for by_chance, several in groupby(match.moves, key=lambda move: move.seat is None):
        # What falls without a choice in between is told in one go.
        for moves in [tuple(several)] if by_chance else [(move,) for move in several]:
            lines.append(_said(moves, rules, state))
            for move in moves:
                state = rules.apply(state, move)
            after = _public(rules, state)
            lines += [f"    {name}: {value}" for name, value in after.items() if before[name] != value]
            before = after
    lines += ["", f"{match.result}", ""]
    return "\n".join(lines)


def _public(rules: Any, state: Any) -> dict[str, str]:
    view = rules.view(state, None)
    return {name: _brief(getattr(view, name)) for name in type(view).__annotations__ if name not in NOISE}


def _brief(value: Any) -> str:
    """Cards by their short names; long piles by their last three cards."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        shown = [_brief(item) for item in value]
        return f"({' '.join(shown)})" if len(shown) <= 7 else f"({len(shown)}: .. {' '.join(shown[-3:])})"
    return str(value)


def _said(moves: tuple[Move[Any], ...], rules: Any, state: Any) -> str:
    acts = ", ".join(_act(move.act) for move in moves)
    seat = moves[0].seat
    return (
        f"chance: {acts}" if seat is None else f"seat {seat}, one of {len(rules.legal(state, seat))}: {acts}"
    )


def _act(act: Any) -> str:
    values = " ".join(_brief(getattr(act, field.name)) for field in fields(act))
    return f"{type(act).__name__} {values}".rstrip()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, several in TABLES.items():
        for number in range(len(several)):
            path(name, number).write_text(told(name, number), encoding="utf-8")
