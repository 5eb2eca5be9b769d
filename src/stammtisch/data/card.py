"""The dataset card: what a folder of tables holds, for whoever finds it; written beside them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from stammtisch import games
from stammtisch.core.data.columns import Column
from stammtisch.data.rows import SCHEMA, TABLES, columns
from stammtisch.version import software

if TYPE_CHECKING:
    from stammtisch.data.dataset import Plan

TEMPLATE = Path(__file__).with_suffix(".md")


def card(plan: Plan) -> str:
    """The card as Markdown, in English."""
    game = games.get(plan.game)
    options = game.option_line(plan.options)
    known = columns(game)
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        game=game.name,
        title=game.forms.title,
        rules=game.rules,
        players=plan.options.players,
        options=json.dumps(options, ensure_ascii=False),
        levels=", ".join(f"`{name}`" for name in plan.levels),
        games=f"{plan.games:,}",
        deals=f"{plan.deals:,}",
        seed=plan.seed,
        software=software(),
        schema=SCHEMA,
        figures=game.figures().version,
        seating=(
            "one level takes all seats"
            if game.cooperative
            else "the levels sit at one table and move on by a seat from game to game"
        ),
        command=_command(plan),
        tables="\n\n".join(f"### {table}.parquet\n{column_table(known[table])}" for table in TABLES),
    )


def column_table(known: Sequence[Column]) -> str:
    """Columns with their kinds and meanings, as Markdown."""
    rows = [f"| `{one.name}` | {one.kind} | {one.about} |" for one in known]
    return "\n".join(["| column | kind | is |", "|---|---|---|", *rows])


def _command(plan: Plan) -> str:
    """The command that makes the same tables again."""
    words = [
        *("stammtisch", "dataset", plan.game, "FOLDER", "--players", str(plan.options.players)),
        *("--levels", ",".join(plan.levels), "--games", str(plan.games), "--seed", plan.seed),
    ]
    game = games.get(plan.game)
    usual = game.option_line(game.options(players=plan.options.players))
    for name, value in game.option_line(plan.options).items():
        if value != usual.get(name) and isinstance(value, str | int):
            words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return shlex.join(words)
